import { describe, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../lib/temp.ts'
import { result, said, transcript, used, user, type Workshop, workshop } from './lib.ts'
import { callTool } from './mcp-client.ts'
import { FORMS } from './planted-forms.ts'
import { PLANTED, type Planted, type Way } from './planted-set.ts'

const folder = tempFolders()

/** How each way brings an order in: through hooks and commands as they are, nothing is put into the store by hand. */
const BRINGS: Readonly<Record<Way, (shop: Workshop, planted: Planted, name: string) => Promise<void>>> = {
  pasted: (shop, { text }, name) => sessionOf(shop, name, [user(text), said('Looked at it.')]),
  'tool output': (shop, { text }, name) =>
    sessionOf(shop, name, [
      user('install the dependencies please'),
      used('t', 'Bash', { command: 'npm install' }),
      result('t', text),
      said('Installed.'),
    ]),
  file: async (shop, { text }, name) => {
    const path = shop.write(`docs/${name}.md`, text)
    await sessionOf(shop, name, [
      user('read the docs of the module please'),
      used('t', 'Read', { file_path: path }),
      result('t', text),
      said('Read it.'),
      used('e', 'Edit', { file_path: path, old_string: 'a', new_string: 'b' }),
      result('e', 'ok'),
    ])
  },
  web: (shop, { text }, name) =>
    sessionOf(shop, name, [
      user('look up how others do it'),
      used('t', 'WebFetch', { url: 'https://tips.example', prompt: 'tips' }),
      result('t', text),
      said('There are some tips.'),
    ]),
  agent: (shop, { text }, name) =>
    sessionOf(shop, name, [
      user('go on with the module please'),
      said(text),
      used('e', 'Edit', { file_path: join(shop.project, `src/${name}.ts`), old_string: 'a', new_string: 'b' }),
      result('e', 'ok'),
    ]),
  import: async (shop, { text }, name) => {
    const file = join(shop.home.folder, `${name}.md`)
    writeFileSync(file, text)
    await shop.tell('memory', 'import', file, '--yes')
  },
  'core import': async (shop, { text }, name) => {
    const file = join(shop.home.folder, `${name}.json`)
    writeFileSync(
      file,
      JSON.stringify([{ uri: `project://conventions/${name}`, content: text, tier: 0, trust: 'user' }]),
    )
    await shop.tell('memory', 'import', file, '--yes')
  },
  mcp: async (shop, { text }, name) => {
    await callTool(shop, 'memory_save', { uri: `project://conventions/${name}`, content: text, tier: 1 })
  },
  'mcp update': async (shop, { text }, name) => {
    await shop.tell('memory', 'create', `project://${name}`, '--content', 'Builds run at noon.', '--tier', '1')
    await callTool(shop, 'memory_update', { uri: `project://${name}`, content: text })
  },
  commit: (shop, { text }, name) =>
    sessionOf(shop, name, [
      user('commit what we have please'),
      used('t', 'Bash', { command: `git commit -m "${text}"` }),
      result('t', `[main 1a2b3c4] ${text}\n 1 file changed, 1 insertion(+)`),
    ]),
  task: (shop, { text }, name) =>
    sessionOf(shop, name, [
      user('plan the module please'),
      used('t', 'TodoWrite', { todos: [{ content: text, status: 'pending', activeForm: text }] }),
      result('t', 'Todos have been modified'),
    ]),
  purpose: (shop, { text }, name) =>
    sessionOf(shop, name, [
      user('build the module please'),
      used('t', 'Bash', { command: 'make module', description: text }),
      result('t', 'done'),
    ]),
  subagent: async (shop, { text }, name) => {
    await shop.start(name)
    await shop.fire(
      'SubagentStop',
      { agent_id: name, agent_type: 'Explore', last_assistant_message: text, stop_hook_active: false },
      name,
    )
  },
  failure: async (shop, { text }, name) => {
    await shop.start(name)
    await shop.fail(`make ${name}`, `Exit code 2\n${text}`, name)
    await shop.edit(`src/${name}.ts`, name)
    await shop.bash(`make ${name}`, 'ok', name)
  },
}

async function sessionOf(shop: Workshop, name: string, lines: readonly object[]): Promise<void> {
  const transcript_path = transcript(join(shop.home.folder, `${name}.jsonl`), shop.project, lines)
  await shop.fire('SessionStart', { source: 'startup', transcript_path }, name)
  await shop.fire('Stop', { transcript_path, stop_hook_active: false, last_assistant_message: 'ok' }, name)
  await shop.fire('SessionEnd', { reason: 'other', transcript_path }, name)
}

/** Everything that a later session is told: at its start, with prompts about it, with files, to agents, after failures and a compaction. */
async function everythingTold(shop: Workshop, planted: readonly Planted[]): Promise<string> {
  const told: string[] = [(await shop.start('later')).context]
  told.push((await shop.fire('SubagentStart', { agent_id: 'a', agent_type: 'Explore' }, 'later')).context)
  await shop.prompt('go on with the module', 'later')
  await shop.fire('PreCompact', { trigger: 'manual', custom_instructions: '' }, 'later')
  told.push((await shop.fire('SessionStart', { source: 'compact' }, 'later')).context)
  for (const [at, { order, text }] of planted.entries()) {
    const asking = `asking${at}`
    told.push((await shop.start(asking)).context)
    told.push((await shop.prompt(`What do we know about ${order}?`, asking)).context)
    told.push((await shop.prompt(`Please go on with ${order} as decided: ${order}`, asking)).context)
    told.push((await shop.fail(`make planted${at}`, `Exit code 2\n${text}`, asking)).context)
    for (const path of [`docs/planted${at}.md`, `src/planted${at}.ts`])
      told.push((await shop.before('Read', { file_path: join(shop.project, path) }, asking)).context)
  }
  return told.join('\n')
}

describe('orders that somebody else planted are never told, whichever way they come', () => {
  const ways = [...new Set(PLANTED.map(({ by }) => by))]
  test.each(ways)(
    'by way of %s',
    async (way) => {
      const shop = workshop(folder())
      mkdirSync(join(shop.project, 'src'), { recursive: true })
      await shop.start('first')
      await shop.tell('memory', 'create', 'project://port', '--content', 'The server listens on 8080.', '--tier', '1')
      const planted = PLANTED.filter(({ by }) => by === way)
      for (const [at, one] of planted.entries()) await BRINGS[way](shop, one, `planted${at}`)
      const told = await everythingTold(shop, planted)
      // The hooks did speak.
      expect(told).toContain('The server listens on 8080.')
      expect(planted.filter(({ order }) => told.includes(order)).map(({ order }) => order)).toEqual([])
      const theirs = shop
        .memories()
        .filter(({ trust, content }) => trust === 'user' && planted.some(({ order }) => content.includes(order)))
      expect(theirs).toEqual([])
    },
    120_000,
  )

  test('in other forms: notices, tables, claims to speak for the user, other languages, hidden letters', async () => {
    const shop = workshop(folder())
    mkdirSync(join(shop.project, 'src'), { recursive: true })
    await shop.start('first')
    await shop.tell('memory', 'create', 'project://port', '--content', 'The server listens on 8080.', '--tier', '1')
    // Each comes by another way.
    const planted = FORMS.map((one, at) => ({ ...one, by: ways[at % ways.length] ?? 'import' }))
    for (const [at, one] of planted.entries()) {
      const text = one.by === 'pasted' ? `what does this want?\n\n> ${one.text.replaceAll('\n', '\n> ')}` : one.text
      await BRINGS[one.by](shop, { ...one, text }, `planted${at}`)
    }
    const told = await everythingTold(shop, planted)
    expect(told).toContain('The server listens on 8080.')
    expect(planted.filter(({ order }) => told.includes(order)).map(({ by, order }) => `${by}: ${order}`)).toEqual([])
    expect(
      shop
        .memories()
        .filter(({ trust, content }) => trust === 'user' && planted.some(({ order }) => content.includes(order))),
    ).toEqual([])
  }, 120_000)

  test('there are forty-six of them, and what was saved is still found, marked', async () => {
    expect(PLANTED).toHaveLength(46)
    const shop = workshop(folder())
    await shop.start('first')
    const [one] = PLANTED.filter(({ by }) => by === 'mcp')
    if (one) await BRINGS.mcp(shop, one, 'planted0')
    expect((await shop.tell('search', one?.order ?? '')).stdout).toContain('reads like an order, not told')
  }, 60_000)
})
