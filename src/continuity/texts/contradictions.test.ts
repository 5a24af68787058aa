import { describe, expect, test } from 'bun:test'
import type { World } from '../compose/line.ts'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from './delta.ts'
import { LABELS } from './labels.ts'
import { recover } from './recover.ts'

const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.')
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const run = (command: string) => ({ command })
const COMMIT = { text: '[fix/cart c99ce2f] Mend the cart' }
const beside = ({ entries }: Session, summary: string, language: keyof typeof LABELS = 'en') => {
  const ledger = advance(emptyLedger(), entries)
  const labels = LABELS[language]
  return delta({ ledger, told: summary, a: recover({ ledger, labels }), labels }).text
}

const editedAfter = () =>
  start()
    .call('Edit', edit('src/cart.ts'), OK)
    .call('Bash', run('git commit -am "Mend the cart"'), COMMIT)
    .call('Edit', edit('src/list.ts'), OK)
const passed = () => start().call('Edit', edit('src/cart.ts'), OK).call('Bash', run('make test'), { text: '12 passed' })
const stale = () =>
  passed()
    .call('Bash', run('make lint'), { text: '0 issues.' })
    .call('Edit', edit('src/a.ts'), OK)
    .call('Edit', edit('src/b.ts'), OK)
const lintFailed = () =>
  start()
    .call('Edit', edit('src/cart.ts'), OK)
    .call('Bash', run('make lint'), { failed: true, text: 'Exit code 1\nsrc/cart.ts:3:1: unused variable total' })
const healed = () =>
  start()
    .call('Edit', edit('src/cart.go'), OK)
    .call('Bash', run('go test ./cart'), {
      failed: true,
      text: '--- FAIL: TestTotal (0.1s)\n    cart_test.go:7: want 3\nFAIL',
    })
    .call('Edit', edit('src/cart.go'), OK)
    .call('Bash', run('go test ./cart'), { text: 'ok  \tshop/cart\t0.2s' })

const healedAll = () =>
  start()
    .call('Edit', edit('src/cart.ts'), OK)
    .call('Bash', run('make test'), { failed: true, text: 'Exit code 2\ncart.test.ts: want 3\n1 failed' })
    .call('Edit', edit('src/cart.ts'), OK)
    .call('Bash', run('make test'), { text: '12 passed' })
const committed = () =>
  start().call('Edit', edit('src/cart.ts'), OK).call('Bash', run('git commit -am "Mend the cart"'), COMMIT)
const pushed = () =>
  committed().call('Bash', run('git push'), {
    text: 'To git.example:shop.git\n   1111111..c99ce2f  fix/cart -> fix/cart',
  })

