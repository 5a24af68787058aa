import { anchorsOf } from '../../base/names.ts'
import type { Ledger, Use } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'

/** What is known about an anchor beyond its own use: read once per ledger. */
export interface Surroundings {
  readonly step: number
  readonly epochStep: number
  readonly turnStep: number
  readonly goal: ReadonlySet<string>
  readonly openTasks: ReadonlySet<string>
  readonly lastSaid: ReadonlySet<string>
  readonly lastChanges: ReadonlySet<string>
  readonly defined: ReadonlySet<string>
}

export function surroundingsOf(ledger: Ledger): Surroundings {
  const goals = factsOf(ledger, 'goal').filter((goal) => goal.status === 'open')
  const tasks = factsOf(ledger, 'task').filter((task) => task.status === 'open')
  const changes = factsOf(ledger, 'file')
    .flatMap((file) => file.touches)
    .filter((touch) => touch.act === 'edited' || touch.act === 'wrote')
    .sort((a, b) => b.step - a.step)
    .slice(0, 3)
  return {
    step: ledger.step,
    epochStep: ledger.epochStep,
    turnStep: ledger.turnStep,
    goal: new Set(goals.flatMap((goal) => goal.anchors)),
    openTasks: new Set(tasks.flatMap((task) => task.anchors)),
    lastSaid: anchorsOf(ledger.lead.text),
    lastChanges: new Set(changes.flatMap((touch) => [...touch.adds, ...touch.around])),
    defined: new Set(factsOf(ledger, 'symbol').map((symbol) => `i:${symbol.name}`)),
  }
}

export const FEATURES = [
  'constant',
  'freshness over 30 steps',
  'log age',
  'log count',
  'log count before this epoch',
  'is a path',
  'is a flag',
  'used in this turn',
  'typed by the person',
  'typed by the client',
  'read',
  'edited',
  'written',
  'in a command',
  'searched',
  'delegated',
  'in a task',
  'last used in a change',
  'used in three ways or more',
  'named by the goal',
  'named by an open task',
  'in the last message',
  'in the last changes',
  'defined here',
  'only in commands',
  'only searched',
  'only said or typed',
  'said and edited',
] as const

export type Feature = (typeof FEATURES)[number]

/** One number per feature, in the order of FEATURES, written into the array given: this runs for every anchor of a ledger. */
export function featuresOf(anchor: string, use: Use, around: Surroundings, into: Float64Array): void {
  const age = around.step - use.last
  const { ways } = use
  into.fill(0)
  into[0] = 1
  into[1] = Math.exp(-age / 30)
  into[2] = Math.log1p(age) / 5
  into[3] = Math.log(use.count)
  into[4] = Math.log1p(use.before)
  if (anchor.startsWith('p:')) into[5] = 1
  else if (anchor.startsWith('f:')) into[6] = 1
  if (use.last >= around.turnStep) into[7] = 1
  for (const way of ways) {
    const at = WAYS[way]
    if (at !== undefined) into[at] = 1
  }
  if (use.lastWay === 'e' || use.lastWay === 'w') into[17] = 1
  if (ways.length >= 3) into[18] = 1
  if (around.goal.has(anchor)) into[19] = 1
  if (around.openTasks.has(anchor)) into[20] = 1
  if (around.lastSaid.has(anchor)) into[21] = 1
  if (around.lastChanges.has(anchor)) into[22] = 1
  if (around.defined.has(anchor)) into[23] = 1
  if (ways === 'b') into[24] = 1
  else if (ways === 'g') into[25] = 1
  else if (ONLY_WORDS.test(ways)) into[26] = 1
  if (into[11] === 1 && ways.includes('a')) into[27] = 1
}

/** Where the ways of use stand among the features. */
const WAYS: Readonly<Record<string, number>> = { u: 8, m: 9, r: 10, e: 11, w: 12, b: 13, g: 14, d: 15, k: 16 }
const ONLY_WORDS = /^[aum]+$/
