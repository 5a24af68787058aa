import { isRecord } from '../../base/is-record.ts'
import { NAMESPACES, pathPart, slug } from '../store/uri.ts'
import type { EntryRelation, ExchangeEntry } from './entry.ts'

export type ParsedExchange = { ok: true; entries: ExchangeEntry[] } | { ok: false; problem: string }

export function toJson(entries: readonly ExchangeEntry[]): string {
  return `${JSON.stringify({ throughline: 1, memories: entries }, null, 2)}\n`
}

/** Our own export, or a plain list of objects; `priority` is read as the tier, `disclosure` as when to recall. */
export function fromJson(text: string): ParsedExchange {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (failure) {
    return { ok: false, problem: failure instanceof Error ? failure.message : 'not JSON' }
  }
  const list = Array.isArray(value) ? value : isRecord(value) ? value.memories : undefined
  if (!Array.isArray(list)) return { ok: false, problem: 'there is no list of memories in it' }
  return { ok: true, entries: list.filter(isRecord).map(entryFrom) }
}

function entryFrom(item: Record<string, unknown>): ExchangeEntry {
  const strings = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])
  const tier = item.tier ?? item.priority
  const pattern = item.error ?? item.error_pattern
  return {
    uri: String(item.uri ?? ''),
    content: String(item.content ?? ''),
    tier: typeof tier === 'number' ? tier : undefined,
    when: String(item.when ?? item.disclosure ?? ''),
    files: strings(item.files),
    symbols: strings(item.symbols),
    error: typeof pattern === 'string' ? pattern : undefined,
    relations: relationsFrom(item.relations),
  }
}

function relationsFrom(value: unknown): EntryRelation[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).map(({ kind, uri, strength }) => ({
    kind: String(kind),
    uri: String(uri),
    strength: typeof strength === 'number' ? strength : undefined,
  }))
}

/** A column of a table, and what stands in it. */
const CELLS = {
  uri: ({ uri }: ExchangeEntry) => uri,
  tier: ({ tier }: ExchangeEntry) => String(tier ?? ''),
  when: ({ when }: ExchangeEntry) => when ?? '',
  status: ({ status }: ExchangeEntry) => status ?? '',
  files: ({ files }: ExchangeEntry) => inOneCell(files),
  symbols: ({ symbols }: ExchangeEntry) => inOneCell(symbols),
  error: ({ error }: ExchangeEntry) => error ?? '',
  relations: ({ relations = [] }: ExchangeEntry) => (relations.length > 0 ? JSON.stringify(relations) : ''),
  content: ({ content }: ExchangeEntry) => content,
} as const

export function toCsv(entries: readonly ExchangeEntry[]): string {
  const cell = (value: string) => (/[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
  const rows = entries.map((entry) => Object.values(CELLS).map((read) => cell(read(entry))))
  return `${[Object.keys(CELLS), ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`
}

/** Separated by blanks, unless one of them has a blank in it. */
function inOneCell(words: readonly string[] = []): string {
  return words.some((word) => /\s/.test(word)) ? JSON.stringify(words) : words.join(' ')
}

function outOfOneCell(cell: string): string[] {
  return cell.startsWith('[') ? listed(cell) : cell.split(/\s+/).filter(Boolean)
}

export function fromCsv(text: string): ParsedExchange {
  const [head = [], ...rows] = csvRows(text.replace(/^\uFEFF/, ''))
  const at = (name: string) => head.findIndex((cell) => cell.trim().toLowerCase() === name)
  if (at('uri') === -1 || at('content') === -1)
    return { ok: false, problem: 'its first line must name the columns uri and content' }
  const entries = rows
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row): ExchangeEntry => {
      const cell = (name: string) => (at(name) === -1 ? '' : (row[at(name)] ?? ''))
      const tier = cell('tier') || cell('priority')
      return {
        uri: cell('uri'),
        content: cell('content'),
        tier: /^\d+$/.test(tier) ? Number(tier) : undefined,
        when: cell('when') || cell('disclosure'),
        files: outOfOneCell(cell('files')),
        symbols: outOfOneCell(cell('symbols')),
        error: cell('error') || undefined,
        relations: relationsFrom(parsed(cell('relations'))),
      }
    })
  return { ok: true, entries }
}

