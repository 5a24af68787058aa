import type { Environment } from '../../base/environment.ts'
import { isRecord } from '../../base/is-record.ts'
import { isEventName } from '../../protocol/event.ts'
import {
  type Carries,
  decoded,
  encodedBy,
  keepRawTrigger,
  notAnObject,
  nothing,
  placed,
  unknownEvent,
} from '../adapter.ts'
import type { Decoded, Host } from '../host.ts'
import { EVENT_FIELD, fieldsOf, OWN_FIELDS, PASSED_OVER, WRITERS } from './wire.ts'

/** Seen on the real client: a rewritten input and context before a tool are documented, and had no effect. */
const CARRIES: Carries = {
  SessionStart: ['context'],
  UserPromptSubmit: ['block', 'context'],
  PreToolUse: ['ask', 'deny'],
  PermissionRequest: ['allow', 'deny', 'updatedInput'],
  PostToolUse: ['context', 'updatedOutput'],
  PostToolUseFailure: ['context'],
  PostToolBatch: ['context'],
  Stop: ['block', 'keepGoing'],
  PreCompact: ['instructions'],
  PostCompact: [],
  Notification: [],
  SubagentStart: [],
  SubagentStop: [],
  StopFailure: [],
  InstructionsLoaded: [],
  MessageDisplay: [],
  PermissionDenied: [],
  UserPromptExpansion: [],
  SessionEnd: [],
}

export const qwenCode: Host = {
  id: 'qwen-code',
  title: 'Qwen Code',
  testedVersion: '0.24.4',
  carries: CARRIES,
  compaction: {
    toldBy: 'start',
    forgets: true,
    command: '/compress',
    steer: 'PreCompact',
    notice: 'PostCompact, SessionStart with source compact',
    summary: 'PostCompact',
    restore: 'SessionStart (one request late when it compacted by itself), then the next prompt or tool',
  },
  decode,
  encode: encodedBy(CARRIES, WRITERS),
}

function decode(raw: unknown, environment: Environment): Decoded {
  if (!isRecord(raw)) return notAnObject()
  const wireName = raw[EVENT_FIELD]
  if (PASSED_OVER.includes(String(wireName))) return nothing(`${String(wireName)} has no peer here`)
  const name = typeof wireName === 'string' && isEventName(wireName) && wireName in CARRIES ? wireName : undefined
  if (!name) return unknownEvent(wireName, EVENT_FIELD)
  // Also fires, without a prompt, whenever tool results go back to the model.
  if (name === 'UserPromptSubmit' && raw.prompt === '') return nothing('UserPromptSubmit without a prompt')
  const fields = placed(fieldsOf(raw), {
    sessionId: environment.QWEN_CODE_SESSION_ID,
    projectDir: environment.QWEN_PROJECT_DIR,
    cwd: environment.PWD,
  })
  if (name === 'PreCompact' || name === 'PostCompact') keepRawTrigger(fields)
  return decoded(name, fields, OWN_FIELDS)
}
