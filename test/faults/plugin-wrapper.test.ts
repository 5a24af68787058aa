import { describe, expect, test } from 'bun:test'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FOREIGN } from '../lib/foreign-program.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const HOOKS = join(import.meta.dir, '../../plugin/hooks')
const SHELLS = ['/bin/sh', '/bin/dash', '/bin/bash'].filter((shell) => existsSync(shell))

/** The plugin's hooks with another machine's program where they look for it. */
function broken(where: 'beside' | 'installed' | 'nowhere') {
  const home = folder()
  cpSync(HOOKS, join(home, 'plugin/hooks'), { recursive: true })
  const places = { beside: 'plugin/bin', installed: '.throughline/bin', nowhere: undefined }
  const place = places[where]
  if (place !== undefined) {
    mkdirSync(join(home, place), { recursive: true })
    writeFileSync(join(home, place, 'throughline'), FOREIGN, { mode: 0o755 })
  }
  return (shell: string, script: string, words: readonly string[], input: object) => {
    const { exitCode, stdout } = Bun.spawnSync([shell, join(home, 'plugin/hooks', script), ...words], {
      env: { HOME: home, PATH: '/usr/bin:/bin' },
      stdin: new TextEncoder().encode(`${JSON.stringify(input)}\n`),
    })
    return { exitCode, stdout: stdout.toString() }
  }
}

const STARTUP = { hook_event_name: 'SessionStart', source: 'startup' }

describe.each(SHELLS)('the plugin in %s', (shell) => {
  test.each(['beside', 'installed'] as const)('a program for another machine, %s: one line says so', (where) => {
    const run = broken(where)
    const started = run(shell, 'throughline.sh', ['SessionStart'], STARTUP)
    expect(started.exitCode).toBe(0)
    const { systemMessage } = JSON.parse(started.stdout)
    expect(systemMessage).toStartWith(
      'Throughline: the plugin is here but its program is not one that runs on this machine',
    )
    expect(systemMessage).toContain('npm run build')
    expect(run(shell, 'throughline.sh', ['PreToolUse'], { tool_name: 'Bash' })).toEqual({ exitCode: 0, stdout: '' })
    const resumed = run(shell, 'throughline.sh', ['SessionStart'], { ...STARTUP, source: 'resume' })
    expect(resumed).toEqual({ exitCode: 0, stdout: '' })
  })

  test('no program at all: one line says what to type', () => {
    const { exitCode, stdout } = broken('nowhere')(shell, 'throughline.sh', ['SessionStart'], STARTUP)
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout).systemMessage).toStartWith('Throughline: the plugin is here but its program is not, so')
  })

  test.each(['beside', 'nowhere'] as const)('the server of tools answers without tools (%s)', (where) => {
    const asked = { jsonrpc: '2.0', id: 1, method: 'initialize', params: {} }
    const { exitCode, stdout } = broken(where)(shell, 'throughline-mcp.sh', [], asked)
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ id: 1, result: { capabilities: {} } })
  })
})
