import { describe, expect, test } from 'bun:test'
import { advance } from '../../../advance.ts'
import { emptyLedger } from '../../../put.ts'
import { session } from '../../../sample.ts'
import { limitsInForce } from './in-force.ts'

const OK = { text: 'ok' }
const inForce = (...said: string[]) => {
  const told = session().place('/srv/shop', 'fix/cart')
  for (const message of said) told.prompt(message).call('Read', { file_path: '/srv/shop/cart.ts' }, OK).say('Done.')
  return limitsInForce(advance(emptyLedger(), told.entries)).map(({ limit, exceptions }) =>
    [limit.text, ...exceptions].join(' + '),
  )
}

describe('what the person orders is not forbidden by them any more', () => {
  test.each([
    ["Don't open a PR.", 'please open the PR'],
    ["Don't open a PR.", 'Could you open the PR?'],
    ["Don't create a pull request.", 'ok, open the pull request'],
    ["Don't commit anything.", 'commit what you have'],
    ["Don't commit anything.", 'commit only the docs'],
    ['Do not upgrade React.', 'upgrade React to 19 please'],
    ['Never edit the fixtures.', 'now edit the fixtures'],
    ['Never change anything in legacy.', 'change the colors in legacy'],
    ['Never push to main.', 'push the fix to main'],
    ['No external fonts.', 'actually fonts from Google are fine now'],
    ['不要升级 React。', '把 React 升到 19'],
    ['不要提交任何东西。', '提交文档'],
  ])('%s: %s stands beside it', (limit, order) => {
    expect(inForce(limit, order)).toEqual([`${limit} + ${order}`])
  })

  test.each([
    ["Don't write docs yet.", 'ok, write the docs now'],
    ["Don't add tests yet.", 'now add the tests'],
    ["For now, don't touch the cart.", 'Now change the cart.'],
    ['先不要写测试。', '现在写测试吧'],
    ['先别部署到线上。', '好的，部署到线上吧'],
    ['Keep it under 200 lines.', 'forget the line limit'],
    ["Don't commit yet.", 'ok, commit'],
    ["Don't commit yet.", 'commit it now'],
    ["Don't commit yet.", 'commit and push, please'],
    ["Don't commit yet.", 'Commit src/cart.ts with the tests.'],
    ["Don't push yet.", 'push the fix'],
    ["Don't push yet.", 'Push to origin.'],
    ["Don't merge yet.", 'merge #12'],
    ["Don't make any changes yet.", 'Make the changes to cart.ts.'],
    ["Don't delete anything yet.", 'Delete the old fixtures.'],
    ['先不要推送。', '推送吧'],
    ['先不要推送。', '把改动推上去'],
    ['先别提交。', '提交一下'],
    ['先别提交。', '把文档提交了吧'],
    ['先别部署。', '现在部署到线上'],
    ['先不要改代码。', '把代码改一下'],
    ['先不要动。', '动手吧'],
  ])('%s: %s ends it', (limit, order) => {
    expect(inForce(limit, order)).toEqual([])
  })
})

