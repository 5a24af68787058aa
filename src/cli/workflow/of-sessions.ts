import type { Sql } from '../../storage/sql.ts'
import { newestWorkflow } from '../../workflow/feature/store.ts'
import { completedCount, currentStage, type State } from '../../workflow/state.ts'
import type { SessionRow } from '../sessions.ts'

/** Where the workflow of a session stands, in a few words. */
export interface WorkflowOf {
  readonly key: string
  readonly status: State['status']
  readonly feature: string | null
  readonly stage: string | null
  readonly completed: number
  readonly total: number
  readonly agents: readonly string[]
}

/** The workflows of sessions that are not over. */
export function workflowsOf(sql: Sql, rows: readonly SessionRow[]): Map<SessionRow, WorkflowOf> {
  const found = new Map<SessionRow, WorkflowOf>()
  for (const row of rows) {
    const state = row.agent === '' ? newestWorkflow(sql, row.session)?.state : undefined
    if (!state || OVER.has(state.status)) continue
    found.set(row, {
      key: state.key,
      status: state.status,
      feature: state.featureName,
      stage: currentStage(state)?.key ?? null,
      completed: completedCount(state),
      total: state.stages.length,
      agents: state.agents.map(({ name }) => name),
    })
  }
  return found
}

const OVER: ReadonlySet<string> = new Set(['completed', 'aborted'])
