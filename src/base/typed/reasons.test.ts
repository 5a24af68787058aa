import { expect, test } from 'bun:test'
import { rulesIn } from './judge.ts'

test.each([
  'We decided to apply coupons in the cart, because tax must be computed after the discount.',
  'We decided to keep the sessions in Redis, since they must survive a restart.',
  'We decided to write the export ourselves, as it has to be streamed.',
  'Always use UTC, because the customers must see the same time.',
  'Never cache the prices, because they should be exact.',
  '我们决定在购物车里算，因为税要在折扣之后算。',
  '时间一律存 UTC，因为客户要看到同样的时间。',
  '我们决定用整数存金额，毕竟要算得准。',
])('what must be is why, and stays with what was decided: %p', (said) =>
  expect(rulesIn(said)).toMatchObject([{ text: expect.stringContaining(said.replace(/[.。]$/, '')), sure: true }]),
)

test.each([
  ['We decided to apply coupons in the cart, can you fix the tests?', 'fix the tests'],
  ['Always use UTC, and fix the login now.', 'fix the login'],
  ['我们决定在购物车里算，把测试修一下。', '测试'],
])('%p: what was asked for beside it goes', (said, asked) =>
  expect(rulesIn(said).some(({ text }) => text.includes(asked))).toBe(false),
)
