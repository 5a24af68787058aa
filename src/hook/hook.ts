import type { Environment } from '../base/environment.ts'
import { messageOf } from '../base/message-of.ts'
import { fold } from '../engine/answer/fold.ts'
import { callerOf } from '../hosts/detect.ts'
import type { Host } from '../hosts/host.ts'
import { CALLERS, isCallerId } from '../hosts/index.ts'
import { count, forgetOldKeys, recordEvent } from '../journal/record-event.ts'
import { trim } from '../journal/timeline.ts'
import { now } from '../platform/clock.ts'
import { hasFile, isFilled, readTexts, sizeOf } from '../platform/files/reading.ts'
import { readObject, writeOutput } from '../platform/io.ts'
import { type Paths, pathsOf, settingsFiles, userHomeOf } from '../platform/paths.ts'
import { redact } from '../platform/redact.ts'
import { isQuiet, type QuickSettings, quickSettings } from '../platform/settings/settings-table.ts'
import { PENDING } from '../platform/spool/spool-sign.ts'
import { endAt, unsay } from '../platform/watchdog.ts'
import { DEADLINES } from '../protocol/deadlines.ts'
import type { Event } from '../protocol/event.ts'
import { type HandlerAnswer, isCommit, isLater, type Moment, type Step } from '../protocol/handler.ts'
import type { Outcome } from '../protocol/outcome.ts'
import { OUTLINES } from '../protocol/outlines.ts'
import { judge } from '../rules/feature/feature.ts'
import type { Answer as Said } from '../rules/respond.ts'
import { NEWER } from '../storage/open.ts'
import type { Sql } from '../storage/sql.ts'
import { writtenHere } from './adopting.ts'
import { askable } from './askable.ts'
import type { Feature, WritingContext } from './context.ts'
import { cleanOutcome, type Entered, enter, saidCleanly } from './entrance.ts'
import { featuresFor, watchingFeatures } from './features.ts'
import { type Given, hookContext, rulesContext } from './hook-context.ts'
import { journalRow, type SeenEvent } from './journal-row.ts'
import { type Opened, openForHook, waitUntil } from './open-store.ts'
import { atHome } from './own-home.ts'
import { personsFile } from './persons-file.ts'
import { failsApart, isDeafAtStart, keepsGoing, tells } from './powers.ts'
import { notUnderstood, tally } from './tally.ts'
import { took } from './took.ts'

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
  const call: Call = { startedAt, paths, environment, note: (text) => troubles.push(text), fallBack: undefined }
  let text = ''
  try {
    text = await answer(words, call)
  } catch (failure) {
    troubles.push(messageOf(failure))
    text = call.fallBack?.() ?? ''
  }
  await said(text)
  if (isQuiet(environment)) return 'as it is'
  if (troubles.length > 0) await report(paths, environment, words, troubles)
  return sizeOf(`${paths.database}-wal`) < MOST_LOG_BYTES ? 'as it is' : 'closed'
}

async function said(text: string): Promise<void> {
  unsay()
  await writeOutput(text)
}

/** The next hook reads the whole log before it does anything else: about a dozen events, and it is written back. */
const MOST_LOG_BYTES = 256 * 1024

interface Call {
  startedAt: number
  paths: Paths
  environment: Environment
  note(text: string): void
  /** What the rules said, in the host's words: printed when nothing else can be. */
  fallBack: (() => string) | undefined
}

const UNOPENED: Promise<Opened> = Promise.resolve({ ok: false, reason: 'hooks are quiet here' })

/** A host that never closes its end is given up after this long; nothing is known of the event then, not even its deadline. */
const INPUT_WAIT_MS = 4000

