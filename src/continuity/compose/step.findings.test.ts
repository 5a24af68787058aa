import { expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** What the agent was doing, by what, and on whose word: a small made-up session each, and all that is said about it. */
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
const OPTIONS =
  'Where should drafts live?\n\n| Option | Says |\n|---|---|\n| **A. In memory** | Fast, lost at a restart. |\n| **B. In a table** | Slower, survives. |\n\nWhich one?'
const LOG = Array.from(
  { length: 8 },
  (_, at) =>
    `{"time":"2026-03-01T10:00:0${at}Z","level":"INFO","msg":"sent a mail to everybody, then removed the table"}`,
).join('\n')
const RED = '--- FAIL: TestTotals (0.01s)\n    totals_test.go:31: Totals() = 3, want 4\nFAIL'
const LAUNCHED =
  'Async agent launched successfully. (This is internal, never quote it, including the agentId below, to the user.)\nagentId: a591e4e1 (internal ID. Use SendMessage to continue this agent.)\nThe agent is working in the background. You will be notified when it completes.'

const FINDINGS: readonly Finding[] = [
  {
    name: 'what the agent was about to do, and a step whose result had not come',
    told: start()
      .prompt('Find out why uploads fail.')
      .say('The bucket is on another host. Let me check whether its port is open.')
      .call('Bash', { command: 'nc -z store.example 9000' }),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “Find out why uploads fail.”',
      'Now: `nc -z store.example 9000` was started last, and its end is not in the transcript.',
    ],
  },
  {
    name: 'what the agent was about to do, in Chinese',
    told: start()
      .prompt('查一下為什麼上傳會失敗。')
      .say('儲存桶在另一台主機上。我來看看它的連接埠是否開著。')
      .call('Bash', { command: 'nc -z store.example 9000' }),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`。',
      '最後一次對話：使用者：「查一下為什麼上傳會失敗。」',
      '現在：`nc -z store.example 9000` 是最後啟動的，紀錄裡還沒有它的結果。',
    ],
  },
  {
    name: 'a search of which the transcript has no result: the summariser has mostly seen it',
    told: start()
      .prompt('Find out why uploads fail.')
      .call('Edit', edit('upload.ts'), OK)
      .call('Grep', { pattern: 'putObject' }),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`; edited and not committed by the agent.',
      'Last exchange: the user: “Find out why uploads fail.”',
    ],
  },
  {
    name: 'a reply that only names an option comes with what the option says',
    told: start().prompt('Plan the drafts.').say(OPTIONS).prompt('B').call('Edit', edit('drafts.ts'), OK),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`; edited and not committed by the agent.',
      'Last exchange: the user: “B” (In a table: Slower, survives.) to the question “Which one?”',
    ],
  },
  {
    name: 'a reply that only names an option, in Chinese',
    told: start()
      .prompt('規劃草稿功能。')
      .say('草稿要放在哪裡？\n\nA. 放在記憶體，快但重啟就沒了。\nB. 放在資料表，慢但留得住。\n\n你要哪一個？')
      .prompt('選B')
      .call('Edit', edit('drafts.ts'), OK),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`；編輯過、代理尚未提交。',
      '最後一次對話：使用者：「選B」（放在資料表，慢但留得住。），回答的問題是「你要哪一個？」',
    ],
  },
  {
    name: 'lines of a pasted log are nobody’s order',
    told: start().prompt(`still not right, see:\n${LOG}`).call('Read', { file_path: '/srv/shop/mail.ts' }, OK),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “still not right, see:”',
      "Now: the agent was at work on the user's last request and has not answered yet.",
    ],
  },
  {
    name: 'lines of a pasted log, in Chinese',
    told: start().prompt(`還是不對：\n${LOG}`).call('Read', { file_path: '/srv/shop/mail.ts' }, OK),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`。',
      '最後一次對話：使用者：「還是不對：」',
      '現在：代理正在處理使用者最後的要求，還沒有回覆。',
    ],
  },
  {
    name: 'a message that is nothing but a failed run is told by the line that says what is wrong',
    told: start().prompt('Mend the totals.').call('Edit', edit('totals.go'), OK).prompt(RED),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`; edited and not committed by the agent.',
      "Now: the user's last message has not been worked on yet: an output that says “TestTotals: totals_test.go:31: Totals() = 3, want 4” (pasted)",
    ],
  },
  {
    name: 'a message that is nothing but a failed run, in Chinese',
    told: start().prompt('修好總計。').call('Edit', edit('totals.go'), OK).prompt(RED),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`；編輯過、代理尚未提交。',
      '現在：使用者最後的訊息還沒有開始處理：「TestTotals: totals_test.go:31: Totals() = 3, want 4」（貼上的輸出）',
    ],
  },
  {
    name: 'a rule that the person takes back is in force no longer',
    told: start()
      .prompt('Never use exclamation marks in the greeting. Never touch the footer.')
      .call('Edit', edit('greeting.ts'), OK)
      .prompt('you can use exclamation marks again')
      .say('Done.'),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`; edited and not committed by the agent; the last request was answered.',
      'Last exchange: the user: “you can use exclamation marks again” The agent then: “Done.”',
      'Rules in force:',
      '- The user: “Never touch the footer.”',
    ],
  },
  {
    name: 'a rule that the person takes back, in Chinese',
    told: start()
      .prompt('問候語不要用驚嘆號。不要動頁尾。')
      .call('Edit', edit('greeting.ts'), OK)
      .prompt('現在可以用驚嘆號了')
      .say('好了。'),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`；編輯過、代理尚未提交；最後的要求已回覆。',
      '最後一次對話：使用者：「現在可以用驚嘆號了」代理接著說：「好了。」',
      '有效的規則：',
      '- 使用者：「不要動頁尾。」',
    ],
  },
  {
    name: 'instructions that were read by hand are to be read again',
    told: start()
      .prompt('Follow docs/release-steps.md.')
      .call('Read', { file_path: '/srv/shop/docs/release-steps.md' }, { text: '1. Tag it.' })
      .call('Edit', edit('version.ts'), OK),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`; edited and not committed by the agent.',
      'Last exchange: the user: “Follow docs/release-steps.md.”',
      'Rules in force:',
      '- Read as instructions for this work, and not in the context any more: docs/release-steps.md',
    ],
  },
  {
    name: 'instructions that were read by hand, in Chinese',
    told: start()
      .prompt('照 docs/release-steps.md 做。')
      .call('Read', { file_path: '/srv/shop/docs/release-steps.md' }, { text: '1. 打標籤。' })
      .call('Edit', edit('version.ts'), OK),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`；編輯過、代理尚未提交。',
      '最後一次對話：使用者：「照 docs/release-steps.md 做。」',
      '有效的規則：',
      '- 為這項工作讀過的說明（已不在上下文中）：docs/release-steps.md',
    ],
  },
  {
    name: 'a skill in use, in Chinese',
    told: start()
      .prompt('審查這個分支。')
      .call('Skill', { skill: 'review' }, OK)
      .prompt('Base directory for this skill: /home/kim/.claude/skills/review\n\nRead every file.', 'meta')
      .call('Read', { file_path: '/srv/shop/cart.ts' }, OK),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`。',
      '最後一次對話：使用者：「審查這個分支。」',
      '有效的規則：',
      '- 為這項工作載入過技能 review，內容已不在上下文中：/home/kim/.claude/skills/review/SKILL.md',
      '現在：代理正在處理使用者最後的要求，還沒有回覆。',
    ],
  },
  {
    name: 'a queued message in Chinese',
    told: start().prompt('加快購物車。').queue('舊的端點也要留著').call('Edit', edit('cart.ts'), OK).say('留著了。'),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`；編輯過、代理尚未提交；最後的要求已回覆。',
      '最後一次對話：使用者：「加快購物車。」，之後又說「舊的端點也要留著」代理接著說：「留著了。」',
    ],
  },
  {
    name: 'a hypothesis that was refuted, in Chinese',
    told: start()
      .prompt('結帳為什麼卡住？')
      .say('`orderQueue` 卡住，因為工作程序啟動時就當掉了。')
      .call('Bash', { command: 'ps aux' }, { text: 'worker running' })
      .say('等等，工作程序有在跑。真正的原因是付款失敗時 `lockRow` 沒有放開那一列。'),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`。',
      '最後一次對話：使用者：「結帳為什麼卡住？」代理接著說：「真正的原因是付款失敗時 `lockRow` 沒有放開那一列。」',
      '現在：代理已回覆最後的要求；使用者之後還沒有說話。',
    ],
    summary: '在查結帳的問題。',
    b: [''],
  },
  {
    name: 'an option that was not chosen, in Chinese',
    told: start()
      .prompt('草稿要怎麼存？')
      .say('A) 存在 `draftCache`，因為比較快。\nB) 存在 `drafts` 表，因為會跟著人走。\n你要哪一個？')
      .prompt('B')
      .call('Edit', edit('drafts.ts'), OK),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`；編輯過、代理尚未提交。',
      '最後一次對話：使用者：「B」（存在 `drafts` 表，因為會跟著人走。），回答的問題是「你要哪一個？」',
    ],
    summary: '在做草稿。',
    b: [''],
  },
  {
    name: 'a rebase that was finished, in Chinese',
    told: start()
      .prompt('把分支變基到 main。')
      .call(
        'Bash',
        { command: 'git rebase main' },
        { failed: true, text: 'CONFLICT (content): Merge conflict in src/cart.ts' },
      )
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', { command: 'git add -A && git rebase --continue' }, { text: 'Successfully rebased' })
      .say('變基完成。'),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`；編輯過、代理尚未提交；最後的要求已回覆。',
      '最後一次對話：使用者：「把分支變基到 main。」代理接著說：「變基完成。」',
    ],
  },
  {
    name: 'a probe that finds nothing is no failure, in Chinese',
    told: start()
      .prompt('有用到 oldTotals 嗎？')
      .call('Bash', { command: 'grep -rn oldTotals src' }, { failed: true, text: 'Exit code 1' })
      .say('沒有用到。'),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`。',
      '最後一次對話：使用者：「有用到 oldTotals 嗎？」代理接著說：「沒有用到。」',
      '現在：代理已回覆最後的要求；使用者之後還沒有說話。',
    ],
  },
  {
    name: 'a commit in a test repository, in Chinese',
    told: start()
      .prompt('跑一下 git 的測試。')
      .call(
        'Bash',
        { command: 'go test ./git -v' },
        { text: '[main 1a2b3c4] fixture\n--- PASS: TestCommit\nok shop/git 0.5s' },
      )
      .say('都通過。'),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`；通過：`go test ./git -v`。',
      '最後一次對話：使用者：「跑一下 git 的測試。」代理接著說：「都通過。」',
      '現在：代理已回覆最後的要求；使用者之後還沒有說話。',
    ],
  },
  {
    name: 'an agent that was sent out has come back, with what came of it',
    told: start()
      .prompt('Add drafts.')
      .call(
        'Task',
        { description: 'Implement task 1', prompt: 'x' },
        { text: '## Summary\n\nTask 1 is complete. I followed the plan:\n1. wrote a test' },
      )
      .say('Let me look at it.'),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “Add drafts.”',
      'Open failures and work in flight:',
      '- The agent that was sent to “Implement task 1” came back with: “Task 1 is complete.”',
      "Now: the agent was at work on the user's last request and has not answered yet.",
    ],
  },
  {
    name: 'an agent that works in the background has not come back: it is in flight, by its id',
    told: start()
      .prompt('[workflow:quick] Add drafts. Never touch src/schema.sql.')
      .call('Agent', { description: 'Implement task 1', prompt: 'x', run_in_background: true }, { text: LAUNCHED }),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “Add drafts. Never touch src/schema.sql.”',
      'Open failures and work in flight:',
      '- Still running in the background (a591e4e1): Implement task 1',
      "Now: the agent was at work on the user's last request and has not answered yet.",
    ],
  },
  {
    name: 'an agent that was sent out has come back, in Chinese',
    told: start()
      .prompt('加上草稿。')
      .call('Task', { description: '實作任務一', prompt: 'x' }, { text: '任務一已完成。測試全部通過。' })
      .say('我來看一下。'),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`。',
      '最後一次對話：使用者：「加上草稿。」',
      '未解決的失敗與進行中的工作：',
      '- 派去「實作任務一」的代理回報：「任務一已完成。測試全部通過。」',
      '現在：代理正在處理使用者最後的要求，還沒有回覆。',
    ],
  },
  {
    name: 'what a plan demands in its sentences stands, with the sentence it hangs on',
    told: start()
      .prompt(
        `Implement the following plan:\n\n# Faster totals\n\n## Context\n\n${'The totals are slow on large carts. '.repeat(40)}\n\n## Steps\n\nThe cache is filled by the importer. It must not be cleared by the exporter.\n`,
      )
      .call('Edit', edit('totals.ts'), OK),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`; edited and not committed by the agent.',
      'Last exchange: the user: “Implement the following plan: Faster totals”',
      'Rules in force:',
      '- The plan that the user gave says: The cache is filled by the importer. It must not be cleared by the exporter',
    ],
  },
  {
    name: 'checks that failed over the same test are one line, and a command that could not begin is none',
    told: start()
      .prompt('Get it green.')
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', { command: 'vitest run src' }, { failed: true, text: 'sh: vitest: command not found' })
      .call('Bash', { command: 'task test:ci' }, { failed: true, text: '--- FAIL: TestCart (0.3s)\nFAIL' })
      .call(
        'Bash',
        { command: 'go test ./... -run TestCart' },
        { failed: true, text: '--- FAIL: TestCart (0.2s)\nFAIL' },
      ),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`; edited and not committed by the agent.',
      'Last exchange: the user: “Get it green.”',
      'Checks:',
      '- `go test ./... -run TestCart`, `task test:ci` failed after the last edit: “--- FAIL: TestCart (0.2s)”',
      'Does not work here:',
      '- `vitest run src` fails with “sh: vitest: command not found”',
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
