import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** What is still in hand and what is over: a small made-up session each. */
const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'fix/cart')
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })

function said({ entries }: Session, language: keyof typeof LABELS = 'en'): string {
  return recover({ ledger: advance(emptyLedger(), entries), labels: LABELS[language] }).text
}

describe('a skill is named while the work goes by it', () => {
  const FOLLOWING = 'was loaded for this work'
  const skill = (told: Session, name: string) =>
    told
      .call('Skill', { skill: name }, { text: `Launching skill: ${name}` })
      .prompt(`Base directory for this skill: /home/kim/.claude/skills/${name}\n\n# Steps`, 'meta')
  const reviewed = () =>
    skill(start().prompt('Review the pull request of the cart.'), 'pr-review')
      .call('Bash', { command: 'gh pr diff 12' }, { text: '+ cart' })
      .say('Reviewed: two remarks are answered in their threads.')

  test.each([
    ['in the turn it was loaded in', skill(start().prompt('Review the pull request.'), 'pr-review'), true],
    ['after a reply', reviewed().prompt('yes').call('Edit', edit('src/cart.ts'), OK), true],
    ['after a question', reviewed().prompt('are these remarks really worth it?').say('Both are.'), true],
    ['after “go on”', reviewed().prompt('go on with the third remark').call('Read', {}, OK), true],
    ['after a request about the same', reviewed().prompt('answer each review comment on its own').say('Done.'), true],
    [
      'not after a request of another kind',
      reviewed().prompt('Now give the shop a dark mode.').call('Edit', edit('src/theme.css'), OK),
      false,
    ],
    [
      'not after a command of another kind',
      reviewed().prompt('/changelog for the release', 'typed').call('Edit', edit('CHANGELOG.md'), OK),
      false,
    ],
    ['in Chinese, after 繼續', reviewed().prompt('繼續處理第三個意見吧，謝謝你').call('Read', {}, OK), true],
    [
      'in Chinese, not after another request',
      reviewed().prompt('現在請幫商店加上深色模式，並且保留目前的字型設定').call('Edit', edit('src/theme.css'), OK),
      false,
    ],
  ] as const)('%s', (_, told, isNamed) => {
    expect(said(told).includes(FOLLOWING)).toBe(isNamed)
  })

  test('not when much has been done since', () => {
    const told = reviewed()
    for (let at = 0; at < 160; at++) told.call('Edit', edit(`src/part-${at}.ts`), OK)
    expect(said(told)).not.toContain(FOLLOWING)
  })

  test('a plan that the person pointed at is no longer followed once they ask for something else', () => {
    const read = start()
      .prompt('Work through docs/plans/cart-totals.md please.')
      .call('Read', { file_path: '/srv/shop/docs/plans/cart-totals.md' }, { text: '# Cart' })
      .call('Edit', edit('src/cart.ts'), OK)
      .say('The first part is done.')
    expect(said(read)).toContain(
      'Read as instructions for this work, and not in the context any more: docs/plans/cart-totals.md',
    )
    expect(said(read.prompt('Something else: rename the shop to Kiosk in the footer.'))).not.toContain(
      'Read as instructions',
    )
  })
})

describe('the last line names the request that is in flight', () => {
  const working = (request: string) => start().prompt(request).call('Edit', edit('src/cart.ts'), OK)
  const looking = (request: string) => start().prompt(request).call('Read', { file_path: '/srv/shop/src/cart.ts' }, OK)

  test.each([
    [
      'en',
      'Round the totals up.',
      'Now: the user said “Round the totals up.”; the agent was at work on it and has not answered yet.',
    ],
    [
      'en',
      'round the totals up',
      'Now: the user said “round the totals up”; the agent was at work on it and has not answered yet.',
    ],
    [
      'en',
      'Round the totals up, but only those of carts that hold more than one currency and were made after the change of the tax in spring. Then tell me.',
      "Now: the agent was at work on the user's last request and has not answered yet.",
    ],
    [
      'en',
      'can you explain this line:\n```\nx := 1\n```',
      "Now: the agent was at work on the user's last request and has not answered yet.",
    ],
    ['zh-TW', '總計往上進位', '現在：使用者說「總計往上進位」；代理正在處理，還沒有回覆。'],
    ['zh-CN', '总计往上进位', '现在：用户说“总计往上进位”；代理正在处理，还没有回复。'],
  ] as const)('%s: %s', (language, request, line) => {
    expect(said(looking(request), language).split('\n').at(-1)).toBe(line)
  })

  test('not where the last exchange stands above', () => {
    const ledger = advance(emptyLedger(), working('Round the totals up.').entries)
    const text = recover({ ledger, alreadyTold: 'Some work was done.', summaryKnown: true }).text
    expect(text).toContain('Last exchange: the user: “Round the totals up.”')
    expect(text).not.toContain('Now:')
  })

  test('it points at the last exchange where there is no place', () => {
    const ledger = advance(
      emptyLedger(),
      session().prompt('Round the totals up.').call('Read', { file_path: '/srv/a' }, OK).entries,
    )
    const text = recover({ ledger, alreadyTold: 'Some work was done.', summaryKnown: true }).text
    expect(text.split('\n').slice(1)).toEqual([
      'Last exchange: the user: “Round the totals up.”',
      "Now: the agent was at work on the user's last request and has not answered yet.",
    ])
  })
})

