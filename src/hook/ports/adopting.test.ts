import { expect, test } from 'bun:test'
import type { Event } from '../../protocol/event.ts'
import { writtenHere } from './adopting.ts'

const LIST = '/home/kim/shop/specs/features/in-progress/till/tasks.md'

const after = (toolName: string, toolInput: Readonly<Record<string, unknown>>) =>
  writtenHere({ name: 'PostToolUse', toolName, toolInput, cwd: '/home/kim/shop' } as unknown as Event)

test.each([
  ['Write', { file_path: LIST, content: '- [ ] a' }],
  ['Edit', { file_path: LIST, old_string: '[ ]', new_string: '[x]' }],
  ['Bash', { command: `echo "- [ ] a" > ${LIST}` }],
])('a list of tasks that %s has written is this machine\u2019s own', (tool, input) => {
  expect(after(tool, input)).toBe(LIST)
})

test.each([
  ['Read', { file_path: LIST }],
  ['Grep', { file_path: LIST, pattern: 'a' }],
  ['Bash', { command: `cat ${LIST}` }],
])('one that %s has looked at is not', (tool, input) => {
  expect(after(tool, input)).toBeUndefined()
})
