import type { Environment } from '../base/environment.ts'
import { messageOf } from '../base/message-of.ts'
import type { Host } from '../hosts/host.ts'
import { CALLERS, isCallerId } from '../hosts/index.ts'
import { now } from '../platform/clock.ts'
import { readText, sizeOf } from '../platform/files/reading.ts'
import { type Paths, pathsOf, userHomeOf } from '../platform/paths.ts'
import { redact } from '../platform/redact.ts'
import { DEADLINES } from '../protocol/deadlines.ts'
import type { Event } from '../protocol/event.ts'
import { OUTLINES } from '../protocol/outlines.ts'
import { NEWER } from '../storage/open.ts'
import type { Sql } from '../storage/sql.ts'
import { allowedMs, type HookCall, lastMoment, leftOver, sayOnce, watchdog } from './call.ts'
import { afterwards, judged, type RulesVerdict, type Settled, thinkAll } from './decide.ts'
import { featuresFor, watchingFeatures } from './features.ts'
import { type Beforehand, hookContext } from './hook-context.ts'
import { type Entered, enter, type Heard, hear } from './in/hear.ts'
import { atHome } from './in/own-home.ts'
import { hookSettings, isQuiet, settingsFor, settingsOfHook } from './in/settings.ts'
import { failsApart, printed, tells, withWords, wordFor } from './out/print.ts'
import { writtenHere } from './ports/adopting.ts'
import { keep, keepForLater, type Opened, openForHook, type SeenEvent, waitUntil } from './store/keep.ts'
import { tally } from './store/tally.ts'

/**
 * The hot path: one event in, one answer out. Whatever happens, the output is valid for the host, the exit code is 0,
 * and a failure is a line in the log. Says how the store may be left.
 */
export async function hook(
  given: readonly string[],
  inherited: Environment,
  program: string,
): Promise<'as it is' | 'closed'> {
  const startedAt = performance.timeOrigin
  const isElsewhere = given[0] === '--home'
  const words = isElsewhere ? given.slice(2) : given
  const environment = isElsewhere ? { ...inherited, THROUGHLINE_HOME: given[1] } : atHome(inherited, program)
  const paths = pathsOf(environment, await userHomeOf(environment))
  const troubles: string[] = []
  const call: HookCall = { startedAt, paths, environment, note: (text) => troubles.push(text), fallBack: undefined }
  let text = ''
  try {
    text = await answer(words, call)
  } catch (failure) {
    troubles.push(messageOf(failure))
    text = leftOver(call)
  }
  await sayOnce(text)
  if (isQuiet(environment)) return 'as it is'
  if (troubles.length > 0) await report(paths, environment, words, troubles)
  return sizeOf(`${paths.database}-wal`) < MOST_LOG_BYTES ? 'as it is' : 'closed'
}

/** The next hook reads the whole log before it does anything else: about a dozen events, and it is written back. */
const MOST_LOG_BYTES = 256 * 1024

const UNOPENED: Promise<Opened> = Promise.resolve({ ok: false, reason: 'hooks are quiet here' })

async function answer([called = '', eventWord]: readonly string[], call: HookCall): Promise<string> {
  const { environment, paths, startedAt } = call
  if (!isCallerId(called)) {
    call.note(`unknown host ${JSON.stringify(called.slice(0, 40))}`)
    return ''
  }
  // The host writes while all this is made ready.
  const here = settingsOfHook(call)
  const quiet = isQuiet(environment)
  const adapter = CALLERS[called]()
  const opening = quiet ? UNOPENED : openForHook(paths, startedAt + DEADLINES.quick, environment)
  const heard = await hear(called, eventWord, environment, adapter)
  if (!heard.ok) {
    if (heard.reason !== undefined) call.note(heard.reason)
    return heard.counted === undefined ? '' : tally(call, opening, heard.counted)
  }

  const { host, decoded } = heard
  const { settings, settle } = await settingsFor(host, heard.event, here, call)
  if (!settings.enabled) return ''
  const { deadlineMs } = OUTLINES[heard.event.name]
  const end = lastMoment(startedAt, deadlineMs)
  const arm = watchdog(end)
  const event = await placedInFull(host, heard.event, environment, arm)
  const given = {
    ...call,
    host: host.id,
    tells: tells(host, event),
    compaction: host.compaction,
    agents: host.agents,
    failsApart: failsApart(host),
    arm,
    now: now(environment),
    deadline: startedAt + allowedMs(deadlineMs, settings),
    end,
    settings,
  }
  const verdict = await judged(host, event, given, quiet ? 'decisions' : 'all')
  call.fallBack = verdict?.text
  if (verdict?.first) await sayOnce(verdict.first)
  if (quiet) return leftOver(call)
  await settle()
  if (!decoded.ok) {
    call.note(decoded.reason)
    return leftOver(call)
  }
  return remembered({ heard, event, entered: enter(event), verdict, given, opening, called }, call)
}

