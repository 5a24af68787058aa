import { isHarmful } from '../../../base/typed/harmful.ts'
import type { EventOf } from '../../../protocol/event.ts'
import type { Sql } from '../../../storage/sql.ts'
import { confirmWaiting } from '../../learn/rules/confirm.ts'
import { markShown, refuseWaiting, shownIn, toBeShown, type Waiting } from '../../learn/rules/waiting.ts'
import { answerProposals } from '../../proposals/answered.ts'
import type { ProjectPlace } from '../../store/identity.ts'
import { deskOf, type MemoryContext } from '../context.ts'
import { type Assent, assentIn, isAskedAbout } from '../turn/assent.ts'

/** What is to be told with a prompt, and what became of it once it is told. */
interface Doubtful {
  readonly lines: readonly string[]
  /** Those that say what became of something the agent proposed. */
  readonly done: readonly string[]
  markShown(): void
}

/**
 * What the person may have meant for good, for the agent that gets their next prompt: shown once, and never in a turn of its own. When
 * this prompt says yes to what the last one brought up, it becomes a memory; when it says no, it is not asked about again. The same for what
 * the agent proposed to do with something the person said.
 */
export function doubtfulLines(
  sql: Sql,
  event: EventOf<'UserPromptSubmit'>,
  context: MemoryContext,
  place: ProjectPlace,
): Doubtful {
  const { project } = place
  const assent = assentIn(event.prompt)
  const done = proposalsAnswered(sql, { assent, event, context, place })
  if (assent && done.length === 0) answer(sql, { assent, event, context, place })
  const told = toldAfterCompaction(sql, event.sessionId, context.now)
  // What comes back after a compaction comes alone: this waits for the next prompt.
  if (told.some(({ now }) => now === 1)) return { lines: done, done, markShown() {} }
  const waiting = toBeShown(sql, project, event.sessionId, context.now).filter(
    ({ text }) => !told.some(({ delta }) => delta.includes(text)),
  )
  const asked = (one: Waiting) => lineOf(one, event.sessionId)
  const lines = [...new Set(waiting.map(asked))].slice(0, MOST)
  // One line may stand for several of them.
  const keys = waiting.flatMap((one) => (lines.includes(asked(one)) ? [one.key] : []))
  return {
    lines: [...done, ...lines],
    done,
    markShown: () => markShown(sql, project, keys, event.sessionId, context.now),
  }
}

/** Not in its own words where a text that was pasted looks like one that was typed. */
function lineOf({ text, rule: { unclear, asked }, session }: Waiting, now: string): string {
  if (isHarmful(text)) return session === now ? HARMFUL : HARMFUL_BEFORE
  if (unclear) return session === now ? UNCLEAR : UNCLEAR_BEFORE
  const where = session === now ? 'earlier in this session' : 'in an earlier session'
  // A question is not shortened into what it asks about.
  if (asked !== undefined)
    return `- Asked by the user ${where} and not settled: ${asked} If it fits in, ask whether that is to hold always; do not take it for granted.`
  // What was put as a thought is kept without how unsure it was: no quotation.
  const rule = text.replace(/[.。!！]+$/, '')
  return `- Perhaps meant for good, said by the user ${where} in these or less certain words, and not saved: ${rule}. If it fits in, ask whether it always holds; do not take it for granted.`
}

const HARMFUL =
  '- A prompt of this session has a standing order that would do harm if somebody else had written it (something from the net is run, something is sent out, a check is off, or credentials are used). It was not saved and holds for no later work; if the user wants it for good, they say "save that".'
const UNCLEAR =
  '- A prompt of this session lays down rules in a text that may be pasted. None was saved; if the user wants them for good, they say "save that".'

/** Who did not see it says no yes to it: it is to be read first. */
const TO_BE_READ =
  'None of it was saved. The user can read it with `throughline memory list --waiting` and keep it with `throughline memory confirm`; mention it once.'
const HARMFUL_BEFORE = `- A prompt of an earlier session has a standing order or a leave that would do harm if somebody else had written it. ${TO_BE_READ}`
const UNCLEAR_BEFORE = `- A prompt of an earlier session lays down rules in a text that may be pasted. ${TO_BE_READ}`