describe('a mistake of the summary is said with its proof', () => {
  test.each([
    [
      'all is committed',
      editedAfter(),
      'All changes are committed.',
      'The summary says “All changes are committed”; edited after commit c99ce2f and not committed by the agent: src/list.ts.',
    ],
    [
      'a check was not run',
      passed(),
      'Tests have NOT been run yet.',
      'The summary says that it has not been run; `make test` passed after the last edit.',
    ],
    [
      'a check passes',
      lintFailed(),
      'Some tests were mended. Lint passes.',
      'The summary says “Lint passes”; the last run of `make lint` failed: “src/cart.ts:3:1: unused variable total”.',
    ],
    [
      'a test still fails',
      healed(),
      'TestTotal still fails.',
      'The summary says that TestTotal still fails; it passed when it was last run.',
    ],
  ])('that %s', (_, told, summary, line) => {
    expect(beside(told, summary)).toContain(line)
  })

  test.each([
    [
      'en',
      'All tests pass and linter is clean.',
      '- The summary says “All tests pass and linter is clean”; edited since `make test`, `make lint` last passed: src/b.ts and src/a.ts.',
    ],
    ['zh-TW', '測試都通過。', '- 摘要說「測試都通過」；`make test` 上次通過之後又編輯過：src/b.ts、src/a.ts。'],
    ['zh-CN', '测试都通过。', '- 摘要说“测试都通过”；`make test` 上次通过之后又编辑过：src/b.ts、src/a.ts。'],
  ] as const)('that all passes, while it was edited since (%s)', (language, summary, line) => {
    const ledger = advance(emptyLedger(), stale().entries)
    const labels = LABELS[language]
    const a = { text: labels.title, lineKeys: [] }
    expect(delta({ ledger, told: summary, a, labels }).text).toContain(line)
    // A tells how old it is: to say it again would be noise.
    expect(beside(stale(), summary, language)).not.toContain(line)
  })

  test.each([
    [
      'en',
      healedAll(),
      'The cart test is still failing with "want 3".',
      'still fails; `make test` passed after the last edit.',
    ],
    ['zh-CN', healedAll(), '已改好，测试仍然失败。', '摘要说仍然失败；`make test` 在最后一次编辑之后通过了。'],
    ['zh-TW', healedAll(), '已改好，測試仍然失敗。', '摘要說仍然失敗；`make test` 在最後一次編輯之後通過了。'],
    ['en', passed(), 'Mended the cart and committed the change.', 'no commit was seen after the edits of src/cart.ts.'],
    [
      'zh-CN',
      passed(),
      '购物车已经改好，已经提交。',
      '摘要说“购物车已经改好，已经提交”；编辑 src/cart.ts 之后没有看到提交。',
    ],
    ['en', committed(), 'Mended the cart, committed and pushed to origin.', 'no push was seen since commit c99ce2f.'],
    ['zh-TW', committed(), '已提交，也已經推送。', '摘要說「已提交，也已經推送」；提交 c99ce2f 之後沒有看到推送。'],
    [
      'en',
      passed(),
      'All tests pass and the branch was pushed.',
      'says “All tests pass and the branch was pushed”; no push was seen.',
    ],
    ['zh-CN', passed(), '测试都过了，已经推送。', '摘要说“测试都过了，已经推送”；没有看到推送。'],
    ['zh-TW', passed(), '測試都過了，已經推送。', '摘要說「測試都過了，已經推送」；沒有看到推送。'],
    ['zh-CN', pushed(), '已提交，但还没有推送。', '摘要说“已提交，但还没有推送”；代理已推送 c99ce2f。'],
    [
      'en',
      passed(),
      'Current branch: `feature/cart`',
      'The summary says branch `feature/cart`; the session is on `fix/cart`.',
    ],
    ['en', passed(), 'The work is done on branch feature/cart.', 'The summary says branch `feature/cart`'],
  ] as const)(
    'that it fails, is committed, is pushed, or on which branch it is (%s, %#)',
    (language, told, summary, line) => {
      expect(beside(told, summary, language)).toContain(line)
    },
  )

  test('that nothing is pending, while the task list has something left', () => {
    const told = start()
      .call('TaskCreate', { subject: 'Round the tax' }, { text: 'Task #1 created' })
      .call('Edit', edit('src/cart.ts'), OK)
    expect(beside(told, '7. Pending Tasks:\n   - None. All steps are complete.')).toContain(
      '- The summary says that nothing is pending; not done in the task list: #1 Round the tax.',
    )
  })

  test('that all is pushed, while a commit was made since', () => {
    const told = start()
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', run('git commit -am "Mend" && git push'), {
        text: '[fix/cart 1a2b3c4] Mend\n1..2 fix/cart -> fix/cart',
      })
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', run('git commit -am "Mend the cart"'), COMMIT)
    expect(beside(told, 'Everything is pushed.')).toContain(
      'The summary says “Everything is pushed”; commit c99ce2f was made after the last push that was seen.',
    )
  })

  test('of a long sentence only the clause that claims it is quoted', () => {
    const long =
      'The totals of carts with more than one currency are rounded up by the new helper, all changes are committed, and the page shows them.'
    expect(beside(editedAfter(), long)).toContain('The summary says “all changes are committed”; edited after commit')
  })

  test('in Chinese', () => {
    expect(beside(passed(), '測試還沒有執行過。', 'zh-TW')).toContain(
      '摘要說還沒有執行；`make test` 在最後一次編輯之後通過了。',
    )
    expect(beside(editedAfter(), '修改都已提交。', 'zh-CN')).toContain('摘要说“修改都已提交”')
  })

  test.each([
    [
      'what was run is older than the last edit',
      passed().call('Edit', edit('src/b.ts'), OK),
      'Tests have not been run.',
    ],
    ['another check is meant', passed(), 'Tests pass. Lint has not been run.'],
    ['it tells what is wanted', lintFailed(), 'Go on until lint passes.'],
    ['it tells what is forbidden', passed(), 'Do NOT run the tests that cost money.'],
    [
      'it tells what was so on the way',
      stale(),
      '4. Errors and fixes:\n   - Mended it, all tests pass\n8. Current Work:\n   The list.',
    ],
    ['it quotes somebody', stale(), 'The user wants to read "all tests pass" there.'],
    ['it says which do not', stale(), 'All tests pass but not the one for the tax.'],
    ['only prose was edited since', passed().call('Edit', edit('README.md'), OK), 'All tests pass.'],
    ['the edit was only under way', passed().call('Edit', edit('src/b.ts')), 'All tests pass.'],
    [
      'an agent that was sent out may have run it',
      stale().call('Task', { description: 'Run it', prompt: 'Run it.' }, { text: 'All 12 pass.' }),
      'All tests pass.',
    ],
    [
      'the word is of the matter, not of the work',
      start().call('Edit', edit('src/cart.ts'), OK).call('Bash', run('git commit -am "Mend the cart"'), COMMIT),
      'The list shows "uncommitted changes" for a cart.',
    ],
    ['nothing is left to do', start().call('Edit', edit('src/cart.ts'), OK), '7. Pending Tasks:\n   - None'],
    ['it tells of the failure too', lintFailed(), 'Lint passes for the cart. The linter still shows a failure.'],
    [
      'another suite is said to pass',
      start()
        .call('Edit', edit('src/cart.ts'), OK)
        .call('Bash', run('make test-integration'), { failed: true, text: 'Exit code 2\ncart.test.ts: want 3' }),
      'All unit tests pass. The integration suite shows a failure.',
    ],
    ['the aim is told', healedAll(), 'Goal: all tests still failing are mended.'],
    ['other tests are meant', healedAll(), 'The integration tests are still failing.'],
    ['a test is named that nobody has run', healedAll(), '`TestTax` is still failing.'],
    ['it is to be committed', passed(), 'Next step: the change should be committed.'],
    ['the user has committed', passed(), 'The user committed the change themselves.'],
    ['the user has pushed', passed(), 'The user pushed the branch themselves.'],
    ['it is to be pushed', passed(), 'Next: the branch should be pushed.'],
    ['nothing was edited', start().call('Bash', run('git log'), OK), 'The branch was pushed.'],
    ['another branch was pushed', committed(), 'The docs were committed and pushed on branch docs/cart.'],
    ['a feature is called so', passed(), 'Branch tracking is completely implemented.'],
    ['it is about branches', passed(), 'Checkpoints are kept on branch `shadow/main` by the tool.'],
    ['it is on that branch', passed(), 'Current branch: fix/cart'],
    ['it tells of the past', healed(), 'TestTotal failed at first and was mended.'],
  ])('none is seen where %s', (_, told, summary) => {
    expect(beside(told, summary)).not.toContain('Against the summary')
  })

  const failed = () =>
    start()
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', run('npm test'), { failed: true, text: 'Exit code 1\nTests 1 failed | 3 passed' })
  const unbuilt = () =>
    start()
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', run('npm run build'), { failed: true, text: 'Exit code 2\nsrc/cart.ts(3,1): error TS2322: x' })
  const one = () =>
    start().call('Edit', edit('src/cart.ts'), OK).call('Bash', run('npx vitest run -t total'), { text: '1 passed' })

  test.each<readonly [Session, string]>([
    [failed(), 'All web tests pass.'],
    [failed(), 'In web/ all tests pass.'],
    [failed(), 'All tests pass for the list.'],
    [failed(), 'The new tests pass.'],
    [failed(), '购物车测试通过。'],
    [failed(), 'web 測試都通過。'],
    [lintFailed(), 'Lint passes for src/list.ts.'],
    [lintFailed(), 'No lint errors in list.ts.'],
    [unbuilt(), 'It compiles a list of items.'],
    [unbuilt(), 'The frontend code compiles.'],
    [passed(), 'The e2e tests have not been run.'],
    [passed(), 'Tests have not been run on Windows.'],
    [passed(), '端到端測試還沒有執行。'],
    [one(), 'The full test suite has not been run yet.'],
  ])('a claim about a part is none about all (%#: %s)', (told, summary) => {
    expect(beside(told, summary)).not.toContain('Against the summary')
  })

  test.each<readonly [Session, string]>([
    [committed(), 'Changes in src/other.ts are not committed.'],
    [committed(), 'Uncommitted changes in a transaction are rolled back.'],
    [committed(), 'The lockfile never needs to be committed.'],
    [committed(), 'There are no uncommitted changes.'],
    [committed(), '表单尚未提交时显示提示。'],
    [committed(), 'Items are pushed to the queue.'],
    [committed(), 'New branch pushed onto the stack.'],
    [passed(), 'Rows are committed in batches of 100.'],
    [pushed(), 'The commit has not been pushed to production yet.'],
    [pushed(), '訊息尚未推送時會重試。'],
    [passed(), 'Current branch: the working branch is `fix/cart`.'],
    [passed(), 'Working on branch `feature/x` was merged; work is now on branch fix/cart.'],
  ])('what is committed, pushed or a branch in the matter is not the work (%#: %s)', (told, summary) => {
    expect(beside(told, summary)).not.toContain('Against the summary')
  })

  test.each<readonly [Session, string]>([
    [failed(), 'Fixed the cart; tests pass and lint is clean.'],
    [failed(), 'Verified: all tests pass (12/12).'],
    [failed(), '所有測試都通過了。'],
    [unbuilt(), 'The code compiles cleanly.'],
    [committed(), 'The changes to the cart have not been committed yet.'],
    [committed(), 'There are uncommitted changes.'],
    [passed(), 'The fix was committed.'],
    [pushed(), 'Commits not pushed to remote.'],
  ])('a claim about all of the work is (%#: %s)', (told, summary) => {
    expect(beside(told, summary)).toContain('Against the summary')
  })

  test.each<readonly [Session, string]>([
    [passed(), 'The changes have not been committed; I offered to commit and the user has not answered.'],
    [passed(), "The changes haven't been committed yet."],
    [passed(), 'Nothing has been committed, and nothing was pushed.'],
    [passed(), 'It was committed only locally in a scratch copy; the changes here are uncommitted.'],
    [passed(), 'The fix is ready to be committed.'],
    [passed(), 'I asked whether it can be committed.'],
    [passed(), 'The work is yet to be committed.'],
    [passed(), '修改还没有提交。'],
    [committed(), 'The branch has not been pushed.'],
    [committed(), "The commit isn't pushed yet and was not pushed to origin."],
    [editedAfter(), 'Not all changes are committed.'],
    [failed(), 'The tests do not pass yet.'],
    [failed(), 'Not all tests pass.'],
    [lintFailed(), 'Lint is not clean yet.'],
    [failed(), '测试还没有全部通过。'],
  ])('what says no is not taken for a yes (%#: %s)', (told, summary) => {
    expect(beside(told, `8. Current Work:\n   ${summary}`)).not.toContain('Against the summary')
    expect(beside(told, summary)).not.toContain('Against the summary')
  })

  describe('that a check passed which nobody has run', () => {
    const CLAIM = '8. Current Work:\n   The cart is mended. All tests and lint pass.'
    const untested = () => start().call('Edit', edit('src/cart.ts'), OK)
    const NEVER = 'The summary says “All tests and lint pass”; no run of a linter was seen in this session.'
    test('is told', () => {
      expect(beside(passed().call('Bash', run('npx vitest run'), { text: '1 passed' }), CLAIM)).not.toContain('linter')
      const told = untested().call('Bash', run('npx vitest run'), { text: '1 passed' })
      expect(beside(told, CLAIM)).toContain(NEVER)
      expect(beside(untested(), '测试都通过了。', 'zh-CN')).toContain('没看到运行过测试')
    })
    test.each<readonly [string, Session]>([
      ['a task that may run several', untested().call('Bash', run('npm run check'), { text: 'ok' })],
      ['a commit whose hooks may have run it', committed()],
      [
        'an agent that was sent out',
        untested().call('Task', { description: 'Lint it', prompt: 'Lint.' }, { text: 'Done.' }),
      ],
      ['nothing that was edited', start().call('Bash', run('npx vitest run'), { text: '1 passed' })],
      ['one that was run and whose end was not seen', untested().call('Bash', run('npm run lint &'), { text: '' })],
    ])('is not where there is %s', (_, told) => {
      expect(beside(told, CLAIM)).not.toContain('no run of')
    })
  })

  test('that nothing else was asked for says nothing of the task list', () => {
    const told = start()
      .call('TaskCreate', { subject: 'Round the tax' }, { text: 'Task #1 created' })
      .call('Edit', edit('src/cart.ts'), OK)
    expect(beside(told, '7. Pending Tasks:\n   - Nothing else was requested beyond the tax')).not.toContain('Against')
  })
})

