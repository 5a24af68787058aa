import { describe, expect, test } from 'bun:test'
import { holds, isWhole } from '../../test/lib/property.ts'
import { EVENT_NAMES, type Event, type EventName } from '../protocol/event.ts'
import { EVENTS } from '../protocol/events/index.ts'
import { describe as inWords } from './describe.ts'
import { type Clean, record } from './record.ts'
import { isTimelineType } from './timeline-types.ts'

const SECRET = 'SECRET'
const hidden = (text: string) => text.replaceAll(SECRET, '[hidden]')
const clean: Clean = {
  text: hidden,
  deep: <Value>(value: Value): Value => JSON.parse(hidden(JSON.stringify(value))),
}

function eventOf(name: EventName, own: Readonly<Record<string, unknown>>): Event {
  return { name, sessionId: 's', cwd: '/app', ...own } as Event
}

const tool = (toolInput: unknown, own: object = {}) =>
  eventOf('PreToolUse', { toolName: 'Bash', toolInput, toolUseId: 't1', ...own })

describe('what the timeline keeps', () => {
  const CASES: readonly [event: Event, type: string, data: object][] = [
    [eventOf('SessionStart', { source: 'startup' }), 'session:start', { source: 'startup' }],
    [eventOf('SessionStart', { source: 'compact', model: 'm' }), 'session:recover', { source: 'compact', model: 'm' }],
    [eventOf('SessionEnd', { reason: 'logout' }), 'session:end', { reason: 'logout' }],
    [eventOf('UserPromptSubmit', { prompt: 'hi', promptId: 'p' }), 'prompt:submit', { text: 'hi', promptId: 'p' }],
    [tool({ command: 'ls' }), 'tool:start', { tool: 'Bash', input: { command: 'ls' }, id: 't1' }],
    [
      eventOf('PostToolUse', {
        toolName: 'Bash',
        toolInput: {},
        toolOutput: { stdout: 'a', stderr: 'b' },
        durationMs: 3,
      }),
      'tool:complete',
      { tool: 'Bash', input: {}, output: 'a\nb', ms: 3 },
    ],
    [
      eventOf('PostToolUseFailure', { toolName: 'Bash', toolInput: {}, error: { message: 'exit 1' } }),
      'tool:failure',
      { tool: 'Bash', input: {}, error: 'exit 1' },
    ],
    [eventOf('PostToolBatch', { toolCalls: [1, 2] }), 'tool:batch', { calls: 2 }],
    [eventOf('Stop', { stopHookActive: false, lastAssistantMessage: 'ok' }), 'session:stop', { message: 'ok' }],
    [eventOf('Stop', { stopHookActive: true }), 'session:stop', { again: true }],
    [eventOf('PreCompact', { trigger: 'auto', customInstructions: null }), 'session:compact', { trigger: 'auto' }],
    [
      eventOf('PreCompact', { trigger: 'auto', rawTrigger: 'full', customInstructions: 'keep' }),
      'session:compact',
      { trigger: 'auto', rawTrigger: 'full', instructions: 'keep' },
    ],
    [
      eventOf('PostCompact', { trigger: 'manual', summary: 'abc' }),
      'session:summary',
      { trigger: 'manual', characters: 3 },
    ],
    [eventOf('MessageDisplay', {}), 'prompt:display', {}],
  ]
  test.each(CASES)('%j', (event, type, data) => expect(record(event, clean)).toEqual({ type, data } as never))

  test('every event of the catalogue has a registered type and data that can be stored', () => {
    for (const name of EVENT_NAMES) {
      for (const example of EVENTS[name].examples.input) {
        const { type, data } = record({ ...example, name } as Event, clean)
        expect(isTimelineType(type)).toBe(true)
        expect(JSON.parse(JSON.stringify(data))).toEqual(data)
      }
    }
  })
})

