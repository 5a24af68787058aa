import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { binary } from '../lib/binary.ts'
import { type Home, homeIn } from '../lib/home.ts'
import { patientHook } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
let home: Home
let client: Client

beforeAll(async () => {
  home = homeIn(folder())
  mkdirSync(join(home.folder, 'src'))
  writeFileSync(join(home.folder, 'src/pool.ts'), 'export const openPool = 1\n')
  await patientHook({ home, input: { ...COMMON(), hook_event_name: 'SessionStart', source: 'startup' } })
  client = new Client({ name: 'test', version: '1' })
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: home.folder,
    THROUGHLINE_HOME: home.home,
    CLAUDE_PROJECT_DIR: home.folder,
    CLAUDE_CODE_SESSION_ID: 'mcp-session',
  }
  await client.connect(new StdioClientTransport({ command: binary(), args: ['mcp'], env, cwd: home.folder }))
})

afterAll(() => client.close())

const COMMON = () => ({ session_id: 'mcp-session', cwd: home.folder })

async function call(name: string, args: Record<string, unknown>): Promise<{ text: string; failed: boolean }> {
  const result = await client.callTool({ name, arguments: args })
  const content = result.content as { type: string; text: string }[]
  return { text: content.map(({ text }) => text).join('\n'), failed: result.isError === true }
}

