import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rulesIn } from '../../src/base/typed/judge.ts'
import { learn } from '../../src/memory/learn/learn.ts'
import { EMPTY_DIGEST } from '../../src/memory/learn/rules/confirm.ts'
import { memoriesIn } from '../../src/memory/store/list.ts'
import { openStore } from '../../src/storage/open.ts'

interface Dialogue {
  readonly context: { readonly mentor: string }
  readonly sessions: readonly {
    readonly text: string
    readonly type: readonly string[]
    readonly topic: readonly string[]
  }[]
}

/**
 * Standing instructions that a mentor gives over many sessions and replaces later ("end function names with '_c'", then '_d'): is the
 * newest kept, and is what it replaced no longer told? The mentor's lines are taken for what a person typed.
 */
export function instructionsIn(folder: string): void {
  const sum = { instructions: 0, kept: 0, replaced: 0, stillTold: 0 }
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const dialogue = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Dialogue
    const told = toldAfter(dialogue)
    for (const [subject, values] of valuesBySubject(dialogue)) {
      const newest = values.at(-1) ?? ''
      const says = (value: string) =>
        told.some((text) => (text.includes(`'${value}'`) || text.includes(`"${value}"`)) && isOf(subject, text))
      sum.instructions++
      if (says(newest)) sum.kept++
      for (const old of values.slice(0, -1).filter((value) => value !== newest)) {
        sum.replaced++
        if (says(old)) sum.stillTold++
      }
    }
  }
  const share = (part: number, whole: number) => (part / Math.max(1, whole)).toFixed(3)
  console.log(
    `memorycode     ${sum.instructions} instructions with a value: newest kept ${share(sum.kept, sum.instructions)}; ` +
      `${sum.replaced} replaced ones, still told ${share(sum.stillTold, sum.replaced)}`,
  )
}

/** What is left of an instruction without its value, with the values it had, in order. */
function valuesBySubject({ sessions }: Dialogue): Map<string, string[]> {
  const bySubject = new Map<string, string[]>()
  for (const { type, topic } of sessions) {
    topic.forEach((text, at) => {
      const value = /^instruction/.test(type[at] ?? '') ? /'([^']{1,20})'/.exec(text)?.[1] : undefined
      if (value === undefined) return
      const subject = text.replace(`'${value}'`, '…')
      bySubject.set(subject, [...(bySubject.get(subject) ?? []), value])
    })
  }
  return bySubject
}

/** The same value may be laid down for something else: how methods end is not how attributes do. */
function isOf(subject: string, text: string): boolean {
  const thing = thingOf(subject)
  return thing === '' || thingOf(text) === '' || thingsOf(text).includes(thing)
}

function thingOf(text: string): string {
  return thingsOf(text)[0] ?? ''
}

function thingsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/function arguments?/g, 'argument')
      .match(/argument|function|method|variable|class|attribute/g) ?? []
  )
}

function toldAfter({ context, sessions }: Dialogue): string[] {
  const home = mkdtempSync(join(tmpdir(), 'throughline-instructions-'))
  const sql = openStore(join(home, 'store.db'), { busyTimeoutMs: 1000 })
  try {
    const redact = { text: (text: string) => text, deep: <Value>(value: Value) => value }
    const place = { project: 'bench', root: home }
    for (const [at, { text }] of sessions.entries()) {
      const lines = text.split('\n').filter((line) => line.startsWith(`${context.mentor}:`))
      const rules = lines.flatMap((line, prompt) =>
        rulesIn(line.slice(context.mentor.length + 1).replace(/^\s*"|"\s*$/g, ''))
          .filter(({ scope }) => scope === 'lasting')
          .map((rule) => ({ ...rule, prompt })),
      )
      learn({ sql, now: at + 1, redact }, place, { ...EMPTY_DIGEST, session: `s${at}`, at, rules }, false)
    }
    return memoriesIn(sql, { projects: ['bench'] })
      .filter(({ uri }) => uri.startsWith('project://'))
      .map(({ content }) => content)
  } finally {
    sql.close()
    rmSync(home, { recursive: true, force: true })
  }
}
