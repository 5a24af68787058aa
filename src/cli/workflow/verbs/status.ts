import { t } from '../../../messages/people/speak.ts'
import { featureOf } from '../../../workflow/feature/load.ts'
import type { Stored } from '../../../workflow/feature/store.ts'
import { hintOf } from '../../../workflow/texts/hint.ts'
import type { Call, Result } from '../../command.ts'
import { withStore } from '../../store.ts'
import { workflowJson } from '../json.ts'
import { workflowOf } from '../session.ts'
import { standing } from '../standing.ts'
import { reading, wordsFor } from '../tools.ts'

/** Where the workflow stands and what comes next. */
export function status(call: Call): Promise<Result> {
  return withStore(call.paths, async (sql) => {
    const { stored } = workflowOf(sql, call)
    const words = await wordsFor(sql, call, stored)
    const feature = await featureOf(reading(sql, call), stored.project, stored.state.featureName)
    const tasks = feature && feature.tasks.total > 0 ? words.messages.workflow.tasks(feature.tasks) : undefined
    return {
      text: [standing(stored, words), ...(tasks ? [tasks] : []), ...loopOf(stored)].join('\n'),
      json: {
        ...workflowJson(stored),
        next: hintOf(stored.state, words) ?? null,
        tasks: feature ? { feature: feature.name, total: feature.tasks.total, checked: feature.tasks.checked } : null,
      },
    }
  })
}

function loopOf({ session, state }: Stored): string[] {
  const counts = [
    t`session ${session.slice(0, 8)}`,
    t`iteration ${state.loop.iteration}/${state.limits.iterations}`,
    ...(state.failCount > 0 ? [t`failures ${state.failCount}/${state.limits.retries}`] : []),
    ...(state.rejectCount > 0 ? [t`rejections ${state.rejectCount}/${state.limits.retries}`] : []),
  ]
  return [counts.join(' · ')]
}
