import { describe, expect, test } from 'bun:test'
import { type Chance, holds } from '../../../test/lib/property.ts'
import type { Environment } from '../../base/environment.ts'
import { EVENT_NAMES } from '../../protocol/event.ts'
import { EVENTS } from '../../protocol/events/index.ts'
import { DECISIONS, type Outcome, POWERS } from '../../protocol/outcome.ts'
import { claudeCode } from './index.ts'
import { payloadOf, WRITERS } from './wire.ts'

const stop = { hook_event_name: 'Stop', session_id: 's', cwd: '/in', stop_hook_active: false }

function decoded(payload: object, environment: Environment = {}): Record<string, unknown> {
  const result = claudeCode.decode(payload, environment)
  if (!result.ok) throw new Error(result.reason)
  return { ...result.event }
}

describe('decoding', () => {
  test('every example of the catalogue survives the way to the wire and back', () => {
    for (const name of EVENT_NAMES) {
      for (const example of EVENTS[name].examples.input) {
        expect(decoded(payloadOf(name, example))).toMatchObject({
          name,
          sessionId: 'sample-session',
          cwd: String(example.cwd),
        })
      }
    }
  })

  const NAMES: readonly [wire: string, name: string][] = [
    ['PreCompact', 'PreCompact'],
    ['Compaction', 'PreCompact'],
    ['PreCompress', 'PreCompact'],
    ['precompact', 'PreCompact'],
    ['AfterAgent', 'Stop'],
    ['agentStop', 'Stop'],
  ]
  test.each(NAMES)('%s is %s', (hook_event_name, name) =>
    expect(decoded({ ...stop, hook_event_name })).toMatchObject({ name }),
  )

  const TRIGGERS: readonly [wire: unknown, trigger: string, raw: string | undefined][] = [
    ['manual', 'manual', undefined],
    ['auto', 'auto', undefined],
    ['context_limit', 'auto', 'context_limit'],
    ['user_request', 'manual', 'user_request'],
    ['something new', 'auto', 'something new'],
    ['', 'auto', ''],
    [undefined, 'auto', undefined],
    [null, 'auto', undefined],
    [7, 'auto', undefined],
  ]
  test.each(TRIGGERS)('S1.6: trigger %p is %p and the raw word is %p', (trigger, expected, rawTrigger) => {
    for (const hook_event_name of ['PreCompact', 'PostCompact']) {
      const event = decoded({ hook_event_name, session_id: 's', trigger })
      expect([event.trigger, event.rawTrigger]).toEqual([expected, rawTrigger])
    }
  })

  const PLACES: readonly [
    name: string,
    environment: Environment,
    own: object,
    project: string | undefined,
    cwd: string,
  ][] = [
    [
      'CLAUDE_PROJECT_DIR first',
      { CLAUDE_PROJECT_DIR: '/a', CLAUDE_PROJECT_ROOT: '/b', PROJECT_DIR: '/c' },
      {},
      '/a',
      '/in',
    ],
    ['then CLAUDE_PROJECT_ROOT', { CLAUDE_PROJECT_ROOT: '/b', PROJECT_DIR: '/c' }, {}, '/b', '/in'],
    ['then PROJECT_DIR', { PROJECT_DIR: '/c' }, {}, '/c', '/in'],
    ['an empty variable is none', { CLAUDE_PROJECT_DIR: '', CLAUDE_PROJECT_ROOT: '/b' }, {}, '/b', '/in'],
    ['none at all', {}, {}, undefined, '/in'],
    ['no cwd in the payload: the project', { CLAUDE_PROJECT_DIR: '/a', PWD: '/p' }, { cwd: undefined }, '/a', '/a'],
    ['no cwd and no project: the process’s folder', { PWD: '/p' }, { cwd: undefined }, undefined, '/p'],
    ['nothing known of any place', {}, { cwd: '' }, undefined, '.'],
    ['a cwd that is no text', { PWD: '/p' }, { cwd: 7 }, undefined, '/p'],
  ]
  test.each(PLACES)('S0.5: %s', (_, environment, own, project, cwd) => {
    const event = decoded({ ...stop, ...own }, environment)
    expect([event.projectDir, event.cwd]).toEqual([project, cwd])
  })

  test('S0.4: the session id of the payload, then CLAUDE_SESSION_ID, else the event is refused', () => {
    const environment = { CLAUDE_SESSION_ID: 'env' }
    expect(decoded(stop, environment).sessionId).toBe('s')
    for (const session_id of ['', undefined, null, 7])
      expect(decoded({ ...stop, session_id }, environment).sessionId).toBe('env')
    expect(claudeCode.decode({ ...stop, session_id: '' }, {})).toMatchObject({
      ok: false,
      reason: 'Stop without a session id',
      judged: { name: 'Stop', sessionId: '' },
    })
  })

  test('ids from outside are made safe', () => {
    const event = decoded({ ...stop, session_id: 'a\0b', agent_id: 'x'.repeat(10_000) })
    expect(event.sessionId).toMatch(/^ab~[0-9a-f]{8}$/)
    expect(String(event.agentId)).toHaveLength(128)
  })

  test('an error is always an object with a message', () => {
    const failure = (error: unknown) =>
      decoded({ hook_event_name: 'PostToolUseFailure', session_id: 's', tool_name: 'Bash', tool_input: {}, error })
        .error
    expect(failure('boom')).toEqual({ message: 'boom' })
    expect(failure({ message: 'boom', type: 'E' })).toEqual({ message: 'boom', type: 'E' })
    expect(failure({ code: 1 })).toEqual({ code: 1, message: '' })
    expect(failure(undefined)).toEqual({ message: '' })
  })

  test('whatever JSON comes, decoding answers and does not throw', () =>
    holds({
      seed: 20_260_340,
      make: (chance) => madePayload(chance),
      check: (payload) => {
        const result = claudeCode.decode(payload, {})
        expect(result.ok || result.reason.length > 0).toBe(true)
      },
    }))
})

