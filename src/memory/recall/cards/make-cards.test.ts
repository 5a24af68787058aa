import { expect, test } from 'bun:test'
import type { FileDetails } from '../../learn/files.ts'
import type { SessionDetails } from '../../learn/session-log.ts'
import type { Material } from '../material.ts'
import { makeCards } from './make-cards.ts'

const material = <Details>(id: number, details: Details): Material<Details> => ({
  id,
  uri: '',
  content: '',
  truth: 'unchecked',
  trust: 'tool',
  tier: 5,
  details,
})

const file = (path: string, names: readonly string[], more: Partial<FileDetails> = {}): FileDetails => ({
  path,
  sessions: 2,
  warmth: [2, 2],
  whys: [],
  names: Object.fromEntries(names.map((name) => [name, [1, 2] as const])),
  topics: {},
  together: {},
  lastAt: Date.UTC(2026, 0, 5),
  ...more,
})

const session = (names: readonly string[], early: readonly string[]): SessionDetails => ({
  seq: 2,
  at: Date.UTC(2026, 0, 5),
  goal: 'print the tax rate on every invoice',
  changed: ['src/tax_table.ts', 'elsewhere.ts'],
  looked: ['src/invoice.ts'],
  names,
  early,
})

const learned = {
  files: [
    material(
      1,
      file('src/tax_table.ts', ['rateOf', 'commonName', 'lateName'], { together: { 'src/invoice.ts': [1, 2] } }),
    ),
    material(2, file('src/invoice.ts', ['commonName'])),
  ],
  sessions: [
    material(3, session(['rateOf', 'commonName', 'lateName', 'tax_table.ts', 'invoice.ts'], ['rateOf', 'commonName'])),
  ],
  texts: [],
}

test('a file that has no subject says how often and when it was dealt with; its stem comes with its name', () => {
  const [first] = makeCards(learned, 2)
  expect(first).toMatchObject({
    memory: 1,
    card: { kind: 'file', folder: 'src', head: 'tax_table.ts (in 2 sessions, last on 2026-01-05)', more: [] },
  })
  expect(first?.card.kind === 'file' && first.card.own).toEqual(['tax_table.ts', 'tax_table'])
})

test('a name is worth more when sessions used it from the beginning, and less when it is in many files', () => {
  const [first] = makeCards(learned, 2)
  const worth = Object.fromEntries(
    first?.card.kind === 'file' ? first.card.names.map(([name, value]) => [name, value]) : [],
  )
  expect(worth.rateOf).toBe(1)
  expect(worth.lateName).toBe(0.5)
  expect(worth.commonName).toBeLessThan(1)
  expect(worth['invoice.ts']).toBe(0.5)
})

test('a session knows the memories of its files, and of its names which it began with', () => {
  const last = makeCards(learned, 2).at(-1)
  expect(last).toEqual({
    memory: 3,
    card: {
      kind: 'session',
      line: '2026-01-05 asked: print the tax rate on every invoice; changed tax_table.ts and elsewhere.ts',
      changed: [1],
      looked: [2],
      early: ['rateOf', 'commonName'],
      names: ['lateName', 'tax_table.ts', 'invoice.ts'],
    },
  })
})

test('what was done there tells more than subjects, if it is a deed told in the file’s own terms', () => {
  const names = ['taxRate', 'taxLabel', 'rateLabel']
  const whys = [
    { at: 0, text: 'look at the label of the rate' },
    { at: Date.UTC(2026, 0, 4), text: 'add a label for each rate' },
  ]
  const [card] = makeCards({ files: [material(1, file('src/print.ts', names, { whys }))], sessions: [], texts: [] }, 2)
  expect(card?.card).toMatchObject({ head: 'print.ts (01-04: add a label for each rate)' })
})
