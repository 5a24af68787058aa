import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import type { ContinuityContext } from '../context.ts'

/**
 * Claude Code's summariser runs as an agent nobody started and stops before SessionStart(compact) fires, with the summary as
 * its last words. Where that is seen, recovery A already knows what the summary holds. Nothing depends on it: without it, A
 * is composed from the snapshot alone.
 */
export function earlySummary(event: EventOf<'SubagentStop'>, context: ContinuityContext): Step<Sql> {
  const text = event.lastAssistantMessage ?? ''
  if (!text.includes('<summary>')) return undefined
  const summary = context.redact.text(text)
  return commit((sql) => {
    // Two threads of a session that compact at once cannot be told apart here; then nobody's summary is known early.
    sql.run(
      `UPDATE compactions SET summary = ?1 WHERE session = ?2 AND state = 'pending'
         AND (SELECT count(*) FROM compactions WHERE session = ?2 AND state = 'pending') = 1`,
      summary,
      event.sessionId,
    )
    return undefined
  })
}
