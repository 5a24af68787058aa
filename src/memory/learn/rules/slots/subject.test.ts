import { describe, expect, test } from 'bun:test'
import { rulesIn } from '../../../../base/typed/judge.ts'
import { leftBy } from '../supersedes.ts'

/** What is left of a statement after a prompt: undefined where it stands as it was. */
function leftAfter(prompt: string, earlier: string): string | undefined {
  return rulesIn(prompt)
    .filter(({ scope }) => scope === 'lasting')
    .map((rule) => leftBy(rule, earlier))
    .find((left) => left !== undefined)
}

describe('issue 16 A2: what has the same number or name and is said of another thing, or of a sort of it, ends nothing', () => {
  test.each([
    [
      'The API rate limit is 100 requests per minute per key.',
      'the websocket limit is 250 messages per minute, not 100',
    ],
    ['The upload limit is 25 MB.', 'the download limit is 25 GB, not 25 MB'],
    ['Backups are kept for 30 days.', 'invoices are kept for 10 years, not 30 days'],
    ['Our main language is TypeScript.', 'scripts in tools/ are Python, not TypeScript'],
    ['We use pytest for the tests.', 'the load tests use locust, not pytest'],
    ['The rate limit is 60 per minute.', 'the rate limit in the test fixture is 10, not 60'],
    ['The upload limit is 10 MB.', 'the limit for avatars is 2 MB now, not 10'],
    ['缓存过期时间是 5 分钟', '令牌过期时间是 15 分钟，不是 5 分钟'],
    ['接口端口是 7070', '管理后台端口是 9090，不是 7070'],
    ['我们用 Redis 做缓存', '会话存储不用 Redis，用 Postgres'],
    ['我们用 Elasticsearch 做搜索', '商品搜索不用 Elasticsearch，用 Meilisearch'],
    ['部署用 Jenkins', '文档站部署用 Netlify，不用 Jenkins'],
    ['以后注释都用中文', '文档的注释改成英文'],
  ])('%p stands after %p', (earlier, prompt) => expect(leftAfter(prompt, earlier)).toBeUndefined())

  test.each([
    'we should probably rewrite this one day but not now',
    'we might move to Rust at some point, not now though',
    '我们迟早要重写，不过不是现在',
  ])('what is put off for some day ends no rule: %p', (prompt) =>
    expect(leftAfter(prompt, 'from now on, every function gets a docstring')).toBeUndefined(),
  )
})

describe('the same thing in other words is corrected', () => {
  test.each([
    ['The API rate limit is 100 requests per minute per key.', 'the API rate limit is 250 per minute, not 100'],
    ['We use npm.', 'the whole team uses pnpm, not npm'],
    ['测试数据库的端口是 5433', '测试库的端口是 15432，不是 5433'],
    ['Comments are written in French.', "our new contractors don't speak French, comments in English please"],
  ])('%p is over after %p', (earlier, prompt) => expect(leftAfter(prompt, earlier)).toBe(''))
})
