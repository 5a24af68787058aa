import { describe, expect, test } from 'bun:test'
import { changesOnlyRemarks } from './remark-edits.ts'

describe('only comments were changed', () => {
  test.each([
    ['a.ts', 'const a = 1', '// The cart.\nconst a = 1'],
    ['a.ts', '// one\nconst a = 1', '// two\n// lines\nconst a = 1'],
    ['a.ts', 'const a = 1 // one', 'const a = 1 // two'],
    ['a.ts', '/** One. */\nfunction f() {', '/**\n * Two.\n */\nfunction f() {'],
    ['a.go', 'func A() {}', '// A does nothing.\nfunc A() {}'],
    ['a.py', 'x = 1', 'x = 1  # one'],
    ['a.ts', 'a()\nb()', 'a()\n\nb()'],
    ['a.ts', '// speling', '// spelling'],
  ])('%s: %p → %p', (path, before, after) => {
    expect(changesOnlyRemarks(path, before, after)).toBe(true)
  })
})

describe('more than that', () => {
  test.each([
    ['commented out', 'a.ts', 'a()\nb()', 'a()\n// b()'],
    ['commented out in a block', 'a.ts', 'a()\nb()', 'a()\n/*\nb()\n*/'],
    ['brought back', 'a.ts', '// a()\nb()', 'a()\nb()'],
    ['an address', 'a.ts', 'get("http://one")', 'get("http://two")'],
    ['steers a checker', 'a.ts', 'a()', '// @ts-ignore\na()'],
    ['steers a linter', 'a.py', 'a()', 'a()  # noqa: E501'],
    ['steers a build', 'a.go', 'package a', '//go:build linux\npackage a'],
    ['what an example prints', 'a_test.go', 'a()\n// Output: 1', 'a()\n// Output: 2'],
    ['run as a test', 'a.rs', '/// assert!(a());\nfn a() {', '/// assert!(!a());\nfn a() {'],
    ['a heading in a text', 'a.py', '# Title', '# Heading'],
    ['an item in a text', 'a.ts', '* one', '* two'],
    ['indented', 'a.py', 'if a:\n    b()\n    c()', 'if a:\n    b()\nc()'],
    ['no comments known', 'a.yml', '# a\nb: 1', '# c\nb: 1'],
    ['nothing', 'a.ts', 'a()', 'a()'],
  ])('%s', (_, path, before, after) => {
    expect(changesOnlyRemarks(path, before, after)).toBe(false)
  })
})
