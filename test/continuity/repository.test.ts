import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { tempFolders } from '../lib/temp.ts'
import { put, transcriptLines, type World, worldIn } from './world.ts'

const folder = tempFolders()
const HEAD = 'c0ffee'.padEnd(40, '1')

/** A repository by its files alone: somebody has switched and committed there while the agent was at work. */
function withRepository(logged = 'commit: Prices in cents'): World {
  const world = worldIn(folder())
  const git = (path: string, text: string) => put(join(world.project, '.git', path), text)
  git('HEAD', 'ref: refs/heads/release/spring\n')
  git('refs/heads/release/spring', `${HEAD}\n`)
  git('logs/HEAD', `${'0'.repeat(40)} ${HEAD} Kim <kim@example.com> 1767323045 +0000\t${logged}\n`)
  const { asks, calls, gets } = transcriptLines({ cwd: world.project, gitBranch: 'main' })
  world.write(
    asks('Store prices in cents.'),
    calls('t1', 'Bash', { command: 'git commit -am "Prices"' }),
    gets('t1', '[main 1a2b3c4] Prices\n 1 file changed'),
  )
  return world
}

test('the repository wins over the transcript, after a compaction and in what show prints of it', async () => {
  const world = withRepository()
  await world.prompt()
  const { recovery } = await world.json<{ recovery: string }>('show', '--recovery')
  const { a } = await world.compact()
  for (const text of [recovery, a]) {
    expect(text).toContain('on branch `release/spring`')
    expect(text).toContain('HEAD is c0ffee1 “Prices in cents” now')
    expect(text).not.toContain('1a2b3c4')
  }
})

test.each([
  'merge main: Fast-forward',
  "merge main: Merge made by the 'ort' strategy.",
  'rebase (finish): returning to refs/heads/x',
])('how git did it is no subject of a commit: %s', async (logged) => {
  const world = withRepository(logged)
  await world.prompt()
  const { a } = await world.compact()
  expect(a).toContain('HEAD is c0ffee1 now')
})

test('a file that somebody has written after the tests passed makes that pass older', async () => {
  const world = withRepository()
  const file = join(world.project, 'src/prices.ts')
  put(file, 'cents\n')
  const { calls, gets } = transcriptLines({ cwd: world.project, gitBranch: 'main' })
  const ran = new Date(Date.now() - 60_000).toISOString()
  world.write(
    calls('t2', 'Edit', { file_path: file, old_string: 'euros', new_string: 'cents' }),
    gets('t2', 'ok'),
    calls('t3', 'Bash', { command: 'npm test' }),
    { ...gets('t3', '4 passed'), timestamp: ran },
  )
  await world.prompt()
  const { a } = await world.compact()
  expect(a).toContain('passed: `npm test` (“4 passed”, src/prices.ts changed since)')
})
