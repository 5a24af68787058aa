import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { claudeCode } from '../../src/hosts/claude-code/index.ts'
import type { Event } from '../../src/protocol/event.ts'
import { OUTCOMES } from './outcomes.ts'

const recorded = join(import.meta.dir, 'claude-code', claudeCode.testedVersion)
const rejected = join(import.meta.dir, 'rejection')

const namesIn = (folder: string, end: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => name.slice(0, -end.length))
    .sort()
const textOf = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8')
const jsonOf = (folder: string, name: string): unknown => JSON.parse(textOf(folder, name))

function eventOf(payload: string): Event {
  const decoded = claudeCode.decode(jsonOf(recorded, `${payload}.in.json`), {})
  if (!decoded.ok) throw new Error(decoded.reason)
  return decoded.event
}

const PAYLOADS = namesIn(recorded, '.in.json')

describe('S1.3: a payload that a real Claude Code sent becomes its event', () => {
  test.each(PAYLOADS)('%s', (payload) =>
    expect(eventOf(payload)).toEqual(jsonOf(recorded, `${payload}.event.json`) as Event),
  )

  test('every golden event belongs to a payload', () => expect(namesIn(recorded, '.event.json')).toEqual(PAYLOADS))
})

test('a field that a newer client adds is kept, under its own value', () => {
  for (const payload of PAYLOADS) {
    const raw = jsonOf(recorded, `${payload}.in.json`) as object
    const decoded = claudeCode.decode({ ...raw, brand_new_field: { deep_key: [1] } }, {})
    expect(decoded).toMatchObject({ ok: true, event: { brandNewField: { deep_key: [1] } } })
  }
})

describe('an outcome becomes exactly the bytes that Claude Code honours', () => {
  const CASES = OUTCOMES.map((row) => [`${row.row ? `${row.row}: ` : ''}${row.payload} ${row.name}`, row] as const)

  test.each(CASES)('%s', (_, { payload, name, outcome, dropped = [] }) => {
    const stdout = textOf(recorded, `${payload}.${name}.out`)
    expect(claudeCode.encode(eventOf(payload), outcome)).toEqual({ stdout, dropped })
  })

  test('every file of output belongs to a case', () =>
    expect(namesIn(recorded, '.out')).toEqual(OUTCOMES.map(({ payload, name }) => `${payload}.${name}`).sort()))

  test('S0.11, S2.7: with nothing to say, nothing at all is printed, for every payload', () => {
    for (const payload of PAYLOADS) {
      for (const outcome of [
        {},
        { context: '' },
        { notice: '' },
        { instructions: '' },
        { keepGoing: '' },
        { reason: 'r' },
      ]) {
        expect(claudeCode.encode(eventOf(payload), outcome).stdout).toBe('')
      }
    }
  })

  test('S1.11, S3.31: every JSON answer names its own event', () => {
    for (const { payload, name } of OUTCOMES) {
      const text = textOf(recorded, `${payload}.${name}.out`)
      if (!text.startsWith('{')) continue
      const { hookSpecificOutput } = JSON.parse(text)
      if (hookSpecificOutput) expect(hookSpecificOutput.hookEventName).toBe(payload.split('.')[0])
    }
  })
})

describe('S0.3, S0.10: a payload that nobody can use is refused with its reason', () => {
  test.each(namesIn(rejected, '.in.json'))('%s', (name) => {
    const reason = textOf(rejected, `${name}.reason`).trimEnd()
    expect(claudeCode.decode(jsonOf(rejected, `${name}.in.json`), {})).toMatchObject({ ok: false, reason })
  })

  test('every reason belongs to a payload', () =>
    expect(namesIn(rejected, '.reason')).toEqual(namesIn(rejected, '.in.json')))
})
