import type { Best } from './best.ts'
import type { Line } from './lines.ts'
import { type Parsed, parse, placeIn } from './parse.ts'
import { isNoise, isSummary, isTestHead, SURE } from './score.ts'

/** What stands around a failing line and belongs to it. */
export interface Around {
  readonly file: string
  readonly code: string
  readonly test: string
  readonly details: readonly string[]
}

export function aroundOf(lines: readonly Line[], best: Best): Around {
  const { at, parsed } = best
  const { file, message, code } = parsed
  const test = testOf(lines, at, message)
  const details = detailsOf(lines, at, parsed)
  return {
    file: file === '' ? fileNear(lines, at) : '',
    code: code === '' ? codeNear(lines, at) : '',
    test,
    details: [...details, ...(test === '' ? moreOf(lines, best, details) : [])],
  }
}

/** What tells two failures apart where the line alone may not: other lines that look like one, the statement that threw. */
function moreOf(lines: readonly Line[], { at, parsed, score, others }: Best, details: readonly string[]): string[] {
  if (isBare(parsed))
    return [lines[at - 1]?.text ?? '', lines[at - 2]?.text ?? ''].filter((text) => /[a-z]/i.test(text))
  if (isWhole(parsed) || parsed.exception !== '') return []
  const said = others
    .filter((one) => one.at !== at && one.parsed.message !== parsed.message && !details.includes(one.parsed.message))
    .slice(0, 2)
    .map((one) => one.parsed.message)
  return [...said, ...(score < SURE ? saidBefore(lines, at) : [])]
}

/** A place with a code or a whole sentence: enough to know a failure by. */
function isWhole({ file, code, message }: Parsed): boolean {
  return file !== '' && (code !== '' || message.length >= LITTLE)
}

/** The name of an exception, and nothing said about it. */
function isBare({ exception, message }: Parsed): boolean {
  return exception !== '' && message.length <= exception.length + 2
}

/** What was expected and what came; where a line says little, what it goes on to say. */
function detailsOf(lines: readonly Line[], at: number, parsed: Parsed): string[] {
  const { message, exception } = parsed
  const details: string[] = []
  const isShort = message.length < LITTLE || ANNOUNCES.test(lines[at]?.text ?? '')
  const goesOn = isBare(parsed) || (!isWhole(parsed) && exception === '' && isShort)
  for (let next = at + 1; next < lines.length && next <= at + DETAILS && details.length < MOST; next++) {
    const text = lines[next]?.text ?? ''
    if (isTestHead(text)) break
    const own = parse(text)
    if (DETAIL.test(text)) details.push(text)
    else if (goesOn && text !== '' && !isNoise(text, own) && !isSummary(text)) details.push(own.message)
  }
  return details
}

/** Where it is doubtful that the line tells, what stands before it helps to tell two failures apart. */
function saidBefore(lines: readonly Line[], at: number): string[] {
  const said: string[] = []
  for (let before = at - 1; before >= 0 && before >= at - DETAILS && said.length < 3; before--) {
    const text = lines[before]?.text ?? ''
    const parsed = parse(text)
    if (text !== '' && !isNoise(text, parsed) && MAY_TELL.test(text)) said.push(parsed.message)
  }
  return said
}

/** The name of the test that a reason belongs to: the nearest head above, or just below. */
function testOf(lines: readonly Line[], at: number, message: string): string {
  if (isTestHead(lines[at]?.text ?? '')) return ''
  for (let before = at - 1; before >= 0 && before >= at - ABOVE; before--) {
    const text = lines[before]?.text ?? ''
    if (!isTestHead(text)) continue
    const under = /^\d+\) \S/.test(text) && lines[before + 1]?.text.endsWith(':') ? ` ${lines[before + 1]?.text}` : ''
    return nameOf(text) + under
  }
  if (!ASSERTS.test(message)) return ''
  for (let after = at + 1; after < lines.length && after <= at + BELOW; after++) {
    const text = lines[after]?.text ?? ''
    if (isTestHead(text)) return nameOf(text)
  }
  return ''
}

function nameOf(head: string): string {
  return head.replace(/^\d+\) |^not ok \d+ -? ?/, '')
}

/** The place: a pointer just below, the first frame of somebody's own code, the last frame above, a heading. */
function fileNear(lines: readonly Line[], at: number): string {
  for (let after = at + 1; after < lines.length && after <= at + FRAMES; after++) {
    const text = lines[after]?.text ?? ''
    if (isTestHead(text)) break
    const place = FOREIGN.test(text) ? '' : placeIn(text.slice(0, 400))
    if (place !== '') return place
  }
  for (let before = at - 1; before >= 0 && before >= at - FRAMES; before--) {
    const text = lines[before]?.text ?? ''
    if (FOREIGN.test(text)) continue
    const place = placeIn(text.slice(0, 400)) || (HEADING.exec(text)?.[0] ?? '')
    if (place !== '') return place
  }
  return ''
}

function codeNear(lines: readonly Line[], at: number): string {
  for (let after = at + 1; after < lines.length && after <= at + 12; after++) {
    const code = /^code: '?(\w+)/.exec(lines[after]?.text ?? '')?.[1]
    if (code !== undefined) return code
  }
  return ''
}

const DETAILS = 14
const MOST = 6
const LITTLE = 60
const ABOVE = 12
const BELOW = 14
const FRAMES = 12
const DETAIL =
  /^(?:[Ee]xpected|[Rr]eceived|[Aa]ctual|got|want|left|right|-|\+|symbol|msg|code|reason|E)\b ?:? ?\S|^[-+] ?["'\d\w]|^E {3,}|^(?:symbol|location): |!==|^Missing: |^error: \|/
const MAY_TELL = /err|fail|not\b|no\b|cannot|n't|denied|refused|invalid|unknown|missing|reject|lack|:\s/i
const ANNOUNCES = /[:\]]$|Error:? ?P?\d*$|^thread '.*panicked|^error:|^● |^\d+\) |^--- FAIL|^[✕✗×]|^not ok/
const ASSERTS = /^(?:assert|expect|Assert|Expected|Failed)/i
const FOREIGN =
  /node_modules|node:internal|site-packages|dist-packages|\/lib\/python|internal\/|\.cargo\/|\/rustc\/|\/usr\/lib|<frozen|runtime\/|\.gem\/|\/gems\/|vendor\/|java\.base|org\.junit|sun\.reflect/
const HEADING = /^(?:\.?\/)?(?:[\w.@-]+\/)*[\w.@-]+\.[a-z]\w{0,5}$/
