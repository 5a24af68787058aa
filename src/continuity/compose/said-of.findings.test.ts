import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** What was said of a failure, what a review left, how something outside is spoken to: a small made-up session each. */
const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'fix/cart')
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const FAILED = (text: string) => ({ failed: true, text: `Exit code 1\n${text}` })

function ledgerOf({ entries }: Session) {
  return advance(emptyLedger(), entries)
}

function said(told: Session): string {
  return recover({ ledger: ledgerOf(told) }).text
}

describe('what the agent said of a failure', () => {
  const failed = (remark: string) =>
    start()
      .prompt('Round the totals, tests first.')
      .call('Edit', edit('src/cart.test.ts'), OK)
      .call('Bash', { command: 'npm test' }, FAILED('cart.test.ts:9: expected 2, got 1'))
      .say(remark)

  test.each([
    [
      'that it was meant',
      'The new test fails as expected. Now let me write the code.',
      'The new test fails as expected.',
    ],
    ['why', 'It fails because `roundUp` drops the last cent.', 'It fails because `roundUp` drops the last cent.'],
    ['in Chinese', '新測試失敗是預期中的結果，接著寫程式。', '新測試失敗是預期中的結果'],
  ])('%s', (_, remark, words) => {
    expect(said(failed(remark))).toContain(`got 1” The agent said of it: “${words}`)
  })

  test.each([
    ['that it failed before', 'These lint errors are pre-existing, not from our changes.'],
    ['that it has nothing to do with the work, in Chinese', '這個失敗與這次修改無關。'],
    ['a guess', 'This is probably because `roundUp` drops the last cent.'],
    ['a plan', 'Let me look at why it fails, because that matters.'],
    ['a question', 'Is it because of the cent?'],
  ])('not %s', (_, remark) => {
    expect(said(failed(remark))).not.toContain('The agent said of it')
  })

  test('why it failed is overtaken by the next edit; that it was meant is not', () => {
    const then = (remark: string) => said(failed(remark).call('Edit', edit('src/cart.ts'), OK))
    expect(then('It fails because `roundUp` drops the last cent.')).not.toContain('The agent said of it')
    expect(then('The new test fails as expected.')).toContain('The agent said of it')
  })

  test('what cannot be run by itself is said where the summary lacks it', () => {
    const alone = start()
      .prompt('Mend the till.')
      .call(
        'Bash',
        { command: 'npx playwright test e2e/till.spec.ts --grep "2.1"' },
        FAILED('TypeError: cannot read page'),
      )
      .say('Running 2.1 alone fails because the account is made in 1.1.')
      .call('Bash', { command: 'npx playwright test e2e/till.spec.ts' }, FAILED('Error: expected 2, got 1'))
    const ledger = ledgerOf(alone)
    const a = recover({ ledger })
    expect(delta({ ledger, told: 'The till is being mended.', a, next: 'e2e/till.spec.ts' }).text).toContain(
      '`npx playwright test e2e/till.spec.ts --grep "2.1"`: the agent said “Running 2.1 alone fails because the account is made in 1.1.”',
    )
  })

  test('a run of one test that has passed in another run since is over; a command that could not begin is none', () => {
    const run = (text: string) =>
      start()
        .prompt('Mend TestRound.')
        .call('Bash', { command: 'cd cart && go test -run TestRound' }, FAILED(text))
        .call('Edit', edit('src/cart.go'), OK)
    const passed = { text: 'ok  shop/cart 0.1s' }
    const since = run('cart_test.go:9: got 1, want 2').call(
      'Bash',
      { command: 'go test ./cart -run TestRound' },
      passed,
    )
    expect(said(since)).not.toContain('failed')
    expect(said(run('(eval):cd:1: no such file or directory: cart'))).not.toContain('failed')
    expect(said(run('cart_test.go:9: got 1, want 2'))).toContain('failed before the last edit')
  })

  test('a test that has passed by itself since', () => {
    const run = start()
      .prompt('Mend TestRound.')
      .call('Bash', { command: 'make test' }, FAILED('--- FAIL: TestRound (0.01s)\nFAIL'))
      .call('Edit', edit('src/cart.go'), OK)
      .call('Bash', { command: 'go test ./cart -run TestRound' }, { text: 'ok  shop/cart 0.1s' })
    expect(said(run)).toContain(
      '`make test` failed before the last edit, not run since: “--- FAIL: TestRound (0.01s)”; that test has passed by itself since',
    )
  })
})

