import { describe, expect, test } from 'bun:test'
import { didYouMean } from './did-you-mean.ts'

const COMMANDS = ['install', 'uninstall', 'doctor', 'status', 'timeline', 'settings', 'schema', 'demo', 'hook']

describe('did you mean', () => {
  const CASES: readonly [word: string, expected: string | undefined][] = [
    ['instal', 'install'],
    ['isntall', 'install'],
    ['Doctor', 'doctor'],
    ['docter', 'doctor'],
    ['statsu', 'status'],
    ['time', 'timeline'],
    ['sch', 'schema'],
    ['hok', 'hook'],
    ['unistall', 'uninstall'],
    ['dem', 'demo'],
    ['xyzzy', undefined],
    ['', undefined],
    ['compact', undefined],
  ]
  test.each(CASES)('%p is %p', (word, expected) => expect(didYouMean(word, COMMANDS)).toBe(expected))

  test('every known word is itself', () => {
    for (const word of COMMANDS) expect(didYouMean(word, COMMANDS)).toBe(word)
  })

  test('of a list of none, none', () => expect(didYouMean('x', [])).toBeUndefined())
})
