import { describe, expect, test } from 'bun:test'
import { BUILT_IN } from './definition/registry.ts'
import { settleState } from './invariants.ts'
import { currentStage, newState, type State } from './state.ts'
import { apply, type Inputs, type Transition, type TransitionResult } from './transitions.ts'

type Move = { [Name in Transition]: readonly [Name, Omit<Inputs[Name], 'at'>] }[Transition]

function started(key: string): State {
  const state = newState(BUILT_IN, { key, at: 0 })
  if (!state) throw new Error(key)
  return state
}

function once(state: State, [name, input]: Move, at = 100): TransitionResult {
  return apply(state, name, { ...input, at } as Inputs[typeof name])
}

/** Every move must be taken. */
function after(key: string, ...moves: Move[]): State {
  return moves.reduce((state, move, index) => {
    const result = once(state, move, index + 1)
    if (!result.ok) throw new Error(`${JSON.stringify(move)}: ${result.why}`)
    return result.state
  }, started(key))
}

const send = (name: string, stage: string, call = `call-${stage}`): Move => ['agent-delegate', { call, name, stage }]
const done = (stage: string, verdict: Inputs['agent-complete']['verdict'] = 'pass', call = `call-${stage}`): Move => [
  'agent-complete',
  { call, verdict, reason: 'because' },
]
const bar = (state: State) => state.stages.map(({ key, status }) => `${key}=${status}`).join(' ')

describe('stages', () => {
  test('S0.44: completing one moves to the next pending one', () => {
    const state = after('debug', send('debugger', 'DEBUG'), done('DEBUG'))
    expect(bar(state)).toBe('DEBUG=completed DEV=pending TEST=pending')
    expect(currentStage(state)?.key).toBe('DEV')
  })

  const skipped: readonly (readonly [string, string, readonly string[]])[] = [
    ['quick', 'REVIEW', ['DEV']],
    ['quick', 'RETRO', ['DEV', 'REVIEW', 'TEST']],
    ['standard', 'DEV', ['PLAN', 'ARCH', 'TEST']],
    ['tdd', 'TEST:2', ['TEST', 'DEV']],
  ]
  test.each(skipped)('S0.61: in %s the stage %s is refused while %p are missing', (key, stage, missing) => {
    expect(once(started(key), send('x', stage))).toEqual({ ok: false, why: 'skipped', missing: [...missing] })
    expect(once(started(key), ['stage-complete', { stage }])).toEqual({
      ok: false,
      why: 'skipped',
      missing: [...missing],
    })
  })

  test('S0.61: a stage that is still being worked on counts as missing', () => {
    const state = after('quick', send('developer', 'DEV'))
    expect(once(state, send('tester', 'TEST'))).toEqual({ ok: false, why: 'skipped', missing: ['DEV'] })
  })

  test('S0.50: side by side in any order, and they come together when all are done', () => {
    const state = after('quick', send('developer', 'DEV'), done('DEV'))
    const test_ = once(state, send('tester', 'TEST'))
    const both = test_.ok && once(test_.state, send('code-reviewer', 'REVIEW'))
    if (!both || both.ok === false) throw new Error('refused')
    expect(both.entries.map(({ type }) => type)).toEqual(['stage:start', 'parallel:start', 'agent:delegate'])
    const one = once(both.state, done('TEST'))
    const last = one.ok && once(one.state, done('REVIEW'))
    if (!one.ok || !last || last.ok === false) throw new Error('refused')
    expect(one.entries.map(({ type }) => type)).toEqual(['agent:complete', 'stage:complete'])
    expect(last.entries.map(({ type }) => type)).toEqual(['agent:complete', 'stage:complete', 'parallel:converge'])
  })

  test('a stage that does not exist is refused', () => {
    expect(once(started('single'), ['stage-start', { stage: 'NOPE' }])).toEqual({ ok: false, why: 'unknown-stage' })
  })

  test('S0.62: a stage with several agents ends with the last of them, and with the worst verdict', () => {
    const two = after('single', send('developer', 'DEV', 'a'), send('developer', 'DEV', 'b'), done('DEV', 'fail', 'a'))
    expect(bar(two)).toBe('DEV=active')
    const state = once(two, done('DEV', 'pass', 'b'))
    expect(state.ok && [bar(state.state), state.state.failCount]).toEqual(['DEV=pending', 1])
  })

  test('S0.62: a retrospective with issues is done, and counted', () => {
    const state = after(
      'quick',
      ['stage-complete', { stage: 'DEV' }],
      ['stage-complete', { stage: 'REVIEW' }],
      ['stage-complete', { stage: 'TEST' }],
      send('retrospective', 'RETRO'),
      done('RETRO', 'issues'),
    )
    expect([bar(state).endsWith('RETRO=completed'), state.retroCount, state.failCount]).toEqual([true, 1, 0])
  })
})

