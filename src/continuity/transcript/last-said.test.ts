import { describe, expect, test } from 'bun:test'
import { lastAssistantText } from './readers.ts'

const source = (text: string) => {
  const bytes = new TextEncoder().encode(text)
  let read = 0
  return {
    size: bytes.length,
    read: (from: number, to: number) => {
      read += to - from
      return bytes.slice(from, to)
    },
    bytesRead: () => read,
  }
}
const line = (value: object) => `${JSON.stringify(value)}\n`
const said = (text: string) => line({ type: 'assistant', message: { content: [{ type: 'text', text }] } })
const tool = line({ type: 'assistant', message: { content: [{ type: 'tool_use', id: 't', name: 'Bash', input: {} }] } })

describe('S2.14 the last assistant text', () => {
  test.each([
    ['an empty file', '', ''],
    ['no assistant', line({ type: 'user', message: { content: 'hi' } }), ''],
    ['the newest of two', said('one') + said('two'), 'two'],
    ['turns made only of tools are passed over', said('one') + tool + tool, 'one'],
    ['malformed and torn lines are passed over', `${said('one')}{"type":"assistant",\n{"type":"assist`, 'one'],
    ['content as a plain string', line({ type: 'assistant', message: { content: 'plain' } }), 'plain'],
    ['role instead of type', line({ role: 'assistant', content: [{ type: 'text', text: 'old' }] }), 'old'],
    ['reminders go, newlines collapse', said('a\n\n\n\nb<system-reminder>x</system-reminder>'), 'a\n\nb'],
    [
      'blocks are joined',
      line({
        type: 'assistant',
        message: {
          content: [
            { type: 'text', text: 'a' },
            { type: 'text', text: 'b' },
          ],
        },
      }),
      'a\nb',
    ],
    ['no newline at the end', said('one').trimEnd(), 'one'],
  ])('%s', (_, file, expected) => {
    expect(lastAssistantText(source(file))).toBe(expected)
  })

  test('a message longer than a block is put together again, letter by letter', () => {
    const text = '語'.repeat(100_000)
    expect(lastAssistantText(source(said('first') + said(text) + tool))).toBe(text)
  })

  test('no more of the file is read than it takes', () => {
    const file = source(line({ type: 'user', message: { content: 'x'.repeat(5_000_000) } }) + said('end'))
    expect(lastAssistantText(file)).toBe('end')
    expect(file.bytesRead()).toBeLessThan(100_000)
  })
})