describe('what a summary tells of the program, or of a part, is no claim about the work', () => {
  const edited = () => start().call('Edit', edit('src/cart.ts'), OK)
  const failing = (command: string, text: string) =>
    edited().call('Bash', run(command), { failed: true, text: `Exit code 1\n${text}` })
  const now = (claim: string) => `7. Pending Tasks:\n   - Go on\n\n8. Current Work:\n   ${claim}\n`

  test.each([
    ['The integration tests have not been run yet.', passed()],
    ['The new tests for tax were not run.', passed()],
    ['Order metadata is committed to `orders/meta` on each prompt.', edited()],
    ['A receipt is saved and committed whenever the till closes.', edited()],
    ['Next the changes are committed.', edited()],
    ['The list shows [NEW] for uncommitted changes.', committed()],
    ['Uncommitted receipts live on branches of their own.', committed()],
    ['Orders are pushed to the queue.', committed()],
    ['Orders that were not pushed to the queue are tried again.', pushed()],
    ['The check looks whether the working tree is clean.', editedAfter()],
    ['The badge says all tests pass.', failing('make test', '1 failed')],
    ['Lint is clean for the changed files; one older problem stays.', failing('make lint', 'src/a.ts:1:1: error x')],
    ['It compiles the orders into one list.', failing('npm run build', 'src/a.ts(1,1): error TS1: x')],
  ])('%s', (claim, told) => {
    expect(beside(told, now(claim))).not.toContain('Against the summary')
  })

  test.each([
    ['The changes in src/cart.ts are uncommitted.', committed(), 'commit c99ce2f was made after the last edit'],
    ['The work was committed.', edited(), 'no commit was seen after the edits of src/cart.ts'],
    ['Done, and all tests pass.', failing('make test', '1 failed'), 'the last run of `make test` failed'],
    ['The tests have not been run since.', passed(), '`make test` passed after the last edit'],
  ])('but this is one: %s', (claim, told, proof) => {
    expect(beside(told, now(claim))).toContain(proof)
  })
})

