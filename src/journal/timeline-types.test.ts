import { describe, expect, test } from 'bun:test'
import { categoryOf, isTimelineType, TIMELINE_TYPES, type TimelineType, timelineCategories } from './timeline-types.ts'

const AT_SOURCE = [
  'workflow:start workflow:complete workflow:abort stage:start stage:complete stage:retry',
  'agent:delegate agent:complete agent:error loop:start loop:advance loop:complete handoff:create',
  'parallel:start parallel:converge grader:score specs:init specs:archive error:fatal',
  'session:start session:end session:compact',
]
  .join(' ')
  .split(' ')

const LATER = [
  'agent:orphan-cleanup specs:archive-skipped specs:archive-scan specs:tasks-missing session:compact-suggestion',
  'tool:failure system:warning hook:timing queue:auto-write quality:compact-frequency',
]
  .join(' ')
  .split(' ')

describe('the registry of timeline types', () => {
  test('S0.39: has the 22 types of the source', () => {
    expect(AT_SOURCE).toHaveLength(22)
    expect(AT_SOURCE.filter((type) => !isTimelineType(type))).toEqual([])
  })

  test('S0.40: has the ten later types', () => {
    expect(LATER).toHaveLength(10)
    expect(LATER.filter((type) => !isTimelineType(type))).toEqual([])
  })

  test('S0.38: a compaction belongs to the category session', () =>
    expect(categoryOf('session:compact')).toBe('session'))

  test('S0.40: every type says how it is used', () => {
    const modes = new Set(Object.values(TIMELINE_TYPES).map(([, mode]) => mode))
    expect([...modes].sort()).toEqual(['broadcast', 'fire-and-forget', 'targeted'])
  })

  test('a type is its category, a colon and a word, and every category is listed once', () => {
    const types = Object.keys(TIMELINE_TYPES) as TimelineType[]
    expect(types.filter((type) => !type.startsWith(`${categoryOf(type)}:`))).toEqual([])
    expect(timelineCategories().toSorted()).toEqual([...new Set(types.map(categoryOf))].sort())
  })

  test.each(['', 'session', 'session:', 'toString', '__proto__', 'Session:start'])('%p is no type', (type) =>
    expect(isTimelineType(type)).toBe(false),
  )
})