describe('a list of failing tests says how much of it is told', () => {
  const failing = (names: readonly string[]) => names.map((name) => `--- FAIL: ${name} (0.01s)`).join('\n')
  const ran = (command: string, text: string) =>
    start()
      .prompt('Mend the tests.')
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', { command }, { failed: true, text: `Exit code 1\n${text}` })
  const names = ['TestAdd', 'TestDrop', 'TestSum', 'TestTax', 'TestRound', 'TestShip', 'TestGift', 'TestPay']
  const FULL = `cart_test.go:9: got 1, want 2\n`

  test.each([
    [
      'all of them',
      ran('go test ./...', `${FULL}${failing(names.slice(0, 3))}`),
      'Tests that failed when they were last run: TestSum, TestDrop and TestAdd',
    ],
    [
      'those that fit, of those that were named',
      ran('go test ./...', `${FULL}${failing(names)}`),
      'Tests that failed when they were last run (5 of 8): TestPay,',
    ],
    [
      'those that were named, of those that were counted',
      ran('npx vitest run', 'cart.test.ts:9: expected 2, got 1\n× adds\n× sums\nTests  17 failed | 40 passed (57)'),
      '“adds: cart.test.ts:9: expected 2, got 1”\nOpen failures and work in flight:\n- Tests that failed when they were last run (1 of 17): sums',
    ],
    [
      'of an output that was cut',
      ran('go test ./... 2>&1 | tail -40', `${FULL}${failing(names.slice(0, 2))}`),
      'Among the tests that failed when they were last run: TestDrop and TestAdd',
    ],
    [
      'of an output that the client cut',
      ran('go test ./...', `${FULL}${failing(names.slice(0, 2))}\n\n... [813 characters truncated] ...\n\nFAIL`),
      'Among the tests that failed when they were last run: TestDrop and TestAdd',
    ],
  ])('%s', (_, told, line) => {
    expect(said(told)).toContain(line)
  })

  test('in Chinese', () => {
    const counted = ran('go test ./...', `${FULL}${failing(names)}`)
    expect(said(counted, 'zh-TW')).toContain('最後一次執行時失敗的測試（8 個中的 5 個）：')
    const cut = ran('go test ./... | head -30', `${FULL}${failing(names.slice(0, 2))}`)
    expect(said(cut, 'zh-CN')).toContain('最后一次运行时失败的测试，其中有：')
  })
})

describe('a question that was answered', () => {
  const asked = (question: string) =>
    session()
      .place('/srv/shop', 'fix/cart')
      .prompt('Show where the totals of the cart are rounded and mend the till.')
      .call('Edit', { file_path: '/srv/shop/src/till.ts', old_string: 'a', new_string: 'b' }, { text: 'ok' })
      .prompt(question)
      .say('The heading comes from src/heading.ts. Shall it stay there?')
  const beside = (question: string) => {
    const ledger = advance(emptyLedger(), asked(question).entries)
    return delta({ ledger, told: 'Nothing is known.', a: recover({ ledger }), next: 'continue' }).text
  }

  test('is not told again', () =>
    expect(beside('what does the heading test?')).not.toContain('what does the heading test'))

  test('is told where it asks for work', () =>
    expect(beside('can you move the heading into the footer?')).toContain('move the heading into the footer'))
})
