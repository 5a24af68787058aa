import type { Labels } from '../texts/labels.ts'
import { type Line, PARTS, type Part, type Telling } from './line.ts'
import { checkLines } from './parts/checks/check-lines.ts'
import { uncoveredLines } from './parts/checks/coverage/uncovered-lines.ts'
import { verificationLines } from './parts/checks/verification-lines.ts'
import { exchangeLines } from './parts/exchange-lines.ts'
import { failureLines } from './parts/failure-lines.ts'
import { decidedLines, foundLines } from './parts/found/found-lines.ts'
import { recipeLines } from './parts/found/recipe-lines.ts'
import { sweepLines } from './parts/found/sweep-lines.ts'
import { unchangedLines } from './parts/found/unchanged-lines.ts'
import { nextTaskLines, openLines } from './parts/open-lines.ts'
import { placeLines } from './parts/place-lines.ts'
import { reviewLines } from './parts/review-lines.ts'
import { ruleLines } from './parts/rules/plan-rule-lines.ts'
import { constraintLines } from './parts/rules/rule-lines.ts'
import { withShortRuns } from './parts/short-run.ts'
import { wayLines } from './parts/way-lines.ts'
import { wordLines } from './parts/word-lines.ts'

/** Everything that can be said about a session. */
export function linesOf(telling: Telling): Line[] {
  const lines = MAKERS.flatMap((make) => make(telling)).map((line) => withShortRuns(line, telling.ledger))
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
  sweepLines,
  unchangedLines,
  openLines,
  nextTaskLines,
  reviewLines,
  decidedLines,
  wayLines,
  recipeLines,
  foundLines,
]

export interface Room {
  readonly budget: number
  /** What a part's heading costs, once it has a line. */
  readonly headingCost: (part: Part) => number
  /** The person's rules are written in one line, and not one by one. */
  readonly inOneLine?: true
}

/**
 * The lines that fit, whole ones only. First every part gets its lines up to its share, in the order in which parts matter;
 * what is left over goes to the parts that have more to say, in the same order.
 */
export function fit(lines: readonly Line[], { budget, headingCost, inOneLine }: Room): Line[] {
  const taken: Line[] = []
  const opened = new Set<Part>()
  let left = budget
  const take = (line: Line, most: number): number => {
    const cost = costOf(line, inOneLine ? taken : []) + (opened.has(line.part) ? 0 : headingCost(line.part))
    if (cost > left || cost > most || taken.includes(line)) return 0
    taken.push(line)
    opened.add(line.part)
    left -= cost
    return cost
  }
  for (const [lane, share] of LANES) {
    let most = share
    for (const line of ranked(lines, lane)) most -= take(line, most)
  }
  for (const [lane] of LANES) {
    if (lane === 'found' || lane === 'exchange') continue
    for (const line of ranked(lines, lane)) take(line, left)
  }
  for (const line of ranked(lines, 'found')) take(line, left)
  return PARTS.flatMap((part) => taken.filter((line) => line.part === part).sort(inOrder))
}

/** The person's rules are one line: behind the first of them stand the words alone. */
function costOf({ part, said, text }: Line, taken: readonly Line[]): number {
  const goesOn =
    said !== undefined && part === 'rules' && taken.some((other) => other.part === part && other.said !== undefined)
  return goesOn ? said.length + BETWEEN_SAID : text.length + LIST_MARK
}

/** Two of the same moment stand in the same order whatever there is room for. */
function inOrder(a: Line, b: Line): number {
  return a.order - b.order || (a.text < b.text ? -1 : 1)
}

type Lane = Part | 'constraints'

function ranked(lines: readonly Line[], lane: Lane): Line[] {
  return lines.filter((line) => laneOf(line) === lane).sort((a, b) => b.worth - a.worth || b.order - a.order)
}

/** The person's limits have a lane of their own. */
function laneOf({ part, kind }: Line): Lane {
  return kind === 'constraint' ? 'constraints' : part
}

/** In the order in which they are served, with the most characters each gets before the others had theirs. */
const LANES: readonly (readonly [Lane, number])[] = [
  ['constraints', 460],
  ['place', 420],
  ['exchange', 700],
  ['checks', 480],
  ['failures', 300],
  ['words', 480],
  ['rules', 260],
  ['ways', 260],
  ['open', 480],
  ['decided', 300],
  ['found', 320],
]
const LIST_MARK = 3
const BETWEEN_SAID = 2

/** Whole lines within a budget, each with its line break. */
export function fittingLines(lines: readonly string[], budget: number): string[] {
  const kept: string[] = []
  let left = budget
  for (const line of lines) {
    if (line.length + 1 > left) continue
    kept.push(line)
    left -= line.length + 1
  }
  return kept
}

export function lengthOfLines(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0)
}

/** Lines under their headings, parts in their fixed order; parts of one line carry their heading themselves. */
export function renderParts(lines: readonly Line[], labels: Labels): string[] {
  const out: string[] = []
  for (const part of PARTS) {
    const own = textsOf(
      lines.filter((line) => line.part === part),
      labels,
    )
    if (own.length === 0) continue
    if (WHOLE.has(part)) {
      out.push(...own)
      continue
    }
    out.push(headingOf(part, labels))
    for (const text of own) out.push(`- ${text}`)
  }
  return out
}

/** The person's rules are one line, where the first of them stands. */
function textsOf(lines: readonly Line[], labels: Labels): string[] {
  const said = lines.flatMap((line) => (line.said === undefined ? [] : [line.said]))
  const first = lines.findIndex((line) => line.said !== undefined)
  return lines.flatMap((line, at) =>
    line.said === undefined ? [line.text] : at === first ? [inOneLine(line.part, said, labels)] : [],
  )
}

/** Where the heading says that they are the person's, the words stand alone. */
function inOneLine(part: Part, said: readonly string[], labels: Labels): string {
  return part === 'words' ? labels.lines.inOrder(said) : labels.lines.userIs(said)
}

export function headingOf(part: Part, labels: Labels): string {
  return WHOLE.has(part) ? '' : `${labels.headings[part]}${labels.colon}`
}

/** Their one line says what it is. */
const WHOLE: ReadonlySet<Part> = new Set(['place', 'exchange'])
