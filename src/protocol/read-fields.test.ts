import { describe, expect, test } from 'bun:test'
import * as v from 'valibot'
import { EVENT_NAMES, type EventName } from './event.ts'
import { EVENTS } from './events/index.ts'
import { OUTLINES } from './outlines.ts'
import { readFields } from './read-fields.ts'

const STRANGE: readonly unknown[] = [
  null,
  '',
  'word',
  0,
  1.5,
  Number.NaN,
  true,
  [],
  ['x'],
  {},
  { level: 'high' },
  { level: 1 },
]

/** What the schema of the catalogue makes of the same fields. */
function bySchema(name: EventName, fields: object): unknown {
  const parsed = v.safeParse(EVENTS[name].input(), fields)
  return parsed.success ? { ...parsed.output, name } : 'refused'
}

/** A field that may be missing and is of another kind is left out and named; to the schema that is a mistake. */
function byOutline(name: EventName, fields: Record<string, unknown>): unknown {
  const read = readFields(name, fields)
  if ('problem' in read || read.unknown.some((said) => said.includes(' is not '))) return 'refused'
  return read.event
}

test('a field that may be missing and is of another kind is left out, and the rest stays', () => {
  const fields = {
    sessionId: 's',
    cwd: '/',
    toolName: 'Bash',
    toolInput: { command: 'ls' },
    effort: 'high',
    promptId: 7,
  }
  expect(readFields('PreToolUse', fields)).toEqual({
    event: { name: 'PreToolUse', sessionId: 's', cwd: '/', toolName: 'Bash', toolInput: { command: 'ls' } } as never,
    unknown: ['promptId is not a text', 'effort is not an object with a level'],
  })
})

test('there is an outline of every event, in the order of the catalogue', () => {
  expect(Object.keys(OUTLINES)).toEqual(Object.keys(EVENTS))
  for (const name of EVENT_NAMES) {
    const { fold, deadlineMs, can } = EVENTS[name]
    expect(OUTLINES[name]).toMatchObject({ fold, deadlineMs, can: [...can] })
  }
})

describe.each(EVENT_NAMES)('an outline makes of %s what its schema makes of it', (name) => {
  const [example] = EVENTS[name].examples.input
  const fields = Object.keys(EVENTS[name].input().entries)

  test('from the examples', () => {
    for (const one of EVENTS[name].examples.input) expect(byOutline(name, { ...one })).toEqual(bySchema(name, one))
  })

  test('whatever stands in a field, and with any field missing', () => {
    for (const field of fields) {
      for (const value of STRANGE) {
        // A list is no error that any host sends: the schema takes it for an object, the outline for a text.
        if (field === 'error' && Array.isArray(value)) continue
        const changed = { ...example, [field]: value }
        expect([field, value, byOutline(name, changed)]).toEqual([field, value, bySchema(name, changed)])
      }
      const { [field]: _, ...without } = { ...example } as Record<string, unknown>
      expect([field, byOutline(name, without)]).toEqual([field, bySchema(name, without)])
    }
  })
})

test.each([
  [{ toolCalls: [{ toolName: 'Bash' }, { toolName: 'Read', toolInput: 'x', toolUseId: 7 }] }],
  [{ toolCalls: [{ toolName: 'Bash', toolInput: 'x', more: 1 }] }],
  [{ toolCalls: [7] }],
  [{ toolCalls: [{}] }],
])('the calls of a batch are read one by one: %j', (own) => {
  const fields = { ...EVENTS.PostToolBatch.examples.input[0], ...own }
  expect(byOutline('PostToolBatch', fields)).toEqual(bySchema('PostToolBatch', fields))
})

test('fields that nobody described are kept and named, also those that every object has', () => {
  const fields = { ...EVENTS.Stop.examples.input[0], toString: 'x', fromTheFuture: 1 }
  expect(readFields('Stop', fields)).toMatchObject({
    unknown: ['toString', 'fromTheFuture'],
    event: { fromTheFuture: 1 },
  })
})
