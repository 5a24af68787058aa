import { Database } from 'bun:sqlite'
import { describe, expect, test } from 'bun:test'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseOf } from '../../../test/lib/recorded-database.ts'
import { tempFolders } from '../../../test/lib/temp.ts'
import { readerOf } from '../../continuity/transcript/readers.ts'
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

describe('a session in a database', () => {
  const SCRIPT = join(import.meta.dir, '../../../test/corpus/transcripts/opencode/turn.sql')

  test('that is written while it is read is told as far as it stays the same', () => {
    const path = databaseOf(SCRIPT, join(folder(), 'opencode.db'))
    const files = transcriptFiles(path)
    const size = files.size(path) ?? 0
    const before = textOf(files.read(path, 0, size))
    const program = new Database(path.replace(/#.*$/, ''))
    program.run(
      `UPDATE part SET data = '{"type":"text","text":"longer than it was"}' WHERE data LIKE '%The work is done.%'`,
    )
    const after = textOf(files.read(path, 0, size))
    program.close()
    const changed = before.split('\n').findIndex((line) => line.includes('The work is done.'))
    expect(after.split('\n')[changed]?.trim()).toBe('')
    expect(after.split('\n').toSpliced(changed, 1)).toEqual(before.split('\n').toSpliced(changed, 1))
    expect(transcriptFiles(path).size(path)).not.toBe(size)
  })

  test("a subagent's is told as the subagent's", () => {
    const path = databaseOf(SCRIPT, join(folder(), 'opencode.db'))
    const file = path.replace(/#.*$/, '')
    expect(sessionsAt(file).map((one) => one.path)).toEqual([path])
    const database = new Database(file, { readonly: true })
    const { id } = database.query('SELECT id FROM session WHERE parent_id IS NOT NULL').get() as { id: string }
    database.close()
    const files = transcriptFiles(`${file}#${id}`)
    const entries = readerOf('opencode')?.({ offset: 0 }).push(files.read('x', 0, files.size('x') ?? 0)) ?? []
    expect(entries.filter(({ agentId }) => agentId !== id)).toEqual([])
    expect(entries).toMatchObject([
      { type: 'place' },
      { type: 'prompt', voice: 'meta', text: 'Look for the quartz.' },
      { type: 'call', tool: 'Bash' },
      { type: 'result', text: 'inside\n' },
      { type: 'said', text: 'I found the quartz.' },
    ])
  })

  test('that is not there is empty', () => {
    const path = databaseOf(SCRIPT, join(folder(), 'opencode.db')).replace(/#.*$/, '#ses_nobody')
    expect(transcriptFiles(path).size(path)).toBe(0)
  })
})

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

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
