import type { Sql } from '../../../storage/sql.ts'

/** Kinds of what is learned by itself, as the folders they are kept in. */
export const LEARNED_KINDS = [
  'conventions',
  'preferences',
  'facts',
  'decisions',
  'traps',
  'solutions',
  'commands',
  'files',
  'sessions',
] as const
export type LearnedKind = (typeof LEARNED_KINDS)[number]

/** "All our commit messages are in English" is a fact, and says how things are done: whoever wants no conventions kept means it, too. */
export function kindsOf(kind: string, text: string): string[] {
  return kind === 'facts' && HOW_ALL.test(text) ? [kind, 'conventions'] : [kind]
}

const HOW_ALL =
  /\b(?:all|every|each|always|never|only|must|no)\b|都|一律|所有|[统統]一|必[须須]|[从從]不|永[远遠]|禁止/i

/** Whether the person wants nothing of that kind to be learned, here or anywhere. */
export function isRefused(sql: Sql, project: string, kind: string): boolean {
  return (
    sql.get("SELECT 1 AS refused FROM memory_refused WHERE project IN (?, '') AND kind = ?", project, kind) !==
    undefined
  )
}

export function refuse(sql: Sql, project: string, kind: LearnedKind, at: number): void {
  sql.run('INSERT OR REPLACE INTO memory_refused (project, kind, at) VALUES (?, ?, ?)', project, kind, at)
}

export function learnAgain(sql: Sql, project: string, kind: LearnedKind): boolean {
  return sql.run("DELETE FROM memory_refused WHERE project IN (?, '') AND kind = ?", project, kind).changes > 0
}

export function refusedKinds(sql: Sql, project: string): string[] {
  return sql
    .all<{ kind: string }>("SELECT DISTINCT kind FROM memory_refused WHERE project IN (?, '') ORDER BY kind", project)
    .map(({ kind }) => kind)
}
