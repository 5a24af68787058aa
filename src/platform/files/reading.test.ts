import { expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../../../test/lib/temp.ts'
import { baseName } from '../../base/paths/paths.ts'
import { hasFile, isFilled, readText } from './reading.ts'

const make = tempFolders()

function sample() {
  const folder = make()
  const file = join(folder, 'a.jsonl')
  writeFileSync(file, 'häuser\n')
  mkdirSync(join(folder, 'sub'))
  return { folder, file, none: join(folder, 'none') }
}

test('a text is read, and what cannot be read is undefined', async () => {
  const { folder, file, none } = sample()
  expect(await readText(file)).toBe('häuser\n')
  expect(await readText(none)).toBeUndefined()
  expect(await readText(folder)).toBeUndefined()
  expect(await readText(join(file, 'below'))).toBeUndefined()
})

test('whether a file is there and has something in it', () => {
  const { file, none } = sample()
  expect([isFilled(file), isFilled(none)]).toEqual([true, false])
})

test('whether a folder has a file of a kind; a folder that is not there has none', () => {
  const { folder, file, none } = sample()
  expect(hasFile(folder, '*.jsonl')).toBe(true)
  expect(hasFile(folder, '*.txt')).toBe(false)
  expect(hasFile(none, '*.jsonl')).toBe(false)
  expect(hasFile(file, '*.jsonl')).toBe(false)
  expect(hasFile(folder, baseName(file))).toBe(true)
  expect(hasFile(folder, 'none.txt')).toBe(false)
  expect(hasFile(none, baseName(file))).toBe(false)
})
