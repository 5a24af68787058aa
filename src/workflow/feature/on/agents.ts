import { isRecord } from '../../../base/is-record.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Later, later, type Step } from '../../../protocol/handler.ts'
import type { Outcome } from '../../../protocol/outcome.ts'
import type { Sql } from '../../../storage/sql.ts'
import { type StageState, stageNamed } from '../../state.ts'
import { agentName } from '../../target.ts'
import { mayBeAsked, stageOfAgent } from '../../transitions/agents.ts'
import type { OfAgent } from '../../transitions.ts'
import { verdictIn } from '../../verdict.ts'
import type { WorkflowContext } from '../context.ts'
import { sayIfNew } from '../say.ts'
import { change, ownWorkflow, type Stored, watchedWorkflow } from '../store.ts'
import { boxMarker, movedStages } from '../tick.ts'
import { type WordsPlace, wordsOf } from '../words.ts'

/** An agent begins: from now on it is known by its id, unless two of its kind were sent and the host does not say which it is. */
export function onSubagentStart(event: EventOf<'SubagentStart'>, context: WorkflowContext): Step<Sql> {
  return commit((sql) => {
    const stored = ownWorkflow(sql, event.sessionId)
    if (!stored) return undefined
    const { result, stored: next } = change(sql, stored, 'agent-link', { ...agentOf(event), at: context.now })
    const agent = result.ok ? next.state.agents.find(({ agentId }) => agentId === event.agentId) : undefined
    const stage = agent && stageNamed(next.state, agent.stage)
    return stage && stage.agent !== agent.name ? later(() => roleFor(event, context, stage)) : undefined
  })
}

/** An agent of a general kind that does a stage is told what the stage's own agent would be told, and what makes it count. */
async function roleFor(event: EventOf<'SubagentStart'>, context: WorkflowContext, { key, agent }: StageState) {
  const role = await context.role(agent)
  const words = await wordsOf(context, { session: event.sessionId, project: event.cwd })
  const { stageOf, counted } = words.messages.workflow
  const lines = [stageOf({ stage: key }), ...(role ? [role] : [counted({ tool: words.tool === true })])]
  return { context: lines.join('\n') }
}

/** S0.62: an agent ends. Its verdict decides what becomes of its stage; one that gives none is asked for it. */
export async function onSubagentStop(event: EventOf<'SubagentStop'>, context: WorkflowContext): Promise<Step<Sql>> {
  const call = await context.sentBy(event)
  const agent: OfAgent = { ...agentOf(event), ...(call !== undefined && { call }), at: context.now }
  const seen = watchedWorkflow(context.sql, event.sessionId)
  const words = await wordsOf(context, placeOf(event, seen))
  const judged = verdictIn(event.lastAssistantMessage ?? '')
  return commit((sql) => {
    const stored = ownWorkflow(sql, event.sessionId)
    if (!stored) return undefined
    const stage = stageOfAgent(stored.state, agent)
    if (!stage) {
      change(sql, stored, 'stranger-seen', { ...agent, over: true })
      return undefined
    }
    if (judged) {
      const { verdict, reason } = judged
      const report = { ...agent, verdict, reason: context.redact.text(reason) }
      return marking(context, stored, change(sql, stored, 'agent-complete', report).stored, () => undefined)
    }
    const ask = mayBeAsked(stored.state, agent)
    const { result } = change(sql, stored, 'agent-silent', { ...agent, canBeAsked: true })
    if (!ask || !result.ok) return undefined
    return { keepGoing: words.messages.workflow.askVerdict({ stage: stage.key, tool: words.tool === true }) }
  })
}

/**
 * The agent tool comes back: at once for an agent in the background, else when it is done. Its end has usually been seen
 * already; if not, what it returned is its report. The agent that leads is told what comes next.
 */
