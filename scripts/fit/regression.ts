import { SHAPE_MARK } from '../../src/base/typed/rule/word-odds.ts'
import { BIAS_TRAIT, CHINESE_BIAS_TRAIT, type Example, WORD_MARK } from './examples.ts'

export type Weights = ReadonlyMap<string, number>

export interface FitOptions {
  /** How much a feature, and how much a word, is held to what it weighed before. */
  readonly featurePull: number
  readonly wordPull: number
  /** How much what a sentence is built like is held to nothing. */
  readonly shapePull: number
  /** Words that fewer examples have say nothing. */
  readonly fewest: number
  readonly prior: Weights
}

/** Logistic regression, each weight held to its prior; the same examples always give the same weights. */
export function fit(examples: readonly Example[], options: FitOptions): Weights {
  const names = traitsOf(examples, options)
  const index = new Map(names.map((name, at) => [name, at]))
  const rows = examples.map(({ traits, target, counts }) => ({
    at: traits.flatMap((trait) => index.get(trait) ?? []),
    target,
    counts,
  }))
  const prior = Float64Array.from(names, (name) => options.prior.get(name) ?? 0)
  const pull = Float64Array.from(names, (name) => pullOf(name, options))
  const weights = descend(rows, prior, pull)
  const found = new Map(options.prior)
  names.forEach((name, at) => {
    found.set(name, weights[at] ?? 0)
  })
  return found
}

export function oddsWith(weights: Weights, { traits }: Example): number {
  let odds = 0
  for (const trait of traits) odds += weights.get(trait) ?? 0
  return odds
}

function pullOf(name: string, { featurePull, wordPull, shapePull }: FitOptions): number {
  if (name === BIAS_TRAIT || name === CHINESE_BIAS_TRAIT) return featurePull / 10
  if (name.startsWith(WORD_MARK + SHAPE_MARK)) return shapePull
  return name.startsWith(WORD_MARK) ? wordPull : featurePull
}

function traitsOf(examples: readonly Example[], { fewest, prior }: FitOptions): string[] {
  const counts = new Map<string, number>()
  for (const { traits } of examples) for (const trait of traits) counts.set(trait, (counts.get(trait) ?? 0) + 1)
  return [...counts]
    .filter(([trait, count]) => !trait.startsWith(WORD_MARK) || count >= fewest || prior.has(trait))
    .map(([trait]) => trait)
    .sort()
}

interface Row {
  readonly at: readonly number[]
  readonly target: number
  readonly counts: number
}

/** Newton's step for one weight after the other, until none moves: no step size to choose, and no chance in it. */
function descend(rows: readonly Row[], prior: Float64Array, pull: Float64Array): Float64Array {
  const size = prior.length
  const weights = Float64Array.from(prior)
  const rowsOf: number[][] = Array.from({ length: size }, () => [])
  const odds = new Float64Array(rows.length)
  rows.forEach(({ at }, row) => {
    for (const one of at) {
      rowsOf[one]?.push(row)
      odds[row] = (odds[row] ?? 0) + (weights[one] ?? 0)
    }
  })
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let moved = 0
    for (let one = 0; one < size; one++) {
      const held = pull[one] ?? 0
      let slope = held * ((weights[one] ?? 0) - (prior[one] ?? 0))
      let bend = held
      for (const row of rowsOf[one] ?? []) {
        const chance = 1 / (1 + Math.exp(-(odds[row] ?? 0)))
        const { target = 0, counts = 0 } = rows[row] ?? {}
        slope += counts * (chance - target)
        // Not less than this: a weight of sentences that are all certain would leap.
        bend += counts * Math.max(chance * (1 - chance), LEAST_BEND)
      }
      const step = slope / bend
      weights[one] = (weights[one] ?? 0) - step
      for (const row of rowsOf[one] ?? []) odds[row] = (odds[row] ?? 0) - step
      if (Math.abs(step) > moved) moved = Math.abs(step)
    }
    if (moved < STILL) break
  }
  return weights
}

const MOST_ROUNDS = 200
const STILL = 1e-3
const LEAST_BEND = 0.02
