import { aroundOf } from './around.ts'
import { type Line, readLines } from './lines.ts'
import { type Parsed, parse } from './parse.ts'
import { reasonBelow } from './reason.ts'
import { isSummary, isTestHead, NEVER, SURE, scoreOf } from './score.ts'

/** The line of an output that says what went wrong, taken apart. Data, not advice. */
export interface FailingLine {
  /** As it was shown, without colours. */
  readonly line: string
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

export interface RunAs {
  readonly exitCode?: number
  readonly command?: string
}

/** Undefined where nothing in the output looks like a failure and nobody says that it was one. */
export function failingLine(output: string, { exitCode = 0, command = '' }: RunAs = {}): FailingLine | undefined {
  const lines = readLines(output)
  const best = bestOf(lines, exitCode === 0 ? MAY_TELL : ANYTHING)
  if (best === undefined || (exitCode === 0 && best.score < SURE)) return undefined
  return taken(lines, best, command)
}

interface Candidate {
  readonly at: number
  readonly parsed: Parsed
  readonly score: number
}

/** The highest score; the first of equals, because what fails first makes the rest fail. */
function bestOf(lines: readonly Line[], may: RegExp): Candidate | undefined {
  let best: Candidate | undefined
  let traced = false
  for (const [at, line] of lines.entries()) {
    if (line.text.startsWith('Traceback (most')) traced = true
    // The first line that is not indented ends a traceback, whatever the exception is called.
    const ends = traced && line.indent === 0 && line.text !== '' && !line.text.startsWith('Traceback')
    if (ends) traced = false
    if (!ends && !may.test(line.text)) continue
    const parsed = parse(line.text)
    const plain = scoreOf(line, parsed)
    if (plain <= NEVER || (line.text.startsWith('> ') && lines[at + 1]?.text.startsWith('> '))) continue
    const announces = parsed.severity === 'error' && parsed.message === '' && parsed.file !== ''
    const below = announces || isTestHead(line.text) ? reasonBelow(lines, at) : at
    const score = plain + (ends ? 60 : 0) + (below === at ? 0 : announces ? 50 : 14)
    if (best !== undefined && score <= best.score) continue
    best = below > at ? { at: below, parsed: parse(lines[below]?.text ?? ''), score } : { at, parsed, score }
  }
  return best
}

function taken(lines: readonly Line[], { at, parsed }: Candidate, command: string): FailingLine {
  const { shown = '', text = '' } = lines[at] ?? {}
  const around = aroundOf(lines, at, parsed)
  const tool = isSummary(text) ? command.split(/\s+/, 3).join(' ') : ''
  const location = parsed.file || around.file
  const code = parsed.code || around.code
  return {
    line: shortened(shown),
    at,
    ...(location !== '' && { location }),
    ...(code !== '' && { code }),
    message: [around.test, parsed.message, ...around.details].filter((part) => part !== '').join(' | '),
    ...(tool !== '' && { tool }),
  }
}

function shortened(line: string): string {
  const folded = line.replace(/\s+/g, ' ')
  return folded.length > LONGEST ? `${folded.slice(0, LONGEST).replace(/\s+\S*$/, '')} …` : folded
}

/** One look before the others: most lines of an output have none of these. */
const MAY_TELL =
  /error|fail|fatal|panic|exception|cannot|can't|could|unable|denied|refused|not |no |un|invalid|miss|expect|assert|conflict|kill|abort|segment|time|exceed|already|would|must|can only|illegal|duplicate|require|[✗✕×✖✘●]|^\d+\)|:\d+[:, ]|\(\d+,\d+\)|ERR|BackOff|evict|term|bus|forbid|reject|corrupt|expire|violat|updat|got|want|memory|mismatch|overflow|deadlock|!==|E {2}/i
const ANYTHING = /\S/
const LONGEST = 240
