import { describe, expect, test } from 'bun:test'
import { holds, isWhole } from '../../../test/lib/property.ts'
import type { EventName } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import { fieldOf, fieldsOf, payloadOf, TEXT_CAP, WRITERS, wireField } from './wire.ts'

const written = (name: EventName, outcome: Outcome) => WRITERS[name]?.(outcome, { name }) ?? ''

describe('names of fields', () => {
  const BOTH: readonly [wire: string, field: string][] = [
    ['session_id', 'sessionId'],
    ['tool_use_id', 'toolUseId'],
    ['stop_hook_active', 'stopHookActive'],
    ['cwd', 'cwd'],
    ['tool_response', 'toolOutput'],
    ['compact_summary', 'summary'],
    ['prompt', 'prompt'],
    ['name', 'worktreeName'],
  ]
  test.each(BOTH)('%s is %s, and back', (wire, field) =>
    expect([fieldOf(wire), wireField(field)]).toEqual([field, wire]),
  )

  test('other spellings are read and not written', () =>
    expect(['tool_output', 'prompt_content'].map(fieldOf)).toEqual(['toolOutput', 'prompt']))
})

describe('fields of a payload', () => {
  test('only the top and the calls of a batch are renamed; what belongs to a tool stays', () => {
    const payload = {
      hook_event_name: 'PostToolBatch',
      session_id: 's',
      tool_input: { file_path: 'a' },
      tool_calls: [{ tool_name: 'Read', tool_input: { file_path: 'a' }, tool_response: { some_key: 1 } }, 'odd'],
    }
    expect(fieldsOf(payload)).toEqual({
      sessionId: 's',
      toolInput: { file_path: 'a' },
      toolCalls: [{ toolName: 'Read', toolInput: { file_path: 'a' }, toolOutput: { some_key: 1 } }, 'odd'],
    })
  })

  test('tool_calls that are no list stay as they are, for the schema to refuse', () =>
    expect(fieldsOf({ tool_calls: { a_b: 1 } })).toEqual({ toolCalls: { a_b: 1 } }))

  test('there and back is where one was', () => {
    const fields = { sessionId: 's', cwd: '/', toolName: 'Bash', toolCalls: [{ toolName: 'Bash', toolOutput: 'x' }] }
    const { hook_event_name, ...payload } = payloadOf('PostToolBatch', fields)
    expect([hook_event_name, fieldsOf(payload)]).toEqual(['PostToolBatch', fields])
  })
})

describe(`no text is longer than ${TEXT_CAP} characters, or the client would put it into a file`, () => {
  const CARRIERS: readonly [name: EventName, make: (text: string) => Outcome][] = [
    ['SessionStart', (context) => ({ context })],
    ['UserPromptSubmit', (context) => ({ context })],
    ['PreToolUse', (context) => ({ context })],
    ['PostToolUse', (context) => ({ context })],
    ['PostToolBatch', (context) => ({ context })],
    ['SubagentStart', (context) => ({ context })],
    ['Stop', (keepGoing) => ({ keepGoing })],
    ['Stop', (reason) => ({ decision: 'block', reason })],
    ['SubagentStop', (keepGoing) => ({ keepGoing })],
    ['PreCompact', (instructions) => ({ instructions })],
  ]
  const textIn = (stdout: string): string =>
    stdout.startsWith('{') ? JSON.parse(stdout).hookSpecificOutput.additionalContext : stdout

  test.each(CARRIERS)('%s: 10,000 pass whole, more are cut', (name, make) => {
    expect(textIn(written(name, make('x'.repeat(TEXT_CAP))))).toBe('x'.repeat(TEXT_CAP))
    expect(textIn(written(name, make('x'.repeat(TEXT_CAP + 1))))).toHaveLength(TEXT_CAP)
    expect(textIn(written(name, make(`${'x'.repeat(TEXT_CAP - 1)}😀`)))).toBe('x'.repeat(TEXT_CAP - 1))
  })

  test('Stop: keepGoing and a block together are cut together', () => {
    const stdout = written('Stop', { keepGoing: 'a'.repeat(9000), decision: 'block', reason: 'b'.repeat(9000) })
    expect(textIn(stdout).length).toBeLessThanOrEqual(TEXT_CAP)
  })

  test('for any text: within the cap, a beginning of it, no half characters', () =>
    holds({
      seed: 20_260_342,
      rounds: 200,
      make: (chance) => ({
        text: chance.text(12_000).toWellFormed().padEnd(chance.below(12_000), '漢\n'),
        at: chance.below(CARRIERS.length),
      }),
      check: ({ text, at }) => {
        const [name, make] = CARRIERS[at] ?? ['PreCompact', (instructions: string) => ({ instructions })]
        if (text === '') return
        const kept = textIn(written(name, make(text)))
        return kept.length <= TEXT_CAP && text.startsWith(kept) && isWhole(kept)
      },
    }))
})

describe('PreCompact', () => {
  test('never answers with JSON but to block', () => {
    const outcomes: Outcome[] = [
      {},
      { notice: 'n' },
      { context: 'c' },
      { stop: 's' },
      { decision: 'deny' },
      { updatedInput: {} },
    ]
    for (const outcome of outcomes) expect(written('PreCompact', outcome)).toBe('')
    expect(written('PreCompact', { instructions: 'keep this' })).toBe('keep this')
    expect(written('PreCompact', { decision: 'block' })).toBe('{"decision":"block"}')
  })
})

test('reasons have no cap: 20,000 characters were seen to pass whole', () => {
  const reason = 'r'.repeat(20_000)
  expect(written('PreToolUse', { decision: 'deny', reason })).toContain(reason)
  expect(written('PostToolUse', { decision: 'block', reason })).toContain(reason)
})
