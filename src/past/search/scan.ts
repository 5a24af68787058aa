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
  const text = searched(block)
  const times = new Uint8Array((starts.length - 1) * terms.length)
  for (const [which, term] of terms.entries()) {
    eachPlace(text, term, (at, counts) => {
      const cell = recordAt(starts, at) * terms.length + which
      times[cell] = Math.min(MOST_TIMES, (times[cell] ?? 0) + counts * 10)
    })
  }
  return { starts, times }
}

/** A text in the ways it is looked through, a letter at the same place in each. */
export interface Searched {
  readonly text: string
  /**
   * In small letters, a byte to each: of what is no ASCII something else is left. One sign of another script makes the runtime keep all of a text
   * in two bytes a letter, which it takes ten times as long to put into small letters and twice as long to look through.
   */
  readonly narrow: string
  /** In small letters. */
  low(): string
}

export function searched(given: string): Searched {
  // The one sign beyond ASCII of which an ASCII letter is the small form, unless what `lowered` does leaves it as it is.
  const text = given.includes(KELVIN) && !given.includes(GROWS) ? given.replaceAll(KELVIN, 'k') : given
  let low: string | undefined
  return {
    text,
    narrow: narrowed(text).toLowerCase(),
    low() {
      low ??= lowered(text)
      return low
    },
  }
}

/** The last byte of each letter. By way of memory that is kept: to be given new memory for each block takes longer than all else here. */
function narrowed(text: string): string {
  if (kept.length < text.length) kept = Buffer.alloc(text.length)
  return kept.toString('latin1', 0, kept.write(text, 'latin1'))
}

let kept = Buffer.alloc(0)

const KELVIN = '\u212a'
/** The one letter whose small form is longer than itself. */
const GROWS = '\u0130'

/** Where a term stands in a text, and how much each place counts. */
export function eachPlace(searched: Searched, { forms }: Term, found: (at: number, counts: number) => void): void {
  const { text, narrow } = searched
  for (const { text: form, stem, counts } of forms) {
    const isNarrow = isAscii(form, 0, form.length)
    const low = isNarrow ? narrow : searched.low()
    for (let at = low.indexOf(form); at !== -1; ) {
      const isThere = !isNarrow || isAscii(text, at, form.length)
      if (isThere && (stem ? isWord(text, at, form.length) : isApart(text, at, form))) found(at, counts)
      at = low.indexOf(form, at + (isThere ? form.length : 1))
    }
  }
}

function isAscii(text: string, from: number, length: number): boolean {
  for (let at = from; at < from + length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}

/** At the start of a word (also inside a name: `parseConfig`), with an ending at most. */
function isWord(text: string, at: number, length: number): boolean {
  if (isLetterAt(text, at - 1) && !isHump(text, at)) return false
  let end = at + length
  const most = length < 3 ? end : end + LONGEST_ENDING
  while (end <= most && isSmall(text.charCodeAt(end))) end++
  return end <= most || (length >= 6 && end <= most + 3)
}

function isApart(text: string, at: number, form: string): boolean {
  if (form.charCodeAt(0) > 0x2e7f) return true
  return !isLetterAt(text, at - 1) && !isLetterAt(text, at + form.length)
}

/** Of what is not ASCII, nothing: Chinese has no word borders. */
function isLetterAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return isSmall(code) || isCapital(code)
}

function isHump(text: string, at: number): boolean {
  return isCapital(text.charCodeAt(at)) && !isCapital(text.charCodeAt(at - 1))
}

function isSmall(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90
}

/** In small letters, each where it was: a few characters have small forms of another length. */
function lowered(text: string): string {
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
