import { expect, test } from 'bun:test'
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../../test/lib/temp.ts'
import { exists, hasFile, readBytes, readText, statOf } from './reading.ts'

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

test('a part of a file is read by bytes, and there is nothing beyond its end', async () => {
  const { file, none } = sample()
  expect(Buffer.from(await readBytes(file, 1, 3)).toString()).toBe('ä')
  expect(await readBytes(file, 6, 100)).toHaveLength(2)
  expect(await readBytes(file, 100, 200)).toHaveLength(0)
  expect(await readBytes(none, 0, 10)).toHaveLength(0)
})

test('size and time of a file, or nothing', async () => {
  const { file, none } = sample()
  utimesSync(file, 100, 100)
  expect(await statOf(file)).toEqual({ size: 8, modifiedAt: 100_000 })
  expect(await statOf(none)).toBeUndefined()
})

test('whether a file is there', async () => {
  const { file, none } = sample()
  expect([await exists(file), await exists(none)]).toEqual([true, false])
})

test('whether a folder has a file of a kind; a folder that is not there has none', () => {
  const { folder, file, none } = sample()
  expect(hasFile(folder, '*.jsonl')).toBe(true)
  expect(hasFile(folder, '*.txt')).toBe(false)
  expect(hasFile(none, '*.jsonl')).toBe(false)
  expect(hasFile(file, '*.jsonl')).toBe(false)
})
