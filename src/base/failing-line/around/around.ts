import type { Best } from '../best.ts'
import type { OutputLine } from '../lines.ts'
import { type LineParts, placeInLine, takeApart } from '../parse.ts'
import { DOUBTFUL, isNoise, isTestHead, SURE } from '../score.ts'
import { isLament, isSummary } from '../summary.ts'
import { faultOf } from './fault.ts'
import { testOf } from './test-name.ts'
import { mayAssert, valuesBelow } from './values.ts'

/** What stands around a failing line and belongs to it. */
export interface Around {
  readonly file: string
  readonly code: string
  readonly test: string
  readonly details: readonly string[]
  /** What was expected and what came, in one line. */
  readonly values: string
}

export function aroundOf(lines: readonly OutputLine[], best: Best): Around {
  const { at, parsed } = best
  const { file, message, code } = parsed
  const test = testOf(lines, at, message)
  const said = detailsOf(lines, at, parsed)
  const values = test !== '' || mayAssert(lines, at) ? valuesBelow(lines, at) : ''
  const details = values === '' || said.some((detail) => DIFFERS.test(detail)) ? said : [...said, values]
  return {
    file: file === '' ? fileNear(lines, at) : '',
    code: code === '' ? codeNear(lines, at) : '',
    test,
    values,
    details: [...details, ...(test === '' ? [faultOf(lines, at, parsed), ...moreOf(lines, best, details)] : [])],
  }
}

/** What tells two failures apart where the line alone may not: other lines that look like one, the statement that threw. */
function moreOf(
  lines: readonly OutputLine[],
  { at, parsed, score, others }: Best,
  details: readonly string[],
): string[] {
  if (isBare(parsed))
    return [lines[at - 1]?.text ?? '', lines[at - 2]?.text ?? ''].filter((text) => /[a-z]/i.test(text))
  if (isWhole(parsed)) return []
  const least = parsed.exception === '' ? DOUBTFUL : SURE
  const said = others
    .filter(
      (one) =>
        one.score >= least &&
        one.at !== at &&
        one.parsed.message !== parsed.message &&
        !details.includes(one.parsed.message),
    )
    .slice(0, 2)
    .map((one) => one.parsed.message)
  return [...said, ...(score < SURE ? saidBefore(lines, at) : [])]
}

/** A place with a code or a whole sentence: enough to know a failure by. */
function isWhole({ file, code, message }: LineParts): boolean {
  return file !== '' && (code !== '' || message.length >= LITTLE)
}

