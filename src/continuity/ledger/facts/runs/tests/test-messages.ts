import { failingLine } from '../../../../../base/failing-line/failing-line.ts'
import { oneLine } from '../../../../../base/text/text.ts'
import { withoutOrders } from '../../../../../base/typed/orders.ts'

/** What each failed test of an output failed with, by its name, where the output says so beside the name. */
export function testMessages(output: string, names: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  if (names.length === 0) return found
  const lines = output.split('\n')
  const heads = lines.flatMap((line, at) => (NAMES.test(line) ? [at] : []))
  for (const name of names) {
    const message = withoutOrders(behindName(lines, name) || messageOf(blockOf(lines, heads, name)))
    if (message !== '') found.set(name, oneLine(message.replace(FOLDERS, ''), LONGEST))
  }
  return found
}

/** `FAILED tests/cart.py::test_total - assert 3 == 4`. */
function behindName(lines: readonly string[], name: string): string {
  const start = `FAILED ${name} - `
  return lines.find((line) => line.startsWith(start))?.slice(start.length) ?? ''
}

/** What belongs to a test: below the line that names it, or above it where a runner names it last. `heads`: the lines that name any. */
function blockOf(lines: readonly string[], heads: readonly number[], name: string): readonly string[] {
  const own = heads.filter((at) => isNamed(lines[at] ?? '', name))
  const failed = own.find((at) => INDENTS.test(lines[at] ?? ''))
  if (failed !== undefined) {
    const below = deeper(lines, failed)
    if (below.length > 0) return below
  }
  const named = own.findLast((at) => TITLES.test(lines[at] ?? '') || BEGINS.test(lines[at] ?? ''))
  if (named !== undefined) {
    const end = heads.find((at) => at > named && !own.includes(at)) ?? lines.length
    return lines.slice(named + 1, Math.min(end, named + FAR))
  }
  const last = own.find((at) => LAST.test(lines[at] ?? '')) ?? 0
  const before = heads.findLast((at) => at < last) ?? -1
  return lines.slice(Math.max(before + 1, last - FAR, 0), last)
}

/** The lines below one that are indented further; what a test of it says is its own. */
function deeper(lines: readonly string[], at: number): readonly string[] {
  const depth = indentOf(lines[at] ?? '')
  const next = lines.slice(at + 1)
  const end = next.findIndex((line) => line.trim() !== '' && indentOf(line) <= depth)
  return end === -1 ? next : next.slice(0, end)
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** `TestCart/empty` and `TestCart` are two tests. */
function isNamed(line: string, name: string): boolean {
  const at = line.indexOf(name)
  return at !== -1 && !/^[\w/]/.test(line.slice(at + name.length))
}

/** The first line that says what was wanted; else, since a test ends where it fails, the last that tells of a failure at all. */
function messageOf(block: readonly string[]): string {
  const traced = TRACED.exec(block.join('\n'))
  if (traced !== null) return `${traced[1]}: ${traced[3] ?? traced[2]}`
  const placed = block.filter((line) => PLACED.test(line)).map((line) => line.trim())
  const wanted =
    placed.find((line) => WANTS.test(line)) ??
    placed.findLast((line) => SHOULD.test(line)) ??
    placed.findLast((line) => FAILS.test(line))
  if (wanted !== undefined) return wanted.replace(/,? ?(?:but )?got:$|:$/, '')
  if (placed.length > 0) return ''
  const text = block.join('\n')
  const line = failingLine(text)?.told ?? ''
  return NAMES.test(line) || SUMS_UP.test(line) ? '' : line
}

/** A line that names a test: as begun, as failed or passed, or as the title of what went wrong in it. */
const NAMES =
  /^\s*(?:--- (?:FAIL|PASS|SKIP): |=== (?:NAME|RUN|CONT|PAUSE) |● |\d+\) |\((?:fail|pass)\) |[✗✕×] |_{3,} |---- |(?:not )?ok \d|FAIL {1,2}\S+ > )/
const INDENTS = /^\s*--- FAIL: /
const TITLES = /^\s*(?:● |\d+\) |_{3,} |---- |not ok \d|FAIL {1,2}\S+ > )/
const BEGINS = /^=== (?:NAME|RUN|CONT) /
const LAST = /^(?:\(fail\)|--- FAIL:) /
const PLACED = /^\s*\S*\w[_.](?:test|spec)s?\.\w{1,5}:\d+(?::\d+)?: \S/
/** An assertion's own block: where, what, and what the test says to it. */
const TRACED =
  /Error Trace:\s*(?:\S*\/)?(\S+:\d+)\s*\n\s*Error:\s*(\S.*)(?:(?:\n(?!.*Error Trace:).*)*?\n\s*Messages:\s*(\S.*))?/
const WANTS = /\b(?:want|wanted|expected|got|unexpected)\b|!=/i
/** In brackets it tells what a step is for. */
const SHOULD = /^[^(]*\b(?:should|must)\b/i
const FAILS = /\b(?:not|no|cannot|failed|fail|error|missing|mismatch|invalid|wrong|did|nil|panic)\b|n't\b/i
const SUMS_UP = /^(?:FAIL|ok|PASS|exit status)\b/
/** Folders of the machine in front of a file. */
const FOLDERS = /^\/\S*\/(?=[^/\s]+:\d)/
const FAR = 60
const LONGEST = 130
