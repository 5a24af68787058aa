import { describe, expect, test } from 'bun:test'
import { contentOf, cutClosed } from './content.ts'
import type { SolutionDetails } from './solutions.ts'

const details = (own: Partial<SolutionDetails>): SolutionDetails => ({
  fingerprint: 'f',
  error: 'a.go:3:2: undefined: openFile',
  command: 'go build ./...',
  files: ['a.go'],
  there: [],
  changes: [],
  commands: [],
  why: '',
  worked: 1,
  failed: 0,
  unsure: false,
  ...own,
})
const change = (before: string, after: string) => ({ path: 'a.go', before, after })

describe('a repair as it is read', () => {
  test('where no line says why, nothing is said to be the reason', () => {
    expect(contentOf(details({ error: '' }))).toBe(
      '`go build ./...` failed\nRepaired by a change in a.go.\nWorked 1 of 1.',
    )
  })

  test('the changes that the failure names come before the others, each once', () => {
    const changes = [change('openFile(p)', 'open(p)'), change('', '"os"'), change('x', 'y'), change('x', 'y')]
    expect(contentOf(details({ changes }))).toContain('a.go: `openFile(p)` → `open(p)`, `x` → `y` and more.')
  })

  test.each([
    ['run the tests', ''],
    ['fix the test', ''],
    ['verify the fix by running the tests', ''],
    ['Maybe the rate is 1.2', ''],
    ['I think it is the rate, because it is round', ''],
    ['Rate may be capitalised', ''],
    ['可能税率是 1.2', ''],
    ['the order may be empty because carts expire', ' (the order may be empty because carts expire)'],
    ['the API calls it taxRate', ' (the API calls it taxRate)'],
    ['check it first because the file may be gone', ' (check it first because the file may be gone)'],
    [
      'make the pattern stricter: the id is followed by white space',
      ' (make the pattern stricter: the id is followed by white space)',
    ],
  ])('what was to be done next is no reason: %s', (why, said) => {
    expect(contentOf(details({ why })).split('\n')[1]).toBe(`Repaired by a change in a.go${said}.`)
  })

  test('a long command is cut, and its quotation is closed', () => {
    const [first = ''] = contentOf(details({ command: `make ${'target '.repeat(40)}` })).split('\n')
    expect(first).toMatch(/^`make .{60,120} …` failed with: /)
  })

  test('a text that is cut within a quotation is closed', () => {
    expect(cutClosed('say `one two three four`', 18)).toBe('say `one two …`')
    expect(cutClosed('say `one` two three four', 18)).toBe('say `one` two …')
    expect(cutClosed('say `one`', 18)).toBe('say `one`')
    expect(cutClosed('say `` f(`a`) and more `` now', 20)).toBe('say `` f(`a`) and … ``')
  })
})
