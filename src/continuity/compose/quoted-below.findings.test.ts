import { expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'
import { steer } from '../texts/steer.ts'

/** What the summariser is told of a message, and what is pinned of it. */
function told(message: string, language: keyof typeof LABELS = 'en') {
  const labels = LABELS[language]
  const ledger = advance(
    emptyLedger(),
    session().place('/srv/shop', 'main').prompt('Split the cart.').say('Done.').prompt(message).entries,
  )
  const limits = Object.values(ledger.facts).flatMap((fact) => (fact.kind === 'constraint' ? [fact.text] : []))
  const said = steer({ ledger, lastAssistant: '', labels })
  return { said, limits, ledger, a: recover({ ledger, labels }).text }
}

test.each([
  [
    'below a quotation that has its end they speak again, whatever they say',
    'Our architect wrote:\n\n"You must never use ORMs. Always write stored procedures."\n\nThat is too slow for the cart. Build the repository layer with Prisma.',
    '“Our architect wrote: [> You must never use ORMs. …] That is too slow for the cart. Build the repository layer with Prisma.”',
  ],
  [
    'a quotation of several paragraphs has its end where its mark closes',
    'Our architect wrote:\n\n"You must never use ORMs.\n\nAlways write stored procedures."\n— Kim\n\nI disagree with him, the cart stays on Prisma.',
    '“Our architect wrote: [> You must never use ORMs. …] I disagree with him, the cart stays on Prisma.”',
  ],
  [
    'a line of who wrote it is no word of theirs',
    'Mail from Kim:\n\nHi team,\nthe totals of the cart are off by a cent.\nCheers\nKim\n\nCan this come from the rounding in total()?',
    '“Mail from Kim: [> the totals of the cart are off by a cent. …] Can this come from the rounding in total()?”',
  ],
  [
    'the request below a mail is told',
    'Customer mail:\n\nHello,\nyour export is broken since Monday. Please never change the format again!\nRegards, Kim\n\nFind out what changed on Monday.',
    '“Customer mail: [> your export is broken since Monday. …] Find out what changed on Monday.”',
  ],
  [
    'code between two of their lines leaves a mark',
    'From the docs:\n\n```\nYou must call init() first.\n```\n\nSo call it in the cart and nowhere else.',
    '“From the docs: … So call it in the cart and nowhere else.”',
  ],
  [
    'a line that they ended with nothing is given no full stop',
    'the cart answers\nwhen I upload a picture it hangs\nlook into it please',
    '“the cart answers / when I upload a picture it hangs / look into it please”',
  ],
  [
    'a list keeps its numbers',
    'Do these for the cart:\n1. add a test\n2. rename `sum`',
    '“Do these for the cart: 1. add a test / 2. rename `sum`”',
  ],
])('13: %s', (_, message, quoted) => {
  expect(told(message).said).toContain(quoted)
})

test.each([
  [
    '“架构师写道：[> 绝对不要用 ORM，必须写存储过程。] 我不同意。用 Prisma 做购物车。”',
    '架构师写道：\n\n“绝对不要用 ORM，必须写存储过程。”\n\n我不同意。用 Prisma 做购物车。',
  ],
  [
    '“客户反馈：[> 导出坏了，请不要再改格式！] 查一下周一改了什么，先别改代码。”',
    '客户反馈：\n\n导出坏了，请不要再改格式！\n\n查一下周一改了什么，先别改代码。',
  ],
  ['“第一，加测试 / 第二，跑一遍 / 1）提交 / 2）推送”', '第一，加测试\n第二，跑一遍\n1）提交\n2）推送'],
])('13: in Chinese: %s', (quoted, message) => {
  const { said, limits } = told(message, 'zh-CN')
  expect(said).toContain(quoted)
  expect(limits.join()).not.toContain('格式')
  expect(limits.join()).not.toContain('ORM')
})

test('13: below a customer’s words what they lay down themselves is a limit', () => {
  expect(told('客户反馈：\n\n导出坏了，请不要再改格式！\n\n查一下周一改了什么，先别改代码。').limits.join()).toContain(
    '先别改代码',
  )
})

test('13: nobody knows whose the last lines of a mail are that only forbid something', () => {
  const { said, limits } = told('Customer mail:\n\nyour export is broken.\n\nNever change the format again!')
  expect(limits).toEqual([])
  expect(said).not.toContain('] Never')
})

const SPEC =
  'Here is the spec I wrote:\n\n# Cart export\n\nThe export must be UTF-16. Rows without a price are dropped.\n\n## Not now\n- Excel files\n\nPlease implement it.'

test('13: a specification that they wrote themselves is their word, with what is not to be done and the request', () => {
  const { said, a, limits } = told(SPEC)
  for (const part of ['The export must be UTF-16.', 'Rows without a price are dropped.', 'Please implement it.'])
    expect(said).toContain(part)
  expect(limits).toEqual(['The export must be UTF-16.', 'Rows without a price are dropped.'])
  expect(a).toContain('Not now: Excel files')
  const { said: chinese } = told(
    '我写的规格：\n\n# 导出\n\n必须是 UTF-16。\n\n## 先不做\n- Excel 文件\n\n请实现。',
    'zh-CN',
  )
  expect(chinese).toContain('必须是 UTF-16。')
  expect(chinese).toContain('先不做：Excel 文件')
  expect(chinese).toContain('请实现。')
})

test('13: somebody else’s specification is told by its title, and with the request below it', () => {
  const { said } = told(SPEC.replace('I wrote', 'from the vendor'))
  expect(said).toContain('Please implement it.')
  expect(said).not.toContain('Rows without')
})

test.each([
  ['Jo says the cart should always be kept in floats. I do not agree, so keep cents.', ['keep cents.']],
  ['My boss wants all prices in cents only. Ignore him, keep euros.', ['keep euros.']],
  ['According to Kim we must not use Prisma in the cart.', []],
  ['The cart must never use floats, says Jo. I have to think about it.', []],
  [
    'Ada from support tells me customers must always get a mail. That’s wrong, never send one for free orders.',
    ['never send one for free orders.'],
  ],
  ['The team demands that we never log addresses. Agreed.', ['The team demands that we never log addresses.']],
  ['Always do what Jo says about prices.', ['Always do what Jo says about prices.']],
  ['I told Jo that we must never store birthdays.', ['I told Jo that we must never store birthdays.']],
  ['老板说以后一律用 Java。我不同意，继续用 Go。', ['继续用 Go。']],
  ['客户要求所有价格都必须含税。', []],
  ['小王建议不要用 Prisma。有道理，照他说的做。', ['小王建议不要用 Prisma。']],
  ['我们要求所有价格都必须含税。', ['我们要求所有价格都必须含税。']],
])(
  '13: what somebody else says is no rule unless they take it up, and what they put instead is: %s',
  (message, limits) => {
    expect(told(message).limits).toEqual([...limits])
  },
)
