import { Database } from 'bun:sqlite'
import { describe, expect, test } from 'bun:test'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../lib/binary.ts'
import { guarded } from '../lib/guarded.ts'
import { tempFolders } from '../lib/temp.ts'

const temp = tempFolders()
const start = (w: ReturnType<typeof guarded>, session_id = 's') =>
  w.hook(w.payload({}, { hook_event_name: 'SessionStart', source: 'startup', session_id })).stdout

describe('uninstall --purge removes only what it made', () => {
  test('a home of the person’s choosing keeps its other files', () => {
    const w = guarded(temp())
    const home = join(w.home, 'documents')
    mkdirSync(join(home, 'rules'), { recursive: true })
    mkdirSync(join(home, 'letters'))
    for (const file of ['thesis.txt', 'rules/of-chess.txt', 'letters/a.md', 'backup.db'])
      writeFileSync(join(home, file), 'mine')
    w.env.THROUGHLINE_HOME = home
    w.hook(w.payload({ command: 'ls' }))
    expect(existsSync(join(home, 'throughline.db'))).toBe(true)
    const { code, out } = w.command('uninstall', '--yes', '--purge')
    expect(code).toBe(0)
    expect(out).toContain('thesis.txt')
    expect(readdirSync(home).sort()).toEqual(['backup.db', 'letters', 'rules', 'thesis.txt'])
    expect(readdirSync(join(home, 'rules'))).toEqual(['of-chess.txt'])
  })
  test('a link: the folder behind it is emptied of ours', () => {
    const w = guarded(temp())
    const real = join(w.home, 'real')
    mkdirSync(real)
    writeFileSync(join(real, 'other.txt'), 'mine')
    symlinkSync(real, join(w.home, 'link'))
    w.env.THROUGHLINE_HOME = join(w.home, 'link')
    w.hook(w.payload({ command: 'ls' }))
    w.command('uninstall', '--yes', '--purge')
    expect(readdirSync(real)).toEqual(['other.txt'])
  })
  test('the usual home is gone', () => {
    const w = guarded(temp())
    w.decide('rm -rf /')
    w.command('uninstall', '--yes', '--purge')
    expect(existsSync(join(w.home, '.throughline'))).toBe(false)
  })
})

test('install keeps what a client wrote meanwhile', async () => {
  const w = guarded(temp(), { settings: {} })
  const file = join(w.home, '.claude.json')
  const settings = join(w.home, '.claude/settings.json')
  mkdirSync(join(w.home, '.claude'))
  const writer = `
    const { writeFileSync, readFileSync, renameSync, mkdirSync } = require('node:fs')
    for (let n = 0; n < 150; n++) for (const file of ${JSON.stringify([file, settings])}) {
      let now = {}
      try { now = JSON.parse(readFileSync(file, 'utf8')) } catch {}
      now['key' + n] = n
      writeFileSync(file + '.w', JSON.stringify(now)); renameSync(file + '.w', file)
    }`
  const client = spawn('node', ['-e', writer], { env: w.env })
  const ended = new Promise((resolve) => client.on('close', resolve))
  for (let n = 0; n < 4; n++) expect(w.command('install', '--host', 'claude-code', '--yes').code).toBe(0)
  await ended
  expect(w.command('install', '--host', 'claude-code', '--yes').code).toBe(0)
  for (const path of [file, settings]) {
    const keys = Object.keys(JSON.parse(readFileSync(path, 'utf8'))).filter((key) => key.startsWith('key'))
    // The client itself writes over ours between its reading and its writing; of its own keys nearly none may be lost.
    expect(keys.length).toBeGreaterThanOrEqual(148)
  }
})

