import { expect, test } from 'bun:test'
import type { Lesson } from '../learn.ts'
import { addressOf } from './address.ts'

/** A store that has one statement at the address that the words of both come to. */
const storeWith = (words: string) =>
  ({
    desk: { sql: { get: () => ({ content: words, details: JSON.stringify({ words }) }) } },
    place: { project: 'p' },
  }) as unknown as Lesson

const isApart = (one: string, other: string) => /-[0-9a-f]{6}$/.test(addressOf(storeWith(one), 'conventions', other))

test.each([
  ['Always prefer `??` over `||`.', 'Always prefer `&&` over `;`.'],
  [
    'Never write the card number of a customer into the logs of the payments service in production.',
    'Never write the card number of a customer into the logs of the payments service in the tests.',
  ],
])('%p keeps its place beside %p', (one, other) => expect(isApart(one, other)).toBe(true))

test.each([
  ['Never commit to main.', 'never commit to main!'],
  ['Always keep the coverage > 80.', 'Always keep the coverage < 80.'],
])('%p is the place of %p', (one, other) => expect(isApart(one, other)).toBe(false))
