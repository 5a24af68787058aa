import type { EventName } from '../../protocol/event.ts'
import type { Sql } from '../../storage/sql.ts'
import type { Rule } from '../rule.ts'
import type { RulesContext } from './context.ts'

export interface SetRow {
  readonly id: number
  readonly stamp: string
  readonly files: number
  /** The times of the files, for a set of ordinary size. */
  readonly marks: string
}

export function setOf(sql: Sql, key: string): SetRow | undefined {
  return sql.get<SetRow>('SELECT id, stamp, files, marks FROM rule_sets WHERE place = ?', key)
}

/** A set of at most so many files is looked at whole by every hook. */
export const ORDINARY = 128
/** Of a larger one so many are looked at, besides all that could apply. */
export const PART = 32

/**
 * Whether a rule file was edited in place, which its folder does not show. A set of ordinary size is looked at whole. Of a
 * larger one: everything when a session or a turn begins, else what could apply to this event, and a part of the others.
 */
export function editedInPlace(
  set: SetRow,
  event: EventName,
  candidates: readonly Candidate[],
  context: RulesContext,
): boolean {
  if (set.files <= ORDINARY) return isStale(set.marks, context)
  if (candidates.some(({ path, modifiedAt, size }) => size >= 0 && context.modifiedAt(path) !== modifiedAt)) return true
  const parts = Math.ceil(set.files / PART)
  const whole = event === 'SessionStart' || event === 'UserPromptSubmit'
  const chosen = whole ? Array.from({ length: parts }, (_, part) => part) : [Math.floor(context.time()) % parts]
  return chosen.some((part) => isStale(marksOf(context.sql, set.id, part), context))
}

function isStale(marks: string, context: RulesContext): boolean {
  for (const [path, modifiedAt] of JSON.parse(marks) as (readonly [string, number])[])
    if (context.modifiedAt(path) !== modifiedAt) return true
  return false
}

function marksOf(sql: Sql, set: number, part: number): string {
  const found = sql.get<{ marks: string }>('SELECT marks FROM rule_marks WHERE set_id = ? AND part = ?', set, part)
  return found?.marks ?? '[]'
}

export interface Candidate {
  readonly path: string
  readonly modifiedAt: number
  /** Rules of a pack have no file of their own: their size is negative. */
  readonly size: number
  readonly rule: string
}

export interface Wanted {
  readonly event: EventName
  readonly tools: readonly string[]
  /** The programs that are called. */
  readonly words: readonly string[]
}

/** Whether any rule is there for an event and its tools: most of a large set is about others. */
export function hasAny(sql: Sql, set: number, { event, tools }: Pick<Wanted, 'event' | 'tools'>): boolean {
  return (
    sql.get(
      `SELECT 1 AS found FROM rule_index WHERE set_id = ? AND event = ? AND tool IN ('', ${marks(tools)}) LIMIT 1`,
      set,
      event,
      ...tools,
    ) !== undefined
  )
}

/** The rules that could apply, in the order in which they speak: priority, then path. */
export function candidatesFor(sql: Sql, set: number, { event, tools, words }: Wanted): Candidate[] {
  const ids = new Set<number>()
  for (let at = 0; at === 0 || at < words.length; at += MOST_WORDS) {
    const some = ['', ...words.slice(at, at + MOST_WORDS)]
    const rows = sql.all<{ id: number }>(
      `SELECT rule_id AS id FROM rule_index WHERE set_id = ? AND event = ? AND tool IN ('', ${marks(tools)}) AND word IN (${marks(some)})`,
      set,
      event,
      ...tools,
      ...some,
    )
    for (const { id } of rows) ids.add(id)
  }
  if (ids.size === 0) return []
  return sql.all<Candidate>(
    `SELECT path, modified_at AS modifiedAt, size, rule FROM rules WHERE rule IS NOT NULL AND id IN (SELECT value FROM json_each(?))
     ORDER BY priority DESC, path`,
    JSON.stringify([...ids]),
  )
}

const MOST_WORDS = 500

function marks(values: readonly string[]): string {
  return values.length > 0 ? `?${', ?'.repeat(values.length - 1)}` : "''"
}

/** Whether any rule is found by the program of a command. */
export function asksForPrograms(sql: Sql, set: number, { event, tools }: Pick<Wanted, 'event' | 'tools'>): boolean {
  return (
    sql.get(
      "SELECT 1 AS found FROM rule_index WHERE set_id = ? AND event = ? AND tool IN (SELECT value FROM json_each(?)) AND word > '' LIMIT 1",
      set,
      event,
      JSON.stringify(['', ...tools]),
    ) !== undefined
  )
}

export function rulesIn(candidates: readonly Candidate[]): Rule[] {
  return candidates.map(({ rule }) => JSON.parse(rule) as Rule)
}
