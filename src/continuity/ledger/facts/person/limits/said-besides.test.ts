import { describe, expect, test } from 'bun:test'
import { advance } from '../../../advance.ts'
import { emptyLedger } from '../../../put.ts'
import { session } from '../../../sample.ts'
import { limitsInForce } from './in-force.ts'

const EDIT = { file_path: '/srv/shop/a.ts', old_string: 'a', new_string: 'b' }
const inForce = (...said: readonly string[]) => {
  const told = said.reduce((all, text) => all.prompt(text).call('Edit', EDIT, { text: 'ok' }).say('Done.'), session())
  return limitsInForce(advance(emptyLedger(), told.entries)).map(({ limit }) => limit.text)
}

describe('a limit beside a request, without a verb or behind what weighs it is kept', () => {
  test.each([
    ['Add a timeout to the fetcher, at most 8 seconds, and no retries.'],
    ['Add the CSV reader, no new crates please.'],
    ['Whatever you do, the staging database stays as it is.'],
    ["Let's not break the mobile app."],
    ['Apart from tax/, touch nothing.'],
    ['Except for docs/, leave everything alone.'],
    ['British spelling throughout.'],
    ['除了 tax 目录，其他都不要碰。'],
    ['只能改 tax 目录，其他都不要碰。'],
    ['每一步一個提交。'],
    ['注释用英文写。'],
    ['Speed up the search, but the results have to stay the same.'],
    ["I'd be glad if the old links went on working."],
    ['Only ever read from the replica.'],
    ['Could you extract the helper and keep the public names unchanged?'],
    ['两个空格缩进。'],
    ['给列表加分页，不加新依赖。'],
  ])('%s', (said) => expect(inForce(said, 'Add a caption to the login page.')).toEqual([said]))

  test.each([
    [
      'Please tidy the fixtures; would you mind leaving the names as they are?',
      'would you mind leaving the names as they are?',
    ],
    ['Rework billing; refrain from reformatting.', 'refrain from reformatting.'],
  ])('%s', (said, limit) => expect(inForce(said, 'Add a caption to the login page.')).toEqual([limit]))
})

test.each([
  'Write the help texts in British spelling, always.',
  'Prices are always whole cents, never floats.',
  '价格用分存储，不要用浮点数。',
])('what says nothing by itself is told with its sentence: %s', (said) => {
  expect(inForce(said, 'Add a caption to the login page.')).toEqual([said])
})

test.each([
  ['Tidy the cart, do not rename the helper.', ['do not rename the helper.']],
  ['Always run the linter, never push to main.', ['Always run the linter', 'never push to main.']],
  ['加一个导出按钮，不要动登录页。', ['不要动登录页。']],
])('what says it by itself stands apart: %s', (said, limits) => {
  expect(inForce(said, 'Add a caption to the login page.')).toEqual([...limits])
})

describe('nothing is laid down by what was seen, by a description or a complaint', () => {
  test.each([
    'The page loads, no errors.',
    'I ran the import, no rows were written.',
    'Add a page that lists at most 20 orders.',
    'Check the console, no output there.',
    'Fix the login, no error is shown when it fails.',
    'Typos everywhere.',
    'Errors throughout.',
    'Broken links throughout.',
    "Let's not worry about that.",
    "Let's not argue about it.",
    'Apart from the header, it looks good.',
    'Except for the last test, everything passes.',
    'Could you leave a note for the reviewer?',
    'Can you look at the log, no idea what happens?',
    'Whatever you do, it crashes.',
    'The server was slow; the page stayed empty.',
    "I'd be glad if you could look at the login.",
    'Only support tickets are listed there.',
    'Fix the cart, users have to stay on the page to see it.',
    'Could you find out why they keep asking?',
    '每个请求一个错误。',
    '缩进乱了。',
    '每次点击都弹出两个窗口了',
    '文档是用英文写的。',
    '他用英文写。',
    '帮我用英文写一封信。',
    '其他都正常。',
    '他都不要碰，说是太旧。',
  ])('%s', (said) => expect(inForce(said)).toEqual([]))
})
