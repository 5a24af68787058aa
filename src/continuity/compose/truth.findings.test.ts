import { expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { recover } from '../texts/recover.ts'

/** What readers found to be false, cut or beside the point: a small made-up session each, with what is said and what is not. */
interface Finding {
  readonly name: string
  readonly told: Session
  readonly says?: readonly string[]
  readonly saysNot?: readonly string[]
  /** What comes next. */
  readonly next?: string
}

const OK = { text: 'ok' }
const edit = (path: string, before = 'a', after = 'b') => ({
  file_path: `/srv/shop/${path}`,
  old_string: before,
  new_string: after,
})
const start = () => session().place('/srv/shop', 'fix/cart')

const tested = () =>
  start()
    .prompt('Mend the cart.')
    .call('Edit', edit('src/cart.ts'), OK)
    .call('Bash', { command: 'bun test src' }, { text: '12 tests passed' })
    .call('Edit', edit('src/cart.ts', 'b', 'c'), OK)

const FINDINGS: readonly Finding[] = [
  {
    name: 'what an agent that was sent out claims is told with the fault that was found with it at once',
    told: start()
      .prompt('Work through the plan.')
      .call('Task', { description: 'Do the cart', prompt: 'x' }, { text: 'The cart is complete. All 6 tests pass.' })
      .say('There is an issue: the test names `addTax`, which is undefined.'),
    says: [
      'came back with: “The cart is complete. All 6 tests pass.” The agent said of it: “There is an issue: the test names `addTax`, which is undefined.”',
    ],
  },
  {
    name: 'a test that is said to fail by design is no open failure',
    told: start()
      .prompt('Try the rewind.')
      .call('Edit', edit('harness.sh'), OK)
      .call(
        'Bash',
        { command: './harness.sh verify' },
        { text: 'Exit code 1\n✗ FAIL: extra.js is still there', failed: true },
      )
      .say('This is actually **expected behavior**: untracked files are left alone.')
      .call('Bash', { command: 'git status' }, { text: 'On branch fix/cart' }),
    saysNot: ['Tests that failed'],
  },
  {
    name: 'where nothing was run after the last edit, that is said',
    told: tested(),
    says: ['edited and not committed by the agent; nothing was run after the last edit, so it is not verified'],
  },
  {
    name: 'a script that failed and then passed after the last edit is a check that was run',
    told: tested()
      .call(
        'Bash',
        { command: 'node scripts/bundle-size.mjs --limit 40' },
        { text: 'Exit code 1\n41.2 KB', failed: true },
      )
      .call('Bash', { command: 'node scripts/bundle-size.mjs --limit 40' }, { text: '39.8 KB' }),
    says: ['Passed after the last edit: `node scripts/bundle-size.mjs --limit 40`', '`bun test src` (edited since)'],
    saysNot: ['Nothing was run', 'not verified'],
  },
  {
    name: 'a script named like a check counts the first time',
    told: tested().call('Bash', { command: 'python3 tools/check-links.py' }, { text: 'done' }),
    says: ['Passed after the last edit: `python3 tools/check-links.py`'],
    saysNot: ['Nothing was run'],
  },
  {
    name: 'a script that was run once may not have been a check, and still something was run',
    told: tested().call('Bash', { command: 'node seed.mjs' }, { text: 'done' }),
    says: ['Passed before and not run since: `bun test src` (edited since)'],
    saysNot: ['Nothing was run', 'Passed after the last edit'],
  },
  {
    name: 'an answer while tasks are left is not the end of the work',
    told: start()
      .prompt('Rework the cart as planned in docs/cart.md.')
      .call('TaskCreate', { subject: 'Move the tax out' }, { text: 'Task #1 created successfully' })
      .call('TaskCreate', { subject: 'Round it' }, { text: 'Task #2 created successfully' })
      .call('TaskUpdate', { taskId: '1', status: 'in_progress' }, { text: 'Updated task #1' })
      .say('The tax has a file of its own.'),
    says: [
      'Now: the agent has answered the last request; task “#1 Move the tax out” is in progress, 1 more left to do.',
    ],
    saysNot: ['nothing is pending'],
  },
  {
    name: 'an answer while a task is still to do names how many',
    told: start()
      .prompt('Rework the cart as planned in docs/cart.md.')
      .call('TaskCreate', { subject: 'Move the tax out' }, { text: 'Task #1 created successfully' })
      .say('The plan stands.'),
    says: ['Now: the agent has answered the last request; 1 task is left to do.'],
    saysNot: ['nothing is pending'],
  },
  {
    name: 'an edit whose result has not come is no longer “nothing edited since”, and no check passed after it',
    told: start()
      .prompt('Mend the cart.')
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', { command: 'bun test src' }, { text: '12 tests passed' })
      .call('Bash', { command: 'git commit -am "Mend"' }, { text: '[fix/cart 1a2b3c4] Mend' })
      .call('Edit', edit('src/cart.ts', 'b', 'c')),
    says: [
      'an edit of src/cart.ts was under way',
      'nothing was run after the last edit, so it is not verified; passed before: `bun test src`',
    ],
    saysNot: ['nothing edited since', 'Passed after the last edit'],
  },
  {
    name: 'a commit that was first seen after the edits may hold them',
    told: start()
      .prompt('Mend the cart.')
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', { command: 'git log --oneline -1' }, { text: 'c0ffee1 Mend the cart' }),
    says: ['HEAD was c0ffee1 “Mend the cart” when it was last seen.'],
    saysNot: ['not committed', 'edited since'],
  },
  ...[
    { command: 'git log --oneline -5 2>&1', text: 'c0ffee1 Mend the cart\n1a2b3c4 Begin' },
    { command: 'git log -1 --format="%H%n%B" 2>&1', text: `${'c0ffee1'.padEnd(40, '0')}\nMend the cart\n\nWhole.` },
    {
      command: 'git log -2 --format="%H %s" && echo "---"',
      text: `${'c0ffee1'.padEnd(40, '0')} Mend the cart\n${'1a2b3c4'.padEnd(40, '0')} Begin\n---`,
    },
    {
      command: 'git log -1',
      text: `commit ${'c0ffee1'.padEnd(40, '0')} (HEAD -> fix/cart)\nAuthor: Kim <kim@shop.example>\nDate:   Mon\n\n    Mend the cart\n`,
    },
  ].map(({ command, text }) => ({
    name: `the person's commit is seen however the log was asked for: ${command}`,
    told: start()
      .prompt('Mend the cart.')
      .call('Edit', edit('src/cart.ts'), OK)
      .prompt('I put it into one commit, look.')
      .call('Bash', { command }, { text }),
    says: ['HEAD was c0ffee1 “Mend the cart” when it was last seen.'],
    saysNot: ['not committed', 'nothing committed', 'edited since'],
  })),
  ...[
    { at: '/srv/shop', says: [], saysNot: ['Does not work here'] },
    { at: '/srv/shop/src', says: ['`go test ./src/cart -v -run TestTotals` fails with'], saysNot: [] },
  ].map(({ at, says, saysNot }) => ({
    name: `what was not there from a folder below is told while the shell stands there: ${at}`,
    told: start()
      .prompt('Mend the cart.')
      .call('Edit', edit('src/cart.go'), OK)
      .place('/srv/shop/src', 'fix/cart')
      .call(
        'Bash',
        { command: 'go test ./src/cart -v -run TestTotals' },
        { failed: true, text: 'Exit code 1\nstat /srv/shop/src/src/cart: directory not found' },
      )
      .call(
        'Bash',
        { command: 'cd cart && go test -v -run TestTotals' },
        { text: '--- PASS: TestTotals (0.02s)\nok shop/src/cart' },
      )
      .place(at, 'fix/cart')
      .call('Edit', edit('src/cart.go', 'b', 'c'), OK),
    says,
    saysNot,
  })),
  ...['src/cart.go', 'src/till.go'].map((path) => ({
    name: `a fault that a compiler found in a file that was edited since is not quoted: ${path}`,
    told: start()
      .prompt('Mend the cart.')
      .call('Edit', edit('src/till.go'), OK)
      .call(
        'Bash',
        { command: 'go build ./...' },
        { failed: true, text: 'Exit code 1\nsrc/cart.go:16:3: undefined: total' },
      )
      .call('Edit', edit(path, 'b', 'c'), OK),
    says: [
      path === 'src/cart.go'
        ? '`go build ./...` failed before the last edit (src/cart.go edited since), not run since'
        : '`go build ./...` failed before the last edit, not run since: “src/cart.go:16:3: undefined: total”',
    ],
    saysNot: path === 'src/cart.go' ? ['undefined'] : ['src/till.go edited since'],
  })),
  {
    name: 'another package of the workspace that passed is said beside the last one',
    told: start()
      .prompt('Mend the cart.')
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', { command: 'pnpm --filter @shop/till test' }, { text: 'Tests 229 passed (229)' })
      .call('Bash', { command: 'pnpm --filter web build' }, { text: 'built in 2s' }),
    says: ['`pnpm --filter web build`', '`pnpm --filter @shop/till test`'],
  },
  {
    name: 'a check that passed on another branch is not said',
    told: start()
      .prompt('Go over to the release.')
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', { command: 'bun test src' }, { text: '12 tests passed' })
      .call('Bash', { command: 'git switch release' }, { text: "Switched to branch 'release'" }),
    says: ['on branch `release`'],
    saysNot: ['passed after the last edit: `bun test src`', 'passed before'],
  },
  {
    name: 'a check that passed before its branch was made still counts',
    told: start()
      .prompt('Put it on a branch.')
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', { command: 'bun test src' }, { text: '12 tests passed' })
      .call('Bash', { command: 'git switch -c fix/basket' }, { text: "Switched to a new branch 'fix/basket'" }),
    says: ['on branch `fix/basket`', 'passed after the last edit: `bun test src`'],
  },
  {
    name: 'behind a pipe an output that lists something and says nothing of success is no pass',
    told: start()
      .prompt('Check the style.')
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', { command: 'mix credo --strict | tail -5' }, { text: 'found 5 software design suggestions.' }),
    saysNot: ['Passed'],
  },
  {
    name: 'what a list named as left before the last edit is not said to be open',
    told: start()
      .prompt('Review it.')
      .say('Remaining:\n- the old branch is not deleted after a migration')
      .prompt('mend that')
      .call('Edit', edit('src/cart.ts'), OK),
    saysNot: ['the old branch is not deleted'],
  },
  {
    name: 'an answer to a notification is not the answer to the person',
    told: start()
      .prompt('Commit each part by itself.')
      .call('Edit', edit('src/cart.ts'), OK)
      .prompt('<task-notification>\n<task-id>b1</task-id>\n</task-notification>', 'output')
      .say('That was the second test run of the parts, it passed as well.'),
    says: ['- “Commit each part by itself.”'],
    saysNot: ['The agent then'],
  },
  {
    name: 'a message that would have to be cut, and may not be theirs, is not quoted',
    told: start()
      .prompt(
        `The helpers lack unit tests. ${'They hold thresholds that may be wrong. '.repeat(10)}I don't think unit tests are the answer here.`,
      )
      .say('Then let us talk to the users.')
      .prompt('fine, draw the cart instead')
      .say('Drawn.'),
    saysNot: ['The helpers lack unit tests'],
  },
  {
    name: 'what a test file failed with before is overtaken by what it failed with later',
    told: start()
      .prompt('Get it green.')
      .call(
        'Bash',
        { command: 'task test:all' },
        { failed: true, text: 'cart_test.go:117: expected file to be removed' },
      )
      .call('Edit', edit('src/cart.ts'), OK)
      .call(
        'Bash',
        { command: 'go test ./cart -run TestReset' },
        { failed: true, text: 'cart_test.go:142: expected no file after reset' },
      ),
    says: ['cart_test.go:142'],
    saysNot: ['cart_test.go:117'],
  },
  {
    name: 'a branch that the person refused to have made is not where the work is',
    told: start()
      .prompt('Go on with the cart.')
      .refuse('Bash', { command: 'git checkout -b fix/basket main' }, 'we are on a branch, check its parent'),
    says: ['Place: on branch `fix/cart`'],
  },
  {
    name: 'a branch that was made is where the work is, whatever its command printed',
    told: start()
      .prompt('Make a branch for the basket.')
      .call('Bash', { command: 'git switch -c fix/basket 2>/dev/null' }, { text: '' }),
    says: ['Place: on branch `fix/basket`'],
  },
  {
    name: 'a build that warns on the way and ends well has passed',
    told: start().prompt('Build the shop.').call('Edit', edit('src/cart.ts'), OK).call(
      'Bash',
      { command: 'pnpm --filter web build 2>&1 | tail -20' },
      {
        text: 'core/Errors.js (6:27): A comment in "core/Errors.js" contains an annotation that cannot be interpreted, error ignored\n✓ built in 3.39s\n  Worker built: dist/sw.js',
      },
    ),
    says: ['passed after the last edit: `pnpm --filter web build`'],
  },
  ...[
    { text: 'stat /srv/shop/src/src/cart: directory not found', isOne: false },
    { text: 'cart.go:7:2: cycle in the imports of cart', isOne: true },
  ].map(({ text, isOne }) => ({
    name: `a change that was undone is a dead end only where the run had begun: ${text}`,
    told: start()
      .prompt('Mend the cart.')
      .say('Let me add the totals to the cart:')
      .call('Edit', edit('src/cart.go', 'a', 'totals()'), OK)
      .call('Bash', { command: 'go test ./src/cart' }, { failed: true, text: `Exit code 1\n${text}` })
      .call('Edit', edit('src/cart.go', 'totals()', 'a'), OK),
    says: isOne ? ['Tried and undone: add the totals to the cart (src/cart.go)'] : [],
    saysNot: isOne ? [] : ['Tried and undone'],
  })),
  {
    name: 'an import that is put back leaves the change it belonged to where it is',
    told: start()
      .prompt('Mend the cart.')
      .say('Let me remove the second pattern:')
      .call('Edit', edit('src/cart.go', 'pattern', ''), OK)
      .call('Edit', edit('src/cart.go', 'import regexp', 'import'), OK)
      .call('Bash', { command: 'go test ./src' }, { failed: true, text: 'Exit code 1\ncart.go:7:2: undefined: regexp' })
      .say('The import is still needed.')
      .call('Edit', edit('src/cart.go', 'import', 'import regexp'), OK),
    saysNot: ['Tried and undone'],
  },
  ...[
    'PreToolUse:Bash hook error: a forced push overwrites what others have pushed.',
    '`git push -f` overwrites what others may have pushed. (Throughline: force-push)',
  ].map((text) => ({
    name: `a turn whose last call a rule refused has not done what was asked: ${text}`,
    told: start()
      .prompt('Push it.')
      .call('Bash', { command: 'git push -f' }, { failed: true, text })
      .say('I was refused.'),
    says: ['its last call was refused by a rule and not made: `git push -f`'],
    saysNot: ['the last request was answered', 'nothing is pending'],
  })),
  {
    name: 'an offer that ends in a list is asked like one with a question mark',
    told: start()
      .prompt('Review the tests.')
      .say(
        'Too many cases.\n\nWould you like me to refactor the tests to:\n1. Drop the first table\n2. Keep the second\n\nThis would halve the file.',
      ),
    says: ["waiting for the user's answer", 'Would you like me to refactor the tests to'],
    saysNot: ['the last request was answered'],
  },
  {
    name: 'an undone change whose purpose nobody told is no dead end',
    told: start()
      .prompt('Repair the total.')
      .call('Edit', edit('src/total.ts', 'sum', 'sum; print(sum)'), OK)
      .call('Bash', { command: 'bun test src/total.test.ts' }, { text: '(fail) total adds up\n 1 fail', failed: true })
      .call('Edit', edit('src/total.ts', 'sum; print(sum)', 'sum'), OK),
    saysNot: ['was undone', 'Does not work here'],
  },
  {
    name: 'a finding about what was changed afterwards is overtaken',
    told: start()
      .prompt('Why is the total wrong?')
      .say('`roundCents` cuts the last cent of `total` because it uses floor.')
      .prompt('repair it')
      .call('Edit', edit('src/total.ts', 'roundCents(floor(x))', 'roundHalf(x)'), OK),
    saysNot: ['cuts the last cent'],
  },
  {
    name: 'so is one about a line of a file that was edited since',
    told: start()
      .prompt('Is the manual right?')
      .say('MANUAL.md line 289 is incorrect: it names a `Till:` trailer that nothing writes. The tests are fine.')
      .prompt('repair it')
      .call('Edit', edit('docs/MANUAL.md', 'the trailer', 'the subject'), OK),
    saysNot: ['line 289'],
  },
  {
    name: 'a step of an example, or of what the person did, is no finding',
    told: start()
      .prompt('When do two tills clash?')
      .say(
        '**Example:**\n1. You had till `c2b51eb0` running because of the sale.\n2. You left without closing `totalOf`.\n3. Till `9de86e4e` starts on the same drawer, then you closed it.',
      )
      .prompt('and the tax?'),
    saysNot: ['c2b51eb0', 'You had', '9de86e4e'],
  },
  {
    name: 'and one about what a file lacks, in Chinese',
    told: start()
      .prompt('手册对吗？')
      .say('`MANUAL.md` 缺少 `tillTotal` 的说明，因为它是后来加的。')
      .prompt('补上')
      .call('Edit', edit('docs/MANUAL.md', '说明', '新的说明'), OK),
    saysNot: ['缺少'],
  },
  {
    name: 'what was found and still holds is said where it is asked about',
    told: start()
      .prompt('Why is the total wrong?')
      .say(
        '`roundCents` in src/total.ts:12 cuts the last cent because it uses floor. The tax of `roundTax` in src/tax.ts:40 is rounded up and comes to 12 cents.',
      )
      .prompt('and the tax?'),
    next: 'which of roundCents and roundTax is wrong?',
    says: [
      '- `roundCents` in src/total.ts:12 cuts the last cent because it uses floor.',
      '- The tax of `roundTax` in src/tax.ts:40 is rounded up and comes to 12 cents.',
    ],
  },
  {
    name: 'options to choose from are not findings',
    told: start()
      .prompt('How do we round?')
      .say(
        '**Option A:** `roundHalf` rounds in the database, because that is exact.\n**Option B:** `roundCents` stays as it is.\n\nWhich one do you want?',
      )
      .prompt('none of them, look at the invoices first'),
    saysNot: ['Found', 'Decided', 'rounds in the database'],
  },
  {
    name: 'a sentence that hangs on another is no finding',
    told: start()
      .prompt('Where is the email?')
      .say(
        'The backend has it in the `AuthMethod` table but `sendMail` returns nothing. Good news - `cart` has 3 rows.',
      )
      .prompt('ok, and the tax?'),
    saysNot: ['The backend has it', '- news'],
  },
  {
    name: 'an aside is not the request in hand',
    told: start()
      .prompt('Find out why the uploads fail on the staging shop.')
      .call('Bash', { command: 'curl -s localhost:3000/health' }, { text: 'ok' })
      .queue('its loaded')
      .call('Bash', { command: 'curl -s localhost:3000/upload' }, { text: '500' }),
    says: [
      '- “its loaded”',
      'Now: the user said “Find out why the uploads fail on the staging shop.” and has said more since; the agent was at work and has not answered yet.',
    ],
  },
  {
    name: 'a limit said in a refusal comes with what was refused',
    told: start()
      .prompt('Write the design down.')
      .refuse('Bash', { command: 'git add docs/cart.md && git commit -m design' }, "don't check this in")
      .prompt('Now build the cart.'),
    says: ["The user: “don't check this in” (refusing `git add docs/cart.md && git commit -m design`)"],
  },
  {
    name: 'of a file that was refused nobody knows whether another agent wrote it',
    told: start()
      .prompt('Write the cart.')
      .refuse('Write', { file_path: '/srv/shop/src/cart.ts', content: 'x' }, 'should we use the shared helper?')
      .call('Task', { prompt: 'Write src/cart.ts', description: 'cart' }, { text: 'Wrote src/cart.ts.' }),
    says: ['“should we use the shared helper?” (refusing `Write'],
    saysNot: ['not run since'],
  },
  {
    name: 'tasks still to do are told with their number',
    told: ['Move the tax out', 'Split the total', 'Run the tests'].reduce(
      (told, subject, at) => told.call('TaskCreate', { subject }, { text: `Task #${at + 1} created successfully` }),
      start().prompt('Rework the cart.'),
    ),
    says: ['- 3 tasks still to do: #1 Move the tax out; #2 Split the total; #3 Run the tests'],
  },
  {
    name: 'a check that ran in the background counts once its output was asked for',
    told: start()
      .prompt('Test the cart.')
      .call('Edit', edit('src/cart.ts'), OK)
      .call(
        'Bash',
        { command: 'bun test src', run_in_background: true },
        { text: 'Command running in background with ID: b12' },
      )
      .call(
        'TaskOutput',
        { task_id: 'b12' },
        {
          text: '<retrieval_status>success</retrieval_status>\n\n<task_id>b12</task_id>\n\n<status>completed</status>\n\n<exit_code>0</exit_code>\n\n<output>\n 229 tests passed\n</output>',
        },
      ),
    says: ['passed after the last edit: `bun test src` (“229 tests passed”)'],
    saysNot: ['Still running'],
  },
  {
    name: 'of a failure the assertion is quoted, not that a task failed',
    told: start().prompt('Test the cart.').call('Edit', edit('src/cart.ts'), OK).call(
      'Bash',
      { command: 'mise run test' },
      {
        text: 'cart_test.go:76: total = 33, want 42\n--- FAIL: TestTotal (0.1s)\n[test] ERROR task failed',
        failed: true,
      },
    ),
    says: ['`mise run test` failed after the last edit: “cart_test.go:76: total = 33, want 42”'],
  },
  {
    name: 'a tool that answers with an error does not work here, with the way round',
    told: start()
      .prompt('Upload the picture.')
      .call(
        'mcp__browser__upload',
        { file: '/tmp/cart.png' },
        { text: '### Result\nError: File access denied: /tmp/cart.png is outside allowed roots' },
      )
      .call('mcp__browser__upload', { file: '/srv/shop/cart.png' }, { text: '### Result\nuploaded' }),
    says: [
      '`mcp__browser__upload /tmp/cart.png` fails with “Error: File access denied: /tmp/cart.png is outside allowed roots”; `mcp__browser__upload /srv/shop/cart.png` worked',
    ],
  },
  {
    name: 'a sentence that was broken by hand is quoted as one',
    told: start().prompt(
      'Wire the cart:\n  1. cart.go: call Transition(phase, EventStart, ctx) and set the phase\n  2. stop.go, the stop handler of the cart: call Transition(phase, EventStop, ctx), condense if\n  ACTIVE_COMMITTED to IDLE\n  3. end.go: call Transition(phase, EventEnd, ctx)',
    ),
    says: ['condense if ACTIVE_COMMITTED to IDLE'],
    saysNot: ['condense if.'],
  },
  {
    name: 'the task in progress is what is in flight',
    told: start()
      .prompt('Rework the cart as planned in docs/cart.md.')
      .call('TaskCreate', { subject: 'Move the tax out' }, { text: 'Task #1 created successfully' })
      .call('TaskUpdate', { taskId: '1', status: 'in_progress' }, { text: 'Updated task #1' }),
    says: ['Now: the agent was at work; in its list task #1 “Move the tax out” is in progress.'],
  },
  {
    name: 'a question anywhere in the last message waits for its answer',
    told: start()
      .prompt('Draw the cart.')
      .say(
        'The sketch is in docs/cart.md. Want me to draw it in colour now?\n\nNext up:\n- the checkout\n- the invoice\n- the receipt\n- the mail',
      ),
    says: [
      "Now: the agent is waiting for the user's answer; its last message asks “The sketch is in docs/cart.md. Want me to draw it in colour now?”",
    ],
    saysNot: ['nothing is pending'],
  },
]

for (const { name, told, next, says = [], saysNot = [] } of FINDINGS) {
  test(name, () => {
    const ledger = advance(emptyLedger(), told.entries)
    const a = recover({ ledger })
    const b = delta({ ledger, told: 'The shop was worked on.', a, ...(next !== undefined && { next }) })
    const text = `${a.text}\n${b.text}`
    for (const words of says) expect(text).toContain(words)
    for (const words of saysNot) expect(text).not.toContain(words)
  })
}
