import { describe, expect, test } from 'bun:test'
import { advance } from '../../../advance.ts'
import { emptyLedger } from '../../../put.ts'
import { session } from '../../../sample.ts'
import { limitsInForce } from './in-force.ts'

const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })

/** What is in force of a sentence said beside a request, once four other requests were worked off. */
const kept = (sentence: string, request?: string) => {
  const chinese = /[\u3400-\u9fff]/.test(sentence)
  const first = `${request ?? (chinese ? '做购物车页面。' : 'Do the cart page. ')}${sentence}`
  let told = session().prompt(first).call('Edit', edit('src/cart.ts'), { text: 'ok' }).say('Done.')
  for (let page = 0; page < 4; page++)
    told = told
      .prompt(chinese ? `接着做第${page}页。` : `Now page ${page}.`)
      .call('Edit', edit(`src/page-${page}.ts`), { text: 'ok' })
      .say('Done.')
  return limitsInForce(advance(emptyLedger(), told.entries)).map(({ limit }) => limit.text)
}

describe('a rule said with a request is in force after other requests, whatever its wording', () => {
  test.each([
    'We can’t add any new packages.',
    'No default `export` here.',
    'Make sure not to rename the routes.',
    'The order API stays compatible.',
    'All amounts are in minor units.',
    'Totals are integers in cents everywhere.',
    'Anonymous visitors can’t see prices.',
    'Only managers see the refund button.',
    'Show me the design before you touch anything big.',
    'I do the releases, you just open pull requests.',
    'Could you please not rename the tables?',
    'Don’t rename the tables, ok?',
    'Use the flag `new_till` for anything visible.',
    'Orders older than 90 days are read-only.',
    'The API returns dates as ISO strings.',
    'It has to run on Node 18.',
    'The till must keep its exit codes.',
    'Please keep the log format the way it is.',
    'Every basket belongs to exactly one customer.',
    'Errors go to stderr, not stdout.',
    'Nobody but the build server deploys.',
    'Let the old tests be.',
    'We never force push.',
    '先别推送。',
    '发布只在周二。',
    '請用繁體中文寫註解。',
    '未登录的用户看不到价格。',
    '缩进用两个空格。',
    '超过九十天的订单只读。',
    '功能开关默认关闭。',
    '响应时间要低于 200 毫秒。',
    '除了我谁也不能部署。',
    '手续费固定百分之一。',
    '能不能不要改列名？',
    '本版本不升级依赖。',
  ])('%s', (sentence) => expect(kept(sentence)).toEqual([sentence]))
})

describe('an order, a guess, a complaint or what is over is no rule', () => {
  test.each([
    'Ask me what you need to know.',
    'Maybe we should always retry.',
    'Never mind the last one.',
    'If the tests had failed you must not push.',
    'Don’t forget to run the tests.',
    'Only the footer is left to do.',
    'No errors so far.',
    'It must be a race condition.',
    'Stop for a moment.',
    'The cart has two items.',
    'We only noticed it on Friday.',
    '不要担心这个警告。',
    '也许只有管理员能看到。',
    '如果测试失败了，就不该推送的。',
    '别忘了跑测试。',
    '我们昨晚不得不回滚。',
  ])('%s', (sentence) => expect(kept(sentence)).toEqual([]))

  test.each([
    ['Fix the checkout. ', 'Guests can’t pay by invoice.'],
    ['', 'Guests can’t pay by invoice.'],
    ['Something is wrong with the shop. ', 'Only managers see the prices.'],
    ['订单页有 bug。', '未登录的用户看不到价格。'],
  ])('how things are in a message that tells of trouble, or by itself: %s%s', (request, sentence) =>
    expect(kept(sentence, request)).toEqual([]),
  )
})

test.each([
  ['Edit', edit('src/fee.ts'), 'the fee stays 1 percent, that is contractual'],
  ['Bash', { command: 'git push --force' }, 'I never force push on shared branches'],
  ['Bash', { command: 'npm install lodash' }, '我们从不用第三方库'],
])('a rule said in refusing %s stands among the rules', (tool, input, words) => {
  const told = session().prompt('Raise the prices.').refuse(tool, input, words).say('Fine.').prompt('Now the footer.')
  const limits = limitsInForce(advance(emptyLedger(), told.entries))
  expect(limits.map(({ limit }) => limit.text)).toEqual([words])
})
