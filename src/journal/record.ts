import { isRecord } from '../base/is-record.ts'
import { ellipsis, head } from '../base/text/text.ts'
import type { Event, EventName, EventOf } from '../protocol/event.ts'
import type { TimelineType } from './timeline-types.ts'

export interface Recorded {
  type: TimelineType
  data: Readonly<Record<string, unknown>>
}

/** Removes secrets; given from outside, because it is the platform's. */
export interface Clean {
  text(text: string): string
  deep<Value>(value: Value): Value
}

/** What the timeline keeps of an event: enough to rebuild a ledger when there is no transcript, and no more. */
export function record(event: Event, clean: Clean): Recorded {
  const keep = keeper(clean)
  const [type, data] = (RECORDERS[event.name] as Recorder<Event>)(event, keep)
  return { type, data: compact(data) }
}

type Recorder<E> = (event: E, keep: Keep) => [TimelineType, Record<string, unknown>]
type Keep = ReturnType<typeof keeper>

const PROMPT = 4000
const SENTENCE = 400
const OUTPUT = 1200

const RECORDERS: { [Name in EventName]: Recorder<EventOf<Name>> } = {
  SessionStart: (e) =>
    e.source === 'compact'
      ? ['session:recover', { source: e.source, model: e.model }]
      : ['session:start', { source: e.source, model: e.model }],
  SessionEnd: (e) => ['session:end', { reason: e.reason }],
  Setup: (e) => ['session:setup', { trigger: e.trigger }],
  UserPromptSubmit: (e, keep) => ['prompt:submit', { text: keep.text(e.prompt, PROMPT), promptId: e.promptId }],
  UserPromptExpansion: (e, keep) => [
    'prompt:expand',
    { command: e.commandName, args: keep.text(e.commandArgs, SENTENCE), kind: e.expansionType },
  ],
  PreToolUse: (e, keep) => ['tool:start', { tool: e.toolName, input: keep.value(e.toolInput), id: e.toolUseId }],
  PostToolUse: (e, keep) => [
    'tool:complete',
    {
      tool: e.toolName,
      input: keep.value(e.toolInput),
      output: keep.output(e.toolOutput),
      id: e.toolUseId,
      ms: e.durationMs,
    },
  ],
  PostToolUseFailure: (e, keep) => [
    'tool:failure',
    {
      tool: e.toolName,
      input: keep.value(e.toolInput),
      error: keep.text(e.error.message, OUTPUT),
      id: e.toolUseId,
      ms: e.durationMs,
    },
  ],
  PostToolBatch: (e) => ['tool:batch', { calls: e.toolCalls.length }],
  PermissionRequest: (e, keep) => ['permission:request', { tool: e.toolName, input: keep.value(e.toolInput) }],
  PermissionDenied: (e, keep) => [
    'permission:denied',
    { tool: e.toolName, input: keep.value(e.toolInput), reason: keep.text(e.reason, SENTENCE), id: e.toolUseId },
  ],
  Notification: (e, keep) => [
    'session:notification',
    { kind: e.notificationType, message: keep.text(e.message, SENTENCE) },
  ],
  Stop: (e, keep) => [
    'session:stop',
    { message: keep.text(e.lastAssistantMessage, PROMPT), again: e.stopHookActive || undefined },
  ],
  StopFailure: (e, keep) => [
    'error:turn',
    { error: keep.text(e.error, SENTENCE), details: keep.text(e.errorDetails, SENTENCE) },
  ],
  SubagentStart: (e) => ['agent:start', { agentType: e.agentType }],
  // What the client's own helpers say (its summariser, of no type) is nobody's words in the session.
  SubagentStop: (e, keep) =>
    e.agentType
      ? ['agent:stop', { agentType: e.agentType, message: keep.text(e.lastAssistantMessage, PROMPT) }]
      : ['agent:stop', { helper: true }],
  PreCompact: (e, keep) => [
    'session:compact',
    { trigger: e.trigger, rawTrigger: e.rawTrigger, instructions: keep.text(e.customInstructions, SENTENCE) },
  ],
  PostCompact: (e) => ['session:summary', { trigger: e.trigger, characters: e.summary?.length }],
  PreModelSwitch: (e) => ['session:model', { from: e.fromModel, to: e.toModel, before: true }],
  PostModelSwitch: (e) => ['session:model', { from: e.fromModel, to: e.toModel }],
  TeammateIdle: (e) => ['agent:idle', { teammate: e.teammateName }],
  TaskCreated: (e, keep) => ['task:create', { task: e.taskId, subject: keep.text(e.taskSubject, SENTENCE) }],
  TaskCompleted: (e, keep) => ['task:complete', { task: e.taskId, subject: keep.text(e.taskSubject, SENTENCE) }],
  Elicitation: (e, keep) => ['tool:elicitation', { server: e.mcpServerName, message: keep.text(e.message, SENTENCE) }],
  ElicitationResult: (e) => ['tool:elicitation', { server: e.mcpServerName, action: e.action }],
  ConfigChange: (e) => ['session:place', { config: e.source, file: e.filePath }],
  WorktreeCreate: (e) => ['session:place', { worktreeCreated: e.worktreeName }],
  WorktreeRemove: (e) => ['session:place', { worktreeRemoved: e.worktreePath }],
  InstructionsLoaded: (e) => ['session:instructions', { file: e.filePath, why: e.loadReason }],
  CwdChanged: (e) => ['session:place', { from: e.oldCwd, to: e.newCwd }],
  FileChanged: (e) => ['session:place', { file: e.filePath, change: e.event }],
  DirectoryAdded: (e) => ['session:place', { added: e.directory }],
  MessageDisplay: () => ['prompt:display', {}],
}

