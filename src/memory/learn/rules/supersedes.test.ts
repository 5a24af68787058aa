import { describe, expect, test } from 'bun:test'
import { leftBy } from './supersedes.ts'

const rule = (text: string) => ({ text, kind: 'convention' as const, replaces: undefined })

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