/** The name of an exception, and nothing said about it. */
function isBare({ exception, message }: LineParts): boolean {
  return exception !== '' && message.replace(/[\s:[{(]+$/, '').length <= exception.length
}

/** What was expected and what came; where a line says little, what it goes on to say. */
function detailsOf(lines: readonly OutputLine[], at: number, parsed: LineParts): string[] {
  const { message, exception } = parsed
  const details: string[] = []
  const isShort = message.length < LITTLE || ANNOUNCES.test(lines[at]?.text ?? '')
  const goesOn = isBare(parsed) || COUNTS.test(message) || (!isWhole(parsed) && exception === '' && isShort)
  for (let next = at + 1; next < lines.length && next <= at + DETAILS && details.length < MOST; next++) {
    const text = lines[next]?.text ?? ''
    const own = takeApart(text)
    if (isTestHead(text) || isLament(text) || AFTERWARDS.test(own.message)) break
    const label = isShort ? LABEL.exec(text)?.[1] : undefined
    if (DETAIL.test(text)) details.push(text)
    else if (PEER.test(own.message)) details.push(own.message)
    else if (label !== undefined) details.push(label)
    else if (isMore(lines, at, next) && (isShort || NESTED.test(text))) details.push(text)
    else if (goesOn && text !== '' && !isNoise(text) && !isSummary(text)) details.push(own.message)
  }
  return details
}

/** A sentence that is indented below the line: what exactly does not fit. */
function isMore(lines: readonly OutputLine[], at: number, next: number): boolean {
  const { text = '', indent = 0 } = lines[next] ?? {}
  return next <= at + 2 && indent > (lines[at]?.indent ?? 0) && SENTENCE.test(text)
}

/** Where it is doubtful that the line tells, what stands before it helps to tell two failures apart. */
function saidBefore(lines: readonly OutputLine[], at: number): string[] {
  const said: string[] = []
  for (let before = at - 1; before >= 0 && before >= at - DETAILS && said.length < 3; before--) {
    const text = lines[before]?.text ?? ''
    if (text !== '' && !isNoise(text) && MAY_TELL.test(text)) said.push(takeApart(text).message)
  }
  return said
}

/** The place: a pointer just below, the first frame of somebody's own code, the last frame above, a heading. */
function fileNear(lines: readonly OutputLine[], at: number): string {
  for (let after = at + 1; after < lines.length && after <= at + FRAMES; after++) {
    const text = lines[after]?.text ?? ''
    if (isTestHead(text) || isLament(text)) break
    const place = FOREIGN.test(text) ? '' : placeInLine(text.slice(0, 400))
    if (place !== '') return place
  }
  for (let before = at - 1; before >= 0 && before >= at - FRAMES; before--) {
    const text = lines[before]?.text ?? ''
    if (FOREIGN.test(text)) continue
    const place = placeInLine(text.slice(0, 400)) || (HEADING.exec(text)?.[1] ?? '')
    if (place !== '') return place
  }
  return ''
}

function codeNear(lines: readonly OutputLine[], at: number): string {
  for (let after = at + 1; after < lines.length && after <= at + 12; after++) {
    const code = /^code: '?(\w+)/.exec(lines[after]?.text ?? '')?.[1]
    if (code !== undefined) return code
  }
  for (let before = at - 1; before >= 0 && before >= at - 2; before--) {
    const code = NUMBERED.exec(lines[before]?.text ?? '')?.[1]
    if (code !== undefined) return code
  }
  return ''
}

const DETAILS = 14
const MOST = 6
const LITTLE = 60
const FRAMES = 12
const DETAIL =
  /^(?:[Ee]xpected|[Rr]eceived|[Aa]ctual|got|want|left|right|-|\+|symbol|msg|code|reason|E)\b ?:? ?\S|^[-+] ?["'\d\w]|^E {3,}|^(?:symbol|location|符号|位置|シンボル|場所): |!==|^Missing: |^error: \|/
/** Who asks for what is not there. */
export const PEER = /^(?:dev |optional )?peer(?:Optional)? \S+@.* from \S+$/
const DIFFERS =
  /^[-+] *(?!actual|expected|received)[^\s\-+]|!==|^\W{0,6}(?:expected|received|actual|got|want|left|right)\b[\w ]*: *[^\s{[]/i
const MAY_TELL = /err|fail|not\b|no\b|cannot|n't|denied|refused|invalid|unknown|missing|reject|lack|:\s/i
const ANNOUNCES = /[:\]]$|Error:? ?P?\d*$|^thread '.*panicked|^error:|^● |^\d+\) |^--- FAIL|^[✕✗×]|^not ok/
/** How many, not which. */
const COUNTS = /: \d+ (?:\w+ )?(?:errors?|issues?|problems?) (?:for|in) \S+$/
const FOREIGN =
  /https?:\/\/|node_modules|node:internal|site-packages|dist-packages|\/lib\/python|internal\/|\.cargo\/|\/rustc\/|\/usr\/lib|<frozen|runtime\/|\.gem\/|\/gems\/|vendor\/|java\.base|org\.junit|sun\.reflect/
const HEADING = /^(?:FAIL\s+|❯ )?((?:\.?\/)?(?:[\w.@-]+\/)*[\w.@-]+\.[a-z]\w{0,5})(?: \(.*\))?$/
/** What a compiler writes beside the marks under an excerpt. */
const LABEL = /^[|│].*[\^~]{1,}\s+([a-z].*)$/
/** What a run says of itself when it is over. */
const AFTERWARDS =
  /^(?:Total time|Elapsed|Finished in|Randomized with seed|Full report|Test Summary Report|Checked \d|No pages of output|All [Ff]inished|Done\b|Duration|stack(?:trace| backtrace)?:|\d+\.\.\d+$|# (?:tests|suites|pass|fail)\b|the following command failed)/
/** What of two types does not fit, below a line that is long already. */
const NESTED = /^(?:Property|Properties|Type|Types|Argument|Object literal|The types|Index signature)\b/
const SENTENCE = /^[A-Z][a-z]+ \S+ \S+ .*[.:;'’]$/
const NUMBERED = /^(?:Msg|Error code:?|error code:?) (\w*\d{2,})\b/
