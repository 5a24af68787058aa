import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { recover } from '../texts/recover.ts'

/** What is over, what only others know, and what waits for the summary: a small made-up session each. */
interface Finding {
  readonly name: string
  readonly told: Session
  /** In A, before the summary is known. */
  readonly a?: readonly string[]
  readonly notA?: readonly string[]
  readonly summary?: string
  readonly next?: string
  readonly b?: readonly string[]
  readonly notB?: readonly string[]
}

const OK = { text: 'ok' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const start = () => session().place('/srv/shop', 'fix/cart')
const TESTS = { command: 'npm test' }
const PASS = { text: 'Tests: 14 passed, 14 total' }

const over = (order: string) =>
  start()
    .prompt(order)
    .call('Write', { file_path: '/srv/shop/docs/cart.md', content: 'The cart' }, OK)
    .say('The document is written.')
    .prompt('Make the totals in src/totals.ts exact.')
    .call('Edit', edit('src/totals.ts'), OK)
    .say('The totals are exact.')
    .prompt('The discount is still rounded, look into src/discount.ts.')
    .call('Edit', edit('src/discount.ts'), OK)

const asked = (reply: string, goesOn: string) =>
  start()
    .prompt('Plan the drafts.')
    .say(
      'What should be kept when two people write a draft at the same time?\n\n| Option | Description |\n|---|---|\n| **A. The latest draft only** | The one before is overwritten, as today. |\n| **B. All drafts side by side** | Nothing is lost, but the list grows. |\n\nWhich way do you want it?',
    )
    .prompt(reply)
    .say(goesOn)
    .call('Edit', edit('src/drafts.ts'), OK)

const sent = (report: string, kind = 'general-purpose') =>
  start()
    .prompt('Add drafts to the cart.')
    .call('Edit', edit('src/cart.ts'), OK)
    .call('Bash', TESTS, PASS)
    .call('Task', { description: 'Implement drafts', prompt: 'Do it.', subagent_type: kind }, { text: report })
    .call('Read', { file_path: '/srv/shop/src/drafts.ts' }, OK)

const BUILT = 'Drafts are complete.\n\n1. **Tests** - All 6 test cases pass\n2. **Committed** with the message you gave'

const FINDINGS: readonly Finding[] = [
  {
    name: 'a limit that belonged to a document that is written is no rule any more',
    told: over('Can we rewrite docs/cart.md so that it tells how the cart works? Also don’t give it a number.'),
    notA: ['give it a number', 'Rules in force'],
    summary: 'The cart was worked on.',
    notB: ['give it a number'],
  },
  {
    name: 'a limit that belonged to a document that is written, in Chinese',
    told: over('重寫 docs/cart.md，說明購物車怎麼運作。不要給它編號。'),
    notA: ['編號'],
  },
  {
    name: 'while the document is in hand, the limit holds',
    told: start()
      .prompt('Can we rewrite docs/cart.md so that it tells how the cart works? Also don’t give it a number.')
      .call('Write', { file_path: '/srv/shop/docs/cart.md', content: 'The cart' }, OK),
    a: ['give it a number'],
  },
  {
    name: 'a limit that says for how long it holds outlives the work it was said with',
    told: over('Rewrite docs/cart.md so that it tells how the cart works. Never give it a number.'),
    a: ['Never give it a number'],
  },
  {
    name: 'what was to be done with each of a list is over with the list',
    told: over('respond directly to each review comment please'),
    notA: ['respond directly'],
  },
  {
    name: 'what goes for every one that comes stays in force',
    told: over('always respond to each review comment in its own thread'),
    a: ['always respond to each review comment'],
  },
  {
    name: 'what was proposed and done is no rule',
    told: over('We should at least log the carts that are skipped.'),
    notA: ['at least log'],
    summary: 'The cart was worked on.',
    notB: ['at least log'],
  },
  {
    name: 'what is forbidden stays in force when the work is done',
    told: over('Write docs/cart.md. Do not touch config/ports.ts.'),
    a: ['Do not touch config/ports.ts'],
  },
  {
    name: 'what is forbidden about the thing in hand stays in force too',
    told: over('Split src/cart.ts into two files. Do not change its tests.'),
    a: ['Do not change its tests'],
  },
  {
    name: 'what has to be done before something else stays in force',
    told: over('Write docs/cart.md. Make sure you run the tests before you commit.'),
    a: ['Make sure you run the tests before you commit'],
  },
  {
    name: 'a reply that names no option is said with the one the agent went on with',
    told: asked("let's keep it simple for now", 'Good, the latest draft only.'),
    a: ["“let's keep it simple for now” (The latest draft only: The one before is overwritten, as today.)"],
  },
  {
    name: 'a reply of which nobody knows what it chose is no rule',
    told: asked("let's keep it simple for now", 'Right away.'),
    notA: ['The user: “let'],
  },
  {
    name: 'a reply that forbids is a rule whatever it chose',
    told: asked("don't overwrite it", 'Right away.'),
    a: ["don't overwrite it"],
  },
  {
    name: 'an agent that was sent out says it has committed: nothing else is claimed',
    told: sent(BUILT),
    a: [
      'edited by the agent; no commit by it was seen; an agent that was sent out says it has committed.',
      'Passed before an agent was sent out that may have edited: `npm test`.',
      'The agent that was sent to “Implement drafts” came back with: “Drafts are complete. Tests - All 6 test cases pass. Committed with the message you gave.”',
    ],
    notA: ['nothing committed by the agent', 'Passed after the last edit'],
  },
  {
    name: 'an agent that did not commit is not said to have',
    told: sent('Drafts are complete. Nothing was committed yet. The committed metadata stays as it is.'),
    notA: ['says it has committed', 'nothing committed by the agent'],
  },
  {
    name: 'an agent that was sent to look changes nothing',
    told: sent('The drafts are kept in src/drafts.ts. All is committed.', 'Explore'),
    a: ['edited and not committed by the agent', 'passed after the last edit: `npm test`'],
    notA: ['sent out'],
  },
  {
    name: 'after a commit, an agent that was sent out may have edited',
    told: start()
      .prompt('Fix and commit, then let somebody add drafts.')
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', { command: 'git commit -am "Fix cart"' }, { text: '[fix/cart c99ce2f] Fix cart' })
      .call('Task', { description: 'Add drafts', prompt: 'Do it.' }, { text: 'Drafts are complete.' })
      .say('It is done.'),
    a: ['last commit of the agent c99ce2f “Fix cart”, not pushed by the agent; the last request was answered.'],
    notA: ['nothing edited since'],
    summary: 'The drafts are uncommitted.',
    notB: ['was made after the last edit'],
  },
  {
    name: 'what an agent that was sent out could not reach says nothing about this session',
    told: start()
      .prompt('Draw the cart.')
      .call(
        'Task',
        { description: 'Draw the cart', prompt: 'Draw it.' },
        { text: 'I cannot draw it: the sketch tools are not available in this session. The cart has three columns.' },
      )
      .say('I will draw it here.'),
    summary: 'A drawing was asked for.',
    notA: ['not available'],
    notB: ['not available', 'three columns'],
  },
  {
    name: 'a guess that was looked into is not repeated as the last words',
    told: start()
      .prompt('Is the filter applied to the invoice as well?')
      .say(
        'The cart uses `filterItems`, but the invoice might use `printItems`. Let me check both callers in the shop.',
      )
      .call('Grep', { pattern: 'filterItems', path: 'src' }, { text: 'src/invoice.ts:7: filterItems(all)' }),
    notA: ['might use'],
    summary: 'The person asked about a filter.',
    notB: ['might use'],
  },
]

describe('what is over, what others did, and what waits for the summary', () => {
  test.each(FINDINGS.map((finding) => [finding.name, finding] as const))('%s', (_, finding) => {
    const { told, a = [], notA = [], summary, next, b = [], notB = [] } = finding
    const ledger = advance(emptyLedger(), told.entries)
    const recovery = recover({ ledger })
    for (const words of a) expect(recovery.text).toContain(words)
    for (const words of notA) expect(recovery.text).not.toContain(words)
    if (summary === undefined) return
    const early = recover({ ledger, alreadyTold: summary, summaryKnown: true }).text
    for (const words of notA) expect(early).not.toContain(words)
    const added = delta({ ledger, told: summary, a: recovery, ...(next && { next }) }).text
    for (const words of b) expect(added).toContain(words)
    for (const words of notB) expect(added).not.toContain(words)
  })
})

describe('what summaries mostly hold', () => {
  const told = start()
    .prompt('Find out why the uploads fail on the staging shop.')
    .call(
      'TaskCreate',
      { subject: 'Verify the fix', description: 'Run `make check` and `make smoke STAGE=2`.' },
      { text: 'Task #1 created successfully' },
    )
    .call(
      'Bash',
      { command: 'npm run dev', run_in_background: true },
      { text: 'Command running in background with ID: b7f0' },
    )
  const ledger = advance(emptyLedger(), told.entries)
  const waiting = ['the user: “Find out why the uploads fail', 'b7f0']

  test('A leaves it to B while the summary is not known, and B says it where the summary lacks it', () => {
    const a = recover({ ledger })
    for (const words of waiting) expect(a.text).not.toContain(words)
    const b = delta({ ledger, told: 'Some work was done.', a }).text
    expect(b).toContain('b7f0')
    // The last line of A has named it.
    expect(a.text).toContain('Now: the user said “Find out why the uploads fail')
    expect(b).not.toContain('Find out why')
  })

  test('where the summary is known early, A says what it lacks and B does not say it again', () => {
    const a = recover({ ledger, alreadyTold: 'Some work was done.', summaryKnown: true })
    for (const words of waiting) expect(a.text).toContain(words)
    const b = delta({ ledger, told: 'Some work was done.', a }).text
    for (const words of ['Find out why', 'b7f0']) expect(b).not.toContain(words)
  })

  test('nobody says what the summary holds', () => {
    const summary =
      'The user asked: "Find out why the uploads fail on the staging shop."\nPending: task #1, Verify the fix: run `make check` and `make smoke STAGE=2`.\nStill running in the background (b7f0): npm run dev'
    const a = recover({ ledger, alreadyTold: summary, summaryKnown: true })
    for (const words of [...waiting, 'Verify the fix']) expect(a.text).not.toContain(words)
    expect(delta({ ledger, told: summary, a }).text).toBe('')
  })

  test('A is not empty while there is a request', () => {
    const bare = advance(emptyLedger(), session().prompt('Make the greeting friendlier.').call('Read', {}, OK).entries)
    expect(recover({ ledger: bare }).text).toContain('Make the greeting friendlier.')
  })
})
