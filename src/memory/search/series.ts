import type { Memory } from '../store/record.ts'

/** A memory with how well it fits by its own text. */
export interface Fitting {
  readonly memory: Memory
  readonly score: number
}

/**
 * What was said belongs to what was said just before and after: "The Swan" answers "which piece did you play?", though it has no word of
 * it. How much each memory gains by its neighbours: those that were kept right before and after it, in the same folder, as short as
 * something said.
 */
export function gainsInSeries(fits: readonly Fitting[]): Map<number, number> {
  const byId = new Map(fits.map((fit) => [fit.memory.id, fit]))
  const gains = new Map<number, number>()
  for (const { memory } of fits) {
    let gain = 0
    for (const step of [-2, -1, 1, 2] as const) {
      const beside = byId.get(memory.id + step)
      if (beside && areInSeries(memory, beside.memory)) gain += beside.score * shareFrom(beside.memory, memory, step)
    }
    if (gain > 0) gains.set(memory.id, gain)
  }
  return gains
}

/** The ids beside these that may be worth showing without a word of what was asked for: only where people speak in turn. */
export function besideThese(memories: readonly Memory[]): number[] {
  const spoken = memories.filter(isTurn)
  return [...new Set(spoken.flatMap(({ id }) => [id - 1, id + 1, id + 2]))]
}

/** What somebody says, by name or by role. */
export function isTurn({ content }: Pick<Memory, 'content'>): boolean {
  return content.length <= LONGEST_SAID && SPEAKER.test(content)
}

/** Something that only asks answers nothing. */
export function onlyAsks(content: string): boolean {
  return content.length <= LONGEST_SAID && /[?？]\s*$/.test(content) && !/[.!。！]\s/.test(content)
}

function areInSeries(one: Memory, other: Memory): boolean {
  return one.project === other.project && isSaid(one) && isSaid(other) && folderOf(one.uri) === folderOf(other.uri)
}

function isSaid({ content }: Memory): boolean {
  return content.length <= LONGEST_SAID
}

function folderOf(uri: string): string {
  return uri.slice(0, uri.lastIndexOf('/') + 1)
}

/** An answer has the most of its question. */
function shareFrom(beside: Memory, memory: Memory, step: number): number {
  if (step === -1 && /[?？]\s*$/.test(beside.content) && !onlyAsks(memory.content)) return ANSWER
  return Math.abs(step) === 1 ? NEXT : FURTHER
}

const LONGEST_SAID = 600
/** `Ada:`, or behind a date in brackets. */
const SPEAKER =
  /^(?:[[(][^\])\n]{4,40}[\])]\s*)?\p{Lu}?[\p{L}'’.-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20})?(?: said)?[:：]\s?\S/u
const ANSWER = 0.5
const NEXT = 0.2
const FURTHER = 0.08
