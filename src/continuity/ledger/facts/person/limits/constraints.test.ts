import { expect, test } from 'bun:test'
import { advance } from '../../../advance.ts'
import { emptyLedger, factsOf } from '../../../put.ts'
import { type Session, session } from '../../../sample.ts'

test.each([
  ['a command', 'Never call sumLines in tests.', true],
  ['a demand about a thing', 'The settings file must never be committed.', true],
  ['a condition that is laid down', "If I say stop, don't go on with the edits.", true],
  ['a report that ends in a demand', 'I got an error, so please don’t show the usage there.', true],
  ['what follows from somebody’s wish', 'Users want a faster checkout, so never block on the analytics call.', true],
  ['a demand in Chinese', '絕不可以提交設定檔。', true],
  ['a case that is thought through', 'Now wondering: if I leave the branch, then don’t commit but stash.', false],
  ['another', 'What if I never commit, and always stash?', false],
  ['a comment in the code', "// falls back to a new id (it should not happen, don't rely on it)", false],
  [
    'something without a use',
    'The sumLines helper is defined in cart.ts but never called anywhere in the shop.',
    false,
  ],
  ['a report', 'We got a note that it came up after a few prompts without touching any other session.', false],
  [
    'an option below a question',
    'Which is better?\n1. Ask once and then do not ask anymore.\n2. Something else',
    false,
  ],
  ['an option in Chinese', '哪一種比較好？\n1. 問一次，之後不要再問。\n2. 其他', false],
  ['a point of a list that asks nothing', 'Mend these:\n1. Do not ask anymore.\n2. The total', true],
  ['a case that is thought through in Chinese', '我在想如果離開分支，就不要提交而是暫存。', false],
])('%s: %s is a limit: %p', (_, text, is) => {
  const ledger = advance(emptyLedger(), session().prompt(text).entries)
  expect(factsOf(ledger, 'constraint').length > 0).toBe(is)
})

test.each([
  [
    'both halves of what is turned round',
    ['Always use yarn here, never npm.', 'use npm, not yarn'],
    ['use npm, not yarn'],
  ],
  ['in one piece', ['Always use pnpm in this repo, never npm', 'use npm, not pnpm'], ['use npm, not pnpm']],
  [
    'not what forbids something else',
    ['Never touch npm scripts.', 'use npm, not yarn'],
    ['Never touch npm scripts.', 'use npm, not yarn'],
  ],
  [
    'not what has the name within its own',
    ['Always use superagent.', 'use fetch, not agent'],
    ['Always use superagent.', 'use fetch, not agent'],
  ],
  ['in Chinese', ['一律用 yarn，不要用 npm。', '改用 npm，不要用 yarn。'], ['改用 npm', '不要用 yarn。']],
])('a correction ends %s', (_, said, left) => {
  const told = said.reduce((all, text) => all.prompt(text).say('Fine.'), session())
  const active = factsOf(advance(emptyLedger(), told.entries), 'constraint').filter(({ status }) => status === 'active')
  expect(active.map(({ text }) => text)).toEqual([...left])
})

const active = (told: Session) =>
  factsOf(advance(emptyLedger(), told.entries), 'constraint')
    .filter(({ status }) => status === 'active')
    .map(({ text }) => text)

test.each([
  'Hands off the database.',
  'Everything under infra/ is off limits.',
  'Under no circumstances push to main.',
  'Nothing in vendor/ may be changed.',
  "We can't use anything newer than Python 3.9.",
  'The API is frozen.',
  'plz no emojis',
  'w/o any new packages pls',
  'Ask before deleting anything.',
  'Wait for my OK before deploying.',
  'Let me see the diff before you push.',
  'At most two retries.',
  'Max 3 files per commit.',
  'Stick to the standard library.',
  'Treat warnings as errors.',
  'Remember to update the docs with every change.',
  'Answer in German.',
  '勿改動設定檔',
  '配置文件一个字都别动',
  '最多重试两次',
  '单个文件不超过 200 行',
  '所有文案都用简体',
  '全部文案用繁體',
  '没有我的同意不要上线',
  '部署前要先經過我確認',
])('%s is a limit', (text) => expect(active(session().prompt(`Add a report.\n${text}`))).toEqual([text]))

