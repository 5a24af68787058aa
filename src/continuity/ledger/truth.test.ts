import { describe, expect, test } from 'bun:test'
import { INDEX_READ } from '../compose/waiting-sample.ts'
import { recover } from '../texts/recover.ts'
import { advance } from './advance.ts'
import type { FactKind, Ledger } from './facts.ts'
import { emptyLedger, factsOf } from './put.ts'
import { type Session, session } from './sample.ts'
import { statement } from './telling-sentence.ts'

const ledgerOf = (told: Session) => advance(emptyLedger(), told.entries)
const texts = (ledger: Ledger, kind: FactKind) => factsOf(ledger, kind).map((fact) => fact.text)
const said = (told: Session) => recover({ ledger: ledgerOf(told), world: INDEX_READ }).text
const RED = { text: '--- FAIL: TestDrain (0.1s)\nFAIL', failed: true }
const edit = (from: string, to: string, path = 'src/a.ts') => ({ file_path: path, old_string: from, new_string: to })

describe('a test that failed', () => {
  const failed = () => session().call('Bash', { command: 'go test ./queue -run TestDrain -count 50' }, RED)

  test.each([
    ['the same command passes', 'go test ./queue -run TestDrain -count 50', 'passing'],
    ['all tests pass', 'go test ./...', 'passing'],
    ['its package passes', 'go test ./queue', 'passing'],
    ['a run that names it passes', 'go test ./queue -run "TestDrain|TestFill"', 'passing'],
    ['another test of its package passes', 'go test ./queue -run TestFill', 'failing'],
    ['another package passes', 'go test ./http', 'failing'],
    ['a pattern that may cover it passes', "go test ./queue -run 'Test.*'", 'unknown'],
    ['a run with other build tags passes', 'go test -tags integration ./queue', 'unknown'],
    ['another runner passes whole', 'mise run test', 'unknown'],
    ['somebody looks for it', 'grep -rn TestDrain queue/worker_test.go', 'failing'],
  ])('when %s: %s → %s', (_, command, status) => {
    const later = failed().call('Bash', { command }, { text: 'ok' })
    expect(factsOf(ledgerOf(later), 'test')).toMatchObject([{ name: 'TestDrain', status }])
    if (status === 'failing') expect(said(later)).toContain('--- FAIL: TestDrain')
    expect(said(later)).not.toContain('last run: TestDrain')
  })

  test('is not spoken of when a later run fails without naming it', () => {
    const later = failed().call(
      'Bash',
      { command: 'go test ./...' },
      { text: '--- FAIL: TestOther\nFAIL', failed: true },
    )
    expect(said(later)).toContain('--- FAIL: TestOther')
    expect(said(later)).not.toContain('last run: TestDrain')
  })
})

describe('what came of a command', () => {
  test.each([
    [
      'a build whose errors a pipe lets through',
      'go build ./... 2>&1 | tail -5',
      { text: 'a.go:3:1: undefined: foo_bar' },
      'failing',
    ],
    ['a clean build', 'go build ./... 2>&1 | tail -5', { text: '' }, 'passing'],
    ['a test run that a pipe makes look well', 'go test ./... | tail -3', { text: 'FAIL\tqueue\t0.5s' }, 'failing'],
    ['a search that finds failures', 'grep -rn FAIL logs', { text: 'FAIL somewhere' }, 'passing'],
    [
      'a command the person declined',
      'rm -rf dist',
      { text: "The user doesn't want to proceed with this tool use.", failed: true },
      'declined',
    ],
    ['a command in the background', 'npm run dev', { text: 'Command running in background with ID: b1' }, 'unknown'],
  ])('%s: `%s`', (_, command, result, status) => {
    expect(factsOf(ledgerOf(session().call('Bash', { command }, result)), 'command')).toMatchObject([{ status }])
  })
})

describe('a change that does not stand', () => {
  test.each<[string, (told: Session) => Session]>([
    ['was taken back word for word', (told) => told.call('Edit', edit('cached_one()', 'one()'), { text: 'ok' })],
    [
      'was restored by git',
      (told) => told.call('Bash', { command: 'git checkout -- src/b.ts src/a.ts' }, { text: '' }),
    ],
    ['was reset with everything', (told) => told.call('Bash', { command: 'git reset --hard' }, { text: '' })],
    ['went with its file', (told) => told.call('Bash', { command: 'rm -f src/a.ts && ls' }, { text: '' })],
  ])('is not told when it %s', (_, undo) => {
    const told = session().say('Cache the result in a map.').call('Edit', edit('one()', 'cached_one()'), { text: 'ok' })
    expect(texts(ledgerOf(told), 'file')).toEqual(['src/a.ts (edited)'])
    expect(texts(ledgerOf(undo(told)), 'file')).toEqual([])
  })

  test('is told when it was committed before git restored the file', () => {
    const told = session()
      .call('Edit', edit('one()', 'cached_one()'), { text: 'ok' })
      .call('Bash', { command: 'git commit -am x' }, { text: '[main 1234567] x' })
      .call('Bash', { command: 'git checkout -- src/a.ts' }, { text: '' })
    expect(texts(ledgerOf(told), 'file')).toEqual(['src/a.ts (edited)'])
  })

  test.each(['Edit', 'Write', 'Read'])('is not told when the call failed: %s', (tool) => {
    const input = { ...edit('one()', 'function newThing() {}'), content: 'function newThing() {}' }
    const ledger = ledgerOf(session().call(tool, input, { text: 'String to replace not found', failed: true }))
    expect(Object.keys(ledger.facts)).toEqual([])
  })

  test('is not among the edited files once it was undone', () => {
    const told = session()
      .prompt('Work on the cache')
      .call('Edit', edit('one()', 'two()', 'src/b.ts'), { text: 'ok' })
      .call('Edit', edit('start', 'start with a map'), { text: 'ok' })
    expect(said(told)).toContain('not committed by the agent: src/a.ts and src/b.ts')
    const undone = told.call('Bash', { command: 'git checkout -- src/a.ts' }, { text: '' })
    expect(said(undone)).toContain('not committed by the agent: src/b.ts.')
  })

  test('defines nothing that stood there before', () => {
    const before = 'function readRow() { return 1 }'
    const ledger = ledgerOf(session().call('Edit', edit(before, `${before}\nfunction readAll() {}`), { text: 'ok' }))
    expect(texts(ledger, 'symbol')).toEqual(['readAll in src/a.ts'])
  })
})

