import { expect, test } from 'bun:test'
import { hostInput, normalCall } from './tools.ts'

const TOOLS = { read_file: { name: 'Read', fields: { absolute_path: 'file_path' } } }

test('a call comes back in the words it came in, also with keys that every object has', () => {
  const input: Record<string, unknown> = JSON.parse(
    '{"absolute_path":"/a.ts","toString":"x","constructor":1,"__proto__":{"polluted":true}}',
  )
  const { toolInput, ...call } = normalCall(TOOLS, 'read_file', input)
  expect(call).toEqual({ toolName: 'Read', hostTool: 'read_file' })
  expect(JSON.stringify(toolInput)).toBe(
    '{"file_path":"/a.ts","toString":"x","constructor":1,"__proto__":{"polluted":true}}',
  )
  expect((toolInput as Record<string, unknown>).polluted).toBeUndefined()
  expect(JSON.stringify(hostInput(TOOLS, call, toolInput as Record<string, unknown>))).toBe(JSON.stringify(input))
})

test.each(['toString', 'constructor', 'unknown_tool'])('%s is in no table of tools, and stays as it is', (tool) => {
  expect(normalCall(TOOLS, tool, { a: 1 })).toEqual({ toolName: tool, toolInput: { a: 1 } })
})