describe('what a review found', () => {
  const REVIEW = [
    '## Review of the cart',
    '',
    '### Critical findings (P1)',
    '',
    '**1. Totals are rounded twice** `src/cart.ts:12`',
    'A cent is lost.',
    '',
    '### Important findings (P2)',
    '',
    '**2. Every line opens the price table** - slow',
    '**3. Race between stock and payment**',
    '',
    '### What is fine',
    '',
    '1. The tests are readable',
  ].join('\n')
  const reviewed = () => start().prompt('/review the cart').say(REVIEW)
  const lacking = (told: Session, summary = 'The cart was reviewed.') => {
    const ledger = ledgerOf(told)
    return delta({ ledger, told: summary, a: recover({ ledger }), next: 'src/cart.ts', nextIs: 'call' }).text
  }
  const LINE = 'Found by the review and not spoken of since: '

  test('what nobody has spoken of since', () => {
    expect(lacking(reviewed().prompt('Fix P1 please.').call('Edit', edit('src/cart.ts'), OK))).toContain(
      `${LINE}P2: #2 Every line opens the price table; #3 Race between stock and payment`,
    )
  })

  test.each([
    ['by its number', reviewed().prompt('Fix P1 and #3.'), '#3 Race'],
    [
      'by the agent',
      reviewed().prompt('Fix P1.').say('There is a race between stock and payment; mended too.'),
      '#3 Race',
    ],
    [
      'by a file that is called after it',
      reviewed()
        .prompt('Fix P1.')
        .call('Write', { file_path: '/srv/shop/todos/003-p2-race-between-stock-and-payment.md', content: 'x' }, OK),
      '#3 Race',
    ],
    ['by its severity', reviewed().prompt('Fix P1.').prompt('Now the important ones, P2.'), '#2'],
    ['all of them', reviewed().prompt('Fix all of them.'), LINE],
    ['by an order that names none', reviewed().prompt('please implement that'), LINE],
    ['by an answer that nobody can tell', reviewed().prompt('3, but keep it small'), LINE],
    ['as the agent says', reviewed().prompt('Fix P1.').say('All findings of the review are addressed.'), LINE],
  ])('not what was taken up since: %s', (_, told, gone) => {
    expect(lacking(told.call('Edit', edit('src/cart.ts'), OK))).not.toContain(gone)
  })

  test('not what the summary names', () => {
    const told = reviewed().prompt('Fix P1.').call('Edit', edit('src/cart.ts'), OK)
    expect(lacking(told, 'Open: the race between stock and payment.')).not.toContain('#3')
  })

  test('in Chinese', () => {
    const review =
      '## 審查\n\n### 嚴重\n\n1. 總計被進位兩次了\n2. 每一行都重開價格表\n\n### 次要\n\n3. 庫存與付款之間有競爭'
    const ledger = ledgerOf(
      start().prompt('請審查購物車的程式碼').say(review).prompt('先看看別的部分').call('Read', {}, OK),
    )
    const text = delta({ ledger, told: '審查過了。', a: recover({ ledger }), labels: LABELS['zh-TW'] }).text
    expect(text).toContain(
      '審查中發現、之後沒再提到的：嚴重: #1 總計被進位兩次了; #2 每一行都重開價格表; 次要: #3 庫存與付款之間有競爭',
    )
  })

  test('a list of what was done is none', () => {
    const done = start()
      .prompt('Review it.')
      .say('## Review: fixed\n\n1. Totals are rounded\n2. Prices are read once\n3. No race')
    expect(lacking(done.call('Edit', edit('src/cart.ts'), OK))).not.toContain(LINE)
  })
})

