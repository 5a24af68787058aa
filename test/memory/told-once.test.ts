import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { tempFolders } from '../lib/temp.ts'
import { result, said, transcript, used, user, type Workshop, workshop } from './lib.ts'

const folder = tempFolders()
const made = () => workshop(folder())

/** A turn of a made-up session, to its end. */
async function turn(shop: Workshop, session: string, prompt: string, ...lines: readonly object[]): Promise<string> {
  const { context } = await shop.prompt(prompt, session)
  const path = transcript(join(shop.home.folder, `${session}.jsonl`), shop.project, [
    ...(turns.get(`${shop.project} ${session}`) ?? []),
    user(prompt),
    ...lines,
    said('Done.'),
  ])
  turns.set(`${shop.project} ${session}`, [
    ...(turns.get(`${shop.project} ${session}`) ?? []),
    user(prompt),
    ...lines,
    said('Done.'),
  ])
  await shop.fire('Stop', { transcript_path: path, stop_hook_active: false }, session)
  return context
}
const turns = new Map<string, readonly object[]>()

const ended = (shop: Workshop, session: string) =>
  shop.fire('SessionEnd', { reason: 'other', transcript_path: join(shop.home.folder, `${session}.jsonl`) }, session)

/** One session in which a rule was said, ended; the next begins after /clear, which tells core memories alone. */
async function ruled(rule: string): Promise<Workshop> {
  const shop = made()
  await shop.start('s1')
  await turn(shop, 's1', rule)
  await turn(shop, 's1', 'Rename the counter in src/counter.ts to total.')
  await ended(shop, 's1')
  await shop.start('s2', 'clear')
  return shop
}

describe('the same said in other words is told once', () => {
  const times = (text: string, words: string) => text.split(words).length - 1

  test.each([
    [
      ['We use tabs, not spaces.', 'Use tabs, not spaces.', 'Remember that we always use tabs, not spaces.'],
      'tabs, not',
    ],
    [['用 npm', '我们用 npm', '以后都用 npm', '统一用 npm'], 'npm'],
    [['用 npm', '我們用 npm', '以後都用 npm', '統一用 npm'], 'npm'],
  ])('%p', async (rules, words) => {
    const shop = made()
    for (const [at, rule] of rules.entries()) {
      await shop.start(`s${at}`)
      await turn(shop, `s${at}`, rule)
      await ended(shop, `s${at}`)
    }
    expect(times((await shop.start('last')).context, words)).toBe(1)
    const agent = await shop.fire('SubagentStart', { agent_id: 'a1', agent_type: 'helper' }, 'last')
    expect(times(agent.context, words)).toBe(1)
  })

  test('and what a core memory says is not told again below it', async () => {
    const shop = made()
    await shop.tell('memory', 'create', 'project://style', '--content', 'We use tabs, not spaces.', '--tier', '1')
    await shop.start('s1')
    await turn(shop, 's1', 'Use tabs, not spaces.')
    await ended(shop, 's1')
    const { context } = await shop.start('s2')
    expect(times(context, 'tabs, not')).toBe(1)
    expect(context).not.toContain('The user said')
    const agent = await shop.fire('SubagentStart', { agent_id: 'a1', agent_type: 'helper' }, 's2')
    expect(times(agent.context, 'tabs, not')).toBe(1)
  })
})

describe('what the person takes back', () => {
  test.each([
    ['Always use yarn to install packages.', 'use npm to install packages, not yarn', 'yarn install', 'use yarn'],
    [
      'Always use yarn to install packages.',
      'for now, install packages with npm instead of yarn',
      'npm install',
      'use yarn',
    ],
    ['安装依赖以后都用 yarn。', '安装依赖改用 npm，不用 yarn', 'npm install left-pad', '都用 yarn'],
    ['Refunds are allowed for 30 days, always check that.', 'Refunds are allowed for 90 days, not 30', '', '30 days'],
  ])('%p is told neither with %p nor before what is done in that turn', async (rule, prompt, command, words) => {
    const shop = await ruled(rule)
    expect((await shop.prompt(prompt, 's2')).context).not.toContain(words)
    if (command !== '') expect((await shop.before('Bash', { command }, 's2')).context).not.toContain(words)
    const agent = await shop.fire('SubagentStart', { agent_id: 'a1', agent_type: 'helper' }, 's2')
    expect(agent.context).not.toContain(words)
  })

  test('a question about a rule, or work that it is for, still brings it', async () => {
    const shop = await ruled('Always use yarn to install packages.')
    expect((await shop.prompt('why do we install packages with yarn, not npm?', 's2')).context).toContain('use yarn')
    await shop.start('s3', 'clear')
    expect((await shop.prompt('install the packages got and zod', 's3')).context).toContain('use yarn')
    await shop.start('s4', 'clear')
    expect((await shop.before('Bash', { command: 'npm install' }, 's4')).context).toContain('use yarn')
  })
})

