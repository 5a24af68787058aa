import type { Truth } from '../store/record.ts'

/** What is known of a hit besides its text. */
interface Standing {
  readonly tier: number
  readonly truth: Truth
  readonly uses: number
  readonly updatedAt: number
  /** How near it is to what is being worked on. */
  readonly near: Nearness
}

export type Nearness = 'file' | 'symbol' | 'folder' | 'elsewhere'

/** The text decides; the rest tips the scales between texts that fit about as well. */
export function ranked(textScore: number, standing: Standing, now: number): number {
  const days = Math.max(0, now - standing.updatedAt) / 86_400_000
  return (
    textScore *
    (1 + (5 - standing.tier) * 0.03) *
    (1 + 0.1 * Math.exp(-days / 30)) *
    (1 + 0.04 * Math.log1p(standing.uses)) *
    NEARNESS[standing.near] *
    TRUTH_WEIGHT[standing.truth]
  )
}

const NEARNESS: Readonly<Record<Nearness, number>> = { file: 1.5, symbol: 1.3, folder: 1.15, elsewhere: 1 }
/** What has changed comes later, what is gone last. */
export const TRUTH_WEIGHT: Readonly<Record<Truth, number>> = { current: 1, unchecked: 1, changed: 0.6, gone: 0.3 }
