import { describe, expect, test } from 'bun:test'
import { changesOf, netChanges } from './change.ts'
import { changeText, hunksOf } from './hunks.ts'

const edit = (old_string: string, new_string: string) => changesOf('src/a.ts', { old_string, new_string })
const told = (...changes: ReturnType<typeof edit>) => netChanges(changes).flatMap(hunksOf).map(changeText)

describe('a change as it is told', () => {
  test.each([
    ['what differs and no more', edit('a()\nb(1)\nc()', 'a()\nb(2)\nc()'), ['`b(1)` → `b(2)`']],
    [
      'two places of one edit apart',
      edit('one(1)\nsame()\ntwo(1)', 'one(2)\nsame()\ntwo(2)'),
      ['`one(1)` → `one(2)`', '`two(1)` → `two(2)`'],
    ],
    ['what was added', edit('a()', 'a()\nb()'), ['added `b()`']],
    ['what was taken out', edit('a()\nb()', 'a()'), ['took out `b()`']],
    ['indentation is no change', edit('if (x) {\n  a()\n}', 'if (x) {\n    a()\n}'), []],
    ['code, and not the comment above it', edit('x = 1', '// the old one was wrong\nx = 2'), ['`x = 1` → `x = 2`']],
    ['a comment where nothing else was changed', edit('// one', '// two'), ['`// one` → `// two`']],
    ['code with backticks of its own', edit('f(`a`)', 'f(`b`)'), ['`` f(`a`) `` → `` f(`b`) ``']],
    ['a row of lines', edit('x()', 'y(1)\nz(2)'), ['`x()` → `y(1) ⏎ z(2)`']],
  ])('%s', (_, changes, expected) => {
    expect(told(...changes)).toEqual(expected)
  })

  test('a long line is cut around what differs, so that old and new never read alike', () => {
    const line = (name: string) => `state, err ${name} s.initializeSession(${'repository, '.repeat(8)}agentType, path)`
    const tail = (name: string) => `${'argument, '.repeat(14)}${name})`
    for (const [before, after] of [
      [line(':='), line('=')],
      [tail('first'), tail('second')],
    ] as const) {
      const [hunk] = hunksOf({ path: 'a', before, after })
      expect(hunk?.before).not.toBe(hunk?.after)
      expect(Math.max(hunk?.before.length ?? 0, hunk?.after.length ?? 0)).toBeLessThan(120)
    }
  })

  test('of a file that was written whole only a short one is shown', () => {
    const written = (content: string) => netChanges(changesOf('a.ini', { content })).flatMap(hunksOf).map(changeText)
    expect(written('[server]\nport = 8080\n')).toEqual(['written whole: `[server] ⏎ port = 8080`'])
    expect(written('import something\n'.repeat(20))).toEqual(['written whole'])
  })
})

test('each place of a patch is told by itself', () => {
  const patch = '*** Begin Patch\n*** Update File: src/a.ts\n@@\n a()\n-b(1)\n+b(2)\n c()\n+d()\n*** End Patch'
  expect(changesOf('src/a.ts', { input: patch }).flatMap(hunksOf).map(changeText)).toEqual([
    '`b(1)` → `b(2)`',
    'added `d()`',
  ])
})

describe('what a row of changes came to', () => {
  test('an edit of what was just written counts once', () => {
    expect(told(...edit('a', 'b'), ...edit('b', 'c'))).toEqual(['`a` → `c`'])
  })

  test('an edit within what was just written too', () => {
    expect(told(...edit('a()', 'f(1)\ng(1)'), ...edit('g(1)', 'g(2)'))).toEqual(['`a()` → `f(1) ⏎ g(2)`'])
  })

  test('and so does an edit around it', () => {
    expect(told(...edit('g(1)', 'g(2)'), ...edit('f(1)\ng(2)', 'f(2)\ng(2)'))).toEqual([
      '`f(1) ⏎ g(1)` → `f(2) ⏎ g(2)`',
    ])
  })

  test('what was taken back is none', () => {
    expect(told(...edit('a', 'b'), ...edit('b', 'a'))).toEqual([])
  })

  test('signs that a pattern would read stay as they are', () => {
    expect(told(...edit('a', 'x b'), ...edit('b', "'$&'"))).toEqual(["`a` → `x '$&'`"])
  })
})
