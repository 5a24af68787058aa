import { aroundOf } from './around/around.ts'
import { plainTestName } from './around/test-name.ts'
import { type Best, bestOf } from './best.ts'
import { type OutputLine, readLines } from './lines.ts'
import { isTestHead, SURE } from './score.ts'
import { isSummary } from './summary.ts'
import { shortened, toldOf } from './told.ts'
import { totalsIn } from './totals.ts'

/** The line of an output that says what went wrong, taken apart. Data, not advice. */
export interface FailingLine {
  /** As it was shown, without colours. */
  readonly line: string
  /** The same for a reader: with the test and the values, without what others put before it. '' where it says nothing. */
  readonly told: string
  /** The name of the test it is about. */
  readonly test?: string
  /** Its number among the lines that were looked at. */
  readonly at: number
  /** The file it is about, as the tool names it. */
  readonly location?: string
  /** The tool's code or rule, or the exception's name. */
  readonly code?: string
  /** The words, with the test they are about, and what was expected and what came. */
  readonly message: string
  /** Only where the line says nothing of its own: what was run. */
  readonly tool?: string
}

/** How an output came about, as far as somebody knows. */
export interface RunAs {
  readonly exitCode?: number
  readonly command?: string
}

/** Undefined where nothing in the output looks like a failure and nobody says that it was one. */
export function failingLine(output: string, { exitCode = 0, command = '' }: RunAs = {}): FailingLine | undefined {
  const lines = readLines(exitCode === 0 ? totalsIn(output).rest : output)
  const best = bestOf(lines)
  return best === undefined || (exitCode === 0 && best.score < SURE) ? undefined : taken(lines, best, command)
}

function taken(lines: readonly OutputLine[], best: Best, command: string): FailingLine {
  const { at, parsed } = best
  const { shown = '', text = '' } = lines[at] ?? {}
  const around = aroundOf(lines, best)
  const tool = isSummary(text) ? command.split(/\s+/, 3).join(' ') : ''
  const test = plainTestName(isTestHead(text) ? text : around.test)
  const location = parsed.file || around.file
  const code = parsed.code || around.code
  return {
    line: shortened(shown),
    told: toldOf(lines, best, around, command),
    at,
    ...(test !== '' && { test }),
    ...(location !== '' && { location }),
    ...(code !== '' && { code }),
    message: [around.test, parsed.message, ...around.details].filter((part) => part !== '').join(' | '),
    ...(tool !== '' && { tool }),
  }
}
