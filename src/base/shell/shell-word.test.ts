import { expect, test } from 'bun:test'
import { shellWord, unexpandedWord } from './shell-word.ts'

const CASES: readonly (readonly [word: string, written: string])[] = [
  ['postgres://ada@db.example.com/acme', 'postgres://ada@db.example.com/acme'],
  ['postgres:///acme?host=/run/pg&port=5433', "'postgres:///acme?host=/run/pg&port=5433'"],
  ["it's", "'it'\\''s'"],
  ['$(rm x)', "'$(rm x)'"],
  ['', "''"],
]

for (const [word, expected] of CASES)
  test(`${JSON.stringify(word)} is typed as ${expected}`, () => {
    expect(shellWord(word)).toBe(expected)
    expect(Bun.spawnSync(['sh', '-c', `printf %s ${expected}`]).stdout.toString()).toBe(word)
  })

test.each([
  ['~/build/*', '~/build/*'],
  ['*.log', '*.log'],
  ['two words', "'two words'"],
  ['a;b', "'a;b'"],
  ['', "''"],
])('%p is still to be read by a shell as %p', (word, expected) => {
  expect(unexpandedWord(word)).toBe(expected)
})
