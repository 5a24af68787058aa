import { expect, test } from 'bun:test'
import { beginningOf } from './cut-object.ts'

test('the fields before one that does not end are read, and of that one the beginning', () => {
  const text = `{ "a": "x\\"y", "n": -1.5e3 ,"t":true, "z":null, "tool_input": {"command": "${'rm '.repeat(300_000)}`
  const { tool_input, ...rest } = beginningOf(text)
  expect(rest).toEqual({ a: 'x"y', n: -1500, t: true, z: null })
  expect((tool_input as { command: string }).command.length).toBe(500_000)
})

test.each([
  ['', {}],
  ['[1,2', {}],
  ['{"a', {}],
  ['{"a": "b', { a: { command: ' "b' } }],
  ['{"a\\u0062": 1, x', { ab: 1 }],
])('%j: what can be read of it', (text, found) => {
  expect(beginningOf(text)).toEqual(found)
})
