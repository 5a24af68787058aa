import type { EventOf } from '../../../protocol/event.ts'
import type { ReadSql } from '../../../storage/sql.ts'
import type { MemoryContext } from '../context.ts'

/**
 * What of a turn may teach something: the prompts since the last turn ended, as the journal has them, or all that the session came to. A
 * transcript whose host reports no prompts, and much that nobody has read yet, are a reason to read it whatever was said. Nothing is
 * loaded for this: of most turns in a workflow nothing is to be learned.
 */
export function mayTeach(event: EventOf<'Stop'>, context: MemoryContext): readonly string[] | 'all' {
  const { sql } = context
  const texts = newPrompts(sql, event.sessionId)
  const isUnheard = texts.length === 0 && hasTranscript(event, sql) && !hasPrompts(sql, event.sessionId)
  return isUnheard || context.hasMuchUnread?.(event) ? 'all' : texts
}

/** What the person said since the last turn ended, the newest first. */
export function newPrompts(sql: ReadSql, session: string): readonly string[] {
  const rows = sql.all<{ text: string | null }>(
    `SELECT data ->> '$.text' AS text FROM timeline WHERE session = ?1 AND type = 'prompt:submit'
       AND id > coalesce((SELECT max(id) FROM timeline WHERE session = ?1 AND type = 'session:stop'), 0)
     ORDER BY id DESC LIMIT ?2`,
    session,
    MOST,
  )
  const texts: string[] = []
  for (const { text } of rows) texts.push(text ?? '')
  return texts
}

/** More than anybody says in one turn. */
const MOST = 50

function hasPrompts(sql: ReadSql, session: string): boolean {
  return (
    sql.get("SELECT 1 AS yes FROM timeline WHERE session = ? AND type = 'prompt:submit' LIMIT 1", session) !== undefined
  )
}

/** Some hosts name it only now and then. */
function hasTranscript({ transcriptPath, sessionId }: EventOf<'Stop'>, sql: ReadSql): boolean {
  return (
    transcriptPath !== undefined ||
    sql.get("SELECT 1 AS yes FROM sessions WHERE session = ? AND agent = '' AND transcript IS NOT NULL", sessionId) !==
      undefined
  )
}
