import type { Environment } from '../base/environment.ts'

/** Beyond it there are no dates, and printing one would throw. */
const LAST_MOMENT = 8.64e15

/** Milliseconds since 1970. THROUGHLINE_NOW (milliseconds or an ISO time) stands in for the clock in tests. */
export function now(environment: Environment): number {
  const fixed = environment.THROUGHLINE_NOW
  return fixed ? stoodStill(fixed) : Date.now()
}

function stoodStill(fixed: string): number {
  const time = /^\d+$/.test(fixed) ? Number(fixed) : Date.parse(fixed)
  return Math.abs(time) <= LAST_MOMENT ? time : Date.now()
}

/** An ISO time in UTC, as every `--json` prints it. */
export function iso(time: number): string {
  return new Date(time).toISOString()
}
