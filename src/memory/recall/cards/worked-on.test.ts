import { expect, test } from 'bun:test'
import type { FileDetails } from '../../learn/files.ts'
import type { Material } from '../material.ts'
import { workedOnLines } from './worked-on.ts'

const file = (id: number, path: string, sessions: number, together: Record<string, number> = {}, changed = sessions) =>
  ({
    id,
    details: {
      path,
      sessions,
      ...(changed > 0 && { changed: [changed, 10] }),
      warmth: [sessions, 10],
      together: Object.fromEntries(Object.entries(together).map(([other, score]) => [other, [score, 10]])),
    },
  }) as unknown as Material<FileDetails>

function told(...files: Material<FileDetails>[]): string[] {
  const lines: string[] = []
  workedOnLines(files, 10, (text) => lines.push(text))
  return lines
}

test('issue 16 C9: a newcomer is told where the work is, in sentences, and nothing of files that were only seen', () => {
  const lines = told(
    file(1, 'src/cart.ts', 4, { 'src/tax.ts': 3, 'docs/a.md': 1 }),
    file(2, 'src/money.ts', 7),
    file(3, 'src/tax.ts', 2),
    file(4, 'docs/a.md', 1),
    file(5, 'src/config.ts', 9, {}, 0),
    file(6, 'src/types.ts', 9, {}, 2),
  )
  expect(lines).toEqual([
    'Worked on most under src/: money.ts (in 7 of 10 sessions) and cart.ts (4)',
    'cart.ts is often changed together with tax.ts',
  ])
})

test('where little was done nothing is told', () => {
  expect(told(file(1, 'src/cart.ts', 2), file(2, 'src/tax.ts', 1))).toEqual([])
})

test('changed together is what was so more than once, in four of ten sessions; not the own test', () => {
  const lines = told(
    file(1, 'src/cart.ts', 3, {
      'src/once.ts': 1,
      'src/cart.test.ts': 3,
      'test/test_cart.py': 3,
      'src/cartTest.java': 3,
    }),
    file(2, 'src/money.ts', 9, { 'src/seldom.ts': 3, 'src/rates.ts': 4 }),
  )
  expect(lines).toEqual([
    'Worked on most under src/: money.ts (in 9 of 10 sessions) and cart.ts (3)',
    'money.ts is often changed together with rates.ts',
  ])
})
