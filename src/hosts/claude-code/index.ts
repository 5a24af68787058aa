import type { Environment } from '../../base/environment.ts'
import { isRecord } from '../../base/is-record.ts'
import { eventNamed } from '../../protocol/event.ts'
import {
  type Carries,
  decoded,
  encodedBy,
  keepRawTrigger,
  notAnObject,
  placed,
  textOr,
  unknownEvent,
} from '../adapter.ts'
import type { Decoded, Host } from '../host.ts'
import { AGENT_FILES, agentTranscript } from './agent-files.ts'
import { EVENT_FIELD, fieldsOf, WRITERS } from './wire.ts'

/** Seen on the real client. A power that is not listed is dropped, and the drop is counted. */
const CARRIES: Carries = {
  SessionStart: ['context', 'notice'],
  Setup: ['notice'],
  UserPromptSubmit: ['block', 'context', 'notice', 'stop'],
  UserPromptExpansion: ['block', 'context', 'notice', 'stop'],
  PreToolUse: ['allow', 'ask', 'deny', 'updatedInput', 'context', 'notice', 'stop'],
  PermissionRequest: ['allow', 'deny', 'updatedInput', 'notice'],
  PostToolUse: ['block', 'updatedOutput', 'context', 'notice', 'stop'],
  PostToolUseFailure: ['block', 'context', 'notice'],
  PostToolBatch: ['block', 'context', 'notice', 'stop'],
  Notification: ['notice'],
  SubagentStart: ['context', 'notice'],
  Stop: ['block', 'keepGoing', 'notice', 'stop'],
  SubagentStop: ['block', 'keepGoing', 'notice', 'stop'],
  PreModelSwitch: ['allow', 'ask', 'deny', 'notice'],
  PostModelSwitch: ['context', 'notice'],
  PreCompact: ['block', 'instructions'],
}

export const claudeCode: Host = {
  id: 'claude-code',
  title: 'Claude Code',
  testedVersion: '2.1.325',
  carries: CARRIES,
  agents: AGENT_FILES,
  compaction: {
    toldBy: 'start',
    tellsEarly: true,
    echoes: true,
    agentTranscript,
    command: '/compact',
    steer: 'what PreCompact prints is read by the summariser',
    notice: 'SessionStart with source compact',
    summary: 'PostCompact',
    restore: 'SessionStart, then the next prompt or tool',
  },
  decode,
  encode: encodedBy(CARRIES, WRITERS),
}

function decode(raw: unknown, environment: Environment): Decoded {
  if (!isRecord(raw)) return notAnObject()
  const wireName = raw[EVENT_FIELD]
  const name = typeof wireName === 'string' ? eventNamed(wireName) : undefined
  if (!name) return unknownEvent(wireName, EVENT_FIELD)
  const fields = placed(fieldsOf(raw), {
    sessionId: environment.CLAUDE_SESSION_ID,
    projectDir: textOr(environment.CLAUDE_PROJECT_DIR, environment.CLAUDE_PROJECT_ROOT, environment.PROJECT_DIR),
    cwd: environment.PWD,
  })
  if (name === 'PreCompact' || name === 'PostCompact') keepRawTrigger(fields)
  return decoded(name, fields)
}
