import { isRecord } from '../../base/is-record.ts'
import type { EventOf } from '../../protocol/event.ts'
import type { Step } from '../../protocol/handler.ts'
import type { Sql } from '../../storage/sql.ts'
import type { StageState, State } from '../state.ts'
import { agentName } from '../target.ts'
import { stageOfAgent } from '../transitions/agents.ts'
import type { OfAgent, Report } from '../transitions.ts'
import { verdictOf } from '../verdict.ts'
import type { WorkflowContext } from './context.ts'
import { wordsOf } from './load.ts'
import { fatalText, statusText } from './status-text.ts'
import { change, type Stored, watchedWorkflow } from './store.ts'
import { tickStage } from './tick.ts'

/** An agent begins: from now on it is known by its id. */
export function agentStarted(event: EventOf<'SubagentStart'>, context: WorkflowContext): Step<Sql> {
  return (sql) => {
    const stored = watchedWorkflow(sql, event.sessionId)
    if (stored) change(sql, stored, 'agent-link', { ...agentOf(event), at: context.now })
    return undefined
  }
}

/** S0.62: an agent ends. Its report decides what becomes of its stage, and the stage's box is ticked. */
export async function agentStopped(event: EventOf<'SubagentStop'>, context: WorkflowContext): Promise<Step<Sql>> {
  const seen = watchedWorkflow(context.sql, event.sessionId)
  const agent = agentOf(event)
  const stage = seen && stageOfAgent(seen.state, agent)
  if (!seen || !stage) return undefined
  const report = reportOf(event.lastAssistantMessage ?? '', stage, agent, context)
  await tickIfDone(context, seen, stage, report)
  return (sql) => {
    const stored = watchedWorkflow(sql, event.sessionId)
    if (stored) change(sql, stored, 'agent-complete', report)
    return undefined
  }
}

/**
 * The agent tool comes back: at once for an agent in the background, else when it is done. Its end has usually been seen
 * already; if not, what it returned is its report. The agent that leads is told what comes next.
 */
export async function agentReturned(event: EventOf<'PostToolUse'>, context: WorkflowContext): Promise<Step<Sql>> {
  const words = await wordsOf(context)
  const call = event.toolUseId
  const output = isRecord(event.toolOutput) ? event.toolOutput : {}
  const seen = watchedWorkflow(context.sql, event.sessionId)
  const running = call === undefined ? undefined : seen?.state.agents.find((agent) => agent.call === call)
  const stage = running && seen?.state.stages.find(({ key }) => key === running.stage)
  const done = output.status === 'completed'
  const report =
    done && stage && call ? reportOf(contentOf(output.content), stage, { at: context.now, call }, context) : undefined
  if (seen && stage && report) await tickIfDone(context, seen, stage, report)
  return (sql, moment) => {
    let stored = watchedWorkflow(sql, event.sessionId)
    if (!stored) return undefined
    const at = context.now
    if (report) stored = change(sql, stored, 'agent-complete', report).stored
    else if (running && call !== undefined) {
      const agentId = typeof output.agentId === 'string' ? { agentId: output.agentId } : {}
      stored = change(sql, stored, 'agent-link', { at, call, ...agentId, where: 'background' }).stored
    }
    return sayIfNew(sql, stored, words, { at, epoch: moment.epoch })
  }
}

/** The agent tool failed, or was not allowed: nobody works on the stage. */
export function agentFailed(
  event: EventOf<'PostToolUseFailure'> | EventOf<'PermissionDenied'>,
  context: WorkflowContext,
): Step<Sql> {
  const call = event.toolUseId
  if (call === undefined) return undefined
  const why = event.name === 'PermissionDenied' ? (event.reason ?? '') : event.error.message
  const reason = context.redact.text(why.slice(0, 400))
  return (sql) => {
    const stored = watchedWorkflow(sql, event.sessionId)
    if (stored) change(sql, stored, 'agent-error', { at: context.now, call, reason })
    return undefined
  }
}

/** Says where the workflow stands, unless that has been said in this epoch. */
export function sayIfNew(
  sql: Sql,
  stored: Stored,
  words: Awaited<ReturnType<typeof wordsOf>>,
  { at, epoch }: { at: number; epoch: number },
) {
  const { state } = stored
  if (state.status === 'failed') {
    const text = fatalText(state, words)
    return text ? { context: text } : undefined
  }
  if (state.status !== 'active') return undefined
  const text = statusText(state, words)
  if (state.loop.told?.epoch === epoch && state.loop.told.text === text) return undefined
  change(sql, stored, 'told', { at, epoch, text })
  return { context: text }
}

function agentOf(event: EventOf<'SubagentStart'> | EventOf<'SubagentStop'>) {
  return {
    at: 0,
    ...(event.agentId !== undefined && { agentId: event.agentId }),
    ...(event.agentType !== undefined && { name: agentName(event.agentType) }),
  }
}

function reportOf(text: string, stage: StageState, agent: OfAgent, { now, redact }: WorkflowContext): Report {
  // Tests that specify are meant to fail as yet.
  const { verdict, reason } = verdictOf(text, stage.mode === 'spec' ? 'work' : stage.kind)
  return { ...agent, at: now, verdict, reason: redact.text(reason) }
}

/** Only the last agent of a stage ends it. */
async function tickIfDone(
  context: WorkflowContext,
  stored: Stored,
  stage: StageState,
  { verdict }: Report,
): Promise<void> {
  const passed = verdict === 'pass' || verdict === 'issues'
  if (passed && agentsIn(stored.state, stage) <= 1) await tickStage(context, stored, stage)
}

function agentsIn({ agents }: State, stage: StageState): number {
  return agents.filter((agent) => agent.stage === stage.key).length
}

function contentOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((block) => (isRecord(block) && typeof block.text === 'string' ? block.text : '')).join('\n')
}
