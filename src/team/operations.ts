import { isRecord } from '../base/is-record.ts'
import type { Link, LinkKind } from '../memory/store/links.ts'
import type { ReadSql, Sql } from '../storage/sql.ts'
import { type Body, isShareable, LONGEST_BODY, type Numbered, type Operation } from './operation.ts'

/** outbox: approved, to be sent. sent: mine, on the server. pulled: somebody's. missing: it was on the server, and is not any more. */
type State = 'outbox' | 'sent' | 'pulled' | 'missing' | 'refused'

interface Row extends Omit<Operation, 'bases' | 'body' | 'forgotten'> {
  readonly bases: string
  readonly body: string | null
  readonly forgotten: number
  readonly number: number | null
  readonly state: State
  readonly refusal: string | null
}

/** An operation as this machine knows it. */
export interface Kept extends Operation {
  readonly number: number | null
  readonly state: State
  readonly refusal: string | null
}

const COLUMNS = 'id, number, kind, uri, author, device, at, bases, body, forgotten, state, refusal'

export function operationsOf(sql: ReadSql, project: string): Kept[] {
  return sql.all<Row>(`SELECT ${COLUMNS} FROM team_operations WHERE project = ?`, project).map(read)
}

/** Without what the server did not take: that is nobody's knowledge but this person's. */
export function liveOperations(sql: ReadSql, project: string): Kept[] {
  return operationsOf(sql, project).filter(({ state }) => state !== 'refused')
}

export function operationsAt(sql: ReadSql, project: string, uri: string): Kept[] {
  return sql
    .all<Row>(`SELECT ${COLUMNS} FROM team_operations WHERE project = ? AND uri = ? ORDER BY at, id`, project, uri)
    .map(read)
}

export function operationById(sql: ReadSql, id: string): Kept | undefined {
  const row = sql.get<Row>(`SELECT ${COLUMNS} FROM team_operations WHERE id = ?`, id)
  return row && read(row)
}

/** What waits to be sent, in the order in which it was said, whatever the clock said; what the server once had comes first, in its order. */
export function outboxOf(sql: ReadSql, project: string, most: number): Kept[] {
  return sql
    .all<Row>(
      `SELECT ${COLUMNS} FROM team_operations WHERE project = ? AND state = 'outbox'
       ORDER BY number IS NULL, number, seq, id LIMIT ?`,
      project,
      most,
    )
    .map(read)
}

/** Into the outbox: from here on it goes, however often the machine is switched off in between. */
export function putOut(sql: Sql, project: string, operation: Operation): void {
  sql.run(
    `INSERT INTO team_operations (id, project, kind, uri, author, device, at, bases, body, state, seq)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'outbox', (SELECT coalesce(max(seq), 0) + 1 FROM team_operations))`,
    operation.id,
    project,
    operation.kind,
    operation.uri,
    operation.author,
    operation.device,
    operation.at,
    JSON.stringify(operation.bases),
    operation.body && JSON.stringify(operation.body),
  )
}

/** What the server said to an operation that was sent. */
export function noteOutcome(sql: Sql, id: string, outcome: string, number: number | null): void {
  const arrived = outcome === 'written' || outcome === 'known' || outcome === 'nothing'
  sql.run(
    'UPDATE team_operations SET state = ?, number = coalesce(?, number), refusal = ?, attempts = attempts + 1 WHERE id = ?',
    arrived ? 'sent' : 'refused',
    number,
    arrived ? null : outcome,
    id,
  )
}

/** A text that went, for whoever has to look where else it stands. */
export interface Gone {
  readonly uri: string
  readonly content: string
}

/**
 * What came from the server. The same again changes nothing; what was forgotten here never gets its body back, whatever an older server
 * says. Says the texts that this made go.
 */
