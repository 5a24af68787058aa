import { expect, test } from 'bun:test'
import { mayTakeBack } from './may-take-back.ts'
import { takenBack } from './taken-back.ts'

const memory = (content: string, uri = 'project://conventions/x') => [{ id: 1, uri, content }]

test.each([
  ['use npm to install packages, not yarn', 'Always use yarn to install packages.'],
  ['Fix src/a.ts first. We install packages with npm instead of yarn now.', 'Always use yarn to install packages.'],
  ['No, the trial lasts 21 days, not 14', 'The trial lasts 14 days.'],
  ['you can use moment again', 'Never use moment for dates.'],
  ["don't run the linter before commits any more", 'Always run the linter before commits.'],
  ['安装依赖改用 npm，不用 yarn', '安装依赖以后都用 yarn。'],
  ['提交前不用再跑 lint 了', '提交前要跑 lint。'],
  ['註解改用英文', '註解一律用中文。'],
])('%p speaks against %p', (prompt, content) => {
  expect(mayTakeBack([prompt], memory(content))).toBe(true)
  expect([...takenBack([prompt], memory(content))]).toEqual([1])
})

test('"use npm, not yarn" ends the yarn command too', () => {
  const yarn = memory('`yarn test` runs the tests', 'workflow://commands/yarn-test')
  expect(mayTakeBack(['use npm, not yarn'], yarn)).toBe(true)
  expect(takenBack(['use npm, not yarn'], yarn).size).toBe(1)
})

test.each([
  ['why do we use yarn, not npm?', 'Always use yarn to install packages.'],
  ['install the packages got and zod', 'Always use yarn to install packages.'],
  ['The retry of a request must not block the queue', 'Always use yarn to install packages.'],
  ['为什么不用 npm 安装依赖？', '安装依赖以后都用 yarn。'],
  ['use npm, not yarn', 'All amounts are in cents.'],
])('%p says nothing against %p', (prompt, content) => {
  expect(takenBack([prompt], memory(content)).size).toBe(0)
})

test('what shares no word with a memory, or only asks, is not judged at all', () => {
  const rule = memory('Always use yarn to install packages.')
  for (const prompt of [
    'Rename the counter, but do not touch the tests',
    'why do we not install packages with npm?',
    'Why is src/install.ts here? Do not answer at length.',
  ])
    expect(mayTakeBack([prompt], rule)).toBe(false)
})