interface Judged {
  readonly heard: Heard
  /** As the host sent it. */
  readonly event: Event
  readonly entered: Entered
  readonly verdict: RulesVerdict | undefined
  readonly given: Beforehand & { arm(): void }
  readonly opening: Promise<Opened>
  readonly called: string
}

/** What the rules have spoken about is written down, and what else there is to say is said. */
async function remembered(judged: Judged, call: HookCall): Promise<string> {
  const { heard, entered, verdict, given, called } = judged
  const { host, decoded } = heard
  const event = entered.seen
  const seen: SeenEvent = {
    event: entered.kept,
    whole: judged.event,
    id: decoded.ok ? decoded.id : undefined,
    repeats: decoded.ok ? decoded.repeats : undefined,
    host: host.id,
    at: given.now,
    startedAt: call.startedAt,
    payload: heard.text,
  }
  const opened = await judged.opening
  if (!opened.ok) {
    const text = await keepForLater(call, seen, opened.reason)
    if (opened.reason.includes(NEWER))
      await (await import('./out/word-to-person.ts')).noteNewer(call.paths, call.environment)
    return text || verdict?.first ? text : host.encode(event, await wordFor(host, event, call.paths)).stdout
  }
  const context = contextWith(opened.sql, judged, call)
  const features = verdict?.first ? watchingFeatures(event.name) : featuresFor(event.name)
  const steps = await thinkAll(features, entered, context, given.arm)
  let settled: Settled | undefined
  try {
    settled = await keep(seen, steps, context, {
      foreign: heard.isForeign ? called : undefined,
      unknownFields: (decoded.ok && decoded.unknown) || [],
    })
  } catch (failure) {
    return keepForLater(call, seen, messageOf(failure))
  }
  // The row is safe from here on: whatever fails now must not have it written a second time.
  const written = writtenHere(event)
  if (written) await (await import('../platform/files/adopted.ts')).adopt(call.paths.adopted, written).catch(call.note)
  if (verdict?.first) return ''
  if (!settled) return leftOver(call)
  const outcomes = await afterwards(settled, context, given.arm)
  return printed(host, entered.judged, await withWords(outcomes, host, event, call.paths), context, call)
}

function contextWith(sql: Sql, { given, verdict }: Judged, { startedAt }: HookCall) {
  if (given.deadline !== startedAt + DEADLINES.quick) waitUntil(sql, given.deadline)
  return hookContext({
    ...given,
    sql,
    said: verdict?.said,
    tells: given.tells && !verdict?.first,
    thinkingSince: Date.now(),
  })
}

/** Some hosts name their transcript nowhere; where there is time, it is looked for. */
async function placedInFull(host: Host, event: Event, environment: Environment, arm: () => void): Promise<Event> {
  if (!host.transcriptOf || OUTLINES[event.name].deadlineMs === DEADLINES.quick) return event
  arm()
  const home = await userHomeOf(environment)
  return (await import('./in/find-transcript.ts')).withTranscript(host, event, home, environment)
}

async function report(paths: Paths, environment: Environment, words: readonly string[], troubles: readonly string[]) {
  const [{ log, logFileOf }, { iso }] = await Promise.all([
    import('../platform/log.ts'),
    import('../platform/clock.ts'),
  ])
  const source = `hook ${words.join(' ').slice(0, 60)}`
  // Only the person says how and where: what a project's file says is not asked.
  const own = await hookSettings([await readText(paths.settings)], environment, { isTrusted: () => false })
  const file = logFileOf(paths, own.log.file, await userHomeOf(environment))
  for (const trouble of troubles) log(file, 'warn', iso(now(environment)), redact(`${source}: ${trouble}`), own.log)
}