describe('work that is sent back', () => {
  const failed = () =>
    after(
      'debug',
      send('debugger', 'DEBUG'),
      done('DEBUG'),
      send('developer', 'DEV'),
      done('DEV'),
      send('tester', 'TEST'),
      done('TEST', 'fail'),
    )

  test('S0.25, S0.42: a failure waits for a repair, with its reason', () => {
    const state = failed()
    expect(bar(state)).toBe('DEBUG=completed DEV=completed TEST=pending')
    expect(state.pending).toEqual([{ type: 'fix-fail', stage: 'TEST', count: 1, reason: 'because' }])
  })

  test('S0.62: the repair takes the completed stage up again, and the check follows', () => {
    const state = [send('developer', 'DEV', 'again'), done('DEV', 'pass', 'again')].reduce((state, move) => {
      const result = once(state, move)
      if (!result.ok) throw new Error(result.why)
      return result.state
    }, failed())
    expect(state.pending).toEqual([])
    expect(currentStage(state)?.key).toBe('TEST')
    expect(state.stages.find(({ key }) => key === 'DEV')?.tries).toBe(2)
  })

  test.each(['fail', 'reject'] as const)('S0.51, S0.62: the third %s is fatal', (verdict) => {
    const dev: Move = ['stage-complete', { stage: 'DEV' }]
    const rounds = [1, 2, 3].flatMap((n): Move[] => [
      send('reviewer', 'REVIEW', `c${n}`),
      done('REVIEW', verdict, `c${n}`),
    ])
    const state = after('quick', dev, ...rounds)
    expect(state.status).toBe('failed')
    const last = once(after('quick', dev, ...rounds.slice(0, -1)), done('REVIEW', verdict, 'c3'))
    expect(last.ok && last.entries.map(({ type }) => type)).toEqual([
      'agent:complete',
      `stage:${verdict}`,
      'error:fatal',
      'loop:complete',
    ])
    expect(once(state, send('reviewer', 'REVIEW', 'c4'))).toEqual({ ok: false, why: 'over' })
    const again = once(state, ['stage-retry', { stage: 'REVIEW' }])
    expect(again.ok && [again.state.status, again.state.failCount, again.state.rejectCount]).toEqual(['active', 0, 0])
  })
})

describe('agents', () => {
  test('S0.42, S0.61: an agent is known by its call, and from its start by its id', () => {
    const state = after('single', send('developer', 'DEV', 'c'), ['agent-link', { name: 'developer', agentId: 'a1' }])
    expect(state.agents).toEqual([
      { call: 'c', name: 'developer', stage: 'DEV', startedAt: 1, where: 'foreground', agentId: 'a1' },
    ])
    expect(
      bar(
        after(
          'single',
          send('developer', 'DEV', 'c'),
          ['agent-link', { name: 'developer', agentId: 'a1' }],
          ['agent-complete', { agentId: 'a1', verdict: 'pass' }],
        ),
      ),
    ).toBe('DEV=completed')
  })

  test('an agent that somebody else started decides nothing', () => {
    const state = after('single', send('developer', 'DEV', 'c'), ['agent-link', { name: 'developer', agentId: 'a1' }])
    expect(once(state, ['agent-complete', { agentId: 'other', name: 'developer', verdict: 'fail' }])).toEqual({
      ok: false,
      why: 'unknown-agent',
    })
    expect(once(state, ['agent-complete', { agentId: 'other', name: 'Explore', verdict: 'fail' }])).toEqual({
      ok: false,
      why: 'unknown-agent',
    })
  })

  test('the same call twice is one agent', () => {
    expect(after('single', send('developer', 'DEV', 'c'), send('developer', 'DEV', 'c')).agents).toHaveLength(1)
  })

  test('S0.55: an agent that could not run leaves its stage pending and counts as an error until a stage is done', () => {
    const state = after('single', send('developer', 'DEV', 'c'), [
      'agent-error',
      { call: 'c', reason: 'no such agent' },
    ])
    expect([bar(state), state.loop.consecutiveErrors]).toEqual(['DEV=pending', 1])
    expect(
      after(
        'quick',
        send('developer', 'DEV', 'c'),
        ['agent-error', { call: 'c', reason: 'x' }],
        ['stage-complete', { stage: 'DEV' }],
      ).loop.consecutiveErrors,
    ).toBe(0)
  })

  test('S0.59: an agent that is lost leaves its stage pending; its late report still counts', () => {
    const lost = after('single', send('developer', 'DEV', 'c'), ['agent-orphaned', { calls: ['c'] }])
    expect(bar(lost)).toBe('DEV=pending')
    const late = once(lost, ['agent-complete', { call: 'c', verdict: 'pass' }])
    expect(late.ok && bar(late.state)).toBe('DEV=completed')
    expect(once(lost, ['agent-complete', { agentId: 'x', name: 'developer', verdict: 'pass' }])).toEqual({
      ok: false,
      why: 'unknown-agent',
    })
  })
})

