import { type Held, heldBy } from '../compose/held.ts'
import type { Line, Part, Telling, World } from '../compose/line.ts'
import { fit, fittingLines, headingOf, lengthOfLines, linesOf, type Room, renderParts } from '../compose/lines.ts'
import { closingLine, dense } from '../compose/now/closing.ts'
import { type Ending, nowOf } from '../compose/now-line.ts'
import { checksInOneLine } from '../compose/parts/checks/one-line.ts'
import { EXACT } from '../compose/parts/open-lines.ts'
import { PLACE_OF_WORK } from '../compose/parts/place-lines.ts'
import type { GoalFact, Ledger } from '../ledger/facts.ts'
import { ENGLISH, type Labels } from './labels.ts'
import { wordsWanted } from './open-words.ts'

export type Marks = Readonly<Record<string, 'changed' | 'gone'>>

/**
 * Lines another feature wants said. Pinned ones come first and whole; the others last, as far as they fit. One that opens or
 * closes stands in the place of our own title or last line; one at the end stands behind it, where there is room.
 */
export interface ExtraBlock {
  /** Stands above the lines while one of them is there. */
  readonly heading?: string
  readonly lines: readonly string[]
  readonly pinned: boolean
  readonly at?: 'opening' | 'closing' | 'end'
}

export interface RecoverInput {
  readonly ledger: Ledger
  readonly budget?: number
  readonly extraBlocks?: readonly ExtraBlock[]
  readonly marks?: Marks
  /** What the repository says now. */
  readonly world?: World
  /** The summary where it is known by now, and what PreCompact printed when that text is itself in the next request. */
  readonly alreadyTold?: string
  /** Then what summaries mostly hold is said too, where this one does not. */
  readonly summaryKnown?: true
  readonly labels?: Labels
  /** In the place of the usual title. */
  readonly title?: string
}

export interface Recovery {
  readonly text: string
  readonly factIds: readonly string[]
  readonly lineKeys: readonly string[]
}

/**
 * Recovery (A): where the session stands, within a hard budget. Whole lines only; the last line, what is to be done now, is
 * paid for first and never dropped.
 */
export function recover(input: RecoverInput): Recovery {
  const labels = input.labels ?? ENGLISH
  const budget = input.budget ?? DEFAULT_BUDGET
  const telling: Telling = {
    ledger: input.ledger,
    words: labels.lines,
    world: input.world ?? {},
    marks: input.marks ?? {},
    changed: labels.changed,
    ...(input.summaryKnown === true && { told: heldBy(input.alreadyTold ?? '') }),
  }
  const blocks = input.extraBlocks ?? []
  const opening = linesAt(blocks, 'opening', [input.title ?? labels.title])
  const made = linesOf(telling)
  const now = foldedInto(made, endingOf(telling, budget, blocks))
  const all = made.map((line) => withoutQuotation(line, now))
  const closing = linesAt(blocks, 'closing', now.text === '' ? [] : [now.text])
  const end = blocks.filter((block) => block.at === 'end').flatMap((block) => block.lines)
  // What ends the place has mostly fewer words.
  const clause = Math.max(0, (now.named ?? now.clause ?? '').length + 2 - now.text.length)
  const bare = lengthOfLines(opening) + lengthOfLines(closing) + clause
  if (budget < bare) return NOTHING
  const behind = lengthOfLines(end) <= (budget - bare) * SHARE_FOR_END ? [...closing, ...end] : closing
  const frame = lengthOfLines(opening) + lengthOfLines(behind) + clause
  const inside = blocks.filter((block) => block.at === undefined)
  const pinned = fittingLines(
    inside.filter((block) => block.pinned).flatMap((block) => block.lines),
    budget - frame,
  )
  const others = inside.filter((block) => !block.pinned)
  // A block with a title of its own is set apart from what the ledger says.
  const gap = blocks.some((block) => block.at === 'opening') ? [''] : []
  const afterPinned = budget - frame - lengthOfLines(pinned) - lengthOfLines(gap)
  const reserved = Math.min(lengthOfLines(others.flatMap(headed)), Math.floor(afterPinned * SHARE_FOR_OTHERS))

  const told = [input.alreadyTold ?? '', ...pinned].join('\n')
  const held = heldBy(told)
  const isWanted = input.summaryKnown === true ? wordsWanted(input.ledger, held) : undefined
  const able = all.filter(
    (line) =>
      input.marks?.[line.factId] !== 'gone' &&
      !told.includes(line.text) &&
      !isNamedIn(now.text, input.ledger, line) &&
      !isQuotedBy(now, line) &&
      !isOverBy(line, input.ledger, isWanted) &&
      !isTold(line, input.ledger, held, input.summaryKnown === undefined ? undefined : held) &&
      !(input.summaryKnown === true && isPassed(input.ledger, line) && held.says(line.text)),
  )
  const ready = able
    .filter(({ waits }) => waits === undefined || (waits === 'summary' && input.summaryKnown === true))
    .filter((line, _at, all) => !isSaidBy(all, line))
  // It is never empty while there is a request.
  const lines = ready.length > 0 ? ready : able.filter(({ part }) => part === 'exchange')
  const room: Room = {
    budget: afterPinned - reserved,
    headingCost: (part: Part) => headingOf(part, labels).length + 1,
    inOneLine: true,
  }
  const picked = withCount(lines, room, telling, end)
  const isOurs = closing.length === 0 || closing.includes(now.text)
  const shown = checksInOneLine(dense(picked, isOurs ? now : NO_END, telling), input.ledger)
  const parts = renderParts(shown, labels)
  const rest = fittingBlocks(others, afterPinned - lengthOfLines(parts))
  const body = [...pinned, ...(parts.length + rest.length > 0 ? gap : []), ...parts, ...rest]
  if (body.length === 0 && now.quotes === undefined) return NOTHING
  const last = closingLine(now, picked, telling)
  const quoted = now.quotes === undefined || now.text === '' ? [] : [now.quotes]
  return {
    text: [...opening, ...body, ...behind.flatMap((line) => (isOurs && line === now.text ? last : [line]))].join('\n'),
    factIds: [...new Set([...picked.map((line) => line.factId), ...quoted].filter((id) => id !== ''))],
    lineKeys: [...picked.map((line) => line.key), ...quoted],
  }
}

