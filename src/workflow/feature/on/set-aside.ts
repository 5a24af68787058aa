import { append } from '../../../journal/record-event.ts'
import type { Sql } from '../../../storage/sql.ts'
import { readState } from '../../read-state.ts'
import type { WorkflowContext } from '../context.ts'
import { BROKEN } from '../store.ts'

interface Row {
  id: number
  session: string
  state: string
  updated_at: number
}

/** Sets aside what cannot be read: of what a session has to do with, or of all that is not over. */
export function setAsideBroken(
  { sql, write, note }: Pick<WorkflowContext, 'sql' | 'write' | 'note'>,
  session?: string,
) {
  const rows = session
    ? sql.all<Row>(`${SELECT} WHERE session = ? AND watched = 1`, session)
    : sql.all<Row>(`${SELECT} WHERE watched = 1 OR status IN ('active', 'stopped', 'failed')`)
  const broken = rows.filter(({ state }) => !readState(state))
  if (broken.length === 0) return
  try {
    write((store) => {
      for (const row of broken) setAside(store, row)
    })
  } catch {
    // Another process has the store just now: the next one that looks sets it aside.
    note('a workflow that cannot be read could not be set aside')
  }
}

function setAside(sql: Sql, { id, session, updated_at }: Row): void {
  sql.run('UPDATE workflows SET watched = 0, status = ? WHERE id = ?', BROKEN, id)
  const message = `workflow #${id} could not be read and was set aside`
  append(sql, { session, agent: '', at: updated_at, type: 'system:warning', data: { message } })
}

const SELECT = 'SELECT id, session, state, updated_at FROM workflows'
