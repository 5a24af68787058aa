import { expect, test } from 'bun:test'
import { advance } from '../../advance.ts'
import { emptyLedger, factsOf } from '../../put.ts'
import { session } from '../../sample.ts'

test.each([
  ['a command', 'Never call sumLines in tests.', true],
  ['a demand about a thing', 'The settings file must never be committed.', true],
  ['a condition that is laid down', "If I say stop, don't go on with the edits.", true],
  ['a report that ends in a demand', 'I got an error, so please don’t show the usage there.', true],
  ['a demand in Chinese', '絕不可以提交設定檔。', true],
  ['a case that is thought through', 'Now wondering: if I leave the branch, then don’t commit but stash.', false],
  ['another', 'What if I never commit, and always stash?', false],
  ['a comment in the code', "// falls back to a new id (it should not happen, don't rely on it)", false],
  [
    'something without a use',
    'The sumLines helper is defined in cart.ts but never called anywhere in the shop.',
    false,
  ],
  ['a report', 'We got a note that it came up after a few prompts without touching any other session.', false],
  [
    'an option below a question',
    'Which is better?\n1. Ask once and then do not ask anymore.\n2. Something else',
    false,
  ],
  ['an option in Chinese', '哪一種比較好？\n1. 問一次，之後不要再問。\n2. 其他', false],
  ['a point of a list that asks nothing', 'Mend these:\n1. Do not ask anymore.\n2. The total', true],
  ['a case that is thought through in Chinese', '我在想如果離開分支，就不要提交而是暫存。', false],
])('%s: %s is a limit: %p', (_, text, is) => {
  const ledger = advance(emptyLedger(), session().prompt(text).entries)
  expect(factsOf(ledger, 'constraint').length > 0).toBe(is)
})

test.each([
  [
    'both halves of what is turned round',
    ['Always use yarn here, never npm.', 'use npm, not yarn'],
    ['use npm, not yarn'],
  ],
  ['in one piece', ['Always use pnpm in this repo, never npm', 'use npm, not pnpm'], ['use npm, not pnpm']],
  [
    'not what forbids something else',
    ['Never touch npm scripts.', 'use npm, not yarn'],
    ['Never touch npm scripts.', 'use npm, not yarn'],
  ],
  [
    'not what has the name within its own',
    ['Always use pnpm.', 'use bun, not npm'],
    ['Always use pnpm.', 'use bun, not npm'],
  ],
  ['in Chinese', ['一律用 yarn，不要用 npm。', '改用 npm，不要用 yarn。'], ['改用 npm', '不要用 yarn。']],
])('a correction ends %s', (_, said, left) => {
  const told = said.reduce((all, text) => all.prompt(text).say('Fine.'), session())
  const active = factsOf(advance(emptyLedger(), told.entries), 'constraint').filter(({ status }) => status === 'active')
  expect(active.map(({ text }) => text)).toEqual([...left])
})
