import { fingerprint } from '../../base/ids.ts'
import { indexKeys } from '../compile/index-keys.ts'
import type { Rule } from '../rule.ts'

/** One rule file with what came of it; a rule that is off or wrong has none. */
export interface RuleEntry {
  readonly path: string
  readonly modifiedAt: number
  /** Rules of a pack have no file of their own: their size is negative. */
  readonly size: number
  readonly rule: Rule | null
}

/** Compiled rules as a hook reads them: one text, of which only what could apply is parsed. */
export interface CompiledFile {
  readonly stamp: string
  /** The time that the file bears: one that follows from what stands in it, so that whoever changes it in place is found out. */
  readonly at: number
  readonly files: number
  /** The times of the files, for a set of ordinary size. */
  readonly marks: readonly Mark[]
  readonly parts: readonly Span[]
  readonly index: Span
  readonly entries: Span
  readonly text: string
}

export type Mark = readonly [path: string, modifiedAt: number]
type Span = readonly [from: number, to: number]

/** A set of at most so many files is looked at whole by every hook. */
export const ORDINARY = 128
/** Of a larger one so many are looked at, besides all that could apply. */
export const PART = 32

/** A head in JSON, the times in parts, a sorted index whose lines say where a rule stands, and the rules. */
export function written(stamp: string, entries: readonly RuleEntry[]): string {
  let body = ''
  const files = entries.filter(({ size }) => size >= 0)
  const times = files.map(({ path, modifiedAt }): Mark => [path, modifiedAt])
  const whole = times.length <= ORDINARY
  const parts: Span[] = []
  for (let at = 0; !whole && at < times.length; at += PART) {
    const from = body.length
    body += `${JSON.stringify(times.slice(at, at + PART))}\n`
    parts.push([from, body.length])
  }
  const [from, lines] = [body.length, [] as string[]]
  const records: string[] = []
  let length = 0
  for (const entry of entries) {
    const record = JSON.stringify(entry)
    if (entry.rule)
      for (const { event, tool, word } of indexKeys(entry.rule))
        lines.push(`${event}\t${tool}\t${word}\t${length}\t${length + record.length}\n`)
    records.push(`${record}\n`)
    length += record.length + 1
  }
  body += lines.sort().join('')
  const index: Span = [from, body.length]
  body += records.join('')
  const rules: Span = [index[1], body.length]
  const head = {
    format: FORMAT,
    stamp,
    at: timeOf(stamp, body),
    files: files.length,
    marks: whole ? times : [],
    parts,
    index,
    entries: rules,
  }
  return `${JSON.stringify({ ...head, length: body.length })}\n${body}`
}

const FORMAT = 2

/** Whole seconds, and an even number of them: there are file systems that count no finer. */
function timeOf(stamp: string, body: string): number {
  return (FIRST_SECOND + (Number.parseInt(fingerprint(stamp + body), 16) % SECONDS) * 2) * 1000
}

/** In the years from 2001 to 2014. */
const FIRST_SECOND = 1_000_000_000
const SECONDS = 200_000_000

/** Undefined for what is not whole or not ours: it is compiled anew. */
export function opened(text: string | undefined): CompiledFile | undefined {
  const end = text?.indexOf('\n') ?? -1
  if (text === undefined || end < 0) return undefined
  try {
    const head = JSON.parse(text.slice(0, end))
    if (head.format !== FORMAT || end + 1 + head.length !== text.length) return undefined
    return { ...head, text: text.slice(end + 1) }
  } catch {
    return undefined
  }
}

export function entriesOf({ text, entries: [from, to] }: CompiledFile): RuleEntry[] {
  const found: RuleEntry[] = []
  for (const line of text.slice(from, to).split('\n')) if (line) found.push(JSON.parse(line))
  return found
}

export function marksOf({ text, parts }: CompiledFile, part: number): readonly Mark[] {
  const span = parts[part]
  return span ? JSON.parse(text.slice(span[0], span[1])) : []
}

export interface Wanted {
  readonly event: string
  readonly tools: readonly string[]
  /** The programs that are called; undefined when nobody can say. */
  readonly words: readonly string[] | undefined
}

/** Whether any rule is there for an event and its tools: most of a large set is about others. */
export function hasAny(file: CompiledFile, { event, tools }: Pick<Wanted, 'event' | 'tools'>): boolean {
  for (const tool of ['', ...tools]) if (lineAt(file, `${event}\t${tool}\t`) !== undefined) return true
  return false
}

/** Whether any rule is found by the program of a command. */
export function asksForPrograms(file: CompiledFile, { event, tools }: Pick<Wanted, 'event' | 'tools'>): boolean {
  // Behind a tab stands a letter or the next tab, and every letter comes after it.
  for (const tool of ['', ...tools]) if (lineAt(file, `${event}\t${tool}\t`, '!') !== undefined) return true
  return false
}

/** Whether any rule is found by this word. */
export function hasWord(file: CompiledFile, { event, tools }: Pick<Wanted, 'event' | 'tools'>, word: string): boolean {
  for (const tool of ['', ...tools]) if (lineAt(file, `${event}\t${tool}\t${word}\t`) !== undefined) return true
  return false
}

/** The rules that could apply, in no order. */
export function candidatesIn(file: CompiledFile, { event, tools, words }: Wanted): RuleEntry[] {
  const places = new Set<string>()
  for (const tool of ['', ...tools]) {
    if (words === undefined) collect(file, `${event}\t${tool}\t`, places)
    else for (const word of ['', ...words]) collect(file, `${event}\t${tool}\t${word}\t`, places)
  }
  const found: RuleEntry[] = []
  const [start] = file.entries
  for (const place of places) {
    const tab = place.indexOf('\t')
    found.push(JSON.parse(file.text.slice(start + Number(place.slice(0, tab)), start + Number(place.slice(tab + 1)))))
  }
  return found
}

function collect(file: CompiledFile, prefix: string, places: Set<string>): void {
  for (let at = lineAt(file, prefix); at !== undefined && file.text.startsWith(prefix, at); ) {
    if (at >= file.index[1]) return
    const end = file.text.indexOf('\n', at)
    const line = file.text.slice(at, end)
    const second = line.lastIndexOf('\t')
    places.add(line.slice(line.lastIndexOf('\t', second - 1) + 1))
    at = end + 1
  }
}

/** Where the first line stands that begins with `prefix` and is not before `prefix + from`. */
function lineAt({ text, index: [start, end] }: CompiledFile, prefix: string, from = ''): number | undefined {
  const key = prefix + from
  let low = start
  let high = end
  while (low < high) {
    const middle = (low + high) >> 1
    const line = middle <= start ? start : text.lastIndexOf('\n', middle - 1) + 1
    const at = line < start ? start : line
    const stop = text.indexOf('\n', at)
    if (text.slice(at, stop) < key) low = stop + 1
    else high = at
  }
  return low < end && text.startsWith(prefix, low) ? low : undefined
}