function keeper(clean: Clean) {
  const text = (value: string | null | undefined, limit: number): string | undefined => {
    if (value === null || value === undefined || value === '') return undefined
    // A secret that straddles the cut must still be recognised as one, so a little more is looked at than is kept.
    return ellipsis(clean.text(head(value, limit + SLACK)), limit + 1)
  }
  /** A tool's input: everything in it cleaned, long strings cut, and a text in its place when it is huge all the same. */
  const value = (input: Record<string, unknown>): unknown => {
    const looked = shortened(input, (part) => head(part, OUTPUT + SLACK))
    const kept = shortened(clean.deep(looked), (part) => ellipsis(part, OUTPUT + 1))
    const json = JSON.stringify(kept)
    return json.length > INPUT ? { cut: ellipsis(json, OUTPUT + 1) } : kept
  }
  const output = (result: unknown): string | undefined => {
    if (typeof result === 'string') return text(result, OUTPUT)
    if (isRecord(result) && typeof result.stdout === 'string') {
      const { stdout, stderr } = result
      return text(typeof stderr === 'string' && stderr !== '' ? `${stdout}${stdout && '\n'}${stderr}` : stdout, OUTPUT)
    }
    return result === undefined ? undefined : text(JSON.stringify(clean.deep(result)), OUTPUT)
  }
  return { text, value, output }
}

/** How long a result was of which only the beginning is kept, in characters. */
export function longerThanKept(event: Event): number | undefined {
  if (event.name !== 'PostToolUse') return undefined
  const result = event.toolOutput
  const whole = isRecord(result) && typeof result.stdout === 'string' ? result.stdout : result
  return typeof whole === 'string' && whole.length > OUTPUT ? whole.length : undefined
}

function shortened(input: Record<string, unknown>, cut: (text: string) => string): Record<string, unknown> {
  let isLong = false
  for (const key in input) {
    const part = input[key]
    if (typeof part === 'string' && part.length > OUTPUT) isLong = true
  }
  if (!isLong) return input
  return Object.fromEntries(
    Object.entries(input).map(([key, part]) => [key, typeof part === 'string' ? cut(part) : part]),
  )
}

const SLACK = 512
const INPUT = 8000

function compact(data: Record<string, unknown>): Record<string, unknown> {
  for (const key of Object.keys(data)) if (data[key] === undefined) delete data[key]
  return data
}
