import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** What the person took back, refused, queued or said at length: a small made-up session each, and what is said of it. */
interface Finding {
  readonly name: string
  readonly told: Session
  readonly language?: keyof typeof LABELS
  readonly says?: readonly string[]
  readonly never?: readonly string[]
}

const OK = { text: 'ok' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const start = () => session().place('/srv/shop', 'main')
const BECAUSE = [0, 1, 2, 3].map(
  (at) =>
    `The column c${at} has to be written after the column c${at + 1} because the auditors read the sheet that way.`,
)

const PLAN = '# Export\n\n## Constraints\n- Keep the header\n\n## Non-goals\n- PDF'
const PLAN_CN = '# 导出\n\n## 约束\n- 保留表头\n- 不加新依赖\n\n## 验收标准\n- 空月份只输出表头\n\n## 不做\n- PDF'
const PLAN_TW = '# 匯出\n\n## 約束\n- 保留表頭\n\n## 驗收標準\n- 空月份只輸出表頭\n\n## 非目標\n- PDF'

const FINDINGS: readonly Finding[] = [
  {
    name: 'what a refused plan laid down is no rule, and the plan is not called by its tool',
    told: start()
      .prompt('Plan the export.')
      .refuse(
        'ExitPlanMode',
        { plan: '# Export\n\n## Constraints\n- Rewrite everything in Rust' },
        'no, stay with TypeScript',
      )
      .call('Read', { file_path: '/srv/shop/export.ts' }, OK),
    says: [
      "Last exchange: the user: “Plan the export.”, and since then “no, stay with TypeScript” (refusing the agent's plan)",
    ],
    never: ['Rust', 'ExitPlanMode'],
  },
  {
    name: 'a plan that was agreed to lays down its constraints, also after one that was refused',
    told: start()
      .prompt('Plan the export.')
      .refuse(
        'ExitPlanMode',
        { plan: '# Export\n\n## Constraints\n- Rewrite everything in Rust' },
        'no, stay with TypeScript',
      )
      .call(
        'ExitPlanMode',
        { plan: '# Export\n\n## Constraints\n- Amounts in cents' },
        { text: 'User has approved your plan.' },
      )
      .call('Edit', edit('export.ts'), OK),
    says: ['- Constraints: Amounts in cents'],
    never: ['Rust'],
  },
  {
    name: 'a request stands beside the refusal that came after it',
    told: start()
      .prompt('Work on ticket 41.')
      .call('Edit', edit('export.ts'), OK)
      .say('Done.')
      .prompt('also support TSV, with a flag --tsv')
      .call('Edit', edit('tsv.ts'), OK)
      .refuse('Bash', { command: 'git push' }, 'not before the tests are green')
      .call('Edit', edit('tsv.ts'), OK),
    says: [
      'Last exchange: the user: “also support TSV, with a flag --tsv”, and since then “not before the tests are green” (refusing `git push`, which was not run since)',
    ],
  },
  {
    name: 'the same in Chinese',
    language: 'zh-CN',
    told: start()
      .prompt('处理 41 号工单。')
      .say('完成。')
      .prompt('还要支持 TSV，加一个 --tsv 参数')
      .refuse('Bash', { command: 'git push' }, '测试全绿之前不行')
      .call('Edit', edit('tsv.ts'), OK),
    says: [
      '最后一次对话：用户：“还要支持 TSV，加一个 --tsv 参数”，之后又说“测试全绿之前不行”（拒绝了 `git push`，之后没有运行）',
    ],
  },
  {
    name: 'what was taken out of the queue was never said, nor what it laid down; what had come before stays',
    told: start()
      .prompt('Add pagination to the list endpoint.')
      .call('Edit', edit('list.ts'), OK)
      .queue('also cap the page size at 200')
      .call('Edit', edit('list.ts'), OK)
      .queue('use cursor tokens instead')
      .takeBack('use cursor tokens instead')
      .call('Edit', edit('list.ts'), OK),
    says: [
      'Last exchange: the user: “Add pagination to the list endpoint.”, and since then “also cap the page size at 200”',
    ],
    never: ['cursor'],
  },
  {
    name: 'a rule that only a message ended which was taken back holds',
    told: start()
      .prompt('Add pagination. Do not use lodash.')
      .call('Edit', edit('list.ts'), OK)
      .say('Done.')
      .prompt('Now the export.')
      .queue('lodash is allowed after all')
      .takeBack('lodash is allowed after all')
      .call('Edit', edit('list.ts'), OK),
    says: ['- The user: “Do not use lodash.”'],
    never: ['allowed'],
  },
  {
    name: 'a limit behind sentences with reasons is a rule, whatever it counts',
    told: start()
      .prompt(
        `I want the export rewritten. ${BECAUSE.join(' ')} Do not send the mail unless the export has at least one row.`,
      )
      .call('Edit', edit('export.ts'), OK),
    says: ['“Do not send the mail unless the export has at least one row.”'],
  },
  {
    name: 'also where the sentences before it are more than are kept of one message',
    told: start()
      .prompt(
        `I want the export rewritten. ${[...BECAUSE, ...BECAUSE, ...BECAUSE, ...BECAUSE, ...BECAUSE].map((why, at) => why.replace('The column', `The column of sheet ${at}`)).join(' ')} Do not send the mail unless the export has a row.`,
      )
      .call('Edit', edit('export.ts'), OK),
    says: ['“Do not send the mail unless the export has a row.”'],
  },
  {
    name: 'and at the end of a very long message, whole',
    language: 'zh-CN',
    told: start()
      .prompt(
        `我要重写导出。${Array.from({ length: 180 }, (_, at) => `背景之${at}：旧的导出是同事写的，历史很长，细节很多。`).join('')}没有数据行就不要发邮件。`,
      )
      .call('Edit', edit('export.ts'), OK),
    says: ['“没有数据行就不要发邮件。”'],
  },
  {
    name: 'where not all rules have room it is said how many there are besides',
    told: start()
      .prompt(
        Array.from(
          { length: 4 },
          (_, at) =>
            `- Never rename the column number ${at} of the ledger, neither in code nor in the database nor in the docs of anybody at all, nor in the messages that the importer writes to the log.`,
        ).join('\n'),
      )
      .say('Fine.')
      .prompt(
        Array.from(
          { length: 8 },
          (_, at) =>
            `- Never drop the column number ${at} of the sheet, neither in code nor in the database nor in the docs of anybody at all, nor in the messages that the importer writes to the log.`,
        ).join('\n'),
      )
      .say('Fine.')
      .prompt('Now write the export for the auditors.')
      .call('Edit', edit('export.ts'), OK),
    says: ['; and 3 more'],
  },
  {
    name: 'a plan that the shell prints lays down its constraints, and what is out of it however short',
    told: start().prompt('Implement docs/plan.md.').call('Bash', { command: 'cat docs/plan.md' }, { text: PLAN }),
    says: ['- Constraints (docs/plan.md): Keep the header', '- Non-goals (docs/plan.md): PDF'],
  },
  {
    name: 'the headings of a plan in Simplified Chinese',
    language: 'zh-CN',
    told: start().prompt('实现 docs/plan.md。').call('Read', { file_path: 'docs/plan.md' }, { text: PLAN_CN }),
    says: [
      '约束（docs/plan.md）：保留表头; 不加新依赖',
      '验收标准（docs/plan.md）：空月份只输出表头',
      '不做（docs/plan.md）：PDF',
    ],
  },
  {
    name: 'and in Traditional Chinese',
    language: 'zh-TW',
    told: start().prompt('實作 41 號工單。').call('Bash', { command: 'gh issue view 41' }, { text: PLAN_TW }),
    says: [
      '約束（gh issue view 41）：保留表頭',
      '驗收標準（gh issue view 41）：空月份只輸出表頭',
      '非目標（gh issue view 41）：PDF',
    ],
  },
  {
    name: 'a plan that was handed over in Chinese is a rule under its headings, not a row of words',
    language: 'zh-CN',
    told: start().prompt(`请实现下面的计划：\n\n${PLAN_CN}`).call('Edit', edit('export.ts'), OK),
    says: ['用户：“请实现下面的计划：导出”', '约束：保留表头; 不加新依赖', '不做：PDF'],
  },
  {
    name: 'criteria under a label, as a tracker prints them',
    told: start()
      .prompt('Do bd-12.')
      .call(
        'Bash',
        { command: 'bd show bd-12' },
        { text: 'bd-12: Export\nStatus: open\n\nAcceptance Criteria:\n- one row per line' },
      ),
    says: ['- Acceptance Criteria (bd show bd-12): one row per line'],
  },
  {
    name: 'criteria in the object that a service answers with',
    told: start()
      .prompt('Do SHOP-41.')
      .call(
        'mcp__jira__get_issue',
        { key: 'SHOP-41' },
        {
          text: JSON.stringify({
            fields: { description: 'h2. Acceptance criteria\n* one row per line\n* amounts in cents' },
          }),
        },
      ),
    says: ['Acceptance criteria (mcp__jira__get_issue): one row per line; amounts in cents'],
  },
  {
    name: 'a yes to a bare question stands with what was proposed',
    told: start()
      .prompt('Speed up the login.')
      .say('I would lower bcrypt to 12 rounds. Shall I?')
      .prompt('do it')
      .call('Edit', edit('login.ts'), OK),
    says: ["“do it” to the agent's “I would lower bcrypt to 12 rounds. Shall I?”"],
  },
  {
    name: 'and a no in Chinese',
    language: 'zh-CN',
    told: start()
      .prompt('会话存在哪里好？')
      .say('我决定用 Redis，因为各进程共享。可以吗？')
      .prompt('不，用 cookie')
      .call('Edit', edit('session.ts'), OK),
    says: ['“不，用 cookie”，回答代理的“我决定用 Redis，因为各进程共享。可以吗？”'],
  },
  {
    name: 'of several options that were ticked each is said',
    told: start()
      .prompt('Plan the release.')
      .call(
        'AskUserQuestion',
        {
          questions: [
            {
              question: 'What goes in?',
              options: [
                { label: 'API', description: 'the new endpoints' },
                { label: 'Docs, guide', description: 'the guide for them' },
              ],
            },
          ],
        },
        { text: 'User has answered your questions: "What goes in?"="API, Docs, guide". You can now continue.' },
      )
      .call('Edit', edit('api.ts'), OK),
    says: ['“API, Docs, guide” (the new endpoints; the guide for them) to the question “What goes in?”'],
  },
  {
    name: 'the lines of a pasted diff are nobody’s words',
    told: start()
      .prompt(
        'why does this not apply?\ndiff --git a/x.ts b/x.ts\n--- a/x.ts\n+++ b/x.ts\n@@ -1,3 +1,3 @@\n-// never call this twice\n+// you must call init() first\n const a = 1',
      )
      .call('Read', { file_path: 'x.ts' }, OK),
    says: ['Last exchange: the user: “why does this not apply?”'],
    never: ['twice', 'init()'],
  },
  {
    name: 'behind a paste in three quotation marks the person speaks again',
    told: start()
      .prompt(
        'Here is the style guide:\n"""\nAll teams must use camelCase.\nNever use var.\n"""\nDoes our code follow it?',
      )
      .call('Read', { file_path: 'x.ts' }, OK),
    says: ['Does our code follow it?”'],
    never: ['camelCase', 'var'],
  },
  {
    name: 'a skill is followed on when more of the same is asked for',
    told: start()
      .prompt('Debug the login.')
      .call('Skill', { skill: 'sp:debugging' }, { text: 'Launching skill: sp:debugging' })
      .prompt('Base directory for this skill: /srv/skills/debugging\n\n# Debugging', 'meta')
      .call('Edit', edit('login.ts'), OK)
      .say('Found it: the cookie expires.')
      .prompt('also look at the session')
      .call('Edit', edit('session.ts'), OK),
    says: ['/srv/skills/debugging/SKILL.md'],
  },
  {
    name: 'its file is called as it was when it was written',
    told: start()
      .prompt('Write a skill for debugging, then use it.')
      .call('Write', { file_path: '/srv/skills/debugging/skill.md', content: '# Debugging' }, OK)
      .call('Skill', { skill: 'debugging' }, { text: 'Launching skill: debugging' })
      .prompt('Base directory for this skill: /srv/skills/debugging\n\n# Debugging', 'meta')
      .call('Read', { file_path: 'login.ts' }, OK),
    says: ['/srv/skills/debugging/skill.md'],
    never: ['SKILL.md'],
  },
  {
    name: 'how a check ended that the person ran is said: failed',
    told: start()
      .prompt('Fix the parser.')
      .call('Edit', edit('parser.ts'), OK)
      .say('Fixed the parser.')
      .prompt('<bash-input>npm test</bash-input>', 'shell')
      .prompt(
        '<bash-stdout>FAIL test/parser.test.ts > parses empty input\nAssertionError: expected null to be []\nTests 1 failed | 11 passed (12)</bash-stdout><bash-stderr></bash-stderr>',
        'output',
      )
      .prompt('see, still broken')
      .call('Read', { file_path: 'parser.ts' }, OK),
    says: ['`npm test` failed', 'expected null to be []'],
  },
  {
    name: 'how a check ended that the person ran is said: passed',
    told: start()
      .prompt('Fix the parser.')
      .call('Edit', edit('parser.ts'), OK)
      .say('Fixed the parser.')
      .prompt('<bash-input>npm test</bash-input>', 'shell')
      .prompt('<bash-stdout>Tests 12 passed (12)</bash-stdout><bash-stderr></bash-stderr>', 'output')
      .prompt('great, now the lexer')
      .call('Read', { file_path: 'lexer.ts' }, OK),
    says: ['passed after the last edit: `npm test`'],
  },
]

test.each(FINDINGS.map((finding) => [finding.name, finding] as const))(
  '%s',
  (_, { told, language = 'en', says = [], never = [] }) => {
    const ledger = advance(emptyLedger(), told.entries)
    const { text } = recover({ ledger, labels: LABELS[language], alreadyTold: '…', summaryKnown: true })
    for (const line of says) expect(text).toContain(line)
    for (const word of never) expect(text).not.toContain(word)
  },
)

describe('whose the sentences of a message are that may be somebody else’s', () => {
  const limits = (message: string) =>
    Object.values(advance(emptyLedger(), session().place('/srv/shop', 'fix/cart').prompt(message).entries).facts)
      .filter(({ kind }) => kind === 'constraint')
      .map(({ text }) => text)

  test.each([
    'sketch:\n- the carts are sorted by age\n- must be switched off by default\n- noted in the README',
    'yes. the overriding rule is to not get in the way of the clerk, but I think it must be switched off by default.\n\nare these likely to fail again?',
  ])('theirs, where they answer or announce points: %p', (message) => {
    expect(limits(message).join(' ')).toMatch(/switched off by default|not get in the way/)
  })

  test.each([
    'convert to toml\n\nteam: till\nrules:\n- we never write tests for carts\n- we always release on a Friday',
    'The old page reads\n\nReleases must always be made by hand.\nNobody may use git here.\n\nPlease delete that page from docs/wiki.',
  ])('not theirs, where something is to be done with a text: %p', (message) => {
    expect(limits(message)).toEqual([])
  })

  test('and what is needed now is no rule', () => {
    expect(limits('hmm, one more change\n- we need to strip out the old carts, they seem to fill up the page')).toEqual(
      [],
    )
  })
})
