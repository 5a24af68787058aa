import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from './delta.ts'
import { recover } from './recover.ts'

/** What the person said and had no line of its own: a small made-up session each. */
const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'fix/cart')
const edit = (path: string, after = 'b') => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: after })
const beside = ({ entries }: Session, summary: string, budget?: number) => {
  const ledger = advance(emptyLedger(), entries)
  const input = { ledger, told: summary, a: recover({ ledger }), next: 'continue' }
  return delta(budget === undefined ? input : { ...input, budget }).text
}
const LEAD = 'Earlier, in words that the summary does not have: '
const POINTS =
  'Let us make a list of the carts:\n1. show every open cart with its owner\n2. a cart that was paid stays in the list\n3. the newest one stands first'
const listed = (told: Session) =>
  told.say('Sure.').call('Edit', edit('src/list.ts'), OK).say('The list is there.').prompt('And a heading above it.')

describe('points of what is being made', () => {
  test('come back where the summary tells them in other words', () => {
    const b = beside(listed(start().prompt(POINTS)), 'A list of open carts with owners was asked for, sorted by age.')
    expect(b).toContain(`${LEAD}“1) show every open cart with its owner.`)
    expect(b).toContain('2) a cart that was paid stays in the list')
  })

  test('only those that nothing quotes', () => {
    const b = beside(listed(start().prompt(POINTS)), 'They want: "show every open cart with its owner".')
    expect(b).not.toContain('every open cart')
    expect(b).toContain('2) a cart that was paid stays in the list')
  })

  test('not once a commit has taken in what came of them', () => {
    const told = listed(start().prompt(POINTS)).call(
      'Bash',
      { command: 'git commit -am "List the carts"' },
      { text: '[fix/cart c0ffee1] List the carts' },
    )
    expect(beside(told, 'A list of carts.')).not.toContain(LEAD)
  })
})

const THOUGHTS = [
  'totals',
  'list',
  'till',
  'door',
  'sign',
  'roof',
  'shelf',
  'lamp',
  'window',
  'floor',
  'stairs',
  'bell',
]

test('a line of earlier words never takes more than there is room for', () => {
  const told = THOUGHTS.reduce(
    (made, thing) => made.prompt(`I think the ${thing} should be painted in the colour of the old shop.`).say('Noted.'),
    start().prompt('Draw the shop.').say('Drawn.'),
  ).prompt('Go on with the roof.')
  for (const budget of [300, 500, 800, 1200, 2000])
    expect(beside(told, 'The shop.', budget).length).toBeLessThanOrEqual(budget)
  expect(beside(told, 'The shop.')).toContain(LEAD)
})

describe('what points to something that was offered by its number', () => {
  test.each([
    'I like option 3, and the left one if all lanes are taken.',
    'let us take scenario 2 for the lanes, it should not be wider',
    '我比较喜欢方案二，不要太宽',
  ])('is not told without what that was: %s', (words) => {
    const told = start()
      .prompt('Draw the lanes.')
      .say('Here are some ways to draw them. Which one?')
      .prompt(words)
      .say('Noted.')
      .prompt('And a heading above it.')
    expect(beside(told, 'The shop.')).not.toContain(words)
  })
})
