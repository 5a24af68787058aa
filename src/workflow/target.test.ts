import { describe, expect, test } from 'bun:test'
import { BUILT_IN } from './definition/registry.ts'
import { newState, type State } from './state.ts'
import { agentName, targetOf } from './target.ts'

function at(key: string, completed: number): State {
  const state = newState(BUILT_IN, { key, at: 0 })
  if (!state) throw new Error(key)
  const stages = state.stages.map((stage, i) =>
    i < completed ? { ...stage, status: 'completed' as const, completedAt: 1 } : stage,
  )
  return { ...state, stages }
}

describe('S0.61: which stage an agent is sent for', () => {
  const cases: readonly (readonly [string, State, Record<string, unknown>, string | undefined])[] = [
    ['its kind', at('quick', 0), { subagent_type: 'developer' }, 'DEV developer'],
    ["a plugin's kind", at('quick', 0), { subagent_type: 'throughline:tester' }, 'TEST tester'],
    [
      'a marker',
      at('quick', 0),
      { subagent_type: 'general-purpose', prompt: 'x [stage:REVIEW] y' },
      'REVIEW general-purpose',
    ],
    ['a marker of a repeated stage', at('standard', 5), { prompt: '[stage:TEST]' }, 'TEST tester'],
    ['a numbered marker', at('standard', 5), { prompt: '[stage:TEST:2]' }, 'TEST:2 tester'],
    [
      'a marker wins over the kind',
      at('quick', 0),
      { subagent_type: 'developer', prompt: '[stage:TEST]' },
      'TEST developer',
    ],
    [
      'an unknown marker is for somebody else',
      at('quick', 0),
      { subagent_type: 'developer', prompt: '[stage:NOPE]' },
      undefined,
    ],
    [
      'a word in the text is only a word',
      at('quick', 0),
      { subagent_type: 'general-purpose', description: 'as code-reviewer' },
      undefined,
    ],
    ['two words in the text', at('quick', 0), { prompt: 'developer, then tester' }, undefined],
    ['part of a word', at('quick', 0), { prompt: 'developers of the tester-kit' }, undefined],
    ['another agent', at('quick', 0), { subagent_type: 'Explore', prompt: 'find the callers' }, undefined],
    ['nothing at all', at('quick', 0), {}, undefined],
    ['the first of two stages', at('tdd', 0), { subagent_type: 'tester' }, 'TEST tester'],
    ['the second when the first is done', at('tdd', 2), { subagent_type: 'tester' }, 'TEST:2 tester'],
    ['the second too early', at('tdd', 1), { subagent_type: 'tester' }, 'TEST:2 tester'],
    ['once more when all are done', at('tdd', 3), { subagent_type: 'tester' }, 'TEST:2 tester'],
    ['an agent of another workflow', at('single', 0), { subagent_type: 'qa' }, undefined],
  ]
  test.each(cases)('%s', (_, state, input, wanted) => {
    const target = targetOf(state, input)
    expect(target && `${target.stage.key} ${target.name}`).toBe(wanted as string)
  })

  test('while something is to be mended, whoever made it is sent to mend it', () => {
    const pending = [{ type: 'fix-fail', stage: 'TEST:2', count: 1, reason: '' }] as const
    expect(targetOf({ ...at('tdd', 2), pending }, { subagent_type: 'developer' })?.stage.key).toBe('DEV')
  })

  test.each([
    ['throughline:qa', 'qa'],
    ['other:qa', 'other:qa'],
    ['qa', 'qa'],
  ])('S0.62: the agent %s is %s', (kind, name) => {
    expect(agentName(kind)).toBe(name)
  })
})
