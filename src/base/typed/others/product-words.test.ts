import { expect, test } from 'bun:test'
import { rulesIn } from '../judge.ts'

const kept = (prompt: string) => rulesIn(prompt).flatMap(({ scope, text }) => (scope === 'lasting' ? [text] : []))

test.each([
  'Set the placeholder to: Never share your code with anyone.',
  'Set the hint to: Always use a strong password.',
  'Put this into the dialog: Never close the window while saving.',
  '按钮文字换成：永远不要离开页面。',
  'Retries are odd, change them.',
  'Timeouts are short in this test, raise them.',
])('is no rule of the person: %s', (prompt) => expect(kept(prompt)).toEqual([]))

test.each([
  ['[redacted:private] We always use bar here.', 'We always use bar here.'],
  ['[redacted:private] 我们一律用 bar。', '我们一律用 bar。'],
  [
    'Please change the remembered rule about floats for money: floats are fine in reports.',
    'floats are fine in reports.',
  ],
])('%s', (prompt, rule) => expect(kept(prompt).some((text) => text.endsWith(rule))).toBe(true))
