import { expect, test } from 'bun:test'
import { wrapLine } from './wrap.ts'

test.each([
  ['Nothing of this is left on disk. With your own sessions: dist/throughline install', 76, 'dist/throughline install'],
  [
    'Install one of them first, or name one that is still to come: throughline install --host claude-code',
    80,
    'throughline install --host claude-code',
  ],
  ['用在你自己的工作階段，磁碟上不留下任何東西：dist/throughline install', 60, 'dist/throughline install'],
  ['One pair, which is too many (throughline memory list --contradictions)', 50, 'throughline memory list --contra'],
  ['Look around with THROUGHLINE_HOME=/a/store throughline timeline', 50, '_HOME=/a/store throughline timeline'],
  [
    'start codex and trust them there, or throughline install --host codex --trust',
    76,
    'throughline install --host codex --trust',
  ],
  ['Put this line into it: export PATH="$HOME/bin:$PATH"', 30, 'export PATH="$HOME/bin:$PATH"'],
])('the command in %p is on one line of %p columns', (text, columns, command) => {
  const lines = wrapLine(text, columns)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.some((line) => line.includes(command))).toBe(true)
  expect(lines.join(' ').replaceAll('： ', '：')).toBe(text)
})

test('a sentence goes on after a command, and is broken there', () => {
  expect(wrapLine('throughline memory list shows them; throughline search finds them.', 30)).toEqual([
    'throughline memory list shows',
    'them; throughline search finds',
    'them.',
  ])
})
