import type { Environment } from '../../base/environment.ts'
import { messageOf } from '../../base/message-of.ts'
import { type Clean, longerThanKept, record } from '../../journal/record.ts'
import { count, forgetOldKeys, type JournalRow, recordEvent, took, trim } from '../../journal/record-event.ts'
import { hasFile, isFilled } from '../../platform/files/reading.ts'
import type { Paths } from '../../platform/paths.ts'
import { redact } from '../../platform/redact.ts'
import { PENDING } from '../../platform/spool/spool-sign.ts'
import type { Event } from '../../protocol/event.ts'
import type { Moment, Step } from '../../protocol/handler.ts'
import { openStore } from '../../storage/open.ts'
import { busyTimeout, type Sql } from '../../storage/sql.ts'
import { type HookCall, leftOver } from '../call.ts'
import type { WritingContext } from '../context.ts'
import { commitAll, type Settled } from '../decide.ts'

export type Opened = { ok: true; sql: Sql } | { ok: false; reason: string; code?: unknown }

/** What must be left of the deadline when the wait for a lock is given up: enough to spool the row and to answer. */
const RESERVE_MS = 120

/** The store, waiting for other processes no longer than the deadline allows. The folder is made when it is missing. */
export async function openForHook(paths: Paths, deadline: number, environment: Environment): Promise<Opened> {
  const busyTimeoutMs = patience(deadline)
  const first = tryOpen(paths, busyTimeoutMs)
  if (!first.ok && isSetAside(first)) {
    const { setAside } = await import('../out/word-to-person.ts')
    return (await setAside(paths, environment)) ? tryOpen(paths, busyTimeoutMs) : first
  }
  // Whether the folder is there now proves nothing: a process that started with this one may just have made it.
  if (first.ok || first.code !== 'SQLITE_CANTOPEN') return first
  try {
    const { mkdirSync } = await import('node:fs')
    mkdirSync(paths.home, { recursive: true, mode: 0o700 })
  } catch (failure) {
    return { ok: false, reason: messageOf(failure) }
  }
  return tryOpen(paths, busyTimeoutMs)
}

/** Whether a store that failed so is set aside by the next hook. */
export function isSetAside(failure: unknown): boolean {
  const code = failure instanceof Object && 'code' in failure ? failure.code : undefined
  return code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT'
}

/** From now on no statement waits longer for other processes than is left of the deadline. */
export function waitUntil(sql: Sql, deadline: number): void {
  sql.script(busyTimeout(patience(deadline)))
}

/** A store that stays locked longer than this is not about to be free; the row is spooled and the agent goes on. */
const MOST_PATIENCE_MS = 500
const LEAST_PATIENCE_MS = 10

function patience(deadline: number): number {
  const left = deadline - Date.now() - RESERVE_MS
  if (left < LEAST_PATIENCE_MS) return LEAST_PATIENCE_MS
  // biome-ignore lint/complexity/useMathMinMax: Math is made when it is first asked for, and nothing else in an ordinary event asks
  return left < MOST_PATIENCE_MS ? left : MOST_PATIENCE_MS
}

function tryOpen(paths: Paths, busyTimeoutMs: number): Opened {
  try {
    return { ok: true, sql: openStore(paths.database, { busyTimeoutMs }) }
  } catch (failure) {
    const code = failure instanceof Error && 'code' in failure ? failure.code : undefined
    return { ok: false, reason: `the store could not be opened: ${messageOf(failure)}`, code }
  }
}

/** What is counted beside the event. */
export interface Counted {
  /** The host whose hook was called, where that is another one. */
  readonly foreign: string | undefined
  readonly unknownFields: readonly string[]
}

/**
 * The event and what the features thought about it, in one transaction. Undefined for an event that was reported before; throws when
 * nothing could be written.
 */
export async function keep(
  seen: SeenEvent,
  steps: readonly Step<Sql>[],
  context: WritingContext,
  { foreign, unknownFields }: Counted,
): Promise<Settled | undefined> {
  const { sql, paths, deadline } = context
  const { event, host, at, startedAt } = seen
  const row = journalRow(seen)
  if (hasSpool(paths.spool, event)) (await import('./take-in-spool.ts')).takeInSpool(sql, paths)
  // What was thought until now is gone from the deadline; a few milliseconds are not worth a statement.
  if (Date.now() - context.thinkingSince > 20) waitUntil(sql, deadline)
  return sql.transaction(() => {
    const taken = recordEvent(sql, row, Date.now())
    if (foreign !== undefined) count(sql, `stranger:${host}:${foreign}`, at)
    if (taken.kind === 'double') return undefined
    count(sql, took(host, Date.now() - startedAt), at)
    for (const field of unknownFields) count(sql, redact(`drift:${host}:${event.name}:${field.slice(0, 80)}`), at)
    tidy(sql, event, taken, context)
    return { moment: taken, ...commitAll(steps, context, taken) }
  })
}

/** What cannot be written now is left in a file for the next hook. */
export async function keepForLater(call: HookCall, seen: SeenEvent, reason: string): Promise<string> {
  try {
    const { spool } = await import('../../platform/spool/spool.ts')
    spool(call.paths.spool, journalRow(seen))
    call.note(`${seen.event.name} was spooled: ${reason}`)
  } catch (failure) {
    call.note(`${seen.event.name} was lost: ${reason}; ${messageOf(failure)}`)
  }
  return leftOver(call)
}

/** At a session's start the folder itself is looked at, in case a process died after it took the sign away. */
function hasSpool(folder: string, event: Event): boolean {
  return event.name === 'SessionStart' ? hasFile(folder, '*.jsonl') : isFilled(`${folder}/${PENDING}`)
}

const KEYS_KEPT_MS = 6 * 3600 * 1000

/** Keeps the store from growing for ever: now and then only, because most events have no time for it. */
function tidy(sql: Sql, event: Event, { count: events }: Moment, { settings }: WritingContext): void {
  if (events % 100 === 0) trim(sql, event.sessionId, settings.timeline.keep)
  if (event.name === 'SessionStart') forgetOldKeys(sql, Date.now() - KEYS_KEPT_MS)
}

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
