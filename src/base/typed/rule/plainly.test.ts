import { describe, expect, test } from 'bun:test'
import { laysDownForGood, rulesIn } from '../judge.ts'

const lasting = (prompt: string) => rulesIn(prompt).filter(({ scope }) => scope === 'lasting')
const kept = (prompt: string) => lasting(prompt).flatMap(({ sure, text }) => (sure ? [text.replace(/[.。]$/, '')] : []))

describe('issue 16 a rule is kept with how much, how and where', () => {
  test.each([
    'Commit after each step, one step per commit, in this project.',
    'Run the linter before every commit, both parts, in this repo.',
    'The prod db host is db-7.internal, port 6432.',
    '所有接口都要分页，每页 50 条。',
    '每个请求都要重试，最多 3 次。',
    'Cache keys are lower case, joined by colons, prefixed with the tenant.',
    'Log lines are JSON, one object per line, written to stdout.',
    'Branch names are lower case, separated by dashes, prefixed with the ticket id.',
    'Redis 跑在 cache-1.internal，端口 6380。',
    '我叫小林，后端就我一个人。',
  ])('%s', (rule) => expect(kept(rule)).toEqual([rule.replace(/[.。]$/, '')]))

  test.each([
    [
      'And for the future: every list endpoint must be paginated, 50 per page.',
      'every list endpoint must be paginated, 50 per page',
    ],
    ['We always squash before merging, can you check that', 'We always squash before merging'],
    ['never commit .env files, please remove that one', 'never commit .env files'],
    ['所有接口都要加超时，你先改一下这个。', '所有接口都要加超时'],
    ['所有金额都用分存，帮我改一下订单模块。', '所有金额都用分存'],
  ])('and without what was asked for beside it: %s', (prompt, rule) => expect(kept(prompt)).toEqual([rule]))
})

describe('issue 16 what stands below a list lays all of it down', () => {
  test.each([
    ['1. no console.log\n2. no any\n3. every function gets a doc comment\nkeep to these from now on', 3],
    ['- tabs, not spaces\n- single quotes\n- no default exports\n\nstick to these please', 3],
    ['- 注释写英文\n- 提交用祈使句\n- 不用 any\n以后都按这个来', 3],
    ['* files in kebab-case\n* one component per file\nThese hold for the whole project.', 2],
    ['1. fix the login\n2. rename the cart\n3. run the tests\nstart with these', 0],
    ['- the page is slow\n- the button is red\nany idea about these?', 0],
  ])('%p: %p', (prompt, count) => expect(kept(prompt)).toHaveLength(count))
})

describe('issue 16 "always" says of what stands before it that it is for good', () => {
  test.each([
    ['缩进四个空格。以后都这样。', '缩进四个空格'],
    ['文件名用短横线。一直这样。', '文件名用短横线'],
    ['Retry every request three times. Always.', 'Retry every request three times. Always'],
    ['Squash before merging. From now on.', 'Squash before merging. From now on'],
    ['Put new routes under src/api. That holds for good.', 'Put new routes under src/api. That holds for good'],
  ])('%s', (prompt, rule) => {
    expect(kept(prompt)).toEqual([rule])
    expect(laysDownForGood(prompt)).toBe(true)
  })

  test.each(['The build fails. Every time.', '测试又挂了。一直这样。', 'It times out. Always.'])(
    'of a fault it says how often: %s',
    (prompt) => expect(lasting(prompt)).toEqual([]),
  )
})

describe('issue 16 what holds up to a day or for a week is not for good', () => {
  test.each([
    '周五之前先别动支付模块。',
    '这周别动支付模块。',
    '本周不要改数据库。',
    '下周一之前不要发布。',
    'Don’t touch the payment module before Friday.',
    'This week don’t touch the payment module.',
    'Until the release, no refactorings.',
    'No deploys until Monday.',
    'always these flaky tests... whatever, rerun it',
    'Always the same error.',
    'In the last project we never wrote tests. Different times.',
    'It was easier back then. Simpler times.',
    'I wonder if we should use Redis for the sessions, maybe not.',
    'Should we move to Postgres? maybe not.',
    '要不要换 Redis，还是算了。',
    '行，提交吧',
    '好的，合并吧',
    '嗯，部署吧',
  ])('%s', (prompt) => expect(lasting(prompt)).toEqual([]))

  test.each([
    '这周开始都用 pnpm。',
    '从下周起一律走 PR。',
    '以后周五之前必须合并完。',
    '发布之前必须跑集成测试。',
    'We never deploy on Fridays.',
    'No deploys after 4pm.',
    'Small commits.',
    '好，以后都用 pnpm 吧',
    '行，提交信息一律写英文吧',
  ])('kept: %s', (prompt) => expect(kept(prompt)).toHaveLength(1))
})

describe('issue 16 whose language it is, and who wants it, is not hearsay', () => {
  test.each([
    '文档用中文写。',
    '记住，文档用中文写，不用英文。',
    '以后文档都用中文写，不用英文。',
    'wiki 用中文写，代码注释用英文写。',
    'ok. the VAT is computed in the wrong place, fix it. we compute VAT per line, never on the total, since the auditors ask for it',
    'We never delete orders, because the customer wants to see them.',
    '我们从不删除订单，因为客户要求能查。',
  ])('%s', (prompt) => expect(kept(prompt)).toHaveLength(1))

  test.each([
    '文档里写着所有人都要用中文。',
    'wiki 上写的是一律用 yarn。',
    'The auditors ask that we never delete orders.',
    'The customer wants us to always send a mail.',
  ])('not kept: %s', (prompt) => expect(kept(prompt)).toEqual([]))
})

describe('issue 16 what is said in so many words is heard', () => {
  test.each([
    'Every list endpoint must be paginated.',
    'Every public function must have a doc comment.',
    'Remember: passwords must have at least 12 characters.',
    'The tests run with make check now.',
    'I hate it when you summarise what you just did.',
    'I don’t like it when you ask twice.',
    'It annoys me when you rename things on your own.',
  ])('kept: %s', (prompt) => {
    expect(kept(prompt)).toHaveLength(1)
    expect(laysDownForGood(prompt)).toBe(true)
  })

  test.each(['Passwords must have at least 12 characters.', 'Usernames must be at least 3 characters long.'])(
    'waits: %s',
    (prompt) => {
      expect(lasting(prompt).map(({ sure }) => sure)).toEqual([false])
      expect(laysDownForGood(prompt)).toBe(true)
    },
  )

  test.each([
    'The form must have a submit button.',
    'The tests pass now.',
    'The build runs now.',
    'I hate it when the build breaks.',
    'The tests run now, commit it.',
    'Add a login form. Passwords must have at least 12 characters.',
    'Build the signup page. Every field must be validated.',
    '我叫你别动它。',
  ])('neither: %s', (prompt) => expect(lasting(prompt)).toEqual([]))
})
