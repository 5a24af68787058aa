import { describe, expect, test } from 'bun:test'
import { type Chance, holds } from '../../test/lib/property.ts'
import { memoryStore } from '../../test/lib/store.ts'
import type { Sql } from '../storage/sql.ts'
import { append, type NewEntry, trim } from './record-event.ts'
import { latest, query, type TimelineEntry, type TimelineQuery } from './timeline.ts'
import { categoryOf, TIMELINE_TYPES, type TimelineType, timelineCategories } from './timeline-types.ts'

const TYPES = Object.keys(TIMELINE_TYPES) as TimelineType[]

function storeWith(...entries: (Partial<NewEntry> & { type: TimelineType })[]): Sql {
  const sql = memoryStore()
  for (const [at, entry] of entries.entries()) append(sql, { session: 's', agent: '', at, data: { n: at }, ...entry })
  return sql
}

const numbers = (sql: Sql, wanted: TimelineQuery) => query(sql, wanted).map(({ data }) => data.n)

describe('append', () => {
  test('S0.36: what is written is read back whole', () => {
    const sql = memoryStore()
    const entry: NewEntry = {
      session: 's',
      agent: 'a',
      at: 7,
      type: 'tool:start',
      data: { tool: 'Bash', input: { a: ['漢', null] } },
    }
    expect(append(sql, entry)).toBe(1)
    expect(query(sql, {})).toEqual([{ id: 1, ...entry }])
  })

  test('S0.36: a type nobody registered throws and writes nothing', () => {
    const sql = memoryStore()
    const type = 'session:nonsense' as TimelineType
    expect(() => append(sql, { session: 's', agent: '', at: 1, type, data: {} })).toThrow(
      'unknown timeline type session:nonsense',
    )
    expect(query(sql, {})).toEqual([])
  })

  test('every registered type can be written', () => {
    const sql = storeWith(...TYPES.map((type) => ({ type })))
    expect(query(sql, {}).map(({ type }) => type)).toEqual(TYPES)
  })
})

describe('S0.37: query', () => {
  const sql = storeWith(
    { type: 'session:start' },
    { type: 'tool:start' },
    { type: 'tool:complete' },
    { type: 'tool:start', session: 'other' },
    { type: 'tool:start', agent: 'sub' },
    { type: 'session:stop' },
  )
  const CASES: readonly [name: string, wanted: TimelineQuery, expected: number[]][] = [
    ['everything, oldest first', {}, [0, 1, 2, 3, 4, 5]],
    ['the newest two, still oldest first', { limit: 2 }, [4, 5]],
    ['none', { limit: 0 }, []],
    ['more than there are', { limit: 100 }, [0, 1, 2, 3, 4, 5]],
    ['one session', { session: 'other' }, [3]],
    ['one agent', { session: 's', agent: 'sub' }, [4]],
    ['the main thread only', { session: 's', agent: '' }, [0, 1, 2, 5]],
    ['one type', { types: ['tool:start'] }, [1, 3, 4]],
    ['several types', { types: ['tool:complete', 'session:stop'] }, [2, 5]],
    ['no type at all', { types: [] }, []],
    ['a category', { category: 'session' }, [0, 5]],
    ['a category and a type in it', { category: 'tool', types: ['tool:complete', 'session:stop'] }, [2]],
    ['a category and a type outside it', { category: 'tool', types: ['session:stop'] }, []],
    ['since a moment, that moment included', { since: 4 }, [4, 5]],
    ['after an entry, that entry excluded', { after: 4 }, [4, 5]],
    ['the newest of a type in a session', { session: 's', types: ['tool:start'], limit: 1 }, [4]],
    ['a session nobody had', { session: "' OR 1=1 --" }, []],
  ]
  test.each(CASES)('%s', (_, wanted, expected) => expect(numbers(sql, wanted)).toEqual(expected))
})

