import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { simplified } from '../../base/text/scripts.ts'
import { sameAs } from './synonyms.ts'

test.each([
  ['env', 'environment'],
  ['environment', 'env'],
  ['environments', 'envs'],
  ['end_to_end', 'e2e'],
  ['缓存', '快取'],
  ['快取', 'cache'],
  ['调用', '呼叫'],
])('%p is also called %p', (term, other) => expect(sameAs(term).map((one) => one.term)).toContain(other))

test.each(['', ' ', '\n', 'db database', 'atabase', '缓'])('%p is not a word of the table', (term) => {
  expect(sameAs(term)).toEqual([])
})

test('a plural is what one of it is', () => expect(sameAs('queues')).toEqual(sameAs('queue')))

test('the table is in simplified writing, in which words are compared', () => {
  const source = readFileSync(join(import.meta.dir, 'synonyms.ts'), 'utf8')
  expect(simplified(source)).toBe(source)
})
