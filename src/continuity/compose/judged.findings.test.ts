import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'
import { INDEX_READ } from './waiting-sample.ts'

/** What readers found cut, over, or claimed beyond what was seen: a small made-up session each. */
const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'fix/cart')
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const ledgerOf = ({ entries }: Session) => advance(emptyLedger(), entries)
const said = (told: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: ledgerOf(told), labels: LABELS[language] }).text
const beside = (told: Session, summary: string, next = '') =>
  delta({ ledger: ledgerOf(told), told: summary, a: { text: 'Where this session stood:', lineKeys: [] }, next }).text
const last = (text: string) => text.split('\n').at(-1)

describe('a cut never changes the meaning', () => {
  const task = (description: string) =>
    start()
      .prompt('Work through the tasks.')
      .call('TaskCreate', { subject: 'Wire the cart' }, { text: 'Task #1 created' })
      .call('TaskUpdate', { taskId: '1', status: 'in_progress' }, OK)
      .call('TaskCreate', { subject: 'Wire the stop handler', description }, { text: 'Task #2 created' })
  const points = [
    'Change hooks/stop.ts to:',
    '- call next(state.phase, "stop") once save() has succeeded and nothing else is waiting in the queue',
    '- set state.phase to what it returns, and write the state back with saveState(state)',
    '- If it asks for `flush`, flush at once, before the answer goes out',
  ]

  test('a task says all of its points, the one that decides included', () => {
    const text = said(task(points.join('\n')))
    expect(text).toContain('If it asks for `flush`, flush at once, before the answer goes out')
    expect(text).not.toContain('…')
  })

  test('a task whose description is too long to be said whole is named by its subject alone', () => {
    const text = said(task([...points, ...points, ...points].join('\n')))
    expect(text).not.toContain('says:')
    expect(text).not.toContain('hooks/stop.ts')
  })

  test.each([
    [
      'en',
      'Do not start a database here. you can reach the one on db.example:5432',
      '- The user: “Do not start a database here. you can reach the one on db.example:5432”',
    ],
    [
      'zh-TW',
      '不要在這裡啟動資料庫。可以連到 db.example:5432 那一台。',
      '- 使用者：「不要在這裡啟動資料庫。可以連到 db.example:5432 那一台。」',
    ],
  ] as const)('what goes instead is said with what is forbidden (%s)', (language, prompt, line) => {
    expect(said(start().prompt(prompt).call('Edit', edit('a.ts'), OK), language)).toContain(line)
  })

  test('a sentence that is about something else is not said with a limit', () => {
    const told = start().prompt('Do not start a database here. Round the totals up.').call('Edit', edit('a.ts'), OK)
    expect(said(told)).toContain('- The user: “Do not start a database here.”')
  })

  test('a section of which some points are told says how many more there are', () => {
    const item = [
      '## Acceptance',
      '- Totals are rounded up.',
      '## Edge Cases',
      '- The control appears only for carts with hidden rows.',
      '- An empty cart shows a hint.',
      '- A cart of another currency shows its own sign.',
    ].join('\n')
    const told = start().prompt('Work on shop-7.').call('Bash', { command: 'bd show shop-7' }, { text: item })
    expect(said(told)).toContain(
      'Edge Cases (bd show shop-7): The control appears only for carts with hidden rows; 2 more',
    )
  })

  test('the request is named by the sentence that asks, not by what is told before it', () => {
    const path = 'tmp/0123456789abcdef0123456789abcdef0123456789abcdef/chats/session.json'
    const told = start()
      .prompt(`the path of the newest export is -> ${path}\nMake a plan to repair that path only for guests`)
      .call('Read', { file_path: '/srv/shop/a.ts' }, OK)
    expect(last(said(told))).toBe(
      'Now: the user said “Make a plan to repair that path only for guests”; the agent was at work on it and has not answered yet.',
    )
  })
})

describe('what is over is not told as running', () => {
  const NOTICE =
    '<task-notification>\n<task-id>b12f</task-id>\n<status>completed</status>\n<summary>completed (exit code 0)</summary>\n</task-notification>'
  const STARTED = { text: 'Command running in background with ID: b12f. Output is being written to: out.log' }
  const SERVE = { command: 'npm run serve', run_in_background: true }

  test.each([
    ['its end was told afterwards', start().prompt('Serve it.').call('Bash', SERVE, STARTED).prompt(NOTICE, 'output')],
    [
      'its end was told before the answer to its start',
      start().prompt('Serve it.').prompt(NOTICE, 'output').call('Bash', SERVE, STARTED),
    ],
  ])('%s', (_, told) => {
    expect(beside(told, '…')).not.toContain('Still running')
  })

  test('one of which nothing was heard still runs', () => {
    expect(beside(start().prompt('Serve it.').call('Bash', SERVE, STARTED), '…')).toContain(
      'Still running in the background (b12f): npm run serve',
    )
  })
})

