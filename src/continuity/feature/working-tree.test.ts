import { expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../../../test/lib/temp.ts'
import { files } from '../../platform/files/file-port.ts'
import { emptyLedger } from '../ledger/put.ts'
import { workingTreeOf } from './working-tree.ts'

const folder = tempFolders()

/** Three committed files, and then what is done to them. */
function dirtyAfter(change: (write: (name: string, text: string) => void, top: string) => void, hasTime = () => true) {
  const top = folder()
  const git = (...words: readonly string[]) =>
    spawnSync('git', ['-c', 'user.name=Kim', '-c', 'user.email=kim@example.com', ...words], { cwd: top })
  const write = (name: string, text: string) => writeFileSync(join(top, name), text)
  git('init', '-q')
  for (const name of ['a', 'b', 'c']) write(name, name)
  git('add', '-A')
  git('commit', '-qm', 'One')
  change(write, top)
  const own = join(top, '.git')
  return workingTreeOf(files, { top, own, common: own }, emptyLedger(), hasTime)?.dirty.map((path) =>
    path.slice(top.length + 1),
  )
}

test.each<readonly [string, Parameters<typeof dirtyAfter>[0], readonly string[]]>([
  ['nothing', () => {}, []],
  ['a file is written', (write) => write('b', 'new'), ['b']],
  ['a file of the same length is written', (write) => write('b', 'x'), ['b']],
  ['a file is written as it was', (write) => write('b', 'b'), []],
  ['a file is only touched', (_, top) => utimesSync(join(top, 'c'), 1, 1), []],
  ['a file that git does not track is written', (write) => write('d', 'd'), []],
])('%s: what is not as git has it', (_, change, dirty) => {
  expect(dirtyAfter(change)).toEqual([...dirty])
})

test('where there is no time to look, nothing is told as changed', () => {
  expect(
    dirtyAfter(
      (write) => write('b', 'new'),
      () => false,
    ),
  ).toEqual([])
})
