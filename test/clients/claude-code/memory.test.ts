import { expect } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../../lib/binary.ts'
import { clientTest } from '../lib/client-test.ts'
import { product } from '../lib/product.ts'
import { call, say } from '../lib/replies.ts'
import { textOf } from '../lib/requests.ts'
import { type Session, withSession } from '../lib/session.ts'

const SAVE = 'mcp__throughline__memory_save'
const SEARCH = 'mcp__throughline__memory_search'

/** The server as a project brings it along, and the permission to use it. */
function wire(s: Session): void {
  const env = { THROUGHLINE_HOME: s.throughlineHome, HOME: s.home }
  const servers = { throughline: { command: binary(), args: ['mcp'], env } }
  writeFileSync(join(s.home, '.claude.json'), JSON.stringify({ mcpServers: servers, hasCompletedOnboarding: true }))
  mkdirSync(join(s.home, '.claude'), { recursive: true })
}

clientTest('the agent saves and finds through the MCP tools, and the next session is told with the file', async () => {
  const memory = {
    uri: 'project://traps/port',
    content: 'The port must stay below 1024 on the old host.',
    files: ['config/port.ts'],
  }
  const script = {
    turn: [
      call(SAVE, memory),
      call(SEARCH, { query: 'which port' }),
      say('Saved.'),
      call('Read', { file_path: 'config/port.ts' }),
      say('Read it.'),
    ],
  }
  await withSession({ script }, async (s) => {
    const { run } = product(s)
    mkdirSync(join(s.project, 'config'))
    writeFileSync(join(s.project, 'config/port.ts'), 'export const port = 80\n')
    expect(run('install', '--yes')).toMatchObject({ exitCode: 0 })
    wire(s)
    const first = await s.run(['Remember the trap with the port.'], { args: ['--allowedTools', `${SAVE},${SEARCH}`] })
    expect(first.exitCode).toBe(0)
    const asked = s.server.of('turn').map(textOf).join('\n')
    expect(asked).toContain('Saved project://traps/port')
    expect(asked).toContain('project://traps/port (tier 5, ~')
    const second = await s.run(['Read the port file.'])
    expect(second.exitCode).toBe(0)
    expect(s.server.of('turn').map(textOf).join('\n')).toContain('noted by the agent): The port must stay below 1024')
    expect(run('why').stdout).toContain('Read file config/port.ts')
    expect(run('memory', 'list').stdout).toContain('project://traps/port')
  })
})