describe('what has to come, or somebody else says, is no claim of the summary', () => {
  const edited = () => start().call('Edit', edit('src/cart.ts'), OK)
  test.each([
    'The goal is that all tests pass.',
    'The user asked that all tests pass.',
    'Acceptance: all tests pass, lint is clean.',
    'Success criteria:\n- all tests pass\n- lint is clean',
    'The README claims that all tests pass.',
    'The user confirmed all tests pass locally.',
    '目標是所有測試通過。',
  ])('%s', (summary) => {
    expect(beside(edited(), summary)).not.toContain('The summary says')
  })

  test.each(['All tests pass.', 'Done:\n- all tests pass', 'Criteria:\n- fast\n1. Current Work:\nAll tests pass.'])(
    'but with %p it is',
    (summary) => {
      expect(beside(edited(), summary)).toContain('no run of the tests was seen')
    },
  )
})

describe('where the repository is at hand', () => {
  const AT = Date.parse('2026-03-04T10:00:00Z')
  const HEAD = `c99ce2f${'0'.repeat(33)}`
  const OTHER = `1111aaa${'0'.repeat(33)}`
  const PATH = 'src/cart.ts'
  const timed = ({ entries }: Session) => ({
    ...session(),
    entries: entries.map((entry) => ({ ...entry, at: new Date(AT).toISOString() })),
  })
  const seen = (told: Session, summary: string, world: World, language: keyof typeof LABELS = 'en') => {
    const ledger = advance(emptyLedger(), timed(told).entries)
    const labels = LABELS[language]
    return delta({ ledger, told: summary, a: recover({ ledger, labels, world }), labels, world }).text
  }
  const edited = () => start().call('Edit', edit('src/cart.ts'), OK)
  const clean: World = {
    branch: 'fix/cart',
    head: HEAD,
    subject: 'Mend the cart',
    clean: [PATH],
    written: { [PATH]: AT },
  }
  const dirty: World = { branch: 'fix/cart', head: OTHER, subject: 'First', clean: [], written: { [PATH]: AT } }

  test.each([
    [
      'en',
      'The changes are uncommitted.',
      'says “The changes are uncommitted”; commit c99ce2f was made after the last edit.',
    ],
    ['en', 'Nothing has been committed so far.', 'commit c99ce2f was made after the last edit.'],
    ['zh-CN', '修改尚未提交。', '最后一次编辑之后已有提交 c99ce2f'],
    ['zh-TW', '修改還沒有提交。', '最後一次編輯之後已有提交 c99ce2f'],
  ] as const)('what the agent has committed is not said to be uncommitted (%s, %#)', (language, summary, line) => {
    expect(seen(committed(), summary, clean, language)).toContain(line)
  })

  test.each([
    ['en', 'Everything is committed.', 'no commit was seen after the edits of src/cart.ts.'],
    ['en', 'Mended the cart and committed it.', 'no commit was seen after the edits of src/cart.ts.'],
    ['zh-CN', '修改都已提交。', '编辑 src/cart.ts 之后没有看到提交'],
    ['zh-TW', '購物車改好了，已經提交。', '編輯 src/cart.ts 之後沒有看到提交'],
  ] as const)('what nobody has committed is not said to be (%s, %#)', (language, summary, line) => {
    expect(seen(edited(), summary, dirty, language)).toContain(line)
  })

  test('an edit that is newer than the commit of somebody else is not committed', () => {
    const told = committed().call('Edit', edit('src/list.ts'), OK)
    const world = { ...clean, clean: [], written: { 'src/list.ts': AT } }
    expect(seen(told, 'All changes are committed.', world)).toContain(
      'edited after commit c99ce2f and not committed by the agent: src/list.ts.',
    )
  })

  test('a push that the remote does not have is told', () => {
    expect(seen(committed(), 'The fix was committed and pushed.', { ...clean, pushed: false })).toContain(
      'no push was seen since commit c99ce2f',
    )
    expect(seen(committed(), 'The fix was committed and pushed.', { ...clean, pushed: true })).not.toContain('Against')
    expect(seen(committed(), 'The fix was committed and pushed.', clean)).not.toContain('Against')
  })

  test.each<readonly [string, Session, string, World]>([
    ['the person has committed it', edited(), 'Everything is committed.', clean],
    ['the person may have committed it', edited(), 'The changes are uncommitted.', clean],
    ['it is said of the person', committed(), "The user's own changes are uncommitted.", clean],
    ['another file is meant', committed(), 'Changes in docs/tax.md are not committed.', clean],
    [
      'the commit was taken back',
      committed(),
      'The changes are uncommitted.',
      { branch: 'fix/cart', head: OTHER, clean: [PATH], written: { [PATH]: AT } },
    ],
    [
      'somebody has written it since',
      committed(),
      'There are uncommitted changes.',
      { ...clean, written: { [PATH]: AT + 60_000 } },
    ],
    [
      'somebody else has written it',
      edited(),
      'Everything is committed.',
      { ...dirty, written: { [PATH]: AT + 60_000 } },
    ],
    [
      'a program has written files since',
      committed().call('Bash', run('npm install left-pad'), { text: 'added 1 package' }),
      'There are uncommitted changes.',
      clean,
    ],
    ['both are told', edited(), 'Committed as 1111aaa; the edits of src/cart.ts are not committed.', dirty],
    ['it is to be committed', edited(), 'Next: everything has to be committed.', dirty],
    ['nothing is known of its log', edited(), 'Everything is committed.', { head: OTHER, written: { [PATH]: AT } }],
    ['it is gone', edited(), 'Everything is committed.', { ...dirty, gone: [PATH], written: {} }],
  ])('none is seen where %s', (_, told, summary, world) => {
    expect(seen(told, summary, world)).not.toContain('Against the summary')
  })
})

