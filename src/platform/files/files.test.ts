import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readUserText, removeFile, removeIfEmpty, writeAtomically } from './files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('writeAtomically (S0.45)', () => {
  test('makes the folders it needs and names them, outermost first', () => {
    const made = writeAtomically(join(folder, 'a', 'b', 'settings.json'), 'text')
    expect(made).toEqual([join(folder, 'a'), join(folder, 'a', 'b')])
    expect(readFileSync(join(folder, 'a', 'b', 'settings.json'), 'utf8')).toBe('text')
    expect(writeAtomically(join(folder, 'a', 'b', 'settings.json'), 'again')).toEqual([])
  })

  test('keeps the mode of a file that is there, and takes the one asked for', () => {
    const file = join(folder, 'settings.json')
    writeFileSync(file, 'old', { mode: 0o640 })
    writeAtomically(file, 'new')
    expect(statSync(file).mode & 0o777).toBe(0o640)
    writeAtomically(file, 'private', { mode: 0o600 })
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  for (const target of ['there.json', 'not-yet.json', 'sub/not-yet.json']) {
    test(`a link to ${target} stays a link and its target gets the text`, () => {
      writeFileSync(join(folder, 'there.json'), 'old')
      symlinkSync('second-link', join(folder, 'settings.json'))
      symlinkSync(target, join(folder, 'second-link'))
      writeAtomically(join(folder, 'settings.json'), 'new')
      expect(lstatSync(join(folder, 'settings.json')).isSymbolicLink()).toBe(true)
      expect(readFileSync(join(folder, target), 'utf8')).toBe('new')
      removeFile(join(folder, 'settings.json'))
      expect(existsSync(join(folder, target))).toBe(false)
      expect(lstatSync(join(folder, 'settings.json')).isSymbolicLink()).toBe(true)
    })
  }

  test('a link that leads to itself is an error, not an endless loop', () => {
    symlinkSync('b', join(folder, 'a'))
    symlinkSync('a', join(folder, 'b'))
    expect(() => writeAtomically(join(folder, 'a'), 'text')).toThrow()
  })

  test('a failed write leaves the old state and no temporary file', () => {
    mkdirSync(join(folder, 'settings.json', 'in the way'), { recursive: true })
    expect(() => writeAtomically(join(folder, 'settings.json'), 'text')).toThrow()
    expect(readdirSync(folder)).toEqual(['settings.json'])
    writeFileSync(join(folder, 'plain'), 'a file where a folder should be')
    expect(() => writeAtomically(join(folder, 'plain', 'settings.json'), 'text')).toThrow()
    expect(readFileSync(join(folder, 'plain'), 'utf8')).toBe('a file where a folder should be')
  })
})

describe('readText', () => {
  const cases: readonly (readonly [name: string, bytes: Buffer, text: string | undefined])[] = [
    ['plain text', Buffer.from('{}\r\n'), '{}\r\n'],
    ['a byte order mark', Buffer.from('\uFEFF{}'), '\uFEFF{}'],
    ['UTF-16', Buffer.from('{}', 'utf16le').fill(0xff, 0, 1), undefined],
    ['Latin-1', Buffer.from('é', 'latin1'), undefined],
  ]
  for (const [name, bytes, text] of cases) {
    test(`${name} is ${text === undefined ? 'refused' : 'read as it stands'}`, () => {
      writeFileSync(join(folder, 'file'), bytes)
      const read = readUserText(join(folder, 'file'))
      expect(read.ok ? read.text : undefined).toBe(text)
      expect(read.ok).toBe(text !== undefined)
    })
  }

  test('no file is no text', () => {
    expect(readUserText(join(folder, 'nothing'))).toEqual({ ok: true, text: undefined })
  })
})

test('removeIfEmpty takes empty folders only', () => {
  const made = writeAtomically(join(folder, 'a', 'b', 'c', 'file'), '')
  writeFileSync(join(folder, 'a', 'mine'), '')
  removeFile(join(folder, 'a', 'b', 'c', 'file'))
  removeIfEmpty(made)
  expect(readdirSync(join(folder, 'a'))).toEqual(['mine'])
})
