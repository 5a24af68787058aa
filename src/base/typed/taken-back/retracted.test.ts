import { describe, expect, test } from 'bun:test'
import { rulesIn } from '../judge.ts'

const lasting = (prompt: string) => rulesIn(prompt).filter(({ scope, sure }) => scope === 'lasting' && sure)
const texts = (prompt: string) => lasting(prompt).map(({ text }) => text)

describe('what the next words take back lays down nothing', () => {
  test.each([
    'Always use semicolons. Just kidding!',
    'never use axios. hmm, actually, scratch that',
    "My predecessor's rule was: never write comments. Ignore it.",
    'From now on deploy on Fridays. I was joking.',
    'I was going to say never use axios but scratch that',
    '以后都用 axios，呃算了，当我没说',
    '前任定的规矩是不写注释，别理它',
    '以后都直接推 main。开玩笑的。',
    '以后日志都打到文件里——算了还是 stdout',
  ])('%s', (prompt) => expect(texts(prompt)).toEqual([]))

  test.each([
    ['use tabs. sorry, I meant spaces, always spaces', 'spaces', 'use tabs'],
    ['always use axios... no wait, ky. always use ky.', 'always use ky', 'axios'],
    ['用 tab 缩进。哦不对，是空格，以后都用空格', '以后都用空格', 'tab 缩进'],
    ['Always use tabs. Wait, no, always use spaces.', 'spaces', 'use tabs'],
    ['Always use yarn in this repo. Wait, always use pnpm in this repo.', 'pnpm', 'yarn'],
    ['Always use yarn here. Wait, use pnpm instead. Never use npm.', '', 'yarn'],
    ['Always use yarn here. No wait, I meant pnpm. Never use npm.', '', 'yarn'],
    ['Always use yarn here. Sorry, wrong. Never use npm.', '', 'yarn'],
    ['以后一律用 yarn。不对，用 pnpm。以后都不用 npm。', '', 'yarn'],
    ['以后一律用 yarn。算了。以后都不用 npm。', '', 'yarn'],
    ['以后一律用 yarn。算了，还是 pnpm。以后都不用 npm。', '', 'yarn'],
  ])('and what they put in its place stands: %s', (prompt, kept, gone) => {
    expect(texts(prompt).join(' ')).toContain(kept)
    expect(texts(prompt).join(' ')).not.toContain(gone)
  })

  test.each([
    'Never edit generated files. Wait for my yes before you push.',
    'We use pnpm here. No, really, never npm.',
  ])('but not every hesitation does: %s', (prompt) => expect(texts(prompt).length).toBeGreaterThan(0))

  test.each([
    ['Always use tabs in this project. Wait, also never touch the lockfile.', 'use tabs'],
    ['Always use tabs in this project. Wait times must never be hard-coded.', 'use tabs'],
    ['Always use tabs in this project. Wait on CI before you merge.', 'use tabs'],
    ['Always use tabs in this project. No wait, and run the linter before each commit.', 'use tabs'],
    ['Always use tabs in this project. Wait, the build is red again.', 'use tabs'],
    ['Always use tabs in this project. Wait, what does the linter say?', 'use tabs'],
    ['Always use tabs in this project. Wait, use the staging database for this one test.', 'use tabs'],
    ['Always use tabs in this project. Wait, one thing.', 'use tabs'],
    ['Always use tabs in this project. Wait, not all tests pass yet.', 'use tabs'],
    ['Always use tabs in this project. Wait, actually the login is broken.', 'use tabs'],
    ['Always use tabs in this project. Wait, it is not working on my machine.', 'use tabs'],
    ['Always use tabs in this project. Wait, the login shows the cart instead of the list.', 'use tabs'],
    ['Never edit generated files. Wait, never edit migrations.', 'generated files'],
    ['Always use tabs in this project. Wait times must never be hard-coded.', 'Wait times must'],
    ['Always use tabs in this project. Waiting lists are in lists.ts.', 'use tabs'],
    ['From now on always use pnpm. Sorry, wrong window for the last screenshot.', 'use pnpm'],
    ['From now on always use pnpm. Sorry, I meant to attach the log.', 'use pnpm'],
    ['From now on always use pnpm. Oops, wrong file attached.', 'use pnpm'],
    ['From now on always use pnpm. Correction of the typo comes later.', 'use pnpm'],
    ['From now on always use pnpm. Wait — fix the login first.', 'use pnpm'],
    ['以后提交信息一律用中文。算了一下时间，先修登录。', '一律用中文'],
    ['以后提交信息一律用中文。算了三遍，总价还是差一分。', '一律用中文'],
    ['以后提交信息一律用中文。不对称的价格也查一下。', '一律用中文'],
    ['以后提交信息一律用中文。不对，登录还是打不开。', '一律用中文'],
    ['以后提交信息一律用中文。等等，先修登录。', '一律用中文'],
  ])('nor what goes on with something else: %s', (prompt, kept) => expect(texts(prompt).join(' ')).toContain(kept))
})

test.each([
  ["you keep writing Arrange/Act/Assert comments. don't.", "comments. don't."],
  ['you keep adding console.log calls. stop that.', 'calls. stop that.'],
  ['你老是提交到 main。别再这样了。', 'main。别再这样了。'],
])(
  'what the agent keeps doing and is not to do is one rule, never the half that says the opposite: %s',
  (prompt, end) => {
    expect(texts(prompt)).toHaveLength(1)
    for (const text of texts(prompt)) expect(text.replace(/\s/g, '')).toContain(end.replace(/\s/g, ''))
  },
)

describe('what is to be mended is no fact for good', () => {
  test.each([
    'jobs are executed twice sometimes, find out why',
    'webhooks are delivered twice, stop that',
    'exports are empty for some customers, please look into it',
    'images are broken on safari sometimes',
    'tests are flaky, find the flaky ones',
    'The cron job is always late. Find out why.',
    '定时任务总是晚，看看为什么',
    '有些订单会丢，找下原因',
  ])('%s', (prompt) => expect(texts(prompt)).toEqual([]))

  test('what is to be done each time is a rule', () => {
    expect(texts('The docs live in docs/, update them whenever the API changes.').length).toBe(1)
  })
})
