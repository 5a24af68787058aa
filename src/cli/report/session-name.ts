import { columnFields } from '../../base/column.ts'
import { oneLine } from '../../base/text/text.ts'
import type { Sql } from '../../storage/sql.ts'

/** What a person knows a session by: the first thing they asked in it. */
export function sessionName(sql: Sql, session: string): string | undefined {
  const row = sql.get<{ data: string }>(
    "SELECT data FROM timeline WHERE session = ? AND agent = '' AND type = 'prompt:submit' ORDER BY id LIMIT 1",
    session,
  )
  const { text } = columnFields<{ text: unknown }>(row?.data)
  return typeof text === 'string' && text.trim() !== '' ? oneLine(text, LONGEST) : undefined
}

const LONGEST = 70