describe('what is too long', () => {
  test('a prompt is cut at 4,000 characters', () => {
    const { data } = record(eventOf('UserPromptSubmit', { prompt: 'x'.repeat(9000) }), clean)
    expect(data.text).toBe(`${'x'.repeat(4000)}…`)
  })

  test('a long string of an input is cut, a huge input becomes a text', () => {
    const long = record(tool({ content: 'x'.repeat(50_000), path: 'a' }), clean)
    expect(JSON.stringify(long.data).length).toBeLessThan(3000)
    const huge = record(tool({ edits: Array.from({ length: 500 }, () => 'x'.repeat(100)) }), clean)
    expect(JSON.stringify(huge.data).length).toBeLessThan(1500)
    expect(huge.data.input).toHaveProperty('cut')
  })

  test('whatever is cut, no character is cut in half', () =>
    holds({
      seed: 20_260_350,
      rounds: 300,
      make: (chance) => '😀'.repeat(chance.below(3)) + 'x'.repeat(chance.below(3)) + '😀'.repeat(2500),
      check: (text) => {
        const events = [
          eventOf('UserPromptSubmit', { prompt: text }),
          eventOf('PostToolUse', { toolName: 'T', toolInput: { text, list: [text, text] }, toolOutput: text }),
          eventOf('Stop', { stopHookActive: false, lastAssistantMessage: text }),
        ]
        return events.every((event) => wholeEverywhere(record(event, clean).data))
      },
    }))
})

describe('secrets', () => {
  const PLACES: readonly [name: string, event: Event][] = [
    ['a prompt', eventOf('UserPromptSubmit', { prompt: `my key is ${SECRET}` })],
    ['a tool’s input, deep down', tool({ env: [{ KEY: SECRET }] })],
    ['a tool’s output', eventOf('PostToolUse', { toolName: 'T', toolInput: {}, toolOutput: SECRET })],
    [
      'a tool’s standard error',
      eventOf('PostToolUse', { toolName: 'T', toolInput: {}, toolOutput: { stdout: '', stderr: SECRET } }),
    ],
    [
      'a list of blocks',
      eventOf('PostToolUse', { toolName: 'T', toolInput: {}, toolOutput: [{ type: 'text', text: SECRET }] }),
    ],
    ['an error', eventOf('PostToolUseFailure', { toolName: 'T', toolInput: {}, error: { message: SECRET } })],
    ['the last message', eventOf('Stop', { stopHookActive: false, lastAssistantMessage: SECRET })],
    ['the words behind /compact', eventOf('PreCompact', { trigger: 'manual', customInstructions: SECRET })],
    [
      'the arguments of a command',
      eventOf('UserPromptExpansion', { commandName: 'c', commandArgs: SECRET, expansionType: 'x' }),
    ],
    ['a notification', eventOf('Notification', { notificationType: 'x', message: SECRET })],
    ['a task', eventOf('TaskCreated', { taskId: '1', taskSubject: SECRET })],
    ['a refused turn', eventOf('StopFailure', { error: SECRET, errorDetails: SECRET })],
    [
      'a prompt, across the cut',
      eventOf('UserPromptSubmit', { prompt: `${'x'.repeat(3997)}${SECRET}${'y'.repeat(5000)}` }),
    ],
    ['a tool’s input, across the cut', tool({ content: `${'x'.repeat(1197)}${SECRET}${'y'.repeat(50_000)}` })],
    [
      'a tool’s input, across the end of what is looked at',
      tool({ content: `${'x'.repeat(1709)}${SECRET}${'y'.repeat(9000)}` }),
    ],
  ]
  test.each(PLACES)('%s: never in the timeline, not even in part', (_, event) => {
    const json = JSON.stringify(record(event, clean).data)
    expect(json).not.toContain(SECRET)
    expect(json).not.toContain('SEC')
  })
})

describe('an entry in words', () => {
  const LINES: readonly [type: string, data: Record<string, unknown>, expected: string][] = [
    ['tool:start', { tool: 'Bash', input: { command: 'npm  test\n' } }, 'Bash npm test'],
    ['tool:failure', { tool: 'Read', input: { file_path: '/a' }, error: 'gone' }, 'Read /a ✗ gone'],
    ['tool:start', { tool: 'X', input: null }, 'X'],
    ['tool:start', {}, ''],
    ['permission:request', { tool: 'Bash', input: { description: 'd' } }, 'Bash d'],
    ['prompt:submit', { text: 'go on' }, 'go on'],
    ['session:compact', { trigger: 'auto' }, 'auto'],
    ['session:start', { source: 'startup', model: 7 }, 'startup'],
    ['session:notification', { kind: 'idle', message: 'waiting' }, 'waiting · idle'],
    ['agent:start', { agentType: '' }, ''],
  ]
  test.each(LINES)('%s %j is %p', (type, data, expected) => expect(inWords(type, data, 60)).toBe(expected))

  test('is one line of at most the given length', () =>
    expect(inWords('prompt:submit', { text: `${'word '.repeat(50)}\nmore` }, 20)).toBe('word word word word…'))
})

function wholeEverywhere(value: unknown): boolean {
  if (typeof value === 'string') return isWhole(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(wholeEverywhere)
}
