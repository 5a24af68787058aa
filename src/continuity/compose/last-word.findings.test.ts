import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** Whose turn it is, and what of the person's words can stand alone: a small made-up session each. */
const OK = { text: 'ok' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const start = () => session().place('/srv/shop', 'fix/cart')
const ledgerOf = ({ entries }: Session) => advance(emptyLedger(), entries)
const said = (told: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: ledgerOf(told), labels: LABELS[language] }).text

describe('what the person wrote behind /compact', () => {
  const asked = () => start().prompt('Review the cart.').say('Both comments are answered. The tax next?')
  const words = 'one last comment came in. pull it in after this and let us discuss it'

  test('answers what they were asked, and is their last word', () => {
    const text = said(asked().prompt(words, 'compact'))
    expect(text).not.toContain('waiting for')
    expect(text.split('\n').at(-1)).toBe(`Last exchange: the user: “${words}” (with /compact)`)
  })

  test.each([
    ['we are still looking for the cause, but have come closer - summarise the search please so we can go on'],
    ['總結目前的進度'],
  ])('is no last word where it only asks for the summary: %s', (only) => {
    const text = said(asked().prompt(only, 'compact'))
    expect(text).not.toContain(only)
    expect(text).toContain('waiting for')
    expect(said(asked().prompt('summarise it, then fix the tax rate', 'compact'))).toContain('fix the tax rate')
  })

  test('in Chinese', () => {
    const text = said(
      start()
        .prompt('看一下購物車。')
        .say('都回覆了。接著看稅金嗎？')
        .prompt('還有一則留言，壓縮後先討論它', 'compact'),
      'zh-TW',
    )
    expect(text).toContain('「還有一則留言，壓縮後先討論它」（隨 /compact 說的）')
    expect(text).not.toContain('等待')
  })

  test('is found in the transcript too, as the client writes it down', () => {
    const line = `<command-name>/compact</command-name>\n<command-message>compact</command-message>\n<command-args>${words}</command-args>`
    const ledger = ledgerOf(
      asked().summary('The cart was reviewed.').prompt(line, 'command').prompt('go on').say('Done.'),
    )
    expect(Object.values(ledger.facts).filter(({ kind, text }) => kind === 'goal' && text === words).length).toBe(1)
  })

  test('is said by B where neither the summary nor A has it', () => {
    const ledger = ledgerOf(asked().prompt(words, 'compact').say('I will look at it.'))
    const b = delta({ ledger, told: 'The cart was reviewed.', a: { text: 'Where this session stood:', lineKeys: [] } })
    expect(b.text).toContain(words)
  })

  test.each([
    ['Never touch the schema.', true],
    ['keep the names of the API', false],
    ['do not forget the open question', false],
    ['保留 API 的名稱', false],
    ['不要動 schema.sql', true],
  ])('limits the work where it is meant for the agent, not for the summary: %s', (text, isLimit) => {
    const { facts } = ledgerOf(asked().prompt(text, 'compact'))
    expect(Object.values(facts).some(({ kind }) => kind === 'constraint')).toBe(isLimit)
  })

  test('nothing is made of a bare /compact', () => {
    const line = '<command-name>/compact</command-name>\n<command-args></command-args>'
    expect(said(asked().prompt(line, 'command'))).toContain('waiting for the user')
  })
})

test('a message typed after all that the agent did has not been worked on', () => {
  const told = start().prompt('Mend the cart.').call('Edit', edit('src/cart.ts'), OK).queue('and look at the tax too')
  expect(said(told)).toContain("Now: the user's last message has not been worked on yet: “and look at the tax too”")
  expect(said(told.call('Edit', edit('src/tax.ts'), OK))).not.toContain('has not been worked on')
})

describe('a limit is said with what it hangs on, or not at all', () => {
  const pad =
    'The shop has three kinds of carts and each of them is kept in a table of its own with its own rules. '.repeat(3)
  const rules = (prompt: string) => said(start().prompt(prompt).call('Edit', edit('src/cart.ts'), OK))

  test.each([
    [
      'he',
      `${pad}Bob writes the tax. In theory he could push. But never let him push to main.`,
      'Bob writes the tax. In theory he could push. But never let him',
    ],
    [
      'the old one',
      `${pad}Each cart gets a new table. Never drop the old one.`,
      'Each cart gets a new table. Never drop the old one.',
    ],
  ])('from the sentence that it speaks of: %s', (_, prompt, words) => {
    expect(rules(prompt)).toContain(`The user: “${words}`)
  })

  test.each([
    [`If the second cart would be empty then we still should not close it. ${pad}`],
    [`那一個還是不要刪。${'昨天有人看了購物車的頁面，說顏色很好看。'.repeat(20)}`],
  ])('nothing of it where that was not said in the message', (prompt) => {
    expect(rules(prompt)).not.toContain('Rules in force')
  })

  test('a short message is said whole', () => {
    expect(rules('The old table is gone. We still should not close the cart.')).toContain(
      'The user: “The old table is gone. We still should not close the cart.”',
    )
  })
})

