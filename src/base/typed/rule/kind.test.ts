import { expect, test } from 'bun:test'
import { rulesIn } from '../judge.ts'

test.each([
  ['convention', 'From now on run pnpm lint before every commit.'],
  ['convention', 'we never commit to main directly'],
  ['convention', 'tests never hit the network'],
  ['convention', 'commit messages are always in English'],
  ['convention', "don't use default exports, ever"],
  ['convention', 'use single quotes in all TypeScript files'],
  ['convention', '提交前必须先跑 pnpm lint'],
  ['convention', '变量命名一律用下划线'],
  ['convention', '提交信息统一用英文'],
  ['preference', 'I prefer short answers'],
  ['preference', 'always answer in German'],
  ['preference', 'ask me before you add a dependency'],
  ['preference', 'please keep your explanations brief from now on'],
  ['preference', '以后都用中文回答我'],
  ['preference', '我比较喜欢先看方案再动手'],
  ['fact', 'the staging database is at db.stage.example:5433'],
  ['fact', 'tokens expire after 15 minutes'],
  ['fact', 'the build agent has only 4 GB of memory'],
  ['fact', '测试库在 5433 端口'],
  ['fact', '退款期限是 30 天'],
  ['decision', 'we decided on Postgres for the event store'],
  ['decision', 'we moved from yarn to pnpm'],
  ['decision', '事件存储定了用 Postgres'],
  ['decision', '我们决定不再支持 IE'],
])('a %s: %s', (kind, said) => {
  expect(rulesIn(said).filter(({ scope, sure }) => scope === 'lasting' && sure)).toMatchObject([{ kind }])
})
