import { expect, test } from 'bun:test'
import { rulesAbout } from '../../src/memory/recall/met/rules-about.ts'
import type { ReadSql } from '../../src/storage/sql.ts'
import { memoryStore } from '../lib/store.ts'

test('rules about a kind of work are looked up by it, however many links a project has', () => {
  const sql = memoryStore()
  const asked: (readonly [text: string, values: readonly (string | number | null)[]])[] = []
  const watched: ReadSql = {
    ...sql,
    all: (text, ...values) => {
      asked.push([text, values as (string | number | null)[]])
      return sql.all(text, ...values)
    },
  }
  rulesAbout(watched, 'p', ['add', 'tests', 'for', 'the', 'migration'])
  const plans = asked.flatMap(([text, values]) =>
    sql.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`, ...values).map(({ detail }) => detail),
  )
  const links = plans.filter((detail) => / l /.test(detail))
  expect(links).toEqual(['SEARCH l USING PRIMARY KEY (project=? AND kind=? AND key=?)'])
})
