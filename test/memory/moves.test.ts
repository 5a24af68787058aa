import { describe, expect, test } from 'bun:test'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeOf } from '../../src/memory/store/identity.ts'
import { readText } from '../../src/platform/files/reading.ts'
import { patientHook, runCommand } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'
import { result, said, transcript, used, user, type Workshop, workshop } from './lib.ts'

const folder = tempFolders()
const AMOUNT = 'export function parseAmount(text) {\n  return Math.round(Number(text) * 100)\n}\n'
const TAX = 'export function taxOf(amount) {\n  return amount * 0.19\n}\n'

function shopWith(files: Record<string, string>): Workshop {
  const shop = workshop(folder())
  for (const [path, text] of Object.entries(files)) shop.write(path, text)
  return shop
}

const remember = (shop: Workshop, uri: string, content: string, ...words: string[]) =>
  shop.tell('memory', 'create', uri, '--content', content, ...words)

const reading = async (shop: Workshop, path: string, session: string) =>
  (await shop.before('Read', { file_path: join(shop.project, path) }, session)).context

const move = (shop: Workshop, from: string, to: string) => {
  mkdirSync(join(shop.project, to, '..'), { recursive: true })
  renameSync(join(shop.project, from), join(shop.project, to))
}

/** Two folders of one project share a commit; a name alone proves nothing. */
const ONE_COMMIT = {
  '.git/HEAD': `${'ab'.repeat(20)}\n`,
  [`.git/objects/ab/${'ab'.repeat(19)}`]: '',
}

