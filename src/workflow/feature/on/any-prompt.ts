import { projectFolder } from '../../../base/thread.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import type { WorkflowContext } from '../context.ts'
import { isBrokenOff, withoutGone } from '../gone.ts'
import { sayIfNew } from '../say.ts'
import { ownWorkflow, type Stored } from '../store.ts'
import { wordsOf } from '../words.ts'

/** A prompt that asks nothing of the workflow: where it stands is said, if that is new. */
export async function anyPrompt(event: EventOf<'UserPromptSubmit'>, context: WorkflowContext): Promise<Step<Sql>> {
  const words = await wordsOf(context, { session: event.sessionId, project: projectFolder(event) })
  return commit((sql, moment) => {
    const stored = ownWorkflow(sql, event.sessionId)
    return (
      stored &&
      sayIfNew(sql, afterTurn(sql, stored, event, context.now), words, { at: context.now, epoch: moment.epoch })
    )
  })
}

/** The person speaks, so the turn before is over, broken off perhaps. What the client says when an agent is done comes at any time. */
export function afterTurn(sql: Sql, stored: Stored, { prompt }: EventOf<'UserPromptSubmit'>, at: number): Stored {
  if (stored.state.status !== 'active' || prompt.startsWith('<task-notification>')) return stored
  return withoutGone(sql, stored, at, isBrokenOff)
}
