import { failingLine } from '../../../../base/failing-line/failing-line.ts'
import { oneLine } from '../../../../base/text/text.ts'

/**
 * The line of a failed run that says what is wrong, from the one that was found: the test that failed says more than the word FAIL, and a
 * line that a program logs in passing is not why it failed.
 */
export function failedLine(text: string, found: string): string {
  const wanted = text.match(ASSERTS_IN_TEST)?.[0]
  if (wanted !== undefined && !IN_TEST.test(found)) return oneLine(wanted.trim(), LONGEST_LINE)
  const isPlain = found.length >= SHORTEST_LINE && !LOGGED.test(found) && !GENERIC.test(found)
  if (isPlain && !(IN_TEST.test(found) && !ASSERTS.test(found))) return oneLine(found, LONGEST_LINE)
  const others = [text.match(BLAMES) ?? [], text.match(PLACES) ?? []]
    .flat()
    .filter((line) => line.length >= SHORTEST_LINE && !LOGGED.test(line) && !GENERIC.test(line))
  return oneLine(text.match(ASSERTS)?.[0] ?? others[0] ?? text.match(COUNTED)?.[0] ?? found, LONGEST_LINE)
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
const ASSERTS_IN_TEST =
  /^.*\w[_.](?:test|spec)\.\w{1,5}:\d+: .*\b(?:want|wanted|expected|should|got|unexpected|error)\b.*$/im
const FAILS = /\b(?:FAIL(?:ED)?|ERROR|error|panic|exception|Traceback)\b/
const LOGGED = /\b(?:INFO|DEBUG|TRACE|NOTICE)\b/
/** That something failed, and not what. */
const GENERIC = /\bERROR task failed|\btask \S+ failed|\bELIFECYCLE\b|exited with|Command failed|^FAIL\b\s*\S*$/
/** A place in a test, and what was wanted there. */
const ASSERTS = /^.*\w\.\w{1,5}:\d+: .*\b(?:want|wanted|expected|should|got|unexpected|error)\b.*$/im
const BLAMES = /^.*(?:--- FAIL|\bFAIL\b|\bERROR\b|\berror:|\bfailed\b).*$/gm
/** How many there are, where nothing says which. */
const COUNTED = /^.*\b[1-9]\d* (?:issues?|errors?|problems?|failures?|failed)\b.*$/im
/** A line that a test printed, and places that a compiler or linter names. */
const IN_TEST = /\w[_.](?:test|spec)\.\w+:\d+: /
const PLACES = /^\s*\S+\.\w+:\d+(?::\d+)?: .+$/gm
const SHORTEST_LINE = 8
const LONGEST_LINE = 180
