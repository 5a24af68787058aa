import * as cold from '../../base/cold.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'

/** Who was told something: a session's main thread or one of its subagents, in one epoch. */
export interface Listener {
  readonly session: string
  readonly agent: string
  readonly epoch: number
}

export interface Injection {
  /** The same key is not told twice in an epoch. */
  readonly key: string
  readonly memory: number | null
  readonly text: string
  readonly reason: string
}

export function memoryKey(id: number): string {
  return `m:${id}`
}

export function wasTold(sql: Sql, { session, agent, epoch }: Listener, key: string): boolean {
  return (
    sql.get(
      'SELECT 1 AS told FROM memory_injections WHERE session = ? AND agent = ? AND epoch = ? AND key = ?',
      session,
      agent,
      epoch,
      key,
    ) !== undefined
  )
}

/** What a listener has before it that a memory may say again: `key` and `memory` where a hook told it. */
export interface InContext {
  readonly key: string
  readonly memory: number | null
  readonly text: string
}

/**
 * Everything that stands in a listener's context of the present epoch and came through a hook: what was told, what was put back when the
 * epoch began, and what the person typed since.
 */
export function heardSoFar(sql: ReadSql, { session, agent, epoch }: Listener): InContext[] {
  return sql.all(
    `SELECT key, memory, text FROM memory_injections WHERE session = ?1 AND agent = ?2 AND epoch = ?3
     UNION ALL SELECT '', NULL, recovery || char(10) || delta FROM compactions WHERE session = ?1 AND agent = ?2 AND epoch = ?3
     UNION ALL SELECT '', NULL, data ->> '$.text' FROM (SELECT data FROM timeline
       WHERE session = ?1 AND ?2 = '' AND type = 'prompt:submit'
         AND at > coalesce((SELECT max(at) FROM compactions WHERE session = ?1 AND agent = ''), 0)
       ORDER BY id DESC LIMIT ${MOST_PROMPTS})`,
    session,
    agent,
    epoch,
  )
}

const MOST_PROMPTS = 40

/** Whether a memory was told, or somebody else said the same: a statement is not said twice, whatever it is called. */
export function wasHeard(
  heard: readonly InContext[],
  { id, content }: { readonly id: number; readonly content: string },
) {
  const words = statementIn(content)
  for (const { memory, text } of heard) if (memory === id || (words.length > 0 && hasAll(text, words))) return true
  return false
}

function hasAll(text: string | null, words: readonly string[]): boolean {
  for (const line of words) if (!text?.includes(line)) return false
  return true
}

/**
 * The words by which a statement is known again where it was cut short, line by line: a title alone is not what stands below it. None
 * where they are too few to tell.
 */
function statementIn(content: string): string[] {
  const words: string[] = []
  let length = 0
  for (let from = 0; from < content.length && from < LONGEST_STATEMENT; ) {
    let next = content.indexOf('\n', from)
    if (next < 0) next = content.length
    let end = next
    if (end > LONGEST_STATEMENT) end = LONGEST_STATEMENT
    while (end > from && ENDS.includes(content[end - 1] ?? '')) end--
    if (end > from) words.push(content.slice(from, end))
    length += end - from
    from = next + 1
  }
  return length < SHORTEST && (length < SHORTEST_CHINESE || content.charCodeAt(0) < 0x2e80) ? [] : words
}

const ENDS = ' .。!！;；:：,，'
const LONGEST_STATEMENT = 100
const SHORTEST = 12
const SHORTEST_CHINESE = 5

/** Whether a session's budget, which its subagents share, has room for this text. */
export function affords(sql: Sql, session: string, budget: number, text: string): boolean {
  return tokensOf(text) <= tokensLeft(sql, session, budget)
}

function tokensLeft(sql: Sql, session: string, budget: number): number {
  const spent = sql.get<{ n: number | null }>(
    'SELECT sum(tokens) AS n FROM memory_injections WHERE session = ?',
    session,
  )?.n
  return budget - (spent ?? 0)
}

/** Writes down what was told and why. `whole` is the text as it was told: what frames the lines is counted too. */
export function recordInjections(
  sql: Sql,
  to: Listener,
  { event, at, whole }: { readonly event: string; readonly at: number; readonly whole: string },
  injections: readonly Injection[],
): void {
  if (injections.length === 0) return
  // The first line bears what frames them all.
  let frame = tokensOf(whole)
  const rows: [string, number | null, string, number, number, string][] = []
  for (const { key, memory, text, reason } of injections) {
    const tokens = tokensOf(text)
    frame -= tokens
    rows.push([key, memory, text, text.length, tokens, reason])
  }
  const [first] = rows
  if (first && frame > 0) first[4] += frame
  const values: (string | number | null)[] = [to.session, to.agent, to.epoch, event, at]
  let places = ''
  for (const row of rows) {
    places += `${places === '' ? '' : ', '}(?1, ?2, ?3, ?4, ?5, ?, ?, ?, ?, ?, ?)`
    for (const value of row) values.push(value)
  }
  // One statement for all of them: each of its own would cost as much as the transaction.
  sql.run(
    `INSERT INTO memory_injections (session, agent, epoch, event, at, key, memory, text, characters, tokens, reason)
     VALUES ${places}`,
    ...values,
  )
  const ids = cold.filterMap(injections, ({ memory }) => memory ?? undefined)
  if (ids.length > 0) sql.run(`UPDATE memories SET uses = uses + 1, used_at = ? WHERE id IN (${ids.join(',')})`, at)
}

/** About how many tokens a text is: four letters to one, a Chinese character about one. */
export function tokensOf(text: string): number {
  let wide = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x2e80) continue
    wide++
    // A character of two halves is one.
    if (code >= 0xd800 && code < 0xdc00 && isSecondHalf(text.charCodeAt(at + 1))) at++
  }
  return wide + ((text.length - wide + 3) >> 2)
}

function isSecondHalf(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000
}

/** Several lines about one memory are one injection of it. */
export function onePerMemory<Said extends { memory: number; text: string }>(said: readonly Said[]): Said[] {
  const byMemory = new Map<number, Said>()
  for (const one of said) {
    const before = byMemory.get(one.memory)
    byMemory.set(one.memory, before ? { ...before, text: `${before.text}\n${one.text}` } : one)
  }
  return [...byMemory.values()]
}