async function answer(words: readonly string[], call: Call): Promise<string> {
  const { environment, paths } = call
  const [hostWord = '', eventWord] = words
  // Reading takes a while but little of this process's time: the adapter and the store are made ready meanwhile.
  const reading = readObject(INPUT_WAIT_MS)
  const settingsPlaces = settingsFiles(paths, environment.CLAUDE_PROJECT_DIR ?? environment.PWD)
  const settingsTexts = readTexts(settingsPlaces)
  const quiet = isQuiet(environment)
  if (!isCallerId(hostWord)) return ignored(call, `unknown host ${JSON.stringify(hostWord.slice(0, 40))}`)
  const adapter = CALLERS[hostWord]()
  const opening = quiet ? UNOPENED : openForHook(paths, call.startedAt + DEADLINES.quick, environment)

  const input = await reading
  if (!input.ok) return ignored(call, input.reason)
  const payload: Payload = input.object === undefined ? parse(input.text) : { ok: true, value: input.object }
  if (!payload.ok) return ignored(call, payload.reason)
  const caller = callerOf(hostWord, payload.value, environment)
  if ('foreign' in caller) return tally(call, opening, `stranger:${caller.foreign}:${hostWord}`)
  const host = await (caller.host === hostWord ? adapter : CALLERS[caller.host]())
  const decoded = host.decode(payload.value, environment, eventWord)
  const judgeable = decoded.ok ? decoded.event : decoded.judged
  if (!judgeable) return decoded.ok ? '' : notUnderstood(call, opening, host, decoded)
  const outline = OUTLINES[judgeable.name]
  const end = endOf(call.startedAt + patienceMs(outline.deadlineMs), Date.now())
  endAt(end - Date.now())
  const places = host.startsElsewhere ? settingsFiles(paths, judgeable.cwd) : settingsPlaces
  const person = personsFile(await (host.startsElsewhere ? readTexts(places) : settingsTexts), call)
  const settings = await quickSettings(person.texts, environment, {
    lastGood: person.lastGood,
    isTrusted: async (n, text) => {
      const { isTrustedText } = await import('../platform/files/trusted-file.ts')
      return isTrustedText(paths.trust, places[n] ?? '', text)
    },
  })
  if (!settings.enabled) return ''

  const happened = await placedInFull(host, judgeable, environment)
  const deadline = call.startedAt + allowedMs(outline.deadlineMs, settings)
  const at = now(environment)
  const given = {
    ...call,
    host: host.id,
    tells: tells(host, happened),
    compaction: host.compaction,
    agents: host.agents,
    failsApart: failsApart(host),
    now: at,
    deadline,
    end,
    settings,
  }
  const verdict = await judged(host, happened, given, quiet ? 'decisions' : 'all')
  call.fallBack = verdict?.text
  if (verdict?.first) await said(verdict.first)
  if (quiet) return call.fallBack?.() ?? ''
  await person.settle()
  if (!decoded.ok) {
    call.note(decoded.reason)
    return call.fallBack?.() ?? ''
  }

  const { id, repeats, unknown = [] } = decoded
  const entered = enter(happened)
  const event = entered.seen
  const seen = {
    event: entered.kept,
    whole: happened,
    id,
    repeats,
    host: host.id,
    at,
    startedAt: call.startedAt,
    payload: input.text,
  }
  const opened = await opening
  if (!opened.ok) {
    const text = await keepForLater(call, seen, opened.reason)
    if (opened.reason.includes(NEWER)) await (await import('./word-to-person.ts')).noteNewer(paths, environment)
    return text || verdict?.first ? text : host.encode(event, await wordFor(host, event, paths)).stdout
  }
  const { sql } = opened
  if (deadline !== call.startedAt + DEADLINES.quick) waitUntil(sql, deadline)
  const thinkingSince = Date.now()
  const context = hookContext({ ...given, sql, said: verdict?.said, tells: given.tells && !verdict?.first })
  const steps = await thinkAll(
    verdict?.first ? watchingFeatures(event.name) : featuresFor(event.name),
    entered,
    context,
  )
  const row = journalRow(seen)
  let settled: Settled | undefined
  try {
    if (hasSpool(paths.spool, event)) (await import('./take-in-spool.ts')).takeInSpool(sql, paths)
    // What was thought until now is gone from the deadline; a few milliseconds are not worth a statement.
    if (Date.now() - thinkingSince > 20) waitUntil(sql, deadline)
    settled = sql.transaction(() => {
      const taken = recordEvent(sql, row, Date.now())
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
  const written = writtenHere(event)
  if (written) await (await import('../platform/files/adopted.ts')).adopt(paths.adopted, written).catch(call.note)
  // The row is safe from here on: whatever fails now must not have it written a second time.
  if (verdict?.first) return ''
  return settled
    ? printed(
        host,
        entered.judged,
        await withWords(await afterwards(settled, context), host, event, paths),
        context,
        call,
      )
    : (call.fallBack?.() ?? '')
}

/** What the person must know of the store, where the host can tell them. */
async function wordFor(host: Host, event: Event, paths: Paths): Promise<Outcome> {
  if (!isFilled(`${paths.home}/told-next`) || !host.carries[event.name]?.includes('notice')) return {}
  const notice = (await import('./word-to-person.ts')).takeWord(paths)
  return notice === undefined ? {} : { notice }
}

async function withWords(outcomes: Outcome[], host: Host, event: Event, paths: Paths): Promise<Outcome[]> {
  if (event.name !== 'SessionStart' && event.name !== 'UserPromptSubmit') return outcomes
  const word = await wordFor(host, event, paths)
  const said = word.notice === undefined ? outcomes : [...outcomes, word]
  return isDeafAtStart(host) ? (await import('./start-word.ts')).atPrompt(said, event, paths.spool) : said
}

/** Some hosts name their transcript nowhere; where there is time, it is looked for. */
async function placedInFull(host: Host, event: Event, environment: Environment): Promise<Event> {
  if (!host.transcriptOf || OUTLINES[event.name].deadlineMs === DEADLINES.quick) return event
  const home = await userHomeOf(environment)
  return (await import('./find-transcript.ts')).withTranscript(host, event, home, environment)
}

interface Verdict {
  readonly said: readonly Said[]
  /** Printed at once: a refusal needs nobody else. */
  readonly first: string
  /** Printed when nothing else can be. */
  text(): string
}

/** What the rules decide, before the store is asked for and whatever becomes of it. */
async function judged(
  host: Host,
  event: Event,
  given: Omit<Given, 'sql'>,
  counted: 'all' | 'decisions',
): Promise<Verdict | undefined> {
  let armed = false
  const beforeSlow = async () => {
    if (armed || event.name !== 'PreToolUse') return
    armed = true
    const { askBeforeEnd } = await import('./verdict.ts')
    await askBeforeEnd(host, event, given)
  }
  const isLate = given.end - Date.now() < IN_TIME_MS
  const judging = judge(event, { ...rulesContext(given), beforeSlow, isLate })
  if (!judging) return undefined
  const said: Said[] = []
  const answers = await judging
  if (armed) {
    unsay()
    endAt(given.end + AFTER_JUDGING_MS - Date.now())
  }
  for (const answer of answers)
    if (counted === 'all' || isRefusing(answer.outcome)) said.push({ ...answer, outcome: cleanly(answer.outcome) })
  if (said.length === 0) return undefined
  const { verdictOf } = await import('./verdict.ts')
  return verdictOf(host, event, said, given)
}

/** With less left than this the machine is slow, and whether there will be an answer in time nobody can say. */
const IN_TIME_MS = 3600
/** What was decided at the last moment is still printed; the host waits that much longer. */
const AFTER_JUDGING_MS = 700

function isRefusing({ decision }: Outcome): boolean {
  return decision === 'deny' || decision === 'ask' || decision === 'block'
}

/** What a rule says may quote what it judged; if that cannot be cleaned, the decision goes without its words. */
function cleanly(outcome: Outcome): Outcome {
  try {
    return cleanOutcome(outcome)
  } catch {
    const { decision, updatedInput } = outcome
    return { ...(decision && { decision }), ...(updatedInput && { updatedInput }) }
  }
}

const KEYS_KEPT_MS = 6 * 3600 * 1000

/** Keeps the store from growing for ever: now and then only, because most events have no time for it. */
function tidy(sql: Sql, event: Event, { count: events }: Moment, { timeline }: QuickSettings): void {
  if (events % 100 === 0) trim(sql, event.sessionId, timeline.keep)
  if (event.name === 'SessionStart') forgetOldKeys(sql, Date.now() - KEYS_KEPT_MS)
}

/** What a feature found out inside the transaction that it must think about: outside again, then once more inside. */
async function afterwards({ outcomes, later, moment }: Settled, context: WritingContext): Promise<Outcome[]> {
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
    const next = context.sql.transaction(() => commitAll(steps, context, moment))
    return [...outcomes, ...(await afterwards({ ...next, moment }, context))]
  } catch (failure) {
    context.note(messageOf(failure))
    return outcomes
  }
}

/** The answer in the host's words; only what the rules said when it comes too late for the agent to be kept waiting. */
async function printed(
  host: Host,
  event: Event,
  outcomes: readonly Outcome[],
  context: WritingContext,
  call: Call,
): Promise<string> {
  const folded = fold(OUTLINES[event.name].fold, outcomes)
  const outcome = keepsGoing(event, folded) ? (await import('./stop-cap.ts')).capped(event, folded, context) : folded
  const { stdout, dropped } = host.encode(event, await askable(host, event, outcome, context))
  try {
    for (const power of dropped) count(context.sql, `dropped:${host.id}:${event.name}:${power}`, context.now)
  } catch (failure) {
    context.note(messageOf(failure))
  }
  const late = Date.now() - context.deadline
  if (late <= 0 || stdout === '') return stdout
  const said = call.fallBack?.() ?? ''
  if (said !== stdout) context.note(`${event.name}: the answer was ${Math.round(late)} ms late and was dropped`)
  return said
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

/** A process that was late before it began, on a machine that has no time, is not ended before it has decided. */
function endOf(planned: number, present: number): number {
  return planned < present + LEAST_LEFT_MS ? present + LEAST_LEFT_MS : planned
}

const LEAST_LEFT_MS = 1500

/** How long the process may live at most: shortly before the host, as install set it up, stops waiting. */
function patienceMs(own: number): number {
  if (own === DEADLINES.closing) return 1800
  return own === DEADLINES.quick ? 4000 : 9000
}

/** Every feature's slow half. One that fails is noted and leaves the others alone. */
async function thinkAll(features: readonly Feature[], entered: Entered, context: WritingContext): Promise<Step<Sql>[]> {
  const steps: Step<Sql>[] = []
  for (const feature of features) {
    const event = feature.judges ? entered.judged : entered.seen
    const listen = feature.on[event.name] as ((event: Event, context: WritingContext) => HandlerAnswer<Sql>) | undefined
    try {
      const step = await listen?.(event, context)
      steps.push(feature.judges ? saidCleanly(step) : step)
    } catch (failure) {
      context.note(`${feature.name} at ${event.name}: ${messageOf(failure)}`)
    }
  }
  return steps
}

interface Committed {
  outcomes: Outcome[]
  later: (() => HandlerAnswer<Sql>)[]
}

interface Settled extends Committed {
  moment: Moment
}

/** Every feature's quick half, inside the transaction and each in its own savepoint: a failure takes back its own writes only. */
function commitAll(steps: readonly Step<Sql>[], context: WritingContext, moment: Moment): Committed {
  const outcomes: Outcome[] = []
  const later: Committed['later'] = []
  for (const step of steps) {
    if (!isCommit(step)) {
      if (step) outcomes.push(step)
      continue
    }
    try {
      const found = context.sql.savepoint(() => step.commit(context.sql, moment))
      if (isLater(found)) later.push(found.later)
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
  try {
    const { spool } = await import('../platform/spool/spool.ts')
    spool(call.paths.spool, journalRow(seen))
    call.note(`${seen.event.name} was spooled: ${reason}`)
  } catch (failure) {
    call.note(`${seen.event.name} was lost: ${reason}; ${messageOf(failure)}`)
  }
  return call.fallBack?.() ?? ''
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
  const [{ log, logStyle }, { iso }] = await Promise.all([import('../platform/log.ts'), import('../platform/clock.ts')])
  const source = `hook ${words.join(' ').slice(0, 60)}`
  const style = logStyle(environment)
  for (const trouble of troubles) log(paths.log, 'warn', iso(now(environment)), redact(`${source}: ${trouble}`), style)
}