/** What was put back after the compactions of this session, and whether that happens with this very prompt. */
function toldAfterCompaction(sql: Sql, session: string, now: number): { delta: string; now: number }[] {
  return sql.all(
    `SELECT delta, (waiting = 1 OR delivered_at = ?) IS 1 AS now FROM compactions WHERE session = ? AND agent = '' ORDER BY id DESC LIMIT 3`,
    now,
    session,
  )
}

interface Answered {
  readonly assent: Assent | undefined
  readonly event: EventOf<'UserPromptSubmit'>
  readonly context: MemoryContext
  readonly place: ProjectPlace
}

interface Answer extends Answered {
  readonly assent: Assent
}

/** What became of what the agent proposed is for it to know. */
function proposalsAnswered(sql: Sql, { assent, event, context, place }: Answered): string[] {
  const isNo = assent === 'no' || REFUSES.test(event.prompt)
  if (!assent && !isNo) return []
  const last = lastTurn(sql, event.sessionId, context.now)
  return answerProposals(deskOf(context, sql), {
    project: place.project,
    session: event.sessionId,
    answer: isNo ? 'no' : 'yes',
    message: last.message ?? '',
    since: last.since,
  })
}

/** To drop what was asked about a no is enough, whatever follows. */
const REFUSES = /^(?:no\b|nope|nah|don['’]?t|do not|never|keep|leave|rather not|better not|不|[别別]|保留|留[着著])/i

function answer(sql: Sql, { assent, event, context, place }: Answer): void {
  const { project } = place
  const shown = shownIn(sql, project, event.sessionId)
  const last = lastTurn(sql, event.sessionId, context.now)
  // A mere yes is one to what the last prompt said or brought up; later it is one to something else.
  const fresh = [
    ...shown.filter(({ shownAt }) => (shownAt ?? 0) >= last.since),
    ...saidLast(sql, event, context, place),
  ]
  if (assent === 'no') {
    for (const one of fresh)
      if (isAskedAbout(last.message, one.text) !== 'something-else') refuseWaiting(sql, project, one)
    return
  }
  const isForGood = assent === 'saves' || assent === 'holds'
  const meant = isForGood ? new Set([...shown, ...fresh]) : fresh
  const confirmed = [...meant].filter(
    (one) =>
      (isForGood || isMeant(assent, isAskedAbout(last.message, one.text))) &&
      // A mere "yes" may answer something else, and of an earlier session nobody has it before their eyes.
      ((assent === 'saves' && one.session === event.sessionId) || !(isHarmful(one.text) || one.rule.unclear)),
  )
  confirmWaiting(deskOf(context, sql), place, confirmed)
}

/** A yes needs no question; what goes on with something else, and a mere ok, answer one. */
function isMeant(assent: Assent, asked: ReturnType<typeof isAskedAbout>): boolean {
  return asked === 'asked' || (assent === 'yes' && asked === 'nothing-asked')
}

/** What the agent said last, and when the prompt before this one came. */
function lastTurn(sql: Sql, session: string, now: number): { message: string | undefined; since: number } {
  const stop = sql.get<{ message: string | null }>(
    "SELECT data ->> '$.message' AS message FROM timeline WHERE session = ? AND type = 'session:stop' ORDER BY id DESC LIMIT 1",
    session,
  )
  const prompt = sql.get<{ at: number }>(
    "SELECT at FROM timeline WHERE session = ? AND type = 'prompt:submit' AND at < ? ORDER BY id DESC LIMIT 1",
    session,
    now,
  )
  return { message: stop?.message ?? undefined, since: prompt?.at ?? 0 }
}

/** What waits of the newest prompt and nobody was shown yet: whoever answers right below it needs no showing. */
function saidLast(
  sql: Sql,
  { sessionId }: EventOf<'UserPromptSubmit'>,
  { now }: MemoryContext,
  { project }: ProjectPlace,
): Waiting[] {
  const waiting = toBeShown(sql, project, sessionId, now).filter(({ session }) => session === sessionId)
  const newest = Math.max(...waiting.map(({ prompt }) => prompt))
  return waiting.filter(({ prompt }) => prompt === newest)
}

const MOST = 2
