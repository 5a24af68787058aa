import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { journalRow, memoryStore } from '../../test/lib/store.ts'
import { tempFolders } from '../../test/lib/temp.ts'
import { recordEvent } from '../journal/record-event.ts'
import { openStore } from './open.ts'
import { inTransaction, pragmas, type Sql } from './sql.ts'

const folder = tempFolders()
const names = (sql: Sql) => sql.all<{ name: string }>('SELECT name FROM counters ORDER BY name').map(({ name }) => name)
const add = (sql: Sql, name: string) => sql.run('INSERT INTO counters VALUES (?, 1, 1)', name)

describe('the pragmas of a connection', () => {
  const CASES: readonly [options: Parameters<typeof pragmas>[0], expected: string][] = [
    [{ busyTimeoutMs: 165.7 }, 'PRAGMA busy_timeout = 165; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;'],
    [{ busyTimeoutMs: -5 }, 'PRAGMA busy_timeout = 0; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;'],
    [{ busyTimeoutMs: 10, readonly: true }, 'PRAGMA busy_timeout = 10;'],
  ]
  test.each(CASES)('%j', (options, expected) => expect(pragmas(options)).toBe(expected))
})

describe('a transaction', () => {
  test('keeps what was done and says what the work said', () => {
    const sql = memoryStore()
    expect(sql.transaction(() => add(sql, 'a').changes)).toBe(1)
    expect(names(sql)).toEqual(['a'])
  })

  test('that fails leaves nothing, says why, and the next one works', () => {
    const sql = memoryStore()
    const work = () => {
      add(sql, 'a')
      throw new Error('half way')
    }
    expect(() => sql.transaction(work)).toThrow('half way')
    sql.transaction(() => add(sql, 'b'))
    expect(names(sql)).toEqual(['b'])
  })

  test('says its own failure and not that of taking it back', () => {
    const script = (text: string) => {
      if (text !== 'BEGIN IMMEDIATE') throw new Error(`${text} failed`)
    }
    expect(() => inTransaction(script, () => 1)).toThrow('COMMIT failed')
  })

  test('holds the write lock from its first moment, and others are told when their wait is over', () => {
    const path = join(folder(), 'locked.db')
    const [one, two] = [openStore(path, { busyTimeoutMs: 0 }), openStore(path, { busyTimeoutMs: 30 })]
    one.transaction(() => expect(() => two.transaction(() => add(two, 'two'))).toThrow('locked'))
    two.transaction(() => add(two, 'two'))
    expect(names(one)).toEqual(['two'])
    one.close()
    two.close()
  })
})

test('a store that may not grow refuses, loses nothing of what it had, and goes on when there is room', () => {
  const path = join(folder(), 'full.db')
  const sql = openStore(path, { busyTimeoutMs: 100 })
  const row = (n: number) => journalRow({ key: `k${n}`, data: { text: 'x'.repeat(2000) } })
  const takeOne = (n: number) => sql.transaction(() => recordEvent(sql, row(n), n))
  sql.script('PRAGMA max_page_count = 20')
  let kept = 0
  expect(() => {
    for (; kept < 1000; kept++) takeOne(kept)
  }).toThrow('full')
  expect(kept).toBeGreaterThan(0)
  const entries = () => sql.get<{ n: number }>('SELECT count(*) AS n FROM timeline')?.n
  expect(entries()).toBe(kept)
  expect(sql.get<object>('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' })
  sql.script('PRAGMA max_page_count = 2000')
  expect(takeOne(kept)).toMatchObject({ kind: 'new', count: kept + 1 })
  sql.close()
})
