import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger, factsOf } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { contradictions } from '../texts/contradictions.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'
import { heldBy } from './held.ts'
import { hidesItsMatter } from './parts/found/hidden-matter.ts'

const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'main')
const edited = (t: Session, p = 'src/cart.ts') =>
  t.call('Edit', { file_path: `/srv/shop/${p}`, old_string: 'a', new_string: 'b' }, OK)
const L = (s: Session) => advance(emptyLedger(), s.entries)
const known = (s: Session) => recover({ ledger: L(s), alreadyTold: 'Something was done.', summaryKnown: true }).text
const answered = (message: string, reply: string) =>
  factsOf(L(session().prompt('Speed it up.').say(message).prompt(reply)), 'goal').at(-1)
const against = (s: Session, summary: string) =>
  contradictions({ ledger: L(s), words: LABELS.en.lines, world: {}, told: heldBy(summary) }, summary).join('\n')

describe('a short reply stands with what it answers or judges, in other words', () => {
  test.each([
    [
      'sure',
      'The parser keeps a global cache. Want me to get rid of it?',
      'The parser keeps a global cache. Want me to get rid of it?',
    ],
    ['nah, not now', 'The logger writes twice. I could drop the second sink.', 'I could drop the second sink.'],
    [
      'both',
      'I can bump the driver, or pin the image. Which one?',
      'I can bump the driver, or pin the image. Which one?',
    ],
    [
      'no need',
      'parseDate() is duplicated in util.ts. Shall I merge them?',
      'parseDate() is duplicated in util.ts. Shall I merge them?',
    ],
    ['先等等', 'lint 報了未使用的變數。我打算把它們刪掉。可以嗎？', '我打算把它們刪掉。可以嗎？'],
    [
      'hmm, give me a minute',
      'The image is 900 MB. I would switch to alpine. Does that work?',
      'I would switch to alpine. Does that work?',
    ],
  ])('%s', (reply, message, answers) => expect(answered(message, reply)).toMatchObject({ answers }))
  test.each([
    ["that's fine, it is a fixture", 'The key in test/fixtures/key.pem is committed in plain text.'],
    ['this is expected on staging, check production', 'The endpoint /health answers 503 on staging.'],
    ['沒關係，那是舊資料，看新的就好', 'users.csv 有三列沒有 email。'],
  ])('“%s” judges what was stated', (reply, message) => expect(answered(message, reply)?.to).toBe(message))
  test.each([
    ['this week we also need the export in csv', 'The key is committed in plain text.'],
    ['run the tests in api/', 'I would add an index.'],
    ['不要用 mock', '我建議加一個測試。'],
  ])('“%s” stands alone', (reply, message) =>
    expect([answered(message, reply)?.to ?? '', answered(message, reply)?.answers]).toEqual(['', '']),
  )
})
describe('thanks and their answer, in other words', () => {
  const done = () =>
    edited(start().prompt('Change the timeout in config.toml to 10 and tell me'))
      .say('The timeout is 10 seconds now.')
      .end()
  test.each([
    ['awesome, thank you', "You're very welcome! Happy coding!"],
    ['cheers', 'Sure thing! Have a great weekend.'],
    ['太好了，謝謝', '很高興能幫上忙！還有其他需要嗎？'],
    ['thanks', "Of course! I'm here if you need anything."],
    ['thanks!', 'My pleasure — enjoy the rest of your day!'],
  ])('%s %s', (a, b) => {
    const t = known(done().prompt(a).say(b).end())
    expect(t).toContain('The timeout is 10 seconds now.')
    expect(t).not.toContain('waiting')
  })
  test.each([
    ['thanks', "You're welcome. One thing: the retry in client.ts still waits 30 seconds.", 'still waits 30 seconds'],
  ])('%s: what says more is told', (a, b, c) => expect(known(done().prompt(a).say(b).end())).toContain(c))
})
describe('what was begun and what is over, in other words', () => {
  test.each([
    [edited(start().prompt('把購物車的四捨五入修好')).say('修好了。').queue('接著改稅率')],
    [
      start()
        .prompt('Find the leak.')
        .call('Bash', { command: 'rg cache src' }, { text: 'src/a.ts:1' })
        .queue('also mind the sockets'),
    ],
  ])('%#', (s) => expect(recover({ ledger: L(s) }).text).not.toContain('since then'))
  test.each([['Tests are in place. Let me wire it into CI next.'], ['迁移写好了。下一步我来跑一遍测试。']])(
    '%s',
    (m) => {
      expect(recover({ ledger: L(start().prompt('Write tests for orders.ts.').say(m).end()) }).text).not.toContain(
        'at work',
      )
    },
  )
})
describe('a yes that was not given and a no that was, in other words', () => {
  const q = (m: string) => start().prompt('look at the cache').say(m).end()
  test.each([
    [
      q('The cache holds 4 GB. Should I flush the cache on production?').prompt('wait'),
      'The user gave permission to flush the cache.',
      '“wait”',
    ],
    [q('users 表沒有索引。我可以在 users 表加索引嗎？'), '使用者已批准在 users 表加索引。', 'not answered'],
    [q('I suggest to drop the v1 routes. OK with you?').prompt('nope'), 'Next step: drop the v1 routes.', '“nope”'],
    [
      q('The sleep of two seconds in worker.ts delays every job.').prompt("that's deliberate, it throttles the vendor"),
      'Jobs are slow because of the two second sleep in worker.ts; remove the sleep next.',
      'said of it',
    ],
  ])('%#', (s, summary, seen) => expect(against(s, summary)).toContain(seen))
  test.each([
    [
      q('The cache holds 4 GB. Should I flush the cache on production?').prompt('yes, flush it'),
      'The user approved flushing the cache.',
    ],
    [
      q('The cache holds 4 GB. Should I flush the cache on production?'),
      'The user has to approve flushing the cache first.',
    ],
    [
      q('I suggest to drop the v1 routes. OK with you?').prompt('nope'),
      'The v1 routes stay; next: document the v2 routes.',
    ],
    [
      q('The sleep of two seconds in worker.ts delays every job.').prompt("that's deliberate, it throttles the vendor"),
      'The sleep in worker.ts is deliberate.',
    ],
  ])('but not: %#', (s, summary) => expect(against(s, summary)).toBe(''))
})
describe('what was decided, in other words', () => {
  test.each([
    'Those are kept since two jobs still read them at night.',
    'Going with your suggestion because it needs no new table.',
    '它跟設計文件不一樣，但這是您的決定，我照辦。',
    '我决定用第二种，因为改动最小，而且不影响接口。',
  ])('%s', (t) => expect(hidesItsMatter(t)).toBe(true))
  test.each([
    'I picked `tokio` over threads because it is already a dependency.',
    '改为在 `save()` 里校验，因为控制器有三个。',
    'The retry is kept at three because more would hide the fault.',
    'Decided to keep the enum closed so that the switch stays exhaustive.',
  ])('%s', (t) => expect(hidesItsMatter(t)).toBe(false))
})
test.each([
  ['just create a PR and I will merge it', 'The image runs on Node. How far do you want it to go?'],
  ['我现在需要你帮我建立一下文件结构', '链接已经改好。或者你更希望真的建个 plan/ 目录把计划文件挪进去？'],
])('an order about another matter answers no question: %s', (order, asked) => {
  const told = start()
    .prompt('Look at the image.')
    .say(asked)
    .end()
    .prompt(order)
    .call('Read', { file_path: '/srv/shop/a' }, { text: 'x' })
  const goal = Object.values(L(told).facts).find((fact) => fact.kind === 'goal' && fact.text === order)
  expect(goal).toMatchObject({ answers: '' })
})
