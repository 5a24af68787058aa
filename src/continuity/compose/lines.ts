import { checkLines } from './check-lines.ts'
import { exchangeLines } from './exchange-lines.ts'
import { failureLines } from './failure-lines.ts'
import { decidedLines, foundLines } from './found-lines.ts'
import type { Line, Telling } from './line.ts'
import { openLines } from './open-lines.ts'
import { placeLines } from './place-lines.ts'
import { constraintLines, ruleLines } from './rule-lines.ts'
import { wayLines } from './way-lines.ts'
import { wordLines } from './word-lines.ts'

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
