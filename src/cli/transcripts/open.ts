import { existsSync } from 'node:fs'
import { clineLines, MESSAGES } from '../../continuity/transcript/lines/cline-lines.ts'
import { fileOfLines } from '../../continuity/transcript/lines/file-of-lines.ts'
import {
  isOpencode,
  opencodeLines,
  opencodeSession,
  opencodeSessions,
  type StoredSession,
} from '../../continuity/transcript/lines/opencode-lines.ts'
import { files } from '../../platform/files/file-port.ts'
import type { Files } from '../../protocol/ports.ts'
import type { Sql } from '../../storage/sql.ts'
import { isDatabase, withDatabase } from './database.ts'

/** A transcript as a file of lines, however its client keeps it. One that cannot be read is empty. */
export function transcriptFiles(path: string): Files {
  if (MESSAGES.test(path)) return fileOfLines(files, clineLines(files, path))
  const { file, session } = placeIn(path)
  if (session === '') return files
  const again = <Result>(work: (sql: Sql) => Result) => withDatabase(file, work)
  try {
    return fileOfLines(
      files,
      withDatabase(file, (sql) => opencodeLines(sql, session, again)),
    )
  } catch {
    return fileOfLines(files, { lengths: [], read: () => [] })
  }
}

/** A file, or a session in a database: `opencode.db#ses_1`. */
export function placeIn(path: string): { readonly file: string; readonly session: string } {
  const at = path.lastIndexOf('#')
  const file = path.slice(0, Math.max(0, at))
  if (at === -1 || existsSync(path) || !isDatabase(file)) return { file: path, session: '' }
  return { file, session: path.slice(at + 1) }
}

export interface SessionAt {
  readonly path: string
  /** Changes whenever the session does. */
  readonly mark: string
  readonly modified: number
  /** When it began, where that is known without reading it. */
  readonly began?: number
}

/** The sessions that a file holds: one, or those of a database. Throws when a database cannot be read. */
export function sessionsAt(path: string): SessionAt[] {
  if (!isDatabase(path)) return [stateOf(path)]
  return withDatabase(path, (sql) => (isOpencode(sql) ? opencodeSessions(sql) : [])).map((one) => stored(path, one))
}

function stored(file: string, { id, changedAt, createdAt }: StoredSession): SessionAt {
  return { path: `${file}#${id}`, mark: String(changedAt), modified: changedAt, began: createdAt }
}

/** What a transcript is now. */
export function stateOf(path: string): SessionAt {
  const { file, session } = placeIn(path)
  if (session === '') {
    const modified = files.modified(path) ?? 0
    return { path, mark: `${files.size(path) ?? 0}:${modified}`, modified }
  }
  const found = withDatabase(file, (sql) => opencodeSession(sql, session))
  return found ? stored(file, found) : { path, mark: '', modified: 0 }
}
