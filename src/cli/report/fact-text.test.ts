import { afterEach, expect, test } from 'bun:test'
import { speak } from '../../messages/people/speak.ts'
import { factText } from './fact-text.ts'

afterEach(() => speak('en'))

test.each([
  ['task', 'Write the docs (in_progress)', 'Write the docs (in progress)', 'Write the docs（進行中）'],
  ['task', '#3 Write the docs (pending)', '#3 Write the docs (still to do)', '#3 Write the docs（待辦）'],
  ['test', 'retries a 503 passes', 'retries a 503 passes', 'retries a 503：通過'],
  ['symbol', 'parse in src/a.ts', 'parse in src/a.ts', 'src/a.ts 中的 parse'],
  ['note', 'everything passes', 'everything passes', 'everything passes'],
  ['constructor', 'x (pending)', 'x (pending)', 'x (pending)'],
])('a fact of kind %s, %p, is told as %p and as %p', async (kind, text, english, chinese) => {
  expect(factText(kind, text)).toBe(english)
  await speak('zh-TW')
  expect(factText(kind, text)).toBe(chinese)
})
