import type { Use } from '../ledger/facts.ts'
import { COEFFICIENTS } from './coefficients.ts'
import { FEATURES, featuresOf, type Surroundings } from './features.ts'

export interface Likelihood {
  /** How likely the agent uses an anchor again soon. */
  readonly needed: number
  /** How likely a model's summary holds it anyway. */
  readonly kept: number
}

export function likelihoodOf(anchor: string, use: Use, around: Surroundings): Likelihood {
  featuresOf(anchor, use, around, features)
  let need = 0
  let kept = 0
  for (let at = 0; at < features.length; at++) {
    const value = features[at] ?? 0
    if (value === 0) continue
    need += value * (NEED[at] ?? 0)
    kept += value * (KEPT[at] ?? 0)
  }
  return { needed: 1 / (1 + Math.exp(-need)), kept: 1 / (1 + Math.exp(-kept)) }
}

/** Rarer in the history is harder to find again. The same weight as the measure's. */
export function rarity(use: Use, around: Surroundings): number {
  const live = Math.max(1, around.step - around.epochStep)
  return Math.log(1 + live / (1 + use.count))
}

const features = new Float64Array(FEATURES.length)
const NEED: readonly number[] = FEATURES.map((feature) => COEFFICIENTS[feature].need)
const KEPT: readonly number[] = FEATURES.map((feature) => COEFFICIENTS[feature].kept)