function headed({ heading, lines }: ExtraBlock): readonly string[] {
  return heading === undefined ? lines : [heading, ...lines]
}

/** Of each block the lines that fit; its heading where one does. */
function fittingBlocks(blocks: readonly ExtraBlock[], budget: number): string[] {
  const kept: string[] = []
  for (const block of blocks) {
    const above = lengthOfLines(headed({ ...block, lines: [] }))
    const lines = fittingLines(block.lines, budget - lengthOfLines(kept) - above)
    if (lines.length > 0) kept.push(...headed({ ...block, lines }))
  }
  return kept
}

/** What was said last stands at the end; where that is somebody else's, or there is little room, it stands as the last exchange. */
function endingOf(telling: Telling, budget: number, blocks: readonly ExtraBlock[]): Ending {
  const now = nowOf(telling)
  const isRoom = now.text.length <= budget * SHARE_FOR_LAST && !blocks.some(({ at }) => at === 'closing')
  return now.quotes === undefined || isRoom ? now : nowOf(telling, 'above')
}

/** Where the place tells how far the work is, it ends with what was said last in short, and there is no last line. */
function foldedInto(lines: readonly Line[], now: Ending): Ending {
  const isFolded =
    now.quotes !== undefined && now.clause !== undefined && lines.some(({ key }) => key === PLACE_OF_WORK)
  return isFolded ? { ...now, text: '' } : now
}

/** The agent's last words stand once: at the end, where that quotes them. */
function withoutQuotation(line: Line, { text, clause = text }: Ending): Line {
  const { words = '', without = '' } = line.quoting ?? {}
  return words !== '' && text.includes(words) && clause.includes(words) ? { ...line, text: without } : line
}

function isQuotedBy({ quotes, text, clause = '' }: Ending, line: Line): boolean {
  if (quotes === undefined) return false
  const told = text === '' ? clause : text
  return line.part === 'exchange' || (line.kind === 'constraint' && isAllIn(line, (said) => told.includes(said)))
}

/** What a task has to say exactly stands in other lines. */
function isSaidBy(lines: readonly Line[], line: Line): boolean {
  if (line.part !== 'open' || line.kind !== 'task' || line.key === line.factId) return false
  const exact = line.text.match(EXACT) ?? []
  const others = lines.filter((other) => other !== line).map(({ text }) => text)
  return exact.length > 0 && heldBy(others.join('\n')).names(exact)
}

/** Where not all limits have room, how many there are besides: a list that stops reads as if it were all. */
function withCount(lines: readonly Line[], room: Room, { words }: Telling, end: readonly string[]): Line[] {
  const picked = fitOnce(lines, room)
  if (leftOut(lines, picked) === 0) return picked
  const tool = end.some((line) => line.includes('past_search')) ? 'past_search' : ''
  const roomForCount = words.moreLimits(MOST_LEFT_OUT, tool).length + BETWEEN_SAID
  const fewer = fitOnce(lines, { ...room, budget: room.budget - roomForCount })
  // The one that is likeliest lost does not give way to a count.
  const first = picked.filter(isLimit).toSorted((a, b) => b.worth - a.worth)[0]
  if (first !== undefined && !fewer.includes(first)) return picked
  const said = words.moreLimits(leftOut(lines, fewer), tool)
  const at = fewer.findLastIndex(isLimit)
  const last = fewer[at]
  return last === undefined ? picked : fewer.toSpliced(at + 1, 0, { ...last, key: `${last.key} more`, said })
}

