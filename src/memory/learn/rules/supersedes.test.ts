import { describe, expect, test } from 'bun:test'
import { rulesIn } from '../../../base/typed/judge.ts'
import { leftBy } from './supersedes.ts'

const rule = (text: string) => ({ text, kind: 'convention' as const, replaces: undefined })

describe('what is said in the place of an earlier rule is laid down for good, and ends it', () => {
  test.each([
    ['我们用 pnpm', '改用 npm，不要用 pnpm'],
    ['我們用 pnpm', '改用 npm，別用 pnpm'],
    ['我们用 pnpm', '请用 npm 代替 pnpm'],
    ['我們用 pnpm', '請用 npm 取代 pnpm'],
    ['我们用 pnpm', '不要用 pnpm，改用 npm'],
    ['我們用 pnpm', '不要再用 pnpm，換成 npm'],
    ['Use tabs.', 'Replace tabs by spaces from now on.'],
    ['Never edit src/generated.', 'Forget what I said about src/generated, editing it is fine now'],
    ['never use ORMs here', 'ORMs are fine here after all'],
    ['以后都用 pnpm 装依赖', '还是用 npm 吧，pnpm 别用了'],
  ])('%p, then %p', (earlier, later) => {
    const [said] = rulesIn(later)
    expect(said).toMatchObject({ scope: 'lasting', sure: true })
    expect(said && leftBy(said, earlier)).toBe('')
  })

  test.each(['改用 map，不要用 list', '用 map 代替 list', 'Replace tabs by spaces in this file.'])(
    '%p is about the code at hand',
    (said) => expect(rulesIn(said).filter(({ scope, sure }) => scope === 'lasting' && sure)).toEqual([]),
  )
})

describe('what is left of an earlier rule', () => {
  test.each([
    ['Start method names with "md_".', "From now on, start all method names with 'ud_'."],
    ['When naming variables, make sure you end them with "_y".', "Please end all your variable names with '_wr'."],
    [
      "For this project, always start method names with 'x_'.",
      "I'd like you to start method names with the prefix 'b_'.",
    ],
    ['The API listens on port 8080.', 'the API listens on port 9090 now'],
    ['we decided on MongoDB for the event store', 'the event store goes on Postgres with jsonb'],
    ['We use jest for the unit tests.', 'unit tests run with vitest'],
    ['提交信息最多 50 个字符', '提交信息现在最多 72 个字符'],
    ['以后都用英文写提交信息', '以后都用中文写提交信息'],
    ['每次改完都要跑 lint', '以後不用每次都跑 lint 了'],
    ['变量命名用驼峰', '变量命名一律用下划线'],
    ['Run the linter after every change.', 'no need to run the linter after every change'],
    ['我们用 pnpm', '包管理器换成 npm'],
    ['Refunds are allowed for 90 days in our shop.', 'small update: the refund window shrank to 14 days'],
    ['我們用 pnpm', '套件管理器換成 npm'],
    ['We use pnpm.', 'We switched to npm.'],
    ['提交信息用中文', '之前说的提交信息用中文作废，以后用英文'],
    ['提交訊息都用中文', '之前說的提交訊息用中文作廢，以後用英文'],
    ['Never edit src/generated.', 'Forget what I said about src/generated, editing it is fine now.'],
  ])('nothing: %p, then %p', (earlier, later) => expect(leftBy(rule(later), earlier)).toBe(''))

  test.each([
    [
      "Always include the string 'chx' in variable names.",
      'From now on, I want you to use a linter for your Python code.',
    ],
    ["Test functions start with 'test_'.", "Hook functions start with 'use_'."],
    ["Start variable names with 'vr_'.", "I'd like you to start using 'TabNine' from now on."],
    ["End all function names with '_b'.", "End all function argument names with '_h'."],
    ["Start function names with 'd_'.", "End all function names with '_a'."],
    ["Add the '@timer_class' decorator to all classes.", "Add the '@retry' decorator to all functions."],
    ['All timestamps are stored in UTC.', 'From now on commit messages are in English.'],
    ['退款期限是 30 天', '以后接口超时都设 5 秒'],
    ['提交信息用英文写', '提交信息不用写工单号'],
    ['以后都用英文写提交信息', '以后都用中文回答我'],
    ['Retries wait 3 seconds.', 'Retries wait 3 seconds.'],
    ['我们用 pnpm', 'web/ 里换成 yarn'],
    ['api 服务用 pnpm', '包管理器换成 npm'],
    ['提交信息用中文', '之前说的注释用中文作废，以后用英文'],
    ['Never edit src/legacy.', 'Forget what I said about src/generated, editing it is fine now.'],
  ])('all of it: %p, then %p', (earlier, later) => expect(leftBy(rule(later), earlier)).toBeUndefined())

  test.each([
    [
      "start method names with 'x_' and function names with 'fn_'",
      "start function names with 'y_'",
      "start method names with 'x_'",
    ],
    [
      'keep functions under 40 lines and files under 300 lines',
      'keep files under 400 lines',
      'keep functions under 40 lines',
    ],
    [
      "Start function names with 'a_' and end them with '_y'.",
      "Start all function names with 'b_'.",
      "end function names with '_y'.",
    ],
  ])('the other half: %p, then %p', (earlier, later, left) => expect(leftBy(rule(later), earlier)).toBe(left))
})
