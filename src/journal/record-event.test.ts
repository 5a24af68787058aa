import { describe, expect, test } from 'bun:test'
import { journalRow, memoryStore } from '../../test/lib/store.ts'
import type { Sql } from '../storage/sql.ts'
import { count, forgetOldKeys, type JournalRow, recordEvent } from './record-event.ts'
import { query } from './timeline.ts'

/** Takes rows one after another, each when its process is done, and says which were doubles. */
function taken(sql: Sql, ...rows: (Partial<JournalRow> & { doneAt?: number })[]): string[] {
  return rows.map(({ doneAt, ...own }) => {
    const row = journalRow(own)
    return recordEvent(sql, row, doneAt ?? row.startedAt + 10).kind
  })
}

const counted = (sql: Sql, name: string) =>
  sql.get<{ count: number }>('SELECT count FROM counters WHERE name = ?', name)?.count ?? 0

const sessionOf = (sql: Sql, session = 's', agent = '') =>
  sql.get<Record<string, unknown>>('SELECT * FROM sessions WHERE session = ? AND agent = ?', session, agent)

describe('the same happening reported twice', () => {
  const stop = { type: 'session:stop', key: 'stop' } as const
  const compact = { type: 'session:compact', key: 'compact' } as const
  const start = { type: 'session:start', key: 'start', lifecycle: 'start' } as const
  const tool = { type: 'tool:start', key: 'tool', keyIsUnique: true } as const

  const CASES: readonly [name: string, rows: Parameters<typeof taken>[1][], expected: string][] = [
    ['two processes of one moment report one happening', [stop, stop], 'new double'],
    ['three installations report it three times', [stop, stop, stop], 'new double double'],
    [
      'a process that started while the first one worked is a double',
      [
        { ...stop, doneAt: 1100 },
        { ...stop, startedAt: 1099 },
      ],
      'new double',
    ],
    [
      'a process that started just after the first was done is a double',
      [
        { ...stop, doneAt: 1100 },
        { ...stop, startedAt: 1120 },
      ],
      'new double',
    ],
    [
      'a genuine second Stop, later, is not a double',
      [
        { ...stop, doneAt: 1100 },
        { ...stop, startedAt: 1200 },
      ],
      'new new',
    ],
    [
      'a genuine second Stop after something else is not a double',
      [stop, { type: 'prompt:submit' }, stop],
      'new new new',
    ],
    ['a second compaction in one turn is not a double', [compact, { type: 'session:recover' }, compact], 'new new new'],
    ['events of a subagent do not come between', [stop, { type: 'tool:start', agent: 'sub' }, stop], 'new new double'],
    [
      'events of another session do not come between',
      [stop, { type: 'tool:start', session: 't' }, stop],
      'new new double',
    ],
    ['a tool call with the same id is a double seconds later', [tool, { ...tool, startedAt: 9000 }], 'new double'],
    ['a tool call that was put off comes again in earnest', [tool, { ...tool, startedAt: 9_000_000 }], 'new new'],
    ['a tool call with the same id is a double whatever came between', [tool, stop, tool], 'new new double'],
    ['a session that starts twice in a row starts once', [start, { ...start, startedAt: 4000 }], 'new double'],
    [
      'a session that is started again after it ended is not a double',
      [start, { type: 'session:end', lifecycle: 'end' }, { ...start, startedAt: 4000 }],
      'new new new',
    ],
    ['different keys are different happenings', [stop, { ...stop, key: 'other' }], 'new new'],
  ]
  test.each(CASES)('%s', (_, rows, expected) => expect(taken(memoryStore(), ...rows).join(' ')).toBe(expected))

  test('a double is counted for its host and leaves no other trace', () => {
    const sql = memoryStore()
    taken(sql, stop)
    const before = [query(sql, {}), sessionOf(sql)]
    taken(sql, stop, stop)
    expect([query(sql, {}), sessionOf(sql)]).toEqual(before)
    expect(counted(sql, 'double:claude-code')).toBe(2)
  })

  test('after a genuine second one its own double is known too', () => {
    const later = { ...stop, startedAt: 5000 }
    expect(taken(memoryStore(), stop, stop, later, later)).toEqual(['new', 'double', 'new', 'double'])
  })
})

