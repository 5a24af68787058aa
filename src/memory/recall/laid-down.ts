import type { TextDetails } from '../learn/texts.ts'
import { kindOf, type MemoryKind } from '../store/kinds.ts'
import { gistOf } from './gist.ts'
import { BY_THE_USER, SAID_HEADING, type SaidToModel } from './knowledge.ts'
import type { Learned, Material } from './material.ts'
import { linksOfRule } from './met/rule-links.ts'
import { textLine } from './text-line.ts'
import { briefly } from './wording.ts'

/**
 * The person's standing rules come first, a line each, as many as there is room for: those that were said in several sessions, then those
 * that no file and no command will bring back, then the newest. Those that come back by themselves take only what all else leaves. What
 * others wrote down in the same places stands behind them, named.
 */
export function laidDownLines({ texts }: Learned, { most, left: unclaimed }: Room, say: Say): void {
  const laidDown = texts
    .filter(({ uri, trust }) => LAID_DOWN.has(kindOf(uri)) || (kindOf(uri) === 'decision' && trust === 'user'))
    .flatMap((one) => {
      const line = textLine(one)
      return line === '' ? [] : [{ one, line: one.trust === 'user' ? `- ${briefly(one.content, LONGEST_RULE)}` : line }]
    })
    .sort(
      (a, b) =>
        precedence(a.one) - precedence(b.one) ||
        (b.one.details.at ?? 0) - (a.one.details.at ?? 0) ||
        b.one.id - a.one.id,
    )
  const own = laidDown
    .filter(({ one }) => one.trust === 'user')
    .map((rule) => ({ ...rule, gist: gistOf(rule.one.content) }))
  const fitting: typeof own = []
  const told = new Set<string>()
  let left = most - LONGEST_HEAD
  for (const rule of own) {
    if (told.has(rule.gist)) continue
    const kept = precedence(rule.one) === COMES_BACK ? most - unclaimed : 0
    if (left - kept < rule.line.length + 1) continue
    left -= rule.line.length + 1
    told.add(rule.gist)
    fitting.push(rule)
  }
  const more = own.filter(({ gist }) => !told.has(gist)).length
  if (fitting.length > 0)
    say(`${SAID_HEADING}${more > 0 ? ` (${more} more: memory_search, or throughline memory list)` : ''}:`, [], '')
  for (const { one, line } of fitting) say(line, [one], BY_THE_USER)
  for (const { one, line } of laidDown) {
    if (one.trust === 'user' || left < line.length + 1) continue
    left -= line.length + 1
    say(line, [one], 'noted by others')
  }
}

/**
 * Said again and again, then what holds for everything, then what comes back by itself when it is needed: at a file, with a command, and a
 * fact with the prompt that speaks of it.
 */
function precedence({ details, content, uri }: Material<Partial<TextDetails>>): number {
  if ((details.sessions ?? 0) > 1) return 0
  return kindOf(uri) !== 'fact' && linksOfRule(content).length === 0 ? 1 : COMES_BACK
}

interface Room {
  readonly most: number
  /** What nothing else has a use for. */
  readonly left: number
}

const COMES_BACK = 2

const LONGEST_RULE = 140
const LONGEST_HEAD = 80
const LAID_DOWN: ReadonlySet<MemoryKind> = new Set(['convention', 'preference', 'fact'])

/** Lines that are being put together, each with what it was made from. */
export function linesFor() {
  const lines: string[] = []
  const saidWith: SaidToModel[][] = []
  const say: Say = (text, from, reason) => {
    if (text === '' || lines.includes(text)) return
    lines.push(text)
    saidWith.push(from.map(({ id }, at) => ({ memory: id, text: at === 0 ? text : '', reason })))
  }
  return {
    lines,
    saidWith,
    say,
    get said() {
      return saidWith.flat()
    },
    length: () => lines.reduce((sum, line) => sum + line.length + 1, 0),
  }
}

export type Say = (text: string, from: readonly Material<unknown>[], reason: string) => void
