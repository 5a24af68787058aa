// What no hook that keeps a record can do without: read standard input, parse it, open the store, one transaction with one insert.
import { Database } from 'bun:sqlite'

const text = await Bun.stdin.text()
const payload: { session_id?: string } = JSON.parse(text)
const database = new Database(process.env.FLOOR_DB ?? '', { readwrite: true, create: true })
database.run('PRAGMA busy_timeout = 150; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
database.run('BEGIN IMMEDIATE')
database.query('INSERT INTO rows (session, payload) VALUES (?, ?)').run(payload.session_id ?? '', text)
database.run('COMMIT')
process.exit(0)
