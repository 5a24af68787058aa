import { linksOf } from '../memory/store/links.ts'
import type { Desk, Memory } from '../memory/store/record.ts'
import { create, ownMemory, revise } from '../memory/store/store.ts'
import { headsOf } from './heads.ts'
import type { Joined } from './joined.ts'
import type { Body, Operation } from './operation.ts'
import { type Kept, liveOperations, operationById, putOut } from './operations.ts'
import { type GitView, type Offer, offersOf, sharedBefore } from './queue.ts'

/** A yes: the text goes into the outbox, in the words that were shown. undefined: it is not offered any more, or held back. */
export function approve(
  desk: Desk,
  joined: Joined,
  offer: Offer,
  supersedes: readonly string[] = [],
): Operation | undefined {
  const memory = ownMemory(desk, joined.project, offer.uri)
  if (offer.held !== null || memory?.status !== 'active' || desk.redact.text(memory.content) !== offer.content)
    return undefined
  const before = sharedBefore(desk, joined, offer.uri).map(({ id }) => id)
  const bases = new Set([...before, ...replacedBy(desk, memory), ...supersedes])
  const operation = putOf(desk, joined, memory, offer.commit, [...bases])
  putOut(desk.sql, joined.project, operation)
  desk.sql.run('DELETE FROM team_changes WHERE project = ? AND uri = ?', joined.project, offer.uri)
  return operation
}

/** With the policy `mine`, what the person wrote by hand needs no second yes. */
export function approveOwn(desk: Desk, joined: Joined, git: GitView): number {
  if (joined.policy !== 'mine') return 0
  const own = offersOf(desk, joined, git).filter(
    ({ held, author, trust }) => held === null && author === 'user' && trust === 'user',
  )
  return own.filter((offer) => approve(desk, joined, offer) !== undefined).length
}

/** The sides of a conflict under one URI, own and others'. */
export function sidesOf({ sql }: Pick<Desk, 'sql'>, joined: Joined, uri: string): readonly Kept[] {
  const heads = headsOf(liveOperations(sql, joined.project)).get(uri) ?? []
  return heads.map(({ operation }) => operation as Kept)
}

/**
 * Ends a conflict: one text stands instead of all. It is said anew, by whoever settles it: two people who settle it at once, and
 * differently, have a conflict again instead of losing both texts.
 */
export function settleTexts(desk: Desk, joined: Joined, uri: string, keep: Kept): Operation {
  const bases = sidesOf(desk, joined, uri).map(({ id }) => id)
  const own = ownMemory(desk, joined.project, uri)
  const body = keep.body as Body
  const isOwn = keep.device === joined.device
  if (!isOwn) takeOver(desk, joined, uri, own, body)
  const operation: Operation = {
    id: crypto.randomUUID(),
    kind: 'put',
    uri,
    author: joined.login,
    device: joined.device,
    at: desk.now,
    bases,
    body: { ...body, ...(!isOwn && { from: keep.id }) },
    forgotten: false,
  }
  putOut(desk.sql, joined.project, operation)
  desk.sql.run('DELETE FROM team_changes WHERE project = ? AND uri = ?', joined.project, uri)
  return operation
}

/** Another's text becomes the one that stands here. It stays as little trusted as it was. */
function takeOver(desk: Desk, { project }: Joined, uri: string, own: Memory | undefined, body: Body): void {
  const { content, tier, disclosure, links } = body
  if (own && own.status !== 'deleted') {
    revise(desk, own, { content, tier, disclosure, author: 'agent', trust: 'imported', status: 'active' })
    return
  }
  create(desk, {
    project,
    uri,
    content,
    tier,
    disclosure,
    links,
    author: 'agent',
    trust: 'imported',
    origin: 'the team',
  })
}

/** Confirms somebody else's text. */
export function endorse(desk: Desk, joined: Joined, target: Kept): Operation {
  const operation: Operation = {
    id: crypto.randomUUID(),
    kind: 'endorse',
    uri: target.uri,
    author: joined.login,
    device: joined.device,
    at: desk.now,
    bases: [target.id],
    body: null,
    forgotten: false,
  }
  putOut(desk.sql, joined.project, operation)
  return operation
}

/** The operation that a memory of this store stands for, where it came from the team. */
export function operationOf({ sql }: Pick<Desk, 'sql'>, memory: Pick<Memory, 'id'>): Kept | undefined {
  const row = sql.get<{ operation: string }>('SELECT operation FROM team_shown WHERE memory = ?', memory.id)
  return row && operationById(sql, row.operation)
}

function putOf(desk: Desk, joined: Joined, memory: Memory, commit: string | null, bases: readonly string[]): Operation {
  const body: Body = desk.redact.deep({
    content: memory.content,
    tier: memory.tier,
    disclosure: memory.disclosure,
    links: linksOf(desk.sql, memory.id).filter(({ key }) => !key.startsWith('/')),
    trust: memory.trust,
    commit,
  })
  return {
    id: crypto.randomUUID(),
    kind: 'put',
    uri: memory.uri,
    author: joined.login,
    device: joined.device,
    at: desk.now,
    bases,
    body,
    forgotten: false,
  }
}

/** What this memory is said to have evolved from (`memory relate`, `memory_save` with `supersedes`), where the team knows that. */
function replacedBy({ sql }: Desk, memory: Memory): string[] {
  return sql
    .all<{ operation: string }>(
      `SELECT s.operation FROM memory_relations r JOIN team_shown s ON s.memory = r.target
       WHERE r.source = ? AND r.kind = 'evolves_from'`,
      memory.id,
    )
    .map(({ operation }) => operation)
}
