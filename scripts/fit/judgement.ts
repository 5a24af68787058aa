import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TypedRule } from '../../src/base/typed/rule/rule-in.ts'
import type { Said } from './corpus.ts'
import type { Weights } from './regression.ts'
import { written } from './written.ts'

export type Verdict = 'kept' | 'waits' | 'left'
export type Judge = (said: Said) => Verdict

/** The whole judgement with other weights: a copy of its source with the two tables replaced, as they are constants. */
export async function judgeWith(root: string, weights: Weights | undefined): Promise<Judge> {
  const folder = mkdtempSync(join(tmpdir(), 'fit-'))
  try {
    cpSync(join(root, 'src/base'), join(folder, 'base'), { recursive: true })
    if (weights) for (const [file, source] of written(weights)) writeFileSync(join(folder, 'base/typed', file), source)
    const { rulesIn } = (await import(join(folder, 'base/typed/judge.ts'))) as {
      rulesIn: (prompt: string) => TypedRule[]
    }
    return (said) => verdictOf(said, rulesIn(said.prompt))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function verdictOf({ prompt, span }: Said, rules: readonly TypedRule[]): Verdict {
  let found: Verdict = 'left'
  for (const { scope, sure, text } of rules) {
    if (scope !== 'lasting' || !(span === prompt || isOf(text, span))) continue
    if (sure) return 'kept'
    found = 'waits'
  }
  return found
}

/** Whether what was heard is the part: one within the other, or most of its words. */
function isOf(text: string, span: string): boolean {
  const [one, other] = [letters(text), letters(span)]
  if (one.includes(other) || (other.includes(one) && one.length >= other.length * 0.3)) return true
  const wanted = tokens(span)
  const there = tokens(text)
  return [...wanted].filter((word) => there.has(word)).length >= MOST_WORDS * wanted.size
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
const tokens = (text: string) => new Set(text.toLowerCase().match(/[a-z0-9_./-]+|[\u3400-\u9fff]/g) ?? [])
const MOST_WORDS = 0.7