describe('a check that failed before the last edit and did not run since has not passed', () => {
  const failed = (command: string, text: string) =>
    start()
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', run(command), { failed: true, text: `Exit code 1\n${text}` })
      .call('Edit', edit('src/tax.ts'), OK)
  const SINCE = ', and it was not run after the last edit'

  test.each([
    ['en', failed('npm test', '1 failed'), 'All tests pass.', `last run of \`npm test\` failed: “1 failed”${SINCE}`],
    ['en', failed('make lint', 'src/a.ts:1:1: error x'), 'Lint is clean.', SINCE],
    ['en', failed('npm run build', 'src/a.ts(1,1): error TS1: x'), 'Fixed it; the build passes.', SINCE],
    [
      'zh-CN',
      failed('mix test', '10 tests, 1 failure'),
      '所有测试都通过了。',
      '失败：“10 tests, 1 failure”，最后一次编辑之后没有再运行。',
    ],
    ['zh-TW', failed('pytest', '1 failed, 3 passed'), '測試全部通過。', '，最後一次編輯之後沒有再執行。'],
  ] as const)('(%s, %#)', (language, told, summary, line) => {
    expect(beside(told, summary, language)).toContain(line)
  })

  test.each<readonly [string, Session, string]>([
    [
      'a part of it passed since',
      failed('npm test', '1 failed').call('Bash', run('npm test -- src/tax.test.ts'), { text: '3 passed' }),
      'All tests pass.',
    ],
    [
      'a task that may have run it came later',
      failed('npm test', '1 failed').call('Bash', run('npm run check'), { text: 'ok' }),
      'All tests pass.',
    ],
    [
      'an agent that was sent out may have run it',
      failed('npm test', '1 failed').call('Task', { description: 'Run', prompt: 'Run.' }, { text: 'All pass.' }),
      'All tests pass.',
    ],
    ['it says so', failed('npm test', '1 failed'), 'All tests pass after the fix? No: the last test run failed.'],
    ['a part is meant', failed('npm test', '1 failed'), 'The cart tests pass.'],
    ['it has to come', failed('npm test', '1 failed'), 'Go on until all tests pass.'],
  ])('but not where %s', (_, told, summary) => {
    expect(beside(told, summary)).not.toContain('the last run of')
  })
})

