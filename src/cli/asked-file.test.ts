import { expect, test } from 'bun:test'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeAskedFile } from './asked-file.ts'

test('what was said in sessions is for its owner alone, also in a file that others could read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'asked-'))
  try {
    const path = join(folder, 'below', 'page.html')
    expect(writeAskedFile(path, 'first')).toContain(`The folder ${join(folder, 'below')} was made for it`)
    chmodSync(path, 0o644)
    expect(writeAskedFile(path, 'second')).toBe(`Written to ${path}`)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    writeFileSync(join(folder, 'file'), '')
    expect(() => writeAskedFile(join(folder, 'file', 'page.html'), 'x')).toThrow('cannot be written')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.skipIf(process.platform === 'win32')('a device stays as it is for everybody', () => {
  const { mode } = statSync('/dev/null')
  writeAskedFile('/dev/null', 'x')
  const after = statSync('/dev/null').mode
  if (after !== mode) chmodSync('/dev/null', mode & 0o777)
  expect(after).toBe(mode)
})
