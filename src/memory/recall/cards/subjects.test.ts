import { expect, test } from 'bun:test'
import type { FileDetails } from '../../learn/files.ts'
import { isDeed, tellingSubjects } from './subjects.ts'

const file = (path: string, names: readonly string[], whys: readonly string[] = [], topics: readonly string[] = []) =>
  ({
    path,
    sessions: 1,
    warmth: [1, 1],
    whys: whys.map((text) => ({ at: 0, text })),
    names: Object.fromEntries(names.map((name) => [name, [1, 1] as const])),
    topics: Object.fromEntries(topics.map((word) => [word, [2, 1] as const])),
    together: {},
    lastAt: 0,
  }) satisfies FileDetails

test('subjects are words that several names are made of, the rarer the better', () => {
  const invoice = file('src/invoice.ts', ['renderTaxLabel', 'taxLabelFor', 'ledgerRow'])
  const others = Array.from({ length: 6 }, (_, n) => file(`src/f${n}.ts`, ['ledgerEntry', 'ledgerTotal']))
  expect(tellingSubjects([invoice, ...others])(invoice)).toEqual(['label'])
})

test('what was asked for counts only where the file bears it out', () => {
  const one = file('src/mail.ts', ['sendReminder'], [], ['reminder', 'holiday'])
  expect(tellingSubjects([one])(one)).toEqual(['reminder'])
})

test('one subject is not said twice in two forms, and the words of its path are known', () => {
  const one = file('src/token.ts', ['parseToken', 'tokenKind', 'budgetOf', 'budgetsFor', 'budgetLeft', 'allBudgets'])
  expect(tellingSubjects([one])(one)).toEqual(['budget'])
})

test('looking around is no deed', () => {
  expect(isDeed('look at the current state of the code')).toBe(false)
  expect(isDeed('add a helper for the tax table')).toBe(true)
})