describe('issue 16 C11: what moved outside a session is followed at the next start, by its content', () => {
  test('a renamed file brings its memories along, and they are as true as before', async () => {
    const shop = shopWith({ 'src/money.ts': AMOUNT, 'src/tax.ts': TAX })
    await shop.start('s1')
    await remember(
      shop,
      'project://rounding',
      'Amounts are rounded half up.',
      '--file',
      join(shop.project, 'src/money.ts'),
    )
    move(shop, 'src/money.ts', 'src/billing/amounts.ts')
    await shop.start('s2')
    expect(await reading(shop, 'src/billing/amounts.ts', 's2')).toContain(
      '- project://rounding (said by the user): Amounts are',
    )
  })

  test('a file that was only copied keeps them', async () => {
    const shop = shopWith({ 'src/money.ts': AMOUNT })
    await shop.start('s1')
    await remember(
      shop,
      'project://rounding',
      'Amounts are rounded half up.',
      '--file',
      join(shop.project, 'src/money.ts'),
    )
    shop.write('src/copy.ts', AMOUNT)
    await shop.start('s2')
    expect(await reading(shop, 'src/copy.ts', 's2')).toBe('')
    expect(await reading(shop, 'src/money.ts', 's2')).toContain('rounded half up')
  })

  test('where two files have the content, neither is taken for it', async () => {
    const shop = shopWith({ 'src/money.ts': AMOUNT })
    await shop.start('s1')
    await remember(
      shop,
      'project://rounding',
      'Amounts are rounded half up.',
      '--file',
      join(shop.project, 'src/money.ts'),
    )
    rmSync(join(shop.project, 'src/money.ts'))
    shop.write('src/one.ts', AMOUNT)
    shop.write('src/two.ts', AMOUNT)
    await shop.start('s2')
    expect((await reading(shop, 'src/one.ts', 's2')) + (await reading(shop, 'src/two.ts', 's2'))).toBe('')
  })

  test('a folder that moved as a whole brings along what was said about the folder', async () => {
    const shop = shopWith({ 'src/old/money.ts': AMOUNT, 'src/old/tax.ts': TAX })
    await shop.start('s1')
    const [money, tax] = ['money', 'tax'].map((name) => join(shop.project, `src/old/${name}.ts`))
    await remember(shop, 'project://rounding', 'Amounts are rounded half up.', '--file', money ?? '')
    await remember(shop, 'project://vat', 'VAT is added at the end.', '--file', tax ?? '')
    await remember(
      shop,
      'project://billing',
      'Everything here is in cents.',
      '--file',
      `${join(shop.project, 'src/old')}/`,
    )
    renameSync(join(shop.project, 'src/old'), join(shop.project, 'src/billing'))
    await shop.start('s2')
    expect(await reading(shop, 'src/billing/money.ts', 's2')).toContain('Everything here is in cents')
  })

  test('a symbol that moved to another file takes its memory with it, unmarked', async () => {
    const shop = shopWith({ 'src/money.ts': AMOUNT + TAX, 'src/other.ts': 'export const a = 1\n' })
    await shop.start('s1')
    await remember(
      shop,
      'project://vat',
      'The rate of taxOf comes from the ministry.',
      '--file',
      join(shop.project, 'src/money.ts'),
      '--symbol',
      'taxOf',
    )
    shop.write('src/money.ts', AMOUNT)
    shop.write('src/other.ts', `export const a = 1\n\n${TAX}`)
    await shop.start('s2')
    expect(await reading(shop, 'src/other.ts', 's2')).toContain('- project://vat (said by the user): The rate of taxOf')
    expect(await reading(shop, 'src/money.ts', 's2')).toBe('')
  })

  /** A session that changes a file and comes to its end; the note was written before. */
  const changedIn = async (shop: Workshop, session: string, path: string, text: string) => {
    await shop.start(session)
    const file = shop.write(path, text)
    const lines = [
      user('round the other way, please'),
      used('c1', 'Edit', { file_path: file, old_string: 'round', new_string: 'floor' }),
      result('c1', 'ok'),
    ]
    const transcript_path = transcript(join(shop.home.folder, `${session}.jsonl`), shop.project, lines)
    await shop.fire('SessionEnd', { reason: 'other', transcript_path }, session)
  }
  const FLOORED = AMOUNT.replace('Math.round', 'Math.floor')

  test('a file that a session changed after the note was written is followed at the first start after it was renamed', async () => {
    const shop = shopWith({ 'src/money.ts': AMOUNT, 'src/tax.ts': TAX })
    await shop.start('s1')
    const file = join(shop.project, 'src/money.ts')
    await remember(shop, 'project://rounding', 'Amounts are never negative.', '--file', file)
    await changedIn(shop, 's2', 'src/money.ts', FLOORED)
    move(shop, 'src/money.ts', 'src/billing/amounts.ts')
    await shop.start('s3')
    expect(await reading(shop, 'src/billing/amounts.ts', 's3')).toContain('Amounts are never negative')
  })

  test.each<[string, string]>([
    ['a session changed it', 'charge'],
    ['somebody changed it by hand, under a name that nothing else has', 'chargeOnce'],
  ])('a definition is followed to another file after %s, and said to have changed', async (how, name) => {
    const one = `export function ${name}(cents) {\n  return cents * 100\n}\n`
    const other = one.replace('cents * 100', 'Math.round(cents * 100)')
    const shop = shopWith({ 'src/pay.ts': one + TAX, 'src/other.ts': 'export const a = 1\n' })
    await shop.start('s1')
    const file = join(shop.project, 'src/pay.ts')
    await remember(shop, 'project://charge', 'Called once for an order.', '--file', file, '--symbol', name)
    if (how.startsWith('a session')) await changedIn(shop, 's2', 'src/pay.ts', other + TAX)
    shop.write('src/pay.ts', TAX)
    shop.write('src/other.ts', `export const a = 1\n\n${other}`)
    await shop.start('s3')
    expect(await reading(shop, 'src/other.ts', 's3')).toContain('has changed since): Called once for an order.')
  })

  test('a definition that was changed by hand and has a name that others use is not looked for', async () => {
    const shop = shopWith({ 'src/pay.ts': `export function parse(a) {\n  return a\n}\n${TAX}` })
    await shop.start('s1')
    const file = join(shop.project, 'src/pay.ts')
    await remember(shop, 'project://parse', 'Called once for an order.', '--file', file, '--symbol', 'parse')
    shop.write('src/pay.ts', TAX)
    shop.write('src/other.ts', 'export function parse(text) {\n  return JSON.parse(text)\n}\n')
    await shop.start('s2')
    expect(await reading(shop, 'src/other.ts', 's2')).toBe('')
  })

  test('a worktree that has the old name and one that has the new one are both told', async () => {
    const shop = shopWith({
      'src/money.ts': AMOUNT,
      '.git/config': '[remote "origin"]\n\turl = https://git.example/o/r\n',
      ...ONE_COMMIT,
    })
    await shop.start('s1')
    await remember(
      shop,
      'project://rounding',
      'Amounts are rounded half up.',
      '--file',
      join(shop.project, 'src/money.ts'),
    )
    const other = join(shop.home.folder, 'clone')
    for (const [path, text] of [
      ['src/amounts.ts', AMOUNT],
      ['.git/config', '[remote "origin"]\n\turl = https://git.example/o/r\n'],
      ...Object.entries(ONE_COMMIT),
    ] as const) {
      mkdirSync(join(other, path, '..'), { recursive: true })
      writeFileSync(join(other, path), text)
    }
    const fire = async (name: string, own: object, session: string) =>
      (
        await patientHook({
          home: shop.home,
          input: { session_id: session, cwd: other, hook_event_name: name, ...own },
          env: { CLAUDE_PROJECT_DIR: other },
        })
      ).stdout
    await fire('SessionStart', { source: 'startup' }, 'c1')
    await fire('SessionStart', { source: 'startup' }, 'c2')
    const read = { tool_name: 'Read', tool_input: { file_path: join(other, 'src/amounts.ts') }, tool_use_id: 'x' }
    expect(await fire('PreToolUse', read, 'c2')).toContain('rounded half up')
    await shop.start('s3')
    expect(await reading(shop, 'src/money.ts', 's3')).toContain('rounded half up')
  })
})

