import { remembering } from '../remember.ts'

/** A line of an output: as it was shown, and without what a runner, a container or a log puts before it. */
export interface OutputLine {
  readonly shown: string
  readonly text: string
  readonly indent: number
}

/** The lines of the beginning and the end of an output, without colours, overwritten progress and torn lines. */
export function readLines(output: string): OutputLine[] {
  const lines: OutputLine[] = []
  const raws = windowOf(output).split('\n')
  const shared = sharedPrefixes(raws)
  for (const raw of raws) lines.push(shared.length === 0 ? readLine(raw) : lineOf(raw, shared))
  return withPointers(lines.map((line, at) => asExcerpt(line, lines[at - 1], lines[at + 1])))
}

const readLine = remembering((raw): OutputLine => lineOf(raw, []))

function lineOf(raw: string, shared: readonly string[]): OutputLine {
  const written = raw.includes('\r') ? lastWritten(raw) : raw
  const shown = written.startsWith('{"Time":"') ? outputOf(written) : written
  const whole = shown.length > LONGEST ? shown.slice(0, LONGEST) : shown
  const shorter = shared.find((prefix) => whole.startsWith(prefix))
  const text = (shorter === undefined ? whole : whole.slice(shorter.length)).replace(PREFIX, '').replace(CORNER, '')
  const start = text.trimStart()
  return { shown: whole.trim(), text: start.trimEnd(), indent: text.length - start.length }
}

/** What somebody writes before each line of what he runs: the same few beginnings stand before nearly all of them. */
function sharedPrefixes(raws: readonly string[]): string[] {
  const counts = new Map<string, number>()
  let all = 0
  for (const raw of raws.slice(0, LOOKED_AT)) {
    if (raw.trim() === '') continue
    all++
    const prefix = BEFORE_EACH.exec(raw)?.[0]
    if (prefix !== undefined && !LEVEL.test(prefix)) counts.set(prefix, (counts.get(prefix) ?? 0) + 1)
  }
  const often = [...counts].filter(([, count]) => count >= OFTEN)
  const covered = often.reduce((sum, [, count]) => sum + count, 0)
  return often.filter(([prefix]) => covered >= all * MOSTLY || prefix.endsWith('> ')).map(([prefix]) => prefix)
}

/** `4: total(xs)` between lines 3 and 5 is the source, as others write `4 | total(xs)`; alone it may be a finding. */
function asExcerpt(line: OutputLine, before?: OutputLine, after?: OutputLine): OutputLine {
  const [, number, source = ''] = NUMBERED.exec(line.text) ?? []
  if (number === undefined) return line
  const isNext = (other: OutputLine | undefined, step: 1 | -1) =>
    Number(NUMBERED.exec(other?.text ?? '')?.[1]) === Number(number) + step
  return isNext(before, -1) || isNext(after, 1) ? { ...line, text: `${number} | ${source}` } : line
}

/**
 * Below a place and the source a caret, and behind it what is wrong there: the three belong together, and the source alone says nothing.
 */
function withPointers(lines: readonly OutputLine[]): OutputLine[] {
  const joined = [...lines]
  for (const [at, line] of lines.entries()) {
    const message = line.text.startsWith('^') ? POINTS.exec(line.text)?.[1] : undefined
    if (message === undefined) continue
    const first = Math.max(0, at - ABOVE)
    const row = first + lines.slice(first, at).findLastIndex(({ text }) => text !== '' && !text.startsWith('^'))
    const [, file, number] = HEADING.exec(headingAbove(lines, row)) ?? []
    const source = lines[row]
    if (file === undefined || source === undefined) continue
    const behind = source.text.length > LONGEST_SOURCE ? '' : ` (${source.text})`
    joined[at] = { ...line, text: `${file}:${number}: ${message.replace(/\.$/, '')}${behind}`, indent: 0 }
    joined[row] = { ...source, text: `| ${source.text}` }
  }
  return joined
}

function headingAbove(lines: readonly OutputLine[], row: number): string {
  return lines.slice(Math.max(0, row - ABOVE), row).findLast(({ text }) => HEADING.test(text))?.text ?? ''
}

/** Clients cut long outputs in the middle, and so do we; the line after a cut has lost its head. */
function windowOf(whole: string): string {
  const cut =
    whole.length > HEAD + TAIL
      ? `${whole.slice(0, whole.lastIndexOf('\n', HEAD) + 1)}\n${whole.slice(whole.indexOf('\n', whole.length - TAIL) + 1)}`
      : whole
  const untorn = cut.includes('truncated')
    ? cut.replace(TORN, (_, torn: string) => `\n${TORN_PLACE.test(torn) ? torn.replace(TORN_PLACE, '') : ''}`)
    : cut
  return uncoloured(untorn)
}

