import type { OutputLine } from '../lines.ts'
import { isTestHead } from '../score.ts'

/** The head of the test that a reason belongs to: the nearest above, or just below, or what the runner puts above it or at its end. */
export function testOf(lines: readonly OutputLine[], at: number, message: string): string {
  if (isTestHead(lines[at]?.text ?? '')) return ''
  for (let before = at - 1; before >= 0 && before >= at - ABOVE; before--) {
    const text = lines[before]?.text ?? ''
    if (!isTestHead(text) || NAMELESS.test(text)) continue
    return withoutNumber(text) + (/^\d+\) \S/.test(text) ? namedBelow(lines, before, at) : '')
  }
  const own = headOverIndented(lines, at)
  if (own !== '') return own
  for (let before = at - 1; before >= 0 && before >= at - TITLED; before--) {
    const title = titleAt(lines, before)
    if (title !== '') return title
  }
  let isOwn = ASSERTS.test(message)
  for (let after = at + 1; after < lines.length && after <= at + TITLED; after++) {
    const text = lines[after]?.text ?? ''
    const summed = SUMMED.exec(text)
    if (summed) return summed[1] ?? ''
    if (isOwn && isTestHead(text) && !NAMELESS.test(text)) return withoutNumber(text)
    // What is said of the next failure ends what belongs to this one.
    isOwn &&= after < at + BELOW && !NEXT.test(text)
  }
  return ''
}

/** mocha goes on below the outermost group, each further in, up to the test itself, which ends in a colon. */
function namedBelow(lines: readonly OutputLine[], head: number, at: number): string {
  let names = ''
  for (let next = head + 1; next <= at && next <= head + DEEPEST; next++) {
    const { text = '', indent = 0 } = lines[next] ?? {}
    if (text === '' || KEY.test(text) || (names !== '' && indent <= (lines[next - 1]?.indent ?? 0))) return ''
    names += ` ${text}`
    if (text.endsWith(':')) return names
  }
  return ''
}

/** Go sets what a failed test printed below its head and further in, be it a hundred lines. */
function headOverIndented(lines: readonly OutputLine[], at: number): string {
  const indent = lines[at]?.indent ?? 0
  for (let before = at - 1; indent > 0 && before >= 0 && before >= at - TITLED; before--) {
    const line = lines[before]
    if (line === undefined || line.text === '' || line.indent >= indent) continue
    return line.text.startsWith('--- FAIL: ') ? line.text : ''
  }
  return ''
}

/** The name alone, without what its runner writes before and behind it: how long it took, that it failed. */
export function plainTestName(head: string): string {
  const thread = THREAD.exec(head)?.[1]
  if (thread !== undefined) return OWN_THREAD.test(thread) ? '' : thread
  let name = head
  for (let turn = 0; turn < MOST_MARKS; turn++) {
    const before = name
    name = name.replace(BEFORE, '').replace(BEHIND, '').trim()
    if (name === before) break
  }
  return name
}

/** The name of a test as its runner writes it above all it says about it. */
function titleAt(lines: readonly OutputLine[], at: number): string {
  const text = lines[at]?.text ?? ''
  if (BLAMES_PLACE.test(lines[at - 1]?.text ?? '')) return text
  if (RULER.test(lines[at - 1]?.text ?? '') && RULER.test(lines[at + 1]?.text ?? ''))
    return EXCERPT.test(text) ? '' : text
  return (
    TITLE.exec(text)
      ?.slice(1)
      .find((name) => name !== undefined) ?? ''
  )
}

function withoutNumber(head: string): string {
  return head.replace(/^\d+\) |^not ok \d+ -? ?/, '')
}

const ABOVE = 12
const DEEPEST = 6
const BELOW = 40
const TITLED = 120
const MOST_MARKS = 3
const NEXT = /^(?:error(?:\[\w+\])?|(?:[A-Z]\w*)?Error(?: \[\w+\])?):/
const ASSERTS = /^(?:assert|expect|Assert|Expected|Failed)/i
/** pytest, googletest, Dart, Clojure, Pester, doctest of C++, Deno, test-unit, go with -v, Rails. */
const TITLE =
  /^_{3,} (\S.*?) _{3,}$|^\[ RUN +\] (\S+)|^\d\d:\d\d \+\d+(?: ~\d+)?(?: -\d+)?: (.+) \[E\]$|^FAIL in \((\S+)\)|^\[-\] (.+?) \d+m?s\b|^TEST CASE: +(\S.*)|^(\S.*) => \S+:\d+:\d+$|^(?:Failure|Error): (\w+\([\w:]+\))$|^=== (?:RUN|NAME|CONT) +(\S+)$|^([A-Z][\w:]*#\w+)(?: \[\S+:\d+\])?:$/
/** busted names the test below its place. */
const BLAMES_PLACE = /^(?:Failure|Error) → \S+ @ \d+$/
const EXCERPT = /^>?\s*\d+\s*[|│]/
const RULER = /^-{20,}$/
/** A line of pytest's list at the end. */
const SUMMED = /^FAILED \S+?::(\S+)/
const NAMELESS = /^[✖✗✕×] \d+ |:\d+: Failure$|^Failed example:$|: FAILED:$/
/** It announces what follows, and names nothing. */
const KEY = /^(?:Message|Stack|Error|Failure|Details?|Expected|Diff):$/
const THREAD = /^thread '(.*)' (?:\(\d+\) )?panicked at/
/** Not of a test. */
const OWN_THREAD = /^(?:main|<unnamed>)$/
const BEFORE =
  /^(?:--- FAIL: |─+ (?:Failure|Error) \([^)]*\): |not ok \d+ (?:- )?|\d+\) |[✗✕×✖✘❌●]\s+|\(fail\) |FAIL(?:ED|URE)?:? +|Failed (?!test ')|Failed test |ERROR:? +|Failure: |Error: |\[(?:fail|FAILED|ERROR|error|info)\]:? *|- |test (?=\S+ \.\.\. )|\d+\/\d+ Test +#\d+: )/
const BEHIND =
  /(?: [([](?:\d+(?:\.\d+)?) ?m?s(?:econds)?[)\]]| \d+(?:\.\d+)? ?ms|\s*\.{2,}[\w ]*\*{0,3}(?:Failed|FAILED|FAIL|ERROR|Exception|Timeout|Not Run)\b.*| ?-- Time elapsed.*| <<< (?:FAILURE|ERROR)!.*| \*\*\* FAILED \*\*\*| FAILED| \| FAIL \|| ─+| \[[\w./-]+:\d+\]:?|:)$/
