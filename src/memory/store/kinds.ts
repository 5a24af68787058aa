import type { Author } from './record.ts'

/** What a memory is, by where it is kept: records of what was done, and what somebody said or concluded. */
export type MemoryKind =
  | 'file'
  | 'session'
  | 'command'
  | 'solution'
  | 'permission'
  | 'convention'
  | 'preference'
  | 'fact'
  | 'decision'
  | 'trap'
  | 'note'

/** Where the memories of a kind are kept. What is under none of these was written by somebody on purpose. */
export const PLACE_OF: Readonly<Record<Exclude<MemoryKind, 'note'>, string>> = {
  file: 'project://files/',
  session: 'task://session_log/',
  command: 'workflow://commands/',
  solution: 'workflow://solutions/',
  permission: 'workflow://permissions/',
  convention: 'project://conventions/',
  preference: 'project://preferences/',
  fact: 'project://facts/',
  decision: 'project://decisions/',
  trap: 'project://traps/',
}

export function kindOf(uri: string): MemoryKind {
  for (const kind in PLACE_OF) if (uri.startsWith(PLACE_OF[kind as keyof typeof PLACE_OF])) return kind as MemoryKind
  return 'note'
}

/** For a query: whether the URI in a column is of a kind, in words for which the index of URIs is used. */
export function isUnder(kind: keyof typeof PLACE_OF, column = 'uri'): string {
  const start = PLACE_OF[kind]
  return `${column} > '${start}' AND ${column} < '${start.slice(0, -1)}0'`
}

/** Where sentences are kept that are called by their folder: `conventions`, `decisions`, `traps`. */
export function placeOfTexts(folder: string): string {
  return `project://${folder}/`
}

/** What was done, as programs write it down: true as it was, and no statement. */
export function isRecordOfWork(uri: string): boolean {
  return RECORDS.has(kindOf(uri))
}

const RECORDS: ReadonlySet<MemoryKind> = new Set(['file', 'session', 'command', 'permission'])

/** What was said, decided or found out, a sentence each. */
export function isText(uri: string): boolean {
  return TEXTS.has(kindOf(uri))
}

const TEXTS: ReadonlySet<MemoryKind> = new Set(['convention', 'preference', 'fact', 'decision', 'trap'])

/** Somebody wrote it on purpose; the others were learned, seen or brought in by a program. */
export function isOwnWord(author: Author | string): boolean {
  return author === 'user' || author === 'agent'
}

/** The opposite, for a query. */
export const BY_PROGRAM = "author NOT IN ('user', 'agent')"
