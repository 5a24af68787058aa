import { describe, expect, test } from 'bun:test'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../lib/temp.ts'
import { result, said, transcript, used, user, type Workshop, workshop } from './lib.ts'

const folder = tempFolders()
const made = () => workshop(folder())

/** A session that changes two files, decides something, and is told a rule. */
function worked(shop: Workshop, name = 's1') {
  const file = join(shop.project, 'src/billing/invoice.ts')
  return transcript(join(shop.home.folder, `${name}.jsonl`), shop.project, [
    user('Invoices must show the tax rate. Always run npm test before you commit.'),
    said('The rate belongs into renderInvoice because the template has no access to taxTable.'),
    used('c1', 'Edit', { file_path: file, old_string: 'total', new_string: 'renderInvoice(taxTable, total)' }),
    result('c1', 'ok'),
    said('Now add the rate to the template used by renderInvoice:'),
    used('c2', 'Edit', {
      file_path: join(shop.project, 'src/billing/template.ts'),
      old_string: 'a',
      new_string: 'taxRateLabel(taxTable)',
    }),
    result('c2', 'ok'),
    used('c3', 'Bash', { command: 'npm test', description: 'Run the tests' }),
    result('c3', '12 passed'),
  ])
}

async function finish(shop: Workshop, session = 's1') {
  const transcript_path = worked(shop, session)
  await shop.fire('SessionStart', { source: 'startup', transcript_path }, session)
  await shop.fire('SessionEnd', { reason: 'prompt_input_exit', transcript_path }, session)
}

