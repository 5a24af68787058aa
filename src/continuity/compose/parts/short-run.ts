import type { Ledger } from '../../ledger/facts.ts'
import type { Line } from '../line.ts'
import { checkoutTold, shellBelow } from './place-lines.ts'

/** A command as it is run in the checkout that the place names: without going there first, and its paths from there. */
export function shortRun(command: string, ledger: Ledger): string {
  const root = checkoutTold(ledger)
  // Who was left below it has to go there.
  if (root.length < SHORTEST || !command.includes(root) || shellBelow(root, ledger.work.here) !== '') return command
  const own = root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return command
    .replace(new RegExp(`\\((?:cd|pushd) ["']?${own}/?["']? && ([^()]*)\\)`, 'g'), '$1')
    .replace(new RegExp(`(^|[(;&] ?)(?:cd|pushd) ["']?${own}/?["']? ?(?:&&|;) `, 'g'), '$1')
    .replace(new RegExp(`(?<=^|[\\s"'=(:])${own}/(?=[\\w.@])`, 'g'), '')
}

/** The commands that a line tells, so; what somebody has said stays as it is. */
export function withShortRuns(line: Line, ledger: Ledger): Line {
  const root = checkoutTold(ledger)
  if (!OF_RUNS.has(line.part) || root === '' || !`${line.text}${line.clause ?? ''}`.includes(root)) return line
  const short = (text: string) => text.replace(/`[^`]+`/g, (quoted) => `\`${shortRun(quoted.slice(1, -1), ledger)}\``)
  return { ...line, text: short(line.text), ...(line.clause !== undefined && { clause: short(line.clause) }) }
}

/** Of two calls that differ in how a path is spelled both are told as they were. */
const OF_RUNS: ReadonlySet<Line['part']> = new Set(['place', 'checks', 'failures'])
const SHORTEST = 3