export function takeInOperation(sql: Sql, project: string, operation: Numbered, login: string): Gone[] {
  const body = operation.kind === 'put' && !operation.forgotten ? readBody(operation.body) : null
  const isGone = operation.forgotten || (operation.kind === 'put' && (!body || !isShareable(operation.uri)))
  const gone = isGone ? bodiesOf(sql, project, [operation.id]) : []
  sql.run(
    `INSERT INTO team_operations (id, project, number, kind, uri, author, device, at, bases, body, forgotten, state)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
     ON CONFLICT (id) DO UPDATE SET number = excluded.number, author = excluded.author, bases = excluded.bases,
       forgotten = max(forgotten, excluded.forgotten), state = excluded.state, refusal = NULL,
       body = CASE WHEN max(forgotten, excluded.forgotten) = 1 THEN NULL ELSE coalesce(body, excluded.body) END
     WHERE project = excluded.project`,
    operation.id,
    project,
    operation.number,
    operation.kind,
    operation.uri,
    operation.author,
    operation.device,
    operation.at,
    JSON.stringify(operation.bases),
    body && JSON.stringify(body),
    isGone ? 1 : 0,
    operation.author === login ? 'sent' : 'pulled',
  )
  return operation.kind === 'forget' ? [...gone, ...dropBodies(sql, project, operation.bases)] : gone
}

export function dropBodies(sql: Sql, project: string, ids: readonly string[]): Gone[] {
  const gone = bodiesOf(sql, project, ids)
  for (const id of ids)
    sql.run('UPDATE team_operations SET body = NULL, forgotten = 1 WHERE id = ? AND project = ?', id, project)
  return gone
}

function bodiesOf(sql: ReadSql, project: string, ids: readonly string[]): Gone[] {
  return ids.flatMap((id) => {
    const known = operationById(sql, id)
    const isOurs = sql.get('SELECT 1 AS yes FROM team_operations WHERE id = ? AND project = ?', id, project)
    return known?.body && isOurs ? [{ uri: known.uri, content: known.body.content }] : []
  })
}

/**
 * The server is not the one we left: an older backup was put in its place. What this person said goes out again; what others said stays
 * here, marked, until their machines have sent it again.
 */
export function beginAgain(sql: Sql, project: string, login: string): void {
  sql.run(
    `UPDATE team_operations SET state = CASE WHEN author = ?2 THEN 'outbox' ELSE 'missing' END
     WHERE project = ?1 AND state IN ('sent', 'pulled') AND (forgotten = 0 OR kind = 'forget')`,
    project,
    login,
  )
  sql.run('UPDATE team_joined SET cursor = 0, cursor_id = NULL WHERE project = ?', project)
}

export function moveCursor(sql: Sql, project: string, last: Numbered): void {
  sql.run('UPDATE team_joined SET cursor = ?, cursor_id = ? WHERE project = ?', last.number, last.id, project)
}

function read({ bases, body, forgotten, ...row }: Row): Kept {
  return {
    ...row,
    bases: JSON.parse(bases) as string[],
    body: body === null ? null : (JSON.parse(body) as Body),
    forgotten: forgotten === 1,
  }
}

const LINK_KINDS: ReadonlySet<string> = new Set<LinkKind>(['file', 'symbol', 'folder', 'extension', 'error', 'pattern'])

/** What somebody else's program sent, as far as it can be made sense of. */
function readBody(given: unknown): Body | null {
  if (!isRecord(given) || typeof given.content !== 'string' || given.content.trim() === '') return null
  const { content, tier, disclosure, links, trust, commit, from } = given
  if (content.length > LONGEST_BODY) return null
  return {
    content,
    tier: typeof tier === 'number' && tier >= 0 && tier <= 10 ? Math.round(tier) : 5,
    disclosure: typeof disclosure === 'string' ? disclosure.slice(0, 500) : '',
    links: (Array.isArray(links) ? links : []).slice(0, MOST_LINKS).flatMap(readLink),
    trust: typeof trust === 'string' ? trust.slice(0, 20) : 'agent',
    commit: commitOrNull(commit),
    ...(typeof from === 'string' && { from }),
  }
}

const MOST_LINKS = 50

function readLink(given: unknown): Link[] {
  if (!isRecord(given) || typeof given.kind !== 'string' || !LINK_KINDS.has(given.kind)) return []
  const { key, hash, commit } = given
  if (typeof key !== 'string' || key === '' || key.length > 500 || key.startsWith('/') || key.split('/').includes('..'))
    return []
  return [
    {
      kind: given.kind as LinkKind,
      key,
      hash: typeof hash === 'string' ? hash.slice(0, 200) : null,
      commit: commitOrNull(commit),
    },
  ]
}

function commitOrNull(given: unknown): string | null {
  return typeof given === 'string' && /^[0-9a-f]{7,64}$/.test(given) ? given : null
}
