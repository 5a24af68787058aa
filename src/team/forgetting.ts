import { forgetMemory } from '../memory/store/forgetting/forget.ts'
import type { Desk } from '../memory/store/record.ts'
import { ownMemory } from '../memory/store/store.ts'
import type { Joined } from './joined.ts'
import type { Operation } from './operation.ts'
import { dropBodies, type Gone, operationsAt, putOut } from './operations.ts'

/**
 * Has a shared memory forgotten everywhere: what has not been sent never goes, what was sent loses its body here at once and on every
 * other machine with its next sync. undefined: nothing of it was ever shared that this person may have forgotten.
 */
export function forgetForTeam(desk: Desk, joined: Joined, uri: string): Operation | undefined {
  const { sql } = desk
  const mine = operationsAt(sql, joined.project, uri).filter(
    ({ kind, author, forgotten }) =>
      kind === 'put' && !forgotten && (author === joined.login || joined.role === 'maintainer'),
  )
  if (mine.length === 0) return undefined
  forgetHere(
    desk,
    joined,
    dropBodies(
      sql,
      joined.project,
      mine.map(({ id }) => id),
    ),
  )
  // One that was never sent leaves nothing; whether one was, only the server knows for certain.
  sql.run(
    "DELETE FROM team_operations WHERE project = ? AND uri = ? AND kind = 'put' AND state = 'outbox' AND forgotten = 1",
    joined.project,
    uri,
  )
  sql.run('DELETE FROM team_changes WHERE project = ? AND uri = ?', joined.project, uri)
  const operation: Operation = {
    id: crypto.randomUUID(),
    kind: 'forget',
    uri,
    author: joined.login,
    device: joined.device,
    at: desk.now,
    bases: mine.map(({ id }) => id),
    body: null,
    forgotten: false,
  }
  putOut(sql, joined.project, operation)
  return operation
}

/** What this machine itself holds of a text that the team forgot goes, too; a text that was changed since is another one. */
export function forgetHere(desk: Desk, joined: Joined, gone: readonly Gone[]): void {
  for (const { uri, content } of gone) {
    const own = ownMemory(desk, joined.project, uri)
    if (own && own.content.trim() === content.trim()) forgetMemory(desk, own)
  }
  desk.sql.run('UPDATE team_joined SET scrub = 1 WHERE project = ?', joined.project)
}

export function hasToScrub({ sql }: Pick<Desk, 'sql'>): boolean {
  return sql.get('SELECT 1 AS yes FROM team_joined WHERE scrub = 1') !== undefined
}

export function scrubbed({ sql }: Pick<Desk, 'sql'>): void {
  sql.run('UPDATE team_joined SET scrub = 0')
}

/** Forgettings of this person that were sent: for the receipts. */
export function forgettingsOf(
  { sql }: Pick<Desk, 'sql'>,
  joined: Joined,
): { id: string; uri: string; at: number; state: string }[] {
  return sql.all(
    "SELECT id, uri, at, state FROM team_operations WHERE project = ? AND kind = 'forget' AND author = ? ORDER BY at DESC",
    joined.project,
    joined.login,
  )
}
