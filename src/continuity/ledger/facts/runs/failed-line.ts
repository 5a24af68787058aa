import { failingLine } from '../../../../base/failing-line/failing-line.ts'
import { oneLine } from '../../../../base/text/text.ts'

/**
 * The line of a failed run that says what is wrong, from the one that was found: the test that failed says more than the word FAIL, and a
 * line that a program logs in passing is not why it failed. '' where no line has a message.
 */
export function failedLine(text: string, found: string, command = ''): string {
  const line = whole(chosen(text, found), text)
  const bare = PACKAGE.exec(line)?.[1]
  if (bare !== undefined) return command.includes(bare.split('/').slice(-2).join('/')) ? '' : `FAIL ${bare}`
  return LOGGED.test(line) || GENERIC.test(line) || !MESSAGE.test(line) ? '' : oneLine(line, LONGEST_LINE)
}

function chosen(text: string, found: string): string {
  const wanted = text.match(ASSERTS_IN_TEST)?.[0]
  if (wanted !== undefined && !IN_TEST.test(found) && !PANICS.test(found)) return wanted.trim()
  const isPlain = found.length >= SHORTEST_LINE && !LOGGED.test(found) && !GENERIC.test(found)
  if (isPlain && !(IN_TEST.test(found) && !ASSERTS.test(found))) return found
  const others = [text.match(BLAMES) ?? [], text.match(PLACES) ?? []]
    .flat()
    .filter((line) => line.length >= SHORTEST_LINE && !LOGGED.test(line) && !GENERIC.test(line) && !CODE.test(line))
  return text.match(ASSERTS)?.[0] ?? others[0] ?? text.match(COUNTED)?.[0] ?? found
}

/** A place whose beginning a cut took away says nothing; an assertion needs the values that stand below it. */
function whole(line: string, text: string): string {
  const plain = line.trim().replace(TORN_PLACE, '')
  if (!EXPECTS.test(plain)) return plain
  const below = text.slice(text.indexOf(line) + line.length)
  const values = [EXPECTED.exec(below)?.[0], RECEIVED.exec(below)?.[0]].map((value) => value?.trim() ?? '')
  return [plain.replace(/ *\/\/ .*$/, ''), ...values.filter((value) => value !== '')].join(' ')
}

/** The same of an output that somebody pasted; '' where nothing in it says that anything failed. */
export function failedLineIn(text: string): string {
  const found = failingLine(text, { command: '' })?.line ?? ''
  if (found === '' && !FAILS.test(text)) return ''
  const line = failedLine(text, found)
  const test = FAILED_TEST.exec(text)?.[1] ?? ''
  return test === '' || line.includes(test) ? line : `${test}: ${line}`
}

const FAILED_TEST = /^\s*--- FAIL: (\S+)/m
/** What was wanted; a "should" in brackets tells what a step is for. */
const ASSERTS_IN_TEST =
  /^.*[\w_][_.](?:test|spec)\.\w{1,5}:\d+: (?:.*\b(?:want|wanted|expected|got|unexpected|error)\b|[^(\n]*\bshould\b).*$/im
const PANICS = /^(?:panic|fatal error|\w*Error|Traceback)\b/
const PACKAGE = /^FAIL\s+(\S+)(?:\s+[\d.]+m?s)?$/
/** Two words that are no names of places. */
const MESSAGE = /[a-z]{2,}[^\n]*?[\s:(][^\n]*?[a-z]{2,}|[\u3400-\u9fff]{2}/i
const TORN_PLACE = /^[_.-][\w.-]*:\d+(?::\d+)?: /
const EXPECTS = /\bexpect\(.*\)\.(?:not\.)?\w+\(/
const EXPECTED = /^\s*Expected\b[^:\n]*: .+$/m
const RECEIVED = /^\s*Received\b[^:\n]*: .+$/m
/** A line of the program, shown beside what is said of it. */
const CODE = /%[vswdq]\b.*["'`]|^\s*(?:t|require|assert|expect|console|log|fmt|logger)\.\w+\(/
const FAILS = /\b(?:FAIL(?:ED)?|ERROR|error|panic|exception|Traceback)\b/
const LOGGED = /\b(?:INFO|DEBUG|TRACE|NOTICE)\b/
/** That something failed, and not what. */
const GENERIC = /\bERROR task failed|\btask \S+ failed|\bELIFECYCLE\b|exited with|Command failed|^FAIL$/
/** A place in a test, and what was wanted there. */
const ASSERTS = /^.*\w\.\w{1,5}:\d+: (?:.*\b(?:want|wanted|expected|got|unexpected|error)\b|[^(\n]*\bshould\b).*$/im
const BLAMES = /^.*(?:--- FAIL|\bFAIL\b|\bERROR\b|\berror:|\bfailed\b).*$/gm
/** How many there are, where nothing says which. */
const COUNTED = /^.*\b[1-9]\d* (?:issues?|errors?|problems?|failures?|failed)\b.*$/im
/** A line that a test printed, and places that a compiler or linter names. */
const IN_TEST = /\w[_.](?:test|spec)\.\w+:\d+: /
const PLACES = /^\s*\S+\.\w+:\d+(?::\d+)?: .+$/gm
const SHORTEST_LINE = 8
const LONGEST_LINE = 180
