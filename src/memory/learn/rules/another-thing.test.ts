import { describe, expect, test } from 'bun:test'
import { rulesIn } from '../../../base/typed/judge.ts'
import { saysInstead } from './says-instead.ts'
import { leftBy } from './supersedes.ts'

/** What is left of a rule after a prompt: undefined where it stands as it was. */
function leftAfter(prompt: string, earlier: string): string | undefined {
  return rulesIn(prompt)
    .filter(({ scope }) => scope === 'lasting')
    .map((rule) => leftBy(rule, earlier))
    .find((left) => left !== undefined)
}

describe('how one thing is done says nothing of another', () => {
  test.each([
    ['Python 用 4 空格缩进。', 'JS 用 2 空格缩进。'],
    ['以后注释用中文写。', '以后日志用英文写。'],
    ['变量用驼峰命名。', '数据库列用下划线命名。'],
    ['We indent Go with tabs.', 'We indent JS with spaces.'],
    ['We indent Go with tabs.', 'We indent YAML with 2 spaces.'],
    ['以后数据库字段统一用下划线命名。', '接口返回改成下划线命名，不要驼峰了。'],
    ['文档用英文写。', '提交信息用中文写。'],
    ['界面文字用中文。', '错误日志用英文。'],
    ['Images are stored in S3.', 'Videos are stored in GCS.'],
    ['Staging deploys from develop.', 'Production deploys from main.'],
    ['Log lines are JSON.', 'Config files are TOML, not JSON.'],
    ['The API speaks XML.', 'The config file is YAML, not XML.'],
  ])('%p stands beside %p', (earlier, prompt) => expect(leftAfter(prompt, earlier)).toBeUndefined())
})

describe('the same thing otherwise is a correction', () => {
  test.each([
    ['文档放 docs 目录。', '文档改放 wiki 目录。'],
    ['Tickets are tracked in Jira.', 'Tickets live in Linear now.'],
    ['We use Node 18.', 'We upgraded to Node 22.'],
    ['The staging database is called orders_stg.', 'the staging database was renamed to orders_preprod'],
    ['We keep logs for 30 days.', "It's 90 days that we keep logs for, not 30, I was mistaken."],
    ['我们项目用 yarn。', '我们已经从 yarn 换成 pnpm 了，以后用 pnpm。'],
    ['所有接口都以 /v1 开头。', '接口以后都以 /v2 开头，不用 /v1。'],
    ['图片都用 png。', '图片以后用 webp，不用 png。'],
    ['构建用 webpack。', 'webpack 换成 rspack 了。'],
    ['决定缓存时间设为60秒，因为上游每分钟刷新一次。', '缓存时间是300秒，不是60秒'],
    ['We support Python 3.8.', 'We dropped 3.8, minimum is 3.10.'],
  ])('%p is over after %p', (earlier, prompt) => expect(leftAfter(prompt, earlier)).toBe(''))

  test.each([
    ['Never deploy on Fridays.', 'Deploying on Fridays is fine again.'],
    ['周五不发版。', '周五可以发版了。'],
    ['周五不发版。', '周五也可以发版了，之前那条不算数。'],
    ['不要用 lodash。', 'lodash 可以用了。'],
    ['不要用默认导出。', '之前说的不要用默认导出那条作废。'],
  ])('%p is over after %p, and nothing is kept of that', (earlier, prompt) => {
    expect(leftAfter(prompt, earlier)).toBe('')
    expect(rulesIn(prompt).every(({ sure, ends }) => !sure || ends?.isBare === true)).toBe(true)
  })

  test('a leave that is about something else ends nothing', () => {
    expect(leftAfter('lodash 可以用了。', '不要在周五发版。')).toBeUndefined()
    expect(leftAfter('Reading the cache is fine again.', 'Never deploy on Fridays.')).toBeUndefined()
  })
})

describe('who stops one thing says what holds instead', () => {
  const said = (text: string) => rulesIn(text).some((rule) => saysInstead(rule))

  test.each([
    '以后都用 pnpm，别再用 npm 了。',
    '别再用 vitest 了，以后都用 node:test',
    '不用 yarn 了，以后都用 pnpm',
    'npm 不用了，换 pnpm',
    '日志不用英文了，用中文',
    'Stop using moment for dates, use dayjs from now on.',
    "Don't deploy with Helm any more, deploy with Kustomize.",
  ])('%p', (text) => expect(said(text)).toBe(true))

  test.each(['You can use mocks again.', '测试报告不用再发了', "no need to ask before committing any more, it's fine"])(
    '%p does not',
    (text) => expect(said(text)).toBe(false),
  )
})