describe('what Claude Code can carry', () => {
  test('is within what the catalogue lets a handler say', () => {
    for (const name of EVENT_NAMES) {
      const beyond = (claudeCode.carries[name] ?? []).filter((power) => !EVENTS[name].can.includes(power))
      expect({ name, beyond }).toEqual({ name, beyond: [] })
    }
  })

  test('has a writer for each event, and there is no writer for any other', () =>
    expect(Object.keys(claudeCode.carries).sort()).toEqual(Object.keys(WRITERS).sort()))

  test('every power is either written or dropped, never both and never neither', () => {
    for (const name of EVENT_NAMES) {
      const event = { name, sessionId: 's', cwd: '/' } as Parameters<typeof claudeCode.encode>[0]
      for (const power of POWERS) {
        const alone = outcomeOf(power)
        const { stdout, dropped } = claudeCode.encode(event, alone)
        const carried = (claudeCode.carries[name] ?? []).includes(power)
        // An input is rewritten together with an allow only.
        const silent = name === 'PermissionRequest' && power === 'updatedInput'
        expect({ name, power, dropped, said: stdout !== '' }).toEqual({
          name,
          power,
          dropped: carried ? [] : [power],
          said: carried && !silent,
        })
      }
    }
  })

  test('what is for the person never reaches the model, and the other way round', () =>
    holds({
      seed: 20_260_341,
      make: (chance) => ({
        name: EVENT_NAMES[chance.below(EVENT_NAMES.length)] ?? 'Stop',
        outcome: madeOutcome(chance),
      }),
      check: ({ name, outcome }) => {
        const event = { name, sessionId: 's', cwd: '/' } as Parameters<typeof claudeCode.encode>[0]
        const { stdout } = claudeCode.encode(event, { ...outcome, notice: 'FOR-THE-PERSON' })
        if (name === 'PreCompact') return !stdout.includes('FOR-THE-PERSON')
        if (stdout === '') return true
        const { systemMessage, ...rest } = JSON.parse(stdout)
        return systemMessage === 'FOR-THE-PERSON' && !JSON.stringify(rest).includes('FOR-THE-PERSON')
      },
    }))
})

function outcomeOf(power: (typeof POWERS)[number]): Outcome {
  if ((DECISIONS as readonly string[]).includes(power))
    return { decision: power as (typeof DECISIONS)[number], reason: 'r' }
  return { [power]: power === 'updatedInput' ? { a: 1 } : 'text' }
}

function madeOutcome(chance: Chance): Outcome {
  return Object.assign({}, ...chance.list(4, () => outcomeOf(chance.pick(POWERS))))
}

function madePayload(chance: Chance): unknown {
  const value = (depth: number): unknown =>
    chance.pick<() => unknown>([
      () => chance.text(8),
      () => chance.below(100) - 50,
      () => chance.below(2) === 0,
      () => null,
      () => (depth > 2 ? [] : chance.list(3, () => value(depth + 1))),
      () => (depth > 2 ? {} : Object.fromEntries(chance.list(3, () => [chance.text(4), value(depth + 1)]))),
    ])()
  if (chance.below(8) === 0) return value(0)
  const fields = [
    'tool_name',
    'tool_input',
    'tool_calls',
    'prompt',
    'source',
    'trigger',
    'error',
    'agent_id',
    'cwd',
    'reason',
  ] as const
  return {
    session_id: chance.pick(['s', '', null, 5]),
    hook_event_name: EVENT_NAMES[chance.below(EVENT_NAMES.length)],
    ...Object.fromEntries(chance.list(6, () => [chance.pick(fields), value(0)])),
  }
}
