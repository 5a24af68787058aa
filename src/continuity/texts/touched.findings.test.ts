import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from './delta.ts'
import { recover } from './recover.ts'

/** Beside a summary that lists the person's words, of the others only what comes next touches: a small made-up session each. */
const OK = { text: 'ok' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const OTHERS = [
  'Draw the cart as a table.',
  'Show the currency in front of the amount.',
  'Name the column after the warehouse.',
  'Add the footer to the page.',
]
const LAST = 'Now write the receipt page.'
const LISTS = `All user messages:\n${[...OTHERS, LAST].map((words) => `- "${words}"`).join('\n')}`
const work = (made: Session, words: string) => made.prompt(words).call('Edit', edit('cart.ts'), OK).say('Done.')
const beside = (talk: (made: Session) => Session, next: string, summary = LISTS) => {
  const talked = talk(OTHERS.slice(0, 2).reduce(work, session().place('/srv/shop', 'fix/cart')))
  const { entries } = OTHERS.slice(2).reduce(work, talked).prompt(LAST).call('Edit', edit('receipt.ts'), OK)
  const ledger = advance(emptyLedger(), entries)
  return delta({ ledger, told: summary, a: recover({ ledger }), next }).text
}
const OFFER =
  'How should the limit be kept?\n\nA. As a flag of the shop\nB. As a nested setting below orders, with room for more'
const chose = (made: Session) => made.prompt('Plan the limit.').say(OFFER).prompt('B, that leaves us room.').say('OK.')
const wished = (wish: string, yes: string) => (made: Session) => made.prompt(wish).say(yes)
const WISH = 'could the total be shown in two currencies at once?'
const WISH_ZH = '总计能不能同时用两种货币显示？'

describe('what was settled in between', () => {
  test.each([
    ['an option that was taken', chose, 'review the comments of the pull request', 'that leaves us room'],
    ['a wish that was agreed to', wished(WISH, 'Yes, I will plan for it.'), 'open the pull request', WISH],
    ['a wish in Chinese', wished(WISH_ZH, '可以，我会安排。'), '看一下审查意见', WISH_ZH],
  ])('stays away while what comes next is about something else: %s', (_, talk, next, words) => {
    expect(beside(talk, next)).not.toContain(words)
  })

  test.each([
    ['an option', chose, 'where does the nested setting below orders go?', 'that leaves us room'],
    ['a wish', wished(WISH, 'Yes, I will plan for it.'), 'show both currencies below the total', WISH],
    ['a wish in Chinese', wished(WISH_ZH, '可以，我会安排。'), '把总计用两种货币显示', WISH_ZH],
  ])('comes back when it is spoken of: %s', (_, talk, next, words) => {
    expect(beside(talk, next)).toContain(words)
  })

  test('comes back in any case where the summary has lost nearly all that they said', () => {
    expect(beside(wished(WISH, 'Yes, I will plan for it.'), 'open the pull request', 'The cart is drawn.')).toContain(
      WISH,
    )
  })
})

describe('what binds comes back whatever is next', () => {
  const NEXT = 'review the comments of the pull request'
  test.each([
    [
      'what they said no to, with a reason',
      (made: Session) =>
        made.refuse(
          'Write',
          { file_path: '/srv/shop/plan.md' },
          'the totals are summed in cart.ts already, avoid a copy',
        ),
      'avoid a copy',
    ],
    ['how things are', wished('the staging database is read only, by the way', 'Good to know.'), 'is read only'],
    [
      'what they asked for by a name that nobody has kept',
      wished('Can we keep the sort-by-price-warning too, only the other way round?', 'It can be turned round.'),
      'sort-by-price-warning',
    ],
  ])('%s', (_, talk, words) => {
    expect(beside(talk, NEXT)).toContain(words)
  })
})

test('what they answered to “what next?” is over with the work that it led to', () => {
  const talk = (made: Session) =>
    made
      .prompt('Plan the limit.')
      .say('The plan is written. What would you like to do next?\n\n1. Write the tests\n2. Write the nested setting')
      .prompt('1')
      .call('Edit', edit('limit.test.ts'), OK)
      .say('Written.')
  expect(beside(talk, 'where is the nested setting?', 'The cart is drawn.')).not.toContain('to the question')
})
