import { expect, test } from 'bun:test'
import type { TimelineEntry } from '../journal/timeline.ts'
import { passAtK } from './pass-at-k.ts'

/** `s1 TEST fail`: session, stage, what came out of it; `s1 start` begins a workflow. */
function entries(...lines: string[]): TimelineEntry[] {
  return lines.map((line, id) => {
    const [session = '', stage, result] = line.split(' ')
    const type = stage === 'start' ? 'workflow:start' : result === 'pass' ? 'stage:complete' : 'agent:error'
    const data = stage === 'start' ? {} : { stage, ...(result !== 'lost' && { result }) }
    return { id, session, agent: '', at: id, type, data }
  })
}

test('S0.37: pass@1 and pass@3, over all and by stage', () => {
  const rates = passAtK(
    entries(
      'a start',
      'a DEV pass',
      'a TEST fail',
      'a TEST pass',
      'b start',
      'b DEV pass',
      'b TEST fail',
      'b TEST fail',
      'b TEST fail',
    ),
  )
  expect(rates).toEqual([
    { stage: 'all', runs: 4, attempts: 7, passAt1: 0.5, passAt3: 0.75 },
    { stage: 'DEV', runs: 2, attempts: 2, passAt1: 1, passAt3: 1 },
    { stage: 'TEST', runs: 2, attempts: 5, passAt1: 0, passAt3: 0.5 },
  ])
})

test('S0.37: a fourth try is too late for pass@3, a second workflow is a run of its own, TEST:2 is a TEST', () => {
  const rates = passAtK(
    entries(
      'a start',
      'a TEST fail',
      'a TEST fail',
      'a TEST fail',
      'a TEST pass',
      'a start',
      'a TEST pass',
      'a TEST:2 pass',
    ),
  )
  expect(rates[1]).toEqual({ stage: 'TEST', runs: 3, attempts: 6, passAt1: 2 / 3, passAt3: 2 / 3 })
})

test('S0.37: an agent that never ran is no try', () => {
  expect(passAtK(entries('a start', 'a DEV lost', 'a DEV pass'))[0]).toMatchObject({ runs: 1, attempts: 1, passAt1: 1 })
})

test('S0.37: nothing happened yet', () => {
  expect(passAtK([])).toEqual([{ stage: 'all', runs: 0, attempts: 0, passAt1: null, passAt3: null }])
})
