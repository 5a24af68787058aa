import { expect, test } from 'bun:test'
import { indexText } from './terms.ts'

const wordsOf = (uri: string) =>
  indexText({ uri, content: 'Sessions expire.', disclosure: '', links: ['src/a.ts'] }).extra

test('what the record of a session is called is no word of it: who asks about logs, or how to add a user, asks about none', () => {
  expect(wordsOf('task://session_log/2026-11-19-ae5135d4-add')).toBe('src ts')
})

test('what somebody called a memory is', () => {
  expect(wordsOf('project://notes/log-format')).toBe('notes log format src ts')
})
