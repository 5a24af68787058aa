import { anchorsOf } from '../../base/names.ts'
import type { Candidate } from '../choose/lines/candidate.ts'
import { candidateLines } from '../choose/lines.ts'
import { selectLines } from '../choose/select.ts'
import { worthOf } from '../choose/worth.ts'
import type { Ledger } from '../ledger/facts.ts'
import { ENGLISH, type Labels } from './labels.ts'
import { headingOf, renderGroups } from './render.ts'

export type Marks = Readonly<Record<string, 'changed' | 'gone'>>

/**
 * Lines another feature wants said. Pinned ones come first and whole; the others last, as far as they fit. One that opens or
 * closes stands in the place of our own title or last line.
 */
export interface ExtraBlock {
  readonly lines: readonly string[]
  readonly pinned: boolean
  readonly at?: 'opening' | 'closing'
}

export interface RecoverInput {
  readonly ledger: Ledger
  readonly budget?: number
  readonly extraBlocks?: readonly ExtraBlock[]
  readonly marks?: Marks
  /** What PreCompact printed, when that text is itself in the next request. */
  readonly alreadyTold?: string
  readonly labels?: Labels
}

export interface Recovery {
  readonly text: string
  readonly factIds: readonly string[]
  readonly lineKeys: readonly string[]
}

/**
 * Recovery (A): what the agent most likely needs and a summary most likely drops, within a hard budget. Whole lines only;
 * the last line, what to do next, is paid for first and never dropped.
 */
export function recover(input: RecoverInput): Recovery {
  const labels = input.labels ?? ENGLISH
  const budget = input.budget ?? DEFAULT_BUDGET
  const told = input.alreadyTold ?? ''
  const blocks = input.extraBlocks ?? []
  const opening = linesAt(blocks, 'opening', labels.title)
  const closing = linesAt(blocks, 'closing', labels.next)
  const frame = lengthOf(opening) + lengthOf(closing)
  if (budget < frame) return NOTHING
  const inside = blocks.filter((block) => block.at === undefined)
  const pinned = fitting(
    inside.filter((block) => block.pinned).flatMap((block) => block.lines),
    budget - frame,
  )
  const others = inside.filter((block) => !block.pinned).flatMap((block) => block.lines)
  // A block with a title of its own is set apart from what the ledger says.
  const gap = blocks.some((block) => block.at === 'opening') ? [''] : []
  const afterPinned = budget - frame - lengthOf(pinned) - lengthOf(gap)
  const reserved = Math.min(lengthOf(others), Math.floor(afterPinned * SHARE_FOR_OTHERS))

  const worth = worthOf(input.ledger)
  const picked = selectLines(markedLines(input.ledger, input.marks ?? {}, labels), {
    budget: afterPinned - reserved,
    want: worth.unseen,
    bonus: worth.bonus,
    held: anchorsOf(`${told}\n${pinned.join('\n')}`),
    said: told === '' ? pinned : [...pinned, ...told.split('\n')],
    allow: (_, text, fresh) => (told === '' || fresh.length > 0) && !told.includes(text),
    least: LEAST_WORTH,
    headingCost: (group) => headingOf(group, labels).length + 1,
  })
  const groups = renderGroups(picked, labels)
  const last = fitting(others, afterPinned - lengthOf(groups))
  const body = [...pinned, ...(groups.length + last.length > 0 ? gap : []), ...groups, ...last]
  if (body.length === 0) return NOTHING
  return {
    text: [...opening, ...body, ...closing].join('\n'),
    factIds: [...new Set(picked.map((line) => line.candidate.factId))],
    lineKeys: picked.map((line) => line.candidate.key),
  }
}

function linesAt(blocks: readonly ExtraBlock[], at: 'opening' | 'closing', usual: string): readonly string[] {
  return blocks.find((block) => block.at === at)?.lines ?? [usual]
}

/** What is gone is not said; what changed since is said with a mark. */
export function markedLines(ledger: Ledger, marks: Marks, labels: Labels): Candidate[] {
  return candidateLines(ledger, labels.lines).flatMap((candidate) => {
    const mark = marks[candidate.factId]
    if (mark === 'gone') return []
    if (mark === undefined) return [candidate]
    return [{ ...candidate, build: (want, told) => marked(candidate.build(want, told), labels) }]
  })
}

function marked(text: string, labels: Labels): string {
  return text === '' ? '' : `${text} ${labels.changed}`
}

function fitting(lines: readonly string[], budget: number): string[] {
  const kept: string[] = []
  let left = budget
  for (const line of lines) {
    if (line.length + 1 > left) continue
    kept.push(line)
    left -= line.length + 1
  }
  return kept
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0)
}

const NOTHING: Recovery = { text: '', factIds: [], lineKeys: [] }
const DEFAULT_BUDGET = 2000
const SHARE_FOR_OTHERS = 0.25
const LEAST_WORTH = 0.02