describe('S3.14: within one context a statement is told once', () => {
  const RULE = 'From now on every request in src/http/client.ts has a timeout of five seconds.'

  test('what stood in the brief does not come again with a prompt, a read, a change or a command', async () => {
    const shop = made()
    shop.write('src/http/client.ts', 'export const timeout = 5\n')
    await shop.start('s1')
    await turn(shop, 's1', RULE)
    await turn(shop, 's1', 'We always use yarn to install packages here.')
    await ended(shop, 's1')
    const start = (await shop.start('s2')).context
    for (const words of ['five seconds', 'use yarn']) expect(start).toContain(words)
    const file = join(shop.project, 'src/http/client.ts')
    const later = [
      await shop.prompt(
        'Make the timeout of requests in src/http/client.ts a setting, and install a package for it',
        's2',
      ),
      await shop.before('Read', { file_path: file }, 's2'),
      await shop.before('Edit', { file_path: file, old_string: 'a', new_string: 'b' }, 's2'),
      await shop.before('Bash', { command: 'yarn add got' }, 's2'),
    ]
    for (const { context } of later)
      for (const words of ['five seconds', 'use yarn']) expect(context).not.toContain(words)
  })

  test('what the person said in this very context is not told back to it, and is after a compaction', async () => {
    const shop = made()
    await shop.start('s1')
    await turn(shop, 's1', 'We always use yarn to install packages here.')
    const before = (context: string) => expect(context).not.toContain('use yarn')
    before((await shop.prompt('install the package got', 's1')).context)
    before((await shop.before('Bash', { command: 'npm install got' }, 's1')).context)
    await shop.fire('PreCompact', { trigger: 'auto', transcript_path: join(shop.home.folder, 's1.jsonl') })
    await shop.fire('SessionStart', { source: 'compact', transcript_path: join(shop.home.folder, 's1.jsonl') })
    shop.home.all("UPDATE compactions SET recovery = '', delta = ''")
    expect((await shop.before('Bash', { command: 'npm install got' }, 's1')).context).toContain('use yarn')
  })

  test('what came back after a compaction is not told beside it', async () => {
    const shop = made()
    await shop.start('s1')
    await turn(shop, 's1', 'We always use yarn to install packages here.')
    await shop.fire('PreCompact', { trigger: 'auto', transcript_path: join(shop.home.folder, 's1.jsonl') })
    await shop.fire('SessionStart', { source: 'compact', transcript_path: join(shop.home.folder, 's1.jsonl') })
    shop.home.all("UPDATE compactions SET delta = 'The user said: “We always use yarn to install packages here.”'")
    expect((await shop.before('Bash', { command: 'npm install got' }, 's1')).context).not.toContain('use yarn')
  })

  test('the same words under another name are the same statement', async () => {
    const shop = made()
    const file = shop.write('src/pay.ts', 'export const pay = 1\n')
    await shop.tell('memory', 'create', 'user://money', '--content', 'All amounts are in cents.', '--tier', '1')
    await shop.tell('memory', 'create', 'project://pay', '--content', 'All amounts are in cents', '--file', file)
    expect((await shop.start()).context).toContain('All amounts are in cents')
    expect((await shop.before('Read', { file_path: file })).context).toBe('')
  })

  test('what was done in a file is told at the start or when it is read, not both', async () => {
    const shop = made()
    const file = shop.write('src/http/client.ts', 'export const retryDelay = 1\n')
    const deed = "I'll limit the retryDelay of failed requests with a MAX_DELAY constant."
    await shop.start('s1')
    await turn(
      shop,
      's1',
      'Please let the http client retry failed requests more slowly',
      used('t0', 'Read', { file_path: file }),
      result('t0', 'export const retryDelay = 1'),
      said(deed),
      used('t1', 'Edit', { file_path: file, old_string: 'retryDelay = 1', new_string: 'retryDelay = retryDelay * 2' }),
      result('t1', 'ok'),
    )
    await ended(shop, 's1')
    const start = (await shop.start('s2')).context
    const prompt = (await shop.prompt('Let the http client retry failed requests only three times', 's2')).context
    const read = (await shop.before('Read', { file_path: file }, 's2')).context
    const all = [start, prompt, read].join('\n')
    expect(all).toContain('imit the retryDelay')
    expect(all.split('imit the retryDelay').length).toBe(2)
    expect((await shop.before('Read', { file_path: file }, 's3')).context).toContain('imit the retryDelay')
  })
})
