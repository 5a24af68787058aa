/**
 * How much something is in use: a count of the sessions that dealt with it, in which a session weighs half as much twenty
 * sessions later. `Warmth` is the count as of a session; its heat is the same thing on a scale that does not move with time,
 * so that an index can keep it in order.
 */
export type Warmth = readonly [score: number, seq: number]

const COOLING = 30

/** Counted once for each session, however often that session is looked at. */
export function warmed(before: Warmth | undefined, seq: number, weight = 1): Warmth {
  if (before === undefined) return [round(weight), seq]
  const [score, last] = before
  if (seq <= last) return seq === last ? [round(Math.max(score, weight)), last] : before
  return [round(score * Math.exp((last - seq) / COOLING) + weight), seq]
}

export function warmthAt(warmth: Warmth | undefined, seq: number): number {
  return warmth === undefined ? 0 : warmth[0] * Math.exp(Math.min(0, warmth[1] - seq) / COOLING)
}

export function heatOf([score, seq]: Warmth): number {
  return Math.log(Math.max(score, 1e-9)) + seq / COOLING
}

function round(score: number): number {
  return Math.round(score * 1000) / 1000
}
