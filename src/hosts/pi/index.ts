import type { Environment } from '../../base/environment.ts'
import { isRecord } from '../../base/is-record.ts'
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
import { EVENTS_OF, OWN_FIELDS, PASSED_OVER, READERS, toolEnd, WRITERS } from './wire.ts'

/** Seen on the real client, through our own extension file. */
const CARRIES: Carries = {
  SessionStart: ['context'],
  UserPromptSubmit: ['block', 'context'],
  PreToolUse: ['ask', 'deny', 'updatedInput', 'context'],
  PostToolUse: ['block', 'context', 'updatedOutput'],
  PostToolUseFailure: ['block', 'context', 'updatedOutput'],
  Stop: ['block', 'keepGoing'],
  PreCompact: ['block', 'instructions'],
  PostCompact: [],
  SessionEnd: [],
}

export const pi: Host = {
  id: 'pi',
  title: 'pi',
  testedVersion: '1.5.0',
  carries: CARRIES,
  compaction: {
    toldBy: 'start',
    command: '/compact',
    steer: 'session_before_compact, as a last message among those that are summarised',
    notice: 'session_compact',
    summary: 'session_compact',
    restore: 'the very next request, as a message behind the summary',
  },
  decode,
  encode: encodedBy(CARRIES, WRITERS),
}

function decode(raw: unknown, environment: Environment, word?: string): Decoded {
  if (!isRecord(raw)) return notAnObject()
  const wireName = word ?? raw.ev
  if (typeof wireName === 'string' && PASSED_OVER.includes(wireName)) return nothing(`${wireName} says nothing`)
  const name = typeof wireName === 'string' && Object.hasOwn(EVENTS_OF, wireName) ? EVENTS_OF[wireName] : undefined
  if (!name) return unknownEvent(wireName)
  const event = isRecord(raw.event) ? raw.event : {}
  // Another extension spoke, not the person.
  if (name === 'UserPromptSubmit' && event.source === 'extension') return nothing('an extension spoke')
  if (name === 'SessionEnd' && event.reason === 'reload') return nothing('the extensions are loaded again')
  const place = isRecord(raw.ctx) ? raw.ctx : {}
  const own: Fields = {
    ...READERS[name]?.(event),
    sessionId: place.sessionId,
    cwd: place.cwd,
    ...(typeof place.sessionFile === 'string' && { transcriptPath: place.sessionFile }),
  }
  const fields = placed(own, { cwd: environment.PWD })
  return name === 'PostToolUse' ? afterTool(fields) : decoded(name, fields, OWN_FIELDS)
}

function afterTool(fields: Fields): Decoded {
  const { failed, error, output } = toolEnd(fields.toolName, fields.toolOutput)
  const { toolOutput: _, ...rest } = fields
  if (failed) return decoded('PostToolUseFailure', { ...rest, error }, OWN_FIELDS)
  return decoded('PostToolUse', { ...rest, toolOutput: output }, OWN_FIELDS)
}
