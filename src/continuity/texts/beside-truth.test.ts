import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from './delta.ts'
import { LABELS } from './labels.ts'
import { recover } from './recover.ts'

/** What is true is never held against a summary; what is false is, with its proof. Made-up sessions. */
const OK = { text: 'ok' }
const start = (words = 'Fix the queue drain.') => session().place('/srv/shop', 'feat/q').prompt(words)
const edit = (told: Session, path: string) =>
  told.call('Edit', { file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' }, OK)
const run = (told: Session, command: string, text = '') => told.call('Bash', { command }, { text })
const against = ({ entries }: Session, summary: string, language: keyof typeof LABELS = 'en') => {
  const ledger = advance(emptyLedger(), entries)
  const labels = LABELS[language]
  const { text } = delta({ ledger, told: summary, a: recover({ ledger, labels }), labels, next: 'continue' })
  const lines = text.split('\n')
  const from = lines.indexOf(`${labels.against}${labels.colon}`)
  return from === -1
    ? ''
    : lines
        .slice(from + 1)
        .filter((line) => line.startsWith('- The summary') || line.startsWith('- 摘要'))
        .join('\n')
}

const committed = () =>
  edit(
    edit(
      run(edit(start(), 'q/drain.go'), 'git commit -am "drain: wait"', '[feat/q c0ffee1] drain: wait\n 1 file changed'),
      'q/pool.go',
    ),
    'docs/q.md',
  ).say('Next comes the pool.')
const looked = () =>
  run(
    start('Look at the queue drain.').call('Read', { file_path: '/srv/shop/q/drain.go' }, { text: 'func Drain()' }),
    'git log --oneline -3',
    'c0ffee1 drain: wait\nbbbbbb1 pool\naaaaaa1 first',
  ).say('I have looked at it.')
const tasks = () =>
  edit(start(), 'q/drain.go')
    .call('TaskCreate', { subject: 'Write the drain test', description: 'd' }, { text: 'Task #1 created successfully' })
    .call('TaskCreate', { subject: '量測佇列的延遲', description: 'd' }, { text: 'Task #2 created successfully' })
    .call(
      'TaskCreate',
      { subject: 'Document the drain limits', description: 'd' },
      { text: 'Task #3 created successfully' },
    )
    .call('TaskUpdate', { taskId: '1', status: 'completed' }, { text: 'Updated task #1 status' })
    .call('TaskUpdate', { taskId: '2', status: 'completed' }, { text: 'Updated task #2 status' })
    .say('Two of three are done.')
const unrun = () => edit(start(), 'q/drain.go').say('I have not run anything.')
const denied = () =>
  edit(
    start('為什麼信會寄兩次？')
      .say('原因是排程在兩台機器上都跑。')
      .prompt('不對，排程只在一台跑')
      .say('你說得對。原因是逾時後又寄了一次。'),
    'jobs/mail.rb',
  )

describe('what is true is not contradicted', () => {
  test.each([
    ['committed', committed, 'The drain fix in q/drain.go was committed (c0ffee1).'],
    ['committed', committed, 'q/drain.go is committed; q/pool.go and docs/q.md are uncommitted.'],
    ['committed', committed, 'The change in q/pool.go is not committed yet.'],
    ['committed', committed, 'The pool work is uncommitted.'],
    ['committed', committed, 'Uncommitted: q/pool.go, docs/q.md.'],
    ['committed', committed, 'Nothing has been pushed.'],
    ['committed', committed, 'drain 的修改已提交，q/pool.go 還沒有提交。'],
    ['committed', committed, '文件 docs/q.md 尚未提交。'],
    ['committed', committed, 'Before the fix, q/drain.go was uncommitted for a while because the test was missing.'],
    ['looked', looked, 'The drain was read; nothing was changed.'],
    ['looked', looked, 'The fix of the drain was committed in c0ffee1 before this session.'],
    ['looked', looked, 'The drain was fixed and committed by Mira last week.'],
    ['looked', looked, 'PR #12 was opened by Kim and changed the pool.'],
    ['looked', looked, 'The user fixed the pool and committed it.'],
    ['looked', looked, 'The wait was added upstream and committed in 2021.'],
    ['looked', looked, '看過 q/drain.go，沒有修改，也沒有提交。'],
    ['looked', looked, '之前的修正已提交在 c0ffee1。'],
    ['looked', looked, 'Next: fix the drain, then have it committed and a PR opened.'],
    ['tasks', tasks, '## Pending Tasks\n- Document the drain limits'],
    ['tasks', tasks, '## Pending Tasks\n- [x] Write the drain test\n- Document the drain limits'],
    ['tasks', tasks, '## Pending Tasks\n- Run the drain test on CI and write down how long it takes'],
    ['tasks', tasks, '## Completed\n- Write the drain test\n\n## Pending\n- Document the drain limits'],
    ['tasks', tasks, 'Pending tasks: document the drain limits.'],
    ['tasks', tasks, '## 待辦\n- 說明佇列的上限\n\n## 已完成\n- 量測佇列的延遲'],
    ['unrun', unrun, 'The drain was changed; no test was run.'],
    ['unrun', unrun, '`go test ./...` has to be run next.'],
    ['unrun', unrun, 'Run go test ./... until it passes.'],
    ['unrun', unrun, 'Done when `go test ./q` passes.'],
    ['unrun', unrun, 'The user says that `go test ./...` passes on CI.'],
    ['unrun', unrun, '還沒跑過 go test。'],
    ['unrun', unrun, '如果 go test ./... 通過，就提交。'],
    ['denied', denied, '信寄兩次是因為逾時後又寄了一次。'],
    ['denied', denied, '起初以為排程在兩台機器上都跑，使用者糾正：只在一台跑。'],
    ['denied', denied, '使用者指出排程只在一台機器上跑。'],
    ['denied', denied, '排程只在一台機器上跑；改了 jobs/mail.rb。'],
  ] as const)('%s: %#', (_, told, summary) => {
    expect(against(told(), summary)).toBe('')
  })
})

describe('what is false is said with its proof', () => {
  test.each([
    [
      committed,
      'en',
      'The fix of the drain in q/drain.go is uncommitted.',
      'q/drain.go went into commit c0ffee1 and was not edited since',
    ],
    [committed, 'en', 'The change in `q/drain.go` has not been committed yet.', 'q/drain.go went into commit c0ffee1'],
    [committed, 'zh-TW', 'q/drain.go 的修改還沒有提交。', 'q/drain.go 已在提交 c0ffee1 中，之後沒有再編輯'],
    [committed, 'zh-CN', 'q/drain.go 的修改尚未提交。', 'q/drain.go 已在提交 c0ffee1 中，之后没有再编辑'],
    [
      looked,
      'en',
      'The drain in q/drain.go was fixed, committed and PR #12 opened.',
      'no edit and no commit was seen in this session',
    ],
    [
      looked,
      'en',
      'The agent implemented the wait and committed it.',
      'no edit and no commit was seen in this session',
    ],
    [looked, 'zh-TW', 'drain 已修好並提交了。', '這個工作階段中沒看到任何編輯，也沒看到提交'],
    [
      tasks,
      'en',
      '## Pending Tasks\n- Write the drain test',
      'lists “Write the drain test” as pending; task #1 was completed',
    ],
    [
      tasks,
      'en',
      '7. Pending Tasks:\n   - Write the drain test.\n   - Document the drain limits',
      'task #1 was completed',
    ],
    [tasks, 'en', 'Pending tasks: write the drain test; document the drain limits.', 'task #1 was completed'],
    [tasks, 'zh-TW', '## 待辦\n- 量測佇列的延遲', '摘要把「量測佇列的延遲」列為待辦；任務 #2 已完成'],
    [tasks, 'zh-CN', '待辦：量測佇列的延遲', '任务 #2 已完成'],
    [unrun, 'en', 'Drain fixed; go test ./... passes.', 'no run of the tests was seen'],
    [unrun, 'en', 'Drain fixed and `go test ./...` is green.', 'no run of the tests was seen'],
    [unrun, 'zh-TW', 'drain 修好了，`go test ./...` 已通過。', '這個工作階段中沒看到執行過測試'],
    [unrun, 'zh-CN', 'drain 修好了，go test ./... 全部通過。', '这个会话中没看到运行过测试'],
    [denied, 'zh-TW', '排程在兩台機器上都跑，所以信寄了兩次。', '使用者對此說：「不對，排程只在一台跑」'],
    [denied, 'zh-TW', '信寄了兩次的原因是排程在兩台機器上都跑。', '使用者對此說'],
    [denied, 'zh-TW', '排程在兩台機器上都跑。', '使用者對此說'],
  ] as const)('%#', (told, language, summary, seen) => {
    expect(against(told(), summary, language)).toContain(seen)
  })
})
