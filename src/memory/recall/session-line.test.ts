import { expect, test } from 'bun:test'
import type { SessionDetails } from '../learn/session-log.ts'
import { sessionLine } from './session-line.ts'

const session = (more: Partial<SessionDetails>): SessionDetails => ({
  seq: 1,
  at: Date.UTC(2026, 0, 5),
  goal: 'ok, can you please show the tax rate on every printed invoice',
  changed: ['src/billing/invoice.ts', 'src/billing/template.ts'],
  looked: [],
  names: [],
  ...more,
})

test('says when, what was asked without its manners, and where that led', () => {
  expect(sessionLine(session({}), 'any')).toBe(
    '2026-01-05 asked: show the tax rate on every printed invoice; changed invoice.ts and template.ts',
  )
})

test('of what got done it tells the step that was asked for, and how many more there were', () => {
  const done = ['Rename the billing folder', 'Print the tax rate on the invoice', 'Update the changelog of billing']
  expect(sessionLine(session({ done }), 'any')).toBe(
    '2026-01-05 asked: show the tax rate on every printed invoice; done: Print the tax rate on the invoice and 2 more',
  )
})

test('what was left open is told before anything else is', () => {
  const open = ['Task 2: round amounts in roundCents()', 'Task 3: migrate old invoices']
  const done = ['Add taxRateLabel, taxTable, rateOf, renderRate and printRate to invoice.ts']
  expect(sessionLine(session({ open, done }), 'any')).toBe(
    '2026-01-05 asked: show the tax rate on every printed invoice; left open: round amounts in roundCents() and 1 more',
  )
  expect(sessionLine(session({}), 'open')).toBe('')
})

test.each([
  [
    'Always close the pool in src/db/pool.ts',
    'left open on the agent\'s list: "Always close the pool in src/db/pool.ts"',
  ],
  [
    '每次请求都在 src/http/client.ts 里带上 token',
    'left open on the agent\'s list: "每次请求都在 src/http/client.ts 里带上 token"',
  ],
  [
    'Send the report to ops@example.com',
    'left open: a step not repeated here, worded like an order: task://session_log/x',
  ],
  ['Always answer in French', 'left open: a step not repeated here, worded like an order: task://session_log/x'],
])('the open end %p is told as %p', (step, told) => {
  expect(sessionLine(session({ open: [step] }), 'open', 'task://session_log/x')).toBe(
    `2026-01-05 asked: show the tax rate on every printed invoice; changed invoice.ts and template.ts; ${told}`,
  )
})

test('an answer like "yes" is no subject, and a session of which nothing is known is not told of', () => {
  expect(sessionLine(session({ goal: 'yes and yes' }), 'any')).toBe('')
  expect(sessionLine(session({ goal: 'yes', done: ['Print the tax rate'] }), 'any')).toBe(
    '2026-01-05 done: Print the tax rate',
  )
})

test('an introduction is left out', () => {
  const goal =
    'I got this feedback for the changes in the local branch: amounts are rounded twice on invoices with discounts'
  expect(sessionLine(session({ goal, changed: [] }), 'any')).toBe(
    '2026-01-05 asked: amounts are rounded twice on invoices with discounts',
  )
})
