import { describe, expect, test } from 'bun:test'
import { BUILT_IN } from './definition/registry.ts'
import { baseKey, currentStage, newState, type State } from './state.ts'

function started(key: string): State {
  const state = newState(BUILT_IN, { key, at: 1000 })
  if (!state) throw new Error(key)
  return state
}

describe('a new workflow', () => {
  test('S0.42: has everything a workflow.json had', () => {
    const { stages, labels, limits, documents, ...rest } = started('quick')
    expect(rest).toEqual({
      key: 'quick',
      status: 'active',
      createdAt: 1000,
      agents: [],
      failCount: 0,
      rejectCount: 0,
      retroCount: 0,
      featureName: null,
      pending: [],
      strangers: [],
      lost: [],
      loop: { iteration: 0, consecutiveErrors: 0, idle: 0, lastEntry: 0 },
    })
    expect(stages.map(({ key, status, result }) => [key, status, result])).toEqual([
      ['DEV', 'pending', null],
      ['REVIEW', 'pending', null],
      ['TEST', 'pending', null],
      ['RETRO', 'pending', null],
    ])
  })

  const numbered: readonly (readonly [string, string])[] = [
    ['tdd', 'TEST(spec) DEV TEST:2(verify)'],
    ['debug', 'DEBUG DEV TEST(verify)'],
    ['standard', 'PLAN ARCH TEST(spec) DEV REVIEW TEST:2(verify) RETRO DOCS'],
    ['review-only', 'REVIEW'],
  ]
  test.each(numbered)(
    'S0.43: repeated stages of %s are numbered, tests specify before DEV and verify after it',
    (key, wanted) => {
      expect(
        started(key)
          .stages.map(({ key, mode }) => (mode ? `${key}(${mode})` : key))
          .join(' '),
      ).toBe(wanted)
    },
  )

  const beside: readonly (readonly [string, string])[] = [
    ['quick', 'REVIEW+TEST'],
    ['standard', 'REVIEW+TEST:2 RETRO+DOCS'],
    ['full', 'REVIEW+TEST:2 QA+E2E RETRO+DOCS'],
    ['secure', 'REVIEW+TEST:2+SECURITY RETRO+DOCS'],
    ['refactor', 'REVIEW+TEST:2'],
    ['tdd', ''],
    ['single', ''],
  ]
  test.each(beside)('S0.50: of %s these run side by side: %s', (key, wanted) => {
    const { stages } = started(key)
    const numbers = [...new Set(stages.flatMap(({ parallel }) => (parallel === undefined ? [] : [parallel])))].sort()
    const runs = numbers.map((number) => stages.filter(({ parallel }) => parallel === number).map(({ key }) => key))
    const inOrder = runs.sort(
      (a, b) => stages.findIndex(({ key }) => key === a[0]) - stages.findIndex(({ key }) => key === b[0]),
    )
    expect(inOrder.map((run) => run.join('+')).join(' ')).toBe(wanted)
  })

  test('S0.50: a stage that stands twice in a row never runs side by side with itself', () => {
    const registry = {
      ...BUILT_IN,
      workflows: {
        odd: {
          labels: { en: 'Odd', 'zh-TW': 'o', 'zh-CN': 'o' },
          stages: ['TEST', 'TEST', 'REVIEW'],
          groups: ['quality'],
          documents: [],
        },
      },
    }
    expect(newState(registry, { key: 'odd', at: 0 })?.stages.map(({ parallel }) => parallel)).toEqual([undefined, 0, 0])
  })

  test('S0.44: the current stage is the active one, else the next pending one', () => {
    const state = started('quick')
    expect(currentStage(state)?.key).toBe('DEV')
    const active = {
      ...state,
      stages: state.stages.map((stage, i) => ({ ...stage, status: i === 2 ? ('active' as const) : stage.status })),
    }
    expect(currentStage(active)?.key).toBe('TEST')
  })

  test.each(['nope', 'toString', '__proto__', ''])('%p is no workflow', (key) => {
    expect(newState(BUILT_IN, { key, at: 0 })).toBeUndefined()
  })

  test.each([
    ['TEST:2', 'TEST'],
    ['DB-REVIEW', 'DB-REVIEW'],
  ])('S0.16: the base of %s is %s', (key, base) => {
    expect(baseKey(key)).toBe(base)
  })
})