function csvRows(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    if (quoted) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') {
        cell += '"'
        at++
      } else quoted = false
      continue
    }
    if (character === '"' && cell === '') quoted = true
    else if (character === ',') endCell()
    else if (character === '\n') {
      endCell()
      rows.push([])
    } else if (character !== '\r') cell += character
  }
  endCell()
  return rows
}

/** One memory as a Markdown file: what is known about it above, its text below. */
export function toMarkdown(entry: ExchangeEntry): string {
  const lines = [
    '---',
    `uri: ${entry.uri}`,
    `tier: ${entry.tier ?? 5}`,
    ...(entry.when ? [`when: ${JSON.stringify(entry.when)}`] : []),
    ...(entry.files && entry.files.length > 0 ? [`files: ${JSON.stringify(entry.files)}`] : []),
    ...(entry.symbols && entry.symbols.length > 0 ? [`symbols: ${JSON.stringify(entry.symbols)}`] : []),
    ...(entry.error ? [`error: ${JSON.stringify(entry.error)}`] : []),
    ...(entry.relations && entry.relations.length > 0 ? [`relations: ${JSON.stringify(entry.relations)}`] : []),
    '---',
    '',
    entry.content,
    '',
  ]
  return lines.join('\n')
}

export function markdownPath(uri: string): string {
  return `${uri.replace('://', '/')}.md`
}

/** A Markdown file: our own, or anybody's, whose place in its folder becomes its URI. */
export function fromMarkdown(text: string, path: string): ExchangeEntry {
  const [, head = '', body = text] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text) ?? []
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'm').exec(head)?.[1]?.trim() ?? ''
  const tier = field('tier') || field('priority')
  return {
    uri: field('uri') || uriOfPath(path),
    content: [...originOf(head), body.trim()].join('\n'),
    tier: /^\d+$/.test(tier) ? Number(tier) : undefined,
    when: unquoted(field('when') || field('disclosure')),
    files: listed(field('files')),
    symbols: listed(field('symbols')),
    ...(field('error') && { error: unquoted(field('error')) }),
    relations: relationsFrom(parsed(field('relations'))),
  }
}

/** Where a clipping says that it comes from is a part of what it says. */
function originOf(head: string): string[] {
  return head.split('\n').filter((line) => /^(?:source|url|author|origin|via)[ \t]*:[ \t]*\S/i.test(line))
}

function uriOfPath(path: string): string {
  const parts = pathPart(path.replace(/\.(?:md|markdown|mdx)$/i, '')).split('/')
  const [first = '', ...rest] = parts
  const known = NAMESPACES.find((name) => name === first)
  return known && rest.length > 0 ? `${known}://${rest.join('/')}` : `project://notes/${parts.join('/')}`
}

/** A file of instructions: a memory for each section, the headings as its place. */
export function fromInstructions(text: string): ExchangeEntry[] {
  const entries: ExchangeEntry[] = []
  let heading = 'general'
  let lines: string[] = []
  const end = () => {
    const content = lines.join('\n').trim()
    if (content.length >= 10)
      entries.push({
        uri: `project://instructions/${slug(heading)}`,
        content: heading === 'general' ? content : `${heading}: ${content}`,
        tier: 3,
      })
    lines = []
  }
  let fence = false
  for (const line of text.split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) fence = !fence
    const title = fence ? undefined : /^#{1,6}\s+(.+)$/.exec(line)?.[1]
    if (title === undefined) {
      if (!/^\s*@/.test(line)) lines.push(line)
      continue
    }
    end()
    heading = title.trim()
  }
  end()
  return entries
}

function unquoted(value: string): string {
  if (!value.startsWith('"')) return value
  try {
    return String(JSON.parse(value))
  } catch {
    return value
  }
}

function listed(value: string): string[] {
  if (value === '') return []
  const list = parsed(value)
  if (Array.isArray(list)) return list.filter((one) => typeof one === 'string')
  if (list !== undefined) return [String(list)]
  return value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
