import { describe, expect, test } from 'bun:test'
import { advance } from '../../../advance.ts'
import { emptyLedger } from '../../../put.ts'
import { session } from '../../../sample.ts'
import { limitsInForce } from './in-force.ts'

const OK = { text: 'ok' }
const EDIT = { file_path: '/srv/shop/cart.ts', old_string: 'a', new_string: 'b' }

/** A limit, options that are put to the person, what they choose, and the work that follows. */
function left(limit: string, isWorkedOn: boolean): readonly string[] {
  const asked = session()
    .place('/srv/shop', 'fix/cart')
    .prompt(`Partition the readings. ${limit}`)
    .say('Which of these?\n\n1. by month\n2. by meter\n3. not at all')
    .prompt('1, by Berlin time')
  const worked = isWorkedOn ? asked.call('Edit', EDIT, OK).say('Done.') : asked.say('Fine.')
  return limitsInForce(advance(emptyLedger(), worked.prompt('Now look at the list page.').entries)).map(
    ({ limit }) => limit.text,
  )
}

describe('what was to come first is over when it was settled and worked on', () => {
  test.each(['先出方案，别动库。', 'Ask me stuff before writing.', "Plan first, don't write code."])('%s', (limit) => {
    expect(left(limit, true)).not.toContain(limit)
    expect(left(limit, false).join(' ')).toContain(limit.slice(0, 5))
  })

  test.each(['Always ask me before you start a migration.', '别动库。', 'Ask me before dropping a column.'])(
    '%s stands',
    (limit) => expect(left(limit, true)).toContain(limit),
  )
})

describe('what they say of what they had said before holds in its place', () => {
  test.each([
    [
      'And max 5 attempts, then show it red in the list.',
      'what I said with 5 attempts: make it 8, forest has bad network.',
      '5 attempts, then',
    ],
    [
      'At least 1K reserve in the flash.',
      'what I said about 1K reserve: 2K, they also want dual bank info',
      'At least 1K',
    ],
    ['重试最多 5 次。', '刚才说的重试 5 次，改成 8 次', '最多 5 次'],
  ])('%s: %s', (limit, said, old) => {
    const told = session().place('/srv/shop', 'fix/cart').prompt(limit).call('Edit', EDIT, OK).queue(said).say('Done.')
    const texts = limitsInForce(advance(emptyLedger(), told.entries))
      .map((one) => one.limit.text)
      .join(' | ')
    expect(texts).not.toContain(old)
    expect(texts).toContain(said.slice(0, 8))
  })
})
