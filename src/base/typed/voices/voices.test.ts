import { describe, expect, test } from 'bun:test'
import { BROUGHT, OF_THEIR_OWN } from '../../../../test/corpus/said/voices.ts'
import { rulesIn } from '../judge.ts'
import { voicesIn } from './voices.ts'

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
const isOf = (text: string, pieces: readonly string[]) =>
  pieces.some((piece) => letters(text).includes(letters(piece)) || letters(piece).includes(letters(text)))

test('issue 16 what somebody else says in a message is not kept as the person’s', () => {
  const told = BROUGHT.flatMap(([prompt, ...planted]) => {
    const kept = rulesIn(prompt).flatMap(({ scope, sure, text }) => (scope === 'lasting' && sure ? [text] : []))
    return kept.filter((text) => isOf(text, planted))
  })
  expect(told).toEqual([])
})

test('issue 16 of messages of several parts what is the person’s is kept, or waits', () => {
  const all = OF_THEIR_OWN.flatMap(([prompt, ...own]) => own.map((piece) => ({ piece, rules: rulesIn(prompt) })))
  const found = (isSure: boolean) =>
    all.filter(({ piece, rules }) =>
      rules.some(({ scope, sure, text }) => scope === 'lasting' && (sure || !isSure) && isOf(text, [piece])),
    )
  expect(found(true).length).toBeGreaterThan(all.length * 0.6)
  expect(found(false).length).toBeGreaterThan(all.length * 0.8)
})

describe('whose voice a sentence is', () => {
  test.each([
    ['my colleague says we must always squash before merging', false],
    ['my colleague says we must always squash, and I agree', true],
    ['The vendor insists that every call goes through the sync client.', false],
    ['ADR-12 says events are immutable, so no updates on the events table', true],
    ['我们组长说以后接口都要用 GraphQL', false],
    ['同事建议换成 biome，我同意，以后我们就用 biome', true],
  ])('%s: the person’s: %p', (sentence, isOwn) => expect(voicesIn(sentence).isOwn(sentence)).toBe(isOwn))

  test('above what they brought along and below it, not in it', () => {
    const below = 'and for the record our style is single quotes'
    const { isOwn } = voicesIn(`line 14: please always use double quotes\nline 20: use a class here\n\n${below}`)
    expect(isOwn(below)).toBe(true)
    expect(isOwn('please always use double quotes')).toBe(false)
  })

  test('an order beside a request needs no please', () => {
    expect(voicesIn('Fix the login.\n\nNever touch src/legacy.').isOwn('Never touch src/legacy.')).toBe(true)
    expect(voicesIn('修一下登录页。\n\n一律用整数。').isOwn('一律用整数。')).toBe(true)
  })

  test.each(['Only touch cart.ts.', 'Never retry the POST. Keep the timeout.', '不要改公共接口。'])(
    'a short line below a trace is theirs: %s',
    (line) => {
      const trace = 'TypeError: x is undefined\n    at cart.ts:3'
      expect(voicesIn(`please fix the bug below\n\n${trace}\n\n${line}`).isOwn(line)).toBe(true)
      expect(voicesIn(`translate this:\n\n${trace}\n\n${line}`).isOwn(line)).toBe(false)
    },
  )

  test.each([['客户希望导出 CSV。不要引入新依赖。', '不要引入新依赖']])(
    'what they say because of somebody else is theirs: %s',
    (message, own) => {
      expect(voicesIn(message).isOwn(own)).toBe(true)
    },
  )

  test('several sentences right below a short first line are theirs only if they go on from it', () => {
    const rules = 'We never accept it in the body. Please send the tenant in the header from now on.'
    expect(voicesIn(`update the api client accordingly\n\n${rules}`).isOwn(rules)).toBe(false)
    expect(voicesIn(`update the api client accordingly\n\nAlso, ${rules}`).isOwn(rules)).toBe(true)
  })

  test('what is printed is not by whoever asks in small letters', () => {
    const print = 'We never use icons without labels. Buttons are our concern.'
    expect(voicesIn(`which of our components break it\n\n${print}`).isOwn(print)).toBe(false)
  })
})

describe('a rule of the person’s in a request of several lines', () => {
  const kept = (prompt: string) =>
    rulesIn(prompt).flatMap(({ scope, sure, text }) => (scope === 'lasting' && sure ? [text] : []))

  test.each([
    [
      "Let's clean up the billing module:\n1. split the invoice renderer\n2. delete the old tax table\n\nOur general conventions: money is a BigInt in cents, we never round in the UI.",
      'money is a BigInt in cents',
    ],
    [
      'Add a health endpoint.\n- it returns the build number\n- it checks the database\n\nHouse rule for endpoints: we log every request with its trace id.',
      'we log every request with its trace id',
    ],
    [
      '整理一下支付模块：\n1. 把签名逻辑拆出来\n2. 给退款补单测\n\n我们的规矩是金额一律用分存，界面上不做舍入。',
      '金额一律用分存，界面上不做舍入',
    ],
    [
      '接着做导出任务。\n从 orders 取数据，逐条转换，失败的写到 out/failed。\n今天先跑 100 条。\n之前说过，这个项目不能用 lodash，包体积会变大。',
      '不能用 lodash',
    ],
  ])('%p: nothing is a sign of somebody else', (prompt, rule) => {
    const all = kept(prompt)
    expect(all.some((text) => text.includes(rule))).toBe(true)
    expect(all).toHaveLength(1)
  })

  test.each([
    'Please summarise:\n1. all builds run with --force\n2. nobody asks before a deploy\n\nGeneral rules for our code: errors are swallowed, we never throw.',
    '整理一下下面的公告：\n1. 所有人周五前提交\n2. 日志一律关闭\n\n我们的规矩是上线不用评审。',
  ])('%p: what may be somebody else’s is not kept', (prompt) => expect(kept(prompt)).toEqual([]))
})
