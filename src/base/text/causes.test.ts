import { expect, test } from 'bun:test'
import { explainsFault } from './causes.ts'

test.each([
  ['The orders page was slow because of an N+1 query on products; items now include the product.'],
  ['The cause was an N+1 query on products.'],
  ['Found it: every item loaded its product by itself (N+1).'],
  ['The problem was that every item loaded its product by itself, which made 200 queries a page.'],
  ['The bug was in Order#items: it loaded each product by itself.'],
  ['The page was slow since every item loaded its product by itself.'],
  ['What made it slow was the cache key: it contained the commit hash.'],
  ['根本原因是每个条目都单独查询产品，一共 200 条 SQL。'],
  ['原因是每个条目都单独查询产品，所以很慢。'],
  ['问题出在 Order#items：每个条目都单独查询产品。'],
  ['根因：每个条目都单独查询产品。'],
  ['头像不显示是因为缓存键里没有版本号，CDN 一直返回旧图。'],
])('%s tells what was behind a fault', (sentence) => {
  expect(explainsFault(sentence)).toBe(true)
})

test.each([
  ['Maybe the flakiness comes from the shared temp folder.'],
  ['I suspect the flicker is caused by the font loading late.'],
  ['I renamed the helper because the old name was confusing.'],
  ['The helper was renamed because the old name was confusing.'],
  ['I dropped the yaml loader since nobody used it.'],
  ['Is the cause the cache?'],
  ['The timeout is not the cause of the failure here.'],
  ['可能是因为懒加载的 chunk 加载失败，需要再观察。'],
  ['主键改成了雪花 ID，因为以后要分库。'],
  ['我选了 pino，因为 winston 会阻塞。'],
])('%s does not', (sentence) => {
  expect(explainsFault(sentence)).toBe(false)
})

test('what came of it is a fault where the person told of one', () => {
  const said = 'Prices were compared as strings, so "100" came before "20".'
  expect([explainsFault(said), explainsFault(said, 'Sorting by price is wrong.')]).toEqual([false, true])
})
