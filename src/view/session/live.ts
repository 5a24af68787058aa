import type { Call } from '../../cli/command.ts'
import { findSession } from '../../cli/sessions.ts'
import { withStore } from '../../cli/store.ts'
import { query } from '../../journal/timeline.ts'
import { type Language, messages } from '../../messages/index.ts'
import { openStore } from '../../storage/open.ts'
import { rowOf } from './row.ts'

const EVERY_MS = 400
const MOST = 500

interface Watched {
  readonly session: string
  readonly after: number
  readonly language: Language
}

/** What the session's hooks write down, as they do. Hooks know nothing of this: the store is looked at. */
export async function* live(call: Call, { session, after, language }: Watched, signal: AbortSignal, busy: () => void) {
  const { timelineWords } = await messages(language)
  const id = await withStore(call.paths, (sql) => findSession(sql, session).session)
  const sql = openStore(call.paths.database, { busyTimeoutMs: 1000, readonly: true })
  try {
    let seen = after
    let version = -1
    while (!signal.aborted) {
      const now = sql.get<{ data_version: number }>('PRAGMA data_version')?.data_version ?? 0
      const entries = now === version ? [] : query(sql, { session: id, after: seen, first: MOST })
      version = entries.length === MOST ? -1 : now
      if (entries.length > 0) {
        seen = entries.at(-1)?.id ?? seen
        busy()
        yield { entries: entries.map((entry) => rowOf(entry, timelineWords)) }
      }
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  } finally {
    sql.close()
  }
}
