import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { recover } from '../texts/recover.ts'
import { isStatement } from './parts/found/statement.ts'

/** What the summary lacks, and what it only seems to hold or to lack: a small made-up session each. */
const OK = { text: 'ok' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const start = () => session().place('/srv/shop', 'fix/cart')

function told({ entries }: Session, summary: string, next = ''): { a: string; early: string; b: string } {
  const ledger = advance(emptyLedger(), entries)
  const a = recover({ ledger })
  const early = recover({ ledger, alreadyTold: summary, summaryKnown: true })
  return { a: a.text, early: early.text, b: delta({ ledger, told: summary, a, next }).text }
}

describe('the person’s words', () => {
  const OFFER =
    'How shall the cart be split?\n\n1. By country - each country gets a file of its own, reviewed one by one\n2. By currency - fewer files, larger ones\n\nWhich approach?'
  const chose = start()
    .prompt('Split the cart.')
    .say(OFFER)
    .prompt('1')
    .say('On it.')
    .call('Edit', edit('src/cart.ts'), OK)

  test('“1” stands in every summary: what it chose has to', () => {
    const option =
      'Last exchange: the user: “1” (By country - each country gets a file of its own, reviewed one by one)'
    expect(told(chose, 'There were 10 files. Step 1 is done.').early).toContain(option)
    expect(
      told(chose, 'The cart is split by country: each gets its own file, reviewed one by one.').early,
    ).not.toContain(option)
  })

  test('of a message that A quotes in part B says the whole', () => {
    const told_ = told(
      start()
        .prompt('Why does the cart not start?')
        .say('Docker is not running. Shall I start it?')
        .prompt(
          'No, do not start docker here while nightly builds keep all other machines in the same rack busy with their work. The services run on 10.0.0.7, ports as usual.',
        )
        .call('Bash', { command: 'curl 10.0.0.7' }, OK),
      'The cart did not start.',
    )
    expect(told_.a).toContain('do not start docker here')
    expect(told_.a).not.toContain('10.0.0.7, ports as usual')
    expect(told_.b).toContain('The services run on 10.0.0.7, ports as usual.')
  })

  test('a limit that is said with its message is not said again', () => {
    const { a } = told(
      start().prompt('Find out why the cart is slow. You must not raise its timeout, and never touch src/api.ts.'),
      '',
    )
    expect(a.split('never touch src/api.ts')).toHaveLength(2)
  })

  test('a summary that tells nothing of them is made good, as far as there is room', () => {
    const wishes = [
      'I think the header should stay red.',
      'The invoice must never show cents twice.',
      'Totals should not be rounded before taxes.',
      'Keep shipping apart from the discount.',
      'I want drafts stored on the server.',
      'Please use metric units in the warehouse.',
      'The search should ignore accents.',
      'Only managers should see margins.',
      'I would rather have one table than three lists.',
    ]
    const long = wishes.reduce((made, wish) => made.prompt(wish).say('Noted.'), start()).prompt('Now draw it.')
    const { a, b } = told(long, 'Buttons were discussed.')
    for (const wish of wishes) expect(`${a}\n${b}`).toContain(wish)
  })

  test('an answer about how to go on is not said', () => {
    const asked = start()
      .prompt('Plan the cart.')
      .call(
        'AskUserQuestion',
        { questions: [{ question: 'Which areas do you want to discuss?', options: [{ label: 'Taxes, shipping' }] }] },
        {
          text: 'User has answered your questions: "Which areas do you want to discuss?"="Taxes, shipping". You can now continue with the user\'s answers in mind.',
        },
      )
      .call('Edit', edit('docs/plan.md'), OK)
    expect(told(asked, 'The cart is planned.').b).not.toContain('Taxes, shipping')
  })
})

describe('what is left open', () => {
  const listed = (list: string) =>
    start()
      .prompt('Review the cart.')
      .call('TaskCreate', { subject: 'Write the parser' }, { text: 'Task #2 created successfully' })
      .call('TaskUpdate', { taskId: '2', status: 'completed' }, { text: 'Updated task #2' })
      .say(list)
      .prompt('Fix the totals.')
      .call('Edit', edit('src/totals.ts'), OK)
      .say('The totals are fixed.')
      .prompt('And the header.')
      .call('Edit', edit('src/header.ts'), OK)
  const LIST =
    'Remaining items:\n- #2 Missing integration tests - deferred (can be a follow-up)\n- rename the header class'

  test('what was put off stays put off; what was merely next does not', () => {
    const { b } = told(listed(LIST), 'The cart was reviewed.')
    expect(b).toContain('Missing integration tests - deferred')
    expect(b).not.toContain('rename the header class')
  })

  test('what is said to be done is not left open', () => {
    const done = listed(LIST).say('Also done:\n- Missing integration tests: added in test/cart.test.ts')
    expect(told(done, 'The cart was reviewed.').b).not.toContain('deferred')
  })

  test('background work that the summary names is known', () => {
    const running = start()
      .prompt('Start the server.')
      .call(
        'Bash',
        { command: 'npm run dev', run_in_background: true },
        { text: 'Command running in background with ID: b7f0' },
      )
      .say('It runs.')
    expect(told(running, 'The dev server is up (task b7f0).').b).not.toContain('b7f0')
    expect(told(running, 'The server was started.').b).toContain('b7f0')
  })

  test('what a task says is known where its names and half of its words are', () => {
    const task = start()
      .prompt('Finish the cart.')
      .call(
        'TaskCreate',
        { subject: 'Verify it', description: 'Run make check:all and make smoke:two to see that everything holds.' },
        { text: 'Task #1 created successfully' },
      )
    expect(told(task, 'Task 1: verify it (make check:all, make smoke:two).').early).not.toContain('says:')
    expect(told(task, 'Task 1: verify it.').early).toContain('make smoke:two')
  })

  test('what the next task says is said at once, what the others say where the summary lacks it', () => {
    const described = (made: Session, at: number) =>
      made.call(
        'TaskCreate',
        { subject: `Part ${at} of the cart`, description: `Move price_${at} into src/part-${at}.ts.` },
        { text: `Task #${at} created successfully` },
      )
    const tasks = [1, 2, 3]
      .reduce(described, start().prompt('Split the cart.'))
      .call('TaskUpdate', { taskId: '1', status: 'in_progress' }, { text: 'Updated task #1' })
    const { a, b } = told(tasks, 'The cart is being split.')
    expect(a).toContain('says: Move price_2 into src/part-2.ts.')
    for (const at of [1, 3]) expect(a).not.toContain(`price_${at}`)
    expect(b).toContain('says: Move price_3 into src/part-3.ts.')
  })
})

describe('found', () => {
  const found = (...since: readonly string[]) =>
    since
      .reduce(
        (made, prompt) => made.prompt(prompt).say('Yes.'),
        start()
          .prompt('Why is the total wrong?')
          .say(
            '`sumLines` in src/sum.ts:41 only adds lines of the first currency, because `currencyOf` returns early.',
          ),
      )
      .call('Bash', { command: 'git status --short' }, OK)

  test('is said where the person asks about it, and not at a step of the work', () => {
    expect(told(found(), 'The total is wrong.', 'where is sumLines called?').b).toContain('`sumLines` in src/sum.ts:41')
    expect(told(found(), 'The total is wrong.', 'git status --short').b).not.toContain('sumLines')
  })

  test('what was found before the person led elsewhere is not', () => {
    const led = found('How is the header drawn?', 'And the footer?', 'Make the footer smaller.')
    expect(told(led, 'The footer is being made smaller.', 'src/footer.ts').b).not.toContain('sumLines')
  })

  test.each([
    ['`sumLines` only adds lines of the first currency, because `currencyOf` returns early.', true],
    ['Assumes that `currencyOf` is called first when several currencies exist in the cart.', false],
    ['#4: Valid - `currencyOf` is consistent with how the other helpers behave here.', false],
    ['The simplest fix: stop calling `currencyOf` in `sumLines` and read the header.', false],
    ['Fallback — session state: Check `.cart/state.json` for a stored `currency` field.', false],
    ['Redundant check removed - Removed the unnecessary `currencyOf` call in src/sum.ts.', false],
    ['`currencyOf` should document that it returns early for the first currency.', false],
  ])('%s is a finding: %p', (text, is) => {
    expect(isStatement(text)).toBe(is)
  })
})
