import type { Environment } from '../../base/environment.ts'
import { fingerprint } from '../../base/ids.ts'
import { isRecord } from '../../base/is-record.ts'
import type { EventName } from '../../protocol/event.ts'
import {
  type Carries,
  decoded,
  encodedBy,
  type Fields,
  notAnObject,
  nothing,
  placed,
  unknownEvent,
} from '../adapter.ts'
import type { Decoded, Host } from '../host.ts'
import { EVENT_FIELD, EVENTS_OF, fieldsOf, OWN_FIELDS, summaryIn, toolEnd, WRITERS } from './wire.ts'

/** Seen on the real client. What is said at PreCompress is ignored, and so is context before a tool. */
const CARRIES: Carries = {
  SessionStart: ['context', 'notice'],
  UserPromptSubmit: ['block', 'context', 'notice', 'stop'],
  PreToolUse: ['ask', 'deny', 'updatedInput', 'notice', 'stop'],
  PostToolUse: ['block', 'context', 'notice', 'stop'],
  PostToolUseFailure: ['block', 'context', 'notice'],
  Stop: ['block', 'keepGoing', 'notice', 'stop'],
  Notification: ['notice'],
  PreCompact: [],
  PostCompact: [],
  SessionEnd: [],
}

export const geminiCli: Host = {
  id: 'gemini-cli',
  title: 'Gemini CLI',
  testedVersion: '0.61.0',
  carries: CARRIES,
  // Seen on 0.61.0: with -p a question before a tool is put to nobody, and the client waits.
  unattended: { words: ['-p', '--prompt'], unless: ['--acp', '--experimental-acp'] },
  compaction: {
    toldBy: 'summary',
    command: '/compress',
    steer: 'not possible',
    notice: 'the next request to the model begins with a summary (BeforeModel)',
    summary: 'BeforeModel',
    restore: 'the next prompt or the next tool result',
  },
  decode,
  encode: encodedBy(CARRIES, WRITERS),
}

function decode(raw: unknown, environment: Environment): Decoded {
  if (!isRecord(raw)) return notAnObject()
  const wireName = raw[EVENT_FIELD]
  if (wireName === 'BeforeModel') return compacted(raw, environment)
  if (wireName === 'AfterModel' || wireName === 'BeforeToolSelection') return nothing(`${wireName} says nothing`)
  const name = typeof wireName === 'string' && Object.hasOwn(EVENTS_OF, wireName) ? EVENTS_OF[wireName] : undefined
  if (!name) return unknownEvent(wireName, EVENT_FIELD)
  // Fires before every request, whether anything is compressed or not.
  if (name === 'PreCompact' && raw.trigger !== 'manual') return nothing('PreCompress says nothing by itself')
  const fields = placed(fieldsOf(raw), placeIn(environment))
  return name === 'PostToolUse' ? afterTool(fields) : decoded(name, fields, OWN_FIELDS)
}

/** The summary stays in the conversation, so every later request reports the same compaction again. */
function compacted(raw: Record<string, unknown>, environment: Environment): Decoded {
  const summary = summaryIn(raw)
  if (summary === undefined) return nothing('BeforeModel without a summary')
  const { llm_request: _, ...rest } = raw
  const fields = placed(fieldsOf(rest), placeIn(environment))
  const found = decoded('PostCompact', { ...fields, trigger: 'auto', summary }, OWN_FIELDS)
  return found.ok ? { ...found, id: `summary-${fingerprint(summary)}`, repeats: true } : found
}

function afterTool(fields: Fields): Decoded {
  const { failed, error, output } = toolEnd(fields.toolName, fields.toolOutput)
  const name: EventName = failed ? 'PostToolUseFailure' : 'PostToolUse'
  const { toolOutput: _, ...rest } = fields
  return decoded(name, { ...rest, ...(failed ? { error } : { toolOutput: output }) }, OWN_FIELDS)
}

function placeIn(environment: Environment) {
  const { GEMINI_SESSION_ID, GEMINI_PROJECT_DIR, GEMINI_CWD, PWD } = environment
  return { sessionId: GEMINI_SESSION_ID, projectDir: GEMINI_PROJECT_DIR, cwd: GEMINI_CWD ?? PWD }
}
