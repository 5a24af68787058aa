import { describe, expect, test } from 'bun:test'
import { memoryStore } from '../../../test/lib/store.ts'
import { append } from '../../journal/record-event.ts'
import type { Event } from '../../protocol/event.ts'
import { capped, MOST_CONTINUATIONS } from './stop-cap.ts'

const stop = (stopHookActive: boolean, agentId?: string): Event => ({
  name: 'Stop',
  sessionId: 's',
  cwd: '/app',
  stopHookActive,
  ...(agentId && { agentId }),
})

function keeper() {
  const sql = memoryStore()
  const notes: string[] = []
  const ask = (active: boolean, agent?: string) =>
    capped(stop(active, agent), { keepGoing: 'more', notice: 'n' }, { sql, note: (text) => notes.push(text) })
  const entry = (type: 'session:stop' | 'tool:complete') =>
    append(sql, { session: 's', agent: '', at: 1, type, data: {} })
  return { ask, notes, entry }
}

describe('a turn is kept going so often and no more', () => {
  test('after eight times in a row it ends, and the log says why; a notice still goes out', () => {
    const { ask, notes } = keeper()
    for (let n = 0; n < MOST_CONTINUATIONS; n++) expect(ask(n > 0)).toEqual({ keepGoing: 'more', notice: 'n' })
    expect(ask(true)).toEqual({ notice: 'n' })
    expect(ask(true)).toEqual({ notice: 'n' })
    expect(notes[0]).toContain('8 times in a row')
  })

  test('the first stop of the next turn begins to count anew', () => {
    const { ask } = keeper()
    for (let n = 0; n < 20; n++) ask(n > 0)
    expect(ask(false)).toEqual({ keepGoing: 'more', notice: 'n' })
    expect(ask(true)).toEqual({ keepGoing: 'more', notice: 'n' })
  })

  test('a tool in between begins to count anew: then the agent is not going in circles', () => {
    const { ask, entry } = keeper()
    const stopAgain = () => {
      entry('session:stop')
      return ask(true)
    }
    for (let n = 0; n < 20; n++) stopAgain()
    expect(stopAgain()).toEqual({ notice: 'n' })
    entry('tool:complete')
    for (let n = 0; n < MOST_CONTINUATIONS; n++) expect(stopAgain()).toEqual({ keepGoing: 'more', notice: 'n' })
    expect(stopAgain()).toEqual({ notice: 'n' })
  })

  test('a block counts as well, and every agent is counted for itself', () => {
    const { ask } = keeper()
    for (let n = 0; n < 20; n++) ask(n > 0)
    expect(ask(true, 'helper')).toEqual({ keepGoing: 'more', notice: 'n' })
    const sql = memoryStore()
    const block = () => capped(stop(true), { decision: 'block', reason: 'r' }, { sql, note: () => {} })
    for (let n = 0; n < MOST_CONTINUATIONS; n++) expect(block().decision).toBe('block')
    expect(block()).toEqual({})
  })
})
