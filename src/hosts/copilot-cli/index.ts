import type { Environment } from '../../base/environment.ts'
import { fingerprint } from '../../base/ids.ts'
import { isRecord } from '../../base/is-record.ts'
import type { EventName } from '../../protocol/event.ts'
import {
  type Carries,
  decoded,
  encodedBy,
  type Fields,
  keepRawTrigger,
  notAnObject,
  placed,
  unknownEvent,
} from '../adapter.ts'
import type { Decoded, Host } from '../host.ts'
import { EVENT_FIELD, EVENTS_OF, fieldsOf, momentOf, OWN_FIELDS, toolEnd, WRITERS } from './wire.ts'

/** Seen on the real client, except `allow` and `ask`, which are documented. Nothing is honoured at preCompact. */
const CARRIES: Carries = {
  SessionStart: ['context'],
  UserPromptSubmit: ['context'],
  PreToolUse: ['allow', 'ask', 'deny', 'updatedInput', 'context'],
  PostToolUse: ['context', 'updatedOutput'],
  PostToolUseFailure: ['context'],
  PermissionRequest: [],
  Stop: ['block', 'keepGoing'],
  StopFailure: [],
  SubagentStart: [],
  SubagentStop: [],
  PreCompact: [],
  Notification: [],
  SessionEnd: [],
}

export const copilotCli: Host = {
  id: 'copilot-cli',
  title: 'Copilot CLI',
  testedVersion: '1.0.102',
  carries: CARRIES,
  compaction: {
    toldBy: 'transcript',
    command: '/compact',
    steer: 'not possible',
    notice: '`session.compaction_complete` in the transcript, looked for after preCompact',
    summary: 'the same line of the transcript',
    restore: 'the next prompt or tool',
  },
  decode,
  encode: encodedBy(CARRIES, WRITERS),
}

function decode(raw: unknown, environment: Environment, word?: string): Decoded {
  if (!isRecord(raw)) return notAnObject()
  const wireName = raw[EVENT_FIELD] ?? word ?? raw.hookName
  const name = typeof wireName === 'string' ? eventOf(wireName) : undefined
  if (!name) return unknownEvent(wireName)
  const fields = placed(fieldsOf(raw), {
    projectDir: environment.COPILOT_PROJECT_DIR ?? environment.CLAUDE_PROJECT_DIR,
    cwd: environment.PWD,
  })
  if (name === 'PreCompact') keepRawTrigger(fields)
  if (name === 'StopFailure' && isRecord(fields.error)) fields.error = String(fields.error.message ?? '')
  if (fields.agentType === undefined && typeof fields.agentName === 'string') fields.agentType = fields.agentName
  const found = name === 'PostToolUse' ? afterTool(fields) : decoded(name, fields, OWN_FIELDS)
  const at = momentOf(fields)
  if (!found.ok || at === undefined) return found
  return { ...found, id: `${at}-${fingerprint(JSON.stringify([fields.toolName, fields.toolInput, fields.prompt]))}` }
}

function eventOf(name: string): EventName | undefined {
  const key = name.toLowerCase()
  return Object.hasOwn(EVENTS_OF, key) ? EVENTS_OF[key] : undefined
}

function afterTool(fields: Fields): Decoded {
  const { failed, error, output } = toolEnd(fields.toolName, fields.toolOutput)
  const { toolOutput: _, ...rest } = fields
  if (failed) return decoded('PostToolUseFailure', { ...rest, error }, OWN_FIELDS)
  return decoded('PostToolUse', { ...rest, toolOutput: output }, OWN_FIELDS)
}
