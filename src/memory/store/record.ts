import { columnFields } from '../../base/column.ts'
import type { Redactor } from '../../protocol/ports.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'

/** A piece of knowledge that outlives sessions. */
export interface Memory {
  readonly id: number
  readonly project: string
  readonly uri: string
  readonly content: string
  readonly hash: string
  /** 0-10, smaller is more important (S3.20). */
  readonly tier: number
  /** When to recall it, in words (S3.21). */
  readonly disclosure: string
  readonly status: MemoryStatus
  /** Whose word it is. */
  readonly trust: Trust
  /** Who wrote the present version. */
  readonly author: Author
  /** Where it came from: a session, a file, a program. */
  readonly origin: string
  readonly version: number
  readonly truth: Truth
  readonly details: string
  readonly uses: number
  readonly usedAt: number | null
  readonly createdAt: number
  readonly updatedAt: number
  readonly deprecatedAt: number | null
}

export const STATUSES = ['active', 'deprecated', 'archived', 'deleted'] as const
export type MemoryStatus = (typeof STATUSES)[number]
const TRUSTS = ['user', 'agent', 'tool', 'imported', 'team'] as const
export type Trust = (typeof TRUSTS)[number]
const AUTHORS = ['user', 'agent', 'auto', 'hook', 'import'] as const
export type Author = (typeof AUTHORS)[number]

/** Whose word it is when somebody writes. */
const WORD_OF: Readonly<Record<Author, Trust>> = {
  user: 'user',
  agent: 'agent',
  import: 'imported',
  auto: 'tool',
  hook: 'tool',
}

/** Who said what stands there: what a program took down from the person's prompts is the person's. */
export function writerOf({ author, trust }: Pick<Memory, 'author' | 'trust'>): Author {
  return trust === 'user' ? 'user' : author
}

/**
 * Whose a memory is that an agent gave another text: theirs, also where a tool or an import wrote it first. What is still held back as an
 * import's stays that.
 */
export function trustOfAgents({ trust }: Pick<Memory, 'trust'>, isHeldBack: boolean): Trust | undefined {
  return trust === 'tool' || (trust === 'imported' && !isHeldBack) ? 'agent' : undefined
}

/** A text that several have written on is worth no more than the least of them. */
export function trustAfter(before: Trust, author: Author): Trust {
  const by = WORD_OF[author]
  return TRUSTS.indexOf(by) > TRUSTS.indexOf(before) ? by : before
}

/** unchecked: nobody has looked, or it names no file. changed: what it names is no longer as it was. gone: it is not there. */
export const TRUTHS = ['unchecked', 'current', 'changed', 'gone'] as const
export type Truth = (typeof TRUTHS)[number]

export const DEFAULT_TIER = 5

const ALL_BUT_DETAILS = `id, project, uri, content, hash, tier, disclosure, status, trust, author, origin, version, truth,
  uses, used_at AS usedAt, created_at AS createdAt, updated_at AS updatedAt, deprecated_at AS deprecatedAt`

export const COLUMNS = `${ALL_BUT_DETAILS}, details`

/** Without what is kept beside the text, which is longer than the text itself. */
export const LIGHT_COLUMNS = `${ALL_BUT_DETAILS}, '{}' AS details`

/** What is told of a memory, without what only its history and its upkeep need: a hook makes an object of every column. */
export type Recalled = Pick<Memory, (typeof TOLD)[number]> & {
  /** Whether it is related to another one, where that was asked with it. */
  readonly related?: number
}

const TOLD = [
  'id',
  'uri',
  'content',
  'tier',
  'disclosure',
  'status',
  'trust',
  'author',
  'origin',
  'truth',
  'details',
] as const
export const RECALLED = TOLD.join(', ')

/** What everyone who writes memories needs: the store, the time, and the one that takes secrets out. */
export interface Desk {
  readonly sql: Sql
  readonly now: number
  readonly redact: Redactor
}

export function memoryById(sql: ReadSql, id: number): Memory | undefined {
  return sql.get<Memory>(`SELECT ${COLUMNS} FROM memories WHERE id = ?`, id)
}

/** The project's own memory under that URI, else the one that holds everywhere. */
export function memoryAt(sql: Sql, project: string, uri: string): Memory | undefined {
  return sql.get<Memory>(
    `SELECT ${COLUMNS} FROM memories WHERE project IN (?1, '') AND uri = ?2 ORDER BY project DESC LIMIT 1`,
    project,
    uri,
  )
}

/** What is kept beside the text, as an object. */
export function detailsOf<Details extends object>(memory: Pick<Memory, 'details'>): Partial<Details> {
  return columnFields<Details>(memory.details)
}
