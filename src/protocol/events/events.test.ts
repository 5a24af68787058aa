import { describe, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import * as v from 'valibot'
import type { EventDefinition } from '../define.ts'
import { EVENT_NAMES, type EventName, eventNamed } from '../event.ts'
import { DECISIONS, POWERS, powersOf } from '../outcome.ts'
import { responseSchema } from '../response.ts'
import { EVENTS } from './index.ts'

const definitions: readonly (readonly [EventName, EventDefinition])[] = EVENT_NAMES.map((name) => [name, EVENTS[name]])

test('the catalogue has 33 events, one file each', () => {
  expect(EVENT_NAMES).toHaveLength(33)
  const files = readdirSync(import.meta.dir).filter((file) => !/^(index|shared|events\.test)\.ts$/.test(file))
  const kebab = EVENT_NAMES.map((name) => `${name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.ts`)
  expect(files.sort()).toEqual(kebab.sort())
})

test('names and aliases are unique whatever their case, and each finds its event', () => {
  const all = definitions.flatMap(([name, { aliases }]) => [name, ...aliases])
  expect(new Set(all.map((name) => name.toLowerCase())).size).toBe(all.length)
  for (const [name, { aliases }] of definitions) {
    for (const spelling of [name, name.toLowerCase(), ...aliases]) expect(eventNamed(spelling)).toBe(name)
  }
  expect(eventNamed('Compaction')).toBe('PreCompact')
  expect(eventNamed('BeforeModel')).toBeUndefined()
  expect(eventNamed('toString')).toBeUndefined()
})

describe.each(definitions)('%s', (name, definition) => {
  test('is defined under its own name', () => {
    expect<string>(definition.name).toBe(name)
    expect(definition.summary).toEndWith('.')
    expect(definition.usage).toEndWith('.')
  })

  test('every input example is an event', () => {
    for (const example of definition.examples.input) expect(problems(definition, example)).toEqual([])
  })

  test('the matcher looks at a field', () => {
    if (definition.matcher === null) return
    const example = v.parse(definition.input(), definition.examples.input[0])
    expect(Object.keys(definition.input().entries)).toContain(definition.matcher)
    expect(typeof example[definition.matcher]).toBe('string')
  })

  test('no field hides the name of the event', () => {
    expect(Object.keys(definition.input().entries)).not.toContain('name')
  })

  test('fields nobody described are kept', () => {
    const example = { ...definition.examples.input[0], fromTheFuture: { deep: [1] } }
    expect(v.parse(definition.input(), example)).toMatchObject({ fromTheFuture: { deep: [1] } })
  })

  test('known words are not the only ones', () => {
    for (const [field, value] of Object.entries(definition.examples.input[0])) {
      if (typeof value !== 'string') continue
      expect(problems(definition, { ...definition.examples.input[0], [field]: 'word-from-the-future' })).toEqual([])
    }
  })

  test('output examples use only what the event can carry', () => {
    for (const outcome of definition.examples.output) {
      expect(powersOf(outcome).filter((power) => !definition.can.includes(power))).toEqual([])
      expect(v.is(responseSchema(definition), outcome)).toBe(true)
    }
  })

  test('the response schema takes exactly the powers of the event', () => {
    const schema = responseSchema(definition)
    for (const power of POWERS)
      expect([power, v.is(schema, answer(power))]).toEqual([power, definition.can.includes(power)])
  })

  test('powers are listed once, in their usual order', () => {
    expect([...definition.can]).toEqual(POWERS.filter((power) => definition.can.includes(power)))
  })

  test('fold and strategy fit what can be answered', () => {
    const decides = definition.can.some((power) => DECISIONS.some((decision) => decision === power))
    if (definition.can.length === 0) {
      expect(definition.fold).toBe('none')
      expect(definition.examples.output).toEqual([{}])
    } else expect(definition.fold).toBe(decides ? 'strictest' : 'collect')
    if (!decides) expect(definition.strategy).toEqual({ mode: 'parallel' })
  })
})

test('strategies are those of S4', () => {
  const serial = definitions.flatMap(([name, { strategy }]) =>
    strategy.mode === 'serial' ? [[name, strategy.until]] : [],
  )
  expect(Object.fromEntries(serial)).toEqual({
    PreToolUse: 'deny',
    PermissionRequest: 'decided',
    Stop: 'kept-going',
    SubagentStop: 'kept-going',
    PreCompact: 'deny',
    PreModelSwitch: 'deny',
  })
})

test('deadlines: 2 s where the agent seldom waits, 1 s at the end, 300 ms everywhere else', () => {
  const slow = definitions
    .filter(([, { deadlineMs }]) => deadlineMs !== 300)
    .map(([name, { deadlineMs }]) => [name, deadlineMs])
  expect(Object.fromEntries(slow)).toEqual({
    SessionStart: 2000,
    Setup: 2000,
    SessionEnd: 1000,
    Stop: 2000,
    SubagentStop: 2000,
    PreCompact: 2000,
    PostCompact: 2000,
  })
})

test.each([
  ['manual', 'manual'],
  ['user_request', 'manual'],
  ['auto', 'auto'],
  ['context_limit', 'auto'],
  ['before_compact', 'auto'],
  [undefined, 'auto'],
  [7, 'auto'],
])('S1.6: the trigger %p is %s', (trigger, expected) => {
  for (const name of ['PreCompact', 'PostCompact'] as const) {
    const { trigger: _, ...rest }: Record<string, unknown> = EVENTS[name].examples.input[0]
    const event = trigger === undefined ? rest : { ...rest, trigger }
    expect(v.parse(EVENTS[name].input(), event).trigger).toBe(expected as 'manual' | 'auto')
  }
})

test.each([
  ['Exit code 1', { message: 'Exit code 1' }],
  [
    { message: 'boom', type: 'Error' },
    { message: 'boom', type: 'Error' },
  ],
  [{ code: 7 }, { code: 7, message: '' }],
  [undefined, { message: '' }],
])('the error %p becomes an object with a message', (error, expected) => {
  const { error: _, ...rest }: Record<string, unknown> = EVENTS.PostToolUseFailure.examples.input[0]
  const event = error === undefined ? rest : { ...rest, error }
  expect(v.parse(EVENTS.PostToolUseFailure.input(), event).error).toEqual(expected)
})

test('a tool input that is no object is wrapped', () => {
  const event = { ...EVENTS.PreToolUse.examples.input[0], toolInput: 'ls' }
  expect(v.parse(EVENTS.PreToolUse.input(), event).toolInput).toEqual({ value: 'ls' })
})

function problems(definition: EventDefinition, example: unknown): string[] {
  const result = v.safeParse(definition.input(), example)
  return result.success ? [] : result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
}

function answer(power: (typeof POWERS)[number]): Record<string, unknown> {
  if (DECISIONS.some((decision) => decision === power)) return { decision: power, reason: 'why' }
  return { [power]: power === 'updatedInput' ? { command: 'ls' } : 'text' }
}
