import { describe, expect, test } from 'bun:test'
import { type Chance, holds } from '../../test/lib/property.ts'
import { BUILT_IN } from './definition/registry.ts'
import { broken } from './invariants.ts'
import { newState, type State, VERDICTS } from './state.ts'
import { apply, type Inputs, TRANSITION_NAMES, type Transition, type TransitionResult } from './transitions.ts'

const WORKFLOWS = Object.keys(BUILT_IN.workflows) as [string, ...string[]]
const NAMES = TRANSITION_NAMES as [Transition, ...Transition[]]

/** Any input a transition could be given, sensible or not. */
const INPUTS: { readonly [Name in Transition]: (chance: Chance, state: State) => Omit<Inputs[Name], 'at'> } = {
  'stage-start': (chance, state) => ({ stage: stage(chance, state) }),
  'stage-complete': (chance, state) => ({ stage: stage(chance, state) }),
  'stage-fail': (chance, state) => ({ stage: stage(chance, state), reason: chance.text(5) }),
  'stage-reject': (chance, state) => ({ stage: stage(chance, state) }),
  'stage-retry': (chance, state) => ({ stage: stage(chance, state) }),
  'stage-verdict': (chance, state) => ({ stage: stage(chance, state), verdict: chance.pick(VERDICTS) }),
  'agent-delegate': (chance, state) => ({
    call: call(chance),
    name: chance.pick(['developer', 'tester', 'x']),
    stage: stage(chance, state),
  }),
  'agent-link': (chance) => ({
    call: call(chance),
    agentId: call(chance),
    ...(chance.next() < 0.3 && { where: 'background' as const }),
  }),
  'agent-complete': (chance) => ({ call: call(chance), name: 'developer', verdict: chance.pick(VERDICTS) }),
  'agent-silent': (chance) => ({ call: call(chance), canBeAsked: chance.next() < 0.5 }),
  'stranger-sent': (chance) => ({ call: call(chance), name: chance.pick(['developer', 'x']) }),
  'stranger-seen': (chance) => ({ call: call(chance), agentId: call(chance), over: chance.next() < 0.5 }),
  'strangers-over': () => ({}),
  'hand-over': () => ({ from: 'one', to: 'two' }),
  'agent-error': (chance) => ({ call: call(chance), reason: '' }),
  'agent-orphaned': (chance) => ({ calls: chance.list(3, () => call(chance)) }),
  'turn-error': () => ({}),
  advance: (chance) => ({ entry: chance.below(100), worked: chance.next() < 0.5 }),
  told: (chance) => ({ epoch: chance.below(3), text: chance.text(3) }),
  feature: () => ({ name: 'login-page' }),
  stop: () => ({ reason: 'x' }),
  resume: () => ({}),
  abort: () => ({ reason: 'x' }),
  complete: () => ({}),
}

/** What ends a workflow is rare, or nothing else would ever happen. */
const RARE: ReadonlySet<Transition> = new Set(['abort', 'stop', 'complete'])

describe('random sequences of transitions', () => {
  test('S0.47: after every one of them everything holds, and nothing had to be mended', () => {
    const seen = new Set<string>()
    holds({
      seed: 47,
      rounds: 1500,
      make: (chance) => ({ key: chance.pick(WORKFLOWS), seed: chance.below(1e9), moves: walk(chance) }),
      check: ({ key, moves }) => {
        const first = newState(BUILT_IN, { key, at: 0 })
        if (!first) return false
        let state: State = first
        for (const [index, move] of moves.entries()) {
          const name = move.name
          const input = { ...move.input(state), at: index }
          const result: TransitionResult = apply(state, name, input as Inputs[typeof name])
          if (!result.ok) continue
          const problems = [...broken(result.state), ...result.entries.filter(({ type }) => type === 'system:warning')]
          if (problems.length > 0) throw new Error(`${name} ${JSON.stringify(input)}: ${JSON.stringify(problems)}`)
          inOrder(state, result.state)
          state = result.state
          seen.add(`${name}:${state.status}`)
        }
        return true
      },
    })
    // The walk came everywhere: a law that nothing was held against proves nothing.
    for (const name of TRANSITION_NAMES) expect([...seen].some((what) => what.startsWith(`${name}:`))).toBe(true)
    for (const status of ['active', 'stopped', 'failed', 'completed', 'aborted']) {
      expect([...seen].some((what) => what.endsWith(`:${status}`))).toBe(true)
    }
  })
})

/** A stage is newly completed only when every earlier one that does not run beside it is. */
function inOrder(before: State, after: State): void {
  for (const [index, stage] of after.stages.entries()) {
    if (stage.status !== 'completed' || before.stages[index]?.status === 'completed') continue
    const missing = after.stages
      .slice(0, index)
      .filter(
        (earlier) =>
          earlier.status !== 'completed' && (stage.parallel === undefined || earlier.parallel !== stage.parallel),
      )
    if (missing.length > 0) throw new Error(`${stage.key} was completed before ${missing.map(({ key }) => key)}`)
  }
}

function walk(chance: Chance) {
  return Array.from({ length: 5 + chance.below(60) }, () => {
    let name = chance.pick(NAMES)
    if (RARE.has(name) && chance.next() < 0.8) name = 'agent-complete'
    return { name, input: (state: State) => INPUTS[name](chance, state) }
  })
}

/** Mostly a stage of the workflow, mostly the next one. */
function stage(chance: Chance, { stages }: State): string {
  const next = stages.find(({ status }) => status !== 'completed')
  if (next && chance.next() < 0.6) return next.key
  return chance.next() < 0.05 ? 'NOPE' : (stages[chance.below(stages.length)]?.key ?? 'NOPE')
}

function call(chance: Chance): string {
  return `c${chance.below(4)}`
}
