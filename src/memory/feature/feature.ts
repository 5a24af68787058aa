import { mayHaveFailed } from '../../base/failing-line/may-have-failed.ts'
import { projectFolder } from '../../base/thread.ts'
import type { EventOf } from '../../protocol/event.ts'
import type { Answer, Handler, Step } from '../../protocol/handler.ts'
import type { Sql } from '../../storage/sql.ts'
import { knownPlace } from '../store/places.ts'
import type { MemoryContext } from './context.ts'
import { fileOf } from './file-tools.ts'
import { settling } from './settling.ts'

/**
 * What was learned outlives the session. On the way of a tool call there are a few index look-ups and nothing else; whatever
 * is heavy is loaded once there is something to say or to learn.
 */
export const memory: Handler<MemoryContext, Sql> = {
  name: 'memory',
  on: {
    SessionStart: async (event, context) =>
      isOn(context) ? (await import('./on/session-start.ts')).sessionStarted(event, context) : undefined,
    UserPromptSubmit: (event, context) => {
      if (!isOn(context) || event.prompt.length < SHORTEST_PROMPT || event.prompt.startsWith('<')) return undefined
      return (sql) => {
        const place = knownPlace(sql, projectFolder(event))
        if (!place || !hasMemories(sql, place.project)) return undefined
        return async () => (await import('./on/prompt.ts')).promptSubmitted(event, context, place)
      }
    },
    PreToolUse: fileDealtWith,
    PostToolUse: (event, context) => {
      if (!isOn(context)) return undefined
      if (event.toolName === 'Bash') return commandEnded(event, context)
      return event.toolName === 'Read' ? undefined : callEnded(event, context)
    },
    PostToolUseFailure: async (event, context) =>
      isOn(context) && !event.isInterrupt
        ? (await import('./on/failure.ts')).callFailed(event, context, event.error.message)
        : undefined,
    SubagentStart: (event, context) => {
      if (!isOn(context)) return undefined
      return (sql) => {
        const place = knownPlace(sql, projectFolder(event))
        if (!place || !hasMemories(sql, place.project)) return undefined
        return async () => (await import('./on/subagent.ts')).subagentStarted(event, context, place)
      }
    },
    SubagentStop: async (event, context) =>
      isOn(context) && event.agentType ? (await import('./on/subagent.ts')).subagentStopped(event, context) : undefined,
    PermissionDenied: async (event, context) =>
      isOn(context) ? (await import('./on/permissions.ts')).permissionDenied(event, context) : undefined,
    PermissionRequest: async (event, context) =>
      isOn(context) ? (await import('./on/permissions.ts')).permissionAsked(event, context) : undefined,
    Notification: async (event, context) =>
      isOn(context) ? (await import('./on/notifications.ts')).notified(event, context) : undefined,
    Stop: async (event, context) =>
      isOn(context) ? (await import('./on/stop.ts')).turnEnding(event, context) : undefined,
    PreCompact: async (event, context) =>
      isOn(context) ? (await import('./on/pre-compact.ts')).aboutToCompact(event, context) : undefined,
    SessionEnd: async (event, context) =>
      isOn(context) ? (await import('./on/session-end.ts')).sessionEnded(event, context) : undefined,
  },
}

function isOn({ settings }: MemoryContext): boolean {
  return settings.memory.enabled
}

const SHORTEST_PROMPT = 12

function hasMemories(sql: Sql, project: string): boolean {
  return sql.get("SELECT 1 AS found FROM memories WHERE project IN (?, '') LIMIT 1", project) !== undefined
}

/** Before a file is read or changed: what is remembered about it. */
function fileDealtWith(event: EventOf<'PreToolUse'>, context: MemoryContext): Answer<Sql> {
  const path = isOn(context) ? fileOf(event.toolName, event.toolInput) : undefined
  return path === undefined
    ? undefined
    : import('./on/recall-file.ts').then(({ dealtWith }) => dealtWith(event, context, path))
}

/** After a change: a structure that changed, a pattern that repeats. */
function fileChanged(event: EventOf<'PostToolUse'>, context: MemoryContext): Step<Sql> {
  const path = context.settings.memory.suggest ? fileOf(event.toolName, event.toolInput) : undefined
  if (path === undefined || event.agentId) return undefined
  return (_sql, moment) => {
    // Most changes repeat nothing: it is looked at now and then, and whenever a file is made.
    if (event.toolName !== 'Write' && moment.count % 8 !== 0) return undefined
    return async () => (await import('./on/suggest.ts')).suggestMemory(event, context, path)
  }
}

/** After a command: is it the one that failed before, or did it fail although its exit code says otherwise? */
function commandEnded(event: EventOf<'PostToolUse'>, context: MemoryContext): Answer<Sql> {
  const output = outputOf(event.toolOutput)
  return mayHaveFailed(output)
    ? import('./on/command-ended.ts').then(({ commandJudged }) => commandJudged(event, context, output))
    : settling(event, context)
}

/** After another tool: the one that failed before, or a change worth a suggestion. */
function callEnded(event: EventOf<'PostToolUse'>, context: MemoryContext): Step<Sql> {
  const settle = settling(event, context)
  const suggest = fileChanged(event, context)
  return (sql, moment) => settle(sql, moment) ?? (typeof suggest === 'function' ? suggest(sql, moment) : undefined)
}

function outputOf(output: unknown): string {
  if (typeof output === 'string') return output
  if (typeof output !== 'object' || output === null) return ''
  const { stdout, stderr } = output as { stdout?: unknown; stderr?: unknown }
  if (typeof stdout !== 'string') return typeof stderr === 'string' ? stderr : ''
  return typeof stderr === 'string' ? `${stdout}\n${stderr}` : stdout
}
