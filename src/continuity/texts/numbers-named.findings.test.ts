import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { session } from '../ledger/sample.ts'
import { delta } from './delta.ts'
import { labelsIn } from './numbers-named.ts'
import { recover } from './recover.ts'

/** What the numbers of the next prompt stand for: made-up sessions. */
const ANSWER = [
  'Two can be merged:',
  '',
  '1. **`rounds the total`** (line 61) - it reads the receipt already.',
  '2. **`moves the order`** - it looks at the state.',
  '',
  'One cannot:',
  '',
  '3. The header of the export: no test looks at it.',
  '',
  'It is a matter of taste.',
].join('\n')
const said = (answer = ANSWER) =>
  advance(
    emptyLedger(),
    session().place('/srv/shop', 'fix/cart').prompt('Could these tests go into others?').say(answer).entries,
  )
const b = (next: string, summary = 'The tests of the cart were compared.', ledger = said()) =>
  delta({ ledger, told: summary, a: recover({ ledger }), next, nextIs: 'prompt' }).text

describe('a prompt that speaks of points by their numbers', () => {
  test.each([
    [
      "I'd like to merge 1.+2. and for 3 I'd like a general test",
      ['1) `rounds the total`', '2) `moves', '3) The header'],
    ],
    ['2 and 3 please', ['2) `moves', '3) The header']],
    ['yes, do 3', ['3) The header']],
    ['drop 2, and 3 gets a date', ['2) `moves', '3) The header']],
    ['#2 is fine, leave the rest', ['2) `moves']],
    ['1 和 3 都做', ['1) `rounds', '3) The header']],
    ['先做2，3先不动', ['2) `moves', '3) The header']],
  ])('%s', (next, points) => {
    const text = b(next)
    expect(text).toContain("By the numbers of the agent's last message: ")
    for (const point of points) expect(text).toContain(point)
  })

  test.each([
    'add 2 tests for the cart',
    'version 1.2 has it',
    'wait 3 minutes and look again',
    'merge 4 and 5',
    'the total is 3.5 then',
    'see src/2/a.ts, please',
    'A test is enough',
  ])('is none: %s', (next) => expect(b(next)).not.toContain('By the numbers'))

  test('is not told what the summary tells under the same numbers', () => {
    const summary =
      '1. `rounds the total` reads the receipt\n2. `moves the order` looks at the state\n3. the header of the export'
    expect(b('2 and 3 please', summary)).not.toContain('By the numbers')
  })

  test('is told where the summary has other points under these numbers', () => {
    expect(b('2 and 3 please', '1. Primary request\n2. Key concepts\n3. Files')).toContain('2) `moves')
  })

  test('means nothing where somebody else spoke last', () => {
    const ledger = advance(
      emptyLedger(),
      session().place('/srv/shop', 'fix/cart').prompt('Look.').say(ANSWER).prompt('Now the till.').entries,
    )
    expect(b('2 and 3 please', 'The till is next.', ledger)).not.toContain('By the numbers')
  })
})

test.each([
  ['1+2', ['1', '2']],
  ['B', ['B']],
  ['option B, and then 4', ['B', '4']],
  ['run `git log -3`', []],
])('the labels of %s', (message, labels) => expect(labelsIn(message)).toEqual(labels))