describe('SessionEnd', () => {
  test('S3.2, S3.5: writes the summary, what was done in which file, the command that works and the rule', async () => {
    const shop = made()
    await finish(shop)
    const byUri = new Map(shop.memories().map((memory) => [memory.uri, memory]))
    expect([...byUri.keys()].some((uri) => uri.startsWith('task://session_log/'))).toBe(true)
    expect(byUri.get('project://files/src/billing/invoice.ts')?.content).toContain('renderInvoice')
    expect(byUri.get('workflow://commands/npm-test')?.content).toContain('Passed in 1 of 1')
    expect([...byUri.values()].find(({ uri }) => uri.startsWith('project://conventions/'))).toMatchObject({
      trust: 'user',
      content: expect.stringContaining('Always run npm test'),
    })
    const next = await shop.start('s2')
    expect(next.context).toContain('`npm test`')
    expect(next.context).toContain('Always run npm test before you commit')
    expect(next.context).toContain('invoice.ts')
  })

  test('what the next session is told is ready before it begins, and is chosen from for its prompt', async () => {
    const shop = made()
    await finish(shop)
    const ready = () => shop.home.all<{ n: number }>('SELECT count(*) AS n FROM memory_cards')[0]?.n
    expect(shop.home.all('SELECT project FROM memory_briefs')).toHaveLength(1)
    expect(ready()).toBe(5)
    await shop.start('s2', 'clear')
    const { context } = await shop.prompt('Which table does the tax rate on an invoice come from?', 's2')
    expect(context).toContain('The rate belongs into renderInvoice because')
    // A question is answered by what was decided and done, not by names.
    expect(context).toContain('template.ts (')
    expect(context).not.toContain('invoice.ts')
    expect(shop.injections().map(({ reason }) => reason)).toContain('has to do with the prompt')
    await shop.tell('forget', 'project://files/src/billing/invoice.ts', '--yes')
    expect(ready()).toBe(0)
  })

  test('what a session got done and what it left open is told to the next one', async () => {
    const shop = made()
    const todo = (status: string) => ({
      todos: [
        { content: 'Print the tax rate on the invoice', status: 'completed', activeForm: '' },
        { content: 'Round amounts in roundCents', status, activeForm: '' },
        { content: 'Run the tests', status: 'pending', activeForm: '' },
      ],
    })
    const path = transcript(join(shop.home.folder, 'left.jsonl'), shop.project, [
      user('Please show the tax rate on every printed invoice.'),
      used('c1', 'TodoWrite', todo('pending')),
      result('c1', 'ok'),
      used('c2', 'Edit', { file_path: join(shop.project, 'a.ts'), old_string: 'a', new_string: 'taxRateLabel' }),
      result('c2', 'ok'),
    ])
    await shop.tell('import', 'transcripts', path)
    expect((await shop.start()).context).toContain(
      'done: Print the tax rate on the invoice; left open: Round amounts in roundCents',
    )
  })

  test('S3.25: short-term memories end with the session, mid-term ones when nobody used them for a month, long-term ones never', async () => {
    const shop = made()
    await shop.start()
    for (const [uri, tier] of [
      ['task://short', 8],
      ['project://mid', 5],
      ['project://long', 2],
    ] as const) {
      await shop.tell('memory', 'create', uri, '--content', `Of tier ${tier}, for a test.`, '--tier', String(tier))
    }
    shop.home.all(
      `UPDATE memories SET updated_at = updated_at - 40 * 86400000, author = 'agent', trust = 'agent' WHERE uri != 'task://short'`,
    )
    shop.home.all(`UPDATE memories SET origin = 'session s1' WHERE uri = 'task://short'`)
    await shop.fire('SessionEnd', { reason: 'other' })
    const status = Object.fromEntries(shop.memories().map((memory) => [memory.uri, memory.status]))
    expect(status).toMatchObject({ 'task://short': 'deleted', 'project://mid': 'archived', 'project://long': 'active' })
  })

  test('a session that was killed is learned from at the next start of the project', async () => {
    const shop = made()
    const transcript_path = worked(shop, 'killed')
    await shop.fire('SessionStart', { source: 'startup', transcript_path }, 'killed')
    await shop.start('s2')
    expect(shop.memories().map(({ uri }) => uri)).toContain('project://files/src/billing/invoice.ts')
  })

  /** A session in which one thing was said, and that never ended. */
  const cutOff = async (shop: Workshop, session: string, text: string) => {
    const transcript_path = transcript(join(shop.home.folder, `${session}.jsonl`), shop.project, [user(text)])
    await shop.fire('SessionStart', { source: 'startup', transcript_path }, session)
    await shop.fire('UserPromptSubmit', { prompt: text, prompt_id: session, transcript_path }, session)
    return (own: object) => shop.fire('Stop', { stop_hook_active: false, transcript_path, ...own }, session)
  }

  test('issue 16 A5: what an earlier version learned is judged anew when a session ends, and set aside where it does not hold', async () => {
    const shop = made()
    await shop.start()
    const learned = [
      ['conventions/later', 'never mind, we will look at it later'],
      ['conventions/tabs', 'We use tabs, not spaces.'],
      ['facts/red', 'the build is always red on Mondays'],
      ['facts/refunds', 'Refunds are allowed for 30 days.'],
      ['preferences/second', 'I prefer the second option'],
      ['preferences/short', 'I prefer short answers.'],
    ]
    for (const [where, content = ''] of learned)
      await shop.tell('memory', 'create', `project://${where}`, '--content', content)
    shop.home.all("UPDATE memories SET author = 'auto', origin = 'session old', details = '{}'")
    shop.home.all("DELETE FROM marks WHERE name GLOB 'memory judged *'")
    await shop.fire('SessionEnd', { reason: 'other' })
    const standing = shop.memories().flatMap(({ uri, status }) => (status === 'active' ? [uri] : []))
    expect(standing).toEqual(['project://conventions/tabs', 'project://facts/refunds', 'project://preferences/short'])
  })

  test('issue 16 C12: what was said in sessions that were killed is told at the very next start, and a later word wins', async () => {
    const shop = made()
    await cutOff(shop, 'k1', 'Refunds are allowed for 30 days.')
    await cutOff(shop, 'k2', 'Remember: staging is at stage.example.com')
    await cutOff(shop, 'k3', 'Refunds are allowed for 90 days, not 30.')
    const { context } = await shop.start('s2')
    expect(context).toContain('staging is at stage.example.com')
    expect(context).toContain('90 days')
    expect(context).not.toContain('for 30 days')
  })

  test('issue 16 C12: what was said in a session that is still open is told to the prompts of another', async () => {
    const shop = made()
    await shop.start('a')
    await shop.prompt('have a look at the invoice, please', 'a')
    const stop = await cutOff(shop, 'b', 'Refunds are allowed for 90 days.')
    await stop({ last_assistant_message: 'ok' })
    expect((await shop.prompt('for how many days are refunds allowed?', 'a')).context).toContain('90 days')
  })
})

