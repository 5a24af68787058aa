import type { OutputLine } from '../lines.ts'
import { isNoise, isTestHead } from '../score.ts'
import { isLament, isSummary } from '../summary.ts'

/** What was expected and what came, as it stands below an assertion that does not say it itself; '' where it does, or nothing does. */
export function valuesBelow(lines: readonly OutputLine[], at: number): string {
  const line = lines[at]?.text ?? ''
  if (SAYS_BOTH.test(line) && !FORMAL.test(line)) return ''
  const block = blockBelow(lines, at)
  return (
    compared(block) ||
    labelled(line, block) ||
    differing(line, block) ||
    bounded(continued(block, mostBelow(line)).join(' '), LONGEST_MORE)
  )
}

/** Whether a line asserts something, or goes on below with what was expected. */
export function mayAssert(lines: readonly OutputLine[], at: number): boolean {
  const text = lines[at]?.text ?? ''
  return (
    text.endsWith(':') ||
    RULED.test(text) ||
    ASSERTS.test(text) ||
    isTestHead(text) ||
    LABELLED.test(lines[at + 1]?.text ?? '')
  )
}

/** Until the frames, the next test or what a run says of itself. */
function blockBelow(lines: readonly OutputLine[], at: number): string[] {
  const block: string[] = []
  for (let next = at + 1; next < lines.length && next <= at + FAR; next++) {
    const whole = lines[next]?.text ?? ''
    const text = whole.replace(MARGIN, '')
    if (ENDS.test(whole) || ENDS.test(text) || isTestHead(text) || isLament(text)) break
    if (text !== '' && !EXCERPT.test(text)) block.push(text)
  }
  return block
}

/** `1 !== 2`, `assert 1 == 2`, and what a condition came to. */
function compared(block: readonly string[]): string {
  const at = block.findIndex((text) => COMPARED.test(text))
  if (at !== -1) return bounded(block[at] ?? '')
  const came = block.indexOf('with expansion:')
  return came === -1 ? '' : bounded(block[came + 1] ?? '')
}

/** `Expected: 1` and `Received: 2`, one of which may be the line itself; a value may stand below its label. */
function labelled(line: string, block: readonly string[]): string {
  const isLabel = LABELLED.test(line)
  const all = isLabel ? [line, ...block] : block
  const said = new Map<string, string>()
  for (const [at, text] of all.entries()) {
    const [, label = '', more = '', value = ''] = LABELLED.exec(text) ?? []
    const key = label.toLowerCase()
    if (key === '' || said.has(key) || (key === 'code' && !value.startsWith('assert'))) continue
    const below = all[at + 1] ?? ''
    const isBelow = value === '' && !OPENS.test(below) && !LABELLED.test(below)
    if (!isBelow && OPENS.test(value)) return ''
    said.set(key, isLabel && at === 0 && !isBelow ? '' : `${label}${more}: ${bounded(isBelow ? below : value)}`)
  }
  const values = [...said.values()].filter((value) => value !== '')
  if (isLabel && line.endsWith(':') && values[0] !== undefined) values[0] = values[0].replace(LABELLED, '$3')
  return said.size < 2 ? '' : values.slice(0, 3).join(' ')
}

/** The first lines of a diff that differ, by what its signs stand for where it says so. */
function differing(line: string, block: readonly string[]): string {
  const sides = sidesOf([line, ...block])
  const [out, into] = firstPair(block).map((text) => bounded(text.slice(1).trim().replace(/,$/, '')))
  if (!out || !into || out === into) return ''
  if (sides === undefined) return `- ${out} + ${into}`
  const told = [`${sides.out} ${out}`, `${sides.into} ${into}`]
  return (WANTED.test(sides.into) ? told.reverse() : told).join(', ')
}

/** The first lines of the two signs that stand together: what was only added or taken out has nothing to be compared with. */
function firstPair(block: readonly string[]): readonly string[] {
  let found = new Map<string, string>()
  for (const text of block) {
    if (SIDE.test(text) || SIDES.test(text)) continue
    if (!SIGNED.test(text)) found = new Map()
    else if (!found.has(text[0] ?? '')) found.set(text[0] ?? '', text)
    const [out, into] = [found.get('-'), found.get('+')]
    if (out !== undefined && into !== undefined) return [out, into]
  }
  return []
}

/** `+ actual - expected`, `(-want +got)`, `--- Expected` over `+++ Actual`, `[Diff] Actual / Expected`. */
function sidesOf(texts: readonly string[]): { readonly out: string; readonly into: string } | undefined {
  let [out, into] = ['', '']
  for (const text of texts) {
    const drawn = DRAWN.exec(text)
    if (drawn) return { out: (drawn[1] ?? '').toLowerCase(), into: (drawn[2] ?? '').toLowerCase() }
    const pairs = SIDES.test(text) ? [...text.matchAll(EACH_SIDE)] : [SIDE.exec(text) ?? []]
    for (const [, sign, side = ''] of pairs) {
      if (sign === '-') out ||= side.toLowerCase()
      if (sign === '+') into ||= side.toLowerCase()
    }
  }
  return out !== '' && into !== '' ? { out, into } : undefined
}

