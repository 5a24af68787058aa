import { describe, expect, test } from 'bun:test'
import { rulesIn } from '../../../base/typed/judge.ts'
import { leftBy } from './supersedes.ts'

/** What is left of a rule after a prompt: undefined where it stands as it was. */
function leftAfter(prompt: string, earlier: string): string | undefined {
  return rulesIn(prompt)
    .filter(({ scope }) => scope === 'lasting')
    .map((rule) => leftBy(rule, earlier))
    .find((left) => left !== undefined)
}

describe('a correction is about the same thing, in whatever words', () => {
  test.each([
    ['Comments are written in English.', '以后注释用中文'],
    ['Commit messages in English, please.', '提交信息用中文。'],
    ['Uploads time out after 20 seconds.', '20s for the timeout is too short, make it 45'],
    ['Audit logs are kept for 14 days.', 'audit log retention is 60 days now'],
    ['Failed jobs are retried 4 times.', 'bump that: 6 retries from now on'],
    ['Merging needs two approvals.', 'one approval is enough now for merging'],
    ['Classes stay under 250 lines.', '250 lines was too strict, make it 350'],
    ['Releases go out with CircleCI.', 'releases moved to Buildkite'],
    ['We always parse CSV with papaparse.', 'we moved off papaparse to csv-parse'],
    ['All weights are stored as floats.', 'weights are integers in grams these days'],
    ['Exports are limited to 8 MB.', 'the export limit went up to 20 MB'],
    ['The mockups are in Sketch.', 'the mockups moved over to Framer last month'],
    ['Our CI runs on Travis.', 'ci is on circleci since last month'],
    ['原型图都放在 Sketch', '原型图搬到 Framer 了'],
    ['脚本文件一律命名为 *.script.ts', '脚本文件以后叫 *.task.ts，不叫 script 了'],
    ['上传超时都是 20 秒', '超时那个 20 秒太短了，以后都按 45 秒来'],
    ['审计日志保留 14 天', '审计日志现在保留 60 天'],
    ['合并必须有两个人批准', '现在一个人批准就够了'],
    ['类不要超过 250 行', '250 行太严了，放到 350'],
    ['发布一律用 CircleCI', '发布早就切到 Buildkite 了'],
    ['分支名一律以日期开头', '分支以后按模块命名，不带日期了'],
    ['我們的套件管理都用 npm', '我們已經換到 yarn 了'],
    ['提交訊息一律用中文', 'commit 改英文吧，以後都英文'],
  ])('%p is over after %p', (earlier, prompt) => expect(leftAfter(prompt, earlier)).toBe(''))
})

describe('what is dropped, or is called off, is over', () => {
  test.each([
    ['Tests run with jasmine.', 'we got rid of jasmine everywhere'],
    ['Use ramda for collection helpers.', "ramda is out, we don't use it any more"],
    ['We use Sentry for errors.', 'we dropped sentry'],
    ['Every reply must carry the X-Region header.', 'you can forget the rule about the region header'],
    ['Class names end with Impl.', 'that class naming thing no longer applies'],
    ['Every commit needs a signed-off line.', "signed-off lines in commits aren't needed anymore"],
    ['Never touch the vendored folder.', "the vendored folder isn't off limits any more"],
    ['页面一律要写 cypress 用例', 'cypress 我们不用了'],
    ['变量名一律用中文拼音', '变量名拼音那条算了'],
    ['以后每次都要给我发测试报告', '测试报告不用再发了'],
    ['所有响应都要带 X-Region 头', '响应头那条规矩可以忘了'],
    ['回答一律用繁体', '不用一直繁体了'],
  ])('%p is over after %p', (earlier, prompt) => expect(leftAfter(prompt, earlier)).toBe(''))
})

describe('an exception stands with its rule', () => {
  test.each([
    ['Never use eval.', 'eval is ok in the benchmarks though', 'Never use eval (eval is ok in the benchmarks)'],
    [
      'Every route must check permissions.',
      "one addition to the permissions rule: health checks don't need it",
      "Every route must check permissions (health checks don't need it)",
    ],
    [
      'Indent with 4 spaces.',
      '4 spaces is for python. the yaml stuff is 2',
      'Indent with 4 spaces (4 spaces is for python; the yaml stuff is 2)',
    ],
    [
      'All modules must have a README.',
      "a README isn't needed in experiments/",
      "All modules must have a README (a README isn't needed in experiments/)",
    ],
    ['禁止用 eval', '压测脚本里用 eval 没关系', '禁止用 eval（压测脚本里用 eval 没关系）'],
    ['所有路由都要查权限', '权限那条补充一下：健康检查不用', '所有路由都要查权限（健康检查不用）'],
    ['改完都要跑一遍构建', '只改注释的话不用跑构建', '改完都要跑一遍构建（只改注释的话不用跑构建）'],
    ['金额一律用分', '报表里显示的金额除外', '金额一律用分（报表里显示的金额除外）'],
  ])('%p, then %p', (earlier, prompt, left) => expect(leftAfter(prompt, earlier)).toBe(left))
})

describe('what is about something else ends nothing', () => {
  test.each([
    ['Uploads time out after 20 seconds.', 'previews are cached for 45 seconds now'],
    ['Uploads time out after 20 seconds.', 'the upload tests take 45 seconds now'],
    ['Sessions expire after 20 minutes.', 'the reset link expires after 5 minutes'],
    ['Always write tests with vitest.', 'the old repo still has mocha tests'],
    ['Always write tests with vitest.', 'we used to use mocha'],
    ['Always use pnpm.', 'use npm just this once'],
    ['Classes stay under 250 lines.', 'this class is 350 lines now'],
    ['Always look for duplicates before an import.', 'we got rid of duplicates'],
    ['We write docs with Markdown.', 'docs moved to Notion'],
    ['Never use Sentry.', 'we dropped sentry'],
    ['Never use eval.', 'is eval ok in the benchmarks?'],
    ['会话 20 分钟过期', '验证码现在 5 分钟过期'],
    ['类不要超过 250 行', '这个文件现在已经 350 行了'],
    ['我们一律用 pnpm', '这次先用 npm'],
    ['登录必须走 SSO，失败要记日志', '登录那个不用管了'],
    ['改代码要写测试。', '以后改代码之前先看文档。'],
    ['Never mock the database in the tests.', 'No more mocking in the tests.'],
    ['Never commit to main.', 'no more committing to main'],
    ['Never edit the cart.', "please don't touch the cart any more"],
  ])('%p stands after %p', (earlier, prompt) => expect(leftAfter(prompt, earlier)).toBeUndefined())
})
