import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { type DeltaInput, delta } from './delta.ts'
import { LABELS } from './labels.ts'
import { recover } from './recover.ts'

const OK = { text: 'ok' }
const start = (prompt = 'Make the cart faster.') => session().place('/srv/shop', 'fix/cart').prompt(prompt)
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const run = (command: string) => ({ command })
const a = ({ entries }: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: advance(emptyLedger(), entries), labels: LABELS[language] }).text
const b = ({ entries }: Session, input: Pick<DeltaInput, 'told' | 'next' | 'nextIs'>) => {
  const ledger = advance(emptyLedger(), entries)
  return delta({ ledger, a: recover({ ledger }), ...input }).text
}

describe('a finding is told where what comes next is about it', () => {
  const FOUND = 'The rounding in `roundCents` of src/money.ts:33 truncates because Math.trunc is used.'
  const found = (text: string) =>
    start()
      .call('Edit', edit('src/cart.ts'), OK)
      .say(text)
      .prompt('ok, first the speed')
      .call('Edit', edit('src/cart.ts'), OK)

  test.each([
    ['a prompt that names its file', 'now fix the rounding in money.ts', 'prompt'],
    ['a prompt in the same words', 'why does the rounding truncate amounts?', 'prompt'],
    ['a call that opens its file', '/srv/shop/src/money.ts', 'call'],
  ] as const)('%s', (_, next, nextIs) => {
    expect(b(found(FOUND), { told: 'Made the cart faster.', next, nextIs })).toContain(FOUND)
  })

  test.each([
    ['the prompt is about something else', FOUND, 'now write the release notes for customers', 'Made the cart faster.'],
    [
      'the summary has its names',
      FOUND,
      'now fix the rounding in money.ts',
      'The rounding of `roundCents` in src/money.ts:33 is open.',
    ],
    [
      'it cannot be understood alone',
      'When the state is loaded later, the fields of `roundCents` are empty.',
      'now fix money.ts and roundCents',
      'Made the cart faster.',
    ],
    [
      'it is a heading',
      '**2. Missing Amount Row Early Return (money.ts:33-57)**\n\nIt was left open.',
      'now fix the rounding in money.ts',
      'Made the cart faster.',
    ],
    [
      'it is what happens in a step of an example',
      'So it goes:\n\n1. The customer pays\n\n2. **The till continues**, at the next scan:\n   - `roundCents` sees `amount=null` but no customer in src/money.ts:33\n   - It clears the flag',
      'now fix the rounding in money.ts',
      'Made the cart faster.',
    ],
    [
      'it is about what only the agent saw',
      'Our current run of `roundCents` becomes stale because of src/money.ts:33.',
      'now fix money.ts',
      'Made the cart faster.',
    ],
  ] as const)('not where %s', (_, text, next, told) => {
    expect(b(found(text), { told, next, nextIs: 'prompt' })).not.toContain('Found:')
  })

  test('a fault that is said with its place ends with an edit there', () => {
    const mended = found(FOUND).call('Edit', edit('src/money.ts'), OK)
    expect(b(mended, { told: 'Made the cart faster.', next: 'look at money.ts', nextIs: 'prompt' })).not.toContain(
      'roundCents',
    )
  })
})

describe('the last message stands in short at the end of the place', () => {
  const asked = (text: string) => start().call('Edit', edit('src/cart.ts'), OK).say('Done.').prompt(text)
  const LONG = `The reviewer wrote a lot about the tax. ${'It goes on about this and that. '.repeat(8)}Can you round the tax?`

  test('whole where it is short, and no last line', () => {
    expect(a(asked('now round the tax'))).toEndWith(
      "not committed by the agent; the user's last message has not been worked on yet (“now round the tax”).",
    )
  })

  test('of a long one what it asks, and all of it in B where the summary lacks it', () => {
    expect(a(asked(LONG))).toContain('has not been worked on yet (“Can you round the tax?”)')
    expect(b(asked(LONG), { told: 'Made the cart faster.', next: 'continue' })).toContain('The reviewer wrote a lot')
    expect(b(asked(LONG), { told: `Make the cart faster. ${LONG}`, next: 'continue' })).toBe('')
  })

  test('the other half of a sentence is not quoted alone', () => {
    const told = `The tree is read twice and ${'that is slow. It goes on. '.repeat(9)}Wouldn't a hash per file do, and then a look at those that differ, file by file, from the top to the bottom of the tree and back again, as git has them all already? instead of reading them?`
    expect(a(asked(told))).toContain("the user's last message has not been worked on yet.")
  })

  test('a rule in it is said as a rule where the short form leaves it out', () => {
    expect(a(asked(`${LONG} Never use floats.`))).toContain('“Never use floats.”')
  })

  test('a known summary that lacks it makes it a line of its own', () => {
    const ledger = advance(emptyLedger(), asked('now round the tax').entries)
    expect(recover({ ledger, alreadyTold: 'Made the cart faster.', summaryKnown: true }).text).toEndWith(
      "Now: the user's last message has not been worked on yet: “now round the tax”",
    )
  })
})

