import type { SpecFeature } from '../specs/pending-tasks.ts'
import type { ChangeEntry } from '../transitions.ts'
import type { WorkflowContext } from './context.ts'
import type { Stored } from './store.ts'

/** S0.55: the feature of a workflow that is done goes to the archive. One that cannot be moved stays, and that is said. */
export async function archive(
  context: Pick<WorkflowContext, 'files' | 'writer' | 'note' | 'now'>,
  { project, state }: Stored,
  feature: SpecFeature | undefined,
): Promise<ChangeEntry[]> {
  if (!feature || feature.name !== state.featureName) return []
  const { archiveFeature } = await import('../specs/feature-life.ts')
  const disk = { files: await context.files(), writer: await context.writer() }
  const skipped = (reason: string): ChangeEntry[] => [
    { type: 'specs:archive-skipped', data: { feature: feature.name, reason } },
  ]
  try {
    const done = archiveFeature(disk, project, feature.name, new Date(context.now).toISOString())
    return done.ok ? [{ type: 'specs:archive', data: { feature: feature.name, to: done.path } }] : skipped(done.why)
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure)
    context.note(`${feature.name} could not be archived: ${reason}`)
    return skipped(reason)
  }
}
