import { givenByHand } from '../../../../base/shell/by-hand.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { OpenCall } from '../../state.ts'
import type { CheckRun } from './check-command.ts'

/** The program of the project, started for what it prints: timed, with its code printed, or with its end behind a pipe. */
export function isShownByHand(
  { parts, hidden }: CheckRun,
  { failed }: Extract<Entry, { type: 'result' }>,
  { command, whole = command }: OpenCall,
): boolean {
  if (!parts.every((part) => !part.named && givenByHand(part.command) !== undefined)) return false
  return !failed || hidden || parts.some(({ code }) => code !== undefined) || TIMED.test(whole)
}

const TIMED = /(?:^|[;&|(]\s*)time\s/