export async function agentReturned(event: EventOf<'PostToolUse'>, context: WorkflowContext): Promise<Step<Sql>> {
  const call = event.toolUseId
  const output = isRecord(event.toolOutput) ? event.toolOutput : {}
  const seen = watchedWorkflow(context.sql, event.sessionId)
  const words = await wordsOf(context, placeOf(event, seen))
  const done = output.status !== 'async_launched'
  const agentId = typeof output.agentId === 'string' ? { agentId: output.agentId } : {}
  const judged = done ? verdictIn(textIn(event.toolOutput)) : undefined
  const at = context.now
  return commit((sql, moment) => {
    const before = ownWorkflow(sql, event.sessionId)
    if (!before || call === undefined) return undefined
    if (!before.state.agents.some((agent) => agent.call === call)) {
      change(sql, before, 'stranger-seen', { at, call, ...agentId, over: done })
      return tellLeader(before)
    }
    const after = judged
      ? change(sql, before, 'agent-complete', {
          at,
          call,
          verdict: judged.verdict,
          reason: context.redact.text(judged.reason),
        })
      : done
        ? change(sql, before, 'agent-silent', { at, call, canBeAsked: false })
        : change(sql, before, 'agent-link', { at, call, ...agentId, where: 'background' })
    return marking(context, before, after.stored, tellLeader)

    function tellLeader(stored: Stored): Outcome | undefined {
      // What happens inside a subagent is told to nobody.
      return event.agentId === undefined ? sayIfNew(sql, stored, words, { at, epoch: moment.epoch }) : undefined
    }
  })
}

/** The agent tool failed, or was not allowed: nobody works on the stage. One that is not there is said so, with what is. */
export async function agentFailed(
  event: EventOf<'PostToolUseFailure'> | EventOf<'PermissionDenied'>,
  context: WorkflowContext,
): Promise<Step<Sql>> {
  const call = event.toolUseId
  if (call === undefined) return undefined
  const why = event.name === 'PermissionDenied' ? (event.reason ?? '') : event.error.message
  const reason = context.redact.text(why.slice(0, 400))
  const missing = /\bagent\b[^.]*\bnot found\b|\bno such agent\b|\bunknown agent\b/i.test(why)
  const seen = watchedWorkflow(context.sql, event.sessionId)
  const words = await wordsOf(context, placeOf(event, seen))
  return commit((sql) => {
    const stored = ownWorkflow(sql, event.sessionId)
    if (!stored) return undefined
    const agent = stored.state.agents.find((one) => one.call === call)
    if (!agent) {
      change(sql, stored, 'stranger-seen', { at: context.now, call, over: true })
      return undefined
    }
    change(sql, stored, 'agent-error', { at: context.now, call, reason, missing })
    if (!missing || event.name === 'PermissionDenied') return undefined
    const { workflow } = words.messages
    return {
      context: workflow.noSuchAgent({ kind: agent.name, instead: workflow.howAny({ stage: agent.stage }) }),
    }
  })
}

/** After the stages have changed, and only then, their boxes follow: what that needs is loaded outside the transaction. */
function marking(
  context: WorkflowContext,
  before: Stored,
  after: Stored,
  say: (stored: Stored) => Outcome | undefined,
): Outcome | Later<Sql> | undefined {
  const outcome = say(after)
  const moved = movedStages(before.state, after.state)
  if (moved.length === 0 || after.state.featureName === null) return outcome
  return later(async () => {
    const mark = await boxMarker(context)
    return commit((sql) => {
      mark(sql, after.id, moved, context.now)
      return outcome
    })
  })
}

function placeOf(event: { sessionId: string; cwd: string }, stored: Stored | undefined): WordsPlace {
  return { session: event.sessionId, project: stored?.project ?? event.cwd }
}

function agentOf(event: EventOf<'SubagentStart'> | EventOf<'SubagentStop'>): OfAgent {
  return {
    at: 0,
    ...(event.agentId !== undefined && { agentId: event.agentId }),
    ...(event.agentType !== undefined && { name: agentName(event.agentType) }),
  }
}

/** What an agent tool returned, in words: hosts give a text, blocks of text, or texts in fields. */
function textIn(output: unknown): string {
  if (typeof output === 'string') return output
  if (Array.isArray(output)) return output.map(textIn).join('\n')
  if (!isRecord(output)) return ''
  // With blocks of its own, everything else in the answer is about the agent and not by it.
  return textIn(output.content ?? Object.values(output).filter((value) => typeof value === 'string'))
}