describe('a store that cannot be used', () => {
  test('a broken one is set aside by itself, and the person is told once', () => {
    const w = guarded(temp(), { settings: {} })
    w.write('.throughline/throughline.db', 'no database at all '.repeat(500))
    w.hook(w.payload({ command: 'ls' }))
    const names = readdirSync(join(w.home, '.throughline'))
    expect(names).toContain('throughline.db')
    expect(names.some((name) => name.startsWith('throughline.db.broken-'))).toBe(true)
    expect(start(w, 'a')).toContain('set aside')
    expect(start(w, 'b')).not.toContain('set aside')
    expect(w.command('status').code).toBe(0)
  })
  test('doctor says that the next hook sets it aside, then where it is kept until it is removed; logs does not say that all went well', () => {
    const w = guarded(temp(), { settings: {} })
    w.write('.throughline/throughline.db', 'no database at all '.repeat(500))
    const before = w.command('doctor').out.replace(/\s+/g, ' ')
    expect(before).toContain('the next hook sets a damaged store aside')
    expect(before).not.toContain('mv "')
    w.hook(w.payload({ command: 'ls' }))
    const folder = join(w.home, '.throughline')
    const kept = readdirSync(folder).find((name) => name.startsWith('throughline.db.broken-')) ?? 'none'
    expect(w.command('doctor').out.replace(/\s+/g, ' ')).toContain(kept)
    const logs = w.command('logs').out
    expect(logs).toContain(kept)
    expect(logs).not.toContain('Nothing has gone wrong')
    rmSync(join(folder, kept))
    expect(w.command('doctor').out).not.toContain('broken-')
    expect(w.command('logs').out).toContain('Nothing has gone wrong')
  })
  test('a newer one is left alone, and the person is told once', () => {
    const w = guarded(temp(), { settings: {} })
    w.hook(w.payload({ command: 'ls' }))
    const path = join(w.home, '.throughline/throughline.db')
    const store = new Database(path)
    store.run('PRAGMA wal_checkpoint(TRUNCATE)')
    store.run('PRAGMA user_version = 999')
    store.close()
    const before = readFileSync(path)
    expect(start(w, 'a')).toContain('newer version')
    expect(start(w, 'b')).not.toContain('newer version')
    expect(readFileSync(path).equals(before)).toBe(true)
  })
})

describe('limits on what is asked', () => {
  test('a word of 200,000 characters is searched for in time and little memory', () => {
    const w = guarded(temp(), { settings: {} })
    w.command('memory', 'write', 'project://a', '--content', 'Retries use a backoff of two seconds.')
    const word = 'backoff'.repeat(14_000)
    const run = spawnSync('sh', ['-c', 'ulimit -v 90000000; exec "$0" search "$1"', binary(), word], {
      env: w.env,
      cwd: w.project,
      timeout: 15_000,
    })
    expect(run.status).toBe(0)
  })
  test('a huge request does not leave the MCP server deaf', async () => {
    const w = guarded(temp(), { settings: {} })
    const child = spawn(binary(), ['mcp'], { env: w.env, cwd: w.project })
    const lines: string[] = []
    let rest = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      rest += text
      const parts = rest.split('\n')
      rest = parts.pop() ?? ''
      lines.push(...parts)
    })
    const send = (message: unknown) =>
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...(message as object) })}\n`)
    const answer = async (id: number) => {
      for (let n = 0; n < 300; n++) {
        const found = lines.map((line) => JSON.parse(line)).find((one) => one.id === id)
        if (found) return found
        await Bun.sleep(50)
      }
      return undefined
    }
    const info = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 't', version: '1' } }
    send({ id: 1, method: 'initialize', params: info })
    expect(await answer(1)).toBeDefined()
    send({ method: 'notifications/initialized' })
    send({
      id: 2,
      method: 'tools/call',
      params: { name: 'memory_search', arguments: { query: 'x '.repeat(10_000_000) } },
    })
    send({ id: 3, method: 'tools/call', params: { name: 'memory_recent', arguments: {} } })
    expect((await answer(3))?.result?.content?.[0]?.text).toContain('Nothing is remembered yet')
    child.kill()
  })
})
