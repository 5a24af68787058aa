import { expect, test } from 'bun:test'
import { gistOf } from './gist.ts'

test.each([
  ['We use tabs, not spaces.', 'From now on, please use tabs, not spaces!'],
  ['记住，我们用 npm。', '以后都用 npm'],
  ['統一用 npm', '我們用 npm'],
  ['Never commit to main!!!', 'never commit to main'],
  ['Tests - all of them - run in CI.', 'tests, all of them, run in CI'],
])('%p says what %p does', (one, other) => expect(gistOf(one)).toBe(gistOf(other)))

test.each([
  ['We use tabs.', 'We never use tabs.'],
  ['我们用 npm', '我们不用 npm'],
  ['Use tabs.', 'Use tabs in web/.'],
  ['Use C++.', 'Use C.'],
  ['Prefer `??` over `||`.', 'Prefer `&&` over `;`.'],
  ['Keep the coverage > 80.', 'Keep the coverage < 80.'],
  ["Use '==' for comparisons.", "Use '===' for comparisons."],
  ["Don't always mock the database.", "Don't mock the database."],
])('%p does not say what %p does', (one, other) => expect(gistOf(one)).not.toBe(gistOf(other)))
