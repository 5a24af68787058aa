import { expect, test } from 'bun:test'
import { advance } from '../../../advance.ts'
import { emptyLedger, factsOf } from '../../../put.ts'
import { session } from '../../../sample.ts'

const active = (...said: readonly string[]) => {
  const told = said.reduce((all, text) => all.prompt(text).say('Fine.'), session())
  return factsOf(advance(emptyLedger(), told.entries), 'constraint')
    .filter(({ status }) => status === 'active')
    .map(({ text }) => text)
}

test.each([
  ['Never edit migration 0042.', 'Never edit migration 0043.'],
  ['Don’t use port 8080.', 'Don’t use port 8081.'],
  ['Never touch ticket 17 in the fixtures.', 'Never touch ticket 18 in the fixtures.'],
  ['At most 3 retries for reads.', 'At most 5 retries for writes.'],
  ['Max 3 retries for reads.', 'Max 5 retries for writes.'],
  ['The cart must answer within 2 seconds.', 'The search must answer within 5 seconds.'],
  ['Always keep version 1 of the order schema.', 'Always keep version 2 of the order schema.'],
  ['Never deploy to node 4.', 'Never deploy to node 7.'],
  ['不要改 migration 0042。', '不要改 migration 0043。'],
  ['不要用端口 8080。', '不要用端口 8081。'],
  ['读操作最多重试 3 次。', '写操作最多重试 5 次。'],
  ['购物车必须在 2 秒内返回。', '搜索必须在 5 秒内返回。'],
])('what a number or a name tells apart stands side by side: %s and %s', (one, other) => {
  expect(active(one, other)).toEqual([one, other])
})

test.each([
  ['At most 3 retries for reads.', 'At most 5 retries for reads.'],
  ['The cart must answer within 2 seconds.', 'The cart must answer within 3 seconds.'],
  ['Never write more than 80 columns.', 'Make that 100 columns.'],
  ['Always use port 8080.', 'Use port 8081 instead.'],
  ['购物车必须在 2 秒内返回。', '购物车必须在 3 秒内返回。'],
])('the same with another quantity is a new value: %s, %s', (one, other) => {
  expect(active(one, other).some((text) => text === one)).toBe(false)
})

test('of several in one message none replaces another', () => {
  const said = 'At most 3 retries per call. At most 5 retries per call at night.'
  expect(active(said).length).toBe(2)
})

test.each([
  ['Use a semicolon as the separator and at most 500 rows per file.', 'make that 2000 rows'],
  ['Always log every call and never wait more than 30 seconds for the till.', 'raise that to 60 seconds'],
  ['Never export more than 500 rows and 12 columns.', 'make it 2000 rows'],
  ['导出必须用分号分隔，每个文件最多 500 行。', '改成 2000 行'],
])('a value that is changed leaves the rest of its sentence: %s, %s', (one, other) => {
  expect(active(one, other)).toEqual([`${one.replace(/[.。]$/, '')} → ${other}`])
})
