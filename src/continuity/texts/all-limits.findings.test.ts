import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { session } from '../ledger/sample.ts'
import { fatesOf } from '../measure/fates.ts'
import { delta } from './delta.ts'
import { recover } from './recover.ts'

const THINGS =
  'billing exports,user avatars,search index,postage,login throttle,audit trail,invoice numbers,stock counters,coupon rules,shipping labels,tax tables,report caches,webhook retries'.split(
    ',',
  )
const BANS = THINGS.map(
  (thing, at) =>
    `Never change anything about the ${thing} in the folder modules/area${at}, because the partners of the northern region rely on how it behaves.`,
)
const SUMMARY = 'The user works on the shop and wants to see the readme.'
const NEXT = 'Show me what the readme says about logging.'
const EDIT = { file_path: '/srv/shop/a.ts', old_string: 'a', new_string: 'b' }

function ledgerOf(messages: readonly string[]) {
  const told = messages.reduce(
    (all, text) => all.prompt(text).call('Edit', EDIT, { text: 'ok' }).say('Done.'),
    session().place('/srv/shop', 'main'),
  )
  return advance(emptyLedger(), told.prompt(NEXT).entries)
}

describe.each([
  ['one by one', BANS],
  ['in one message', [`Rework the checkout page.\n${BANS.join('\n')}`]],
] as const)('more limits than A has room for, said %s', (_, messages) => {
  const ledger = ledgerOf(messages)
  const a = recover({ ledger, summaryKnown: true, alreadyTold: SUMMARY })
  const b = delta({ ledger, told: SUMMARY, a, next: NEXT, nextIs: 'prompt' })
  const saidIn = (text: string) => BANS.filter((ban) => text.includes(ban))

  test('fill A, and the count is right', () => {
    const left = BANS.length - saidIn(a.text).length
    expect(left).toBeGreaterThan(0)
    expect(2000 - a.text.length).toBeLessThan(BANS[0]?.length ?? 0)
    expect(a.text).toContain(`; and ${left} more`)
  })

  test('are said by B where A had no room', () => {
    expect(new Set([...saidIn(a.text), ...saidIn(b.text)]).size).toBe(BANS.length)
  })

  test('count as lost where neither says them, however much like those that are said', () => {
    const fates = fatesOf(ledger, { summary: SUMMARY }, [a]).filter(({ kind }) => kind === 'constraint')
    expect(fates.filter(({ fate }) => fate === 'back').length).toBe(saidIn(a.text).length)
    expect(fates.filter(({ fate }) => fate === 'lost').length).toBe(BANS.length - saidIn(a.text).length)
  })
})

test('B says the shortest first', () => {
  const long = BANS.map(
    (ban, at) => `${ban.replace(/[.]$/, '')}${' and nobody else knows it'.repeat(at % 3)}, for years ${at}.`,
  )
  const ledger = ledgerOf(long)
  const a = recover({ ledger, budget: 500, summaryKnown: true, alreadyTold: SUMMARY })
  const b = delta({ ledger, told: SUMMARY, a, next: NEXT, nextIs: 'prompt', budget: 700 })
  const left = long.filter((ban) => !a.text.includes(ban)).sort((one, other) => one.length - other.length)
  const said = left.filter((ban) => b.text.includes(ban))
  expect(said.length).toBeGreaterThan(1)
  expect(Math.max(...said.map(({ length }) => length))).toBeLessThanOrEqual(left[said.length]?.length ?? 0)
})