describe('another deed, or the same to something else, ends nothing', () => {
  test.each([
    ["Don't open a PR.", 'open the settings page'],
    ["Don't open a PR.", 'Should we open a PR?'],
    ["Don't commit secrets.", 'commit what you have'],
    ['Never push to main.', 'push to the fix branch'],
    ["Don't change the API of cart.ts.", 'change the color of cart.ts'],
    ["Don't delete files in data/.", 'delete the files in tmp/'],
    ["Don't add comments.", 'add a button with comments'],
    ["Don't change the API.", 'The API is fine.'],
    ["Don't write tests.", 'The tests are fine.'],
    ['No external fonts.', 'The buttons are fine now.'],
    ['不要升级 React。', '把 Vue 升到 3'],
    ['不要写测试。', '写文档吧'],
    ['不要改数据库。', '改一下页面'],
    ["Don't commit yet.", 'Commit messages should be in English.'],
    ["Don't commit yet.", 'Commit history looks fine to me.'],
    ["Don't push yet.", "Push back on the reviewer's third point, it is wrong."],
    ["Don't push yet.", 'Push notifications need a title.'],
    ["Don't push yet.", 'Push that to next week.'],
    ["Don't merge yet.", 'Merge conflicts in cart.ts: explain them.'],
    ["Don't merge yet.", 'Merge the two validators into one helper.'],
    ["Don't deploy yet.", 'Deploy script: what does it do on Fridays?'],
    ["Don't make any changes yet.", 'Write me a summary of what you would do.'],
    ["Don't make any changes yet.", 'Make sure that you understand the cart first.'],
    ["Don't delete anything yet.", 'Delete key handling: explain it.'],
    ["Don't change anything yet.", 'Change requests are listed in docs/requests.md.'],
    ["Don't change anything yet.", 'Change of plan: look at the list first.'],
    ["Don't write anything yet.", 'Write access is checked in auth.ts.'],
    ['Never commit to main.', 'Commit messages on main should be in English.'],
    ['先不要推送。', '推迟到下周再说'],
    ['先不要推送。', '推送通知加个标题'],
    ['先别推。', '推荐一个库'],
    ['先别推。', '推到下周再说'],
    ['先别提交。', '提交信息用英文写'],
    ['先别提交。', '提交前先跑测试'],
    ['先别提交。', '把提交信息改成英文'],
    ['先别部署。', '部署脚本讲一下'],
    ['先不要改代码。', '改天再说代码的事'],
    ['先不要改代码。', '改代码前给我看方案'],
    ['先不要动。', '动手前给我看方案'],
    ['先不要动。', '动画的时长是多少毫秒'],
    ['先别合并。', '合并冲突讲讲'],
    ['先别删。', '删除按钮太小'],
  ])('%s: %s', (limit, said) => {
    expect(inForce(limit, said)[0]).toBe(limit)
  })

  test('and what is laid down in such a sentence is a limit of its own', () => {
    expect(inForce("Don't commit yet.", 'Commit messages must be in English.')).toEqual([
      "Don't commit yet.",
      'Commit messages must be in English.',
    ])
    expect(inForce('先别提交。', '提交信息一律用英文。')).toEqual(['先别提交。', '提交信息一律用英文。'])
  })

  test('nor what the agent does', () => {
    const told = session()
      .place('/srv/shop', 'fix/cart')
      .prompt("Don't open a PR.")
      .say('Open the PR now.')
      .call('Bash', { command: 'gh pr create' }, OK)
    expect(limitsInForce(advance(emptyLedger(), told.entries)).map(({ exceptions }) => exceptions)).toEqual([[]])
  })
})

describe('an order that waits for something, or forbids something else', () => {
  test.each([
    ['commit it when the tests pass', "Don't commit yet."],
    ['Commit it once I have reviewed it.', "Don't commit yet."],
    ['push it after my review', "Don't push yet."],
    ['merge it if CI is green', "Don't merge yet."],
  ])('%s: it stands beside “%s”', (order, limit) => expect(inForce(limit, order)).toEqual([`${limit} + ${order}`]))

  test('what it forbids is a limit', () => {
    expect(inForce("Don't commit yet.", 'Commit it now, but never push to main.')).toEqual(['never push to main.'])
  })
})

describe('what is forbidden once more is not taken back by that', () => {
  test.each([
    [['Never edit the cart.', "Don't touch the cart any more."], ['Never edit the cart.']],
    [
      ["Don't edit the cart without tests.", "Please don't touch the cart any more."],
      ["Don't edit the cart without tests.", "Please don't touch the cart any more."],
    ],
    [['No more hardcoding of URLs.'], ['No more hardcoding of URLs.']],
    [['From now on, no more mocking in the tests.'], ['From now on, no more mocking in the tests.']],
    [
      ["Don't log emails.", 'No more logging of emails anywhere.'],
      ["Don't log emails.", 'No more logging of emails anywhere.'],
    ],
  ])('%p', (messages, limits) => expect(inForce(...messages)).toEqual(limits))
})
