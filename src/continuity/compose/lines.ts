import type { Line, Telling } from './line.ts'
import { checkLines } from './parts/checks/check-lines.ts'
import { uncoveredLines } from './parts/checks/uncovered-lines.ts'
import { verificationLines } from './parts/checks/verification-lines.ts'
import { exchangeLines } from './parts/exchange-lines.ts'
import { failureLines } from './parts/failure-lines.ts'
import { decidedLines, foundLines } from './parts/found/found-lines.ts'
import { innerLines, recipeLines } from './parts/found/recipe-lines.ts'
import { nextTaskLines, openLines } from './parts/open-lines.ts'
import { placeLines } from './parts/place-lines.ts'
import { reviewLines } from './parts/review-lines.ts'
import { constraintLines, ruleLines } from './parts/rule-lines.ts'
import { wayLines } from './parts/way-lines.ts'
import { wordLines } from './parts/word-lines.ts'

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
  verificationLines,
  uncoveredLines,
  failureLines,
  wordLines,
  ruleLines,
  openLines,
  nextTaskLines,
  reviewLines,
  decidedLines,
  wayLines,
  recipeLines,
  innerLines,
  foundLines,
]
