import { type Thread, threadOf } from '../../base/thread.ts'
import type { Event } from '../../protocol/event.ts'
import { commit, type Handler, later, type Step } from '../../protocol/handler.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'
import type { ContinuityContext } from './context.ts'
import { askForParent } from './on/fork.ts'

/** What a compaction drops is put back, and only that. Whatever is heavy is loaded only when a compaction is under way. */
export const continuity: Handler<ContinuityContext, Sql> = {
  name: 'continuity',
  on: {
    PreCompact: async (event, context) =>
      isOn(context) ? (await import('./on/pre-compact.ts')).onPreCompact(event, context) : undefined,
    SessionStart: async (event, context) => {
      if (!isOn(context)) return undefined
      if (event.source === 'compact') return (await import('./on/session-start.ts')).onCompactStart(event, context)
      if (event.source === 'fork') return commit((sql) => askForParent(sql, threadOf(event)))
      return event.source === 'resume' && context.compaction.forgets
        ? (await import('./on/tell-again.ts')).tellAgain(event, context)
        : undefined
    },
    PostCompact: async (event, context) =>
      isOn(context) ? (await import('./on/post-compact.ts')).onPostCompact(event, context) : undefined,
    UserPromptSubmit: deliverIfWaiting,
    PreToolUse: deliverIfWaiting,
    PostToolUse: deliverIfWaiting,
    PostToolUseFailure: deliverIfWaiting,
    PostToolBatch: deliverIfWaiting,
    SubagentStop: async (event, context) =>
      isOn(context) && event.agentType === ''
        ? (await import('./on/early-summary.ts')).earlySummary(event, context)
        : undefined,
    // Never the delta here: context at the end of a turn makes the agent go on.
    Stop: (event, context) =>
      isOn(context) && hasGrown(event.transcriptPath, context)
        ? import('./on/suggest.ts').then(({ suggestCompaction }) => suggestCompaction(event, context))
        : undefined,
  },
}

function isOn({ settings }: ContinuityContext): boolean {
  return settings.continuity.enabled
}

/** Most transcripts are short, and one look tells. */
function hasGrown(path: string | undefined, { sizeOf, settings }: ContinuityContext): boolean {
  if (path === undefined) return false
  return sizeOf === undefined || sizeOf(path) >= settings.continuity.suggestCompactMb * 1024 * 1024
}

function deliverIfWaiting(event: Event, context: ContinuityContext): Step<Sql> {
  if (!isOn(context) || !context.tells) return undefined
  return commit((sql) => {
    if (!isWaiting(sql, threadOf(event))) return undefined
    return later(async () => (await import('./on/deliver.ts')).deliver(event, context))
  })
}

/** Whether a delta may be waiting: the one look-up that every tool call pays for. */
function isWaiting(sql: ReadSql, { session, agent }: Thread): boolean {
  return (
    sql.get('SELECT 1 AS yes FROM compactions WHERE session = ? AND agent = ? AND waiting = 1', session, agent) !==
    undefined
  )
}
