import type { OutputLine } from './lines.ts'
import { type LineParts, takeApart } from './parse.ts'
import { reasonAbove, reasonBelow, saidBelow } from './reason.ts'
import { DOUBTFUL, isTestHead, NEVER, scoreOf } from './score.ts'
import { isLament } from './summary.ts'

interface Candidate {
  readonly at: number
  readonly parsed: LineParts
  readonly score: number
}

export interface Best extends Candidate {
  /** Other lines that may tell as well, in their order. */
  readonly others: readonly Candidate[]
}

/** The line with the highest score; the first of equals, because what fails first makes the rest fail. */
export function bestOf(lines: readonly OutputLine[]): Best | undefined {
  let best: Candidate | undefined
  const others: Candidate[] = []
  let warned: Candidate | undefined
  let traced = NOT_TRACED
  let chained = false
  for (const [at, line] of lines.entries()) {
    if (line.text === '') continue
    // The first line that is not indented further ends a traceback, whatever the exception is called.
    const begins = line.text.startsWith('Traceback (most')
    const ends = !begins && line.indent <= traced
    if (begins) traced = line.indent
    else if (ends) traced = NOT_TRACED
    chained ||= CHAIN.test(line.text)
    const said = saidBelow(lines, at)
    const plain = said === at ? scoreOf(line) + (isThrown(lines, at) ? THROWN : 0) : THROWN
    if (plain <= NEVER || isOutdone(lines, at)) continue
    const parsed = takeApart(line.text)
    if (parsed.severity === 'warning' && parsed.file !== '') warned ??= { at, parsed, score: plain }
    const announces = said !== at || ((isAnnouncement(parsed) || opensOnto(lines, at)) && !isLament(line.text))
    const reason =
      said !== at
        ? said
        : announces || (isTestHead(line.text) && !WITH_REASON.test(line.text))
          ? reasonOf(lines, at)
          : at
    const score =
      plain +
      (ends ? TRACED : 0) +
      (reason === at ? 0 : announces ? ANNOUNCED : isPreview(lines, reason) ? PREVIEWED : NAMED)
    if (score >= DOUBTFUL && others.length < MOST_OTHERS) others.push({ at, parsed, score })
    // The last of a chain of exceptions is the one that got out.
    const isLater = ends && chained && score >= TRACED
    // Where nothing looks like a failure, what was said last is mostly why it ended.
    const isLast = score <= 0 && score === best?.score
    if (best !== undefined && score <= best.score && !isLater && !isLast) continue
    best = reason === at ? { at, parsed, score } : { at: reason, parsed: takeApart(lines[reason]?.text ?? ''), score }
  }
  // Where warnings are what it failed by, how many there are says less than the first.
  if (
    warned !== undefined &&
    best !== undefined &&
    best.score < DOUBTFUL &&
    COUNTS_LESSER.test(lines[best.at]?.text ?? '')
  )
    return { ...warned, others }
  const last = best !== undefined && isLogged(lines, best) ? saidLast(lines, best, others) : undefined
  return best && { ...best, ...last, others }
}

function reasonOf(lines: readonly OutputLine[], head: number): number {
  const below = reasonBelow(lines, head)
  return below === head ? reasonAbove(lines, head) : below
}

/** Above the frames stands what was thrown, whatever its name. */
function isThrown(lines: readonly OutputLine[], at: number): boolean {
  const { text = '', indent = 0 } = lines[at] ?? {}
  const below = lines[at + 1]
  return (
    below?.text.startsWith('at ') === true &&
    below.indent > indent &&
    FRAME.test(below.text) &&
    NAMED_THROW.test(text) &&
    takeApart(text).exception === ''
  )
}

/** What vitest shows of a failure before it tells it. */
function isPreview(lines: readonly OutputLine[], at: number): boolean {
  return lines[at]?.text.startsWith('→ ') === true
}

/** What a program logs on the way says less than the sentence it ends with. */
function saidLast(lines: readonly OutputLine[], best: Candidate, others: readonly Candidate[]): Candidate | undefined {
  const last = others.findLast((one) => !isLogged(lines, one))
  const isTheEnd = last !== undefined && lines.slice(last.at + 1).every(({ text }) => text === '')
  return isTheEnd && last.at > best.at ? { ...last, score: best.score } : undefined
}

function isLogged(lines: readonly OutputLine[], { at }: Candidate): boolean {
  return LOG_LINE.test(lines[at]?.shown ?? '')
}

/** A place and that there is an error, or that there are some: what it is stands below. */
function isAnnouncement({ severity, message, file, exception }: LineParts): boolean {
  if (exception !== '' && message === `${exception}:`) return true
  return (
    (severity === 'error' && ((message === '' && file !== '') || ONLY_WHERE.test(message))) ||
    (SOME.test(message) && !COUNTED.test(message)) ||
    OCCURRED.test(message)
  )
}

/** An exception that ends in a colon, above what a compiler says of a place. */
function opensOnto(lines: readonly OutputLine[], at: number): boolean {
  const below = lines[at + 1]?.text ?? ''
  if (below === '' || lines[at]?.text.endsWith(':') !== true || takeApart(lines[at]?.text ?? '').exception === '')
    return false
  const { severity, file, code } = takeApart(below)
  return severity === 'error' && file !== '' && code !== ''
}

/** One of several nested causes: the innermost tells. */
function isOutdone(lines: readonly OutputLine[], at: number): boolean {
  return NESTS.test(lines[at]?.text ?? '') && lines[at + 1]?.text.startsWith('> ') === true
}

/** `In procedure f:`, `compiling at (main.clj:3:10).`: in which step, not what. */
const ONLY_WHERE =
  /^(?:[Ii]n (?:procedure|function|file|module|method|class) \S+:|\w+ (?:at|in) \(?\S+:\d+(?::\d+)?\)?[.:]?)$/
/** Keys, or the letter and the time that some put before it. */
const LOG_LINE = /^(?:time=\S+ )?level=\w+ |^[EFW]\d{4} \d\d:\d\d:\d\d/
const WITH_REASON = /^FAILED \S+ - |^Failed test '/
const NESTS = /^> |[.:]$/
const COUNTED = /^\d/
const OCCURRED = /^\d+ errors? occurred:$/
const SOME =
  /\b(?:issues|errors|problems|failures)(?: (?:were )?(?:found|detected|occurred|identified|encountered)\b[^:]{0,60})?:$/
const CHAIN = /^(?:During handling of the above exception|The above exception was the direct cause)/
const FRAME = /^at (?:.*\()?\S+:\d+(?::\d+)?\)?$/
const NAMED_THROW = /^(?:[\w$.]+\.)?[A-Z][\w$]{3,}: \S/
const COUNTS_LESSER = /\b\d+ (?:hints?|warnings?|suggestions?)\b/
const MOST_OTHERS = 12
const THROWN = 40
const NOT_TRACED = -1
const TRACED = 60
const ANNOUNCED = 50
const NAMED = 14
const PREVIEWED = 8
