import { describe, expect, test } from 'bun:test'
import type { Entry } from '../transcript/entry.ts'
import { advance } from './advance.ts'
import type { FactKind, Ledger } from './facts.ts'
import { emptyLedger, factsOf } from './put.ts'
import { sampleSession, session } from './sample.ts'

const ledgerOf = (entries: readonly Entry[]) => advance(emptyLedger(), entries)
const texts = (ledger: Ledger, kind: FactKind) => factsOf(ledger, kind).map((fact) => fact.text)

test('what was said on a way that the person left is told no more, and what was done there is', () => {
  const at = (offset: number, entry: object) => ({ offset, ...entry }) as Entry
  const typed = (offset: number, text: string) => at(offset, { type: 'prompt', voice: 'typed', text })
  const ledger = ledgerOf([
    typed(10, 'Mend the parser. Never touch the schema.'),
    typed(20, 'From now on always use tabs in src/quartz.ts. Never use spaces.'),
    at(30, { type: 'call', id: 'c', tool: 'Write', input: { file_path: '/p/src/quartz.ts', content: 'x' } }),
    at(40, { type: 'result', id: 'c', text: 'ok', failed: false }),
    at(50, { type: 'back', from: 20 }),
    typed(60, 'Use spaces in src/quartz.ts.'),
  ])
  const said = [...texts(ledger, 'goal'), ...texts(ledger, 'constraint')].join('\n')
  expect(said).toContain('Never touch the schema.')
  expect(said).toContain('Use spaces')
  expect(said).not.toContain('tabs')
  expect(said).not.toContain('Never use spaces')
  expect((ledger.rules ?? []).filter(({ text }) => text.includes('tabs'))).toEqual([])
  expect(factsOf(ledger, 'file').map(({ path }) => path)).toEqual(['/p/src/quartz.ts'])
})

describe('advance', () => {
  test('takes entries in one by one: any way of cutting them gives the same ledger', () => {
    const { entries } = sampleSession()
    const whole = ledgerOf(entries)
    for (let cut = 0; cut <= entries.length; cut++) {
      expect(advance(ledgerOf(entries.slice(0, cut)), entries.slice(cut))).toEqual(whole)
    }
    expect(entries.reduce((ledger, entry) => advance(ledger, [entry]), emptyLedger())).toEqual(whole)
  })

  test('leaves the ledger it was given as it was, and survives JSON', () => {
    const before = ledgerOf(sampleSession().entries)
    const copy = structuredClone(before)
    const after = advance(before, session().say('More about `otherThing`.').entries)
    expect(before).toEqual(copy)
    expect(JSON.parse(JSON.stringify(after))).toEqual(after)
  })

  test('stays bounded however long the session', () => {
    const long = session()
    for (let at = 0; at < 1200; at++) {
      long
        .prompt(`Request number ${at}: never touch module_${at}.ts because of reason_${at}`)
        .say(
          `The cause is that \`handler_${at}\` calls \`helper_${at}\` instead of \`other_${at}\` in src/part_${at}.ts.`,
        )
        .call(
          'Edit',
          { file_path: `/p/src/part_${at}.ts`, old_string: `a_${at}`, new_string: `function new_name_${at}() {}` },
          { text: 'ok' },
        )
        .call('Bash', { command: `bun test part_${at}` }, { text: `error: no part_${at}`, failed: true })
    }
    expect(JSON.stringify(ledgerOf(long.entries)).length).toBeLessThan(420_000)
  })

  test('counts use in the present epoch apart from use before it', () => {
    const ledger = ledgerOf(
      session().say('`oldName` and `sharedName`').summary('We used `sharedName`.').say('`sharedName` again').entries,
    )
    expect(ledger.epoch).toBe(1)
    expect(ledger.names['i:sharedName']).toMatchObject({ count: 2, before: 1 })
    expect(ledger.names['i:oldName']).toMatchObject({ count: 1, last: 1 })
  })
})

