import { describe, expect, test } from 'bun:test'
import { isTurnOver } from '../compose/now-line.ts'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from './delta.ts'
import { recover } from './recover.ts'

/** What the person told beside the work, and whether it is over: a small made-up session each. */
const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'fix/cart')
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const beside = ({ entries }: Session, summary: string) => {
  const ledger = advance(emptyLedger(), entries)
  return delta({ ledger, told: summary, a: recover({ ledger }), next: 'continue' }).text
}

describe('a message that is nothing but limits', () => {
  test('is not told once more beside them', () => {
    const told = start()
      .prompt('Discounts are capped at 50 percent. Use plain JavaScript, no dependencies.')
      .say('Noted.')
      .prompt('Add the cap to the cart.')
      .call('Edit', edit('cart.ts'), OK)
    expect(recover({ ledger: advance(emptyLedger(), told.entries) }).text).toContain(
      '- The user: “Discounts are capped at 50 percent.”; “Use plain JavaScript, no dependencies.”',
    )
    expect(beside(told, 'The cart gets a cap.')).not.toContain('plain JavaScript')
  })
})

describe('whether the last request was answered', () => {
  const asked = () => start().prompt('Reset the cart.')
  const DENIED = '`git reset --hard` throws away work. (Throughline: history-loss)'
  test.each([
    ['once the agent has said so', asked().call('Edit', edit('cart.ts'), OK).say('The cart is reset.'), true],
    ['not while it asks', asked().say('Should I keep the coupons?'), false],
    ['not before it has spoken', asked().call('Edit', edit('cart.ts'), OK), false],
    [
      'not where a rule has refused its last call',
      asked().call('Bash', { command: 'git reset --hard' }, { failed: true, text: DENIED }).say('I was refused.'),
      false,
    ],
  ])('%s', (_, told, is) => expect(isTurnOver(advance(emptyLedger(), told.entries))).toBe(is))

  test('a call that a rule has refused has not failed', () => {
    const told = asked().call('Bash', { command: 'npm test' }, { failed: true, text: DENIED }).say('I was refused.')
    const { facts } = advance(emptyLedger(), told.entries)
    const kinds = Object.values(facts).filter(({ status }) => status === 'failing' || status === 'open')
    expect(kinds.map(({ kind }) => kind)).toEqual(['goal'])
  })
})

describe('what was said in a talk and nobody could carry out', () => {
  const OTHERS = [
    'Draw the cart as a table.',
    'Show the currency in front of the amount.',
    'Name the column after the warehouse.',
    'Add the footer to the page.',
    'Sort the lines by price.',
  ]
  const LISTS = `All user messages:\n${[...OTHERS, 'Now write the receipt page.'].map((words) => `- "${words}"`).join('\n')}`
  const work = (made: Session, words: string) => made.prompt(words).call('Edit', edit('cart.ts'), OK).say('Done.')
  const all = (words: string, answer: string) => {
    const talked = OTHERS.slice(0, 2).reduce(work, start()).prompt(words).say(answer)
    const told = OTHERS.slice(2).reduce(work, talked).prompt('Now write the receipt page.')
    const { entries } = told.call('Edit', edit('receipt.ts'), OK)
    return `${recover({ ledger: advance(emptyLedger(), entries) }).text}\n${beside(told, LISTS)}`
  }

  test.each([
    ['I like the shorter names better, they read well in the log.', 'Noted.'],
    ['no, the tax comes before the discount, you have it the other way round', 'You are right, I will turn it round.'],
    ['it has to work with a cart of ten thousand lines', 'Understood.'],
    ['the page should load in under a second even on a phone', 'Noted.'],
    ["don't add a new table for this", 'OK, no new table.'],
    ['the staging database is read only, by the way', 'Good to know.'],
    ['we will need the export for the auditors on Friday', 'OK.'],
    ['Maria owns the pricing module, ask her team before changing it', 'Understood.'],
    ['购物车要支持一万行', '好的。'],
    ['不对，税要先算，再打折', '你说得对。'],
    ['我比較喜歡短的名稱', '好的。'],
    ['tabs are easier to read for me than spaces', 'OK.'],
    ['that is not what I meant, the discount belongs to the line, not to the cart', 'Understood.'],
    ['older receipts must stay readable', 'Noted.'],
    ['we are not allowed to store card numbers', 'Understood.'],
    ['production still runs on Node 18', 'Good to know.'],
    ['the point of all this is that support can find a receipt in one minute', 'Understood.'],
    ['测试环境的数据库是只读的', '知道了。'],
    ['旧收据必须还能打开', '好的。'],
    ['我的意思是折扣算在單品上，不是整車', '了解。'],
  ])('comes back where the summary lists all else: %s', (words, answer) => expect(all(words, answer)).toContain(words))

  test.each([
    ['can you run the linter once?', 'Done, no issues.'],
    ['show me the file where the total is', 'It is in total.ts.'],
    ['what does the flag do?', 'It switches the rounding on.'],
    ['great, that looks good now', 'Thanks.'],
    ['这个函数是做什么的？', '它计算总价。'],
    ['commit this please', 'Committed.'],
    ['have a look at the log of yesterday', 'Looked, nothing there.'],
    ['ah, I see, thanks for the explanation', 'You are welcome.'],
    ['is the total rounded already?', 'Yes, in total.ts.'],
    ['I get an error when I open the page', 'Fixed by a restart.'],
    ['帮我看一下日志', '看过了，没有问题。'],
    ['原来如此', '是的。'],
  ])('stays away where it was done, answered or a remark: %s', (words, answer) =>
    expect(all(words, answer)).not.toContain(words),
  )

  test('what they have said anew is told as they said it last', () => {
    const first = 'in theory the receipt should have the same date as the order or a newer date'
    const last =
      'I mostly meant that the receipt should not have a date before the order, whatever the date of the cart'
    const told = work(start(), OTHERS[0] ?? '')
      .prompt(first)
      .say('OK.')
      .prompt(last)
      .say('OK.')
    const later = OTHERS.slice(2).reduce(work, told)
    const text = beside(later.prompt('Now write the receipt page.').call('Edit', edit('receipt.ts'), OK), LISTS)
    expect(recover({ ledger: advance(emptyLedger(), told.entries) }).text).toContain(last)
    expect(text).not.toContain(first)
  })
})

test('what A has told in quotes is not told once more beside it: a short refusal with its object', () => {
  const told = start()
    .prompt('Fix the totals page.')
    .call('Edit', edit('src/cart.ts'), OK)
    .refuse('Bash', { command: 'npm run deploy' }, 'do not deploy before Friday')
  expect(recover({ ledger: advance(emptyLedger(), told.entries) }).text).toContain(
    '“do not deploy before Friday” (refusing `npm run deploy`)',
  )
  expect(beside(told, 'Some work was done.')).not.toContain('deploy')
})
