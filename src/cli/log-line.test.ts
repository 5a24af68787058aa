import { expect, test } from 'bun:test'
import { logLine } from './log-line.ts'

test.each([
  ['2026-01-02T03:04:05Z warn hook x: y', { at: '2026-01-02T03:04:05Z', level: 'warn', message: 'hook x: y' }],
  [
    '{"at":"2026-01-02T03:04:05Z","level":"error","message":"a"}',
    { at: '2026-01-02T03:04:05Z', level: 'error', message: 'a' },
  ],
  ['{broken', { at: null, level: null, message: '{broken' }],
])('a line of the log is read in either format: %s', (line, expected) => expect(logLine(line)).toEqual(expected))
