import { expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../lib/binary.ts'
import { homeIn } from '../lib/home.ts'
import { runCommand } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()

/** The pipe holds less than what is printed, and the reader is slower than the program: nothing is lost, and nothing comes twice. */
test('a long answer arrives whole, however slowly it is read', async () => {
  const home = homeIn(folder())
  const file = join(home.folder, 'many.json')
  const content = 'Releases are cut on Thursdays. '.repeat(12)
  writeFileSync(
    file,
    JSON.stringify(
      Array.from({ length: 240 }, (_, n) => ({ uri: `project://made/m${n}`, content: `${n} ${content}` })),
    ),
  )
  expect((await runCommand(home, 'memory', 'import', file, '--yes')).code).toBe(0)
  const child = Bun.spawn(
    ['sh', '-c', '"$@" | (sleep 0.3; cat)', 'sh', binary(), 'memory', 'list', '--json', '--limit', '240'],
    { cwd: home.folder, env: { PATH: process.env.PATH ?? '', HOME: home.folder, THROUGHLINE_HOME: home.home } },
  )
  const stdout = await new Response(child.stdout).text()
  expect(stdout.length).toBeGreaterThan(131_072)
  expect(JSON.parse(stdout)).toHaveLength(240)
})
