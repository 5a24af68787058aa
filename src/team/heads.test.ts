import { describe, expect, test } from 'bun:test'
import { conflictsIn, headsOf } from './heads.ts'
import type { Operation, OperationKind } from './operation.ts'

const op = (id: string, own: Partial<Operation> = {}): Operation => ({
  id,
  kind: 'put',
  uri: 'project://decisions/x',
  author: id[0] ?? '',
  device: id[0] ?? '',
  at: 0,
  bases: [],
  body: { content: id, tier: 5, disclosure: '', links: [], trust: 'user', commit: null },
  forgotten: false,
  ...own,
})
const seen = (operations: readonly Operation[]) =>
  [...headsOf(operations)].map(([uri, heads]) => [
    uri,
    heads.map(({ operation, endorsedBy }) => [operation.id, endorsedBy]),
  ])

describe('what operations come to', () => {
  const cases: readonly (readonly [name: string, operations: readonly Operation[], heads: readonly string[]])[] = [
    ['one text stands', [op('a1')], ['a1']],
    ['a text that replaces another stands alone', [op('a1'), op('a2', { bases: ['a1'] })], ['a2']],
    ['two that know nothing of each other both stand', [op('a1'), op('b1')], ['a1', 'b1']],
    [
      'two that replace the same one both stand',
      [op('a1'), op('a2', { bases: ['a1'] }), op('b1', { bases: ['a1'] })],
      ['a2', 'b1'],
    ],
    ['one that replaces both settles it', [op('a1'), op('b1'), op('c1', { bases: ['a1', 'b1'] })], ['c1']],
    [
      'one that replaces both from under another URI settles it',
      [op('a1'), op('b1', { uri: 'project://traps/y', bases: ['a1'] })],
      ['b1'],
    ],
    ['a forgotten one does not stand', [op('a1', { body: null, forgotten: true })], []],
    [
      'what was replaced does not come back when its successor is forgotten',
      [op('a1'), op('a2', { bases: ['a1'], body: null, forgotten: true })],
      [],
    ],
    ['an endorsement replaces nothing', [op('a1'), op('b1', { kind: 'endorse', bases: ['a1'], body: null })], ['a1']],
  ]
  for (const [name, operations, heads] of cases) {
    test(name, () => {
      expect(
        [...headsOf(operations).values()]
          .flat()
          .map(({ operation }) => operation.id)
          .sort(),
      ).toEqual([...heads])
    })
  }

  test('nobody confirms their own word', () => {
    const endorsements = ['a9', 'b9'].map((id) =>
      op(id, { kind: 'endorse' as OperationKind, bases: ['a1'], body: null }),
    )
    expect(seen([op('a1'), ...endorsements])).toEqual([['project://decisions/x', [['a1', ['b']]]]])
  })

  test('the same text from two people is no conflict', () => {
    const body = op('same').body
    expect(conflictsIn(headsOf([op('a1', { body }), op('b1', { body })]))).toEqual([])
    expect(conflictsIn(headsOf([op('a1'), op('b1')])).length).toBe(1)
  })

  test('in every order, and with repetitions, they come to the same', () => {
    const all = [
      op('a1'),
      op('b1', { bases: ['a1'] }),
      op('c1', { bases: ['a1'] }),
      op('d1', { bases: ['b1', 'c1'] }),
      op('e1', { kind: 'endorse', bases: ['d1'], body: null }),
    ]
    const expected = seen(all)
    const orders = permutations(all)
    expect(orders.length).toBe(120)
    for (const order of orders) expect(seen([...order, ...order.slice(0, 2)])).toEqual(expected)
  })
})

function permutations<One>(items: readonly One[]): One[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  )
}