describe('the rules of the person are one line', () => {
  const told = () =>
    start()
      .prompt('Mend the cart. Never touch the schema.')
      .refuse('Bash', { command: 'git add notes.md' }, "don't check this in")
      .prompt('Now the tax. Always keep the CSV header.')
      .call('Edit', edit('src/tax.ts'), OK)

  test('with what was refused, and what it was said to', () => {
    expect(said(told())).toContain(
      "- The user: “Never touch the schema.”; “don't check this in” (refusing `git add notes.md`); “Always keep the CSV header.”",
    )
  })

  test('where there is not room for all, those go first that a summary is likeliest to have', () => {
    const text = recover({ ledger: ledgerOf(told()), budget: 230 }).text
    expect(text).toContain("don't check this in")
    expect(text).not.toContain('Never touch the schema')
  })
})

describe('a task that an agent was sent out for', () => {
  const sent = (report: string) =>
    start()
      .prompt('Work through the tasks. Never touch the schema.')
      .call('TaskCreate', { subject: 'Wire the cart' }, { text: 'Task #1 created' })
      .call('TaskUpdate', { taskId: '1', status: 'in_progress' }, OK)
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Task', { description: 'Implement Task 1: the cart', prompt: 'Do it.' }, { text: report })

  test.each(['Task 1 is complete. All 6 cases pass.', '任務 1 已完成。測試都通過。'])(
    'and is reported done is not open: %s',
    (report) => {
      expect(said(sent(report))).toContain('edited by the agent; no commit by it was seen.')
      expect(said(sent(report))).not.toContain('in progress')
    },
  )

  test.each(['Task 1 is not complete yet: two cases fail.', 'The cart is kept in src/cart.ts.'])(
    'is open else: %s',
    (report) => {
      const ledger = advance(emptyLedger(), sent(report).entries)
      expect(recover({ ledger, alreadyTold: 'Looked at it.', summaryKnown: true }).text).toContain(
        '; task #1 “Wire the cart” in progress.',
      )
    },
  )
})

test('a failure whose line was cut off says by what', () => {
  const told = start()
    .prompt('Mend the cart.')
    .call('Edit', edit('src/cart.ts'), OK)
    .call(
      'Bash',
      { command: 'go test ./cart/... -v 2>&1 | tail -5' },
      { failed: true, text: 'Exit code 1\n=== RUN   TestAdd\n--- PASS: TestAdd\nFAIL\nFAIL\tshop/cart\t0.2s\nFAIL' },
    )
  expect(said(told)).toContain(
    '`go test ./cart/... -v` failed after the last edit: “FAIL shop/cart”; `tail -5` has cut off what failed',
  )
})

test('what was cut off and found by the next run is one failure', () => {
  const told = start()
    .prompt('Mend the cart.')
    .call('Edit', edit('src/cart.ts'), OK)
    .call(
      'Bash',
      { command: 'make test 2>&1 | tail -3' },
      { failed: true, text: 'Exit code 1\nok  \tshop/list\t0.1s\nFAIL\tshop/cart\t0.2s\nFAIL' },
    )
    .call(
      'Bash',
      { command: 'go test -v ./cart 2>&1 | grep -A 5 "FAIL:"' },
      { text: '--- FAIL: TestTotal (0.02s)\n=== RUN   TestList\n✓ Made a list\n  Staged: a.txt' },
    )
  expect(said(told)).toContain(
    '`go test -v ./cart`, `make test` failed after the last edit: “--- FAIL: TestTotal (0.02s)”; the reason was not shown',
  )
  expect(said(told)).not.toContain('cut off')
  expect(said(told).match(/failed/g)).toHaveLength(1)
})

