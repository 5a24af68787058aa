import { isRecord } from '../../base/is-record.ts'
import type { Event } from '../../protocol/event.ts'
import type { Condition, Rule } from '../rule.ts'

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

/** What is written otherwise is compiled anew. */
export const FORMAT = 2

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

/**
 * Whether a rule could apply as far as its paths and its contents go: nearly no file is one that a rule means, and then nothing more has
 * to be loaded. Its no is certain.
 */
export function couldApply({ when }: Rule, event: Event, home: string): boolean {
  if (when === undefined) return true
  for (const part of 'all' in when ? when.all : [when]) {
    const needed = neededBy(part)
    const text = needed && textOf(needed.field, event, home)
    if (text !== undefined && !hasAnyOf(text, needed?.needs ?? [])) return false
  }
  return true
}

interface Needed {
  readonly field: 'path' | 'content'
  /** One of these must stand in it. */
  readonly needs: readonly string[]
}

/** Undefined when a condition asks for something else, or does not say what it needs. */
function neededBy(part: Condition): Needed | undefined {
  if ('any' in part) return together(part.any)
  if (!('field' in part) || (part.field !== 'path' && part.field !== 'content')) return undefined
  const { not, words, regexes = [] } = part.test
  if (not || words) return undefined
  const needs: string[] = []
  for (const regex of regexes) {
    if (regex.needs === undefined) return undefined
    needs.push(regex.needs)
  }
  return { field: part.field, needs }
}

function together(parts: readonly Condition[]): Needed | undefined {
  let found: Needed | undefined
  for (const part of parts) {
    const needed = neededBy(part)
    if (!needed || (found && found.field !== needed.field)) return undefined
    found = { field: needed.field, needs: found ? [...found.needs, ...needed.needs] : needed.needs }
  }
  return found
}

/** One text with everything that the paths or contents of a single call are made of; undefined where that is not plain to see. */
function textOf(field: Needed['field'], event: Event, home: string): string | undefined {
  if (event.name !== 'PreToolUse' || !isRecord(event.toolInput)) return undefined
  let found = field === 'path' ? `${event.cwd}\n${home}` : ''
  for (const name in event.toolInput) {
    const isPath = name.toLowerCase().includes('path')
    if (isPath !== (field === 'path')) continue
    const value = event.toolInput[name]
    if (typeof value === 'object') return undefined
    if (typeof value !== 'string') continue
    if (isPath && (value.includes('\\') || value.includes('..'))) return undefined
    found += `\n${value}`
  }
  return found
}

function hasAnyOf(text: string, words: readonly string[]): boolean {
  for (const word of words) if (text.includes(word)) return true
  return false
}
