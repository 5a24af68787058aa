import type { OutputLine } from './lines.ts'
import { takeApart } from './parse.ts'
import { DOUBTFUL, isInTest, isNoise, isTestHead, isWanted, scoreOf } from './score.ts'
import { isSummary } from './summary.ts'

/**
 * Where the reason of a failed test, or of what a line only announces, stands below it: an exception where there is one, else the first
 * line that says something. The head's own place where there is none.
 */
export function reasonBelow(lines: readonly OutputLine[], head: number): number {
  const { indent = 0, text: name = '' } = lines[head] ?? {}
  let first = head
  let apart = false
  for (let at = head + 1; at < lines.length && at <= head + FAR; at++) {
    const { text, indent: own } = lines[at] ?? NOTHING
    if (text === '') apart = true
    if (text === '') continue
    if (isTestHead(text) || NEXT_TEST.test(text) || (apart && own < indent)) break
    if (isNoise(text) || (HEAD_ONLY.test(text) && !isSentence(text)) || name.includes(text)) continue
    if (isSummary(text)) break
    if (takeApart(text).exception !== '') return at
    if (at > head + NEAR || !/\p{L}|[!=<>]=/u.test(text)) continue
    if (first === head) first = at
    else if (isOutdone(lines[first] ?? NOTHING, text, scoreOf({ shown: text, text, indent: own }))) return at
  }
  return first
}

/**
 * Where what was thrown is said in a paragraph of its own: below its class and above its place, as Laravel draws it, or below its place, as
 * Symfony does. The head's own place where it is not.
 */
export function saidBelow(lines: readonly OutputLine[], head: number): number {
  const { text = '' } = lines[head] ?? {}
  if (lines[head + 1]?.text !== '') return head
  const isPlace = THROWN_AT.test(text)
  if (!isPlace && !CLASS.test(text)) return head
  const said = nextText(lines, head + 1)
  const end = lines.findIndex((line, at) => at > said && line.text === '')
  if (said === -1 || end === -1 || end > said + NEAR) return head
  return isPlace || AT_PLACE.test(lines[nextText(lines, end)]?.text ?? '') ? said : head
}

function nextText(lines: readonly OutputLine[], from: number): number {
  return lines.findIndex(({ text }, at) => at >= from && at <= from + 3 && text !== '')
}

/**
 * Where a runner names a test behind what it printed: the first line that says what was wanted, else the last that the test itself
 * printed, else the head's own place.
 */
export function reasonAbove(lines: readonly OutputLine[], head: number): number {
  let first = printedLast(lines, head)
  for (let at = head - 1; at >= 0 && at >= head - NEAR && isInTest(lines[at]?.text ?? ''); at--)
    if (isWanted(lines[at]?.text ?? '')) first = at
  return first
}

/** `go test -v` prints below `=== RUN TestTotal/empty` what that test says; it ends with what it failed by. */
function printedLast(lines: readonly OutputLine[], head: number): number {
  const { text = '', indent = 0 } = lines[head] ?? NOTHING
  const name = GO_HEAD.exec(text)?.[1]
  const below = lines[head + 1] ?? NOTHING
  // What failed is a test within it.
  if (name === undefined || (below.indent > indent && isTestHead(below.text))) return head
  for (let at = head - 1; at >= 0 && at >= head - FAR; at--) {
    if (GO_RUN.exec(lines[at]?.text ?? '')?.[1] !== name) continue
    let last = head
    for (let own = at + 1; own < head && isInTest(lines[own]?.text ?? ''); own++) last = own
    return last
  }
  return head
}

/** What a test logs on the way has a place, too; what it failed by says more. */
function isOutdone(first: OutputLine, text: string, score: number): boolean {
  if (isInTest(first.text) && isInTest(text)) return !isWanted(first.text) && isWanted(text)
  if (FACT.test(first.text)) return score >= DOUBTFUL
  return takeApart(first.text).file !== '' && score >= scoreOf(first) + MUCH_MORE
}

/** It ends in a colon and says something all the same: of what it calls by its name. */
function isSentence(text: string): boolean {
  return /^[A-Z].* [`‘]\S+[`’] .* \S+ .*:$/.test(text)
}

const THROWN_AT = /^In \S+\.php line \d+:$/
const CLASS = /^(?:[A-Z]\w*\\)*[A-Z]\w*[a-z]\w*$/
const AT_PLACE = /^at \S+:\d+$/
const GO_HEAD = /^--- FAIL: (\S+)/
const GO_RUN = /^=== (?:RUN|NAME|CONT)\s+(\S+)$/
/** From here on another one speaks. */
const NEXT_TEST = /^=== RUN\s/
/** `Environment: linux`: said of the run, not of what went wrong. */
const FACT = /^(?!.*(?:rror|xpect|ssert|ail))[A-Z][a-z]+(?: [a-z]+)?: \S/
/** A name that goes on, a key that announces: not yet the reason. */
const HEAD_ONLY =
  /^[A-Z]+:$|^in function \S+ \(|^while (?:parsing|scanning|constructing) |^in "[^"]+", line \d+|^(?:Error Message|Failure|Error|error|Stack Trace|message|details?):?(?: \|-?)?$|^(?![Ee]xpect|[Aa]ssert|Error)[^:.]+[^):]:$|^\w+#\w+(?: \[.*\])?:$|^(?:Test suite failed to run|failures:|---- .* ----)$|^(?:\d+\) )?(?:test )?\S+ \(\S+\)$/
const NOTHING: OutputLine = { shown: '', text: '', indent: 0 }
const MUCH_MORE = 20
const FAR = 40
const NEAR = 10