describe('PreCompact', () => {
  test('S3.3, S3.18: decisions and rules out of the transcript, a timeline entry, and nothing of it on standard output', async () => {
    const shop = made()
    const transcript_path = worked(shop)
    await shop.fire('SessionStart', { source: 'startup', transcript_path })
    const { stdout } = await shop.fire('PreCompact', { trigger: 'manual', custom_instructions: null, transcript_path })
    expect(
      shop
        .memories()
        .map(({ uri }) => uri)
        .some((uri) => uri.startsWith('project://decisions/')),
    ).toBe(true)
    expect(shop.home.rows().some(({ type }) => type === 'memory:extract')).toBe(true)
    expect(stdout).not.toContain('memory:')
  })
})

test('S3.18: a repair out of the transcript, before it is compacted away', async () => {
  const shop = made()
  const file = join(shop.project, 'src/billing/invoice.ts')
  const transcript_path = transcript(join(shop.home.folder, 's1.jsonl'), shop.project, [
    user('the types are broken, please have a look'),
    used('c1', 'Bash', { command: 'npx tsc --noEmit' }),
    result('c1', "src/billing/invoice.ts(4,7): error TS2339: Property 'rate' does not exist on type 'Tax'.", true),
    used('c2', 'Edit', { file_path: file, old_string: 'tax.rate', new_string: 'tax.taxRate' }),
    result('c2', 'ok'),
    used('c3', 'Bash', { command: 'npx tsc --noEmit' }),
    result('c3', ''),
  ])
  await shop.fire('SessionStart', { source: 'startup', transcript_path })
  await shop.fire('PreCompact', { trigger: 'auto', custom_instructions: null, transcript_path })
  const [repair] = shop.memories().filter(({ uri }) => uri.startsWith('workflow://solutions/'))
  expect(repair?.content).toContain("Property 'rate' does not exist")
  expect(repair?.content).toContain('src/billing/invoice.ts')
})

