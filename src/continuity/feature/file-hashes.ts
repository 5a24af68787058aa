import type { ReadSql, Sql } from '../../storage/sql.ts'

export function rememberFiles(sql: Sql, project: string, hashes: ReadonlyMap<string, string>, at: number): void {
  for (const [path, hash] of hashes) {
    sql.run('INSERT OR REPLACE INTO seen_files (project, path, hash, at) VALUES (?, ?, ?, ?)', project, path, hash, at)
  }
}

export function rememberedHash(sql: ReadSql, project: string, path: string): string | undefined {
  return sql.get<{ hash: string }>('SELECT hash FROM seen_files WHERE project = ? AND path = ?', project, path)?.hash
}

/** The files whose hashes were recorded at that time. */
export function filesSeenAt(sql: ReadSql, project: string, at: number): { path: string; hash: string }[] {
  return sql.all('SELECT path, hash FROM seen_files WHERE project = ? AND at = ?', project, at)
}