describe('how far the work is verified stands in one line', () => {
  test('the failure, what passed, and what no test has run over', () => {
    const told = start()
      .call('Edit', edit('cmd/list/data.go'), OK)
      .call('Bash', run('make test'), { text: '?   \tshop/cmd/list\t[no test files]\nok  \tshop/cart\t0.2s' })
      .call('Edit', edit('cmd/list/data.go'), OK)
      .call('Bash', run('make lint'), {
        failed: true,
        text: 'Exit code 1\ncmd/list/data.go:3:1: unused variable total',
      })
    expect(a(told)).toContain(
      '- `make lint` failed after the last edit: “cmd/list/data.go:3:1: unused variable total”. Passed before and not run since: `make test` (edited since). Without tests of its own: cmd/list (“[no test files]”).',
    )
  })

  test('the sentences end in the language of the frame, whatever is quoted', () => {
    const told = start()
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', run('make lint'), { text: '0 issues.' })
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', run('make test'), { failed: true, text: 'Exit code 1\nError: expected 你好, got 世界' })
    expect(a(told)).toContain('got 世界”. Passed before and not run since: `make lint`')
  })

  test('a suite covers the folder that is named after it', () => {
    const told = start()
      .call('Edit', edit('cart/integration_test/cart_test.go'), OK)
      .call('Bash', run('make test'), { text: 'ok  \tshop/cart\t0.2s\nok  \tshop/tax\t0.1s' })
    const LINE = '`make test` has run no test in cart/integration_test'
    expect(a(told)).toContain(LINE)
    expect(
      a(told.call('Bash', run('make test-integration'), { failed: true, text: 'Exit code 1\n--- FAIL: TestCart' })),
    ).not.toContain(LINE)
  })
})

test('tests that were written anew and pass by other names leave no failure behind', () => {
  const failing = start()
    .call('Edit', edit('cart/total_test.go'), OK)
    .call('Bash', run('go test ./cart -run "TestOldTotal|TestTax"'), {
      failed: true,
      text: 'Exit code 1\n--- FAIL: TestOldTotal (0.00s)',
    })
  const passing = (told: Session) =>
    told.call('Bash', run('go test ./cart -run "TestNewTotal|TestTax"'), { text: 'ok  \tshop/cart\t0.2s' })
  expect(a(passing(failing))).toContain('TestOldTotal|TestTax')
  expect(
    a(passing(failing.call('Write', { file_path: '/srv/shop/cart/total_test.go', content: 'x' }, OK))),
  ).not.toContain('TestOldTotal')
})

test.each([
  ["thinking again: let's completely remove the start command", 0],
  ['now add a line to the changelog', 1],
])('what the agent found before the person wrote "%s" is told %d times', (prompt, times) => {
  const told = start('Hide the start command.')
    .call('Edit', edit('src/start.ts'), OK)
    .say('`shop start` is hidden from `shop --help` but can still be invoked directly.')
    .prompt(prompt)
    .call('Edit', edit('src/root.ts'), OK)
    .say('Done.')
  const text = b(told, { told: 'Worked on the shop.', next: 'what about shop start and --help?' })
  expect(text.split('can still be invoked').length - 1).toBe(times)
})

