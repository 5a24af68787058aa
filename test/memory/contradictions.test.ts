import { describe, expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contradictingPairs } from '../../src/memory/claims/contradicting-pairs.ts'
import { create, ownMemory, revise } from '../../src/memory/store/store.ts'
import { openStore } from '../../src/storage/open.ts'
import { tempFolders } from '../lib/temp.ts'
import { result, said, transcript, used, user, type Workshop, workshop } from './lib.ts'
import { ENGLISH_MEMORIES } from './search-set-en.ts'
import { CHINESE_MEMORIES } from './search-set-zh.ts'

const folder = tempFolders()
const made = () => workshop(folder())

function say(shop: Workshop, uri: string, content: string, ...words: string[]) {
  return shop.tell('memory', 'create', uri, '--content', content, ...words)
}

describe('part 6: contradictions are shown', () => {
  test('at once to whoever writes, with what they disagree on', async () => {
    const shop = made()
    expect((await say(shop, 'project://port', 'The dev server listens on 8080.')).stdout).toBe(
      'Remembered project://port.\n',
    )
    const { stdout } = await say(shop, 'project://server', 'The dev server listens on 9090.')
    expect(stdout).toContain('This contradicts another memory:\n  project://port (9090 here, 8080 there)')
    const json = JSON.parse((await shop.tell('memory', 'read', 'project://port', '--json')).stdout)
    expect(json.contradictions).toEqual([
      { uri: 'project://server', content: 'The dev server listens on 9090.', why: '8080 here, 9090 there' },
    ])
  })

  test('by read, search, list and stats, and to the model', async () => {
    const shop = made()
    await say(shop, 'project://port', 'The dev server listens on 8080.', '--tier', '1')
    await say(shop, 'project://server', 'The dev server listens on 9090.', '--tier', '1')
    expect((await shop.tell('memory', 'read', 'project://port')).stdout).toContain(
      'project://server says otherwise (8080 here, 9090 there): The dev server listens on 9090.',
    )
    expect((await shop.tell('search', 'dev', 'server')).stdout).toContain('project://port says otherwise')
    const [hit] = JSON.parse((await shop.tell('search', 'dev', 'server', '--json')).stdout)
    expect(hit.contradicts).toHaveLength(1)
    const pairs = JSON.parse((await shop.tell('memory', 'list', '--contradictions', '--json')).stdout)
    expect(pairs).toMatchObject([
      { why: '8080 here, 9090 there', one: { uri: 'project://port' }, other: { uri: 'project://server' } },
    ])
    expect(JSON.parse((await shop.tell('memory', 'stats', '--json')).stdout).contradictions).toBe(1)
    const { context } = await shop.start()
    expect(context).toContain('project://port (said by the user; later project://server says otherwise)')
    expect(context).toContain('project://server (said by the user; earlier project://port said otherwise)')
  })

  test('of an import, of what sessions teach, and of what holds everywhere; never of another project', async () => {
    const shop = made()
    await say(shop, 'project://port', 'The dev server listens on 8080.')
    await say(shop, 'user://runner', 'Always run the tests with jest.')
    writeFileSync(
      join(shop.home.folder, 'in.json'),
      JSON.stringify([
        { uri: 'project://other', content: 'The dev server listens on 9090.' },
        { uri: 'project://port', content: 'The dev server is reached on port 7070.' },
      ]),
    )
    await shop.tell('memory', 'import', join(shop.home.folder, 'in.json'), '--conflict', 'rename')
    const path = transcript(join(shop.home.folder, 't.jsonl'), shop.project, [
      user('Always run the tests with vitest.'),
      said('Understood.'),
      used('c1', 'Edit', { file_path: join(shop.project, 'src/a.ts'), old_string: 'a', new_string: 'b' }),
      result('c1', 'ok'),
    ])
    await shop.fire('SessionStart', { source: 'startup', transcript_path: path })
    await shop.fire('SessionEnd', { reason: 'other', transcript_path: path })
    const pairs: { one: { uri: string }; other: { uri: string }; why: string }[] = JSON.parse(
      (await shop.tell('memory', 'list', '--contradictions', '--json')).stdout,
    )
    expect(pairs.map(({ one, other, why }) => [one.uri, other.uri, why]).sort()).toEqual([
      ['project://port', 'project://other', '8080 here, 9090 there'],
      ['project://port', 'project://port-2', '8080 here, 7070 there'],
      ['user://runner', 'project://conventions/always-run-the-tests-with-vitest', 'jest here, vitest there'],
    ])
    expect(JSON.parse((await shop.tell('memory', 'list', '--contradictions', '--all', '--json')).stdout)).toHaveLength(
      3,
    )
    const elsewhere = join(shop.home.folder, 'elsewhere')
    expect((await shop.command('memory', 'read', 'user://runner', '--project', elsewhere)).stdout).not.toContain(
      'otherwise',
    )
  })
})

