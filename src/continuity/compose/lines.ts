import { checkLines } from './check-lines.ts'
import { failureLines } from './failure-lines.ts'
import type { Line, Telling } from './line.ts'
import { decidedLines, foundLines, openLines, wayLines } from './note-lines.ts'
import { placeLines } from './place-lines.ts'
import { constraintLines, exchangeLines, ruleLines, wordLines } from './word-lines.ts'

/** Everything that can be said about a session. */
export function linesOf(telling: Telling): Line[] {
  const lines = MAKERS.flatMap((make) => make(telling))
  const seen = new Set<string>()
  return lines.filter(({ text }) => {
    const known = text === '' || seen.has(text)
    seen.add(text)
    return !known
  })
}

const MAKERS: readonly ((telling: Telling) => Line[])[] = [
  placeLines,
  exchangeLines,
  constraintLines,
  checkLines,
  failureLines,
  wordLines,
  ruleLines,
  openLines,
  decidedLines,
  wayLines,
  foundLines,
]
