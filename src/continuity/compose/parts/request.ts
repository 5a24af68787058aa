import type { GoalFact, Ledger } from '../../ledger/facts.ts'
import { factsOf } from '../../ledger/put.ts'

/** What the person said last. */
export function lastGoal(ledger: Ledger): GoalFact | undefined {
  return factsOf(ledger, 'goal').reduce<GoalFact | undefined>(
    (best, goal) => (best === undefined || goal.lastSeen >= best.lastSeen ? goal : best),
    undefined,
  )
}

/**
 * The request that the work in hand comes from: not an aside, and not a refusal that was followed by other work long since. The last
 * words themselves where nothing else is known.
 */
export function requestOf(ledger: Ledger): GoalFact | undefined {
  const goals = factsOf(ledger, 'goal').toSorted((a, b) => b.lastSeen - a.lastSeen)
  const near = goals.slice(0, NEAR)
  // An answer to a question of the agent's, a refusal, and what is said while it works, serve the request that led to them.
  const asked = near.find(({ by }) => !SERVING.has(by))
  if (SERVING.has(near[0]?.by ?? 'prompt') && asked?.by === 'prompt' && !isAside(asked)) return asked
  return near.find((goal) => !isAside(goal) && !isSettled(ledger, goal)) ?? goals[0]
}

/** It means something only with what it answers. */
export function isReply({ text, answers }: GoalFact): boolean {
  return answers !== '' || text.length < (/[\u3400-\u9fff]/.test(text) ? SHORT / 3 : SHORT)
}

function isAside(goal: GoalFact): boolean {
  return goal.by !== 'refusal' && goal.by !== 'answer' && goal.answers === '' && isReply(goal)
}

function isSettled({ step }: Ledger, { by, ranLater, lastSeen }: GoalFact): boolean {
  return by === 'refusal' && (ranLater || step - lastSeen > SETTLED)
}

const SERVING: ReadonlySet<GoalFact['by']> = new Set(['answer', 'queued', 'refusal'])
const SHORT = 12
/** How many messages later a request still counts as the one in hand. */
export const NEAR = 3
/** After so many steps a refusal has been heeded. */
const SETTLED = 30
