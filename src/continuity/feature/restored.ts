import { anchorsOf } from '../../base/names.ts'
import type { Fact, Ledger } from '../ledger/facts.ts'

/**
 * Which of the lost facts were put back: those that a line was made from, and those that some line says as well, all that
 * they name and nearly all of their words. A name that merely stands somewhere does not bring a fact back.
 */
export function restoredFacts(ledger: Ledger, lost: readonly string[], told: readonly Told[]): string[] {
  const picked = new Set(told.flatMap(({ factIds }) => factIds))
  const lines = told
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => ({ names: anchorsOf(line), words: wordsOf(line) }))
  const twins = new Set([...picked].flatMap((id) => ledger.facts[id]?.text ?? []))
  return lost.filter((id) => {
    const fact = ledger.facts[id]
    return picked.has(id) || (fact !== undefined && (twins.has(fact.text) || lines.some((line) => says(line, fact))))
  })
}

export interface Told {
  readonly text: string
  readonly factIds: readonly string[]
}

interface Line {
  readonly names: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

function says({ names, words }: Line, fact: Fact): boolean {
  if (!fact.anchors.every((anchor) => names.has(anchor))) return false
  const own = [...wordsOf(fact.text)]
  return own.length > 0 && own.filter((word) => words.has(word)).length >= own.length * SHARE_OF_WORDS
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z]{3,}|[\u3400-\u9fff]{2}/g))
}

const SHARE_OF_WORDS = 0.8
