import { expect, test } from 'bun:test'
import { kindsOf } from './refused.ts'

test.each([
  ['facts', 'all our commit messages are in English', ['facts', 'conventions']],
  ['facts', '提交信息都用英文', ['facts', 'conventions']],
  ['facts', 'the staging database is at db.stage.example', ['facts']],
  ['decisions', 'we always chose Postgres', ['decisions']],
])('of %s "%s" is kept where none of these is refused: %p', (kind, text, kinds) =>
  expect(kindsOf(kind, text)).toEqual(kinds),
)
