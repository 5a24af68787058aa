import { activeFeature, tasksFile, tasksText } from '../specs/specs.ts'
import type { StageState } from '../state.ts'
import type { WorkflowContext } from './context.ts'
import type { Stored } from './store.ts'

/** Ticks the box of a stage in the feature's task list. A list that cannot be written stays as it is: that is no reason to fail. */
export async function tickStage(
  context: Pick<WorkflowContext, 'files' | 'writer' | 'note'>,
  { project, state }: Stored,
  stage: StageState,
): Promise<boolean> {
  const files = await context.files()
  const feature = activeFeature(files, project, state.featureName)
  const path = feature && tasksFile(project, feature.name)
  const text = path && tasksText(files, path)
  if (!path || text === undefined) return false
  const { boxOfStage, tick } = await import('../specs/tasks.ts')
  const box = boxOfStage(text, namesOf(stage))
  if (!box) return false
  try {
    ;(await context.writer()).write(path, tick(text, box))
    return true
  } catch (failure) {
    context.note(`${path} could not be written: ${failure instanceof Error ? failure.message : String(failure)}`)
    return false
  }
}

/** TEST:2 has a box of its own; only the first TEST may take one that says just TEST. */
function namesOf({ key, emoji, labels }: StageState): string[] {
  const texts = Object.values(labels)
  return [key, ...(key.includes(':') ? [] : texts), ...texts.map((label) => `${emoji} ${label}`)]
}
