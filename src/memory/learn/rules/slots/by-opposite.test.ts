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

describe('issue 16 A2: the same the other way round, or which one does not matter any more', () => {
  test.each([
    ['I prefer small PRs', 'big PRs are fine with me after all'],
    ['I prefer long answers', 'short answers are fine with me after all'],
    ['Please talk to me in German', 'English is fine again'],
    [
      'tests go next to the source file, not in a __tests__ folder',
      'put tests into __tests__ folders from now on, I was wrong about that',
    ],
    ['releases are cut on Thursdays only', 'we release on any day now'],
    ['发版只在周二和周四', '发版哪天都行了'],
    ['Python 3.9 is what we target.', 'minimum Python is 3.11 from now on'],
    ['we lint with Ruff.', 'linting is done by pylint now'],
    ['We deploy with Ansible.', "we don't do Ansible any longer, deploys go through Argo CD"],
    ['测试数据库的端口是 5433', '测试库端口改成 15432 了'],
    ['缓存过期时间是 5 分钟', '缓存过期调成 10 分钟了'],
    ['接口文档放在 docs/api 下', '接口文档以后放 openapi 目录'],
  ])('%p is over after %p', (earlier, prompt) => expect(leftAfter(prompt, earlier)).toBe(''))

  test.each([
    ['I prefer small PRs', 'big files are fine with me'],
    ['Please talk to me in German', 'English is fine too'],
    ['releases are cut on Thursdays only', 'meetings are on any day now'],
    ['令牌过期时间是 5 分钟', '缓存过期调成 10 分钟了'],
  ])('%p stands after %p', (earlier, prompt) => expect(leftAfter(prompt, earlier)).toBeUndefined())
})
