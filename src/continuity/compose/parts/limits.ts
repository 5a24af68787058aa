import { forbids, pointsBack } from '../../ledger/facts/person/settled-limits.ts'
import type { ConstraintFact, GoalFact, Ledger } from '../../ledger/facts.ts'
import { factsOf } from '../../ledger/put.ts'
import { plainOf } from '../held.ts'

/** A limit, and the message it was said in where that is known. */
export interface Limit {
  readonly limit: ConstraintFact
  readonly goal: GoalFact | undefined
}

/** What the person demanded or forbade, until they take it back; not what nobody understands without what it chose. */
export function limitsInForce(ledger: Ledger): Limit[] {
  const goals = factsOf(ledger, 'goal')
  return factsOf(ledger, 'constraint')
    .filter(({ status }) => status === 'active')
    .map((limit) => ({ limit, goal: goals.find((goal) => goal.lastSeen === limit.lastSeen && holds(goal, limit)) }))
    .filter(({ limit, goal }) => goal === undefined || !isRiddle(limit, goal))
}

/** A limit was said with it that has ended with its work. */
export function isSettled(ledger: Ledger, { lastSeen }: GoalFact): boolean {
  return factsOf(ledger, 'constraint').some((limit) => limit.status === 'done' && limit.lastSeen === lastSeen)
}

function holds({ text }: GoalFact, limit: ConstraintFact): boolean {
  return plainOf(text).includes(plainOf(limit.text))
}

/** "Let's keep it simple": it chose something, and which of the options that was is not known. */
function isRiddle({ text }: ConstraintFact, { answers, object }: GoalFact): boolean {
  return answers !== '' && object === '' && pointsBack(text) && !forbids(text)
}
