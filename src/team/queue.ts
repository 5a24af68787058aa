import { createHash } from 'node:crypto'
import { mayBeRecalled } from '../memory/recall/safety.ts'
import { linksOf } from '../memory/store/links.ts'
import type { Author, Desk, Memory, Trust } from '../memory/store/record.ts'
import { ownMemory } from '../memory/store/store.ts'
import type { Joined } from './joined.ts'
import { folderInUri, isShareable, LONGEST_BODY } from './operation.ts'
import { type Kept, operationsAt } from './operations.ts'

/** What git knows of the checkout; undefined where nobody can tell. */
export interface GitView {
  head(): string | undefined
  /** Where another checkout stands, such as the worktree that a session worked in. */
  headIn(folder: string): string | undefined
  /** Whether a commit is part of what is checked out. */
  isHere(commit: string): boolean | undefined
  /** Whether a commit is on the default branch. */
  isMerged(commit: string): boolean | undefined
}

/** Why a memory is not offered yet. */
export const HELD = ['unmerged', 'orders', 'too long'] as const
export type HeldBack = (typeof HELD)[number]

/** A memory that may be shared. */
export interface Offer {
  readonly uri: string
  /** decisions, traps, solutions … */
  readonly folder: string
  readonly content: string
  /** Tells this text from every other: whoever says yes says it to this one. */
  readonly mark: string
  /** The text that this machine shared before; null when it never did. */
  readonly before: string | null
  readonly trust: Trust
  readonly author: Author
  /** Where it was learned. */
  readonly origin: string
  readonly commit: string | null
  readonly at: number
  /** What redaction took out, by kind. */
  readonly redacted: readonly string[]
  readonly held: HeldBack | null
}

interface Change {
  readonly uri: string
  readonly at: number
  readonly commit: string | null
  readonly skipped: string | null
}

/** The queue: what changed here since it was last shared, skipped or ruled out; what cannot go yet is in it with the reason. */
export function offersOf(desk: Desk, joined: Joined, git: GitView): Offer[] {
  if (joined.policy === 'off') return []
  const { sql } = desk
  const changes = sql.all<Change>(
    'SELECT uri, at, git_commit AS "commit", skipped FROM team_changes WHERE project = ? ORDER BY at, uri',
    joined.project,
  )
  const never = sql
    .all<{ start: string }>('SELECT start FROM team_never WHERE project = ?', joined.project)
    .map(({ start }) => start)
  return changes.flatMap((change) => {
    const memory = ownMemory(desk, joined.project, change.uri)
    if (!memory || !isOffered(memory, change, never)) return []
    const before = sharedBefore(desk, joined, change.uri)
    if (before.some(({ body }) => body?.content.trim() === memory.content.trim())) return []
    return [offerOf(desk, joined, { memory, change, before, git })]
  })
}

function isOffered(memory: Memory, { skipped }: Change, never: readonly string[]): boolean {
  if (memory.status !== 'active' || memory.trust === 'team' || !isShareable(memory.uri)) return false
  return (
    skipped !== memory.hash &&
    !never.some((start) => memory.uri === start || (start.endsWith('/') && memory.uri.startsWith(start)))
  )
}

/** What this machine put out under a URI and nothing of its own replaced; by what replaces what, because a clock may go backwards. */
export function sharedBefore({ sql }: Pick<Desk, 'sql'>, joined: Joined, uri: string): Kept[] {
  const own = operationsAt(sql, joined.project, uri).filter(
    ({ kind, device, state, forgotten }) =>
      kind === 'put' && device === joined.device && state !== 'refused' && !forgotten,
  )
  const replaced = new Set(own.flatMap(({ bases }) => bases))
  return own.filter(({ id }) => !replaced.has(id))
}

interface Offered {
  readonly memory: Memory
  readonly change: Change
  readonly before: readonly Kept[]
  readonly git: GitView
}

