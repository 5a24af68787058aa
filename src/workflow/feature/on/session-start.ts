import { projectFolder } from '../../../base/thread.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import { pendingTasks } from '../../specs/pending-tasks.ts'
import { currentStage } from '../../state.ts'
import { recoveryText } from '../blocks.ts'
import type { WorkflowContext } from '../context.ts'
import { isBrokenOff, isOfProcess, withoutGone } from '../gone.ts'
import { featureOf } from '../load.ts'
import { offerText, unfinishedHere } from '../offer.ts'
import { statusText } from '../status-text.ts'
import { change, ownWorkflow, watchedWorkflow } from '../store.ts'
import { wordsOf } from '../words.ts'

/**
 * S0.54: an interrupted session finds its workflow and its open tasks again. A new one is offered what others have left
 * unfinished here, and takes nothing over by itself.
 */
export async function onSessionStart(event: EventOf<'SessionStart'>, context: WorkflowContext): Promise<Step<Sql>> {
  if (event.source === 'compact') return onCompactStart(event, context)
  const seen = watchedWorkflow(context.sql, event.sessionId)
  const project = seen?.project ?? projectFolder(event)
  const words = await wordsOf(context, { session: event.sessionId, project })
  const feature = await featureOf(context, project, seen?.state.featureName)
  const tasks = pendingTasks(feature, words.messages, { header: words.messages.tasks.interrupted }) ?? []
  const open = seen?.state.status === 'active' ? [] : await unfinishedHere(context, event.sessionId, project)
  const offer = offerText(context, open, project, words)
  return commit((sql, moment) => {
    const found = ownWorkflow(sql, event.sessionId)
    if (found?.state.status !== 'active') return said([...offer, ...tasks])
    // Another process than the one that sent its agents: they ended with it.
    const stored = withoutGone(sql, found, context.now, isOfProcess)
    const text = statusText(stored.state, words)
    change(sql, stored, 'told', { at: context.now, epoch: moment.epoch, text })
    return said([text, ...tasks])
  })
}

/** Continuity says where the workflow stands, unless it is turned off; either way it need not be said again in this epoch. */
async function onCompactStart(event: EventOf<'SessionStart'>, context: WorkflowContext): Promise<Step<Sql>> {
  const seen = watchedWorkflow(context.sql, event.sessionId)
  const words = await wordsOf(context, { session: event.sessionId, project: seen?.project ?? projectFolder(event) })
  const own = context.settings.continuity.enabled ? '' : await recoveryText(context, event.sessionId)
  return commit((sql, moment) => {
    const stored = ownWorkflow(sql, event.sessionId)
    if (stored?.state.status !== 'active') return undefined
    change(sql, stored, 'told', { at: context.now, epoch: moment.epoch, text: statusText(stored.state, words) })
    return own ? { context: own } : undefined
  })
}

/** S0.38: the entry of the compaction says in which workflow and stage it came. */
export function onPreCompact(event: EventOf<'PreCompact'>, context: WorkflowContext): Step<Sql> {
  return commit((sql, moment) => {
    const found = ownWorkflow(sql, event.sessionId)
    if (found?.state.status !== 'active') return undefined
    const stored = withoutGone(sql, found, context.now, isBrokenOff)
    sql.run(
      "UPDATE timeline SET data = json_set(data, '$.workflowType', ?, '$.currentStage', ?) WHERE id = ?",
      stored.state.key,
      currentStage(stored.state)?.key ?? null,
      moment.entry,
    )
    return undefined
  })
}

function said(lines: readonly string[]) {
  return lines.length > 0 ? { context: lines.join('\n') } : undefined
}
