import { messageOf } from '../base/message-of.ts'
import { fold } from '../engine/answer/fold.ts'
import { callerOf } from '../hosts/detect.ts'
import type { Environment, Host } from '../hosts/host.ts'
import { HOSTS, isHostId } from '../hosts/index.ts'
import { count, forgetOldKeys, take } from '../journal/take.ts'
import { trim } from '../journal/timeline.ts'
import { now } from '../platform/clock.ts'
import { hasFile, isFilled, readTexts, sizeOf } from '../platform/files/reading.ts'
import { readInput, writeOutput } from '../platform/io.ts'
import { type Paths, pathsOf, settingsFiles, userHomeOf } from '../platform/paths.ts'
import { redact } from '../platform/redact.ts'
import { type QuickSettings, quickSettings } from '../platform/settings/settings-table.ts'
import { PENDING } from '../platform/spool/spool-sign.ts'
import { DEADLINES } from '../protocol/deadlines.ts'
import type { Event } from '../protocol/event.ts'
import type { Answer, Moment, Step } from '../protocol/handler.ts'
import type { Outcome } from '../protocol/outcome.ts'
import { OUTLINES } from '../protocol/outlines.ts'
import type { Sql } from '../storage/sql.ts'
import type { Feature, HookContext } from './context.ts'
import { featuresFor } from './features.ts'
import { hookContext } from './hook-context.ts'
import { journalRow, type SeenEvent } from './journal-row.ts'
import { openForHook, waitUntil } from './open-store.ts'
import { failsApart, keepsGoing, tells } from './powers.ts'
import { notUnderstood, tally } from './tally.ts'
import { took } from './took.ts'

/**
 * The hot path: one event in, one answer out. Whatever happens, the output is valid for the host, the exit code is 0,
 * and a failure is a line in the log. Says how the store may be left.
 */
export async function hook(words: readonly string[], environment: Environment): Promise<'as it is' | 'closed'> {
  if (environment.THROUGHLINE_DISABLE === '1') return 'as it is'
  const startedAt = performance.timeOrigin
  const paths = pathsOf(environment, await userHomeOf(environment))
  const troubles: string[] = []
  try {
    await writeOutput(await answer(words, { startedAt, paths, environment, note: (text) => troubles.push(text) }))
  } catch (failure) {
    troubles.push(messageOf(failure))
  }
  if (troubles.length > 0) await report(paths, environment, words, troubles)
  return sizeOf(`${paths.database}-wal`) < MOST_LOG_BYTES ? 'as it is' : 'closed'
}

/** The next hook reads the whole log before it does anything else: about a dozen events, and it is written back. */
const MOST_LOG_BYTES = 256 * 1024

interface Call {
  startedAt: number
  paths: Paths
  environment: Environment
  note(text: string): void
}

/** A host that never closes its end is given up after this long; nothing is known of the event then, not even its deadline. */
const INPUT_WAIT_MS = 2000

async function answer(words: readonly string[], call: Call): Promise<string> {
  const { environment, paths } = call
  const [hostWord = '', eventWord] = words
  // Reading takes a while but little of this process's time: the adapter and the store are made ready meanwhile.
  const reading = readInput(INPUT_WAIT_MS)
  const settingsTexts = readTexts(settingsFiles(paths, environment.CLAUDE_PROJECT_DIR ?? environment.PWD))
  if (!isHostId(hostWord)) return ignored(call, `unknown host ${JSON.stringify(hostWord.slice(0, 40))}`)
  const adapter = HOSTS[hostWord]()
  const opening = openForHook(paths, call.startedAt + DEADLINES.quick)

  const input = await reading
  if (!input.ok) return ignored(call, input.reason)
  const payload = parse(input.text)
  if (!payload.ok) return ignored(call, payload.reason)
  const caller = callerOf(hostWord, payload.value, environment)
  if ('stranger' in caller) return tally(call, opening, `stranger:${caller.stranger}:${hostWord}`)
  const host = await (caller.host === hostWord ? adapter : HOSTS[caller.host]())
  const decoded = host.decode(payload.value, environment, eventWord)
  if (!decoded.ok) return notUnderstood(call, opening, host, decoded)
  const settings = await quickSettings(await settingsTexts, environment)
  if (!settings.enabled) return ''

  const { event, id, repeats, unknown = [] } = decoded
  const seen = {
    event,
    id,
    repeats,
    host: host.id,
    at: now(environment),
    startedAt: call.startedAt,
    payload: input.text,
  }
  const opened = await opening
  if (!opened.ok) return keepForLater(call, seen, opened.reason)
  const { sql } = opened
  const deadline = call.startedAt + allowedMs(OUTLINES[event.name].deadlineMs, settings)
  if (deadline !== call.startedAt + DEADLINES.quick) waitUntil(sql, deadline)
  const thinkingSince = Date.now()
  const context = hookContext({
    ...call,
    host: host.id,
    tells: tells(host, event),
    failsApart: failsApart(host),
    now: seen.at,
    deadline,
    settings,
    sql,
  })
  const steps = await thinkAll(featuresFor(event.name), event, context)
  const row = journalRow(seen)
  let settled: Settled | undefined
  try {
    if (hasSpool(paths.spool, event)) (await import('./take-in-spool.ts')).takeInSpool(sql, paths)
    // What was thought until now is gone from the deadline; a few milliseconds are not worth a statement.
    if (Date.now() - thinkingSince > 20) waitUntil(sql, deadline)
    settled = sql.transaction(() => {
      const taken = take(sql, row, Date.now())
      if (caller.host !== hostWord) count(sql, `stranger:${host.id}:${hostWord}`, seen.at)
      if (taken.kind === 'double') return undefined
      count(sql, took(host.id, Date.now() - call.startedAt), seen.at)
      for (const field of unknown) count(sql, redact(`drift:${host.id}:${event.name}:${field.slice(0, 80)}`), seen.at)
      tidy(sql, event, taken, settings)
      return { moment: taken, ...commitAll(steps, context, taken) }
    })
  } catch (failure) {
    return keepForLater(call, seen, messageOf(failure))
  }
  // The row is safe from here on: whatever fails now must not have it written a second time.
  return settled ? printed(host, event, await afterwards(settled, context), context) : ''
}

