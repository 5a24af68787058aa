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

/** Seen on the real client, through our own plugin file. Its hook files cannot refuse one tool, so they are not used. */
const CARRIES: Carries = {
  SessionStart: ['context'],
  UserPromptSubmit: ['context'],
  PreToolUse: ['deny', 'updatedInput', 'context'],
  PostToolUse: ['block', 'context', 'updatedOutput'],
  PostToolUseFailure: ['block', 'context', 'updatedOutput'],
  PostCompact: [],
  Stop: [],
}

export const cline: Host = {
  id: 'cline',
  title: 'Cline CLI',
  testedVersion: '3.0.65',
  carries: CARRIES,
  compaction: {
    toldBy: 'summary',
    forgets: true,
    command: '/compact',
    steer: 'nothing reaches its summariser',
    notice: 'the summary among the messages of the next request',
    summary: 'that message',
    restore: 'the same request, behind the summary',
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
  const own: Fields = { ...READERS[name]?.(raw), ...placeIn(raw) }
  const fields = placed(own, { cwd: environment.PWD })
  return name === 'PostToolUse' ? afterTool(fields) : decoded(name, fields, OWN_FIELDS)
}

/** Our plugin says where it is; a hook's own context knows the conversation only. */
function placeIn({ place, context }: Record<string, unknown>): Fields {
  if (isRecord(place)) {
    const { sessionId, cwd, agentId } = place
    return { sessionId, cwd, ...(typeof agentId === 'string' && { agentId }) }
  }
  const snapshot = isRecord(context) && isRecord(context.snapshot) ? context.snapshot : {}
  const agent = typeof snapshot.parentAgentId === 'string' ? { agentId: snapshot.agentId } : {}
  return { sessionId: snapshot.conversationId, ...agent }
}

function afterTool(fields: Fields): Decoded {
  const { failed, error, output } = toolEnd(fields.toolName, fields.toolOutput)
  const { toolOutput: _, ...rest } = fields
  if (failed) return decoded('PostToolUseFailure', { ...rest, error }, OWN_FIELDS)
  return decoded('PostToolUse', { ...rest, toolOutput: output }, OWN_FIELDS)
}
