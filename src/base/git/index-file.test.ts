import { describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tempFolders } from '../../../test/lib/temp.ts'
import { readIndexFile } from './index-file.ts'

const folder = tempFolders()

function repository(...files: readonly string[]) {
  const place = folder()
  const git = (...words: readonly string[]) =>
    spawnSync('git', ['-c', 'user.name=Kim', '-c', 'user.email=kim@example.com', ...words], {
      cwd: place,
      encoding: 'utf8',
    }).stdout
  git('init', '-q')
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(place, path)), { recursive: true })
    writeFileSync(join(place, path), text)
  }
  for (const path of files) write(path, path)
  git('add', '-A')
  git('commit', '-qm', 'One')
  return { git, write, read: () => readIndexFile(readFileSync(join(place, '.git/index'))) }
}

const FILES = ['a.ts', 'src/b.ts', 'src/deep/c.ts', 'src/deep/ä ö.md', 'web/d.ts']

describe("git's index", () => {
  test.each(['2', '3', '4'])('of version %s: the same files, sizes and contents that git lists', (version) => {
    const { git, read } = repository(...FILES)
    git('update-index', '--index-version', version)
    const index = read()
    expect([...(index?.files.keys() ?? [])]).toEqual(FILES)
    for (const line of git('-c', 'core.quotePath=false', 'ls-files', '-s').trim().split('\n')) {
      const [, blob, path = ''] = /^\d+ (\w+) 0\t(.*)$/.exec(line) ?? []
      const file = index?.files.get(path)
      expect(file && [index?.blobOf(file), file.size]).toEqual([blob, Buffer.byteLength(path)])
    }
    expect(index?.tree).toBe(git('rev-parse', 'HEAD^{tree}').trim())
  })

  test('what was added and not committed is in no tree, what lies beside it is', () => {
    const { git, write, read } = repository(...FILES)
    write('src/deep/c.ts', 'new')
    git('add', 'src/deep/c.ts')
    const index = read()
    expect(index?.tree).toBeUndefined()
    expect(['', 'src', 'src/deep', 'web'].map((path) => index?.isWritten(path))).toEqual([false, false, false, true])
  })

  test('a side of a conflict, and what git was told not to look at, have no state', () => {
    const { git, write, read } = repository(...FILES)
    git('update-index', '--skip-worktree', 'a.ts')
    git('checkout', '-qb', 'other')
    write('web/d.ts', 'theirs')
    git('commit', '-qam', 'Theirs')
    git('checkout', '-q', '-')
    write('web/d.ts', 'ours')
    git('commit', '-qam', 'Ours')
    git('merge', 'other')
    expect(['a.ts', 'web/d.ts', 'src/b.ts'].map((path) => read()?.files.get(path)?.size)).toEqual([-1, -1, 8])
  })

  test.each([
    ['nothing', new Uint8Array()],
    ['another file', new TextEncoder().encode('ref: refs/heads/main\n')],
    ['one of a version to come', new Uint8Array([0x44, 0x49, 0x52, 0x43, 0, 0, 0, 9, 0, 0, 0, 0])],
    ['one that was cut', new Uint8Array([0x44, 0x49, 0x52, 0x43, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0])],
  ])('%s is none', (_, bytes) => {
    expect(readIndexFile(bytes)).toBeUndefined()
  })

  test('of an index that is cut anywhere nothing is made up: it is none, or holds what it held', () => {
    const { git, read } = repository(...FILES)
    const whole = [...(read()?.files.keys() ?? [])]
    const bytes = readFileSync(join(git('rev-parse', '--show-toplevel').trim(), '.git/index'))
    for (let length = 0; length < bytes.length; length++) {
      const found = readIndexFile(bytes.subarray(0, length))
      if (found !== undefined) expect([...found.files.keys()]).toEqual(whole)
    }
  })
})