test('what was running when the summary was made has ended when B is said', () => {
  const told = start('Never touch early.txt.').call('Bash', run('cat late.txt'))
  expect(a(told)).toContain('`cat late.txt` was started last')
  const ledger = advance(emptyLedger(), told.entries)
  const late = delta({ ledger, told: 'Worked on the shop.', a: { text: '', lineKeys: [] }, next: 'echo on' })
  expect(late.text).toContain('Never touch early.txt.')
  expect(late.text).not.toContain('late.txt')
})

describe('what B leaves to the summary', () => {
  test('the names of tasks where it lists what is pending', () => {
    const told = start()
      .call('TaskCreate', { subject: 'Round the tax' }, { text: 'Task #1 created' })
      .call('Edit', edit('src/cart.ts'), OK)
    expect(b(told, { told: 'Worked on the shop.', next: 'continue' })).toContain('Round the tax')
    expect(b(told, { told: '7. Pending Tasks:\n   - Look after amounts', next: 'continue' })).not.toContain(
      'Round the tax',
    )
  })

  test('what they spoke of by its words in quotes', () => {
    const told = start()
      .call('Edit', edit('src/cart.ts'), OK)
      .prompt('could we also do "Git hooks verified" ?')
      .call('Edit', edit('src/hooks.ts'), OK)
    expect(b(told, { told: 'Prints "Git hooks verified" at the end.', next: 'add tests' })).not.toContain('Git hooks')
  })

  test('a request without names that was worked on and committed', () => {
    const made = (commit: string) =>
      start('Tidy the shop.')
        .say('Done.')
        .prompt("hmm, I think I'd like to make one more change. we need to strip out what overwhelms the list")
        .call('Edit', edit('src/list.ts'), OK)
        .call('Bash', run(commit), { text: '[fix/cart c99ce2f] Shorten the list' })
        .say('Done.')
        .prompt('now look at the tax')
        .call('Read', { file_path: '/srv/shop/src/tax.ts' }, OK)
    const listed = 'They said “Tidy the shop.” and “now look at the tax”.'
    expect(b(made('git commit -am "Shorten the list"'), { told: listed, next: 'continue' })).not.toContain('strip out')
  })
})

describe('whose rule, and for how long', () => {
  const answered = (next: string) =>
    start("can you check the tests? don't change anything, just let me know").say('Two could be merged.').prompt(next)

  test('what was to be left alone while a question was answered is over when they ask for the change', () => {
    const LINE = "don't change anything"
    expect(a(answered("I'd like to integrate both."))).not.toContain(LINE)
    expect(a(answered('and what about the older ones?'))).toContain(LINE)
    expect(a(answered('Never change anything in legacy. I want the list sorted.'))).toContain(
      'Never change anything in legacy.',
    )
  })

  test('what a program printed below a command is nobody’s rule', () => {
    const pasted = start('❯ shop enable\nPlease run the shop from within a repository.\nError: not a repository')
    expect(a(pasted.call('Edit', edit('src/cart.ts'), OK))).not.toContain('Please run')
  })
})

describe('what the person has answered, and what was still to come, is no finding', () => {
  const next = 'now look at the lockfile pnpm-lock.yaml again'
  const told = 'Made the cart faster.'
  const said = (text: string, reply: string) =>
    b(start().call('Edit', edit('src/cart.ts'), OK).say(text).prompt(reply).say('OK.'), {
      told,
      next,
      nextIs: 'prompt',
    })
  const FOUND = '`pnpm-lock.yaml` is modified in one specifier because `packages/ui` was linked by hand.'

  test('a finding is told', () => {
    expect(said(FOUND, 'ok, first the speed')).toContain(FOUND)
  })

  test.each([
    ['theirs', FOUND, 'thats mine the lockfile, leave it. go on'],
    ['to stay', FOUND, 'the pnpm-lock is fine, ignore it'],
    [
      'in Chinese',
      '`pnpm-lock.yaml` 里有一处 specifier 被改过，因为 `packages/ui` 是手动链接的。',
      'lockfile 是我改的，别管',
    ],
    ['a plan', '下一步：检查 `pnpm-lock.yaml`、切换脚本，以及 `packages/ui` 的链接。', '好，先做速度'],
    ['a guess', '`pnpm-lock.yaml` is modified by somebody else as far as I see.', 'ok, first the speed'],
  ])('%s', (_, text, reply) => {
    expect(said(text, reply)).not.toContain('Found:')
  })
})