describe('the session record', () => {
  test('the first event makes it', () => {
    const sql = memoryStore()
    const own = { at: 1000, cwd: '/app/sub', transcript: '/t.jsonl', agentType: 'Explore', agent: 'a1' }
    expect(recordEvent(sql, journalRow(own), 1000)).toEqual({ kind: 'new', entry: 1, epoch: 0, count: 1 })
    expect(sessionOf(sql, 's', 'a1')).toEqual({
      session: 's',
      agent: 'a1',
      host: 'claude-code',
      agent_type: 'Explore',
      project: '/app',
      cwd: '/app/sub',
      transcript: '/t.jsonl',
      epoch: 0,
      started_at: 1000,
      last_at: 1000,
      ended_at: null,
      end_reason: null,
      events: 1,
    })
  })

  test('later events move it on: place, time and count; what they do not know stays', () => {
    const sql = memoryStore()
    taken(
      sql,
      { at: 1000, transcript: '/t.jsonl', agentType: 'Explore' },
      { at: 3000, cwd: '/app/b', project: '/elsewhere' },
    )
    expect(sessionOf(sql)).toMatchObject({
      started_at: 1000,
      last_at: 3000,
      cwd: '/app/b',
      project: '/app',
      transcript: '/t.jsonl',
      agent_type: 'Explore',
      events: 2,
    })
  })

  test('a clock that goes back does not take the session back', () => {
    const sql = memoryStore()
    taken(sql, { at: 5000 }, { at: 10 })
    expect(sessionOf(sql)).toMatchObject({ started_at: 5000, last_at: 5000, events: 2 })
    expect(query(sql, {}).map(({ at }) => at)).toEqual([5000, 10])
  })

  test('it ends with its reason, and an event after the end opens it again', () => {
    const sql = memoryStore()
    taken(sql, {}, { lifecycle: 'end', reason: 'logout', at: 2000 })
    expect(sessionOf(sql)).toMatchObject({ ended_at: 2000, end_reason: 'logout' })
    taken(sql, { lifecycle: 'start', at: 3000 })
    expect(sessionOf(sql)).toMatchObject({ ended_at: null, end_reason: null, started_at: 1000 })
  })

  test('the end of a subagent is not the end of its session', () => {
    const sql = memoryStore()
    taken(sql, {}, { agent: 'sub' }, { agent: 'sub', lifecycle: 'end', reason: 'other' })
    expect(sessionOf(sql)).toMatchObject({ ended_at: null })
  })
})

describe('the epoch', () => {
  test('counts the compactions that happened, not those that were announced', () => {
    const sql = memoryStore()
    taken(sql, { type: 'session:compact' }, { type: 'session:compact' })
    expect(sessionOf(sql)).toMatchObject({ epoch: 0 })
    expect(recordEvent(sql, journalRow({ type: 'session:recover', lifecycle: 'compact' }), 1)).toMatchObject({
      epoch: 1,
      count: 3,
    })
    expect(recordEvent(sql, journalRow({ type: 'session:summary' }), 1)).toMatchObject({ epoch: 1, count: 4 })
    expect(recordEvent(sql, journalRow({ type: 'session:recover', lifecycle: 'compact' }), 1)).toMatchObject({
      epoch: 2,
    })
  })

  test('a compaction reported twice is one', () => {
    const sql = memoryStore()
    const recover = { type: 'session:recover', lifecycle: 'compact', key: 'k' } as const
    taken(sql, recover, recover)
    expect(sessionOf(sql)).toMatchObject({ epoch: 1 })
  })

  test('a session first seen after its compaction is in its first epoch', () => {
    expect(recordEvent(memoryStore(), journalRow({ lifecycle: 'compact' }), 1)).toMatchObject({ epoch: 1, count: 1 })
  })

  test('a subagent has its own', () => {
    const sql = memoryStore()
    taken(sql, {}, { agent: 'sub', lifecycle: 'compact' }, { agent: 'sub', lifecycle: 'compact' })
    expect([sessionOf(sql), sessionOf(sql, 's', 'sub')]).toMatchObject([{ epoch: 0 }, { epoch: 2 }])
  })
})

test('a row of an unknown type throws, and the transaction around it leaves nothing', () => {
  const sql = memoryStore()
  const bad = journalRow({ type: 'nonsense' as JournalRow['type'] })
  expect(() => sql.transaction(() => recordEvent(sql, bad, 1))).toThrow('unknown timeline type')
  expect([sessionOf(sql), query(sql, {}), sql.all('SELECT * FROM once')]).toEqual([undefined, [], []])
})

test('old keys are forgotten, newer ones are not', () => {
  const sql = memoryStore()
  taken(sql, { key: 'old', doneAt: 100 }, { key: 'new', doneAt: 200 })
  expect(forgetOldKeys(sql, 200)).toBe(1)
  expect(sql.all('SELECT key FROM once')).toEqual([{ key: 'new' }])
})

test('a counter starts at one and remembers when it last moved', () => {
  const sql = memoryStore()
  count(sql, 'x', 5)
  count(sql, 'x', 9)
  expect(sql.all('SELECT * FROM counters')).toEqual([{ name: 'x', count: 2, last_at: 9 }])
})
