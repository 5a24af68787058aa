import { expect, test } from 'bun:test'
import { advance } from '../../advance.ts'
import { emptyLedger } from '../../empty.ts'
import { factsOf } from '../../put.ts'
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
  ['a case that is thought through in Chinese', '我在想如果離開分支，就不要提交而是暫存。', false],
])('%s: %s is a limit: %p', (_, text, is) => {
  const ledger = advance(emptyLedger(), session().prompt(text).entries)
  expect(factsOf(ledger, 'constraint').length > 0).toBe(is)
})
