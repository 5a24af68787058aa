import type { EventOf } from '../../protocol/event.ts'
import type { Step } from '../../protocol/handler.ts'
import type { Sql } from '../../storage/sql.ts'
import type { State } from '../state.ts'
import { targetOf } from '../target.ts'
import { hintOf, type Words } from '../texts/hint.ts'
import type { WorkflowContext } from './context.ts'
import { wordsOf } from './load.ts'
import { change, watchedWorkflow } from './store.ts'

/** S0.61: an agent is sent. Its stage becomes active, or, when an earlier one is missing, the call is refused and told why. */
export async function delegate(event: EventOf<'PreToolUse'>, context: WorkflowContext): Promise<Step<Sql>> {
  const words = await wordsOf(context)
  return (sql, moment) => {
    const stored = watchedWorkflow(sql, event.sessionId)
    const target = stored?.state.status === 'active' ? targetOf(stored.state, event.toolInput) : undefined
    if (!stored || !target) return undefined
    const { result } = change(sql, stored, 'agent-delegate', {
      at: context.now,
      call: event.toolUseId ?? `entry:${moment.entry}`,
      name: target.name,
      stage: target.stage.key,
    })
    if (result.ok || result.why !== 'skipped' || target.certainty === 'mentioned') return undefined
    return { decision: 'deny', reason: refusal(stored.state, target.stage.key, result.missing ?? [], words) }
  }
}

function refusal(state: State, stage: string, missing: readonly string[], words: Words): string {
  const { workflow } = words.messages
  const hint = hintOf(state, words)
  return [
    workflow.skipped({ stage, missing }),
    ...(hint ? [workflow.skippedNext({ hint })] : []),
    workflow.skippedOut,
  ].join(' ')
}
