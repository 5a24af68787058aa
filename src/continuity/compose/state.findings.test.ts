import { expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** Where the work stands: a small made-up session each, and all that is said about it. */
interface Finding {
  readonly name: string
  readonly told: Session
  readonly language: keyof typeof LABELS
  readonly a: readonly string[]
  readonly summary?: string
  readonly b?: readonly string[]
}

const SAYS_NOTHING = '…'
const OK = { text: 'ok' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const start = () => session().place('/srv/shop', 'fix/cart')

const FINDINGS: readonly Finding[] = [
  {
    name: 'a hypothesis that was refuted is not said',
    told: start()
      .prompt('Why does checkout hang?')
      .say('The `orderQueue` is blocked because the worker crashed at startup.')
      .call('Bash', { command: 'ps aux' }, { text: 'worker running' })
      .say(
        'Wait, the worker is running. The real cause is that `lockRow` never releases the row when the payment fails.',
      ),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “Why does checkout hang?” The agent then: “The real cause is that `lockRow` never releases the row when the payment fails.”',
      'Now: the agent has answered the last request; the user has said nothing since.',
    ],
  },
  {
    name: 'an option that the person did not choose is not said',
    told: start()
      .prompt('How should we store drafts?')
      .say(
        'Option A: keep drafts in `localStorage`, no server change needed.\nOption B: keep drafts in the `drafts` table, so that they follow the person.\nWhich one do you want?',
      )
      .prompt('B')
      .say('The drafts go into the `drafts` table.')
      .call('Edit', edit('drafts.ts'), OK),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`; edited and not committed by the agent.',
      'Last exchange: the user: “B” (keep drafts in the `drafts` table, so that they follow the person.) to the question “Which one do you want?”',
    ],
  },
  {
    name: 'a rebase that was finished is no open failure',
    told: start()
      .prompt('Rebase onto main.')
      .call(
        'Bash',
        { command: 'git rebase main' },
        {
          failed: true,
          text: 'Exit code 1\nCONFLICT (content): Merge conflict in src/cart.ts\nerror: could not apply 1a2b3c4... cart',
        },
      )
      .call(
        'Bash',
        { command: 'git add src/cart.ts && git rebase --continue' },
        { text: 'Successfully rebased and updated refs/heads/fix/cart.' },
      )
      .say('The rebase is done.'),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`; rebased by the agent, not pushed by the agent; the last request was answered.',
      'Last exchange: the user: “Rebase onto main.” The agent then: “The rebase is done.”',
    ],
  },
  {
    name: 'a rebase that stopped at a conflict is one',
    told: start().prompt('Rebase onto main.').call(
      'Bash',
      { command: 'git rebase main' },
      {
        failed: true,
        text: 'Exit code 1\nCONFLICT (content): Merge conflict in src/cart.ts\nerror: could not apply 1a2b3c4... cart',
      },
    ),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “Rebase onto main.”',
      'Open failures and work in flight:',
      '- The git rebase stopped at a conflict and is not over: “CONFLICT (content): Merge conflict in src/cart.ts”',
      "Now: the agent was at work on the user's last request and has not answered yet.",
    ],
  },
  {
    name: 'a probe that finds nothing is no failure',
    told: start()
      .prompt('Find the config.')
      .call(
        'Bash',
        { command: 'ls config/cart.yml' },
        { failed: true, text: 'Exit code 1\nls: config/cart.yml: No such file or directory' },
      )
      .call('Bash', { command: 'grep -n cart settings.yml' }, { failed: true, text: 'Exit code 1' })
      .say('There is none.'),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “Find the config.” The agent then: “There is none.”',
      'Now: the agent has answered the last request; the user has said nothing since.',
    ],
  },
  {
    name: 'a pass before the last edits says so',
    told: start()
      .prompt('Fix the totals.')
      .call('Bash', { command: 'npm test 2>&1 | tail -3' }, { text: 'Tests: 14 passed, 14 total' })
      .call('Edit', edit('src/totals.ts'), OK)
      .call('Edit', edit('src/cart.ts'), OK),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`; edited and not committed by the agent; nothing was run after the last edit, so it is not verified; passed before: `npm test`.',
      'Last exchange: the user: “Fix the totals.”',
    ],
  },
  {
    name: 'a pass before the last edit in Chinese',
    told: start()
      .prompt('修好總計。')
      .call('Bash', { command: 'npm test 2>&1 | tail -3' }, { text: 'Tests: 14 passed, 14 total' })
      .call('Edit', edit('src/totals.ts'), OK),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`；編輯過、代理尚未提交；最後一次編輯之後沒有執行任何檢查，尚未驗證；之前通過：`npm test`。',
      '最後一次對話：使用者：「修好總計。」',
    ],
  },
  {
    name: 'a project’s own script counts as a check once it was repeated after edits',
    told: start()
      .prompt('Make the report faster.')
      .call('Bash', { command: './report.sh --fast' }, OK)
      .call('Edit', edit('src/report.ts'), OK)
      .call('Bash', { command: './report.sh --fast' }, { failed: true, text: 'Exit code 2\nerror: row 7 is missing' }),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`; edited and not committed by the agent.',
      'Last exchange: the user: “Make the report faster.”',
      'Checks:',
      '- `./report.sh --fast` failed after the last edit: “error: row 7 is missing”; it had passed one edit before that',
    ],
  },
  {
    name: 'a chain that stopped: where it failed, and that the rest was not reached',
    told: start()
      .prompt('Check the shop.')
      .call('Edit', edit('src/a.ts'), OK)
      .call(
        'Bash',
        { command: 'task lint && task test && task build' },
        { failed: true, text: 'Exit code 1\n[lint] 0 issues.\n[test] ERROR task failed' },
      ),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`; edited and not committed by the agent.',
      'Last exchange: the user: “Check the shop.”',
      'Checks:',
      '- `task lint && task test && task build` failed at `task test` after the last edit, the rest was not reached',
    ],
  },
  {
    name: 'a commit in a test repository is not the project’s',
    told: start()
      .prompt('Run the git tests.')
      .call(
        'Bash',
        { command: 'go test ./git -v' },
        { text: '[master (root-commit) 9f9f9f9] initial\nok \tshop/git\t0.5s' },
      )
      .call('Bash', { command: 'cd /tmp/repo && git commit -m x' }, { text: '[main 7777777] x' })
      .say('They pass.'),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`; passed: `go test ./git -v`.',
      'Last exchange: the user: “Run the git tests.” The agent then: “They pass.”',
      'Now: the agent has answered the last request; the user has said nothing since.',
    ],
  },
  {
    name: 'a commit and a push, and a summary that knows of neither',
    told: start()
      .prompt('Fix and commit.')
      .call('Edit', edit('src/cart.ts'), OK)
      .call(
        'Bash',
        { command: 'git add src/cart.ts && git commit -m "Fix cart"' },
        { text: '[fix/cart c99ce2f] Fix cart\n 1 file changed' },
      )
      .call('Bash', { command: 'git push' }, { text: '   1a2b3c4..c99ce2f  fix/cart -> fix/cart' })
      .say('Committed and pushed.'),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`; last commit of the agent c99ce2f “Fix cart”, pushed; the last request was answered.',
      'Last exchange: the user: “Fix and commit.” The agent then: “Committed and pushed.”',
    ],
    summary: 'The changes in src/cart.ts are uncommitted and not yet pushed.',
    b: [
      'Beside the summary:',
      'Against the summary:',
      '- The summary says “The changes in src/cart.ts are uncommitted and not yet pushed”; commit c99ce2f was made after the last edit; c99ce2f was pushed by the agent.',
    ],
  },
  {
    name: 'a commit that the summary does not know of, in Chinese',
    told: start()
      .prompt('修好並提交。')
      .call('Edit', edit('src/cart.ts'), OK)
      .call(
        'Bash',
        { command: 'git add src/cart.ts && git commit -m "Fix cart"' },
        { text: '[fix/cart c99ce2f] Fix cart' },
      )
      .say('完成。'),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`；代理最後的提交 c99ce2f「Fix cart」，代理尚未推送；最後的要求已回覆。',
      '最後一次對話：使用者：「修好並提交。」代理接著說：「完成。」',
    ],
    summary: '變更尚未提交。',
    b: ['摘要之外：', '與摘要不符：', '- 摘要說「變更尚未提交」；最後一次編輯之後已有提交 c99ce2f。'],
  },
  {
    name: 'what runs in the background is in flight',
    told: start()
      .prompt('Start the server and look at it.')
      .call(
        'Bash',
        { command: 'npm run dev', run_in_background: true },
        { text: 'Command running in background with ID: b7f0' },
      ),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “Start the server and look at it.”',
      'Open failures and work in flight:',
      '- Still running in the background (b7f0): npm run dev',
      "Now: the agent was at work on the user's last request and has not answered yet.",
    ],
  },
  {
    name: 'what has ended in the background is not',
    told: start()
      .prompt('Start the server and look at it.')
      .call(
        'Bash',
        { command: 'npm run dev', run_in_background: true },
        { text: 'Command running in background with ID: b7f0' },
      )
      .prompt(
        '<task-notification>\n<task-id>b7f0</task-id>\n<status>completed</status>\n</task-notification>',
        'output',
      )
      .say('It ended.'),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “Start the server and look at it.”',
      'Now: the agent has answered the last request; the user has said nothing since.',
    ],
  },
  {
    name: 'what does not work here, and the way round',
    told: start()
      .prompt('Upload it.')
      .call(
        'mcp__browser__upload',
        { path: '/tmp/a.txt' },
        { failed: true, text: 'Error: File access denied: /tmp/a.txt is outside allowed roots' },
      )
      .call('mcp__browser__upload', { path: '/srv/shop/a.txt' }, OK)
      .say('Uploaded.'),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “Upload it.” The agent then: “Uploaded.”',
      'Does not work here:',
      '- `mcp__browser__upload /tmp/a.txt` fails with “Error: File access denied: /tmp/a.txt is outside allowed roots”; `mcp__browser__upload /srv/shop/a.txt` worked',
      'Now: the agent has answered the last request; the user has said nothing since.',
    ],
  },
]

test.each(FINDINGS.map((finding) => [finding.name, finding] as const))(
  '%s',
  (_, { told, language, a, summary, b = [] }) => {
    const ledger = advance(emptyLedger(), told.entries)
    const labels = LABELS[language]
    // As the client goes: the summary is known by then, and this one says nothing.
    const recovery = recover({ ledger, labels, alreadyTold: SAYS_NOTHING, summaryKnown: true })
    expect(recovery.text.split('\n')).toEqual([...a])
    if (summary !== undefined)
      expect(delta({ ledger, told: summary, a: recovery, labels }).text.split('\n')).toEqual([...b])
  },
)
