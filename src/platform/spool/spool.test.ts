import { describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../../../test/lib/temp.ts'
import { spool, spooled, unspool } from './spool.ts'
import { PENDING } from './spool-sign.ts'

const make = tempFolders()
const rowsIn = (folder: string) => spooled(folder).flatMap(({ rows }) => rows)
const filesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.jsonl'))

describe('spooling a row', () => {
  test('leaves it whole in a file of its own, the sign beside it, and no draft', () => {
    const folder = join(make(), 'spool')
    spool(folder, { n: 1, text: 'line\nbreak 漢' })
    expect(readdirSync(folder).sort()).toEqual([`${process.pid}-0.jsonl`, PENDING])
    expect(readFileSync(join(folder, `${process.pid}-0.jsonl`), 'utf8')).toBe('{"n":1,"text":"line\\nbreak 漢"}\n')
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  test('never replaces an earlier one', () => {
    const folder = join(make(), 'spool')
    for (let n = 0; n < 5; n++) spool(folder, n)
    expect(rowsIn(folder).sort()).toEqual([0, 1, 2, 3, 4])
  })

  test('throws where nothing can be written', () => {
    const file = join(make(), 'file')
    writeFileSync(file, '')
    expect(() => spool(join(file, 'spool'), 1)).toThrow()
  })
})

describe('taking the spool', () => {
  test('removes the sign, so that a row spooled meanwhile shows itself again', () => {
    const folder = join(make(), 'spool')
    spool(folder, 1)
    spooled(folder)
    expect(existsSync(join(folder, PENDING))).toBe(false)
    spool(folder, 2)
    expect(existsSync(join(folder, PENDING))).toBe(true)
  })

  test('passes over torn lines, drafts and foreign files', () => {
    const folder = make()
    writeFileSync(join(folder, '1-0.jsonl'), '{"n":1}\n{"n":2')
    writeFileSync(join(folder, '2.draft'), '{"n":3}\n')
    writeFileSync(join(folder, 'notes.txt'), 'hello')
    writeFileSync(join(folder, '3-0.jsonl'), '')
    expect(rowsIn(folder)).toEqual([{ n: 1 }])
  })

  test('passes over what cannot be read', () => {
    const folder = make()
    mkdirSync(join(folder, '1-0.jsonl'))
    spool(folder, { n: 1 })
    expect(rowsIn(folder)).toEqual([{ n: 1 }])
  })

  test('a spool that was never used is empty', () => expect(spooled(join(make(), 'spool'))).toEqual([]))

  test('what is safe is removed, and only that; twice is once', () => {
    const folder = join(make(), 'spool')
    spool(folder, 1)
    const files = spooled(folder).map(({ file }) => file)
    spool(folder, 2)
    unspool(folder, files)
    unspool(folder, files)
    expect(filesIn(folder)).toHaveLength(1)
    expect(rowsIn(folder)).toEqual([2])
  })
})
