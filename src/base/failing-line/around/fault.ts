import type { OutputLine } from '../lines.ts'
import { type LineParts, takeApart } from '../parse.ts'
import { isNoise, isTestHead } from '../score.ts'
import { isLament, isSummary } from '../summary.ts'

/**
 * Where the code itself is at fault and the message names nothing ("division by zero"), the statement that threw tells it from the next
 * fault of its kind; where no statement is printed, the function does. Empty for what is wrong outside the code: a module that is not
 * there is the same failure wherever it is missed.
 */
export function faultOf(lines: readonly OutputLine[], at: number, { exception, message, code }: LineParts): string {
  if (OF_THE_CODE.test(exception) || OF_THE_CODE.test(message)) {
    return tracedStatement(lines, at) || pointedAt(lines, at - 1, -1) || throwingFunction(lines, at)
  }
  const saysLittle = exception === '' && code === '' && message.length < LITTLE && !NAMES.test(message)
  return saysLittle ? pointedAt(lines, at + 1, 1) : ''
}

/**
 * What a headline that names nothing is about ("Unsupported argument"), as it stands below: the first sentence that calls something by its
 * name, with the place it begins with; where there is none, the source that is pointed at. '' where the headline tells itself.
 */
export function headlineAbout(
  lines: readonly OutputLine[],
  at: number,
  { exception, message, severity }: LineParts,
): string {
  const isHeadline = (severity === 'error' || HEADED.test(message)) && exception === ''
  if (
    !isHeadline ||
    message.length >= LITTLE ||
    NAMES.test(message) ||
    CORNERED.test(message) ||
    TWO_PARTS.test(message)
  )
    return ''
  let place = ''
  const isDrawn = DRAWN.test(lines[at]?.text ?? '')
  for (const line of lines.slice(at + 1, at + 1 + SENTENCES)) {
    const text = isDrawn ? line.text.replace(DRAWN, '') : line.text
    if (isTestHead(text) || isLament(text) || takeApart(text).severity === 'error') break
    const source = SOURCE.exec(text)?.[1]
    if (source !== undefined) return source
    if (text === '' || isSummary(text) || EXCERPT.test(text)) continue
    if (PLACED.test(text)) place ||= text
    else if (QUOTES.test(text) && text.includes(' ') && !isNoise(text)) return place === '' ? text : `${place} ${text}`
  }
  return pointedAt(lines, at + 1, 1) || place
}

/** Python: the source below the last frame. */
function tracedStatement(lines: readonly OutputLine[], at: number): string {
  for (let before = at - 1; before >= 0 && before >= at - NEAR; before--) {
    if (!PYTHON_FRAME.test(lines[before]?.text ?? '')) continue
    const source = lines[before + 1]?.text ?? ''
    return before + 1 < at ? source : ''
  }
  return ''
}

/** The line of the source that carets stand under. */
function pointedAt(lines: readonly OutputLine[], from: number, step: 1 | -1): string {
  for (let line = from, left = NEAR; line > 0 && line < lines.length && left > 0; line += step, left--) {
    if (CARETS.test(lines[line]?.text ?? '')) return (lines[line - 1]?.text ?? '').replace(MARGIN, '')
  }
  return ''
}

/** The first frame that has a name of its own. */
function throwingFunction(lines: readonly OutputLine[], at: number): string {
  for (const { text } of lines.slice(at + 1, at + 1 + NEAR)) {
    const name = FRAME.exec(text)?.[1]
    if (name !== undefined && !NAMELESS.test(name)) return name
  }
  return ''
}

const OF_THE_CODE =
  /\b(?:Type|Range|Reference|Index|Key|Attribute|ZeroDivision|Recursion|UnboundLocal|NoMethod|FloatingPoint)Error\b|NullPointer|NullReference|OutOfBounds|OutOfRange|ArithmeticException|ClassCast|InvalidCast|DivideByZero|StackOverflow|^panic: runtime error/
const PYTHON_FRAME = /^File "[^"]+", line \d+/
const CARETS = /^(?:[|│]\s*)?[\^~]+$/
const MARGIN = /^>?\s*\d+\s*[|│:]\s*/
const FRAME = /^at (?:async )?(?:new )?([\w$.<>/]+) ?\(/
const NAMELESS = /<anonymous>|^(?:Module\._compile|node:)|^java\.|^jdk\./
/** Something is called by its name: a quotation, a call, a word with a capital or an underscore in it. */
const NAMES = /['"`‘“]|\w\(|[a-z][A-Z]|\w_\w|\d/
const LITTLE = 60
const NEAR = 8
const SENTENCES = 14
/** TeX says what went wrong behind a bang. */
const HEADED = /^! [A-Z]/
/** `ERROR: relation does not exist`, `E404 - not found`: there is more than a headline. */
const TWO_PARTS = /: \S|\(\S+\)/
/** The line of the source as TeX shows it. */
const SOURCE = /^(l\.\d+ \S.*)$/
const EXCERPT = /^>?\s*\d+\s*[|│:]|^[|│╷╵]/
/** A frame around all of it. */
const DRAWN = /^│\s+/
/** `on main.tf line 12, in resource "x":` */
const PLACED = /^(?:on|in|at) \S+ line \d+\b.*:$/
/** Names in Chinese quotation marks. */
const CORNERED = /[「『《]/
/** A name within a sentence. */
const QUOTES = /["'`‘“]\S+["'`’”]/