describe('the MCP server, with the official client (S3.27)', () => {
  test('offers its tools, each with a description and an input schema', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual([
      ...['forget', 'read', 'recent', 'report', 'save', 'search', 'update', 'why'].map((name) => `memory_${name}`),
      'past_read',
      'past_search',
      ...['stage_done', 'workflow_start', 'workflow_status'],
    ])
    for (const tool of tools) expect([typeof tool.description, tool.inputSchema.type]).toEqual(['string', 'object'])
  })

  test('saves, finds, reads, corrects and forgets; the index says what a memory costs', async () => {
    const saved = await call('memory_save', {
      uri: 'project://patterns/pool',
      content: 'The pool keeps twenty connections; more make the server refuse new ones.',
      files: ['src/pool.ts'],
    })
    expect(saved).toEqual({
      failed: false,
      text: expect.stringMatching(/^Saved project:\/\/patterns\/pool \(about \d+ tokens\)/),
    })
    expect((await call('memory_search', { query: 'connection pool' })).text).toMatch(
      /^project:\/\/patterns\/pool \(tier 5, ~\d+ tokens\): The pool/,
    )
    expect((await call('memory_update', { uri: 'project://patterns/pool', append: 'Set in pool.ts.' })).text).toContain(
      'version 2',
    )
    expect((await call('memory_read', { uri: 'project://patterns/pool' })).text).toContain('Set in pool.ts.')
    expect((await call('memory_recent', {})).text).toContain('project://patterns/pool')
    expect((await call('memory_forget', { uri: 'project://patterns/pool' })).text).toContain('in no file of the store')
    expect((await call('memory_read', { uri: 'project://patterns/pool' })).failed).toBe(true)
    expect(home.written()).not.toContain('more make the server refuse')
  })

  test('what was asked right before the input ended is answered and saved', async () => {
    const asked = [
      ['initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'script', version: '1' } }],
      [
        'tools/call',
        { name: 'memory_save', arguments: { uri: 'project://facts/scale', content: 'The scale weighs in grams.' } },
      ],
    ].map(([method, params], id) => JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    const env = { PATH: process.env.PATH ?? '', HOME: home.folder, THROUGHLINE_HOME: home.home }
    const { stdout } = Bun.spawnSync([binary(), 'mcp'], {
      stdin: Buffer.from(`${asked.join('\n')}\n`),
      env,
      cwd: home.folder,
    })
    expect(stdout.toString()).toContain('Saved project://facts/scale')
    expect((await call('memory_read', { uri: 'project://facts/scale' })).text).toContain('in grams')
  })

  test('an update that would leave nothing of a memory is refused and says so', async () => {
    const uri = 'project://patterns/slots'
    await call('memory_save', { uri, content: 'Twenty slots.' })
    for (const blank of [
      { content: '' },
      { content: ' \n\t ', tier: 1 },
      { append: ' ' },
      { replace: 'Twenty slots.', with: '' },
    ])
      expect(await call('memory_update', { uri, ...blank })).toEqual({
        failed: true,
        text: expect.stringContaining(`the new text of ${uri} is empty`),
      })
    expect((await call('memory_save', { uri: 'project://patterns/none', content: '    ' })).failed).toBe(true)
    expect((await call('memory_read', { uri })).text).toContain('Twenty slots.')
    await call('memory_forget', { uri })
  })

  test('what the agent saves comes back when the file is read, and the session can ask why', async () => {
    await call('memory_save', {
      uri: 'project://traps/pool',
      content: 'openPool hangs when it is called twice.',
      files: ['src/pool.ts'],
    })
    const read = {
      ...COMMON(),
      hook_event_name: 'PreToolUse',
      tool_name: 'Read',
      tool_input: { file_path: join(home.folder, 'src/pool.ts') },
      tool_use_id: 't1',
    }
    expect((await patientHook({ home, input: read })).stdout).toContain('openPool hangs when it is called twice.')
    expect((await call('memory_why', {})).text).toContain('project://traps/pool')
    expect(home.rows().map(({ type }) => type)).toContain('memory:save')
  })

  test('a server that outlives its session saves for the one that its client went on with', async () => {
    const began = (session: string, client: number) =>
      patientHook({
        home,
        input: { ...COMMON(), session_id: session, hook_event_name: 'SessionStart', source: 'clear' },
        env: { CLAUDE_PID: String(client) },
      })
    await began('of-another-client', process.pid + 1)
    await began('cleared', process.pid)
    await call('memory_save', { uri: 'task://note', content: 'Only for now.', tier: 8 })
    expect(home.all("SELECT origin FROM memories WHERE uri = 'task://note'")).toEqual([{ origin: 'session cleared' }])
    expect(home.rows().findLast(({ type }) => type === 'memory:save')?.session).toBe('cleared')
    await began('mcp-session', process.pid)
  })

  test('part 6: a contradiction is said at once, marked in the index and shown in full; so is what has changed', async () => {
    const file = join(home.folder, 'src/pool.ts')
    const save = (uri: string, content: string, own: object = {}) => call('memory_save', { uri, content, ...own })
    await save('project://limits/one', 'The pool limit is 20 connections.')
    expect((await save('project://limits/two', 'The pool limit is 50 connections.')).text).toContain(
      'This contradicts another memory:\n  project://limits/one (50 here, 20 there)',
    )
    expect((await call('memory_search', { query: 'pool limit' })).text).toContain('project://limits/one says otherwise')
    expect((await call('memory_read', { uri: 'project://limits/two' })).text).toContain(
      'project://limits/one says otherwise (50 here, 20 there)',
    )
    const changed = await call('memory_update', {
      uri: 'project://limits/two',
      content: 'Ask before you raise the limit.',
    })
    expect(changed.text).not.toContain('contradicts')
    await save('project://about/pool', 'openPool takes no arguments.', {
      files: ['src/pool.ts'],
      symbols: ['openPool'],
    })
    const read = async () => (await call('memory_read', { uri: 'project://about/pool' })).text
    expect(await read()).toContain('about symbol openPool: as it was')
    writeFileSync(file, 'export const openPool = 2\n')
    expect(await read()).toContain('about symbol openPool: changed since it was written')
    expect((await call('memory_recent', {})).text).toMatch(/project:\/\/about\/pool \(.*, changed\)/)
    await call('memory_update', { uri: 'project://about/pool', append: 'Still so.' })
    expect(await read()).toContain('about symbol openPool: as it was')
    writeFileSync(file, 'export const openPool = 1\n')
  })

  test('part 6: what comes after another memory says so, and then there is nothing to settle', async () => {
    await call('memory_save', { uri: 'project://retry/one', content: 'The client retries 3 times.' })
    const saved = await call('memory_save', {
      uri: 'project://retry/now',
      content: 'The client retries 5 times.',
      supersedes: 'project://retry/one',
    })
    expect(saved.text).not.toContain('contradicts')
    expect((await call('memory_read', { uri: 'project://retry/one' })).text).toContain(
      'project://retry/now evolves_from this',
    )
    expect(
      (await call('memory_save', { uri: 'project://x', content: 'A text.', supersedes: 'project://nowhere' })).text,
    ).toContain('there is no memory project://nowhere')
  })

  test('a mistake is said with what to do instead', async () => {
    expect(await call('memory_save', { uri: 'nowhere', content: 'a text' })).toEqual({
      failed: true,
      text: expect.stringContaining('namespace://path'),
    })
    expect((await call('memory_save', { uri: 'project://traps/pool', content: 'again' })).text).toContain(
      'memory_update',
    )
    expect((await call('memory_report', {})).failed).toBe(false)
  })

  test('memories are resources too', async () => {
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri)).toContain('project://traps/pool')
    const { contents } = await client.readResource({ uri: 'project://traps/pool' })
    expect(JSON.stringify(contents)).toContain('openPool hangs when it is called twice.')
  })
})
