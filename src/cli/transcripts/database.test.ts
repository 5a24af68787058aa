import { Database } from 'bun:sqlite'
import { describe, expect, test } from 'bun:test'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../../../test/lib/temp.ts'
import { isDatabase, withDatabase } from './database.ts'
import { sessionsAt, transcriptFiles } from './open.ts'

const folder = tempFolders()

describe("a database of somebody else's", () => {
  test('that nobody has open is read, and nothing is left beside it', () => {
    const path = made('WAL')
    const before = readFileSync(path)
    expect(rowsOf(path)).toEqual([{ a: 1 }])
    expect(readdirSync(join(path, '..'))).toEqual(['a.db'])
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  test('whose program runs is read with what was written last, and the program goes on', () => {
    const path = made('WAL')
    const program = new Database(path)
    program.run('INSERT INTO t VALUES (2)')
    program.run('BEGIN IMMEDIATE')
    program.run('INSERT INTO t VALUES (3)')
    const before = readdirSync(join(path, '..'))
    expect(rowsOf(path)).toEqual([{ a: 1 }, { a: 2 }])
    expect(readdirSync(join(path, '..'))).toEqual(before)
    program.run('COMMIT')
    expect(rowsOf(path)).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }])
    program.close()
  })

  test('whose program ended badly is read with what it had not put away yet, from a copy', () => {
    const path = made('WAL')
    const program = new Database(path)
    program.run('INSERT INTO t VALUES (2)')
    const left = join(folder(), 'left.db')
    copyFileSync(path, left)
    copyFileSync(`${path}-wal`, `${left}-wal`)
    program.close()
    expect(rowsOf(left)).toEqual([{ a: 1 }, { a: 2 }])
    expect(readdirSync(join(left, '..')).sort()).toEqual(['left.db', 'left.db-wal'])
  })

  test('that keeps another kind of journal is read too', () => {
    const path = made('DELETE')
    expect(rowsOf(path)).toEqual([{ a: 1 }])
    expect(readdirSync(join(path, '..'))).toEqual(['a.db'])
  })

  test('is never written', () => {
    const path = made('WAL')
    expect(() => withDatabase(path, (sql) => sql.run('INSERT INTO t VALUES (9)'))).toThrow()
    expect(rowsOf(path)).toEqual([{ a: 1 }])
  })

  test('a link, a folder, a device and a text are none', () => {
    const path = made('WAL')
    const around = folder()
    symlinkSync(path, join(around, 'link.db'))
    mkdirSync(join(around, 'folder.db'))
    writeFileSync(join(around, 'text.db'), 'no database')
    for (const name of ['link.db', 'folder.db', 'text.db', 'missing.db'])
      expect([name, isDatabase(join(around, name))]).toEqual([name, false])
    expect(isDatabase('/dev/zero')).toBe(false)
  })

  test('cut off at any page it has no session or fails with a reason, and its transcript is empty', () => {
    const path = made('DELETE')
    for (let size = readFileSync(path).length; size > 0; size -= 700) {
      truncateSync(path, size)
      const files = transcriptFiles(`${path}#ses_1`)
      expect(files.read('x', 0, 1000).length).toBe(0)
      try {
        expect(sessionsAt(path).every((one) => typeof one.path === 'string')).toBe(true)
      } catch (failure) {
        expect(String(failure)).toMatch(/\S/)
      }
    }
  })
})

function made(journal: 'WAL' | 'DELETE'): string {
  const path = join(folder(), 'a.db')
  const database = new Database(path, { create: true, readwrite: true })
  database.run(`PRAGMA journal_mode = ${journal}`)
  database.run('CREATE TABLE t (a)')
  database.run('INSERT INTO t VALUES (1)')
  database.close()
  return path
}

function rowsOf(path: string): object[] {
  return withDatabase(path, (sql) => sql.all('SELECT a FROM t ORDER BY a'))
}
