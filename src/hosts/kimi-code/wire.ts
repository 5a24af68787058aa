import { isRecord } from '../../base/is-record.ts'
import { lookUp } from '../../base/look-up.ts'
import { clip } from '../../base/text/text.ts'
import type { EventName } from '../../protocol/event.ts'
import { camel, type Fields, goingOn, json, type Writers } from '../adapter.ts'
import { normalCall, shellResult, type Tools } from '../tools.ts'

export const EVENT_FIELD = 'hook_event_name'

/** Its own events have no peer in the catalogue and nothing to tell us. */
export const PASSED_OVER: readonly string[] = [
  ...['Interrupt', 'PermissionResult', 'SessionHeartbeat', 'TaskStarted', 'TurnStarted', 'UserPromptQueued'],
]

export const OWN_FIELDS: readonly string[] = [
  ...['action', 'clientType', 'display', 'estimatedTokenCount', 'hostTool', 'id', 'isSteer', 'model', 'profile'],
  ...['errorMessage', 'errorType', 'prompt', 'sessionTitle', 'severity', 'sink', 'sourceId', 'sourceKind', 'turnId'],
]

const FILE = { path: 'file_path' } as const

export const TOOLS: Tools = {
  Read: { name: 'Read', fields: FILE },
  Write: { name: 'Write', fields: FILE },
  Edit: { name: 'Edit', fields: FILE },
  AgentSwarm: { name: 'Agent' },
  TodoList: { name: 'TodoWrite' },
  FetchURL: { name: 'WebFetch' },
}

const RENAMED: Readonly<Record<string, string>> = {
  tool_call_id: 'toolUseId',
  agent_name: 'agentType',
  response: 'lastAssistantMessage',
  token_count: 'preTokens',
  body: 'message',
}

const TEXT_CAP = 8000
/** The client's own thread; an id of its own has only what is not. */
const MAIN = 'main'

export function fieldsOf(name: EventName, payload: Record<string, unknown>): Fields {
  const fields: Fields = {}
  for (const wire in payload) {
    if (wire === EVENT_FIELD || wire === 'tool_name' || wire === 'tool_input') continue
    fields[lookUp(RENAMED, wire) ?? camel(wire)] = payload[wire]
  }
  if (payload.tool_name !== undefined) Object.assign(fields, normalCall(TOOLS, payload.tool_name, payload.tool_input))
  if (fields.agentId === MAIN) delete fields.agentId
  Object.assign(fields, READERS[name]?.(fields))
  return fields
}

const READERS: Readonly<Partial<Record<EventName, (fields: Fields) => Fields>>> = {
  UserPromptSubmit: ({ prompt }) => ({ prompt: promptText(prompt) }),
  PostToolUse: ({ toolName, toolOutput }) =>
    toolName === 'Bash' && typeof toolOutput === 'string' ? { toolOutput: shellResult(toolOutput) } : {},
  PostToolUseFailure: failed,
  Stop: () => ({ stopHookActive: false }),
  SubagentStop: () => ({ stopHookActive: false }),
  StopFailure: ({ errorType, errorMessage }) => ({
    error: 'unknown',
    errorDetails: `${String(errorType)}: ${String(errorMessage)}`,
  }),
  SessionEnd: ({ reason }) => ({ reason: reason === 'exit' ? 'prompt_input_exit' : reason }),
}

function promptText(prompt: unknown): unknown {
  if (!Array.isArray(prompt)) return prompt
  const texts: string[] = []
  for (const part of prompt) if (isRecord(part) && typeof part.text === 'string') texts.push(part.text)
  return texts.join('\n')
}

/** The client's own words at the end of what a command said that ran and did not end well. */
const ENDED = /\n?(?:Command failed with exit code: (\d+)\.|Command killed by timeout [^\n]*|Interrupted by user)/
const INTERRUPTED = 'Interrupted by user'

/** A command that was refused is told of as a failure too, in other words: nothing ran, so nothing failed. */
export function neverRan(toolName: unknown, error: unknown): boolean {
  return toolName === 'Bash' && !ENDED.test(messageIn(error))
}

function failed({ toolName, error }: Fields): Fields {
  const message = messageIn(error)
  const code = toolName === 'Bash' ? ENDED.exec(message)?.[1] : undefined
  return {
    error: code === undefined ? message : `Exit code ${code}\n${message.replace(ENDED, '')}`,
    ...(toolName === 'Bash' && message.includes(INTERRUPTED) && { isInterrupt: true }),
  }
}

function messageIn(error: unknown): string {
  return isRecord(error) ? String(error.message ?? '') : String(error ?? '')
}

/** Only a prompt can be given words; at other events only a refusal is heard. */
export const WRITERS: Writers = {
  UserPromptSubmit: ({ decision, reason, context }) =>
    decision === 'block' ? refused(reason || 'Blocked.') : context ? json({ message: clip(context, TEXT_CAP) }) : '',
  PreToolUse: ({ decision, reason }) => (decision === 'deny' ? refused(reason || 'Not allowed.') : ''),
  Stop: (outcome) => {
    const text = goingOn(outcome)
    return text ? refused(clip(text, TEXT_CAP)) : ''
  },
}

function refused(reason: string): string {
  return json({ hookSpecificOutput: { permissionDecision: 'deny', permissionDecisionReason: reason } })
}