test.each([
  ['So idleCond deadlocks', 'idleCond deadlocks'],
  ['Actually, submitOrder retries', 'submitOrder retries'],
  ['But npm fails', 'npm fails'],
  ['So the queue is empty', 'The queue is empty'],
  ['- `parseRow` drops rows', '`parseRow` drops rows'],
  ['Good - `parseRow` drops rows', '`parseRow` drops rows'],
])('a name keeps its spelling at the start of a sentence: %s → %s', (sentence, plain) => {
  expect(statement(sentence)).toBe(plain)
})

test.each([
  ['src/retry_after.ts', 'retry_after();\nparseDate(1)'],
  ['/tmp/run_a1b2c3d4e5/retry-after.ts', '// retry-after.ts, run_a1b2c3d4e5\nparseDate(1)'],
  ['src/after.ts', 'parseDate("run_a1b2c3d4e5")'],
])('a written file uses what stands in it, not its own path or what a machine made up: %s', (path, content) => {
  const ledger = ledgerOf(session().call('Write', { file_path: path, content }, { text: 'ok' }))
  expect(factsOf(ledger, 'file')[0]?.touches[0]?.adds).toEqual(['i:parseDate'])
})

test('a sentence is kept once: as a decision, not as a note too', () => {
  const sentence = 'We use `writeRow` instead of `writeAll` because the file is small.'
  const ledger = ledgerOf(session().say(sentence).say(`Again. ${sentence}`))
  expect(texts(ledger, 'decision')).toEqual([sentence])
  expect(texts(ledger, 'note')).toEqual([])
})

test.each<[string, string[]]>([
  ['And leave src/soap.ts as it is.', ['leave src/soap.ts as it is.']],
  ['Rename it. And leave src/soap.ts as it is.', ['leave src/soap.ts as it is.']],
  ["Fix the parser, and also don't touch the lexer", ["don't touch the lexer"]],
  [
    'You must not raise the timeout, and never touch the API.',
    ['You must not raise the timeout', 'never touch the API.'],
  ],
  [
    '金額一律用整數，不要用浮點數；也不要動到 src/稅務/ 底下的檔案。',
    ['金額一律用整數', '不要用浮點數', '不要動到 src/稅務/ 底下的檔案。'],
  ],
  ['请修复导出，但不要动公开接口', ['不要动公开接口']],
  ['只能用标准库', ['只能用标准库']],
  ['不得修改数据库结构', ['不得修改数据库结构']],
  ['If the cache is cold, never block the request', ['If the cache is cold, never block the request']],
  ['The log says "never retry a POST" here', []],
  ['> do not use tabs', []],
  ['Print `always use tabs` at the end', []],
  ['說明寫著「不要關機」', []],
])('the limits in a prompt: %s', (prompt, limits) => {
  expect(texts(ledgerOf(session().prompt(prompt)), 'constraint')).toEqual(limits)
})

test('a long prompt in Chinese still has its limits', () => {
  const prompt = `${'背景說明在此。'.repeat(300)}\n不得更改資料表。`
  expect(texts(ledgerOf(session().prompt(prompt)), 'constraint')).toEqual(['不得更改資料表。'])
})

test.each([
  ['Now I have a good understanding of the current state. ', ''],
  ['Perfect, everything looks good so far in this part. ', ''],
  ['The exporter writes one row per order and no header. ', 'The exporter writes one row per order and no header.'],
])('names that stand in code are told with a sentence that says something: %s', (talk, about) => {
  const ledger = ledgerOf(session().say(`${talk}\n\`\`\`ts\nexportRow(orderTable)\n\`\`\``))
  expect(texts(ledger, 'note')).toEqual(about === '' ? [] : [about])
})

test.each([
  '<task-notification>\n<task-id>b1</task-id>done</task-notification>',
  '<task-notification id="b1">never mind</task-notification>',
  '<user-prompt-submit-hook>always be kind</user-prompt-submit-hook>',
  'Stop hook feedback:\n- never stop before the tests pass',
  'Base directory for this skill: /skills/x\n\nAlways do this',
  'Caveat: The messages below were generated by the user while running local commands.',
  '/compact keep the plan',
])('what the client wrote is neither a goal nor a limit: %s', (prompt) => {
  const ledger = ledgerOf(session().prompt(prompt))
  expect([...texts(ledger, 'goal'), ...texts(ledger, 'constraint')]).toEqual([])
})
