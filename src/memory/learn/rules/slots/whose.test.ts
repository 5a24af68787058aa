import { describe, expect, test } from 'bun:test'
import { rulesIn } from '../../../../base/typed/judge.ts'
import { leftOf } from '../retire.ts'
import { leftBy } from '../supersedes.ts'

/** What is left of a statement after a prompt: undefined where it stands as it was. */
function leftAfter(prompt: string, earlier: string): string | undefined {
  return rulesIn(prompt)
    .filter(({ scope }) => scope === 'lasting')
    .map((rule) => leftBy(rule, earlier))
    .find((left) => left !== undefined)
}

describe('issue 16 A2: what is said of others, of another thing or of this week ends nothing', () => {
  test.each([
    ['Use npm, not pnpm.', 'The customer uses pnpm, not npm.'],
    ['Use npm, not pnpm.', "The client's team uses pnpm, not npm."],
    ['我们用 npm，不用 pnpm。', '客户用 pnpm，不用 npm。'],
    ['We use Postgres.', 'The vendor uses MySQL, not Postgres.'],
    ['We test with Jest.', 'The mobile app uses Vitest, not Jest.'],
    ['We use Postgres in production.', 'Locally we use SQLite, not Postgres.'],
    ['Timeouts are 5 seconds.', 'The job timeout is 60 seconds, not 30.'],
    ['Sessions last 30 minutes.', 'Admin sessions last 5 minutes, not 10.'],
    ['超时统一 5 秒。', '定时任务的超时是 60 秒，不是 30 秒。'],
    ['We deploy on Fridays.', 'This week we deploy on Tuesday instead.'],
    ['We deploy on Fridays.', 'Next week we deploy on Wednesday instead.'],
    ['Release notes go out on Mondays.', 'During the holidays release notes go out on Thursdays instead.'],
    ['我们每周五发布。', '这周改到周二发布。'],
    ['我们周三合并。', '这次改到周四合并。'],
  ])('%p stands after %p', (earlier, prompt) => expect(leftAfter(prompt, earlier)).toBeUndefined())
})

describe('the same of ourselves, and from this week on, is a correction', () => {
  test.each([
    ['Use npm, not pnpm.', 'We use pnpm, not npm.'],
    ['The customer uses pnpm.', 'The customer uses npm, not pnpm.'],
    ['客户用 pnpm。', '客户用 npm，不用 pnpm。'],
    ['We use Postgres in production.', 'In production we use MySQL, not Postgres.'],
    ['Timeouts are 5 seconds.', 'Timeouts are 60 seconds, not 5.'],
    ['The job timeout is 30 seconds.', 'The job timeout is 60 seconds, not 30.'],
    ['We deploy on Fridays.', 'Starting this week we deploy on Tuesdays instead.'],
    ['我们每周五发布。', '从这周起改到周二发布。'],
    ['我们每周五发布。', '以后改到周二发布。'],
  ])('%p is over after %p', (earlier, prompt) => expect(leftAfter(prompt, earlier)).toBe(''))
})

test('what a customer uses gives up no command of ours', () => {
  const command = { uri: 'workflow://commands/test', content: '`pnpm test` works.' }
  const after = (prompt: string) => rulesIn(prompt).map((rule) => leftOf(command, rule))
  expect(after('The customer uses npm, not pnpm.')).toEqual([undefined])
})