describe('issue 16 C11: a file that was renamed and edited at once is followed', () => {
  const ORDERS = `import { db } from './db.ts'

export interface Order {
  readonly id: string
  readonly cents: number
}

/** All orders of a customer, the newest first. */
export function ordersOf(customer: string): Order[] {
  const rows = db.all('SELECT * FROM orders WHERE customer = ?', customer)
  return rows.sort((a, b) => b.placedAt - a.placedAt).map(({ id, cents }) => ({ id, cents }))
}

export function totalOf(orders: readonly Order[]): number {
  let total = 0
  for (const { cents } of orders) total += cents
  return total
}
`
  const EDITED = ORDERS.replace('./db.ts', '../store/db.ts')
    .replace('let total = 0', 'let total = SHIPPING')
    .concat('\nconst SHIPPING = 490\n')
  const REFUNDS = `import { db } from './db.ts'

export function refundsOf(customer: string): number[] {
  return db.all('SELECT cents FROM refunds WHERE customer = ?', customer).map((row) => row.cents)
}
`
  const git = (shop: Workshop, ...words: string[]) => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false']
    const { exitCode, stderr } = Bun.spawnSync(['git', ...who, ...words], { cwd: shop.project })
    if (exitCode !== 0) throw new Error(String(stderr))
  }
  const ruleAbout = async (shop: Workshop, path: string) =>
    remember(shop, 'project://totals', 'Totals are in cents.', '--file', join(shop.project, path))
  const WITH_GIT: Record<string, (shop: Workshop) => void> = {
    'git mv, not committed': (shop) => {
      mkdirSync(join(shop.project, 'src/sales'))
      git(shop, 'mv', 'src/orders.ts', 'src/sales/purchases.ts')
      shop.write('src/sales/purchases.ts', EDITED)
    },
    'git mv, committed': (shop) => {
      mkdirSync(join(shop.project, 'src/sales'))
      git(shop, 'mv', 'src/orders.ts', 'src/sales/purchases.ts')
      shop.write('src/sales/purchases.ts', EDITED)
      git(shop, 'add', '-A')
      git(shop, 'commit', '-qm', 'move the orders')
    },
    'a plain move': (shop) => {
      move(shop, 'src/orders.ts', 'src/sales/purchases.ts')
      shop.write('src/sales/purchases.ts', EDITED)
    },
  }

  test.each(Object.entries(WITH_GIT))('%s', async (_, rename) => {
    const shop = shopWith({ 'src/orders.ts': ORDERS, 'src/refunds.ts': REFUNDS })
    git(shop, 'init', '-q')
    git(shop, 'add', '-A')
    git(shop, 'commit', '-qm', 'first')
    await shop.start('s1')
    await ruleAbout(shop, 'src/orders.ts')
    rename(shop)
    await shop.start('s2')
    expect(await reading(shop, 'src/sales/purchases.ts', 's2')).toMatch(
      /has changed since [0-9a-f]{7}\): Totals are in cents\./,
    )
    expect(await reading(shop, 'src/refunds.ts', 's2')).toBe('')
  })

  test('what a session left behind about it comes along, too', async () => {
    const shop = shopWith({ 'src/orders.ts': 'export const a = 1\n' })
    await shop.start('s1')
    const file = shop.write('src/orders.ts', ORDERS)
    const lines = [
      user('totals must include what is not shipped yet'),
      said('The totals have to count unshipped orders because the invoice is sent before shipping.'),
      used('c1', 'Edit', { file_path: file, old_string: 'shipped', new_string: 'cents' }),
      result('c1', 'ok'),
    ]
    const transcript_path = transcript(join(shop.home.folder, 's1.jsonl'), shop.project, lines)
    await shop.fire('SessionEnd', { reason: 'other', transcript_path }, 's1')
    WITH_GIT['a plain move']?.(shop)
    await shop.start('s2')
    expect(shop.memories().map(({ uri }) => uri)).toContain('project://files/src/sales/purchases.ts')
  })

  test.each<[string, (shop: Workshop) => void]>([
    ['it was only deleted', () => {}],
    [
      'another one of its kind was written',
      (shop) => shop.write('src/refunds.ts', REFUNDS.replace('refundsOf', 'refunded')),
    ],
    [
      'two are as alike',
      (shop) => {
        shop.write('src/one.ts', EDITED)
        shop.write('src/two.ts', EDITED.replace('490', '590'))
      },
    ],
  ])('none is taken for it where %s', async (_, happen) => {
    const shop = shopWith({ 'src/orders.ts': ORDERS, 'src/refunds.ts': REFUNDS })
    await shop.start('s1')
    await ruleAbout(shop, 'src/orders.ts')
    rmSync(join(shop.project, 'src/orders.ts'))
    happen(shop)
    await shop.start('s2')
    for (const path of ['src/refunds.ts', 'src/one.ts', 'src/two.ts']) expect(await reading(shop, path, 's2')).toBe('')
  })
})

