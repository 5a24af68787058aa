import { type Clean, longerThanKept, record } from '../../journal/record.ts'
import type { JournalRow } from '../../journal/record-event.ts'
import { redact } from '../../platform/redact.ts'
import type { Event } from '../../protocol/event.ts'

const AS_IT_IS: Clean = { text: (text) => text, deep: (value) => value }

export interface SeenEvent {
  event: Event
  /** As the host sent it: how long its texts were is told from it, and nothing else. */
  whole?: Event
  host: string
  at: number
  startedAt: number
  /** The bytes as they came, for telling two happenings apart. */
  payload: string
  /** Tells them apart where the bytes do not. */
  id?: string | undefined
  /** The host reports it again and again by itself. */
  repeats?: true | undefined
}

/** An event, redacted already, as the journal keeps it: cut to size, with the key by which a second report of it is known. */
export function journalRow({ event, whole, host, at, startedAt, payload, ...seen }: SeenEvent): JournalRow {
  const { type, data } = record(event, AS_IT_IS)
  const size = longerThanKept(whole ?? event)
  const agent = isOwnHelper(event) ? '' : (event.agentId ?? '')
  const id = seen.id ?? uniqueId(event)
  const told = seen.id === undefined ? payload : ''
  return {
    host,
    session: event.sessionId,
    agent,
    agentType: event.agentType ?? null,
    project: event.projectDir ?? event.cwd,
    cwd: event.cwd,
    transcript: event.transcriptPath === undefined ? null : redact(event.transcriptPath),
    at,
    type,
    data: size === undefined ? data : { ...data, size },
    key: `${host}:${event.name}:${Bun.hash(`${event.sessionId}\0${agent}\0${id ?? ''}\0${told}`).toString(36)}`,
    keyIsUnique: id !== undefined,
    ...(seen.repeats && { repeats: true }),
    startedAt,
    lifecycle: lifecycleOf(event),
    reason: event.name === 'SessionEnd' ? event.reason : null,
  }
}

/** An agent without a type is one that the client started for itself, such as its summariser: no thread of the session's. */
function isOwnHelper(event: Event): boolean {
  return event.name === 'SubagentStop' && event.agentType === ''
}

/** Tool calls and prompts carry an id of the host's, so the same one again is the same happening, however late it comes. */
function uniqueId(event: Event): string | undefined {
  if ('toolUseId' in event && typeof event.toolUseId === 'string') return event.toolUseId
  return event.name === 'UserPromptSubmit' ? event.promptId : undefined
}

function lifecycleOf(event: Event): JournalRow['lifecycle'] {
  if (event.name === 'SessionEnd') return 'end'
  if (event.name !== 'SessionStart') return 'none'
  return event.source === 'compact' ? 'compact' : 'start'
}
