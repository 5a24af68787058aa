import { describe, expect, test } from 'bun:test'
import { isWorthKeeping, speaksOf } from './worth-keeping.ts'

const repair = {
  error: 'a.go:3:2: undefined: openFile',
  files: ['a.go'],
  changes: [{ path: 'a.go', before: 'openFile(p)', after: 'open(p)' }],
  commands: [],
  why: '',
}
const whole = { path: 'a.go', before: '', after: 'package a ⏎ import "os" …', whole: true as const }

describe('issue 16 B7: a repair is kept that says something', () => {
  test.each<[string, Partial<typeof repair>, boolean]>([
    ['what failed and what was changed', {}, true],
    ['no line tells what failed', { error: '' }, false],
    ['the line names a package alone', { error: 'FAIL example.test/cli/cmd' }, false],
    ['the line is one word that tells', { error: 'EADDRINUSE' }, true],
    ['nobody knows what was changed', { changes: [] }, false],
    ['nobody knows what was changed, but why', { changes: [], why: 'the API calls it taxRate' }, true],
    ['a long file was written whole', { changes: [whole] }, false],
    ['a long file was written whole, with a reason', { changes: [whole], why: 'the API calls it taxRate' }, true],
    ['a file that was missing was written', { error: "Cannot find module './a'", changes: [whole] }, true],
    ['a short file was written whole', { changes: [{ ...whole, after: 'package a' }] }, true],
  ])('%s', (_, own, kept) => {
    expect(isWorthKeeping({ ...repair, ...own })).toBe(kept)
  })

  test('a reason speaks of what failed, or of what was changed', () => {
    expect(speaksOf('use openFile of the other package', repair)).toBe(true)
    expect(speaksOf('fix the gosec warning by iterating over the array directly', repair)).toBe(false)
  })
})
