import { describe, expect, test } from 'bun:test'
import { leftBy } from '../supersedes.ts'
import { saysTheSameOfAnother } from './siblings.ts'

const rule = (text: string) => ({ text, kind: 'fact' as const, replaces: undefined })

describe('the same said of another thing leaves both', () => {
  test.each([
    ['The order service listens on 7001.', 'The cart service listens on 7002.'],
    ['Our dev cluster has 3 nodes.', 'our prod cluster has 12 nodes now'],
    ['the free plan has 3 seats', 'the team plan has 10 seats'],
    ['password reset links live 1 hour', 'invite links live 7 days'],
    ['EU customers pay 19% VAT', 'Swiss customers pay 8% VAT'],
    ['in web/ lines are at most 100 wide', 'in api/ lines are at most 120 wide'],
    ['the parser team uses Linear', 'the infra team uses Jira'],
    ['the iOS app supports iOS 15 and up', 'the Android app supports Android 9 and up'],
    ['feature branches need one review', 'release branches need two reviews'],
    ['3 seats in the free plan', '10 seats in the team plan'],
    [
      'from now on subsystem 4 keeps its own changelog in docs/sub4.md',
      'from now on subsystem 5 keeps its own changelog in docs/sub5.md',
    ],
    ['订单服务监听 7001', '购物车服务监听 7002'],
    ['免费版有 3 个席位', '团队版有 10 个席位'],
    ['日备份保留 30 天', '周备份保留 365 天'],
    ['以后 web 目录用 pnpm', '以后 api 目录用 npm'],
  ])('%p, then %p', (earlier, later) => expect(leftBy(rule(later), earlier)).toBeUndefined())
})

describe('another value for the same thing is no such pair', () => {
  test.each([
    ['The API listens on port 8080.', 'the API listens on port 9090 now'],
    ['提交信息最多 50 个字符', '提交信息现在最多 72 个字符'],
    ['提交信息最多 50 个字', '提交说明不超过 72 个字'],
    ['註解一律用中文。', '註解改用英文'],
    ['We use jest for the unit tests.', 'We use vitest for the unit tests.'],
    ['Refunds are allowed for 30 days.', 'Refunds are allowed for 90 days.'],
    ['The dev cluster has 3 nodes.', 'The development cluster has 5 nodes.'],
    ['Deploys go out on Tuesday.', 'Never edit src/legacy.'],
  ])('%p, then %p', (earlier, later) => expect(saysTheSameOfAnother(later, earlier)).toBe(false))
})
