import { plainOf } from '../../base/text/text.ts'
import { clipWords } from '../compose/clip.ts'
import type { Line, Telling } from '../compose/line.ts'
import { isUnclear, lastGoal } from '../compose/parts/request.ts'
import { isMoveOn, isOpinion } from '../compose/parts/word-lines.ts'
import { isSettled } from '../ledger/facts/person/limits/in-force.ts'
import { isMistyped } from '../ledger/facts/person/limits/said-again.ts'
import type { GoalFact, Ledger } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'
import type { LineWords } from './labels/words.ts'
import { isRiddle } from './open-words.ts'

/**
 * What else the person said that the summary lacks, as one line: what had no room of its own, and points of what is being made. It
 * claims nothing of what became of it.
 */
export function earlierWords({ ledger, words }: Telling, { rest, quoted, room }: Beside): Line | undefined {
  const plain = plainOf(quoted)
  const last = lastGoal(ledger)
  let left = Math.min(ROOM, room)
  const told: string[] = []
  for (const goal of factsOf(ledger, 'goal').toReversed()) {
    if (goal === last || !isOwn(ledger, goal)) continue
    // Points that answer a list of questions answer each another one.
    const said = isInTheMaking(ledger, goal)
      ? quotedIf(pointsOf(goal, plain), words)
      : besides(goal, rest.get(goal.id) ?? '', plain, words)
    const cost = said.length + BETWEEN
    if (said === '' || cost > left) continue
    left -= cost
    told.unshift(said)
  }
  if (told.length === 0) return undefined
  const text = words.earlierWords(told)
  return { part: 'words', key: 'earlier words', factId: '', kind: 'goal', text, worth: 0, order: -1 }
}

interface Beside {
  /** What they said and is worth saying again, by the ids of its facts. */
  readonly rest: ReadonlyMap<string, string>
  /** All that the agent has now. */
  readonly quoted: string
  readonly room: number
}

/** Theirs, still said, and it says something by itself. */
function isOwn(ledger: Ledger, goal: GoalFact): boolean {
  if (!BY.has(goal.by) || goal.status === 'declined' || goal.text.includes('[> ')) return false
  return !(isSettled(ledger, goal) || isMoveOn(goal) || isUnclear(goal) || isRiddle(goal) || isMistyped(ledger, goal))
}

/** In numbered points, and no commit has taken in what came of it. */
function isInTheMaking({ work: { commit } }: Ledger, { text, by, lastSeen }: GoalFact): boolean {
  if ((by !== 'prompt' && by !== 'queued') || text.length > LONGEST_OWN || (text.match(POINT) ?? []).length < SEVERAL)
    return false
  return !(commit.made && commit.step > lastSeen)
}

/** The points that are nowhere quoted. */
function pointsOf({ text }: GoalFact, plain: string): string {
  const points = text.split(BEFORE_POINT).filter((point) => POINT_MARK.test(point))
  const rest = points.filter((point) => point.length >= SHORTEST && !isQuoted(point.replace(POINT_MARK, ''), plain))
  return clipWords(rest.join(' '), LONGEST)
}

/** An answer that is more than a go-ahead, a refusal with its reason, or how something has to be. */
function besides(goal: GoalFact, text: string, plain: string, words: LineWords): string {
  if (text.length < SHORTEST || text.length > LONGEST || isQuoted(text, plain) || ENDS_ASKING.test(text)) return ''
  if (goal.answers !== '')
    return GOES_AHEAD.test(text) ? '' : words.answered(text, clipWords(goal.answers, LONGEST_QUESTION))
  return (goal.by === 'refusal' || isOpinion(text)) && !WAITS.test(text) ? words.quoted(text) : ''
}

function quotedIf(text: string, words: LineWords): string {
  return text === '' ? '' : words.quoted(text)
}

function isQuoted(text: string, plain: string): boolean {
  return plain.includes(plainOf(text).slice(0, HEAD))
}

const BY: ReadonlySet<GoalFact['by']> = new Set(['prompt', 'queued', 'refusal', 'answer'])
const GOES_AHEAD = /^\W*(?:yes|yeah|yep|yup|ok(?:ay)?|sure|good|great|go|fine|好|可以|行|是|[对對])/i
const WAITS = /^\W*(?:hang on|wait|hold on|one (?:sec|moment)|等等|等一下|稍等)/i
const ENDS_ASKING = /[?？]\W*$/
const POINT = /(?:^|\s)\d{1,2}\) /g
const BEFORE_POINT = /\s(?=\d{1,2}\) )/
const POINT_MARK = /^\d{1,2}\) /
const SEVERAL = 2
/** Beside what was said its own words, and the heading. */
const ROOM = 700
const LONGEST = 340
/** A longer one is a document. */
const LONGEST_OWN = 1500
const LONGEST_QUESTION = 100
const SHORTEST = 24
const BETWEEN = 4
/** So much of it, and it is quoted. */
const HEAD = 60