describe('import transcripts', () => {
  test('part 8: learns once, is idempotent, and picks up what has grown', async () => {
    const shop = made()
    const path = worked(shop, 'old')
    const run = async () => JSON.parse((await shop.tell('import', 'transcripts', path, '--json')).stdout)
    expect(await run()).toMatchObject({ transcripts: 1, learned: 1, unchanged: 0 })
    const first = shop.memories()
    expect(await run()).toMatchObject({ learned: 0, unchanged: 1 })
    const more = `${JSON.stringify(user('Never print the tax rate twice.'))}\n`
    await Bun.write(path, readFileSync(path, 'utf8') + more)
    expect(await run()).toMatchObject({ learned: 1 })
    const second = shop.memories()
    expect(second.length).toBeGreaterThan(first.length)
    expect(second.find(({ uri }) => uri.endsWith('invoice.ts'))?.content).toContain('in 1 session')
  })

  test('part 7: an imported repair carries what was changed, and why', async () => {
    const shop = made()
    const file = join(shop.project, 'src/billing/invoice.ts')
    const path = transcript(join(shop.home.folder, 'old.jsonl'), shop.project, [
      user('the invoice tests fail, please have a look'),
      used('c1', 'Bash', { command: 'npx tsc --noEmit' }),
      result('c1', "src/billing/invoice.ts(4,7): error TS2339: Property 'rate' does not exist on type 'Tax'.", true),
      said('Rename the field because the API calls it taxRate:'),
      used('c2', 'Edit', { file_path: file, old_string: 'tax.rate', new_string: 'tax.taxRate' }),
      result('c2', 'ok'),
      used('c3', 'Bash', { command: 'npx tsc --noEmit' }),
      result('c3', ''),
    ])
    await shop.tell('import', 'transcripts', path)
    const [repair] = shop.memories().filter(({ uri }) => uri.startsWith('workflow://solutions/'))
    expect(repair?.content).toContain('src/billing/invoice.ts: `tax.rate` → `tax.taxRate`')
    expect(repair?.content).toContain('the API calls it taxRate')
  })

  test('an imported repair in a file that is gone is not offered', async () => {
    const shop = made()
    const error = "src/billing/invoice.ts(4,7): error TS2339: Property 'rate' does not exist on type 'Tax'."
    const path = transcript(join(shop.home.folder, 'old.jsonl'), shop.project, [
      user('the invoice tests fail, please have a look'),
      used('c1', 'Bash', { command: 'npx tsc --noEmit' }),
      result('c1', error, true),
      used('c2', 'Edit', {
        file_path: join(shop.project, 'src/billing/invoice.ts'),
        old_string: 'tax.rate',
        new_string: 'tax.taxRate',
      }),
      result('c2', 'ok'),
      used('c3', 'Bash', { command: 'npx tsc --noEmit' }),
      result('c3', ''),
    ])
    await shop.tell('import', 'transcripts', path)
    await shop.start()
    expect((await shop.fail('npx tsc --noEmit', error)).context).toBe('')
    shop.write('src/billing/invoice.ts', 'tax.rate')
    await shop.start('s2')
    expect((await shop.fail('npx tsc --noEmit', error, 's2')).context).toContain('`tax.rate` → `tax.taxRate`')
  })

  test('what was forgotten is not brought back by an import', async () => {
    const shop = made()
    const path = worked(shop, 'old')
    await shop.tell('import', 'transcripts', path)
    const uri = 'project://files/src/billing/invoice.ts'
    expect((await shop.tell('forget', uri, '--yes')).code).toBe(0)
    await shop.tell('import', 'transcripts', path, '--all')
    expect(shop.memories().map((memory) => memory.uri)).not.toContain(uri)
  })

  test('S3.7: what a prompt wants decides: work gets where such work was done, a question statements or nothing', async () => {
    const shop = made()
    await Bun.write(shop.home.settings, '{"memory": {"startChars": 0}}')
    await shop.tell('import', 'transcripts', worked(shop, 'old'))
    const told = async (prompt: string, session: string) => {
      await shop.start(session)
      return (await shop.prompt(prompt, session)).context
    }
    const work = await told('Add the tax rate to the footer of the invoice template', 's1')
    expect(work).toMatch(/invoice\.ts|template\.ts/)
    expect(work).toContain('taxRateLabel')
    const question = await told('Why does the tax rate belong into renderInvoice?', 's2')
    expect(question).toContain('because the template has no access to taxTable')
    // Of a file what was done there, never its names.
    expect(question).not.toMatch(/renderInvoice\(|taxRateLabel|seen on/)
    expect(await told('Which timezone do the cron jobs run in?', 's3')).toBe('')
  })

  test('the first session after an import knows the project, and a related prompt what was done', async () => {
    const shop = made()
    await shop.tell('import', 'transcripts', worked(shop, 'old'))
    expect((await shop.start()).context).toContain('renderInvoice')
    expect((await shop.start()).context).toBe('')
  })
})

describe('failure and repair', () => {
  test('a failed assertion is kept with its test and its values, and without half a secret', async () => {
    const shop = made()
    await shop.start()
    const token = `ghp_${'a1B2'.repeat(9)}`
    const output = [
      'Exit code 1',
      'FAIL ./cart.test.js',
      '  ● cart › signs in',
      '',
      '    expect(received).toBe(expected) // Object.is equality',
      '',
      `    Expected: "bearer of the shop and its customers and of all orders ${token}"`,
      '    Received: "nobody"',
    ].join('\n')
    await shop.fail('npx jest', output)
    await shop.edit('src/cart.js')
    await shop.bash('npx jest')
    const [repair] = shop.memories().filter(({ uri }) => uri.startsWith('workflow://solutions/'))
    expect(repair?.content).toContain(
      '`npx jest` failed with: cart › signs in: expect(received).toBe(expected) Expected: "',
    )
    expect(repair?.content).toContain('Received: "nobody"')
    expect(repair?.content).not.toContain('ghp_')
  })

  const solutions = (shop: Workshop) => shop.memories().filter(({ uri }) => uri.startsWith('workflow://solutions/'))
  const TEST = 'npm test -- billing'
  const failed = (n: number) =>
    `Exit code 1\nFAIL src/billing/invoice.test.ts\nTypeError: rate of line ${n} is undefined at /tmp/run-${n}/invoice.ts:${n}:5`

  test('S3.6, S3.16, S3.23: a repair is learned from what was done in between, and offered with its record', async () => {
    const shop = made()
    await shop.start()
    expect((await shop.fail(TEST, failed(3))).context).toBe('')
    await shop.edit('src/billing/invoice.ts')
    await shop.bash(TEST)
    await shop.start('s2')
    const { context } = await shop.fail(TEST, failed(77), 's2')
    expect(context).toContain('a change in src/billing/invoice.ts')
    expect(context).toContain('worked 1 of 1')
    await shop.edit('src/billing/invoice.ts', 's2')
    await shop.bash(TEST, 'ok', 's2')
    await shop.start('s3')
    expect((await shop.fail(TEST, failed(9), 's3')).context).toContain('worked 2 of 2')
  })

  test('a failure that only its output shows is seen too', async () => {
    const shop = made()
    await shop.start()
    await shop.bash(`${TEST} | tail -5`, failed(3))
    await shop.edit('src/billing/invoice.ts')
    await shop.bash(`${TEST} | tail -5`)
    expect(
      shop
        .memories()
        .map(({ uri }) => uri)
        .some((uri) => uri.startsWith('workflow://solutions/')),
    ).toBe(true)
  })

  test('no lesson from a flake, and none for ever: what passed untouched once must work twice before it is offered', async () => {
    const shop = made()
    await shop.start()
    await shop.fail(TEST, failed(3))
    await shop.bash('git status')
    await shop.bash(TEST)
    expect(solutions(shop)).toEqual([])
    for (const session of ['s2', 's3']) {
      expect((await shop.fail(TEST, failed(4), session)).context).toBe('')
      await shop.edit('src/billing/invoice.ts', session)
      await shop.bash(TEST, 'ok', session)
    }
    expect((await shop.fail(TEST, failed(5), 's4')).context).toContain('worked 2 of 2')
  })

  test('another failure behind a pipe, with exit code 0, is no success of the command', async () => {
    const shop = made()
    await shop.start()
    await shop.fail('npm run build', 'Exit code 2\nsrc/a.ts(3,1): error TS2304: Cannot find name "total".')
    await shop.edit('src/a.ts')
    await shop.bash('npm run build 2>&1 | tail -5', 'src/a.ts(9,1): error TS2345: Argument of type string.')
    expect(solutions(shop)).toEqual([])
    await shop.bash('npm run build 2>&1 | tail -5', 'done in 3 s')
    expect(solutions(shop).map(({ content }) => content.split('\n')[0])).toEqual([expect.stringContaining('TS2304')])
  })

  test('one failure, then another, then success: each has the repair that was made for it', async () => {
    const shop = made()
    await shop.start()
    await shop.fail('npm run build', 'Exit code 2\nsrc/first.ts(3,1): error TS2304: Cannot find name "total".')
    await shop.edit('src/first.ts')
    await shop.fail('npm run build', 'Exit code 2\nsrc/second.ts(9,1): error TS2345: Argument of type string.')
    await shop.edit('src/second.ts')
    await shop.bash('npm run build')
    const told = solutions(shop).map(({ content }) => content)
    expect(told).toHaveLength(2)
    expect(told[0]).toMatch(/TS2304[\s\S]*a change in src\/first.ts: `a` → `b`\./)
    expect(told[1]).toMatch(/TS2345[\s\S]*a change in src\/second.ts: `a` → `b`\./)
  })

  test('a build that makes what was missing is a repair; beside a change it is how the change was tried out', async () => {
    const shop = made()
    await shop.start()
    await shop.fail('npm test', "Exit code 1\nError: Cannot find module '../dist/index.js'")
    await shop.bash('npm run build')
    await shop.bash('npm test')
    expect(solutions(shop)[0]?.content).toContain('Repaired by running `npm run build`')
    await shop.fail('npm start', 'Exit code 1\nTypeError: invoice.rate is not a function\n    at src/invoice.ts:3:1')
    await shop.edit('src/invoice.ts')
    await shop.bash('npm run build')
    await shop.bash('npm start')
    expect(solutions(shop)[1]?.content).not.toContain('npm run build')
  })

  test.each([
    'npx tsc -b',
    'pnpm build',
    'cargo build',
    'make',
    'cd packages/api && npm run build',
    'npm run build | tail -5',
  ])('a build is a repair whoever runs it: %s', async (build) => {
    const shop = made()
    await shop.start()
    await shop.fail('npm test', "Exit code 1\nError: Cannot find module '../dist/index.js'")
    await shop.bash(build)
    await shop.bash('npm test')
    expect(solutions(shop)[0]?.content).toContain('Repaired by running `')
  })

  test.each([
    ['go vet ./...', './cart.go:6:2: undefined: total', './cart.go:9:2: result of total call not used'],
    ['./deploy.sh', 'Error: no such bucket', './deploy.sh: line 3: TAX_RATE: unbound variable'],
    [
      'make',
      "cart.c:3:1: error: expected ';'",
      "make: *** No rule to make target 'cart.h', needed by 'cart.o'.  Stop.",
    ],
    [
      'npm test && npx tsc',
      'a.ts(1,2): error TS2304: Cannot find name x.',
      'Tests:  3 passed, 3 total\na.ts(9,2): error TS2551: No y.',
    ],
  ])(
    'another failure behind a pipe that says it in words of its own is no success: %s',
    async (command, one, other) => {
      const shop = made()
      await shop.start()
      await shop.fail(command, `Exit code 1\n${one}`)
      await shop.edit('src/a.ts')
      await shop.bash(`${command} 2>&1 | tail -5`, other)
      expect(solutions(shop)).toEqual([])
    },
  )

  test('a repair whose files are gone is not offered', async () => {
    const shop = made()
    const file = shop.write('src/billing/invoice.ts', 'b')
    await shop.start()
    await shop.fail(TEST, failed(3))
    await shop.edit('src/billing/invoice.ts')
    await shop.bash(TEST)
    expect((await shop.fail(TEST, failed(3), 's2')).context).toContain('a change in src/billing/invoice.ts')
    rmSync(file)
    expect((await shop.fail(TEST, failed(3), 's3')).context).toBe('')
  })

  test('another assertion of the same runner is another failure', async () => {
    const output = (name: string, got: number) =>
      `Exit code 1\n  ● invoice › ${name}\n\n    expect(received).toBe(expected)\n\n    Expected: 3\n    Received: ${got}\n\n      at Object.<anonymous> (src/billing/invoice.test.ts:4:5)`
    const shop = made()
    await shop.start()
    await shop.fail(TEST, output('adds the tax', 2))
    await shop.edit('src/billing/invoice.ts')
    await shop.bash(TEST)
    expect((await shop.fail(TEST, output('rounds', 2), 's2')).context).toBe('')
    expect((await shop.fail(TEST, output('adds the tax', 7), 's2')).context).toBe('')
    expect((await shop.fail(TEST, output('adds the tax', 2), 's2')).context).toContain('worked 1 of 1')
  })

  test('the failures of other tools are looked up and learned from, too', async () => {
    const shop = made()
    await shop.tell(
      'memory',
      'create',
      'workflow://solutions/read',
      '--content',
      'Read it first.',
      '--error',
      'not been read',
    )
    await shop.start()
    const failure = (tool: string, input: object, error: string, session: string) =>
      shop.fire(
        'PostToolUseFailure',
        { tool_name: tool, tool_input: input, error, tool_use_id: `x${session}` },
        session,
      )
    const edit = { file_path: '/nowhere/a.ts', old_string: 'a', new_string: 'b' }
    expect((await failure('Edit', edit, 'File has not been read yet.', 's1')).context).toContain('Read it first.')
    const query = { sql: 'select * from rows' }
    const missing = 'ERROR: relation "rows" does not exist'
    expect((await failure('mcp__db__query', query, missing, 's2')).context).toBe('')
    await shop.bash('npx prisma migrate deploy', 'ok', 's2')
    await shop.after('mcp__db__query', query, { rows: [] }, 's2')
    expect((await failure('mcp__db__query', query, missing, 's3')).context).toContain('`npx prisma migrate deploy`')
  })

  test('an edit that missed its place teaches nothing, whatever was edited until it hit', async () => {
    const shop = made()
    const missed = (session: string) =>
      shop.fire(
        'PostToolUseFailure',
        {
          tool_name: 'Edit',
          tool_input: { file_path: join(shop.project, 'src/a.ts'), old_string: 'x', new_string: 'y' },
          error: 'String to replace not found in file. String: x',
          tool_use_id: `m${session}`,
        },
        session,
      )
    await shop.start()
    await missed('s1')
    await shop.edit('src/b.ts')
    await shop.edit('src/a.ts')
    expect(solutions(shop)).toEqual([])
    await shop.start('s2')
    expect((await missed('s2')).context).toBe('')
  })

  test('the same command again with another flag is no repair', async () => {
    const shop = made()
    await shop.start()
    await shop.fail('node tools/pack.mjs', failed(3))
    await shop.bash('node tools/pack.mjs --verbose')
    await shop.bash('node tools/pack.mjs')
    expect(solutions(shop)).toEqual([])
  })

  test('the repair is told with the path it was made in, what stood there and what stands there now, without secrets', async () => {
    const secret = ['ghp', '16C7e42F292c6912E7710c838347Ae178B4a'].join('_')
    const shop = made()
    await shop.start()
    await shop.fail(TEST, failed(3))
    const change = {
      old_string: 'const rate = line.rate\nsend(rate)',
      new_string: `const rate = line.rate ?? '${secret}'\nsend(rate)`,
    }
    await shop.after('Edit', { file_path: join(shop.project, 'src/billing/invoice.ts'), ...change })
    await shop.bash(TEST)
    const { context } = await shop.fail(TEST, failed(9), 's2')
    expect(context).toContain(
      'a change in src/billing/invoice.ts: `const rate = line.rate` → `const rate = line.rate ??',
    )
    expect(context).not.toContain(secret)
    expect(context).not.toContain('send(rate)')
  })

  test('a change that the failure does not point at is offered only after it worked again', async () => {
    const shop = made()
    await shop.start()
    for (const session of ['s1', 's2']) {
      await shop.start(session)
      expect((await shop.fail(TEST, failed(3), session)).context).toBe('')
      await shop.edit('docs/readme.md', session)
      await shop.bash(TEST, 'ok', session)
    }
    expect((await shop.fail(TEST, failed(3), 's3')).context).toContain('worked 2 of 2')
  })

  test('a repair that no longer works is no longer offered', async () => {
    const shop = made()
    await shop.start()
    await shop.fail(TEST, failed(3))
    await shop.edit('src/billing/invoice.ts')
    await shop.bash(TEST)
    for (const session of ['s2', 's3', 's4']) {
      await shop.fail(TEST, failed(3), session)
      await shop.edit('src/other.ts', session)
      await shop.fail(TEST, failed(3), session)
    }
    expect((await shop.fail(TEST, failed(3), 's5')).context).toBe('')
  })
})

describe('what else is recorded', () => {
  test('S3.8: a refused permission becomes a preference that decides nothing', async () => {
    const shop = made()
    await shop.start()
    const denied = { tool_name: 'Bash', tool_input: { command: 'git push origin main' }, reason: 'never push' }
    const { stdout } = await shop.fire('PermissionDenied', denied)
    expect(stdout).toBe('')
    expect(shop.memories().find(({ uri }) => uri.startsWith('workflow://permissions/'))).toMatchObject({
      content: 'Permission for Bash(git push) was asked once. It was refused once (never push).',
      trust: 'tool',
    })
  })

  test('S3.8: what was asked for and then done was allowed', async () => {
    const shop = made()
    await shop.start()
    const push = { tool_name: 'Bash', tool_input: { command: 'git push origin main' } }
    await shop.fire('PermissionRequest', push)
    await shop.bash('git push origin main')
    await shop.fire('PermissionRequest', { tool_name: 'Bash', tool_input: { command: 'rm -rf build' } })
    await shop.fire('SessionEnd', { reason: 'other' })
    const texts = shop.memories().filter(({ uri }) => uri.startsWith('workflow://permissions/'))
    expect(texts.map(({ content }) => content)).toEqual([
      'Permission for Bash(git push) was asked once. It was then done in 1 session.',
      'Permission for Bash(rm -rf) was asked once.',
    ])
  })

  test('S3.9: an important notification is kept, an idle one is not', async () => {
    const shop = made()
    await shop.start()
    await shop.fire('Notification', { message: 'Claude is waiting for your input', notification_type: 'idle_prompt' })
    await shop.fire('Notification', { message: 'The usage limit was exceeded', notification_type: 'other' })
    expect(shop.memories().filter(({ uri }) => uri.startsWith('task://notifications/'))).toHaveLength(1)
  })

  test('S3.10, S3.11: a subagent gets what its kind needs, its own record, and its result is kept', async () => {
    const shop = made()
    await shop.tell(
      'memory',
      'create',
      'project://review',
      '--content',
      'Reviews look at error paths first.',
      '--when',
      'When a code-reviewer agent starts',
    )
    await shop.tell('memory', 'create', 'project://core', '--content', 'Amounts are in cents.', '--tier', '0')
    await shop.start()
    const reviewer = await shop.fire('SubagentStart', { agent_id: 'a1', agent_type: 'code-reviewer' })
    expect(reviewer.context).toContain('error paths first')
    expect(reviewer.context).toContain('cents')
    expect((await shop.fire('SubagentStart', { agent_id: 'a2', agent_type: 'Explore' })).context).not.toContain(
      'error paths first',
    )
    await shop.fire('SubagentStop', {
      agent_id: 'a1',
      agent_type: 'code-reviewer',
      stop_hook_active: false,
      last_assistant_message: `Found three places. ${'The error of openPool is dropped. '.repeat(4)}`,
    })
    expect(shop.memories().find(({ uri }) => uri === 'task://agents/code-reviewer/a1')).toMatchObject({
      trust: 'agent',
    })
  })

  test('S3.12, S3.17: asks once to save, after more operations than the person set, only where it can, never in a loop or unattended', async () => {
    const shop = made()
    await Bun.write(shop.home.settings, '{"memory": {"askToSaveAfter": 5}}')
    await shop.start()
    let turn = 0
    const stop = (active = false, env: Record<string, string> = {}) =>
      shop.fire('Stop', { stop_hook_active: active, last_assistant_message: `Turn ${++turn}.` }, 's1', env)
    for (let n = 0; n < 6; n++) await shop.edit(`src/f${n}.ts`)
    expect((await stop()).stdout).toBe('')
    shop.home.all(`INSERT INTO marks (name, at) VALUES ('mcp:started', 9999999999999)`)
    expect((await stop(true)).stdout).toBe('')
    expect((await stop(false, { CLAUDE_CODE_ENTRYPOINT: 'sdk-cli' })).stdout).toBe('')
    expect((await stop()).stdout).toContain('memory_save')
    expect((await stop()).stdout).toBe('')
  })

  test('S3.24: an error that was fixed is a solution by itself, without a suggestion', async () => {
    const shop = made()
    await shop.start()
    shop.home.all(`INSERT INTO marks (name, at) VALUES ('mcp:started', 9999999999999)`)
    const error = 'Exit code 1\nsrc/cart.ts(3,7): error TS2304: Cannot find name "total".'
    await shop.fail('npx tsc --noEmit', error)
    const { context } = await shop.edit('src/cart.ts')
    expect(context).toBe('')
    await shop.bash('npx tsc --noEmit', '')
    expect(shop.memories().filter(({ uri }) => uri.startsWith('workflow://solutions/'))).toMatchObject([
      { status: 'active', content: expect.stringContaining('src/cart.ts') },
    ])
  })

  test('S3.15, S3.24: a pattern is suggested once in a session', async () => {
    const shop = made()
    await shop.start()
    shop.home.all(`INSERT INTO marks (name, at) VALUES ('mcp:started', 9999999999999)`)
    const contexts: string[] = []
    for (let n = 0; n < 5; n++)
      contexts.push(
        (await shop.after('Write', { file_path: join(shop.project, `src/parts/part${n}.vue`), content: 'x' })).context,
      )
    expect(contexts.filter((context) => context.includes('.vue files were made'))).toHaveLength(1)
  })

  test('S3.24: the first file of a kind in a project that is well known is worth a word, once', async () => {
    const shop = made()
    await shop.start()
    shop.home.all(`INSERT INTO marks (name, at) VALUES ('mcp:started', 9999999999999)`)
    const write = (name: string) =>
      shop.after('Write', { file_path: join(shop.project, name), content: 'x' }).then(({ context }) => context)
    expect(await write('src/first.proto')).not.toContain('first .proto file')
    shop.home.all(
      `INSERT INTO memory_links (project, kind, key, memory) SELECT project, 'file', 'src/known-' || n || '.ts', 1 FROM memory_places,
         (WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 25) SELECT n FROM up)`,
    )
    expect(await write('src/other.ts')).toBe('')
    expect(await write('src/second.proto')).toContain('first .proto file')
    expect(await write('src/third.proto')).not.toContain('first .proto file')
    expect(await write('src/queue/retry.ts')).toContain('src/queue/ is a new folder here')
    expect(await write('src/queue/retry.ts')).toBe('')
  })

  test('S3.15, S3.24: the same change in three files is a pattern', async () => {
    const shop = made()
    await shop.start()
    shop.home.all(`INSERT INTO marks (name, at) VALUES ('mcp:started', 9999999999999)`)
    const edit = async (name: string, made: string) =>
      (
        await shop.after('Edit', {
          file_path: join(shop.project, `src/${name}.ts`),
          old_string: name,
          new_string: made,
        })
      ).context
    expect(await edit('one', "import { logger } from '../log'")).toBe('')
    expect(await edit('two', "import { logger } from '../log'")).toBe('')
    expect(await edit('three', "import { logger } from '../log'")).toContain('The same change was made in 3 files')
    expect(await edit('four', "import { logger } from '../log'")).toBe('')
  })
})