describe('the place claims what was seen', () => {
  test.each([
    [
      'begins with a summary',
      start().summary('Earlier work.').prompt('Round up.').call('Edit', edit('src/cart.ts'), OK),
    ],
    [
      'begins at its beginning',
      start().prompt('Round up.').call('Edit', edit('src/cart.ts'), OK).summary('All of it.'),
    ],
  ])('that something was edited and not committed is said where the transcript %s', (_, told) => {
    expect(said(told)).toContain('; edited and not committed by the agent.')
  })

  test.each([
    [
      'en',
      'Place: the shell was left in tests/e2e (commands and searches without a path look only there); on branch `fix/cart`;',
    ],
    ['zh-TW', '位置：命令列停在 tests/e2e（不帶路徑的命令和搜尋只看那裡）；分支 `fix/cart`；'],
    ['zh-CN', '位置：命令行停在 tests/e2e（不带路径的命令和搜索只看那里）；分支 `fix/cart`；'],
  ] as const)('it says first where the shell was left, and what follows from that (%s)', (language, piece) => {
    const told = start().prompt('Run them.').place('/srv/shop/tests/e2e', 'fix/cart')
    expect(said(told.call('Edit', edit('a.ts'), OK), language)).toContain(piece)
  })

  test('a shell that came back is not spoken of', () => {
    const told = start().prompt('Run them.').place('/srv/shop/tests/e2e', 'fix/cart').place('/srv/shop', 'fix/cart')
    expect(said(told.call('Edit', edit('a.ts'), OK))).not.toContain('shell')
  })

  test('two folders that end alike are told apart', () => {
    const told = start().prompt('x').call('Edit', edit('web/src/api/client.ts'), OK).call('Edit', edit('api/.env'), OK)
    expect(recover({ ledger: ledgerOf(told), world: INDEX_READ }).text).toContain(
      'not committed by the agent: api/.env and web/src/api/client.ts',
    )
  })
})

describe('that the work is in flight is not said where the place tells how far it is', () => {
  const inFlight = (prompt: string) =>
    start().prompt(prompt).say('Now let me update `roundUp`:').call('Edit', edit('src/cart.ts'), OK)

  test('where something else is said beside it: readers found the line known every time', () => {
    const known = recover({ ledger: ledgerOf(inFlight('Round the totals up.')), alreadyTold: '…', summaryKnown: true })
    expect(known.text.split('\n').slice(1)).toEqual([
      'Place: on branch `fix/cart`; edited and not committed by the agent.',
      'Last exchange: the user: “Round the totals up.”',
    ])
  })

  test.each([
    [
      'en',
      'Round the totals up.',
      'Now: the user said “Round the totals up.”; the agent was at work on it and has not answered yet.',
    ],
    ['zh-TW', '總計往上進位。', '現在：使用者說「總計往上進位。」；代理正在處理，還沒有回覆。'],
  ] as const)(
    'where the place tells only where it is, the last line names the request (%s)',
    (language, prompt, line) => {
      const told = start().prompt(prompt).call('Read', { file_path: '/srv/shop/src/cart.ts' }, OK)
      expect(last(said(told, language))).toBe(line)
    },
  )

  test('the task in progress is where the summary is known not to tell it', () => {
    const told = start()
      .prompt('Work through the tasks. Never touch the schema.')
      .call('TaskCreate', { subject: 'Wire the cart' }, { text: 'Task #1 created' })
      .call('TaskUpdate', { taskId: '1', status: 'in_progress' }, OK)
      .call('Edit', edit('src/cart.ts'), OK)
    const ledger = advance(emptyLedger(), told.entries)
    const known = (alreadyTold: string) => recover({ ledger, alreadyTold, summaryKnown: true }).text
    expect(known('The cart was looked at.')).toContain(
      'not committed by the agent; task #1 “Wire the cart” in progress.',
    )
    expect(known('Pending: wire the cart.')).not.toContain('in progress')
    expect(said(told)).not.toContain('in progress')
  })
})

describe('a rule is said with the half that limits it', () => {
  test.each([
    ['en', 'It must be on by default. And off when the user says so.'],
    ['zh-TW', '必須預設開啟。除非使用者關掉它。'],
    ['zh-CN', '必须默认开启。除非用户关掉它。'],
  ] as const)('%s', (language, words) => {
    const told = start().prompt('Add telemetry.').refuse('Edit', edit('src/config.ts'), words)
    const text = said(told.say('Fine.').prompt('Go on.').call('Edit', edit('src/config.ts'), OK), language)
    expect(text).toContain(words)
  })
})

describe('what the agent said of a failure is not found where work went on', () => {
  const told = (sentence: string) =>
    start()
      .prompt('Mend the totals.')
      .say(`${sentence} Let me relax the test.`)
      .call('Edit', edit('src/totals.test.ts'), OK)
      .prompt('and the tax?')
  test.each([
    'The test is failing because `roundUp` now treats the tax as a part of the price.',
    'Issue: `roundUp` only sees the lines of the agent, because the others are counted in `sumLines`.',
  ])('%s', (sentence) => {
    const ledger = ledgerOf(told(sentence))
    const a = recover({ ledger })
    expect(delta({ ledger, told: '…', a, next: '`roundUp` fails in `sumLines`' }).text).not.toContain('roundUp')
  })
})
