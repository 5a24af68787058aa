import { oneLine } from '../../../base/text/text.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, later, type Step } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import type { StageState } from '../../state.ts'
import { kindIn, targetOf } from '../../target.ts'
import { stageOfAgent } from '../../transitions/agents.ts'
import type { WorkflowContext } from '../context.ts'
import { change, ownWorkflow, tell } from '../store.ts'

/** S0.61: an agent is sent. Its stage becomes active, or, when an earlier one is missing, the call is refused and told why. */
export function delegate(event: EventOf<'PreToolUse'>, context: WorkflowContext): Step<Sql> {
  return commit((sql, moment) => {
    const stored = ownWorkflow(sql, event.sessionId)
    if (stored?.state.status !== 'active') return undefined
    const at = context.now
    const call = event.toolUseId ?? `entry:${moment.entry}`
    // An agent that an agent sends does no stage, whatever its prompt says.
    const target = event.agentId === undefined ? targetOf(stored.state, event.toolInput) : undefined
    if (!target) {
      change(sql, stored, 'stranger-sent', { at, call, name: kindIn(event.toolInput) })
      return undefined
    }
    const stage = target.stage.key
    const { result } = change(sql, stored, 'agent-delegate', { at, call, name: target.name, stage })
    if (result.ok) return chosenModel(event.toolInput, target.stage.model)
    if (result.why !== 'skipped') {
      change(sql, stored, 'stranger-sent', { at, call, name: target.name })
      return undefined
    }
    const missing = result.missing ?? []
    tell(sql, stored.session, at, [{ type: 'agent:refused', data: { agent: target.name, stage, missing } }])
    return later(async () => {
      const { whyNotSent } = await import('../why-not-sent.ts')
      return { decision: 'deny', reason: await whyNotSent(stored, stage, missing, context) }
    })
  })
}

/** Whoever does a review reads and judges: what it would change is kept from it, by a tool or by a shell command. */
export async function keepReadOnly(event: EventOf<'PreToolUse'>, context: WorkflowContext): Promise<Step<Sql>> {
  const call = await context.sentBy(event)
  return commit((sql) => {
    const stored = ownWorkflow(sql, event.sessionId)
    if (!stored) return undefined
    const agent = { at: context.now, ...(event.agentId !== undefined && { agentId: event.agentId }) }
    const stage = stageOfAgent(stored.state, call === undefined ? agent : { ...agent, call })
    return stage?.kind === 'review' ? later(() => refuseChange(event, context, stage)) : undefined
  })
}

/** An agent gives its verdict by the tool: on the stage that it was sent for, and on no other. */
export async function onlyItsStage(event: EventOf<'PreToolUse'>, context: WorkflowContext): Promise<Step<Sql>> {
  const call = await context.sentBy(event)
  const { wordsOf } = await import('../words.ts')
  const words = await wordsOf(context, { session: event.sessionId, project: event.cwd })
  return commit((sql) => {
    const stored = ownWorkflow(sql, event.sessionId)
    if (!stored) return undefined
    const agent = { at: context.now, ...(event.agentId !== undefined && { agentId: event.agentId }) }
    const own = stageOfAgent(stored.state, call === undefined ? agent : { ...agent, call })
    const stage = typeof event.toolInput.stage === 'string' ? event.toolInput.stage : ''
    // Where the host does not say whose agent it is, it may be the one that was sent.
    if (own?.key === stage || (own === undefined && call === undefined)) return undefined
    const data = { agent: event.agentType ?? '', stage, tool: 'stage_done' }
    tell(sql, stored.session, context.now, [{ type: 'agent:refused', data }])
    return { decision: 'deny', reason: words.messages.workflow.notItsStage({ stage }) }
  })
}

async function refuseChange(
  event: EventOf<'PreToolUse'>,
  context: WorkflowContext,
  { key, agent }: StageState,
): Promise<Step<Sql>> {
  const { command } = event.toolInput
  const isShell = typeof command === 'string'
  const change = isShell ? await context.changeIn(command, event) : undefined
  if (isShell && change === undefined) return undefined
  const { wordsOf } = await import('../words.ts')
  const { messages } = await wordsOf(context, { session: event.sessionId, project: event.cwd })
  const { readOnly, readOnlyShell } = messages.workflow
  return commit((sql) => {
    tell(sql, event.sessionId, context.now, [
      { type: 'agent:refused', data: { agent, stage: key, tool: event.toolName } },
    ])
    const reason =
      change === undefined ? readOnly({ stage: key }) : readOnlyShell({ stage: key, command: oneLine(change, LONGEST) })
    return { decision: 'deny', reason }
  })
}

/** Characters of a command that a refusal names. */
const LONGEST = 100

/** A stage that names a model gets it, unless whoever sends its agent asked for another. */
function chosenModel(input: Readonly<Record<string, unknown>>, model: string | undefined) {
  return model === undefined || input.model !== undefined ? undefined : { updatedInput: { ...input, model } }
}
