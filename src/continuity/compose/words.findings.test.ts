import { expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** What the person said and what they laid down: a small made-up session each, and all that is said about it. */
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
    name: 'a refusal comes with what was refused, and that it was not run since',
    told: start()
      .prompt('Get the cart ready for the release.')
      .refuse('Bash', { command: 'gh pr ready 12' }, "let's test it on staging first")
      .say('Testing on staging.'),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      "Last exchange: the user: “Get the cart ready for the release.”, and since then “let's test it on staging first” (refusing `gh pr ready 12`, which was not run since) The agent then: “Testing on staging.”",
      'Now: the agent has answered the last request; the user has said nothing since.',
    ],
  },
  {
    name: 'a refusal in Chinese',
    told: start()
      .prompt('把購物車準備好，可以發佈。')
      .refuse('Bash', { command: 'gh pr ready 12' }, '先在測試環境跑過再說')
      .say('好。'),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`。',
      '最後一次對話：使用者：「把購物車準備好，可以發佈。」，之後又說「先在測試環境跑過再說」（拒絕了 `gh pr ready 12`，之後沒有執行）',
      '現在：代理已回覆最後的要求；使用者之後還沒有說話。',
    ],
  },
  {
    name: 'a refusal of what was run later says so',
    told: start()
      .prompt('Publish the cart.')
      .refuse('Bash', { command: 'npm publish' }, 'wait until the changelog is written')
      .call('Bash', { command: 'npm publish' }, { text: '+ cart@1.2.0' })
      .say('Published.'),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “Publish the cart.”, and since then “wait until the changelog is written” (refusing `npm publish`, which was run later) The agent then: “Published.”',
      'Now: the agent has answered the last request; the user has said nothing since.',
    ],
  },
  {
    name: 'a call that was stopped without a word: the agent has to ask',
    told: start().prompt('Clean the build folder.').refuse('Bash', { command: 'rm -rf build' }, ''),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “Clean the build folder.”',
      'Now: the user stopped `rm -rf build` and has said nothing since. Ask before doing it again.',
    ],
  },
  {
    name: 'a queued message that came back as a prompt is one message',
    told: start()
      .prompt('Speed up the cart.')
      .queue('and keep the old endpoint alive')
      .call('Edit', edit('cart.ts'), OK)
      .prompt('and keep the old endpoint alive')
      .say('Kept.'),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`; edited and not committed by the agent; the last request was answered.',
      'Last exchange: the user: “and keep the old endpoint alive” The agent then: “Kept.”',
    ],
  },
  {
    name: 'a queued message that was taken back was never said',
    told: start().prompt('Speed up the cart.').queue('also drop the table').takeBack().say('Done.'),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “Speed up the cart.” The agent then: “Done.”',
      'Now: the agent has answered the last request; the user has said nothing since.',
    ],
  },
  {
    name: 'the answer to a question comes with the question and what the option says',
    told: start()
      .prompt('Add sharing.')
      .call(
        'AskUserQuestion',
        {
          questions: [
            {
              question: 'Which storage?',
              options: [
                { label: 'One table', description: 'Shares and invites in one table, fewer joins.' },
                { label: 'Two tables', description: 'Shares and invites apart.' },
              ],
            },
          ],
        },
        {
          text: 'User has answered your questions: "Which storage?"="Two tables". You can now continue with the user\'s answers in mind.',
        },
      )
      .say('Two tables it is.'),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “Add sharing.”, and since then “Two tables” (Shares and invites apart.) to the question “Which storage?” The agent then: “Two tables it is.”',
      'Now: the agent has answered the last request; the user has said nothing since.',
    ],
  },
  {
    name: 'the answer to a question in Chinese',
    told: start()
      .prompt('加上分享功能。')
      .call(
        'AskUserQuestion',
        {
          questions: [
            { question: '要用哪種儲存方式？', options: [{ label: '兩張表', description: '分享和邀請分開存。' }] },
          ],
        },
        {
          text: 'User has answered your questions: "要用哪種儲存方式？"="兩張表". You can now continue with the user\'s answers in mind.',
        },
      )
      .say('好。'),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`。',
      '最後一次對話：使用者：「加上分享功能。」，之後又說「兩張表」（分享和邀請分開存。），回答的問題是「要用哪種儲存方式？」',
      '現在：代理已回覆最後的要求；使用者之後還沒有說話。',
    ],
  },
  {
    name: 'a short yes comes with what it answers',
    told: start()
      .prompt('Look at the unused helper.')
      .say('It is not called anywhere. Should I remove `oldTotals()`?')
      .prompt('yes')
      .call('Edit', edit('totals.ts'), OK),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`; edited and not committed by the agent.',
      "Last exchange: the user: “yes” to the agent's “Should I remove `oldTotals()`?”",
    ],
  },
  {
    name: 'a short yes in Chinese',
    told: start()
      .prompt('看一下沒用到的函式。')
      .say('沒有任何地方呼叫它。要我移除 `oldTotals()` 嗎？')
      .prompt('好')
      .call('Edit', edit('totals.ts'), OK),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`；編輯過、代理尚未提交。',
      '最後一次對話：使用者：「好」，回答代理的「要我移除 `oldTotals()` 嗎？」',
    ],
  },
  {
    name: 'a pasted log is not the person’s word',
    told: start()
      .prompt(
        'The login fails with this:\n```\n2026-03-01 12:00:01 ERROR never retry this request\nTypeError: token is undefined\n    at login (src/login.ts:12:3)\n```\nplease fix it',
      )
      .say('Looking.'),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “The login fails with this: … please fix it” The agent then: “Looking.”',
      'Now: the agent has answered the last request; the user has said nothing since.',
    ],
  },
  {
    name: 'a limit with no names in it stays pinned',
    told: start()
      .prompt('make the greeting friendlier. Never use exclamation marks.')
      .say('Done.')
      .prompt('now translate it')
      .say('Translated.'),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “now translate it” The agent then: “Translated.”',
      'Rules in force:',
      '- The user: “Never use exclamation marks.”',
      'Now: the agent has answered the last request; the user has said nothing since.',
    ],
  },
  {
    name: 'a limit from a prompt long past stays pinned while the work goes on',
    told: start()
      .prompt('Split the importer into parts. Always keep the CSV header.')
      .say('I split it.')
      .prompt('go on with the exporter')
      .call('Read', { file_path: '/srv/shop/x.ts' }, { text: 'x' }),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “go on with the exporter”',
      'Rules in force:',
      '- The user: “Always keep the CSV header.”',
      "Now: the agent was at work on the user's last request and has not answered yet.",
    ],
  },
  {
    name: 'a limit in Chinese stays pinned',
    told: start().prompt('把問候語改得親切一點。不要用驚嘆號。').say('好了。').prompt('再翻譯成日文').say('翻好了。'),
    language: 'zh-TW',
    a: [
      '本次工作階段停在這裡：',
      '位置：分支 `fix/cart`。',
      '最後一次對話：使用者：「再翻譯成日文」代理接著說：「翻好了。」',
      '有效的規則：',
      '- 使用者：「不要用驚嘆號。」',
      '現在：代理已回覆最後的要求；使用者之後還沒有說話。',
    ],
  },
  {
    name: 'a skill in use is named with where it can be read again',
    told: start()
      .prompt('Review the branch.')
      .call('Skill', { skill: 'careful-review' }, { text: 'Launching skill: careful-review' })
      .prompt('Base directory for this skill: /home/kim/.claude/skills/careful-review\n\n# Careful review', 'meta')
      .say('I follow it.'),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “Review the branch.” The agent then: “I follow it.”',
      'Rules in force:',
      '- The skill careful-review was loaded for this work; its text is not in the context any more: /home/kim/.claude/skills/careful-review/SKILL.md',
      'Now: the agent has answered the last request; the user has said nothing since.',
    ],
  },
  {
    name: 'the person’s own shell tells the branch',
    told: start()
      .prompt('<bash-input>git switch main</bash-input>', 'shell')
      .prompt("<bash-stdout>Switched to branch 'main'</bash-stdout><bash-stderr></bash-stderr>", 'output')
      .prompt('carry on here')
      .call('Edit', edit('src/a.ts'), OK),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `main`; edited and not committed by the agent.',
      'Last exchange: the user: “carry on here”',
    ],
  },
  {
    name: 'limits of a plan come by their headings; its body is not the person’s word',
    told: start()
      .prompt(
        'Implement the following plan:\n\n# Faster totals\n\nSome words about it.\n\n## Constraints\n- Keep the public types as they are\n- No new dependency\n\n## Steps\n1. Cache the rows\n',
      )
      .call('Edit', edit('src/totals.ts'), OK),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`; edited and not committed by the agent.',
      'Last exchange: the user: “Implement the following plan: Faster totals”',
      'Rules in force:',
      '- Constraints: Keep the public types as they are; No new dependency',
    ],
  },
  {
    name: 'what the last list names as remaining is left open',
    told: start()
      .prompt('Review it.')
      .say(
        'All done.\n\n**Remaining:**\n- #2 integration tests (deferred)\n- the comment on `countRows`\n\nTell me when to go on.',
      ),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “Review it.”',
      'Left open:',
      '- Remaining: #2 integration tests (deferred)',
      '- Remaining: the comment on `countRows`',
      'Now: the agent has answered the last request; the user has said nothing since.',
    ],
  },
  {
    name: 'an answer in words of their own is said once',
    told: start()
      .prompt('Add sharing.')
      .call(
        'AskUserQuestion',
        { questions: [{ question: 'What next?', options: [{ label: 'Stop', description: 'Leave it.' }] }] },
        {
          text: 'User has answered your questions: "What next?"="commit the review, then H1 to H4" user notes: commit the review, then H1 to H4. You can now continue with the user\'s answers in mind.',
        },
      )
      .say('Committing.'),
    language: 'en',
    a: [
      'Where this session stood:',
      'Place: on branch `fix/cart`.',
      'Last exchange: the user: “Add sharing.”, and since then “commit the review, then H1 to H4” to the question “What next?” The agent then: “Committing.”',
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
