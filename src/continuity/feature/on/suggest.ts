import { threadOf } from '../../../base/thread.ts'
import { append } from '../../../journal/record-event.ts'
import { latest } from '../../../journal/timeline.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, later, type Step } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import type { ContinuityContext } from '../context.ts'

/** S0.29: at the end of a turn, once per epoch, when the transcript has grown large since the last compaction. */
export async function suggestCompaction(event: EventOf<'Stop'>, context: ContinuityContext): Promise<Step<Sql>> {
  if (!event.transcriptPath || event.agentId) return undefined
  const size = (await context.files()).size(event.transcriptPath) ?? 0
  const limit = context.settings.continuity.suggestCompactMb * 1024 * 1024
  if (size < limit) return undefined
  const { session, agent } = threadOf(event)
  return commit((sql, moment) => {
    const last = latest(sql, session, 'session:compact-suggestion')
    const since = typeof last?.data.size === 'number' ? last.data.size : 0
    if (last?.data.epoch === moment.epoch || size - since < limit) return undefined
    append(sql, {
      session,
      agent,
      at: context.now,
      type: 'session:compact-suggestion',
      data: { size, epoch: moment.epoch },
    })
    const megabytes = (size / 1024 / 1024).toFixed(1)
    return later(async () => {
      const { messages } = await import('../../../messages/index.ts')
      const { compaction } = await messages(context.language)
      return { notice: compaction.grown({ megabytes, command: context.compaction.command }) }
    })
  })
}
