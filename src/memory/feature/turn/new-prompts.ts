import type { ReadSql } from '../../../storage/sql.ts'

/** The prompts since the last turn ended; undefined when the session's host has reported none so far. */
export function newPrompts(sql: ReadSql, session: string): readonly string[] | undefined {
  const rows = sql.all<{ text: string | null; isNew: number }>(
    `SELECT data ->> '$.text' AS text,
            id > coalesce((SELECT max(id) FROM timeline WHERE session = ?1 AND type = 'session:stop'), 0) AS isNew
     FROM timeline WHERE session = ?1 AND type = 'prompt:submit' ORDER BY id DESC LIMIT ?2`,
    session,
    MOST,
  )
  if (rows.length === 0) return undefined
  const texts: string[] = []
  for (const { text, isNew } of rows) if (isNew === 1) texts.push(text ?? '')
  return texts
}

/** More than anybody says in one turn. */
const MOST = 50
