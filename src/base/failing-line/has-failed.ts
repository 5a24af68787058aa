import { hidesOutcome } from '../shell/command.ts'
import { whatRan } from '../shell/what-ran.ts'
import { type Best, bestOf } from './best.ts'
import { isSaidBy, isTraced, verdictAt, wentOn } from './ending.ts'
import type { RunAs } from './failing-line.ts'
import { type OutputLine, readLines } from './lines.ts'
import { mayHaveFailed } from './may-have-failed.ts'
import { passingLine } from './passing-line.ts'
import { DOUBTFUL, SURE } from './score.ts'
import { totalsIn } from './totals.ts'

/**
 * Whether a command failed, whatever the exit code says: a pipe hides it (`go test | tail` ends with 0 although a test failed), and some
 * clients do not tell it. What only shows a text has not failed because the text speaks of errors.
 */
export function hasFailed(output: string, run: RunAs = {}): boolean {
  return outcomeIn(output, run) === 'failed'
}

/** `unclear`: nothing tells how it went, but there is something in it that may be an error. */
export function outcomeIn(output: string, { exitCode, command = '' }: RunAs = {}): 'failed' | 'passed' | 'unclear' {
  if (exitCode !== undefined && exitCode !== 0) return 'failed'
  const said = /^(?:Error: )?Exit code:? (\d+)/.exec(output)?.[1]
  if (said !== undefined) return said === '0' ? 'passed' : 'failed'
  if (!mayHaveFailed(output, command)) return 'passed'
  const { kind, isQuiet, programs } = whatRan(command)
  if (kind === 'shown' && command !== '') return 'passed'
  const counted = totalsIn(output)
  if (counted.failed) return 'failed'
  const isBelieved = exitCode === 0 && !hidesOutcome(command)
  if (counted.tallies.failed && !isBelieved) return 'failed'
  if (counted.tallies.failed && counted.tallies.good === '') return 'unclear'
  if (counted.passed && isBelieved) return 'passed'
  const lines = readLines(counted.rest)
  const best = bestOf(lines)
  const score = best?.score ?? 0
  if (counted.passed) return score >= SURE ? 'failed' : 'passed'
  // An exit code that nothing hides is believed, except of those that print errors only when there are any.
  if (isBelieved) return score < SURE ? 'passed' : isQuiet ? 'failed' : 'unclear'
  // What somebody's own code prints is his business, until it is thrown.
  if (kind === 'inline' && !isTraced(lines)) return score >= DOUBTFUL ? 'unclear' : 'passed'
  // A step on the way may tell what it did without, in words alone: they do not get beyond that.
  if (best !== undefined && score >= SURE && (score > SURE || verdictAt(lines) !== -1 || !wentOn(lines, best.at)))
    return 'failed'
  if (isSaidBy(lines, programs)) return 'failed'
  if (best !== undefined && endsBadly(lines, best, kind === 'acts')) return 'failed'
  return score >= DOUBTFUL ? 'unclear' : 'passed'
}

/** A line alone is doubtful: that the run as a whole is said to have failed, or stopped there, makes it sure. */
function endsBadly(lines: readonly OutputLine[], { at, parsed, score }: Best, acts: boolean): boolean {
  if (score < DOUBTFUL && !acts) return false
  // What a program or a test logs on its way has a place, too.
  if (ON_THE_WAY.test(lines[at]?.text ?? '')) return false
  if (passingLine(after(lines, at)) !== '') return false
  const verdict = verdictAt(lines)
  if (acts && score >= DOUBTFUL && (parsed.file !== '' || verdict !== -1)) return true
  const last = score < DOUBTFUL ? verdict : Math.max(at, verdict)
  return last !== -1 && (verdict !== -1 || acts) && !wentOn(lines, last)
}

function after(lines: readonly OutputLine[], at: number): string {
  return lines
    .slice(at + 1)
    .map(({ text }) => text)
    .join('\n')
}

const ON_THE_WAY = /\b(?:INFO|DEBUG|TRACE|NOTICE)\b/
