import { MOST_HASHED_BYTES } from '../../base/most-hashed.ts'
import type { SessionDigest } from '../../protocol/ports.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'
import { marksOfText } from '../moves/marks.ts'
import { fromRoot } from '../store/file-keys.ts'
import type { ProjectPlace } from '../store/identity.ts'
import { BY_PROGRAM } from '../store/kinds.ts'
import { noteMarks } from '../store/links.ts'
import { fileUri } from '../store/uri.ts'
import { symbolHash, textOfFile } from '../truth/take.ts'
import type { MemoryContext } from './context.ts'

const MOST_FILES = 80
const RESERVE_MS = 400

/** A file as it was at the end of a session, and the names in it that something was decided about or that a memory hangs on. */
export interface SeenFile {
  readonly hash: string
  readonly marks: string | undefined
  readonly names: ReadonlyMap<string, string>
}

/** The session's files as they are at its end, so that a later session can tell what has changed or is gone. */
export async function hashLearned(
  context: MemoryContext,
  place: ProjectPlace,
  digest: SessionDigest,
): Promise<Map<string, SeenFile>> {
  const files = await context.files()
  const seen = new Map<string, SeenFile>()
  for (const { path } of digest.files.slice(-MOST_FILES)) {
    if (context.time() > context.deadline - RESERVE_MS) break
    const absolute = path.startsWith('/') ? path : `${digest.cwd || place.root}/${path}`
    const hash = files.hash(absolute, MOST_HASHED_BYTES)
    if (!hash) continue
    const key = fromRoot(absolute, place.root)
    const wanted = [
      ...new Set([...namesWith(digest, path.slice(path.lastIndexOf('/') + 1)), ...anchored(context.sql, place, key)]),
    ]
    const text = textOfFile(files, absolute)
    const names = text === undefined ? [] : wanted.map((name) => [name, symbolHash([text], name)] as const)
    seen.set(key, {
      hash,
      marks: text === undefined ? undefined : marksOfText(text),
      names: new Map(names.flatMap(([name, mark]) => (mark ? [[name, mark] as const] : []))),
    })
  }
  return seen
}

/** The definitions in a file that memories hang on. */
function anchored(sql: ReadSql, { project }: ProjectPlace, path: string): string[] {
  const rows = sql.all<{ name: string }>(
    `SELECT DISTINCT s.key AS name FROM memory_links f
     JOIN memory_links s ON s.memory = f.memory AND s.kind = 'symbol' AND s.hash IS NOT NULL
     WHERE f.project = ? AND f.kind = 'file' AND f.key = ? LIMIT ${MOST_NAMES}`,
    project,
    path,
  )
  return rows.map(({ name }) => name)
}

/** The names that stand beside a file's name in what was decided or tried in vain. */
function namesWith({ decisions, deadEnds }: SessionDigest, base: string): string[] {
  const beside = [...decisions, ...deadEnds].filter(({ names }) => names.includes(base)).flatMap(({ names }) => names)
  return [...new Set(beside)].filter((name) => /^\w+$/.test(name)).slice(0, MOST_NAMES)
}

const MOST_NAMES = 20

/**
 * Anchors what the session left behind. What a person or an agent wrote keeps the anchor it was written with: that its file was
 * dealt with since does not make it true again. Only what had not been seen here yet is seen now. How it was last is kept beside it, to
 * know it again when it has moved.
 */
export function recordSeen(
  sql: Sql,
  { project }: ProjectPlace,
  { seen, commit }: { seen: ReadonlyMap<string, SeenFile>; commit: string | undefined },
): void {
  for (const [path, { hash, marks, names }] of seen) {
    if (marks !== undefined) noteMarks(sql, project, path, marks)
    sql.run(
      `UPDATE memory_links SET hash = ?1, git_commit = ?2 WHERE project = ?3 AND kind = 'file' AND key = ?4
         AND (hash IS NULL OR memory IN (SELECT id FROM memories WHERE project = ?3 AND uri = ?5 AND ${BY_PROGRAM}))`,
      hash,
      commit ?? null,
      project,
      path,
      fileUri(path),
    )
    sql.run(
      "UPDATE memory_links SET last_hash = ?1 WHERE project = ?2 AND kind = 'file' AND key = ?3 AND hash IS NOT NULL",
      hash,
      project,
      path,
    )
    for (const [name, mark] of names) {
      sql.run(
        `UPDATE memory_links SET hash = ?1, git_commit = ?2 WHERE project = ?3 AND kind = 'symbol' AND key = ?4
           AND hash IS NULL AND memory IN (SELECT memory FROM memory_links WHERE project = ?3 AND kind = 'file' AND key = ?5)`,
        mark,
        commit ?? null,
        project,
        name,
        path,
      )
      sql.run(
        `UPDATE memory_links SET last_hash = ?1 WHERE project = ?2 AND kind = 'symbol' AND key = ?3
           AND memory IN (SELECT memory FROM memory_links WHERE project = ?2 AND kind = 'file' AND key = ?4)`,
        mark,
        project,
        name,
        path,
      )
    }
  }
  sql.run(
    `DELETE FROM memory_file_marks WHERE project = ?1 AND NOT EXISTS (
       SELECT 1 FROM memory_links WHERE project = ?1 AND kind = 'file' AND key = path)`,
    project,
  )
}
