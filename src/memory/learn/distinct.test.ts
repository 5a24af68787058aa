import { describe, expect, test } from 'bun:test'
import { distinct, saysTheSame } from './distinct.ts'

const kept = (...texts: string[]) => distinct(texts.map((text) => ({ text, names: [] }))).map(({ text }) => text)

describe('what a session concluded is kept once', () => {
  test('a cause that is said again when it is mended', () => {
    const first = 'The root cause is that pay never adds the 6% fee'
    expect(kept(first, 'The root cause was that pay never added the 6% fee; it is fixed.')).toEqual([first])
  })

  test('a reason that leads up to the cause of the same', () => {
    const cause =
      'Root Cause: The `session.State` struct (used for JSON persistence) was missing the `AgentType` field.'
    const reason =
      "The `strategy.SessionState` has the field, but it is dropped because `session.State` doesn't have it."
    expect(kept(reason, cause)).toEqual([cause])
  })

  test.each([
    [
      'Root cause: the ttl is in seconds but milliseconds are compared with it.',
      'The root cause was that ttl in session.ts is in seconds but was compared as milliseconds, so sessions expired at once.',
    ],
    [
      'Root cause: the cart reads the old coupon.',
      'The root cause was that the cart in cart.ts reads the old coupon before the new one is stored, so totals were wrong.',
    ],
    ['根本原因：时区没有换算。', '根本原因：report.ts 里时区没有换算，所以日报少了一天。'],
  ])('of a cause that was told twice the one that says more: %p', (found, reported) => {
    expect(kept(found, reported)).toEqual([reported])
    expect(kept(reported, found)).toEqual([reported])
  })

  test('but not of two faults', () => {
    const one = 'Root cause: the index on orders is missing.'
    const other = 'The root cause was that the index on users is missing, so the login was slow.'
    expect(kept(one, other)).toEqual([one, other])
  })

  test.each([
    ['The root cause was that pay never added the 6% fee', 'The root cause was that pay never added the 9% fee'],
    ['The root cause was a missing lock in `openStore`', 'The root cause was a missing lock in `closeStore`'],
    [
      'We retry in `fetchAll` because the proxy drops connections',
      'I decided to cap `queueSize` because memory ran out',
    ],
  ])('not what only looks like it: %s', (one, other) => {
    expect(kept(one, other)).toEqual([one, other])
  })

  test('in Chinese', () => {
    expect(saysTheSame('根本原因：pay 没有加上手续费 6%', '根本原因是 pay 没有加上手续费 6%')).toBe(true)
    expect(saysTheSame('根本原因：pay 没有加上手续费 6%', '根本原因：refund 没有扣掉手续费 6%')).toBe(false)
  })
})
