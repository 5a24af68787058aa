import { anchorsOf } from './anchors.ts'
import type { Ledger, Use } from './ledger/facts.ts'
import { factsOf } from './ledger/put.ts'

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

/** One number per feature, in the order of FEATURES. */
export function featuresOf(anchor: string, use: Use, around: Surroundings): number[] {
  const age = around.step - use.last
  const has = (way: string) => (use.ways.includes(way) ? 1 : 0)
  return [
    1,
    Math.exp(-age / 30),
    Math.log1p(age) / 5,
    Math.log(use.count),
    Math.log1p(use.before),
    anchor.startsWith('p:') ? 1 : 0,
    anchor.startsWith('f:') ? 1 : 0,
    use.last >= around.turnStep ? 1 : 0,
    has('u'),
    has('m'),
    has('r'),
    has('e'),
    has('w'),
    has('b'),
    has('g'),
    has('d'),
    has('k'),
    use.lastWay === 'e' || use.lastWay === 'w' ? 1 : 0,
    use.ways.length >= 3 ? 1 : 0,
    around.goal.has(anchor) ? 1 : 0,
    around.openTasks.has(anchor) ? 1 : 0,
    around.lastSaid.has(anchor) ? 1 : 0,
    around.lastChanges.has(anchor) ? 1 : 0,
    around.defined.has(anchor) ? 1 : 0,
    use.ways === 'b' ? 1 : 0,
    use.ways === 'g' ? 1 : 0,
    ONLY_WORDS.test(use.ways) ? 1 : 0,
    has('a') * has('e'),
  ]
}

const ONLY_WORDS = /^[aum]+$/
