import type { ReadSql } from '../../../storage/sql.ts'
import { metIn } from './kinds-of-work.ts'

/** The person's rules about the kinds of work that a prompt's words name, the newest first. */
export function rulesAbout(sql: ReadSql, project: string, words: readonly string[]): number[] {
  const met = metIn(words)
  if (met.length === 0) return []
  if (met.includes('w:test')) met.push('a:test')
  if (met.includes('w:migration')) met.push('a:migrate')
  const ids: number[] = []
  for (const { id } of sql.all<{ id: number }>(
    // In this order: asked the other way round, every link of the project would be read.
    `SELECT DISTINCT m.id FROM json_each(?2) AS k
       CROSS JOIN memory_links l ON l.project = ?1 AND l.kind = CASE substr(k.value, 1, 1) WHEN 'a' THEN 'action' ELSE 'word' END
         AND l.key = substr(k.value, 3)
       CROSS JOIN memories m ON m.id = l.memory
     WHERE m.status = 'active' AND m.trust = 'user' AND m.tier <= 5 AND m.uri >= 'project://' AND m.uri < 'project:/0'
     ORDER BY m.id DESC LIMIT ${MOST}`,
    project,
    JSON.stringify(met),
  ))
    ids.push(id)
  return ids
}

const MOST = 6
