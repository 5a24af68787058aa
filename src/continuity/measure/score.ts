import { isRecord } from '../../base/is-record.ts'
import { anchorsOf, plainWords } from '../../base/names.ts'

/**
 * Does the context an agent restarts with after a compaction cover what it then needs?
 *
 * An anchor is needed when one of the first 30 assistant messages after the compaction uses it, the agent or the person had
 * used it before, and the person did not type it again. Its weight grows with its rarity in the history. Coverage is the
 * weighted share of needed anchors that stand in the summary, in summary + A, in summary + A + B.
 */
export interface ScoreInput {
  /** Parsed transcript lines up to the compaction, and after it. */
  readonly before: readonly RawLine[]
  readonly after: readonly RawLine[]
  readonly summary: string
  readonly a: string
  readonly b: string
}

export type RawLine = Readonly<Record<string, unknown>>

export interface CaseScore {
  readonly needed: number
  /** False when too little was needed for the figures to mean anything. */
  readonly counts: boolean
  readonly summary: number
  readonly withA: number
  readonly withB: number
  /** Share of B's lines with anchors that bring none which summary and A lack; 0 when B is empty. */
  readonly uselessLines: number
}

export function scoreCase(input: ScoreInput): CaseScore {
  const needs = needsOf(input)
  const held = anchorsOf(input.summary)
  const a = readableAnchors(input.a)
  const b = readableAnchors(input.b)
  const heldByA = anchorsOf(input.a)
  const lines = input.b
    .split('\n')
    .map(anchorsOf)
    .filter((anchors) => anchors.size > 0)
  const useless = lines.filter((anchors) => [...anchors].every((anchor) => held.has(anchor) || heldByA.has(anchor)))
  return {
    needed: needs.needed.size,
    counts: needs.needed.size >= FEWEST_NEEDS,
    summary: share(needs, (anchor) => held.has(anchor)),
    withA: share(needs, (anchor) => held.has(anchor) || a.has(anchor)),
    withB: share(needs, (anchor) => held.has(anchor) || a.has(anchor) || b.has(anchor)),
    uselessLines: lines.length === 0 ? 0 : useless.length / lines.length,
  }
}

interface Needs {
  readonly needed: ReadonlySet<string>
  readonly history: ReadonlyMap<string, number>
  readonly messages: number
}

export function needsOf(input: Pick<ScoreInput, 'before' | 'after'>): Needs {
  const before = input.before.filter(isMessage)
  const live = before.slice(
    Math.max(
      0,
      before.findLastIndex((line) => line.isCompactSummary === true),
    ),
  )
  const history = new Map<string, number>()
  for (const line of live) {
    for (const anchor of anchorsOf(ownText(line))) history.set(anchor, (history.get(anchor) ?? 0) + 1)
  }
  const given = new Set<string>()
  const used = new Set<string>()
  let messages = 0
  for (const line of input.after.filter(isMessage)) {
    if (line.type === 'user' && line.isMeta !== true) {
      for (const block of blocksOf(line)) if (block.type === 'text') addAll(given, anchorsOf(stringOf(block.text)))
    } else if (line.type === 'assistant') {
      addAll(used, anchorsOf(ownText(line)))
      if (++messages >= LOOK_AHEAD) break
    }
  }
  const needed = new Set([...used].filter((anchor) => history.has(anchor) && !given.has(anchor)))
  return { needed, history, messages: live.length }
}

/** The anchors of a recovery text, within its budget, in lines that say something. */
export function readableAnchors(text: string, budget = 2000): Set<string> {
  const found = new Set<string>()
  const seen = new Map<string, number>()
  // The measure counts characters, not UTF-16 units.
  for (const line of [...text].slice(0, budget).join('').split('\n')) {
    const anchors = anchorsOf(line)
    const words = plainWords(line)
    const key = [...words].sort().join(' ')
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    if (isReadable(anchors.size, words.size) && times <= MOST_ALIKE) addAll(found, anchors)
  }
  return found
}

/** At most 5 anchors, at least 2 plain words, and one plain word for every two anchors. */
export function isReadable(anchors: number, words: number): boolean {
  return anchors <= 5 && words >= Math.max(2, Math.floor((anchors + 1) / 2))
}

function share(needs: Needs, held: (anchor: string) => boolean): number {
  let total = 0
  let covered = 0
  for (const anchor of needs.needed) {
    const weight = Math.log(1 + needs.messages / (1 + (needs.history.get(anchor) ?? 0)))
    total += weight
    if (held(anchor)) covered += weight
  }
  return total === 0 ? 0 : covered / total
}

function isMessage(line: RawLine): boolean {
  return line.isSidechain !== true && MESSAGE_TYPES.has(stringOf(line.type))
}

/** Text and the values of tool inputs; tool results are not the agent's own use. */
function ownText(line: RawLine): string {
  const parts: string[] = []
  for (const block of blocksOf(line)) {
    if (block.type === 'text') parts.push(stringOf(block.text))
    if (block.type === 'tool_use') parts.push(valuesOf(block.input).join('\n'))
  }
  return parts.join('\n')
}

function blocksOf(line: RawLine): readonly RawLine[] {
  const message = line.message
  const content = isRecord(message) ? message.content : undefined
  if (typeof content === 'string') return [{ type: 'text', text: content }]
  return Array.isArray(content) ? content.filter(isRecord) : []
}

function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(valuesOf)
  return isRecord(value) ? Object.values(value).flatMap(valuesOf) : []
}

function addAll(into: Set<string>, from: Iterable<string>): void {
  for (const item of from) into.add(item)
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

const MESSAGE_TYPES: ReadonlySet<string> = new Set(['user', 'assistant', 'system'])
const FEWEST_NEEDS = 8
const LOOK_AHEAD = 30
const MOST_ALIKE = 5
