import { describe, expect, test } from 'bun:test'
import { rulesIn } from '../judge.ts'

const lasting = (prompt: string) => rulesIn(prompt).filter(({ scope }) => scope === 'lasting')

describe('issue 16 what a program or a document says is nobody’s rule', () => {
  test.each([
    'the linter prints: error  Always use double quotes in this project  quotes. how do I turn that off',
    'Our policy doc has this paragraph, reword it so that it is shorter: All engineers must always lock their screens.',
    'CI says: Every PR must always have a changelog entry. can we switch that off?',
    'The README says: always run make setup first. is that still true?',
    '终端里打印:以后一律用 npm ci 安装。怎么去掉这个提示',
    '我们的手册里有这么一段,帮我改短:所有人必须每天提交代码,禁止本地保留分支。',
    '$ npm install\nnpm WARN deprecated request@2.88.2\nnpm NOTICE From now on, always use `npm ci` in this project\nadded 312 packages\n\nwhy the warning',
  ])('%p neither stays nor waits', (prompt) => expect(lasting(prompt)).toEqual([]))

  test.each([
    ['our rule is simple: always use double quotes', 'always use double quotes'],
    ['Commit template: always start with the ticket id', 'always start with the ticket id'],
  ])('%p is the person’s', (prompt, rule) =>
    expect(lasting(prompt).map(({ text, sure }) => [text, sure])).toEqual([[rule, true]]),
  )
})

describe('issue 16 what lays down nothing, and what does', () => {
  test.each([
    'API 的前缀是什么',
    '集成测试的命令是什么?',
    '部署脚本在哪',
    'what is the prefix of the API',
    'need to go to lunch, keep going with the refactor and leave the diff uncommitted for now',
  ])('%p neither stays nor waits', (prompt) => expect(lasting(prompt)).toEqual([]))

  test.each([
    '日志保留九十天。',
    'Deploy with `make deploy`, that’s the only way.',
    'I’m the only one on this project so you can commit straight to main, no need for branches',
    '不管是什么,都要写测试',
  ])('%p is kept', (prompt) => expect(lasting(prompt).map(({ sure }) => sure)).toEqual([true]))

  test('leave once for all without a reason is asked about', () =>
    expect(lasting('from now on always commit straight to main').map(({ sure }) => sure)).toEqual([false]))
})
