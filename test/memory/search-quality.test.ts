import { describe, expect, test } from 'bun:test'
import { search } from '../../src/memory/search.ts'
import { create } from '../../src/memory/store.ts'
import { openStore } from '../../src/storage/open.ts'
import { ENGLISH_MEMORIES, ENGLISH_QUERIES } from './search-set-en.ts'
import { CHINESE_MEMORIES, CHINESE_QUERIES } from './search-set-zh.ts'

const NOW = 1_770_000_000_000
const sql = openStore(':memory:', { busyTimeoutMs: 100 })
const desk = { sql, now: NOW, redact: { text: (text: string) => text, deep: <T>(value: T) => value } }

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|') as [string, string])
const memories = [...lines(ENGLISH_MEMORIES), ...lines(CHINESE_MEMORIES)]
const english = lines(ENGLISH_QUERIES)
const chinese = lines(CHINESE_QUERIES)

// The URI says nothing: only the text is searched.
const keys = new Map<string, string>()
for (const [at, [key, content]] of memories.entries()) {
  const uri = `project://m/${at}`
  keys.set(uri, key)
  create(desk, { project: 'p', uri, content, trust: 'user', author: 'user' })
}

interface Quality {
  recall: number
  mrr: number
  missed: string[]
}

function quality(queries: readonly (readonly [string, string])[]): Quality {
  let recall = 0
  let mrr = 0
  const missed: string[] = []
  for (const [query, answers] of queries) {
    const right = answers.split(',')
    const found = search(sql, { text: query, projects: ['p'], now: NOW, most: 5 }).map(
      ({ memory }) => keys.get(memory.uri) ?? '',
    )
    const share = right.filter((key) => found.includes(key)).length / right.length
    const first = found.findIndex((key) => right.includes(key))
    recall += share
    mrr += first === -1 ? 0 : 1 / (first + 1)
    if (share < 1) missed.push(`${query}: ${found.join(' ')}`)
  }
  return { recall: recall / queries.length, mrr: mrr / queries.length, missed }
}

describe('search on memories and queries written for the purpose', () => {
  test('the set is large enough, and every answer is one of its memories', () => {
    expect(memories.length).toBeGreaterThanOrEqual(300)
    expect(english.length + chinese.length).toBeGreaterThanOrEqual(120)
    const known = new Set(memories.map(([key]) => key))
    expect(known.size).toBe(memories.length)
    expect(
      [...english, ...chinese].flatMap(([, answers]) => answers.split(',')).filter((key) => !known.has(key)),
    ).toEqual([])
  })

  test.each([
    { name: 'all of it', queries: [...english, ...chinese] },
    { name: 'the Chinese half', queries: chinese },
    { name: 'the English half', queries: english },
  ])('$name: recall@5 at least 0.9 and MRR at least 0.75', ({ queries }) => {
    const { recall, mrr, missed } = quality(queries)
    expect({ recall: recall >= 0.9, mrr: mrr >= 0.75, missed: recall >= 0.9 && mrr >= 0.75 ? [] : missed }).toEqual({
      recall: true,
      mrr: true,
      missed: [],
    })
    console.log(`recall@5 ${recall.toFixed(3)}, MRR ${mrr.toFixed(3)}; missed: ${missed.join(' | ')}`)
  })

  test.each([
    ['two characters', '連線', '庫1'],
    ['one word of a name', 'otp', 'auth4'],
    ['a name written otherwise', 'handle payment webhook', 'pay3'],
    ['a name with underscores', 'handle_payment_webhook', 'pay3'],
    ['a piece of a name', 'ntractPric', 'price4'],
    ['another form of the word', 'retrying jobs', 'queue1'],
  ])('finds %s: %s', (_, query, key) => {
    const found = search(sql, { text: query, projects: ['p'], now: NOW, most: 5 }).map(({ memory }) =>
      keys.get(memory.uri),
    )
    expect(found).toContain(key)
  })
})