describe('kinds of facts', () => {
  test('the goal is what was asked last; what was asked before is superseded, a nudge changes nothing', () => {
    const ledger = ledgerOf(
      session().prompt('Build the importer').prompt('Now add the exporter').prompt('continue').prompt('好的').entries,
    )
    expect(factsOf(ledger, 'goal').map((goal) => [goal.text, goal.status])).toEqual([
      ['Build the importer', 'superseded'],
      ['Now add the exporter', 'open'],
    ])
  })

  test('a slash command is a request; what the client prints is not', () => {
    const ledger = ledgerOf(
      session()
        .prompt(
          '<command-message>review</command-message><command-name>/review</command-name><command-args>this branch</command-args>',
          'command',
        )
        .prompt('<command-name>/compact</command-name>', 'command')
        .prompt('<local-command-stdout>never mind</local-command-stdout>', 'output').entries,
    )
    expect(texts(ledger, 'goal')).toEqual(['/review this branch'])
  })

  test('a short answer is kept with its question and leaves the request open', () => {
    const ledger = ledgerOf(
      session().prompt('Plan the export format').say('Two ways are possible. Which option would you like?').prompt('B')
        .entries,
    )
    expect(factsOf(ledger, 'goal')).toMatchObject([
      { text: 'Plan the export format', status: 'open', answers: '' },
      { text: 'B', status: 'open', answers: 'Which option would you like?' },
    ])
  })

  test.each([
    ["Don't touch the migrations.", true],
    ['Please never push to main', true],
    ['Always run the linter first', true],
    ['it must stay compatible with v1', true],
    ['make sure the cache is cleared', true],
    ['Return not null but an empty list', true],
    ["let's keep it simple", true],
    ['不要改動公開介面', true],
    ['必須先跑測試', true],
    ['请勿提交到主分支', true],
    ['用的不是 npm 而是 bun', true],
    ["ok let's keep going", false],
    ['The parser is never called here?', false],
    ['Can you add a button', false],
    ['看看這個檔案', false],
  ])('a limit the person set: %s → %p', (text, expected) => {
    expect(texts(ledgerOf(session().prompt(text).entries), 'constraint')).toEqual(expected ? [text] : [])
  })

  test('statements in a long pasted plan are not limits, its commands are', () => {
    const plan = `${'Some background about the service. '.repeat(60)}\n- The hook is never called because it must be registered.\n- Do not rename the table.`
    expect(texts(ledgerOf(session().prompt(plan).entries), 'constraint')).toEqual(['Do not rename the table.'])
  })

  test('decisions are kept with their reason', () => {
    const ledger = ledgerOf(
      session().say('I looked around. We use `writeFileSync` instead of streams because the file is small. Fine.')
        .entries,
    )
    expect(texts(ledger, 'decision')).toEqual(['We use `writeFileSync` instead of streams because the file is small.'])
  })

  test('a file remembers what was done to it, why, and with which names', () => {
    const ledger = ledgerOf(sampleSession().entries)
    const file = factsOf(ledger, 'file').find((fact) => fact.path === 'src/status.ts')
    expect(file?.touches).toMatchObject([
      { act: 'read', range: '1-60' },
      {
        act: 'edited',
        why: 'update `resolveStatus` to look at returns first',
        adds: ['i:returned_at', 'i:ParcelStatus'],
      },
    ])
  })

  test('what the agent defines is a symbol of its file; what a document shows is not', () => {
    const ledger = ledgerOf(
      session()
        .call('Write', {
          file_path: 'src/parse.ts',
          content: 'export function parseLabel() {}\nexport class LabelError {}',
        })
        .call('Write', { file_path: 'docs/plan.md', content: '```ts\nfunction plannedThing() {}\n```' }).entries,
    )
    expect(factsOf(ledger, 'symbol').map((symbol) => [symbol.name, symbol.path])).toEqual([
      ['parseLabel', 'src/parse.ts'],
      ['LabelError', 'src/parse.ts'],
    ])
  })

  test('a command is known by what a person would type, with its last outcome', () => {
    const ledger = ledgerOf(
      session()
        .call('Bash', { command: 'cd /p && bun test 2>&1 | tail -5' }, { text: 'error: nope', failed: true })
        .call('Bash', { command: 'bun test' }, { text: '3 pass' })
        .call(
          'Bash',
          { command: 'git commit -m "$(cat <<\'EOF\'\nLong text\nEOF\n)"' },
          { text: '[main 1a2b3c4] Long text' },
        ).entries,
    )
    expect(factsOf(ledger, 'command').map((fact) => [fact.command, fact.status])).toEqual([
      ['bun test', 'passing'],
      ['git commit -m "…"', 'passing'],
    ])
    expect(texts(ledger, 'git')).toEqual(['Last commit 1a2b3c4 on main: Long text'])
  })

  test('a commit made in another folder is not this project’s last commit', () => {
    const ledger = ledgerOf(
      session()
        .place('/p', 'main')
        .call('Bash', { command: 'cd /tmp/x && git commit -m init' }, { text: '[trunk 1234567] init' }).entries,
    )
    expect(texts(ledger, 'git')).toEqual([])
  })

  test('an error is settled by the next success of the same command, and what was changed in between repaired it', () => {
    const failed = session().call(
      'Bash',
      { command: 'npm run lint' },
      { text: 'src/a.ts:3:1: error: unused variable foo_bar', failed: true },
    )
    expect(factsOf(ledgerOf(failed.entries), 'error')).toMatchObject([{ status: 'open', repair: { path: '' } }])
    const repaired = failed
      .say('Remove the unused variable from the loop.')
      .call('Edit', { file_path: 'src/a.ts', old_string: 'const foo_bar = 1', new_string: '' }, { text: 'ok' })
      .call('Bash', { command: 'npm run lint 2>&1' }, { text: 'no problems' })
    expect(factsOf(ledgerOf(repaired.entries), 'error')).toMatchObject([
      { status: 'done', repair: { path: 'src/a.ts', why: 'Remove the unused variable from the loop' } },
    ])
  })

  test('a change that failed and was taken back is a dead end', () => {
    const edit = (from: string, to: string) => ({ file_path: 'src/a.ts', old_string: from, new_string: to })
    const ledger = ledgerOf(
      session()
        .say('Cache the result in a global map.')
        .call('Edit', edit('one()', 'cached_one()'), { text: 'ok' })
        .call('Bash', { command: 'bun test' }, { text: 'error: stale value', failed: true })
        .call('Edit', edit('cached_one()', 'one()'), { text: 'ok' }).entries,
    )
    expect(texts(ledger, 'dead-end')).toEqual([
      'Cache the result in a global map (src/a.ts) failed with “error: stale value” and was undone',
    ])
  })

  test.each([
    ['go test ./...', '--- FAIL: TestReturns (0.01s)\nFAIL', 'TestReturns'],
    ['pytest', 'FAILED tests/test_a.py::test_returns - assert', 'tests/test_a.py::test_returns'],
    ['bun test', '(fail) returns > are kept [2ms]', 'returns > are kept'],
    ['cargo test', 'test returns::kept ... FAILED', 'returns::kept'],
  ])('%s tells which test fails, and a clean run clears it', (command, output, name) => {
    const red = session().call('Bash', { command }, { text: output, failed: true })
    expect(factsOf(ledgerOf(red.entries), 'test')).toMatchObject([{ name, status: 'failing' }])
    const green = red.call('Bash', { command }, { text: 'ok' })
    expect(factsOf(ledgerOf(green.entries), 'test')).toMatchObject([{ name, status: 'passing' }])
  })

  test('tasks follow their tools: created, numbered, updated, listed, deleted', () => {
    const ledger = ledgerOf(
      session()
        .call('TaskCreate', { subject: 'One' }, { text: 'Task #1 created' })
        .call('TaskCreate', { subject: 'Two' }, { text: 'Task #2 created' })
        .call('TaskCreate', { subject: 'Three' }, { text: 'Task #3 created' })
        .call('TaskUpdate', { taskId: '1', status: 'in_progress' }, { text: 'ok' })
        .call('TaskUpdate', { taskId: '3', status: 'deleted' }, { text: 'ok' })
        .call('TaskList', {}, { text: '#1 [completed] One\n#2 [pending] Two' }).entries,
    )
    expect(factsOf(ledger, 'task').map((task) => [task.label, task.progress, task.status])).toEqual([
      ['#2', 'pending', 'open'],
      ['#1', 'completed', 'done'],
    ])
  })

  test('a todo list replaces the one before it', () => {
    const todo = (content: string, status: string) => ({ content, status })
    const ledger = ledgerOf(
      session()
        .call('TodoWrite', { todos: [todo('Read', 'in_progress'), todo('Drop me', 'pending')] })
        .call('TodoWrite', { todos: [todo('Read', 'completed'), todo('Write', 'in_progress')] }).entries,
    )
    expect(factsOf(ledger, 'task').map((task) => [task.subject, task.progress])).toEqual([
      ['Read', 'completed'],
      ['Write', 'in_progress'],
    ])
  })

  test('a question to the person is open until they write', () => {
    const asked = session().say('It can be done. Should I also migrate the old rows?')
    expect(factsOf(ledgerOf(asked.entries), 'question')).toMatchObject([{ status: 'open' }])
    expect(factsOf(ledgerOf(asked.prompt('No, leave them').entries), 'question')).toMatchObject([{ status: 'done' }])
  })

  test('notes are sentences that stand alone: no intentions, no loose ends, no boilerplate', () => {
    const ledger = ledgerOf(
      session().say(
        'Let me check `fooBar` now. But it calls `fooBar` twice. `parseRow` drops rows without an id, see rows.ts. Generated with someTool and more.',
      ).entries,
    )
    expect(
      factsOf(ledger, 'note')
        .filter((note) => note.names.length === 0)
        .map((note) => note.text),
    ).toEqual(['`parseRow` drops rows without an id, see rows.ts.'])
  })
})