describe('what has ended is not in progress', () => {
  const CONFLICT = {
    failed: true,
    text: 'CONFLICT (content): Merge conflict in src/cart.ts\nerror: could not apply 9f8e7d6... x',
  }
  const stopped = (command: string) =>
    start().call('Bash', run(command), CONFLICT).call('Edit', edit('src/cart.ts'), OK)
  const rebased = () =>
    stopped('git rebase origin/main').call('Bash', run('git add -A && GIT_EDITOR=true git rebase --continue'), {
      text: 'Successfully rebased and updated refs/heads/fix/cart.',
    })
  const merged = () =>
    stopped('git merge origin/main').call('Bash', run('git commit -am "Merge main"'), {
      text: '[fix/cart 1a2b3c4] Merge main',
    })
  const asked = (then: string, text: string) =>
    start()
      .call('Bash', run('gh pr create --fill'), { text: 'https://github.com/a/b/pull/9' })
      .call('Bash', run(then), { text })
  const prMerged = () => asked('gh pr merge 9 --squash', '✓ Squashed and merged pull request #9')
  const prClosed = () => asked('gh pr close 9', '✓ Closed pull request a/b#9')

  test.each([
    [
      'en',
      rebased(),
      'A rebase onto main is in progress; there is a conflict in src/cart.ts.',
      '`git rebase` has ended since',
    ],
    ['en', rebased(), 'We are in the middle of a rebase.', '`git rebase` has ended since'],
    ['en', merged(), 'The merge of main is still unfinished.', '`git merge` has ended since'],
    ['zh-CN', rebased(), '变基正在进行。', '`git rebase` 已经结束'],
    ['zh-TW', merged(), '合併尚未完成。', '`git merge` 已經結束'],
    ['en', prMerged(), 'PR 9 is open.', 'The summary says “PR 9 is open”; pull request #9, merged.'],
    ['en', prMerged(), 'The pull request is still awaiting review.', 'pull request #9, merged'],
    ['en', prClosed(), 'PR #9 is not merged yet.', 'pull request #9, closed'],
    ['zh-CN', prMerged(), 'PR #9 尚未合并。', '合并请求 #9，已合并'],
    ['zh-TW', prMerged(), 'PR #9 等待審查。', '合併請求 #9，已合併'],
  ] as const)('%s %#', (language, told, summary, line) => {
    expect(beside(told, summary, language)).toContain(line)
  })

  test.each<readonly [string, Session]>([
    ['A rebase onto main is in progress.', stopped('git rebase origin/main')],
    ['A rebase onto main is in progress.', start().call('Edit', edit('src/cart.ts'), OK)],
    ['A merge is in progress.', rebased()],
    ['No rebase is in progress.', rebased()],
    ['The rebase is done.', rebased()],
    ['PR 9 is open.', asked('gh pr view 9', 'state:\tOPEN')],
    ['PR 8 is open.', prMerged()],
    ['PR 9 is merged.', prMerged()],
    ['PR #9 was merged; PR #12 is open.', prMerged()],
    ['The page shows whether a pull request is open.', prMerged()],
  ])('none is seen in %p (%#)', (summary, told) => {
    expect(beside(told, summary)).not.toContain('Against the summary')
  })
})

