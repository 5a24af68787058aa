import { aroundOf } from './around.ts'
import { type Line, readLines } from './lines.ts'
import { type Parsed, parse } from './parse.ts'
import { isSummary, NEVER, SURE, scoreOf } from './score.ts'

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
  /** The words, with what was expected and what came, and the test they are about. */
  readonly message: string
  /** Only where the line says nothing of its own: what was run. */
  readonly tool?: string
}

export interface RunAs {
  readonly exitCode?: number
  readonly command?: string
}

/** Undefined where nothing in the output looks like a failure and nobody says that it was one. */
export function failingLine(output: string, { exitCode, command }: RunAs = {}): FailingLine | undefined {
  const lines = readLines(output)
  const best = bestOf(lines)
  const failed = (exitCode ?? 0) !== 0
  if (best !== undefined && (best.score >= SURE || failed)) return found(lines, best, command)
  const rest = failed ? lastResort(lines) : undefined
  return rest && found(lines, rest, command)
}

interface Candidate {
  readonly at: number
  readonly parsed: Parsed
  readonly score: number
}

/** The highest score; the first of equals, because what fails first makes the rest fail. */
function bestOf(lines: readonly Line[]): Candidate | undefined {
  let best: Candidate | undefined
  let traced = false
  for (const [at, line] of lines.entries()) {
    if (line.text === '') continue
    if (line.text.startsWith('Traceback (most')) traced = true
    const ends = traced && line.indent === 0 && !line.text.startsWith('Traceback') && line.text.includes('')
    if (!ends && !MAY_TELL.test(line.text)) continue
    const parsed = parse(line.text)
    const plain = scoreOf(line, parsed)
    const score = ends && plain > NEVER ? Math.max(plain, 0) + 60 : plain
    if (ends) traced = false
    if (score > 0 && (best === undefined || score > best.score)) best = { at, parsed, score }
  }
  return best
}

/** Nothing looks like a failure, but it was one: what stands last is mostly why; of a list, what stands first. */
function lastResort(lines: readonly Line[]): Candidate | undefined {
  let chosen: Candidate | undefined
  for (const [at, line] of lines.entries()) {
    const parsed = parse(line.text)
    const score = scoreOf(line, parsed)
    if (score > NEVER && (chosen === undefined || score > chosen.score)) chosen = { at, parsed, score }
  }
  return chosen
}

function found(lines: readonly Line[], { at, parsed }: Candidate, command?: string): FailingLine {
  const line = lines[at] ?? { shown: '', text: '', indent: 0 }
  const around = aroundOf(lines, at, parsed)
  const tool = isSummary(line.text) ? toolOf(command ?? '') : ''
  const location = parsed.file || around.file
  const code = parsed.code || around.code
  return {
    line: shortened(line.shown),
    at,
    ...(location !== '' && { location }),
    ...(code !== '' && { code }),
    message: [around.test, parsed.message, ...around.details].filter((part) => part !== '').join(' | '),
    ...(tool !== '' && { tool }),
  }
}

function toolOf(command: string): string {
  return command.split(/\s+/, 3).join(' ')
}

function shortened(line: string): string {
  const folded = line.replace(/\s+/g, ' ')
  return folded.length > LONGEST ? `${folded.slice(0, LONGEST).replace(/\s+\S*$/, '')} …` : folded
}

/** One look before the others: most lines of an output have none of these. */
const MAY_TELL =
  /error|fail|fatal|panic|exception|cannot|can't|could|unable|denied|refused|not |no |un|in?valid|miss|expect|assert|conflict|kill|abort|segment|time|exceed|already|would|must|illegal|duplicate|require|[✗✕×✖●]|^\d+\)|:\d+[:, ]|\(\d+,\d+\)|ERR|[A-Z]\w+(?:Error|Exception)|BackOff|Evict|term|bus|forbid|reject|corrupt|expire|violat|updat|got|want|memory|mismatch|overflow|deadlock|!==|E {2}/i
const LONGEST = 240