function offerOf(desk: Desk, joined: Joined, { memory, change, before, git }: Offered): Offer {
  const commit = change.commit ?? learnedAt(desk, joined, memory, git)
  const content = desk.redact.text(memory.content)
  return {
    uri: memory.uri,
    folder: folderInUri(memory.uri),
    content,
    mark: createHash('sha256').update(content).digest('hex').slice(0, 32),
    before: before.at(-1)?.body?.content ?? null,
    trust: memory.trust,
    author: memory.author,
    origin: memory.origin,
    commit,
    at: memory.updatedAt,
    redacted: [...content.matchAll(/\[redacted:([\w-]+)\]/g)].map(([, kind = '']) => kind),
    held: heldBack(content, commit, git),
  }
}

function heldBack(content: string, commit: string | null, git: GitView): HeldBack | null {
  // On the other end nobody knows that the user said it: what reads like an order is not sent.
  if (!mayBeRecalled(content, 'team')) return 'orders'
  if (content.length > LONGEST_BODY) return 'too long'
  return commit !== null && git.isMerged(commit) === false ? 'unmerged' : null
}

/** By its anchors; else where the checkout of its session stands, or the one that asks first, which is kept. */
function learnedAt({ sql }: Desk, joined: Joined, memory: Memory, git: GitView): string | null {
  const anchored = linksOf(sql, memory.id).find((link) => link.commit)?.commit
  const folder = sessionFolder(sql, memory)
  // Of a session whose folder is gone nobody knows any more, and the checkout that asks is another one.
  const commit = anchored ?? (folder === undefined ? git.head() : git.headIn(folder)) ?? null
  if (commit)
    sql.run('UPDATE team_changes SET git_commit = ? WHERE project = ? AND uri = ?', commit, joined.project, memory.uri)
  return commit
}

function sessionFolder(sql: Desk['sql'], { origin }: Memory): string | undefined {
  const [, session] = /^session (\S+)/.exec(origin) ?? []
  return session && sql.get<{ cwd: string }>("SELECT cwd FROM sessions WHERE session = ? AND agent = ''", session)?.cwd
}

/** What was written in a checkout was learned at its commit, whoever looks first. */
export function noteLearned({ sql, now }: Desk, project: string, commit: string): void {
  sql.run(
    'UPDATE team_changes SET git_commit = ? WHERE project = ? AND at = ? AND git_commit IS NULL',
    commit,
    project,
    now,
  )
}

/** The commit that a memory waits with. */
export function writtenAt(sql: Desk['sql'], { project }: Joined, uri: string): string | undefined {
  const row = sql.get<{ at: string | null }>(
    'SELECT git_commit AS at FROM team_changes WHERE project = ? AND uri = ?',
    project,
    uri,
  )
  return row?.at ?? undefined
}

/** Not this text; a new one is offered again. */
export function skip({ sql }: Desk, joined: Joined, uri: string): void {
  sql.run(
    `UPDATE team_changes SET skipped = (SELECT hash FROM memories WHERE project = ?1 AND uri = ?2) WHERE project = ?1 AND uri = ?2`,
    joined.project,
    uri,
  )
}

/** Not this URI, or nothing under a start such as `project://traps/`, ever. */
export function never({ sql, now }: Desk, joined: Joined, start: string): void {
  sql.run('INSERT OR REPLACE INTO team_never (project, start, at) VALUES (?, ?, ?)', joined.project, start, now)
}

export function neverNoMore({ sql }: Desk, joined: Joined, start: string): boolean {
  return sql.run('DELETE FROM team_never WHERE project = ? AND start = ?', joined.project, start).changes > 0
}

export function nevers({ sql }: Pick<Desk, 'sql'>, joined: Joined): string[] {
  return sql
    .all<{ start: string }>('SELECT start FROM team_never WHERE project = ? ORDER BY start', joined.project)
    .map(({ start }) => start)
}
