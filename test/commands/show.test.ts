import { Database } from 'bun:sqlite'
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

test('what was forgotten is told nowhere again, and the receipt names the transcript that still has it', () => {
  const home = folder()
  const run = (more: Record<string, string>, ...words: string[]) => {
    const env = { HOME: home, PATH: '/usr/bin:/bin', TMPDIR: home, ...more }
    return Bun.spawnSync([binary(), ...words], { cwd: home, env, stdin: 'ignore' }).stdout.toString()
  }
  run({}, 'demo', '--keep')
  const kept = readdirSync(home).find((name) => name.startsWith('throughline-demo-')) ?? ''
  const store = { THROUGHLINE_HOME: join(home, kept, 'store') }
  const limit = 'Leave src/legacy/soap-client.ts as it is: the billing team owns it.'
  const views = [['show'], ['show', '--recovery'], ['report', '--facts']]
  for (const words of views) expect(run(store, ...words)).toContain(limit)
  run(store, 'memory', 'create', 'project://conventions/bundle', '--content', limit)
  const receipt = run(store, 'forget', 'project://conventions/bundle', '--yes')
  expect(receipt).toContain('Its text is in no file of the store any more')
  expect(receipt).toContain(`That file is the agent's; delete it yourself if it must go:\n  ${join(home, kept)}`)
  for (const words of views) {
    const text = run(store, ...words)
    expect(text).not.toContain(limit)
    expect(text).not.toContain('[forgotten]')
    expect(text).toContain('Never retry a POST.')
  }
  expect(run(store, 'report')).toContain('Limits: 2 of 2 survived')
  // A record of the session says this one too: the sentence goes from there as well, and the record stays.
  const repeated =
    'The stream reader in src/http-stream.ts has a loop of its own, because a body that was half read cannot be sent again.'
  run(store, 'memory', 'create', 'project://conventions/bundle', '--content', repeated)
  const records = () => recordsIn(join(home, kept, 'store', 'throughline.db'))
  const before = records()
  expect(before.join('\n')).toContain(repeated)
  const said = JSON.parse(run(store, 'forget', 'project://conventions/bundle', '--yes', '--json'))
  expect(said).toMatchObject({ verified: true, remains: [] })
  expect(records().join('\n')).not.toContain(repeated)
  expect(records()).toHaveLength(before.length)
})

function recordsIn(file: string): string[] {
  const database = new Database(file, { readonly: true })
  const rows = database
    .query<{ content: string }, []>("SELECT content FROM memories WHERE uri LIKE 'task://session_log/%'")
    .all()
  database.close()
  return rows.map(({ content }) => content)
}