test.each([
  'The page is frozen when I click save.',
  'There are at most two rows in the table, why?',
  'Nothing happens when I press the button.',
  'It waits for my OK forever.',
  'Nobody knows why the test is red.',
  'Each request takes 3 seconds now.',
  'Add a page that lists at most 20 orders.',
  'no, the other file',
  '所有用户都用不了登录',
  '最多的错误来自支付接口',
  '它先问了我三次',
])('%s limits nothing', (text) => expect(active(session().prompt(`Look at it.\n${text}`))).toEqual([]))

test.each([
  ['Never touch the legacy folder.', 'The legacy folder may be changed now.'],
  ['Never touch the legacy folder.', 'OK, go ahead and change the legacy folder.'],
  ['Never touch the legacy folder.', 'I changed my mind, touch legacy if you need to.'],
  ['Do not use lodash.', 'lodash is allowed after all'],
  ['No new dependencies.', 'New dependencies are OK now.'],
  ['Stay away from the payment code.', 'The payment code is no longer off limits.'],
  ['Nothing in vendor/ may be changed.', 'You are free to change vendor/ again.'],
  ['不要动 legacy 目录。', 'legacy 目录可以动了。'],
  ['不要用 lodash。', 'lodash 可以用了。'],
  ['不要推送。', '可以推送了。'],
  ['禁止使用 any。', 'any 允許用了。'],
  ['不要用 lodash。', 'lodash 可以用了，不用再避開。'],
  ['不要动路由。', '路由现在随便改。'],
  ['Leave package.json alone.', 'You can edit package.json after all.'],
])('%s is taken back by: %s, and that is said', (rule, lift) => {
  expect(active(session().prompt(rule).say('Fine.').prompt(lift))).toEqual([lift])
})

test.each([
  ['Do not commit.', 'commit and push please'],
  ["Don't push.", 'Alright, push.'],
  ['Ask before deleting anything.', 'Stop asking before you delete things.'],
  ['Do not rename files.', 'Scratch what I said about renaming files.'],
  ['不要提交。', '提交吧。'],
  ['提交之前先问我。', '不用再问我了，直接提交。'],
  ['不要用 lodash。', '不用再避开 lodash。'],
  ['不要用 lodash。', '忘掉 lodash 的規定吧。'],
])('%s is over with: %s', (rule, word) => {
  expect(active(session().prompt(rule).say('Fine.').prompt(word))).toEqual([])
})

test.each([
  ['Never push to main.', 'push it'],
  ['Do not commit secrets.', 'commit it please'],
  ['Do not commit secrets.', 'You can commit now.'],
  ['Never commit.', 'commit this one'],
  ['Do not use lodash.', 'Can lodash be used in tests?'],
  ['Do not delete the tests.', 'You can change the tests now.'],
  ['Never touch legacy.', 'You can now see the legacy page again.'],
  ['At most two retries.', 'Add three buttons.'],
  ['Use tabs, not spaces.', 'Remove trailing spaces.'],
  ['Answer in German.', 'Add an English translation of the page.'],
  ['不要动 legacy 目录。', 'legacy 页面现在可以打开了。'],
  ['不要用 lodash。', '可以看一下 lodash 的版本吗？'],
  ['Never put more than 3 files into a commit.', 'I now see 5 files per commit.'],
  ['The line length must be 100.', 'The line length is now 120 in half of the files, why?'],
  ['At most 3 retries.', 'Wait, 500 errors now'],
  ['Keep functions below 40 lines.', 'The function in cart.ts has 90 lines now'],
  ['Use tabs.', 'Why are there spaces in cart.ts again?'],
  ['Always use pnpm.', 'It looks like you ran npm install again.'],
  ['一次提交最多 3 个文件。', '我现在看到一次提交有 5 个文件。'],
  ['超時必須是 30 秒。', '超時現在變成 60 秒了，為什麼？'],
  ['Answer in English.', 'Now write the German texts for the landing page.'],
  ['Use tabs.', 'Write the YAML file with spaces.'],
  ['请用中文回答。', '现在写英文的落地页文案。'],
  ['請用繁體中文回答。', '把 README 改寫成英文。'],
])('%s stays in spite of: %s', (rule, word) => {
  expect(active(session().prompt(rule).say('Fine.').prompt(word))).toEqual([rule])
})

