import { describe, expect, test } from 'bun:test'
import { searchMemories } from '../../src/memory/search/search.ts'
import { create } from '../../src/memory/store/store.ts'
import { openStore } from '../../src/storage/open.ts'

const NOW = 1_770_000_000_000
const PROJECTS = 20
const EACH = 200

const sql = openStore(':memory:', { busyTimeoutMs: 100 })
const desk = { sql, now: NOW, redact: { text: (text: string) => text, deep: <T>(value: T) => value } }
sql.transaction(() => {
  for (let n = 0; n < PROJECTS * EACH; n++) {
    create(desk, {
      project: `p${Math.floor(n / EACH)}`,
      uri: `${n % EACH === 9 ? 'workflow' : 'project'}://part/${n}`,
      content: `The cache of part ${n} is cleared nightly.`,
      tier: n % EACH === 7 ? 1 : 5,
      trust: 'user',
      author: 'user',
    })
  }
})

describe('a word that thousands of memories of other projects have', () => {
  test.each(['p0', 'p7', 'p19'])('is found in %s', (project) => {
    const hits = searchMemories(sql, { text: 'cache cleared', projects: [project], now: NOW })
    expect(hits).toHaveLength(10)
    expect(new Set(hits.map(({ memory }) => memory.project))).toEqual(new Set([project]))
  })

  test('is found in the one memory that a filter allows', () => {
    const query = { text: 'cache cleared', projects: ['p11'], now: NOW }
    expect(searchMemories(sql, { ...query, maxTier: 2 })).toMatchObject([
      { memory: { uri: `project://part/${11 * EACH + 7}` } },
    ])
    expect(searchMemories(sql, { ...query, namespace: 'workflow' })).toHaveLength(1)
    expect(searchMemories(sql, { ...query, namespace: 'user' })).toEqual([])
    expect(searchMemories(sql, { text: 'cache', namespace: 'workflow', most: 100, now: NOW })).toHaveLength(PROJECTS)
  })
})
