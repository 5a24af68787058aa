import { anchorsOf } from '../../base/names.ts'
import type { Held } from '../compose/held.ts'
import { isOpinion } from '../compose/parts/word-lines.ts'
import type { GoalFact, Ledger } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'
import { isChange } from '../ledger/untouch.ts'

/**
 * Whether something that the person said still has to be told them back. A summary that lists their words has left out what is done; one
 * that lists none has left out everything, and then all of it comes back.
 */
export function wordsWanted(ledger: Ledger, summary: Held): (goal: GoalFact) => boolean {
  const goals = factsOf(ledger, 'goal').filter(({ text }) => text.length >= SHORTEST)
  const kept = goals.filter(({ text }) => summary.recalls(text)).length
  if (goals.length < FEW || kept < goals.length * HALF) return (goal) => !isReply(goal) || isOpen(ledger, goal)
  return (goal) => isOpen(ledger, goal) && !LATER.test(goal.text)
}

/** "1", "yes, A": what it chose was then done. */
function isReply({ text, by }: GoalFact): boolean {
  return text.length < SHORT_REPLY && by !== 'refusal' && !isOpinion(text)
}

/** Nothing that was done since names what it names; where it names nothing, work has gone on to other things and was committed. */
function isOpen(ledger: Ledger, goal: GoalFact): boolean {
  const { lastSeen, by, ranLater } = goal
  // What they want was said with it, and goes for what is done instead.
  if (by === 'refusal') return !ranLater || isOpinion(goal.text)
  const { editSteps, commit } = ledger.work
  if ((editSteps.at(-1) ?? 0) <= lastSeen && commit.step <= lastSeen) return true
  const names = namesOf(goal.text)
  if (names.length > 0)
    return !factsOf(ledger, 'file').some((file) =>
      file.touches.some(
        (touch) =>
          isChange(touch) &&
          touch.step > lastSeen &&
          names.some((name) => isIn(name, [file.path, ...touch.adds, ...touch.drops, ...touch.around])),
      ),
    )
  const later = factsOf(ledger, 'goal').filter((other) => other.lastSeen > lastSeen && other.by !== 'answer')
  return later.length < LED_ON
}

function namesOf(text: string): string[] {
  const dashed = text.match(/\b[a-z]+(?:-[a-z]+){2,}\b/g) ?? []
  return [...[...anchorsOf(text)].map((anchor) => anchor.slice(2)), ...dashed].map(plain)
}

/** `max-retries`, `maxRetries` and `max_retries` are one name. */
function plain(name: string): string {
  return name.replace(/[-_]/g, '').toLowerCase()
}

function isIn(name: string, texts: readonly string[]): boolean {
  return texts.some((text) => plain(text).includes(name))
}

/** About other work, by its own words. */
const LATER =
  /\b(?:future (?:enhancement|work|improvement|pr|version)|in (?:the|a) future|(?:for|do (?:it|that|this)) later\b|later on|some ?day|follow[- ]?up (?:pr|issue|task)|out of scope|not (?:for )?now)\b|以後再|以后再|之後再|之后再|將來|将来|下次再/i
const SHORTEST = 12
const FEW = 4
const SHORT_REPLY = 24
const HALF = 0.5
const LED_ON = 3
