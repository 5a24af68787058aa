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

describe('issue 16 A2: of several things that one sentence laid down, what is otherwise now goes and the others stand', () => {
  test.each([
    [
      'templates live in mail/, one folder per language, file names in kebab-case',
      'mail file names in snake_case from now on',
      'templates live in mail/, one folder per language',
    ],
    [
      'the API runs on port 8080, the metrics on port 9100 and the admin UI is behind the VPN.',
      'the API runs on port 8081 now, not 8080',
      'the metrics on port 9100 and the admin UI is behind the VPN',
    ],
    ['We use tabs, and lines end at 100 columns.', 'lines end at 120 columns from now on', 'We use tabs'],
    ['我们用 pnpm，提交信息写英文。', '现在改用 npm 了。', '提交信息写英文'],
    [
      'Errors are logged with pino, metrics go to Datadog, and traces are off.',
      'metrics go to Grafana now',
      'Errors are logged with pino, and traces are off',
    ],
    [
      'Controllers live in api/, one file per route, tests next to them.',
      'controllers live in http/ from now on',
      'Controllers: one file per route, tests next to them',
    ],
    ['We use yarn, and commits are in English.', 'switch to pnpm from now on', 'commits are in English'],
    [
      'Use 4 spaces, single quotes and no semicolons.',
      'use double quotes from now on',
      'Use 4 spaces and no semicolons',
    ],
    ['我们用 jest，注释写中文，分支从 main 拉。', '测试换成 vitest 了。', '注释写中文，分支从 main 拉'],
    ['缩进用 2 个空格，行宽 100，文件名用小写。', '行宽改成 120。', '缩进用 2 个空格，文件名用小写'],
  ])('%p, then %p leaves %p', (earlier, prompt, left) => expect(leftAfter(prompt, earlier)).toBe(left))
})

describe('what only goes on with what is over goes with it', () => {
  test.each([
    ['We use pnpm, not npm.', 'We use npm now.'],
    ['Functions stay under 40 lines, no exceptions.', 'Functions stay under 60 lines from now on.'],
    ['提交信息用中文写，不用英文。', '提交信息改用英文。'],
    ['提交信息写英文，因为组里有外国人。', '提交信息改用中文。'],
    ['In this repo, we use yarn.', 'We use pnpm from now on.'],
    ['When you commit, write the message in English.', 'Write commit messages in German from now on.'],
    ['The API listens on port 8080, not 3000.', 'the API listens on port 9090 now'],
  ])('%p, then %p', (earlier, prompt) => expect(leftAfter(prompt, earlier)).toBe(''))
})