describe('issue 16 C11: a project is the same wherever it stands', () => {
  /** What a session that begins in a folder of its own is told. */
  const startIn = async (shop: Workshop, dir: string, session: string) =>
    (
      await patientHook({
        home: shop.home,
        input: { session_id: session, cwd: dir, hook_event_name: 'SessionStart', source: 'startup' },
        env: { CLAUDE_PROJECT_DIR: dir },
      })
    ).stdout

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['a folder without a repository', {}, {}],
    [
      'a repository without a remote',
      {
        '.git/config': '[core]\n',
        '.git/logs/HEAD': `${'0'.repeat(40)} ${'a'.repeat(40)} A <a@b.example> 1 +0\tcommit (initial): one\n`,
      },
      {},
    ],
    [
      'a repository that got a remote on the way',
      {
        '.git/config': '[core]\n',
        '.git/logs/HEAD': `${'0'.repeat(40)} ${'b'.repeat(40)} A <a@b.example> 1 +0\tcommit (initial): one\n`,
      },
      { '.git/config': '[remote "origin"]\n\turl = https://git.example/o/new\n' },
    ],
    [
      'a repository that was put under version control on the way',
      {},
      { '.git/config': '[remote "origin"]\n\turl = https://git.example/o/late\n' },
    ],
  ])('moved to another folder: %s', async (_, before, after) => {
    const shop = shopWith({ 'src/money.ts': AMOUNT, 'src/tax.ts': TAX, ...before })
    await shop.start('s1')
    for (const name of ['money', 'tax'])
      await remember(
        shop,
        `project://${name}`,
        `Note on ${name}.`,
        '--tier',
        '1',
        '--file',
        join(shop.project, `src/${name}.ts`),
      )
    const dir = join(shop.home.folder, 'elsewhere', 'app2')
    mkdirSync(join(dir, '..'), { recursive: true })
    renameSync(shop.project, dir)
    for (const [path, text] of Object.entries(after)) {
      mkdirSync(join(dir, path, '..'), { recursive: true })
      writeFileSync(join(dir, path), text)
    }
    expect(await startIn(shop, dir, 's2')).toContain('Note on money.')
    const { stdout } = await runCommand(shop.home, 'memory', 'list', '--project', dir, '--json')
    expect(stdout).toContain('project://tax')
    expect(
      new Set(shop.home.all<{ project: string }>('SELECT project FROM memories').map(({ project }) => project)).size,
    ).toBe(1)
  })

  const FIRST = `${'0'.repeat(40)} ${'c'.repeat(40)} A <a@b.example> 1 +0\tcommit (initial): one\n`
  const NAMED = '[remote "origin"]\n\turl = https://git.example/o/later\n'

  /** A repository without a remote that was moved. */
  const moved = async () => {
    const shop = shopWith({ '.git/config': '[core]\n', '.git/logs/HEAD': FIRST })
    await shop.start('s1')
    await remember(shop, 'project://x', 'The harbour closes at nine.', '--tier', '1')
    const dir = join(shop.home.folder, 'moved')
    renameSync(shop.project, dir)
    return { shop, dir, name: (config: string) => writeFileSync(join(dir, '.git/config'), config) }
  }

  test.each<[string, (dir: string, shop: Workshop) => Promise<unknown>]>([
    ['in a session', (dir, shop) => startIn(shop, dir, 's2')],
    ['by a command', (dir, shop) => runCommand(shop.home, 'memory', 'list', '--project', dir)],
    [
      'in two of its folders',
      async (dir, shop) => {
        await startIn(shop, dir, 's2')
        mkdirSync(join(dir, 'web'))
        await startIn(shop, join(dir, 'web'), 's3')
      },
    ],
  ])('moved, used %s, and only then given a remote, and another one', async (_, use) => {
    const { shop, dir, name } = await moved()
    await use(dir, shop)
    name(NAMED)
    expect(await startIn(shop, dir, 's4')).toContain('closes at nine')
    name(NAMED.replace('later', 'latest'))
    expect((await runCommand(shop.home, 'memory', 'list', '--project', dir)).stdout).toContain('closes at nine')
    expect(await startIn(shop, dir, 's5')).toContain('closes at nine')
  })

  test('moved and given a remote, and a command looks at it first', async () => {
    const { shop, dir, name } = await moved()
    name(NAMED)
    expect((await runCommand(shop.home, 'memory', 'list', '--project', dir)).stdout).toContain('closes at nine')
    expect(await startIn(shop, dir, 's2')).toContain('closes at nine')
  })

  test('what an earlier version left behind when a moved project got a remote is adopted', async () => {
    const { shop, dir, name } = await moved()
    await startIn(shop, dir, 's2')
    name(NAMED)
    const { project } = await placeOf(dir, readText)
    shop.home.all(`UPDATE memory_places SET project = '${project}' WHERE dir = '${dir}' RETURNING dir`)
    expect(await startIn(shop, dir, 's3')).not.toContain('closes at nine')
    const { stdout } = await runCommand(shop.home, 'memory', 'adopt', '--project', dir, '--json')
    expect(JSON.parse(stdout)).toMatchObject({ adopted: true })
    expect(await startIn(shop, dir, 's4')).toContain('closes at nine')
  })

  test('a folder without a repository that moved is offered what is abandoned, and brings it along when the person says so', async () => {
    const shop = shopWith({ 'a.txt': 'x' })
    await shop.start('s1')
    await remember(shop, 'project://lamp', 'The lamp is blue.', '--tier', '1')
    const dir = join(shop.home.folder, 'elsewhere', 'app3')
    mkdirSync(join(dir, '..'), { recursive: true })
    renameSync(shop.project, dir)
    expect(await startIn(shop, dir, 's2')).not.toContain('lamp')
    expect((await runCommand(shop.home, 'memory', 'list', '--project', dir)).stdout).toContain('memory adopt')
    const offered = await runCommand(shop.home, 'memory', 'adopt', '--project', dir)
    expect(offered.stdout).toContain(shop.project)
    expect(await startIn(shop, dir, 's3')).not.toContain('lamp')
    expect((await runCommand(shop.home, 'memory', 'adopt', dir, '--project', dir)).code).not.toBe(0)
    await runCommand(shop.home, 'memory', 'adopt', shop.project, '--project', dir)
    expect(await startIn(shop, dir, 's4')).toContain('lamp')
  })

  test('a copy of a project that is still where it was is another project', async () => {
    const shop = shopWith({ 'src/money.ts': AMOUNT, 'src/tax.ts': TAX })
    await shop.start('s1')
    for (const name of ['money', 'tax'])
      await remember(
        shop,
        `project://${name}`,
        `Note on ${name}.`,
        '--tier',
        '1',
        '--file',
        join(shop.project, `src/${name}.ts`),
      )
    const dir = join(shop.home.folder, 'copy')
    for (const [path, text] of [
      ['src/money.ts', AMOUNT],
      ['src/tax.ts', TAX],
    ] as const) {
      mkdirSync(join(dir, path, '..'), { recursive: true })
      writeFileSync(join(dir, path), text)
    }
    expect(await startIn(shop, dir, 's2')).not.toContain('Note on money.')
  })

  test('where both identities have a URI, the newer text stays, the other one is in its history, and nothing is left behind', async () => {
    const shop = shopWith({ '.git/config': '[core]\n' })
    await shop.start('s1')
    await remember(shop, 'project://port', 'The port is 8080.', '--tier', '1')
    await remember(shop, 'project://only', 'Only the old identity knows this.', '--tier', '1')
    const clone = join(shop.home.folder, 'clone')
    const names = { '.git/config': '[remote "origin"]\n\turl = https://git.example/o/r\n', ...ONE_COMMIT }
    for (const [path, text] of Object.entries(names)) {
      mkdirSync(join(clone, path, '..'), { recursive: true })
      writeFileSync(join(clone, path), text)
    }
    await startIn(shop, clone, 'c1')
    await runCommand(
      shop.home,
      'memory',
      'create',
      'project://port',
      '--content',
      'The port is 9090.',
      '--project',
      clone,
    )
    await remember(shop, 'project://late', 'Said last.')
    await shop.tell('memory', 'update', 'project://port', '--content', 'The port is 7070.')
    for (const [path, text] of Object.entries(names)) shop.write(path, text)
    expect((await shop.start('s2')).context).toContain('Only the old identity knows this.')
    const rows = shop.memories().filter(({ uri }) => uri === 'project://port')
    expect(rows).toMatchObject([{ content: 'The port is 7070.' }])
    expect((await shop.tell('memory', 'history', 'project://port')).stdout).toContain('9090')
    expect((await shop.tell('search', '7070')).stdout).toContain('project://port')
    expect(shop.home.all('SELECT DISTINCT project FROM memories')).toHaveLength(1)
    expect(shop.home.all('SELECT DISTINCT project FROM memory_links')).toHaveLength(0)
  })
})
