import { readState } from '../../read-state.ts'
import type { WorkflowContext } from '../context.ts'
import { setWorkflowAside } from '../store.ts'
import { SELECT_WORKFLOW, type WorkflowRow } from '../watched.ts'

/** Sets aside what cannot be read, of all that is not over. */
export function setAsideBroken({ sql, write, note }: Pick<WorkflowContext, 'sql' | 'write' | 'note'>) {
  const rows = sql.all<WorkflowRow>(`${SELECT_WORKFLOW} WHERE watched = 1 OR status IN ('active', 'stopped', 'failed')`)
  const broken = rows.filter(({ state }) => !readState(state))
  if (broken.length === 0) return
  try {
    write((store) => {
      for (const row of broken) setWorkflowAside(store, row)
    })
  } catch {
    // Another process has the store just now: the next one that looks sets it aside.
    note('a workflow that cannot be read could not be set aside')
  }
}
