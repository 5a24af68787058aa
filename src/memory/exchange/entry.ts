import { type JudgesPattern, patternLink, patternOf } from '../solutions/patterns.ts'
import { isBuried } from '../store/forgetting/tombstones.ts'
import { EVERYWHERE } from '../store/identity.ts'
import { linkFrom, linksOf } from '../store/links.ts'
import { type Author, type Desk, type Memory, memoryAt, type Trust } from '../store/record.ts'
import { RELATIONS, relate, relationsOf } from '../store/relations.ts'
import { create, ownMemory, revise } from '../store/store.ts'
import { parseUri } from '../store/uri.ts'

export interface EntryRelation {
  readonly kind: string
  readonly uri: string
  readonly strength?: number | undefined
}

/** A memory on its way out of or into a store. */
export interface ExchangeEntry {
  readonly uri: string
  readonly content: string
  readonly tier?: number | undefined
  readonly when?: string | undefined
  readonly status?: string | undefined
  readonly files?: readonly string[] | undefined
  readonly symbols?: readonly string[] | undefined
  /** The failures it is a solution of (S3.23). */
  readonly error?: string | undefined
  readonly relations?: readonly EntryRelation[] | undefined
}

/** As it leaves: secrets are taken out once more, in case the rules have learned some since. */
export function entryOf(desk: Desk, memory: Memory): ExchangeEntry & { trust: Trust; scope: 'project' | 'everywhere' } {
  const links = linksOf(desk.sql, memory.id)
  const shown = {
    file: (key: string) => key,
    folder: (key: string) => `${key}/`,
    extension: (key: string) => `*${key}`,
  }
  return {
    uri: memory.uri,
    content: desk.redact.text(memory.content),
    tier: memory.tier,
    when: desk.redact.text(memory.disclosure),
    status: memory.status,
    trust: memory.trust,
    scope: memory.project === EVERYWHERE ? 'everywhere' : 'project',
    files: links.flatMap(({ kind, key }) =>
      kind === 'file' || kind === 'folder' || kind === 'extension' ? [shown[kind](key)] : [],
    ),
    symbols: links.flatMap(({ kind, key }) => (kind === 'symbol' ? [key] : [])),
    error: links.flatMap(({ kind, key }) => (kind === 'pattern' ? [desk.redact.text(patternOf(key))] : []))[0],
    relations: relationsOf(desk, memory)
      .filter(({ direction }) => direction === 'out')
      .map(({ kind, uri, strength }) => ({ kind, uri, strength })),
  }
}

export const CONFLICTS = ['skip', 'overwrite', 'merge', 'rename'] as const
export type Conflict = (typeof CONFLICTS)[number]

export interface TakenIn {
  created: number
  changed: number
  skipped: number
  /** Forgotten before: they stay away. */
  buried: number
  wrong: { uri: string; problem: string }[]
}

export function nothingTaken(): TakenIn {
  return { created: 0, changed: 0, skipped: 0, buried: 0, wrong: [] }
}

export interface Into {
  readonly project: string
  readonly conflict: Conflict
  readonly origin: string
  readonly trust: Trust
  readonly isRegex: JudgesPattern
}

/** Takes one memory in. What stands there already is left, replaced, added to, or kept beside the new one. */
export function takeIn(desk: Desk, entry: ExchangeEntry, into: Into, taken: TakenIn): void {
  const parsed = parseUri(entry.uri)
  if (!parsed.ok || parsed.parts.namespace === 'system' || entry.content.trim() === '') {
    taken.wrong.push({
      uri: entry.uri.slice(0, 200),
      problem: parsed.ok ? 'it has no text or cannot be written' : parsed.problem,
    })
    return
  }
  const project = parsed.parts.namespace === 'user' ? EVERYWHERE : into.project
  const content = desk.redact.text(entry.content)
  if (isBuried(desk.sql, project, parsed.uri, content)) {
    taken.buried++
    return
  }
  const author: Author = 'import'
  const tier = tierOf(entry.tier)
  const draft = {
    project,
    content,
    disclosure: entry.when ?? '',
    author,
    trust: into.trust,
    origin: into.origin,
    links: [
      ...(entry.files ?? []).map(linkFrom),
      ...(entry.symbols ?? []).map((key) => ({ kind: 'symbol', key }) as const),
      ...(entry.error ? [patternLink(desk.redact.text(entry.error), into.isRegex)] : []),
    ],
    ...(tier !== undefined && { tier }),
  }
  const standing = ownMemory(desk, project, parsed.uri)
  if (!standing || standing.status === 'deleted') {
    if (create(desk, { ...draft, uri: parsed.uri }).kind === 'created') taken.created++
    return
  }
  if (standing.content === content || into.conflict === 'skip') {
    taken.skipped++
    return
  }
  if (into.conflict === 'rename') {
    const made = create(desk, { ...draft, uri: freeUri(desk, project, parsed.uri) })
    if (made.kind === 'created') taken.created++
    return
  }
  const merged = into.conflict === 'merge' ? mergedText(standing.content, content) : content
  if (merged === standing.content) {
    taken.skipped++
    return
  }
  revise(desk, standing, {
    content: merged,
    author,
    ...(into.conflict === 'overwrite' && { disclosure: draft.disclosure, ...(tier !== undefined && { tier }) }),
  })
  taken.changed++
}

/** When all memories are there: what they say of each other. What names no memory, or no relation, is left out. */
export function takeRelations(desk: Desk, entry: ExchangeEntry, project: string): void {
  const source = memoryAt(desk.sql, project, entry.uri)
  if (!source) return
  for (const { kind, uri, strength = 1 } of entry.relations ?? []) {
    const known = RELATIONS.find((one) => one === kind)
    const target = memoryAt(desk.sql, project, uri)
    if (known && target && target.id !== source.id)
      relate(desk, source, target, known, Math.min(1, Math.max(0, strength)))
  }
}

/** The lines that are not there yet, after those that are. */
function mergedText(before: string, added: string): string {
  const known = new Set(before.split('\n').map((line) => line.trim()))
  const fresh = added.split('\n').filter((line) => line.trim() !== '' && !known.has(line.trim()))
  return fresh.length === 0 ? before : `${before}\n${fresh.join('\n')}`
}

function freeUri(desk: Desk, project: string, uri: string): string {
  for (let number = 2; ; number++) {
    const candidate = `${uri}-${number}`
    if (!ownMemory(desk, project, candidate)) return candidate
  }
}

function tierOf(tier: number | undefined): number | undefined {
  return tier !== undefined && Number.isInteger(tier) && tier >= 0 && tier <= 10 ? tier : undefined
}
