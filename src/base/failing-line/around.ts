import type { Line } from './lines.ts'
import { type Parsed, placeIn } from './parse.ts'
import { isTestHead } from './score.ts'

/** What stands around a failing line and belongs to it. */
export interface Around {
  readonly file: string
  readonly code: string
  readonly test: string
  readonly details: readonly string[]
}

export function aroundOf(lines: readonly Line[], at: number, { file, message, code }: Parsed): Around {
  const details = detailsOf(lines, at)
  return {
    file: file === '' ? fileNear(lines, at) : '',
    code: code === '' ? codeNear(lines, at) : '',
    test: testOf(lines, at, message),
    details,
  }
}

/** What was expected and what came, or the sentence that a head only announces. */
function detailsOf(lines: readonly Line[], at: number): string[] {
  const details: string[] = []
  for (let next = at + 1; next < lines.length && next <= at + DETAILS && details.length < 4; next++) {
    const text = lines[next]?.text ?? ''
    if (DETAIL.test(text)) details.push(text)
    else if (next === at + 1 && ANNOUNCES.test(lines[at]?.text ?? '')) details.push(text)
    if (isTestHead(text)) break
  }
  return details
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

const DETAILS = 9
const ABOVE = 12
const BELOW = 14
const FRAMES = 12
const DETAIL =
  /^(?:[Ee]xpected|[Rr]eceived|[Aa]ctual|got|want|left|right|-|\+|symbol|msg|code|reason|E)\b ?:? ?\S|^[-+] ?["'\d\w]|^E {3,}|^(?:symbol|location): |!==|^Missing: |^error: \|/
const ANNOUNCES = /[:\]]$|Error:? ?P?\d*$|^thread '.*panicked|^error:|^● |^\d+\) |^--- FAIL|^[✕✗×]|^not ok/
const ASSERTS = /^(?:assert|expect|Assert|Expected|Failed)/i
const FOREIGN =
  /node_modules|node:internal|site-packages|dist-packages|\/lib\/python|internal\/|\.cargo\/|\/rustc\/|\/usr\/lib|<frozen|runtime\/|\.gem\/|\/gems\/|vendor\/|java\.base|org\.junit|sun\.reflect/
const HEADING = /^(?:\.?\/)?(?:[\w.@-]+\/)*[\w.@-]+\.[a-z]\w{0,5}$/
