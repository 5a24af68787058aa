import { expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../lib/binary.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()

test('what the demo leaves is shown as it happened', () => {
  const home = folder()
  const run = (more: Record<string, string>, ...words: string[]) => {
    const env = { HOME: home, PATH: '/usr/bin:/bin', TMPDIR: home, ...more }
    return Bun.spawnSync([binary(), ...words], { cwd: home, env, stdin: 'ignore' }).stdout.toString()
  }
  run({}, 'demo', '--keep')
  const kept = readdirSync(home).find((name) => name.startsWith('throughline-demo-')) ?? ''
  const store = { THROUGHLINE_HOME: join(home, kept, 'store') }
  // It failed once and passed once.
  expect(run(store, 'show')).toContain('retries a 503 and then succeeds passes (the last of 2 runs)')
  const recovery = run(store, 'show', '--recovery')
  expect(recovery).toContain('Passed after the last edit: `node scripts/bundle-size.mjs --limit 40`')
  expect(recovery).toMatch(/^Now: .* is in progress, 3 more left to do\.$/m)
  expect(recovery).not.toContain('Nothing was run')
  expect(recovery).not.toContain('nothing is pending')
})
