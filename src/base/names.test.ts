import { describe, expect, test } from 'bun:test'
import { anchorsOf, mayName, plainWords, withoutLongRuns } from './names.ts'

describe('anchorsOf', () => {
  const table: [string, string[]][] = [
    ['', []],
    ['see src/app/main.ts.', ['p:main.ts']],
    ['src/a/b.x and lib/', []],
    ['open ../up/Makefile and ~/notes/plan', ['p:Makefile', 'p:plan']],
    ['go.mod, go.sum, a.ts', ['p:go.mod', 'p:go.sum', 'p:a.ts']],
    ['readUserName ReadUserName read_user_name', ['i:readUserName', 'i:ReadUserName', 'i:read_user_name']],
    ['HTTPServer parseURL aB a_b x_yz12', ['i:x_yz12']],
    ['run --dry-run -v --x --Force', ['f:--dry-run']],
    ['fixes #12 in deadbeef1 and ABC-77, not #1234567', ['n:#12', 'n:deadbeef1', 'n:ABC-77', 'n:1234567']],
    ['事件 handlePrompt 在 src/钩子/hook_run.go', ['i:handlePrompt', 'i:hook_run', 'p:hook_run.go']],
    ['a//b/c.ts... end', ['p:c.ts']],
    ['x/y_test.go:12:3: undefined: fooBar', ['p:y_test.go', 'i:y_test', 'i:fooBar']],
  ]
  test.each(table)('finds in %j what the measure finds', (text, expected) => {
    expect([...anchorsOf(text)].sort()).toEqual([...expected].sort())
  })

  test('agrees with the measure’s four patterns on any mixture of tricky pieces', () => {
    const pieces = [
      'a',
      'Ab',
      'foo',
      'Bar',
      '_',
      '__',
      '-',
      '--',
      '.',
      '..',
      '/',
      '//',
      '@',
      '~',
      '#',
      '7',
      '12',
      'dead',
      'beef',
      'ABC',
      'go',
      'ts',
      ' ',
      ' ',
      '\n',
      ':',
      '(',
      '語',
      '=',
    ]
    let seed = 7
    const next = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return seed % below
    }
    for (let round = 0; round < 4000; round++) {
      const text = Array.from({ length: 3 + next(24) }, () => pieces[next(pieces.length)]).join('')
      expect({ text, anchors: [...anchorsOf(text)].sort() }).toEqual({ text, anchors: [...asMeasured(text)].sort() })
    }
  })

  test('never calls a text nameless that has an anchor', () => {
    for (const [text, expected] of table) if (expected.length > 0) expect(mayName(text)).toBe(true)
  })
})

test('plain words are whole words of three letters or more, and pairs of Chinese characters', () => {
  expect([...plainWords('The file main.ts was re-read by fooBar; 修改設定')].sort()).toEqual(
    ['The', 'file', 'was', '修改', '設定'].sort(),
  )
})

test('a long unbroken run is dropped before the patterns see it', () => {
  expect(withoutLongRuns(`${'x'.repeat(3000)} fooBar`)).toBe('  fooBar')
})

function asMeasured(text: string): Set<string> {
  const path =
    /(?:[\w.@~-]+\/)+[\w.@-]+|[\w-]+\.(?:go|ts|tsx|js|py|ex|exs|heex|md|json|jsonl|ya?ml|toml|sh|sql|rs|css|html|mod|sum|txt|lock)\b/g
  const identifier =
    /\b(?:[a-z]+(?:[A-Z][a-z0-9]+)+|[A-Z][a-z0-9]+(?:[A-Z][A-Za-z0-9]*)+|[A-Za-z][a-z0-9]*(?:_[A-Za-z0-9]+)+)\b/g
  const found = new Set<string>()
  for (const match of text.match(path) ?? []) {
    const name = match.replace(/\.+$/, '').split('/').at(-1) ?? ''
    if (name.length >= 4) found.add(`p:${name}`)
  }
  for (const match of text.match(identifier) ?? []) if (match.length >= 6) found.add(`i:${match}`)
  for (const match of text.match(/(?<![\w-])--[a-z][a-z0-9-]{2,}/g) ?? []) found.add(`f:${match}`)
  for (const match of text.match(/#\d{1,6}\b|\b[0-9a-f]{7,40}\b|\b[A-Z]{2,6}-\d{1,6}\b/g) ?? []) found.add(`n:${match}`)
  return found
}
