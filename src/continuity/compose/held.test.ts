import { expect, test } from 'bun:test'
import { quotesEach } from './held.ts'

test('what stands there in pieces is quoted, also where it was cut between them; what lacks one is not', () => {
  const text =
    'The user: “no queues / he wants deltas, not whole forms / never trust clocks. hlc ok / battery: every 15 min stays”'
  expect(quotesEach(text, '“he wants deltas, not whole forms … hlc ok / battery: every 15 min stays”')).toBe(true)
  expect(quotesEach(text, '“he wants deltas, not whole forms … battery: every 10 min”')).toBe(false)
})
