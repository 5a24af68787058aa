import { describe, expect, test } from 'bun:test'
import { anchorsOf, mayName, normalisePath, plainWords, samePath, withoutLongRuns } from './anchors.ts'

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

test.each([
  ['src/a/b.ts', 'a/b.ts', true],
  ['./src/a/b.ts:12', 'src/a/b.ts', true],
  ['src/a/b.ts', 'src/c/b.ts', false],
  ['C:\\work\\a.ts', 'work/a.ts', true],
])('%s and %s are the same path: %p', (left, right, same) => {
  expect(samePath(left, right)).toBe(same)
  expect(normalisePath(left)).not.toContain('\\')
})