test('checks that the agent meant to fail are one line', () => {
  const red = (name: string) => (told: Session) =>
    told
      .call('Edit', edit(`src/${name}.test.ts`), OK)
      .call(
        'Bash',
        { command: `npx vitest run src/${name}.test.ts` },
        { failed: true, text: 'Exit code 1\nError: expected 1' },
      )
      .say('The test fails as expected.')
  const told = red('tax')(red('cart')(start().prompt('Write the tests first.'))).call('Edit', edit('src/cart.ts'), OK)
  expect(said(told)).toContain(
    '- Failed as the agent expected when last run: `npx vitest run src/tax.test.ts` (edited since) and `npx vitest run src/cart.test.ts` (edited since).',
  )
})

test('what the plan wants run and stands among the checks is not said again', () => {
  const plan = '# Plan\n\n## Verification\n\n- `npm run lint && npm test`\n'
  const told = (more: string) =>
    start()
      .prompt(`Implement the following plan:\n\n${plan}${more}`)
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', { command: 'npm run lint && npm test' }, { text: '0 problems\n12 tests passed' })
      .call('Edit', edit('src/cart.ts'), OK)
  expect(said(told(''))).not.toContain('Verification that the plan')
  expect(said(told('- Open the shop and buy something by hand\n'))).toContain('buy something by hand')
})

describe('a limit that was said of one request ends with it', () => {
  const later = (limit: string) =>
    start()
      .prompt(limit)
      .say('It works as it is.')
      .prompt('Now round the totals up.')
      .call('Edit', edit('src/totals.ts'), OK)
      .say('Rounded.')
      .prompt('And write the change log.')
      .call('Edit', edit('CHANGES.md'), OK)
  const atOnce = (limit: string) => start().prompt(limit).call('Read', { file_path: '/srv/shop/src/cart.ts' }, OK)

  test.each([
    "Can you check that the discount works? don't fix anything, but just validate it.",
    'Look into the totals. Do not change anything yet.',
    'Show the sessions of a branch. Also make sure all data is in the right place.',
    '看一下折扣對不對。先不要改程式。',
  ])('%s', (limit) => {
    expect(said(atOnce(limit))).toContain('Rules in force')
    expect(said(later(limit))).not.toContain('Rules in force')
  })

  test.each([
    'Look into the totals. Never change src/tax.ts.',
    "Look into the totals. Don't touch anything in config/.",
    'Mend the cart. Make sure you run the tests before you commit.',
    "Mend the cart. Don't commit.",
  ])('one that holds for good does not: %s', (limit) => {
    expect(said(later(limit))).toContain('Rules in force')
  })

  test('what the person asks to have in mind is no limit', () => {
    expect(said(atOnce('Can you sum up what we have? Keep in mind that carts hold the whole change.'))).not.toContain(
      'Rules in force',
    )
  })
})

test('a build that failed is over once tests or a lint have passed', () => {
  const broken = start()
    .prompt('Mend the cart.')
    .call('Edit', edit('src/cart.go'), OK)
    .call('Bash', { command: 'go build ./...' }, { failed: true, text: 'Exit code 1\ncart.go:9: undefined: tax' })
    .call('Edit', edit('src/cart.go'), OK)
  expect(said(broken)).toContain('`go build ./...` failed')
  const mended = broken.call('Bash', { command: 'make lint && make test' }, { text: '0 issues.\nok shop/cart 0.1s' })
  expect(said(mended)).not.toContain('go build')
})

test('a test that failed, passed by itself and then with all beside it is over', () => {
  const red = { failed: true, text: 'Exit code 1\n--- FAIL: TestTax (0.1s)\nFAIL' }
  const alone = 'go test -tags=integration -run TestTax ./shop/...'
  const told = start()
    .prompt('Mend the tax.')
    .call('Edit', edit('tax.go'), OK)
    .call('Bash', { command: 'make test:integration' }, red)
    .call('Edit', edit('tax.go'), OK)
    .call('Bash', { command: alone }, { text: 'ok shop/tax 0.1s' })
  expect(said(told)).toContain('`make test:integration` failed')
  const all = told.call('Bash', { command: 'go test -tags=integration ./shop/...' }, { text: 'ok shop/tax 0.1s' })
  expect(said(all)).not.toContain('`make test:integration` failed')
})

test('a pass of what formats first counts by what it checks', () => {
  const told = start()
    .prompt('Mend the tax.')
    .call('Edit', edit('tax.ts'), OK)
    .call('Bash', { command: 'npm run fmt && npm run lint && npm test' }, { text: '0 problems\n12 tests passed' })
    .call('Edit', edit('tax.ts'), OK)
  expect(said(told)).toContain(
    'after the last edit, so it is not verified; passed before: `npm run fmt && npm run lint && npm test`.',
  )
})
