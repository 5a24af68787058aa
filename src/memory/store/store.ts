import { wideFingerprint } from '../../base/ids.ts'
import { findContradictions, noteContradictions } from '../claims/contradictions.ts'
import { dropBrief } from '../recall/brief.ts'
import { linksIn } from '../recall/met/disclosure.ts'
import { isBuried, unbury } from './forgetting/tombstones.ts'
import { putIndex } from './index-rows.ts'
import { addLinks, dropLinks, type Link, linksOf, setLinks } from './links.ts'
import {
  type Author,
  COLUMNS,
  DEFAULT_TIER,
  type Desk,
  type Memory,
  type MemoryStatus,
  memoryById,
  type Trust,
  trustAfter,
  writerOf,
} from './record.ts'

interface Draft {
  readonly project: string
  readonly uri: string
  readonly content: string
  readonly tier?: number
  readonly disclosure?: string
  readonly trust: Trust
  readonly author: Author
  readonly origin?: string
  readonly links?: readonly Link[]
  readonly details?: object
  readonly heat?: number | null
}

export type Created = { kind: 'created'; memory: Memory } | { kind: 'taken'; memory: Memory } | { kind: 'buried' }

/** A new memory, secrets taken out. `taken`: the URI has one already. `buried`: it was forgotten, and no program brings it back. */
export function create(desk: Desk, draft: Draft): Created {
  const { sql, now } = desk
  const content = desk.redact.text(draft.content)
  const standing = ownMemory(desk, draft.project, draft.uri)
  if (standing && standing.status !== 'deleted') return { kind: 'taken', memory: standing }
  if (draft.author === 'user') unbury(sql, draft.project, draft.uri, content)
  else if (isBuried(sql, draft.project, draft.uri, content)) return { kind: 'buried' }
  if (standing) {
    const memory = revise(desk, standing, { ...draft, content, status: 'active', author: draft.author })
    if (draft.links) setLinks(sql, memory.id, memory.project, [...linksIn(memory.disclosure), ...draft.links])
    noteContradictions(desk, memory)
    return { kind: 'created', memory }
  }
  const disclosure = desk.redact.text(draft.disclosure ?? '')
  const row = sql.get<{ id: number }>(
    `INSERT INTO memories (project, uri, content, hash, tier, disclosure, trust, author, origin, heat, details, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
    draft.project,
    draft.uri,
    content,
    wideFingerprint(content),
    draft.tier ?? DEFAULT_TIER,
    disclosure,
    draft.trust,
    draft.author,
    draft.origin ?? '',
    draft.heat ?? null,
    JSON.stringify(desk.redact.deep(draft.details ?? {})),
    now,
    now,
  )
  const id = row?.id ?? 0
  const links = [...linksIn(disclosure), ...(draft.links ?? [])]
  setLinks(sql, id, draft.project, links)
  putIndex(sql, id, { uri: draft.uri, content, disclosure, links: links.map(({ key }) => key) })
  dropBrief(sql, draft.project)
  const memory = known(desk, id)
  findContradictions(desk, memory)
  return { kind: 'created', memory }
}

interface Change {
  readonly content?: string
  readonly tier?: number
  readonly disclosure?: string
  readonly status?: MemoryStatus
  readonly author: Author
  readonly trust?: Trust
  readonly details?: object
  readonly heat?: number | null
}

/** The present state goes into the history, the change becomes the present. Nothing happens when nothing would change. */
export function revise(desk: Desk, memory: Memory, change: Change): Memory {
  const { sql, now } = desk
  const content = change.content === undefined ? memory.content : desk.redact.text(change.content)
  const disclosure = change.disclosure === undefined ? memory.disclosure : desk.redact.text(change.disclosure)
  const tier = change.tier ?? memory.tier
  const status = change.status ?? memory.status
  const isMadeTheirs = change.trust === 'user' && memory.trust !== 'user'
  const same =
    content === memory.content &&
    disclosure === memory.disclosure &&
    tier === memory.tier &&
    status === memory.status &&
    !isMadeTheirs
  if (same && !change.details && change.heat === undefined) return memory
  if (!same) keepVersion(desk, memory)
  // Setting something aside says nothing; every other change is the word of who makes it.
  const said = content !== memory.content || disclosure !== memory.disclosure || tier !== memory.tier
  sql.run(
    `UPDATE memories SET content = ?, hash = ?, tier = ?, disclosure = ?, status = ?, author = ?, trust = ?, version = ?,
       updated_at = ?, deprecated_at = ?, details = ?, heat = ?, truth = CASE WHEN ? THEN truth ELSE 'unchecked' END
     WHERE id = ?`,
    content,
    wideFingerprint(content),
    tier,
    disclosure,
    status,
    change.author,
    change.trust ?? (said ? trustAfter(memory.trust, change.author) : memory.trust),
    same ? memory.version : memory.version + 1,
    now,
    status === 'active' ? null : (memory.deprecatedAt ?? now),
    change.details ? JSON.stringify(desk.redact.deep(change.details)) : memory.details,
    change.heat === undefined ? heatOf(desk, memory.id) : change.heat,
    content === memory.content ? 1 : 0,
    memory.id,
  )
  dropBrief(sql, memory.project)
  if (disclosure !== memory.disclosure) {
    dropLinks(sql, memory.id, linksIn(memory.disclosure))
    const standing = linksOf(sql, memory.id)
    const named = linksIn(disclosure).filter(
      (one) => !standing.some(({ kind, key }) => kind === one.kind && key === one.key),
    )
    addLinks(sql, memory.id, memory.project, named)
  }
  if (content !== memory.content || disclosure !== memory.disclosure) {
    putIndex(sql, memory.id, {
      uri: memory.uri,
      content,
      disclosure,
      links: linksOf(sql, memory.id).map(({ key }) => key),
    })
  }
  const after = known(desk, memory.id)
  if (content !== memory.content || disclosure !== memory.disclosure || status !== memory.status)
    noteContradictions(desk, after)
  return after
}

/** What a program writes about again and again keeps its last few versions only; what a person wrote keeps them all. */
const AUTOMATIC_VERSIONS = 3

function keepVersion({ sql }: Desk, memory: Memory): void {
  sql.run(
    `INSERT OR REPLACE INTO memory_versions (memory, version, content, tier, disclosure, status, author, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    memory.id,
    memory.version,
    memory.content,
    memory.tier,
    memory.disclosure,
    memory.status,
    writerOf(memory),
    memory.updatedAt,
  )
  sql.run(
    "DELETE FROM memory_versions WHERE memory = ? AND author IN ('auto', 'hook') AND version <= ?",
    memory.id,
    memory.version - AUTOMATIC_VERSIONS,
  )
}

/** The project's own memory under that URI, whatever its status. */
export function ownMemory({ sql }: Pick<Desk, 'sql'>, project: string, uri: string): Memory | undefined {
  return sql.get<Memory>(`SELECT ${COLUMNS} FROM memories WHERE project = ? AND uri = ?`, project, uri)
}

export function markUsed({ sql, now }: Pick<Desk, 'sql' | 'now'>, ids: readonly number[]): void {
  for (const id of ids) sql.run('UPDATE memories SET uses = uses + 1, used_at = ? WHERE id = ?', now, id)
}

function heatOf({ sql }: Desk, id: number): number | null {
  return sql.get<{ heat: number | null }>('SELECT heat FROM memories WHERE id = ?', id)?.heat ?? null
}

function known({ sql }: Desk, id: number): Memory {
  const memory = memoryById(sql, id)
  if (!memory) throw new Error(`memory ${id} is not there although it was just written`)
  return memory
}