describe('ends', () => {
  test('S0.57: complete only when every stage is', () => {
    expect(once(started('single'), ['complete', {}])).toEqual({ ok: false, why: 'unfinished', missing: ['DEV'] })
    const result = once(after('single', ['stage-complete', { stage: 'DEV' }]), ['complete', {}])
    expect(result.ok && [result.state.status, result.entries.map(({ type }) => type)]).toEqual([
      'completed',
      ['workflow:complete', 'loop:complete'],
    ])
  })

  test('S0.57: what was stopped keeps its place and can be taken up again', () => {
    const stopped = after('quick', send('developer', 'DEV'), done('DEV'), send('tester', 'TEST'), [
      'stop',
      { reason: 'by hand' },
    ])
    expect([stopped.status, stopped.agents, bar(stopped)]).toEqual([
      'stopped',
      [],
      'DEV=completed REVIEW=pending TEST=pending RETRO=pending',
    ])
    const again = once(stopped, ['resume', {}])
    expect(again.ok && again.state.status).toBe('active')
  })

  test.each(['completed', 'aborted'] as const)('what is %s changes no more', (status) => {
    const over: State = { ...started('single'), status }
    expect(once(over, ['resume', {}])).toEqual({ ok: false, why: 'over' })
    expect(once(over, ['stage-complete', { stage: 'DEV' }])).toEqual({ ok: false, why: 'over' })
  })

  test('S0.51: no more iterations than allowed', () => {
    const state = { ...started('single'), limits: { iterations: 1, errors: 3, retries: 3 } }
    const first = once(state, ['advance', { entry: 1, worked: true }])
    expect(first.ok && once(first.state, ['advance', { entry: 2, worked: true }])).toEqual({ ok: false, why: 'over' })
  })
})

describe('S0.47: invariants', () => {
  const base = started('single')
  const [dev] = base.stages
  if (!dev) throw new Error('single has a stage')
  const agent = { call: 'c', name: 'developer', stage: 'DEV', startedAt: 0, where: 'foreground' } as const
  const cases: readonly (readonly [string, State, string, number])[] = [
    ['an agent of an unknown stage is dropped', { ...base, agents: [{ ...agent, stage: 'NOPE' }] }, 'DEV=pending', 0],
    [
      'what has an end is completed',
      { ...base, stages: [{ ...dev, status: 'pending', completedAt: 5 }] },
      'DEV=completed',
      0,
    ],
    [
      'an active stage that has an end is completed, its agent dropped',
      { ...base, agents: [agent], stages: [{ ...dev, status: 'active', completedAt: 5 }] },
      'DEV=completed',
      0,
    ],
    [
      'an active stage without an agent is pending',
      { ...base, stages: [{ ...dev, status: 'active' }] },
      'DEV=pending',
      0,
    ],
    [
      'what is completed without an end is pending',
      { ...base, stages: [{ ...dev, status: 'completed' }] },
      'DEV=pending',
      0,
    ],
    [
      'a workflow that is not under way has no agents',
      { ...base, status: 'stopped', agents: [agent], stages: [{ ...dev, status: 'active' }] },
      'DEV=pending',
      0,
    ],
  ]
  test.each(cases)('%s', (_, broken, wanted, agents) => {
    const { state, warnings } = settleState(broken)
    expect([bar(state), state.agents.length]).toEqual([wanted, agents])
    expect(warnings.length).toBeGreaterThan(0)
    expect(settleState(state).warnings).toEqual([])
  })

  test('what was mended is a warning on the timeline', () => {
    const result = once({ ...base, stages: [{ ...dev, status: 'active' }] }, ['told', { epoch: 0, text: '' }])
    expect(result.ok && result.entries).toEqual([
      { type: 'system:warning', data: { message: 'DEV was active without an agent' } },
    ])
  })

  test('decided otherwise: there is no count of stages side by side that could be wrong; it is taken from the stages', () => {
    expect(Object.keys(base).filter((key) => /parallel/i.test(key))).toEqual([])
  })
})
