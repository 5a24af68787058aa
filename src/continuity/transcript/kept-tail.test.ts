import { expect, test } from 'bun:test'
import type { Boundary, Entry } from './entry.ts'
import { keptTail } from './kept-tail.ts'

const said = (uuid: string): Entry => ({ type: 'said', text: uuid, uuid, offset: 0 })
const boundary = (more: Partial<Boundary>): Entry => ({ type: 'boundary', trigger: 'auto', offset: 9, ...more })
const summary: Entry = { type: 'summary', text: 'so far', offset: 10 }

test.each([
  ['the messages it lists', { preservedUuids: ['b'] }, ['b', 'b']],
  ['all from head to tail', { preservedSegment: { head: 'b', tail: 'c' } }, ['b', 'b', 'c']],
  ['nothing when it says nothing', {}, []],
  ['nothing when its head is unknown', { preservedSegment: { head: 'x', tail: 'c' } }, []],
])('a boundary keeps %s', (_, more, expected) => {
  const kept = keptTail([...['a', 'b', 'b', 'c'].map(said), boundary(more), summary, said('b')])
  expect(kept.tail.map((entry) => entry.uuid ?? '')).toEqual(expected)
  expect(kept.summary).toBe('so far')
})

test('without a boundary nothing was kept', () => {
  expect(keptTail([said('a')])).toEqual({ boundary: undefined, tail: [], summary: undefined })
})