describe('how something outside is spoken to', () => {
  const asked = (command: string, description = 'List the remarks') =>
    start()
      .prompt('Answer the remarks on pull request 7.')
      .call('Bash', { command, description }, { text: '[]' })
      .call('Bash', { command: command.replace(' --jq .id', ''), description }, { text: '[1]' })
      .call('Bash', { command, description }, { text: '[1, 2]' })
      .call('Edit', edit('src/cart.ts'), OK)
  const lacking = (told: Session, summary: string) => {
    const ledger = ledgerOf(told)
    return delta({ ledger, told: summary, a: recover({ ledger }), next: 'src/cart.ts', nextIs: 'call' }).text
  }
  const LIST = 'gh api repos/kim/shop/pulls/7/comments --jq .id'

  test('a call that worked and was made again is said where the summary lacks its address', () => {
    expect(lacking(asked(LIST), 'The remarks are being answered.')).toContain(`Used to “List the remarks”: \`${LIST}\``)
    expect(lacking(asked(LIST), 'Listed by `gh api repos/kim/shop/pulls/7/comments`.')).not.toContain('Used to')
  })

  test('what was sent is left out', () => {
    const sent = 'gh api repos/kim/shop/pulls/7/comments/12/replies -X POST -f body="Mended in 1a2b3c4."'
    expect(lacking(asked(sent, 'Answer a remark'), 'Some work.')).toContain(
      'Used to “Answer a remark”: `gh api repos/kim/shop/pulls/7/comments/12/replies -X POST -f body=…`',
    )
  })

  test.each([
    ['a call that was made once', start().prompt('Look.').call('Bash', { command: LIST, description: 'Look' }, OK)],
    ['what looks at the files here', asked('cat src/cart.ts', 'Look at the cart')],
    ['a server without a path', asked('curl -s http://localhost:5173', 'See whether it is up')],
  ])('not %s', (_, told) => {
    expect(lacking(told, 'Some work.')).not.toContain('Used to')
  })
})

describe('a run whose end a pipe hid, and which the agent says has failed', () => {
  const hidden = (words: string) =>
    session()
      .place('/srv/shop', 'fix/cart')
      .prompt('make test is failing')
      .call('Edit', { file_path: '/srv/shop/q/drain.go', old_string: 'a', new_string: 'b' }, { text: 'ok' })
      .call('Bash', { command: 'make test' }, { text: 'ok app/q (cached)\n12 passed' })
      .call(
        'Bash',
        { command: 'go test -count=1 ./q 2>&1 | tail -100' },
        { text: '    drain_test.go: hook output: saved' },
      )
      .say(words)
      .call('Read', { file_path: '/srv/shop/q/drain.go' }, { text: 'x' })
  const told = (words: string, language: keyof typeof LABELS = 'en') =>
    recover({ ledger: advance(emptyLedger(), hidden(words).entries), labels: LABELS[language] }).text

  test('is told as failed, with why', () => {
    expect(told('The tests are failing because my change broke the count.')).toContain(
      '`go test -count=1 ./q` failed after the last edit. The agent said of it: “The tests are failing because my change broke the count.”',
    )
    expect(told('測試還是失敗，因為快取的結果是舊的。', 'zh-TW')).toMatch(/`go test -count=1 \.\/q`[^\n]*失敗/)
    expect(told('两个测试挂了，我看看 drain。', 'zh-CN')).toMatch(/`go test -count=1 \.\/q`[^\n]*失败/)
  })

  test.each([
    'All of them pass now.',
    'Let me look at whether the tests fail.',
    'If the tests fail, I will look.',
    '测试通过了。',
  ])('not after: %s', (words) => {
    expect(told(words)).not.toContain('failed after')
  })
})