describe('part 6: a contradiction ends', () => {
  async function pair() {
    const shop = made()
    await say(shop, 'project://port', 'The dev server listens on 8080.')
    await say(shop, 'project://server', 'The dev server listens on 9090.')
    const open = async () => (await shop.tell('memory', 'list', '--contradictions')).stdout.includes('against')
    expect(await open()).toBe(true)
    return { shop, open }
  }

  test('when one side is changed so that both hold, and comes back with its earlier version', async () => {
    const { shop, open } = await pair()
    await shop.tell('memory', 'update', 'project://server', '--content', 'The dev server listens on 8080.')
    expect(await open()).toBe(false)
    await shop.tell('memory', 'restore', 'project://server', '--version', '1')
    expect(await open()).toBe(true)
  })

  test('when one side is deleted or deprecated, and comes back with it', async () => {
    const { shop, open } = await pair()
    await shop.tell('memory', 'delete', 'project://server')
    expect(await open()).toBe(false)
    await shop.tell('memory', 'restore', 'project://server')
    expect(await open()).toBe(true)
    await shop.tell('memory', 'update', 'project://port', '--status', 'deprecated')
    expect(await open()).toBe(false)
  })

  test('when one is said to have evolved from the other', async () => {
    const { shop, open } = await pair()
    await shop.tell('memory', 'relate', 'project://server', '--to', 'project://port', '--kind', 'evolves_from')
    expect(await open()).toBe(false)
    await shop.tell('memory', 'update', 'project://port', '--tier', '1')
    expect((await shop.start()).context).toContain(
      'project://port (said by the user; project://server evolved from it)',
    )
  })

  test('when they turn out to be about different files', async () => {
    const { shop, open } = await pair()
    await shop.tell('memory', 'update', 'project://port', '--file', shop.write('src/a.ts', 'x'))
    expect(await open()).toBe(true)
    await shop.tell('memory', 'update', 'project://server', '--file', shop.write('src/b.ts', 'x'))
    expect(await open()).toBe(false)
  })

  test('one that somebody has said stays until somebody takes it back', async () => {
    const { shop, open } = await pair()
    await shop.tell('memory', 'relate', 'project://port', '--to', 'project://server', '--kind', 'contradicts')
    await shop.tell('memory', 'update', 'project://server', '--content', 'Ask the admin for the port.')
    expect(await open()).toBe(true)
    expect((await shop.tell('memory', 'read', 'project://port')).stdout).toContain('says otherwise (somebody said so)')
    await shop.tell(
      'memory',
      'relate',
      'project://port',
      '--to',
      'project://server',
      '--kind',
      'contradicts',
      '--remove',
    )
    expect(await open()).toBe(false)
  })
})