export function uncoloured(text: string): string {
  return text.includes('\u001b') ? text.replace(ESCAPES, '') : text
}

/** What a test printed, where `go test -json` tells of it. */
function outputOf(told: string): string {
  const printed = GO_EVENT.exec(told)?.[1]
  return printed === undefined
    ? told
    : printed
        .replace(/\\[nt]/g, ' ')
        .replace(/\\(["\\])/g, '$1')
        .trimEnd()
}

/** What a terminal would show of a line that was written over with carriage returns. */
function lastWritten(raw: string): string {
  const parts = raw.split('\r')
  for (let at = parts.length - 1; at >= 0; at--) if ((parts[at] ?? '').trim() !== '') return parts[at] ?? ''
  return ''
}

const POINTS = /^\^[-~^]*\s+([A-Za-z].{3,})$/
const HEADING = /^In (\S+) line (\d+):$/
const ABOVE = 6
const LONGEST_SOURCE = 60
const LOOKED_AT = 80
const OFTEN = 3
const MOSTLY = 0.75
/** `[api] `, `[web] | `, `postgres  | `, `@acme/web: `. */
const BEFORE_EACH = /^(?:\[[\w@/.:-]{1,40}\] (?:\| )?|[\w@/.-]{1,40} *\| |@[\w/.-]{1,40}: |[\w.-]{1,40}> (?=\S))/
const LEVEL = /^\[(?:info|error|err|warn|warning|debug|trace|fatal|ok|fail|failed|pass|passed)\] /i
const GO_EVENT = /^\{"Time":"[^"]*","Action":"output",.*"Output":"((?:[^"\\]|\\.)*)"\}$/
const NUMBERED =
  /^(?:=>|>)?\s*(\d+)(?::|$|(?=\s(?!\s*[|│]|pass|fail|err|warn|test|issue|problem|hint|skip|pending)))(?:\s+(.*))?$/
const TORN = /\n*(?:\.\.\. ?)?\[\d[\d,]* (?:\w+ ){0,2}truncated\](?: ?\.\.\.)?\n*([^\n]*)/g
/** The end of a file's name, and where in it: what follows is whole. */
const TORN_PLACE = /^\s*[\w.-]*[_.][\w.-]*:\d+(?::\d+)?: /
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal sequences start with ESC
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b\n]*(?:\u0007|\u001b\\)?|[()][A-Z0-9]|[=>@-Z\\^_])/g
/** A time, a container's or a package's name, a build step: what is written before each line by somebody else. */
const PREFIX =
  /^(?:\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?(?: UTC| GMT)?(?: \[\d+\])?\s|\[\d\d:\d\d:\d\d(?:[.,]\d+)?\]\s|\d\d:\d\d:\d\d(?:[.,]\d+)?\s+(?=[[\w])|#\d+ \d+\.\d+ |\d+\.\d{3,4} (?=[a-zA-Z#>])|[\w.-]+[-_]\d+ {1,12}\| |[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \S+ [\w./-]+(?:\[\d+\])?: |[^\t]{1,60}\t[^\t]{1,80}\t(?=\d{4}-\d\d-\d\dT)|(?:@[\w-]+\/)?[\w-]+:(?:build|test|lint|check|typecheck|dev|compile): |(?:[\w.@-]+\/)*[\w.@-]+ (?:build|test|lint|check|typecheck|dev)(?:\$|:) |stderr \| |stdout \| |# {1,12}(?=(?:Error|[A-Z]\w*Error)\b.*: |at .*(?:\d\)?|line \d+\.)$|Failed test\b|got: |expected: |\$\w+(?:->|\[))|\s{0,8}\[(?:javac|java|exec|junit|kotlinc|scalac)\]\s| {1,12}[|+] {1,3}(?=\S*(?:Traceback|File "|Exception Group|[A-Z]\w+(?:Error|Exception|Group)\b)))+/
/** What stands at the end of a line drawn from the place: `│   ╰── function summ/1 undefined`. */
const CORNER = /^\s*[|│·]\s*[╰└]─+\s+(?=[a-z])/
const HEAD = 16_000
const TAIL = 12_000
const LONGEST = 2000
