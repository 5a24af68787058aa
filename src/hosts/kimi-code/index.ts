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
import { EVENT_FIELD, fieldsOf, neverRan, OWN_FIELDS, PASSED_OVER, WRITERS } from './wire.ts'

/** Seen on the real client. What is said at any other event is not read, and after a tool the turn may end before it is said. */
const CARRIES: Carries = {
  SessionStart: [],
  UserPromptSubmit: ['block', 'context'],
  PreToolUse: ['deny'],
  PermissionRequest: [],
  PostToolUse: [],
  PostToolUseFailure: [],
  Stop: ['block', 'keepGoing'],
  StopFailure: [],
  SubagentStart: [],
  SubagentStop: [],
  PreCompact: [],
  PostCompact: [],
  Notification: [],
  SessionEnd: [],
}

/** It names its transcript nowhere: below a folder for each place worked in there is one for each session. */
const transcriptOf: Host['transcriptOf'] = ({ sessionId }, { home, environment }, files) => {
  if (!/^[\w-]+$/.test(sessionId)) return undefined
  const below = `${environment.KIMI_CODE_HOME || `${home}/.kimi-code`}/sessions`
  for (const { name, isFolder } of files.list(below)) {
    const session = `${below}/${name}/${sessionId}`
    if (isFolder && files.exists(session)) return `${session}/agents/main/wire.jsonl`
  }
  return undefined
}

export const kimiCode: Host = {
  id: 'kimi-code',
  title: 'Kimi Code',
  testedVersion: '2.1.0',
  carries: CARRIES,
  startsElsewhere: true,
  transcriptOf,
  compaction: {
    toldBy: 'transcript',
    command: '/compact',
    steer: 'not possible',
    notice: '`context.apply_compaction` in the transcript, looked for after PreCompact',
    summary: 'the same line of the transcript',
    restore: 'the next prompt',
  },
  decode,
  encode: encodedBy(CARRIES, WRITERS),
}

function decode(raw: unknown, environment: Environment): Decoded {
  if (!isRecord(raw)) return notAnObject()
  const wireName = raw[EVENT_FIELD]
  if (typeof wireName === 'string' && PASSED_OVER.includes(wireName)) return nothing(`${wireName} has no peer here`)
  const name = typeof wireName === 'string' && isEventName(wireName) && wireName in CARRIES ? wireName : undefined
  if (!name) return unknownEvent(wireName, EVENT_FIELD)
  const fields = placed(fieldsOf(name, raw), { cwd: environment.PWD })
  if (name === 'PostToolUseFailure' && neverRan(raw.tool_name, raw.error)) return nothing('the call never ran')
  if (name === 'PreCompact' || name === 'PostCompact') keepRawTrigger(fields)
  return decoded(name, fields, OWN_FIELDS)
}