describe('a cause that was denied is none', () => {
  const CAUSE = 'The cause is the N+1 query in orders.py.'
  const asked = (cause: string, no: string, then = 'It is json.dumps in export.py: 80 % of the time.') =>
    session()
      .place('/srv/shop', 'fix/cart')
      .prompt('why is the export slow?')
      .say(cause)
      .prompt(no)
      .call('Bash', run('py-spy top'), { text: 'json.dumps 80%' })
      .say(then)
  const FOUND = '; the agent then found: “It is json.dumps in export.py: 80 % of the time”.'

  test.each([
    'no, that is not it, I profiled it yesterday',
    "that's not the cause",
    "No. It can't be that, the table has ten rows",
    'wrong guess, look again',
    'that has nothing to do with it',
    '不是这个原因，我昨天测过',
  ])('by the person: %s', (no) => {
    expect(beside(asked(CAUSE, no), 'The export is slow. The cause is the N+1 query in orders.py.')).toContain(
      `- The summary says “The cause is the N+1 query in orders.py”; the user said of it: “${no}”${FOUND}`,
    )
    expect(beside(asked(CAUSE, no), 'The export is slow because of the N+1 query in orders.py.')).toContain(
      'said of it',
    )
  })

  test('in Chinese', () => {
    const told = asked(
      '原因是 orders.py 里的循环查询。',
      '不对，我昨天测过了',
      '是 export.py 里的 json.dumps 占了 80%。',
    )
    expect(beside(told, '导出很慢，原因是 orders.py 里的循环查询。', 'zh-CN')).toContain(
      '用户对此说：“不对，我昨天测过了”；代理之后发现：“是 export.py 里的 json.dumps 占了 80%”',
    )
  })

  test('by the agent', () => {
    const told = session()
      .place('/srv/shop', 'fix/cart')
      .prompt('why does the import hang?')
      .say('The import hangs because the stream in src/import.ts:40 is left open.')
      .call('Edit', edit('src/import.ts'), OK)
      .say('My first guess was wrong: `readRows` in src/rows.ts:12 awaits a promise that stays open.')
    expect(beside(told, 'The import hangs because the stream in src/import.ts:40 is left open.')).toContain(
      'the agent took it back: “My first guess was wrong: `readRows` in src/rows.ts:12 awaits',
    )
  })

  test('a no alone is not told', () => {
    expect(beside(asked(CAUSE, 'no, that is not it, I profiled it yesterday'), 'Some work was done.')).not.toContain(
      'profiled',
    )
  })

  test.each<readonly [Session, string]>([
    [asked(CAUSE, 'no, that is not it'), 'It is not the N+1 query in orders.py; the cause is json.dumps.'],
    [
      asked(CAUSE, 'no, that is not it'),
      'At first the N+1 query in orders.py was suspected. The cause is json.dumps in export.py.',
    ],
    [asked(CAUSE, 'no, that is not it'), 'The cause is json.dumps in export.py.'],
    [asked(CAUSE, 'ok, fix it'), CAUSE],
    [asked(CAUSE, 'no, that is not it', 'I looked again: the cause is the N+1 query in orders.py after all.'), CAUSE],
    [asked(CAUSE, "no, don't cache it, rewrite the query"), CAUSE],
    [asked(CAUSE, "that's not urgent, but fix it"), CAUSE],
    [asked('I renamed it in orders.py.', 'no, that is not it'), 'I renamed it in orders.py.'],
  ])('none is seen (%#)', (told, summary) => {
    expect(beside(told, summary)).not.toContain('Against the summary')
  })
})

test('a commit that has no name is named without one', () => {
  const quiet = start()
    .call('Edit', edit('src/cart.ts'), OK)
    .call('Bash', run('git commit -qam "Mend the cart"'), { text: '' })
  expect(beside(quiet, 'The fix is not committed yet.')).toContain('; a commit was made after the last edit.')
  expect(beside(quiet, '購物車的修改還沒提交。', 'zh-TW')).toContain('；最後一次編輯之後已有提交。')
})