test('S0.37: a page is what came before an entry, the first ones are the oldest, and what stands in an entry is found', () => {
  const sql = storeWith(...Array.from({ length: 6 }, () => ({ type: 'tool:start' as const })))
  append(sql, {
    session: 's',
    agent: '',
    at: 9,
    type: 'tool:failure',
    data: { n: 6, error: 'Cannot find "x"\n資料庫' },
  })
  expect(numbers(sql, { before: 5, limit: 2 })).toEqual([2, 3])
  expect(numbers(sql, { after: 2, first: 2 })).toEqual([2, 3])
  expect(numbers(sql, { find: 'cannot FIND "X"' })).toEqual([6])
  expect(numbers(sql, { find: '資料庫' })).toEqual([6])
  expect(numbers(sql, { find: 'elsewhere' })).toEqual([])
})

test('S0.37: latest is the newest of its type in its session, or nothing', () => {
  const sql = storeWith({ type: 'tool:start' }, { type: 'tool:start', session: 'other' }, { type: 'tool:failure' })
  expect(latest(sql, 's', 'tool:start')?.data).toEqual({ n: 0 })
  expect(latest(sql, 'other', 'tool:start')?.data).toEqual({ n: 1 })
  expect(latest(sql, 's', 'session:end')).toBeUndefined()
})

describe('S0.37: trim', () => {
  const filled = () =>
    storeWith(
      ...Array.from({ length: 10 }, (_, n) => ({ type: 'tool:start' as const, session: n % 2 ? 'odd' : 'even' })),
    )

  test('keeps the newest of one session and leaves the others alone', () => {
    const sql = filled()
    expect(trim(sql, 'even', 2)).toBe(3)
    expect(numbers(sql, {})).toEqual([1, 3, 5, 6, 7, 8, 9])
  })

  test.each([5, 6, 2000])('a session of 5 with room for %i loses nothing', (keep) => {
    const sql = filled()
    expect(trim(sql, 'even', keep)).toBe(0)
    expect(numbers(sql, {})).toHaveLength(10)
  })
})

describe('for any timeline', () => {
  const entry = (chance: Chance, at: number): NewEntry => ({
    session: chance.pick(['s', 't']),
    agent: chance.pick(['', 'sub']),
    at,
    type: TYPES[chance.below(TYPES.length)] ?? 'tool:start',
    data: { text: chance.text(5).toWellFormed() },
  })

  test('a query is a filter and then the newest N', () =>
    holds({
      seed: 20_260_310,
      rounds: 200,
      make: (chance) => ({
        entries: Array.from({ length: chance.below(40) }, (_, at) => entry(chance, at)),
        category: timelineCategories()[chance.below(timelineCategories().length)] ?? 'tool',
        limit: chance.below(10),
      }),
      check: ({ entries, category, limit }) => {
        const sql = storeWith(...entries)
        const fits = entries.filter(({ session, type }) => session === 's' && categoryOf(type) === category)
        const found = query(sql, { session: 's', category, limit }).map(({ id, ...rest }) => rest)
        sql.close()
        expect(found).toEqual(limit === 0 ? [] : fits.slice(-limit))
      },
    }))

  test('trimming keeps the newest of the session, in order, and twice is once', () =>
    holds({
      seed: 20_260_311,
      rounds: 200,
      make: (chance) => ({
        entries: Array.from({ length: chance.below(30) }, (_, at) => entry(chance, at)),
        keep: 1 + chance.below(12),
      }),
      check: ({ entries, keep }) => {
        const sql = storeWith(...entries)
        const own = query(sql, { session: 's' })
        const others = query(sql, { session: 't' })
        const isTool = ({ type }: TimelineEntry) => type.startsWith('tool:')
        const kept = new Set([...own.filter(isTool).slice(-keep), ...own.filter((e) => !isTool(e)).slice(-keep)])
        expect(trim(sql, 's', keep)).toBe(own.length - kept.size)
        expect(query(sql, { session: 's' })).toEqual(own.filter((entry) => kept.has(entry)))
        expect(query(sql, { session: 't' })).toEqual(others)
        expect(trim(sql, 's', keep)).toBe(0)
        sql.close()
      },
    }))
})
