import { anchorsOf } from './anchors.ts'
import { NEED, SURVIVES } from './coefficients.ts'
import type { Ledger, Use } from './ledger/facts.ts'
import { factsOf } from './ledger/put.ts'

/** What is known about an anchor beyond its own use: read once per ledger. */
export interface Surroundings {
  readonly step: number
  readonly epochStep: number
  readonly turnStep: number
  readonly goal: ReadonlySet<string>
  readonly openTasks: ReadonlySet<string>
  readonly failing: ReadonlySet<string>
  readonly lastSaid: ReadonlySet<string>
  readonly lastChanges: ReadonlySet<string>
  readonly defined: ReadonlySet<string>
}

export function surroundingsOf(ledger: Ledger): Surroundings {
  const goals = factsOf(ledger, 'goal').filter((goal) => goal.status === 'open')
  const tasks = factsOf(ledger, 'task').filter((task) => task.status === 'open')
  const failures = [...factsOf(ledger, 'test'), ...factsOf(ledger, 'error')].filter(
    (fact) => fact.status === 'failing' || fact.status === 'open',
  )
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
    failing: new Set(failures.flatMap((fact) => fact.anchors)),
    lastSaid: anchorsOf(ledger.lead.text),
    lastChanges: new Set(changes.flatMap((touch) => [...touch.adds, ...touch.around])),
    defined: new Set(factsOf(ledger, 'symbol').map((symbol) => `i:${symbol.name}`)),
  }
}

export interface Likelihood {
  /** How likely the agent uses an anchor again soon. */
  readonly needed: number
  /** How likely a model's summary holds it anyway. */
  readonly kept: number
}

export function likelihoodOf(anchor: string, use: Use, around: Surroundings): Likelihood {
  const features = featuresOf(anchor, use, around)
  let need = 0
  let kept = 0
  for (let at = 0; at < features.length; at++) {
    const value = features[at] ?? 0
    if (value === 0) continue
    need += value * (NEED[at] ?? 0)
    kept += value * (SURVIVES[at] ?? 0)
  }
  return { needed: 1 / (1 + Math.exp(-need)), kept: 1 / (1 + Math.exp(-kept)) }
}

/** Rarer in the history is harder to find again. The same weight as the measure's. */
export function rarity(use: Use, around: Surroundings): number {
  const live = Math.max(1, around.step - around.epochStep)
  return Math.log(1 + live / (1 + use.count))
}

export const FEATURES = [
  'constant',
  'freshness, over 5 steps',
  'freshness, over 30 steps',
  'log age',
  'log count',
  'log count before this epoch',
  'is a path',
  'is a file name with an extension',
  'is a flag',
  'is an id',
  'is part of this turn',
  'typed by the person',
  'typed by the client',
  'said by the agent',
  'read',
  'edited',
  'written',
  'in a command',
  'searched',
  'delegated',
  'in a task',
  'in the last summary',
  'last used in an edit or write',
  'last used in a command',
  'last said',
  'used in three ways or more',
  'named by the goal',
  'named by an open task',
  'part of a failure',
  'in the last message',
  'in the last changes',
  'defined here',
  'test',
  'count above four',
] as const

export function featuresOf(anchor: string, use: Use, around: Surroundings): number[] {
  const age = around.step - use.last
  const kind = anchor.charAt(0)
  const has = (way: string) => (use.ways.includes(way) ? 1 : 0)
  const bit = (yes: boolean) => (yes ? 1 : 0)
  return [
    1,
    Math.exp(-age / 5),
    Math.exp(-age / 30),
    Math.log1p(age) / 5,
    Math.log(use.count),
    Math.log1p(use.before),
    bit(kind === 'p'),
    bit(kind === 'p' && anchor.includes('.')),
    bit(kind === 'f'),
    bit(kind === 'n'),
    bit(use.last >= around.turnStep),
    has('u'),
    has('m'),
    has('a'),
    has('r'),
    has('e'),
    has('w'),
    has('b'),
    has('g'),
    has('d'),
    has('k'),
    has('s'),
    bit(use.lastWay === 'e' || use.lastWay === 'w'),
    bit(use.lastWay === 'b'),
    bit(use.lastWay === 'a'),
    bit(use.ways.length >= 3),
    bit(around.goal.has(anchor)),
    bit(around.openTasks.has(anchor)),
    bit(around.failing.has(anchor)),
    bit(around.lastSaid.has(anchor)),
    bit(around.lastChanges.has(anchor)),
    bit(around.defined.has(anchor)),
    bit(/^.:Test|_test\b|\.test\./.test(anchor)),
    bit(use.count > 4),
  ]
}