test.each([
  ['The timeout must be 30 seconds.', 'Make the timeout 90 seconds instead.', 'Make the timeout 90 seconds instead.'],
  ['The timeout must be 30 seconds.', '60 instead', 'The timeout must be 30 seconds → 60 instead'],
  ['Use tabs, not spaces.', 'Switch to spaces.', 'Switch to spaces.'],
  ['Use npm, not pnpm.', 'We go back to pnpm.', 'We go back to pnpm.'],
  ['At most two retries.', 'At most five retries.', 'At most five retries.'],
  ['Never write more than 80 columns.', '100 columns are fine.', '100 columns are fine.'],
  ['Answer in German.', 'English again please.', 'English again please.'],
  ['超时必须是 30 秒。', '超时改成 60 秒。', '超时改成 60 秒。'],
  ['最多重试两次。', '最多重试五次。', '最多重试五次。'],
  ['用德语回答。', '改回中文回答。', '改回中文回答。'],
  ['Answer in English.', 'Reply in German from now on.', 'Reply in German from now on.'],
  ['Use tabs.', 'Use spaces for indentation.', 'Use spaces for indentation.'],
])('%s gets another value: %s', (rule, word, left) => {
  expect(active(session().prompt(rule).say('Fine.').prompt(word))).toEqual([left])
})

test('what was allowed and is forbidden again is forbidden', () => {
  const told = ['Do not use lodash.', 'lodash is allowed after all', 'Do not use lodash, it is too big.']
  expect(active(told.reduce((all, text) => all.prompt(text).say('Fine.'), session()))).toEqual([
    'Do not use lodash, it is too big.',
  ])
})

test.each<readonly [string, Session, readonly string[]]>([
  [
    'that was said before in a prompt',
    session().prompt('Do not touch legacy. Mend the cart.').say('Fine.').queue('Do not touch legacy.').takeBack(),
    ['Do not touch legacy.'],
  ],
  [
    'whose whole message was said before',
    session().prompt('不要動 legacy。').say('好。').queue('不要動 legacy。').takeBack('不要動 legacy。'),
    ['不要動 legacy。'],
  ],
  ['that was queued twice', session().prompt('Mend it.').queue('Never push.').queue('Never push.').takeBack(), []],
])('a queued message that is taken back leaves of a limit %s what held', (_, told, left) => {
  expect(active(told)).toEqual([...left])
  const goals = factsOf(advance(emptyLedger(), told.entries), 'goal')
  expect(goals.map(({ by }) => by)).toEqual(['prompt'])
})

test('a message that waited in the queue and comes as a prompt lays each limit down once', () => {
  const words = 'Split the importer. Always keep the CSV header, and never rename parseRow.'
  const told = session().queue(words).prompt(words)
  expect(active(told)).toEqual(['Always keep the CSV header', 'never rename parseRow.'])
})

test('what a client queues at its start and then gives as the prompt was said once', () => {
  const { entries } = session().queue('Never push. Mend the cart.').prompt('Never push. Mend the cart.').say('Fine.')
  const ledger = advance(emptyLedger(), entries)
  expect(Object.values(ledger.facts).map(({ count }) => count)).toEqual([1, 1])
})

test.each([
  'Always commit before you push; from now on use pnpm, not npm.',
  'Never touch the lock file; the build reads it.',
  '不要改接口；前端还在用。',
  'Passwords: argon2id, never bcrypt.',
  '密码：用 argon2id，不要用 bcrypt。',
])('a limit is quoted as it was typed, with what stands between its halves: %s', (text) => {
  expect(factsOf(advance(emptyLedger(), session().prompt(text).entries), 'constraint').map((one) => one.text)).toEqual([
    text,
  ])
})
