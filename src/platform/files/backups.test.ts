import { afterEach, beforeEach, expect, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { backedUpPaths, changeFile, restorable, restoreBackup, settle } from './backups.ts'

let root = ''
let file = ''
let folder = ''
const now = new Date('2026-01-02T03:04:05.678Z')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'throughline-backups-'))
  file = join(root, 'home', '.claude', 'settings.json')
  folder = join(root, 'throughline', 'backups')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const ORIGINALS: readonly (readonly [name: string, bytes: Buffer | undefined])[] = [
  ['no file', undefined],
  ['an empty file', Buffer.from('')],
  ['a plain file', Buffer.from('{}\n')],
  ['a file with a byte order mark and CRLF', Buffer.from('\uFEFF{\r\n}\r\n')],
]

for (const [name, bytes] of ORIGINALS) {
  test(`${name} comes back byte for byte after one change`, () => {
    mkdirSync(join(root, 'home'))
    given(bytes)
    changeFile(file, 'changed', { folder, now })
    expect(readFileSync(file, 'utf8')).toBe('changed')
    putBack()
    expectOriginal(bytes)
  })

  test(`${name} comes back byte for byte after three changes in the same millisecond`, () => {
    mkdirSync(join(root, 'home'))
    given(bytes)
    for (const text of ['one', 'two', 'three']) changeFile(file, text, { folder, now })
    putBack()
    expectOriginal(bytes)
  })
}

test('a file that somebody changed since is not restorable', () => {
  given(Buffer.from('{}'))
  changeFile(file, 'changed', { folder, now })
  writeFileSync(file, 'changed by somebody')
  expect(restorable(file, folder)).toBeUndefined()
})

test('a file changed by somebody between two changes goes back to what that somebody wrote', () => {
  given(Buffer.from('{}'))
  changeFile(file, 'changed', { folder, now })
  writeFileSync(file, 'by somebody')
  changeFile(file, 'changed again', { folder, now })
  putBack()
  expect(readFileSync(file, 'utf8')).toBe('by somebody')
})

test('the record names path, both hashes and whether there was a file', () => {
  given(Buffer.from('{}'))
  const backup = changeFile(file, 'changed', { folder, now })
  expect(backup).toEqual({
    path: file,
    at: '2026-01-02T03:04:05.678Z',
    existed: true,
    sha256Before: '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
    sha256After: 'd67e2e944994496c8d8ec76eed0cf9f09679448d584b532bebf941852a37f5ed',
    copy: expect.stringMatching(/^20260102030405678-[0-9a-f]{8}-000\.bak$/),
    foldersMade: [],
  })
})

test('backups are for their owner alone', () => {
  given(Buffer.from('{}'))
  changeFile(file, 'changed', { folder, now })
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
})

for (const damage of ['copy', 'record'] as const) {
  test(`with a damaged ${damage} nothing is restorable, and nothing breaks`, () => {
    given(Buffer.from('{}'))
    changeFile(file, 'changed', { folder, now })
    for (const name of readdirSync(folder)) {
      if (name.endsWith(damage === 'copy' ? '.bak' : '.json')) writeFileSync(join(folder, name), '{')
    }
    expect(restorable(file, folder)).toBeUndefined()
  })
}

test('a settled file is not restorable any more, its folders go when empty, other files keep their backups', () => {
  const other = join(root, 'other.json')
  writeFileSync(other, 'other')
  changeFile(other, 'changed', { folder, now })
  changeFile(file, 'changed', { folder, now })
  expect(backedUpPaths(folder).sort()).toEqual([file, other].sort())
  changeFile(file, undefined, { folder, now })
  settle(file, folder)
  expect(backedUpPaths(folder)).toEqual([other])
  expect(existsSync(join(root, 'home'))).toBe(false)
  expect(restorable(file, folder)).toBeUndefined()
  expect(restorable(other, folder)?.original?.toString()).toBe('other')
})

test('of settled copies the newest twenty stay', () => {
  for (let round = 0; round < 25; round++) {
    given(Buffer.from(`original ${round}`))
    changeFile(file, `changed ${round}`, { folder, now: new Date(now.getTime() + round) })
    settle(file, folder)
  }
  const copies = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(copies).toEqual(Array.from({ length: 20 }, (_, index) => `original ${index + 5}`))
})

function given(bytes: Buffer | undefined): void {
  if (!bytes) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

function putBack(): void {
  const found = restorable(file, folder)
  if (!found) throw new Error('not restorable')
  restoreBackup(found)
  settle(file, folder)
}

function expectOriginal(bytes: Buffer | undefined): void {
  if (bytes) expect(readFileSync(file).equals(bytes)).toBe(true)
  else expect(readdirSync(join(root, 'home'))).toEqual([])
}
