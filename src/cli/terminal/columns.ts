import type { Environment } from '../../base/environment.ts'
import { terminal } from '../../platform/terminal.ts'

/** Set once, before anything is laid out: COLUMNS wins, then the terminal; what is read by a program is not cut. */
let columns = Number.POSITIVE_INFINITY

export function lookAtTerminal(environment: Environment): void {
  const given = Number(environment.COLUMNS)
  const { isTerminal, columns: own } = terminal()
  if (Number.isInteger(given) && given > 0) columns = Math.max(given, NARROWEST)
  else columns = isTerminal ? Math.max(own, NARROWEST) : Number.POSITIVE_INFINITY
}

/** How many columns a line may have. */
export function columnsOfTerminal(): number {
  return columns
}

const NARROWEST = 40
