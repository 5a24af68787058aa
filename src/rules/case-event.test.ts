import { describe, expect, test } from 'bun:test'
import { EVENT_NAMES, type EventName } from '../protocol/event.ts'
import { caseEvent } from './case-event.ts'
import { FIELD_NAMES, type FieldName, hasField, valuesOf } from './conditions/fields.ts'

/** Fields that a test case cannot give by their word at these events: their calls are a list, given as `toolCalls`. */
const IN_LISTS: readonly FieldName[] = ['tool', 'path', 'command', 'content', 'output']

describe('the event of a test case', () => {
  const pairs = FIELD_NAMES.flatMap((field) =>
    EVENT_NAMES.filter((event) => hasField(event, field)).map((event): [FieldName, EventName] => [field, event]),
  ).filter(([field, event]) => !(event === 'PostToolBatch' && IN_LISTS.includes(field)))

  test.each(pairs)('%s at %s is what the case says, as a condition reads it', (field, event) => {
    const value = field === 'trigger' ? 'manual' : 'x-value'
    const made = caseEvent({ [field]: value }, { events: [event] }, '/p')
    expect(made.ok ? valuesOf(made.event, field) : made.message).toContain(value)
  })

  test('a field of a field may be given by its word, or as the event has it', () => {
    for (const effort of ['high', { level: 'high' }]) {
      const made = caseEvent({ tool: 'Bash', effort }, { events: ['PreToolUse'] }, '/p')
      expect(made.ok && valuesOf(made.event, 'effort')).toEqual(['high'])
    }
  })

  test('the path of a file that changed is the one of the case, not of the example', () => {
    const made = caseEvent({ path: '/p/a.txt' }, { events: ['FileChanged'] }, '/p')
    expect(made.ok && valuesOf(made.event, 'path')).toEqual(['/p/a.txt'])
  })
})
