import { expect, test } from 'bun:test'
import { shapesOf } from './shape.ts'

test.each([
  ['routes live in src/routes', 'fixtures live in test/data.', 'whatever they are about'],
  ['all queries go through `db.run`', 'all mails go through `post`', 'with code in them'],
  ['金额一律用分', '日期一律用北京', 'in Chinese'],
  ['日期一律用 UTC。', '檔名一律用 ISO', 'in either script, with and without a stop'],
])('%p and %p are built alike, %s', (one, other) => {
  expect([...shapesOf(one)]).toEqual([...shapesOf(other)])
})

test.each([
  ['routes live in src/routes', 'move the routes to src/routes'],
  ['金额一律用分', '把金额改成分'],
])('%p and %p are not', (one, other) => {
  expect([...shapesOf(one)]).not.toEqual([...shapesOf(other)])
})
