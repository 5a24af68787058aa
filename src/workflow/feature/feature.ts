import { projectFolder } from '../../base/thread.ts'
import type { Event, EventOf } from '../../protocol/event.ts'
import {
  commit,
  type Handler,
  type HandlerAnswer,
  type Later,
  later,
  type Soon,
  type Step,
  soon,
} from '../../protocol/handler.ts'
import type { Sql } from '../../storage/sql.ts'
import type { WorkflowContext } from './context.ts'
import { hasTaskList, isWatched, mayBeOffered, saysGoOn } from './watched.ts'

/**
 * Staged work that keeps its place. A session without a workflow pays for one look-up at the few events that matter here, and
 * for nothing at a tool call that sends no agent; everything else is loaded when there is a workflow.
 */
export const workflow: Handler<WorkflowContext, Sql> = {
  name: 'workflow',
  on: {
    SessionStart: (event, context) => {
      if (!isOn(event, context)) return undefined
      const specs = event.source !== 'compact' && hasTaskList(context, projectFolder(event))
      const think = async () => (await import('./on/session-start.ts')).onSessionStart(event, context)
      const mayMatter = event.source === 'compact' ? isWatched : mayBeOffered
      return commit(() => (specs || mayMatter(context, event.sessionId) ? withoutBroken(context, think) : undefined))
    },
    UserPromptSubmit: (event, context) => {
      if (!isOn(event, context)) return undefined
      const think = async () => (await import('./on/prompt.ts')).onUserPrompt(event, context)
      if (asks(event.prompt) || context.settings.workflow.guide || saysGoOn(event.prompt))
        return commit(() => later(think))
      return soonWhenWatched(event, context, async () => (await import('./on/any-prompt.ts')).anyPrompt(event, context))
    },
    PreToolUse: (event, context) => {
      if (!context.settings.workflow.enabled) return undefined
      if (SENDS.includes(event.toolName)) {
        return soonWhenWatched(event, context, async () => (await import('./on/delegate.ts')).delegate(event, context))
      }
      if (event.agentId === undefined) return undefined
      if (CHANGES.includes(event.toolName)) return soonWhenWatched(event, context, () => readOnly(event, context))
      return event.toolName.endsWith(SAYS_DONE)
        ? whenWatched(event, context, async () => (await import('./on/delegate.ts')).onlyItsStage(event, context))
        : undefined
    },
    PostToolUse: (event, context) =>
      context.settings.workflow.enabled && SENDS.includes(event.toolName)
        ? whenWatched(event, context, async () => (await import('./on/agents.ts')).agentReturned(event, context))
        : undefined,
    PostToolUseFailure: (event, context) =>
      context.settings.workflow.enabled && SENDS.includes(event.toolName)
        ? whenWatched(event, context, async () => (await import('./on/agents.ts')).agentFailed(event, context))
        : undefined,
    PermissionDenied: (event, context) =>
      context.settings.workflow.enabled && SENDS.includes(event.toolName)
        ? whenWatched(event, context, async () => (await import('./on/agents.ts')).agentFailed(event, context))
        : undefined,
    SubagentStart: (event, context) =>
      context.settings.workflow.enabled && event.agentType
        ? whenWatched(event, context, async () => (await import('./on/agents.ts')).onSubagentStart(event, context))
        : undefined,
    // The summariser of a compaction ends here too, with an empty kind.
    SubagentStop: (event, context) =>
      context.settings.workflow.enabled && event.agentType
        ? whenWatched(event, context, async () => (await import('./on/agents.ts')).onSubagentStop(event, context))
        : undefined,
    Stop: (event, context) =>
      isOn(event, context)
        ? soonWhenWatched(event, context, async () => (await import('./on/stop.ts')).onStop(event, context))
        : undefined,
    StopFailure: (event, context) =>
      isOn(event, context)
        ? soonWhenWatched(event, context, async () => (await import('./on/stop.ts')).onStopFailure(event, context))
        : undefined,
    PreCompact: (event, context) =>
      isOn(event, context)
        ? soonWhenWatched(event, context, async () =>
            (await import('./on/session-start.ts')).onPreCompact(event, context),
          )
        : undefined,
  },
}

/** A workflow belongs to the main thread: what happens inside a subagent is the subagent's. */
function isOn(event: Event, { settings }: WorkflowContext): boolean {
  return settings.workflow.enabled && event.agentId === undefined
}

function whenWatched(event: Event, context: WorkflowContext, think: () => Promise<Step<Sql>>): HandlerAnswer<Sql> {
  return isWatched(context, event.sessionId) ? think() : undefined
}

/** Where the store says all there is to know. */
function soonWhenWatched(event: Event, context: WorkflowContext, think: Soon<Sql>['soon']): HandlerAnswer<Sql> {
  return isWatched(context, event.sessionId) ? soon(think) : undefined
}

/** What cannot be read is set aside first, so that it is in nobody's way. */
function withoutBroken(context: WorkflowContext, think: Later<Sql>['later']): Later<Sql> {
  return later(async () => {
    const { setAsideBroken } = await import('./on/set-aside.ts')
    setAsideBroken(context)
    return think()
  })
}

/** Most commands of a reviewer plainly read, and then nobody need know who it is. */
async function readOnly(event: EventOf<'PreToolUse'>, context: WorkflowContext): Promise<Step<Sql>> {
  const { command } = event.toolInput
  if (typeof command === 'string' && (await context.plainlyReads(command))) return undefined
  // Who it is stands in a file of the client's, and what a command does is found out slowly: both under the watchdog.
  return commit(() => later(async () => (await import('./on/delegate.ts')).keepReadOnly(event, context)))
}

/** Our own tool, whatever the host puts in front of its name. */
const SAYS_DONE = 'throughline__stage_done'
const SENDS: readonly string[] = ['Agent', 'Task', 'task', 'delegate_to_agent']
/** What a reviewer is looked at for. A command is judged by what it would do. */
const CHANGES: readonly string[] = ['Write', 'Edit', 'MultiEdit', 'NotebookEdit', 'Bash', 'PowerShell']

/** Our own commands, and a workflow named in a prompt. What the client says when an agent is done is nobody's wish. */
function asks(prompt: string): boolean {
  const may = prompt.includes('/throughline:') || prompt.includes('[workflow:')
  return may && ASKS.test(prompt) && !prompt.startsWith('<task-notification>')
}

const ASKS = /^\s*\/throughline:(?:workflow|stop|tasks)\b|\[workflow:\s*[^\]\s]+\s*\]/
