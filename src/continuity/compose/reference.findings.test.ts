import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { recover } from '../texts/recover.ts'

/** A message that is nothing but a reference: with what it points to, or not at all. */
const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'fix/cart')
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const WAYS = 'I see two ways.\n\n- Cache the totals in the session\n- Compute them in the database\n\nBoth are small.'
const WAYS_ZH = '有两个办法。\n\n- 把总计存在会话里\n- 在数据库里计算\n\n都不难。'
const told = ({ entries }: Session) => {
  const ledger = advance(emptyLedger(), entries)
  const summary = 'The shop was worked on.'
  const a = recover({ ledger })
  const early = recover({ ledger, alreadyTold: summary, summaryKnown: true })
  return `${a.text}\n${delta({ ledger, told: summary, a, next: 'continue' }).text}\n${early.text}`
}
const replied = (reply: string, message = WAYS) => start().prompt('Look into the slow cart.').say(message).prompt(reply)
const gone = (made: Session) =>
  made.call('Edit', edit('src/cart.ts'), OK).say('Done.').prompt('Now the receipt page.').call('Edit', edit('b.ts'), OK)
const going = (made: Session) => made.call('Read', { file_path: '/srv/shop/src/cart.ts' }, OK)

describe('a reference', () => {
  test.each([
    ['do both', WAYS, '“do both” (Cache the totals in the session; Compute them in the database)'],
    ['the second one', WAYS, '“the second one” (Compute them in the database)'],
    ['第二个吧', WAYS_ZH, '“第二个吧” (在数据库里计算)'],
  ])('is told with what was offered, though nothing was asked: %s', (reply, message, line) => {
    expect(told(gone(replied(reply, message)))).toContain(line)
  })

  test.each([
    'keep that change',
    'revert that change please',
    "don't do that again",
    'I like that change',
    'the other one',
    'same for the others',
    '312',
    '#312',
    '那个改动不要',
    '另一个',
  ])('is not told where it is not known to what it points, and is no rule: %s', (reply) => {
    expect(told(gone(replied(reply)))).not.toContain(`“${reply}”`)
    const text = told(going(replied(reply)))
    expect(text).not.toContain(`“${reply}”`)
    expect(text).toContain('the user said “Look into the slow cart.” and has said more since')
  })

  test.each([
    'keep that change of the rate limit',
    'never touch that schema again',
    '不要改那个接口',
    'use 312 as the port',
  ])('that names its matter is told: %s', (reply) => {
    expect(told(going(replied(reply)))).toContain(reply)
  })

  test('that nobody has begun with is told all the same', () => {
    expect(told(replied('revert that change please'))).toContain('“revert that change please”')
  })
})