describe('part 6: many memories', () => {
  const plain = { text: (text: string) => text, deep: <T>(value: T) => value }
  const desk = () => ({ sql: openStore(':memory:', { busyTimeoutMs: 1000 }), now: 1, redact: plain })

  test('a series, one about each thing, contradicts nothing, and no key grows with it', () => {
    const here = desk()
    for (let n = 0; n < 50; n++)
      create(here, {
        project: 'p',
        uri: `project://m/${n}`,
        content: `The worker limit is ${n + 100}.`,
        trust: 'imported',
        author: 'import',
      })
    expect(contradictingPairs(here.sql, ['p'])).toEqual([])
    expect(here.sql.get<{ n: number }>('SELECT count(*) AS n FROM memory_claims')?.n).toBeLessThan(110)
  })

  test('among the memories of the search set, in two languages, none contradicts another', () => {
    const here = desk()
    for (const line of `${ENGLISH_MEMORIES}${CHINESE_MEMORIES}`.split('\n').filter(Boolean)) {
      const [key = '', content = ''] = line.split('|')
      create(here, { project: 'p', uri: `project://set/${key}`, content, trust: 'user', author: 'user' })
    }
    expect(here.sql.get<{ n: number }>('SELECT count(*) AS n FROM memories')?.n).toBeGreaterThan(300)
    expect(contradictingPairs(here.sql, ['p'])).toEqual([])
  })

  test('records of files, sessions and commands take no sides', () => {
    const here = desk()
    const put = (uri: string, content: string) =>
      create(here, { project: 'p', uri, content, trust: 'tool', author: 'auto' })
    put('project://files/a.ts', 'The dev server listens on 8080.')
    put('task://session_log/1', 'The dev server listens on 9090.')
    put('workflow://commands/x', 'The dev server listens on 7070.')
    expect(contradictingPairs(here.sql, ['p'])).toEqual([])
  })

  test('what was written before claims were kept is found when it is asked for', async () => {
    const shop = made()
    await say(shop, 'project://port', 'The dev server listens on 8080.')
    await say(shop, 'project://server', 'The dev server listens on 9090.')
    shop.home.all('DELETE FROM memory_claims')
    shop.home.all('DELETE FROM memory_relations')
    expect((await shop.tell('memory', 'list', '--contradictions')).stdout).toContain('against project://server')
  })

  test('a change of anything but the text leaves what was found', () => {
    const here = desk()
    const put = (uri: string, content: string) =>
      create(here, { project: 'p', uri, content, trust: 'user', author: 'user' })
    put('project://a', 'Use pnpm, not npm.')
    put('project://b', 'Use npm.')
    const b = ownMemory(here, 'p', 'project://b')
    if (b) revise(here, b, { tier: 2, author: 'user' })
    expect(contradictingPairs(here.sql, ['p']).map(({ why }) => why)).toEqual(['pnpm here, npm there'])
  })
})

describe('issue 16.2, 16.4: two decisions that say the opposite', () => {
  const REDIS = 'I decided to use Redis for the sessions because several machines share them.'
  const POSTGRES = 'I decided to use Postgres for the sessions because Redis loses data.'

  /** A session in which something was decided and carried out in one file. */
  async function decided(shop: ReturnType<typeof workshop>, session: string, reason: string, value: string) {
    const file_path = shop.write('src/store.ts', `export const store = '${value}'\n`)
    const transcript_path = transcript(join(shop.home.folder, `${session}.jsonl`), shop.project, [
      user(`Look at the session store, ${session}.`),
      said(reason),
      used('c1', 'Edit', { file_path, old_string: 'x', new_string: `store = '${value}'` }),
      result('c1', 'ok'),
    ])
    await shop.fire('SessionStart', { source: 'startup', transcript_path }, session)
    await shop.fire('SessionEnd', { reason: 'other', transcript_path }, session)
  }

  test('the later one is told, at the start, with a question and at the file; both are shown to the person', async () => {
    const shop = made()
    await decided(shop, 's1', REDIS, 'redis')
    expect((await shop.start('s2')).context).toContain('Redis for the sessions')
    await decided(shop, 's3', POSTGRES, 'pg')
    const { context: start = '' } = await shop.start('s4')
    const { context: question = '' } = await shop.prompt('Why do we use what we use for the sessions?', 's5')
    const { context: file = '' } = await shop.before('Read', { file_path: join(shop.project, 'src/store.ts') }, 's6')
    for (const told of [start, question, file]) {
      expect(told).toContain('Postgres for the sessions')
      expect(told).not.toContain('Redis for the sessions')
    }
    const { stdout } = await shop.tell('memory', 'list')
    expect(stdout).toMatch(/overruled +project:\/\/decisions\/i-decided-to-use-redis/)
    expect(stdout).toMatch(/contradicted +project:\/\/decisions\/i-decided-to-use-postgres/)
    const pairs = (await shop.tell('memory', 'list', '--contradictions')).stdout
    expect(pairs).toContain('(Redis here, Postgres there)')
    expect(pairs).toMatch(/i-decided-to-use-postgres\S+ stands: it was said later/)
  })

  test('taken back, the earlier one is told again', async () => {
    const shop = made()
    await decided(shop, 's1', REDIS, 'redis')
    await decided(shop, 's2', POSTGRES, 'pg')
    await shop.tell('memory', 'delete', 'i-decided-to-use-postgres')
    expect((await shop.start('s3')).context).toContain('Redis for the sessions')
  })
})
