import { END } from '../pieces/piece.ts'
import type { Query, Term } from './query.ts'

/** How often each term stands in which of a block's records. */
export interface Scanned {
  /** Start of each record in the block, and one past the last. */
  readonly starts: readonly number[]
  /** records × terms; at most MOST_TIMES, in tenths, so that another word for the same counts less. */
  readonly times: Uint8Array
}

/** A block is records one after another. The terms are looked for by the runtime's own search: no index is needed for that. */
export function scan(block: string, { terms }: Query): Scanned {
  const starts = startsIn(block)
  const low = lowered(block)
  const times = new Uint8Array((starts.length - 1) * terms.length)
  for (const [which, term] of terms.entries()) {
    eachPlace(low, block, term, (at, counts) => {
      const cell = recordAt(starts, at) * terms.length + which
      times[cell] = Math.min(MOST_TIMES, (times[cell] ?? 0) + counts * 10)
    })
  }
  return { starts, times }
}

/** Where a term stands in a text, given in small letters too, and how much each place counts. */
export function eachPlace(
  low: string,
  text: string,
  { forms }: Term,
  found: (at: number, counts: number) => void,
): void {
  for (const { text: form, stem, counts } of forms) {
    for (let at = low.indexOf(form); at !== -1; at = low.indexOf(form, at + form.length)) {
      if (stem ? isWord(low, text, at, form.length) : isApart(low, at, form)) found(at, counts)
    }
  }
}

/** At the start of a word (also inside a name: `parseConfig`), with an ending at most. */
function isWord(low: string, text: string, at: number, length: number): boolean {
  if (isLetter(low.charCodeAt(at - 1)) && !isHump(text, at)) return false
  let end = at + length
  const most = length < 3 ? end : end + LONGEST_ENDING
  while (end <= most && isLetter(low.charCodeAt(end)) && !isCapital(text.charCodeAt(end))) end++
  return end <= most || (length >= 6 && end <= most + 3)
}

function isApart(low: string, at: number, form: string): boolean {
  if (form.charCodeAt(0) > 0x2e7f) return true
  return !isLetter(low.charCodeAt(at - 1)) && !isLetter(low.charCodeAt(at + form.length))
}

function isHump(text: string, at: number): boolean {
  return isCapital(text.charCodeAt(at)) && !isCapital(text.charCodeAt(at - 1))
}

/** Of what is not ASCII, nothing: Chinese has no word borders. */
function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90
}

/** In small letters, each where it was: a few characters have small forms of another length. */
export function lowered(text: string): string {
  const low = text.toLowerCase()
  return low.length === text.length ? low : text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
}

function startsIn(block: string): number[] {
  const starts = [0]
  for (let end = block.indexOf(END); end !== -1; end = block.indexOf(END, end + 1)) starts.push(end + 1)
  return starts
}

function recordAt(starts: readonly number[], at: number): number {
  let low = 0
  let high = starts.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle
  }
  return low
}

const LONGEST_ENDING = 4
const MOST_TIMES = 60
