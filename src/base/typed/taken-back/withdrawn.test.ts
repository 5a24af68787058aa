import { expect, test } from 'bun:test'
import { rulesIn } from '../judge.ts'
import { withdrawnIn } from './withdrawn.ts'

test.each([
  ['Actually forget what I said about tabs in Go files', 'tabs in Go files', '', ''],
  ['scratch the rule about commit prefixes', 'commit prefixes', '', ''],
  ['ignore the no-mocks rule', 'no-mocks', '', ''],
  ['that rule about docstrings no longer applies', 'docstrings', '', ''],
  ["the tabs rule doesn't apply to Go files", 'tabs', 'Go files', ''],
  ['Forget what I told you about mocks, use them where they help', 'mocks', '', 'use them where they help'],
  ['Forget what I said about tabs: use two spaces from now on.', 'tabs', '', 'use two spaces from now on'],
  ['Forget the rule about jest: use vitest for tests', 'jest', '', 'use vitest for tests'],
  ['忘了我说的 squash：以后合并保留所有提交。', 'squash', '', '以后合并保留所有提交'],
  ['取消 tab 缩进那条：以后用两个空格。', 'tab 缩进', '', '以后用两个空格'],
  ['that monday thing was just for the holidays', 'monday', '', ''],
  ['之前说的用 pnpm 作废', '用 pnpm', '', ''],
  ['之前说的 npm 都不算了，用 bun', 'npm', '', '用 bun'],
  ['提交前缀那条规矩取消', '提交前缀', '', ''],
  ['關於縮排的規則作廢了', '縮排', '', ''],
  ['tabs 那条规矩对 Go 文件不适用', 'tabs', 'Go 文件', ''],
  ['用 tab 缩进这事当我没说', '用 tab 缩进', '', ''],
])('%p takes back “%s”', (sentence, topic, part, instead) =>
  expect(withdrawnIn(sentence)).toEqual({ topic, part, instead }),
)

test.each([
  'forget it',
  'drop the users table',
  'remove the part about pricing from the page',
  'ignore the warning about peer deps',
  'the rule about tests is fine',
  'did I forget the rule about tests?',
  '取消这个订单',
])('%p takes back nothing', (sentence) => expect(withdrawnIn(sentence)).toBeUndefined())

test.each([
  'Actually forget what I said about tabs in Go files',
  '之前说的用 pnpm 作废',
  'you can use mocks again',
  'errors may be classes, other than that as before',
])('of %p nothing is to be kept', (said) =>
  expect(rulesIn(said)).toMatchObject([{ scope: 'lasting', ends: { isBare: true } }]),
)

test.each([
  ['Forget what I said about squashing: keep all commits when merging from now on.', /keep all commits/],
  ['Forget what I said about tabs: use two spaces from now on.', /^use two spaces/],
  ['忘了我说的 squash：以后合并保留所有提交。', /合并保留所有提交/],
  ['忘了我说的 yarn：以后用 pnpm。', /^以后用 pnpm/],
  ['别管我之前说的英文注释，注释以后用中文写。', /注释以后用中文写/],
  ['Forget about webpack, we bundle with vite.', /we bundle with vite/],
])('what %p puts in its place is kept', (said, kept) =>
  expect(rulesIn(said)).toMatchObject([{ text: expect.stringMatching(kept), sure: true, ends: { isBare: false } }]),
)

test('and what is to be done now is not', () =>
  expect(rulesIn('Forget what I said about tabs: fix the login first.')).toMatchObject([{ ends: { isBare: true } }]))
