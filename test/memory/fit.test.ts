import { expect, test } from 'bun:test'
import { fittingMemories } from '../../src/memory/search/fit.ts'
import { mergeWholeIndexes } from '../../src/memory/store/index-rows.ts'
import { create } from '../../src/memory/store/store.ts'
import { memoryStore } from '../lib/store.ts'

const redact = { text: (text: string) => text, deep: <Value>(value: Value) => value }

function storeWith(count: number) {
  const sql = memoryStore()
  for (let n = 0; n < count; n++)
    create(
      { sql, now: 1, redact },
      {
        project: 'p',
        uri: `project://made/m${n}`,
        content: `The ${n % 4 === 3 ? 'otter' : 'heron'} ${n} sleeps.`,
        trust: 'imported',
        author: 'import',
      },
    )
  return sql
}

test('of many memories that fit a prompt as well as each other the newest are looked at, and not all of them', () => {
  const fits = fittingMemories(storeWith(600), 'p', ['otter'])
  expect(fits.length).toBeLessThan(100)
  expect(fits.map(({ uri }) => uri)).toContain('project://made/m599')
})

test('a word that many have, though few of all, tells which of those with the rarest word is meant', () => {
  const sql = memoryStore()
  sql.transaction(() => {
    for (let n = 0; n < 26_000; n++)
      create(
        { sql, now: 1, redact },
        {
          project: 'p',
          uri: `project://made/m${n}`,
          content: `${n % 51 === 7 ? 'otter' : `o${n}`} ${n % 700 === 7 ? 'heron' : `h${n}`}`,
          trust: 'imported',
          author: 'import',
        },
      )
  })
  // 510 have the one word, 38 the other, and one both.
  const fits = fittingMemories(sql, 'p', ['otter', 'heron'])
  expect(fits.filter(({ share }) => share > 0.9).map(({ uri }) => uri)).toEqual(['project://made/m7'])
}, 60_000)

test('after very many memories each index is one piece, so that a word is looked for once', () => {
  const sql = storeWith(400)
  const pieces = (index: string) => sql.get<{ n: number }>(`SELECT count(DISTINCT segid) AS n FROM ${index}_idx`)?.n
  expect(pieces('memory_words')).toBeGreaterThan(1)
  mergeWholeIndexes(sql)
  expect([pieces('memory_words'), pieces('memory_trigrams')]).toEqual([1, 1])
  expect(fittingMemories(sql, 'p', ['otter', '7']).length).toBeGreaterThan(0)
})
