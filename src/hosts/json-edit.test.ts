import { describe, expect, test } from 'bun:test'
import type { Node } from 'jsonc-parser'
import { addElement, addMember, parse, removeNode } from './json-edit.ts'

describe('an addition looks like what is there', () => {
  const cases: readonly (readonly [before: string, after: string])[] = [
    ['{}', '{\n  "new": 1\n}'],
    ['{"a": 1}', '{"a": 1,\n  "new": 1}'],
    ['{\n\t"a": 1 // note\n}', '{\n\t"a": 1, // note\n\t"new": 1\n}'],
    ['{\r\n    "a": 1,\r\n}', '{\r\n    "a": 1,\r\n    "new": 1,\r\n}'],
    ['[]', '[1]'],
    ['[0]', '[0, 1]'],
    ['[\n  0 /* zero */\n]', '[\n  0, /* zero */\n  1\n]'],
    ['[ // none\n]', '[ // none\n  1\n]'],
    ['[0, // zero\n]', '[0, // zero\n  1,\n]'],
  ]
  for (const [before, after] of cases) {
    test(`${JSON.stringify(before)} becomes ${JSON.stringify(after)}, and back`, () => {
      expect(add(before)).toBe(after)
      expect(removeNode(after, item(after, -1))).toBe(before)
    })
  }
})

describe('a removal takes one item and one comma', () => {
  const cases: readonly (readonly [before: string, index: number, after: string])[] = [
    ['[1, 2, 3]', 0, '[ 2, 3]'],
    ['[1, 2, 3]', 1, '[1, 3]'],
    ['[1, 2, 3]', 2, '[1, 2]'],
    ['[1 /* one */, 2]', 1, '[1 /* one */]'],
    ['[1, // one\n2]', 1, '[1 // one\n]'],
    ['[1, // one\n2, 3]', 1, '[1, // one\n 3]'],
    ['{"a": 1, "b": 2,}', 1, '{"a": 1,}'],
    ['{"a": 1 /* a */ , /* b */ "b": 2}', 0, '{ /* a */  /* b */ "b": 2}'],
  ]
  for (const [before, index, after] of cases) {
    test(`item ${index} of ${JSON.stringify(before)} leaves ${JSON.stringify(after)}`, () => {
      expect(removeNode(before, item(before, index))).toBe(after)
      expect(parse(after).ok).toBe(true)
    })
  }
})

test('strict refuses comments and trailing commas, where they stand', () => {
  expect(parse('{\n  // c\n}', { strict: true })).toMatchObject({ ok: false, line: 2, column: 3 })
  expect(parse('[1,]', { strict: true })).toMatchObject({ ok: false, line: 1, column: 4 })
  expect(parse('[1]', { strict: true }).ok).toBe(true)
})

function rootOf(text: string): Node {
  const parsed = parse(text)
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.root
}

function add(text: string): string {
  const root = rootOf(text)
  return root.type === 'object' ? addMember(text, root, 'new', '1') : addElement(text, root, '1')
}

function item(text: string, index: number): Node {
  const found = rootOf(text).children?.at(index)
  if (!found) throw new Error('no such item')
  return found
}
