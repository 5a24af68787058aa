import { expect, test } from 'bun:test'
import { rulesIn } from '../judge.ts'
import { refersBack } from './refers-back.ts'

const kept = (prompt: string) =>
  rulesIn(prompt).flatMap(({ scope, sure, text }) => (scope === 'lasting' && sure ? [text] : []))

test.each([
  "we don't use let! in this codebase",
  'never use eval! it is slow',
  'the version file is VERSION.txt! never edit it',
  'In Ruby we use update! rather than update, in every model',
  'never touch node_modules or dist, e.g. by sed.',
  'Ask Dr. Novak before you touch the billing rules, always.',
  'Dates are stored as ISO strings, the UI formats them.',
  'I prefer small PRs - under 300 lines if at all possible',
  '這個專案的時間一律存 UTC，顯示時再轉台北時間',
  "I can't stand default exports. Named ones only please, everywhere.",
  'I hate semicolons. Leave them out everywhere.',
  'Barrel files are evil. None of them, ever.',
])('what is kept can be understood by itself: %p', (prompt) => {
  const [text = '', ...others] = kept(prompt)
  expect([text.replace(/[.。]$/, ''), others]).toEqual([prompt.replace(/[.。]$/, ''), []])
})

test.each([
  ['Great! from now on we sign tags', 'from now on we sign tags'],
  ['it is red! never push on Fridays', 'never push on Fridays'],
  ['money is always integer cents, fix it in cart.ts', 'money is always integer cents'],
  ['I hate tabs. Use spaces everywhere.', 'Use spaces everywhere.'],
])('and what was said beside it is left out: %p', (prompt, text) => expect(kept(prompt)).toContain(text))

test.each([
  ['never edit it', true],
  ['Leave them out everywhere', true],
  ['Named ones only please', true],
  ['None of them, ever.', true],
  ['use spaces everywhere', false],
  ['make it short', false],
  ['if it fails, stop', false],
])('%p refers back: %p', (text, refers) => expect(refersBack(text)).toBe(refers))
