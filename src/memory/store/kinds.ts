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

/** What is under none of these was written by somebody on purpose. */
export function kindOf(uri: string): MemoryKind {
  for (const [start, kind] of PLACES) if (uri.startsWith(start)) return kind
  return 'note'
}

const PLACES: readonly (readonly [start: string, kind: MemoryKind])[] = [
  ['project://files/', 'file'],
  ['task://session_log/', 'session'],
  ['workflow://commands/', 'command'],
  ['workflow://solutions/', 'solution'],
  ['workflow://permissions/', 'permission'],
  ['project://conventions/', 'convention'],
  ['project://preferences/', 'preference'],
  ['project://facts/', 'fact'],
  ['project://decisions/', 'decision'],
  ['project://traps/', 'trap'],
]

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
