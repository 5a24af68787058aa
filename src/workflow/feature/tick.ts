import { tasksFile, tasksText } from '../specs/specs.ts'
import type { StageBox } from '../specs/tasks.ts'
import type { State } from '../state.ts'
import type { Entry } from '../transitions.ts'
import type { WorkflowContext } from './context.ts'
import type { Stored } from './store.ts'

/** The stages that are done now and were not, or the other way round. */
export function movedStages(before: State, after: State): StageBox[] {
  const wasDone = (key: string) => before.stages.some((stage) => stage.key === key && stage.status === 'completed')
  return after.stages
    .map(({ key, status }) => ({ key, done: status === 'completed' }))
    .filter(({ key, done }) => done !== wasDone(key))
}

/**
 * Marks the boxes of stages in the task list of the workflow's own feature, after the stages have changed, and says what the
 * timeline should know. A list that cannot be written stays as it is: that is no reason to fail.
 */
export async function markBoxes(
  context: Pick<WorkflowContext, 'files' | 'writer' | 'note'>,
  { project, state }: Pick<Stored, 'project' | 'state'>,
  moved: readonly StageBox[],
): Promise<Entry[]> {
  const feature = state.featureName
  if (feature === null || moved.length === 0) return []
  const path = tasksFile(project, feature)
  const text = tasksText(await context.files(), path)
  if (text === undefined) return [{ type: 'specs:tasks-missing', data: { feature, path } }]
  const { markStages } = await import('../specs/tasks.ts')
  const marked = markStages(text, moved)
  if (marked === text) return []
  try {
    ;(await context.writer()).write(path, marked)
  } catch (failure) {
    context.note(`${path} could not be written: ${failure instanceof Error ? failure.message : String(failure)}`)
  }
  return []
}
