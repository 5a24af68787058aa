import type { JournalRow } from '../../src/journal/record-event.ts'
import { openStore } from '../../src/storage/open.ts'
import type { Sql } from '../../src/storage/sql.ts'

/** A fresh store that no other process sees. */
export function memoryStore(): Sql {
  return openStore(':memory:', { busyTimeoutMs: 0 })
}

/** One happening, plain but for what a test says about it. */
export function journalRow(own: Partial<JournalRow> = {}): JournalRow {
  return {
    host: 'claude-code',
    session: 's',
    agent: '',
    agentType: null,
    project: '/app',
    cwd: '/app',
    transcript: null,
    at: 1000,
    type: 'tool:start',
    data: {},
    key: `key-${Math.random()}`,
    keyIsUnique: false,
    startedAt: 1000,
    lifecycle: 'none',
    reason: null,
    ...own,
  }
}
