import { describe, expect, test } from 'bun:test'
import { FIRST, HELD, type LongMessage, NEAR } from '../../../../../../test/corpus/said/orders/orders.ts'
import { isWorkOrder, rulesIn } from '../../../../../base/typed/index.ts'
import { advance } from '../../../advance.ts'
import { emptyLedger } from '../../../put.ts'
import { session } from '../../../sample.ts'
import { limitsInForce } from './in-force.ts'

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()
const limitsOf = (text: string) =>
  limitsInForce(advance(emptyLedger(), session().prompt(text).say('Fine.').entries)).map(({ limit }) => limit.text)
const lostOf = ({ text, limits }: LongMessage) => {
  const told = limitsOf(text).map(lettersOf)
  return limits.filter((limit) => !told.some((one) => one.includes(lettersOf(limit))))
}
/** A limit is told with the head it stands below, where it needs one. */
const foreignOf = ({ text, own }: LongMessage) => {
  const isOwn = (limit: string) => lettersOf(own).includes(lettersOf(limit))
  return limitsOf(text).filter((limit) => !isOwn(limit) && !isOwn(limit.replace(/^[^:：]{2,60}[:：] /, '')))
}
const keptForGood = ({ text }: LongMessage) => rulesIn(text).filter(({ scope, sure }) => scope === 'lasting' && sure)

const isOrder = ({ id }: LongMessage) => id.startsWith('w')
const named = (messages: readonly LongMessage[]) => messages.map((message) => [message.id, message] as const)

describe('issue 13 who speaks in a long message', () => {
  test.each(named(FIRST.filter(isOrder)))(
    'a work order limits the session with all that it lays down: %s',
    (_, order) => {
      expect(isWorkOrder(order.text)).toBe(true)
      expect(lostOf(order)).toEqual([])
    },
  )

  test.each(named(FIRST.filter(isOrder)))('and its limits are nothing to be kept for good: %s', (_, order) => {
    expect(keptForGood(order)).toEqual([])
  })

  test.each(named([...FIRST, ...HELD, ...NEAR].filter((message) => !isOrder(message))))(
    'a pasted text is no order: %s',
    (_, { text }) => {
      expect(isWorkOrder(text)).toBe(false)
    },
  )

  test.each(named(FIRST))('nothing of somebody else’s limits the session: %s', (_, message) => {
    expect(foreignOf(message)).toEqual([])
  })

  test('of messages that were only counted, as many limits are told as were counted', () => {
    const orders = HELD.filter(isOrder)
    const all = orders.flatMap(({ limits }) => limits).length
    expect(all).toBe(70)
    expect(all - orders.flatMap(lostOf).length).toBeGreaterThanOrEqual(55)
    expect(HELD.flatMap(foreignOf).length).toBeLessThanOrEqual(1)
  })
})
