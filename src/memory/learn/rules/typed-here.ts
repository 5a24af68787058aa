import type { ReadSql } from '../../../storage/sql.ts'
import { gistOf } from '../../recall/gist.ts'

/**
 * Whether a session's person typed it there themselves, after a time. The transcript of a fork holds what was typed in the session that it
 * is a copy of: read again, that is not said again.
 */
export function wasTypedIn(sql: ReadSql, session: string, text: string, after = 0): boolean {
  const words = gistOf(text).split(' ')
  return sql
    .all<{ prompt: string | null }>(
      `SELECT data ->> '$.text' AS prompt FROM timeline
       WHERE session = ? AND type = 'prompt:submit' AND at > ? ORDER BY id DESC LIMIT ${MOST}`,
      session,
      after,
    )
    .some(({ prompt }) => {
      const said = gistOf(prompt ?? '')
      return words.every((word) => said.includes(word))
    })
}

/** Whether the host of a session reports what is typed. */
export function hasPrompts(sql: ReadSql, session: string): boolean {
  return (
    sql.get("SELECT 1 AS yes FROM timeline WHERE session = ? AND type = 'prompt:submit' LIMIT 1", session) !== undefined
  )
}

const MOST = 200