/** How many lines below may say what a line leaves open; none where it is whole. */
function mostBelow(line: string): number {
  if (line.endsWith(':')) return LINES
  return OPEN.test(line) ? 1 : WRITTEN.test(line) ? 2 : 0
}

/** What a line that ends in the open goes on with. */
function continued(block: readonly string[], most: number): readonly string[] {
  const end = block.findIndex((text) => SIGNED.test(text) || LOGGED.test(text) || isSummary(text) || isNoise(text))
  const last = block[most - 1] ?? ''
  // What it ends by announcing belongs to it.
  const whole = last.endsWith(':') ? most + 1 : most
  return block.slice(0, Math.min(end === -1 ? whole : end, whole))
}

function bounded(value: string, most = LONGEST): string {
  const folded = value.replace(DRAWING, ' ').replace(/\s+/g, ' ').trim()
  return folded.length > most ? `${folded.slice(0, most).trimEnd()}…` : folded
}

const FAR = 24
const ASSERTS = /assert|expect|[!=]==|\bwant\b|\bgot\b|\bshould\b|Not equal/i
const LINES = 3
const LONGEST = 80
const LONGEST_MORE = 140
const DRAWING = /[╰╭│─━▶►]+/g
const SAID = '(?:expected|snapshot|received|actual|got|wanted|want)'
/** Above an excerpt that ends in the two types. */
const RULED = /^-- \[\w+\] .* -{3,}$/
/** An assertion as it is written, not what it came to. */
const FORMAL =
  /\bexpect\(|^(?:REQUIRE|CHECK)\w*\(|^assertion `\w+ [=!<>]+ \w+`|^Assertion with|[:{[]$|\b(?:was|were|got)$|\bNot equal\b|\bvalues? (?:differ|are not equal)|two \w+ are (?:equal|identical)/i
const SAYS_BOTH =
  /\bexpected\b.+\b(?:to|but|got|received|was|actual|found)\b|\bgot\b.+\bwant|\bwant\b.+\bgot\b|\S [!=]==? \S|\bis not equal to\b|\bnot found in\b|\bdid not (?:equal|match)\b|\bis (?:not )?(?:identical|equal) to\b/i
const OPEN = /\b(?:was|were|got)$/
/** The assertion as it stands in the source. */
const WRITTEN = /\bexpect\(|\bexpect \{|^Failure\/Error: /
const OPENS = /^$|^[{[(]$|[{[]$|^\|-?$/
const COMPARED = /^[^-+].* !== \S|^assert .+ (?:==|!=|<=?|>=?|in|is|not in|is not) \S/
const LABELLED =
  /^(?:[-+] )?["']?(expected|received|actual|got|wanted|want|left|right|found|required|code)\b((?: [a-z]+){0,3})["']? *:(?: +|$)(.*)$/i
const SIGNED = /^[-+]\s*[^\s\-+]/
/** What a program or a test prints on its way. */
const LOGGED =
  /^[\w-]+\.\w{1,4}:\d+: |^\[?\d{4}[-/]\d\d[-/]\d\d[ T]|^(?:time=\S+ )?level=\w|^(?:INFO|DEBUG|TRACE|WARN)\b/
const SIDE = new RegExp(String.raw`^(-|\+)(?:--|\+\+)?\s*(${SAID.slice(3, -1)})\b(?:\s+[-+] ?\d+)?$`, 'i')
const SIDES = new RegExp(String.raw`(?:[-+] ?${SAID}\b,? ?){2}`, 'i')
const EACH_SIDE = new RegExp(String.raw`([-+]) ?(${SAID.slice(3, -1)})\b`, 'gi')
const DRAWN = new RegExp(String.raw`^\[Diff\] (${SAID}) \/ (${SAID})$`, 'i')
const WANTED = /^(?:expected|snapshot|want)/
/** What pytest and Test::More write before each line they say. */
const MARGIN = /^(?:E|#|\|(?=\s+(?:Found|Required):))\s+/
const EXCERPT = /^>?\s*\d+\s*[|│]|^[\^~]+$/
const ENDS =
  /^(?:at (?!\S+ line \d+\.$)(?:async )?\S|stack(?:trace| backtrace)?:|Stack(?: Trace)?:|# \.\/|#\d+ |File "|from \S+:\d|\d+: \w+::|› |❯ |\.\.\.$|\d+\.\.\d+$|\d+ (?:pass|fail|test|spec|example|expect)|Test:\s)/
