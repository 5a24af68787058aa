import type { Environment } from '../../base/environment.ts'
import { isRecord } from '../../base/is-record.ts'
import { type EventName, isEventName } from '../../protocol/event.ts'
import { type Carries, decoded, encodedBy, keepRawTrigger, notAnObject, placed, unknownEvent } from '../adapter.ts'
import type { Decoded, Host } from '../host.ts'
import { EVENT_FIELD, fieldsOf, OWN_FIELDS, WRITERS } from './wire.ts'

/** Seen on the real client. A stop at PreCompact would end the whole turn, so it is not offered. */
const CARRIES: Carries = {
  SessionStart: ['context', 'notice'],
  UserPromptSubmit: ['block', 'context', 'notice', 'stop'],
  PreToolUse: ['deny', 'updatedInput', 'context', 'notice'],
  PermissionRequest: ['allow', 'deny', 'notice'],
  PostToolUse: ['block', 'updatedOutput', 'context', 'notice', 'stop'],
  PreCompact: ['notice'],
  PostCompact: ['notice'],
  Stop: ['block', 'keepGoing', 'notice', 'stop'],
  SubagentStart: ['context', 'notice'],
  SubagentStop: ['block', 'keepGoing', 'notice', 'stop'],
  SessionEnd: [],
}

export const codex: Host = {
  id: 'codex',
  title: 'Codex',
  testedVersion: '0.166.0',
  carries: CARRIES,
  compaction: {
    toldBy: 'start',
    command: '/compact',
    steer: 'not by a hook; `compact_prompt` in its own configuration replaces the whole prompt',
    notice: 'SessionStart with source compact',
    summary: 'the `compacted` line of the transcript',
    restore: 'SessionStart, in the same turn, then the next prompt or tool',
  },
  decode,
  encode: encodedBy(CARRIES, WRITERS),
}

function decode(raw: unknown, environment: Environment): Decoded {
  if (!isRecord(raw)) return notAnObject()
  const name = eventOf(raw[EVENT_FIELD])
  if (!name) return unknownEvent(raw[EVENT_FIELD], EVENT_FIELD)
  const fields = placed(fieldsOf(raw), { cwd: environment.PWD })
  if (name === 'PreCompact' || name === 'PostCompact') keepRawTrigger(fields)
  return decoded(name, fields, OWN_FIELDS)
}

function eventOf(name: unknown): EventName | undefined {
  return typeof name === 'string' && isEventName(name) && name in CARRIES ? name : undefined
}
