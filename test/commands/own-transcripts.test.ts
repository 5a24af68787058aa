import { describe, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { homeIn } from '../lib/home.ts'
import { runCommand } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const makeHome = () => homeIn(folder())

const AT = '2026-01-02T03:04:05.000Z'
const ID = '01a1dee3-ec8b-76a6-9e8a-98777bb35180'

/** A session of two agents, as each writes it down, in a made-up home. */
function withSessions() {
  const machine = makeHome()
  const put = (path: string, lines: readonly object[]) => {
    const file = join(machine.folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  }
  const message = (role: string, content: unknown, more: object = {}) => ({
    type: 'message',
    id: 'e',
    parentId: 'p',
    timestamp: AT,
    message: { role, content, ...more },
  })
  put(`.pi/agent/sessions/--app--/2026-01-02T03-04-05-000Z_${ID}.jsonl`, [
    { type: 'session', version: 3, id: ID, timestamp: AT, cwd: '/made/up/app' },
    message('user', [{ type: 'text', text: 'Mend src/quartz.ts and never touch the schema.' }]),
    message('assistant', [{ type: 'toolCall', id: 'c1', name: 'read', arguments: { path: 'src/quartz.ts' } }]),
    message('toolResult', [{ type: 'text', text: 'x' }], { toolCallId: 'c1', isError: false }),
    { type: 'compaction', id: 'z', parentId: 'e', timestamp: AT, summary: 'Some work was done.', tokensBefore: 900 },
    message('user', [{ type: 'text', text: 'Go on.' }]),
    message('assistant', [{ type: 'text', text: 'It is mended.' }]),
  ])
  const event = (type: string, data: object) => ({ type, data, id: 'e', timestamp: AT })
  put('.copilot/session-state/made-up-session/events.jsonl', [
    event('session.start', { context: { cwd: '/made/up/app', branch: 'main' } }),
    event('user.message', { content: 'Mend src/feldspar.ts.' }),
    event('assistant.message', { content: 'It is mended.' }),
  ])
  return machine
}

describe('the transcripts of every agent are found without a path', () => {
  test('replay says what it found per agent, and shows what a compaction lost', async () => {
    const ran = await runCommand(withSessions(), 'replay', '--json')
    expect(JSON.parse(ran.stdout)).toMatchObject({
      transcripts: 2,
      hosts: { pi: 1, 'copilot-cli': 1 },
      totals: { compactions: 1 },
    })
  })

  test('import learns from all of them, and knows them the second time', async () => {
    const machine = withSessions()
    const first = await runCommand(machine, 'import', 'transcripts', '--yes', '--json')
    expect(JSON.parse(first.stdout)).toMatchObject({ transcripts: 2, hosts: { pi: 1, 'copilot-cli': 1 }, learned: 2 })
    const again = await runCommand(machine, 'import', 'transcripts', '--yes')
    expect(again.stdout).toContain('2 were known already')
    expect(again.stdout).toContain('Found: Copilot CLI 1, pi 1.')
  })

  test('where there is none, it says so', async () => {
    const ran = await runCommand(makeHome(), 'replay')
    expect(ran.code).toBe(1)
    expect(ran.stderr).toContain('no agent has left a transcript on this machine')
  })

  test('a host that is not here can be looked at before it is', async () => {
    for (const id of ['pi', 'kilo', 'cline']) {
      const ran = await runCommand(makeHome(), 'install', '--host', id, '--dry-run')
      expect({ id, code: ran.code }).toEqual({ id, code: 0 })
      expect(ran.stdout).toContain('throughline.js')
    }
  })
})
