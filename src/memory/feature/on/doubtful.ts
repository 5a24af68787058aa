import { isHarmful } from '../../../base/typed/harmful.ts'
import type { EventOf } from '../../../protocol/event.ts'
import type { SessionDigest } from '../../../protocol/ports.ts'
import type { Sql } from '../../../storage/sql.ts'
import type { Lesson } from '../../learn/learn.ts'
import { keepRule } from '../../learn/rules/keep-rules.ts'
import { markShown, shownIn, stopWaiting, toBeShown, type Waiting } from '../../learn/rules/waiting.ts'
import { lastSequence } from '../../learn/sequence.ts'
import type { ProjectPlace } from '../../store/identity.ts'
import { deskOf, type MemoryContext } from '../context.ts'

/**
 * What the person may have meant for good, for the agent that gets their next prompt: shown once, and never in a turn of its own. When
 * this prompt says yes to what the last one brought up, it becomes a memory.
 */
export function doubtfulLines(
  sql: Sql,
  event: EventOf<'UserPromptSubmit'>,
  context: MemoryContext,
  place: ProjectPlace,
): string[] {
  const { project } = place
  if (CONFIRMS.test(event.prompt.slice(0, 80)) || SAVES_ONLY.test(event.prompt)) confirm(sql, event, context, place)
  const told = toldAfterCompaction(sql, event.sessionId, context.now)
  // What comes back after a compaction comes alone: this waits for the next prompt.
  if (told.some(({ now }) => now === 1)) return []
  const waiting = toBeShown(sql, project, event.sessionId, MOST_WAITING).filter(
    ({ text }) => !told.some(({ delta }) => delta.includes(text)),
  )
  const lines = [...new Set(waiting.map(asked))].slice(0, MOST)
  if (lines.length === 0) return []
  // One line may stand for several of them.
  const keys = waiting.flatMap((one) => (lines.includes(asked(one)) ? [one.key] : []))
  markShown(sql, project, keys, event.sessionId, context.now)
  return lines
}

/** Not in its own words where a text that was pasted looks like one that was typed. */
function asked({ text, rule }: Waiting): string {
  if (isHarmful(text)) return HARMFUL
  if (rule.unclear) return UNCLEAR
  return `- Perhaps meant for good, said by the user earlier in this session and not saved: "${text}". If it fits in, ask whether it always holds; do not take it for granted.`
}

const HARMFUL =
  '- A prompt of this session has a standing order that would do harm if somebody else had written it (something from the net is run, something is sent out, a check is off, or credentials are used). It was not saved and holds for no later work; if the user wants it for good, they say "save that".'
const UNCLEAR =
  '- A prompt of this session lays down rules in a text that may be pasted. None was saved; if the user wants them for good, they say "save that".'

/** What was put back after the compactions of this session, and whether that happens with this very prompt. */
function toldAfterCompaction(sql: Sql, session: string, now: number): { delta: string; now: number }[] {
  return sql.all(
    `SELECT delta, (waiting = 1 OR delivered_at = ?) IS 1 AS now FROM compactions WHERE session = ? AND agent = '' ORDER BY id DESC LIMIT 3`,
    now,
    session,
  )
}

function confirm(sql: Sql, event: EventOf<'UserPromptSubmit'>, context: MemoryContext, place: ProjectPlace): void {
  const desk = deskOf(context, sql)
  const digest: SessionDigest = { ...EMPTY_DIGEST, session: event.sessionId, at: context.now }
  const lesson: Lesson = { desk, place, digest, seq: lastSequence(desk, place.project) + 1, imported: false }
  const shown = shownIn(sql, place.project, event.sessionId)
  const meant = SAVES_ONLY.test(event.prompt) ? [...shown, ...saidLast(sql, event, place)] : shown
  for (const { text, rule } of meant) {
    // A mere "yes" may answer something else.
    if ((isHarmful(text) || rule.unclear) && !SAVES.test(event.prompt.slice(0, 80))) continue
    keepRule(lesson, { ...rule, sure: true })
    stopWaiting(lesson, text)
  }
}

/** What waits of the newest prompt and nobody was shown yet: whoever says "save that" right below it needs no showing. */
function saidLast(sql: Sql, { sessionId }: EventOf<'UserPromptSubmit'>, { project }: ProjectPlace): Waiting[] {
  const waiting = toBeShown(sql, project, sessionId, MOST_WAITING)
  const newest = Math.max(...waiting.map(({ prompt }) => prompt))
  return waiting.filter(({ prompt }) => prompt === newest)
}

/** Of a session that has come to nothing yet. */
export const EMPTY_DIGEST: SessionDigest = {
  session: '',
  at: 0,
  cwd: '',
  goals: [],
  files: [],
  commands: [],
  constraints: [],
  rules: [],
  decisions: [],
  deadEnds: [],
  repairs: [],
  done: [],
  open: [],
  names: [],
  early: [],
}
const MOST = 2
const MOST_WAITING = 20
const SAVES = /\b(?:remember|save) (?:that|it|this|them|those|these)\b|[記记](?:住|下)/i
/** That and nothing else: "save that file" is about a file. */
const SAVES_ONLY =
  /^\s*(?:(?:yes|yeah|yep|ok|okay|please|pls)[,.!]? )*(?:remember|save) (?:that|it|this|them|those|these)(?: (?:one|rule|too|please|pls|for (?:good|later|next time|the future)))*[.!]*\s*$|^\s*(?:[对對好是嗯]的?[，,。 ]*)?(?:[请請]|麻[烦煩])?(?:[你帮幫]我?)?(?:把?[这這那](?:[个個条條]|些)?)?(?:都|也)?[记記](?:住|下)(?:[来來]|[这這那]?[个個条條]|它|吧)*[。！!]*\s*$/i
const CONFIRMS =
  /^\s*(?:yes|yeah|yep|right|correct|exactly|always|remember (?:that|it|this)|save (?:that|it|this|them|those|these)|it always holds)\b|^\s*(?:對|对|是的?[，。,\s]|沒錯|没错|記住|记住|記下|记下|以後都|以后都|一直都)/i
