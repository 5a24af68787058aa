import type { Desk, Memory } from '../store/record.ts'
import { revise } from '../store/store.ts'
import type { Proposal } from './proposals.ts'

/**
 * The person agreed: the text is changed and theirs, or the memory is set aside, from where it can be brought back. Who proposed it and when
 * they agreed stays with the version.
 */
export function carryOut(desk: Desk, { id, memory, wish, change }: Proposal, session: string): Memory {
  const after = revise(
    desk,
    memory,
    wish === 'forget' ? { status: 'archived', author: 'user' } : { ...change, author: 'user', trust: 'user' },
  )
  desk.sql.run(
    "UPDATE memory_proposals SET answer = 'agreed', answered_at = ?, answered_in = ?, version = ? WHERE id = ?",
    desk.now,
    session,
    after.version,
    id,
  )
  return after
}
