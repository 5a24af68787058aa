import type { Sql } from '../../storage/sql.ts'
import { tasksFile, tasksText } from '../specs/specs.ts'
import type { State } from '../state.ts'
import type { WorkflowContext } from './context.ts'
import { type Stored, tell, workflowById } from './store.ts'

/** The stages that are done now and were not, or the other way round. */
export function movedStages(before: State, after: State): string[] {
  const isDone = ({ stages }: State, key: string) => stages.some((s) => s.key === key && s.status === 'completed')
  return after.stages.map(({ key }) => key).filter((key) => isDone(before, key) !== isDone(after, key))
}

export type Marker = (sql: Sql, id: number, moved: readonly string[], at: number) => void

/**
 * Marks the boxes of stages in the task list of the workflow's own feature, as the stages are by then. To be called inside a
 * transaction: two agents may end in the same moment, and neither process may write over what the other has marked. A list
 * that cannot be written stays as it is: that is no reason to fail.
 */
export async function boxMarker(context: Pick<WorkflowContext, 'files' | 'writer' | 'note'>): Promise<Marker> {
  const [files, writer, { markStages }] = await Promise.all([
    context.files(),
    context.writer(),
    import('../specs/tasks.ts'),
  ])
  return (sql, id, moved, at) => {
    const stored = workflowById(sql, id)
    const feature = stored?.state.featureName
    if (!stored || !feature) return
    const path = tasksFile(stored.project, feature)
    const text = tasksText(files, path)
    if (text === undefined) {
      tell(sql, stored.session, at, [{ type: 'specs:tasks-missing', data: { feature, path } }])
      return
    }
    const marked = markStages(text, boxesOf(stored, moved))
    if (marked === text) return
    try {
      writer.write(path, marked)
    } catch (failure) {
      context.note(`${path} could not be written: ${failure instanceof Error ? failure.message : String(failure)}`)
    }
  }
}

function boxesOf({ state }: Stored, moved: readonly string[]) {
  return state.stages
    .filter(({ key }) => moved.includes(key))
    .map(({ key, status }) => ({ key, done: status === 'completed' }))
}