const KEYS_KEPT_MS = 6 * 3600 * 1000

/** Keeps the store from growing for ever: now and then only, because most events have no time for it. */
function tidy(sql: Sql, event: Event, { count: events }: Moment, { timeline }: QuickSettings): void {
  if (events % 100 === 0) trim(sql, event.sessionId, timeline.keep)
  if (event.name === 'SessionStart') forgetOldKeys(sql, Date.now() - KEYS_KEPT_MS)
}

/** What a feature found out inside the transaction that it must think about: outside again, then once more inside. */
async function afterwards({ outcomes, later, moment }: Settled, context: HookContext): Promise<Outcome[]> {
  if (later.length === 0) return outcomes
  const steps: Step<Sql>[] = []
  for (const think of later) {
    try {
      steps.push(await think())
    } catch (failure) {
      context.note(messageOf(failure))
    }
  }
  try {
    return [...outcomes, ...context.sql.transaction(() => commitAll(steps, context, moment)).outcomes]
  } catch (failure) {
    context.note(messageOf(failure))
    return outcomes
  }
}

/** The answer in the host's words; nothing when it comes too late for the agent to be kept waiting. */
async function printed(host: Host, event: Event, outcomes: readonly Outcome[], context: HookContext): Promise<string> {
  const folded = fold(OUTLINES[event.name].fold, outcomes)
  const outcome = keepsGoing(event, folded) ? (await import('./stop-cap.ts')).capped(event, folded, context) : folded
  const { stdout, dropped } = host.encode(event, outcome)
  try {
    for (const power of dropped) count(context.sql, `dropped:${host.id}:${event.name}:${power}`, context.now)
  } catch (failure) {
    context.note(messageOf(failure))
  }
  const late = Date.now() - context.deadline
  if (late <= 0 || stdout === '') return stdout
  context.note(`${event.name}: the answer was ${Math.round(late)} ms late and was dropped`)
  return ''
}

/** At a session's start the folder itself is looked at, in case a process died after it took the sign away. */
function hasSpool(folder: string, event: Event): boolean {
  return event.name === 'SessionStart' ? hasFile(folder, '*.jsonl') : isFilled(`${folder}/${PENDING}`)
}

/** The event's own deadline, unless the person set another for its kind. */
function allowedMs(own: number, { deadlines }: QuickSettings): number {
  if (own === DEADLINES.closing) return deadlines.closingTimeoutMs ?? own
  return (own === DEADLINES.quick ? deadlines.quickTimeoutMs : deadlines.unhurriedTimeoutMs) ?? own
}

/** Every feature's slow half. One that fails is noted and leaves the others alone. */
async function thinkAll(features: readonly Feature[], event: Event, context: HookContext): Promise<Step<Sql>[]> {
  const steps: Step<Sql>[] = []
  for (const feature of features) {
    const listen = feature.on[event.name] as ((event: Event, context: HookContext) => Answer<Sql>) | undefined
    try {
      steps.push(await listen?.(event, context))
    } catch (failure) {
      context.note(`${feature.name} at ${event.name}: ${messageOf(failure)}`)
    }
  }
  return steps
}

interface Committed {
  outcomes: Outcome[]
  later: (() => Answer<Sql>)[]
}

interface Settled extends Committed {
  moment: Moment
}

/** Every feature's quick half, inside the transaction and each in its own savepoint: a failure takes back its own writes only. */
function commitAll(steps: readonly Step<Sql>[], context: HookContext, moment: Moment): Committed {
  const outcomes: Outcome[] = []
  const later: Committed['later'] = []
  for (const step of steps) {
    if (typeof step !== 'function') {
      if (step) outcomes.push(step)
      continue
    }
    try {
      const found = context.sql.savepoint(() => step(context.sql, moment))
      if (typeof found === 'function') later.push(found)
      else if (found) outcomes.push(found)
    } catch (failure) {
      context.note(messageOf(failure))
    }
  }
  return { outcomes, later }
}

function ignored(call: Call, reason: string): string {
  call.note(reason)
  return ''
}

async function keepForLater(call: Call, seen: SeenEvent, reason: string): Promise<string> {
  const { spool } = await import('../platform/spool/spool.ts')
  spool(call.paths.spool, journalRow(seen))
  return ignored(call, `${seen.event.name} was spooled: ${reason}`)
}

type Payload = { ok: true; value: unknown } | { ok: false; reason: string }

function parse(text: string): Payload {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (failure) {
    return { ok: false, reason: text.trim() === '' ? 'empty input' : `the input is not JSON: ${messageOf(failure)}` }
  }
}

async function report(paths: Paths, environment: Environment, words: readonly string[], troubles: readonly string[]) {
  const [{ log }, { iso }] = await Promise.all([import('../platform/log.ts'), import('../platform/clock.ts')])
  const source = `hook ${words.join(' ').slice(0, 60)}`
  for (const trouble of troubles) log(paths.log, 'warn', iso(now(environment)), redact(`${source}: ${trouble}`))
}