function isLimit({ kind }: Line): boolean {
  return kind === 'constraint'
}

function leftOut(lines: readonly Line[], picked: readonly Line[]): number {
  const quoted = picked.find(({ part }) => part === 'exchange')?.text ?? ''
  return lines.filter(
    (line) => line.kind === 'constraint' && !picked.includes(line) && !isAllIn(line, (said) => quoted.includes(said)),
  ).length
}

/** A limit that the last exchange quotes is not said twice; where the exchange has no room, the limit has. */
function fitOnce(lines: readonly Line[], room: Room): Line[] {
  const exchange = lines.find(({ part }) => part === 'exchange')?.text ?? ''
  const isThere = (said: string) => exchange.includes(said)
  const once = lines.filter(
    (line) => !(line.kind === 'constraint' ? isAllIn(line, isThere) : isListedIn(line, isThere)),
  )
  const picked = fit(once, room)
  return once.length === lines.length || picked.some(({ part }) => part === 'exchange') ? picked : fit(lines, room)
}

/** All points of a list of rules are quoted there. */
function isListedIn({ kind, text }: Line, isThere: (words: string) => boolean): boolean {
  if (kind !== 'rule') return false
  const points = text.split(BETWEEN_POINTS).filter((point) => !COUNT.test(point))
  return points.length > 1 && points.every((point) => isThere(point.replace(/[.。]$/, '')))
}

/** Something that the person said and that need not be told back, now that the summary is known. */
function isOverBy(
  { kind, part, factId }: Line,
  { facts }: Ledger,
  isWanted: ((goal: GoalFact) => boolean) | undefined,
): boolean {
  const fact = kind === 'goal' && part === 'words' ? facts[factId] : undefined
  return fact?.kind === 'goal' && isWanted?.(fact) === false
}

/** The task in progress that the last line names. */
export function isNamedIn(now: string, { facts }: Ledger, { factId, key }: Line): boolean {
  const fact = facts[factId]
  return fact?.kind === 'task' && key === factId && fact.progress === 'in_progress' && now.includes(fact.subject)
}

/** A pass is worth saying where the summary does not; a failure always is. */
function isPassed({ facts }: Ledger, { factId }: Line): boolean {
  const fact = facts[factId]
  return fact?.kind === 'check' && fact.outcome === 'passed'
}

/** Where the work stands is always said; of the rest, what the summary does not hold. Limits have to stand there word for word. */
function isTold(line: Line, ledger: Ledger, held: Held, summary: Held | undefined): boolean {
  const { part, kind, text } = line
  if (part === 'exchange') return summary !== undefined && isRecalled(summary, line, ledger)
  if (ALWAYS.has(part)) return false
  if (kind === 'constraint') return isAllIn(line, held.quotes)
  return kind === 'goal' ? isRecalled(held, line, ledger) : held.says(text)
}

/** Somebody's words stand there. "1" stands everywhere: of such a reply what it chose has to be told, in whatever words. */
export function isRecalled(held: Held, { text, factId }: Line, { facts }: Ledger): boolean {
  const own = wordsIn(text)
  if (own.length >= SHORT_REPLY) return held.recalls(own)
  const goal = facts[factId]
  const chosen = goal?.kind === 'goal' ? goal.object : ''
  return chosen === '' ? held.says(text) : held.says(chosen, TOLD_SOMEHOW)
}

/** The words between the quotation marks. */
export function wordsIn(text: string): string {
  return /[“「]([^”」]*)/.exec(text)?.[1] ?? text
}

/** Whether a limit stands there, and all that was let out of it. */
export function isAllIn({ text, exceptions = [] }: Line, isIn: (words: string) => boolean): boolean {
  return isIn(wordsIn(text)) && exceptions.every(isIn)
}

const ALWAYS: ReadonlySet<Line['part']> = new Set(['place', 'checks', 'failures'])

function linesAt(
  blocks: readonly ExtraBlock[],
  at: 'opening' | 'closing',
  usual: readonly string[],
): readonly string[] {
  return blocks.find((block) => block.at === at)?.lines ?? usual
}

const BETWEEN_POINTS = /[;；:：]\s*/
const COUNT = /^\s*(?:\d+ more|[另還还][有外]? ?\d+.*)?$/
const NO_END = { text: '' }
const NOTHING: Recovery = { text: '', factIds: [], lineKeys: [] }
const DEFAULT_BUDGET = 2000
const SHARE_FOR_OTHERS = 0.25
const SHARE_FOR_END = 0.25
const SHARE_FOR_LAST = 0.35
/** No count of limits is longer. */
const MOST_LEFT_OUT = 999
const BETWEEN_SAID = 2
const SHORT_REPLY = 8
const TOLD_SOMEHOW = 0.5
