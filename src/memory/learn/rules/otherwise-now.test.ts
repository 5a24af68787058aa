import { expect, test } from 'bun:test'
import { rulesIn } from '../../../base/typed/index.ts'
import { leftBy } from './supersedes.ts'

/** What is left of a rule after what the person said later: '' where nothing, undefined where it stands as it was. */
const leftOf = (first: string, second: string) => {
  const earlier = rulesIn(first)[0]?.text ?? ''
  const lefts = rulesIn(second).map((rule) => leftBy({ ...rule }, earlier))
  return lefts.find((left) => left !== undefined)
}

test.each([
  ['Dates in the API are ISO 8601 strings.', 'We send Unix timestamps in the API now, ISO dates are gone.'],
  ['Screenshots go to docs/img.', 'Screenshots live under assets/shots from now on.'],
  ['Branches are named feature/<ticket>.', 'We simplified branch names: just the ticket number, no prefix.'],
  ['Write commit messages in German.', 'The team is international now, so commit messages in English please.'],
  ['Functions stay under 40 lines.', '40 lines turned out too strict, let’s say 60.'],
  ['Ask Dana before you change the schema.', 'Dana left, schema changes go through Priya.'],
  ['No emojis in commit messages.', 'I take back the emoji ban, use them if you like.'],
  ['接口返回的时间用毫秒时间戳。', '毫秒戳前端不好调试，接口返回的时间换成 ISO 字符串。'],
  ['单测用 jest 跑。', 'jest 太慢，单测已经迁到 vitest 了。'],
  ['设计稿放在 docs/design。', '设计稿挪走了，以后去 Figma 上看。'],
  ['分支名用 feat/ 开头。', '分支名不要前缀了，直接写工单号。'],
  ['注释用英文写。', '组里新人看英文吃力，注释改中文吧。'],
  ['单个文件不超过 300 行。', '300 行卡得太死，放宽到 500。'],
  ['改表结构要先问老王。', '老王转岗了，改表结构找小李确认。'],
  ['提交信息里不许用 emoji。', 'emoji 那条撤了吧，想用就用。'],
  ['Config files are written in TOML.', 'TOML didn’t work out, we write configs in YAML now.'],
  ['Shared types live in packages/common.', 'packages/common got split up, shared types are in packages/types.'],
  ['All pull requests are squashed when merged.', 'We stopped squashing, pull requests get a merge commit.'],
  ['Karl signs off on every release.', 'Sign-off for releases is Mia’s job now.'],
  ['Never touch the legacy folder.', 'You can work in the legacy folder again.'],
  ['发布分支叫 release-x.y。', '发布分支改名了，叫 stable/x.y。'],
  ['合并一律 squash。', '不 squash 了，合并保留 merge commit。'],
  ['跟我解释的时候用英文。', '还是用中文跟我解释吧。'],
  ['发版要老周签字。', '发版签字现在归小陈。'],
  ['公共类型放 packages/common。', 'packages/common 拆掉了，公共类型现在在 packages/types。'],
  ['Log lines are plain text.', 'Log lines are JSON as of this week.'],
  ['We use Moment for dates.', 'date-fns replaced Moment everywhere.'],
  ['Feature branches start from develop.', 'We retired develop, feature branches start from main.'],
  ['日志一律写纯文本。', '日志从这周起改成 JSON 格式。'],
  ['We use pnpm in this repo, not npm.', 'use npm, not pnpm from now on'],
  ['We use pnpm in this repo, not npm.', 'From now on use npm.'],
  ['In this repo we log with winston.', 'We replaced winston by pino; use pino for logging from now on.'],
  ['In this project we format with prettier.', 'We replaced prettier by biome.'],
  ['以后提交信息都用中文写。', '提交信息改用英文，以后都这样。'],
  ['以后注释都用英文写。', '注释改用中文，以后都这样。'],
  ['Always squash commits before merging.', 'We don’t squash any more.'],
  ['Always rebase before merging.', 'We don’t rebase any more.'],
  ['在这个仓库里我们用 yarn。', '以后用 pnpm。'],
  ['在这个项目里我们用 jest。', '以后用 vitest。'],
  ['In this repo the tests run with mise run check.', 'The tests run with make check now.'],
  ['In this repo the build runs with make all.', 'The build runs with just build now.'],
  ['测试里不要用 mock。', '测试里可以用 mock 了。'],
  ['接口里不要用下划线。', '接口里可以用下划线了。'],
])('%p is over after %p', (first, second) => expect(leftOf(first, second)).toBe(''))

test.each([
  [
    'Don’t use mocks in the tests.',
    'Changed my mind: mocks are fine where a real service would be slow.',
    'would be slow',
  ],
  ['Every PR needs two approvals.', 'Changed my mind, one approval is enough for docs-only PRs.', 'docs-only'],
  ['代码里不要写注释。', '我改主意了,逻辑绕的地方还是要写注释。', '逻辑绕的地方'],
  ['测试里不要连真实数据库。', '想了想，集成测试还是可以连真实数据库的。', '集成测试'],
  ['Don’t use classes.', 'I changed my mind about classes: they’re ok for error types.', 'error types'],
  ['不要用 class。', 'class 的事我想了想，错误类型可以用 class。', '错误类型'],
])('%p is told with what is let out of it after %p', (first, second, exception) => {
  const earlier = (rulesIn(first)[0]?.text ?? '').replace(/[.。]$/, '')
  const left = leftOf(first, second) ?? ''
  expect(left).toStartWith(earlier)
  expect(left).toContain(exception)
})

test.each([
  ['Screenshots go to docs/img.', 'Fixtures live under test/data from now on.'],
  ['Ask Dana before you change the schema.', 'Dana left a comment on the PR, please look at it.'],
  ['单测用 jest 跑。', '前端的格式化换成 biome 了。'],
  ['改表结构要先问老王。', '老王出差了，帮我查一下这个表。'],
  ['Karl signs off on every release.', 'Mia’s job is to write the release notes.'],
  ['We write docs with Markdown.', 'docs moved to Notion'],
  ['合并一律 squash。', '服务停了，帮我看一下日志。'],
  ['日志一律写纯文本。', '日志改成每天切一个文件。'],
  ['Always squash commits before merging.', 'We don’t squash release branches any more.'],
  ['In this repo the tests run with mise run check.', 'The integration tests run with make it now.'],
  ['在这个仓库里我们用 yarn。', '以后在 web 目录用 pnpm。'],
  ['在这个仓库里我们用 yarn。', '以后用 TypeScript。'],
  ['We log with winston.', 'We replaced the old laptop by a new one.'],
  ['The linter runs with npm run lint.', 'From now on use npm.'],
  ['Our builds run on Jenkins.', 'The build runs with just build now.'],
  ['We test with Jest.', 'The tests run with make check now.'],
])('%p stands after %p', (first, second) => expect(leftOf(first, second)).toBeUndefined())
