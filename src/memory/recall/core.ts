import type { ReadSql } from '../../storage/sql.ts'
import { COLUMNS, type Memory, type Recalled } from '../store/record.ts'
import { contradictionsOf, isRelated, type Otherwise, successorsOf } from '../store/relations.ts'
import { mayBeRecalled } from './safety.ts'

/**
 * The memories every session starts with: the most important ones, and those the project's instructions ask for by name. Whether
 * they still hold is for the caller to find out: what was gone on another branch may be back.
 */
export function coreMemories(sql: ReadSql, project: string, tier: number, asked: readonly string[]): Memory[] {
  const important = sql.all<Memory>(
    `SELECT ${COLUMNS} FROM memories WHERE project IN (?, '') AND status = 'active' AND tier <= ?
     ORDER BY tier, uri LIMIT 40`,
    project,
    tier,
  )
  const named = asked.flatMap((uri) =>
    sql.all<Memory>(
      `SELECT ${COLUMNS} FROM memories WHERE project IN (?, '') AND uri = ? AND status = 'active'`,
      project,
      uri,
    ),
  )
  const all = [...named, ...important].filter(
    (memory) => mayBeRecalled(memory.content, memory.trust, memory.origin) && !isAgainstUser(sql, project, memory),
  )
  return [...new Map(all.map((memory) => [memory.id, memory])).values()]
}

/** Whether the user says otherwise: somebody else's word against theirs is found and read, and told to nobody. */
export function isAgainstUser(sql: ReadSql, project: string, memory: Memory): boolean {
  if (memory.trust === 'user' || !isRelated(sql, memory.id)) return false
  return contradictionsOf(sql, project, memory).some(({ trust, stands }) => trust === 'user' && stands === 1)
}

/** A memory in one line, with whose word it is, since when what it is about has changed, and who says otherwise. */
export function memoryLine(sql: ReadSql, project: string, memory: Recalled, limit: number): string {
  const marks = [
    whose(memory),
    ...(memory.truth === 'changed' ? [`what it is about has changed since${writtenAt(sql, memory.id)}`] : []),
    ...((memory.related ?? isRelated(sql, memory.id)) ? relationMarks(sql, project, memory) : []),
  ]
  const { content } = memory
  // Most are one line already, and no expression has to be compiled to see it.
  const isOneLine = !content.includes('\n') && !content.includes('\t') && !content.includes('  ')
  const plain = isOneLine ? content.trim() : content.replace(/\s+/g, ' ').trim()
  const text = plain.length <= limit ? plain : `${plain.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`
  return `- ${memory.uri} (${marks.join('; ')}): ${text}`
}

function relationMarks(sql: ReadSql, project: string, memory: Recalled): string[] {
  return [
    ...successorsOf(sql, memory.id).map(({ uri }) => `${uri} evolved from it`),
    ...contradictionsOf(sql, project, memory).map((other) => otherwise(memory, other)),
  ]
}

/** Who says otherwise, and which of the two stands. */
function otherwise(
  { trust: own }: Pick<Recalled, 'trust'>,
  { uri, trust, stands }: Pick<Otherwise, 'uri' | 'trust' | 'stands'>,
): string {
  if (stands === 1)
    return own !== 'user' && trust === 'user' ? `the user says otherwise: ${uri}` : `later ${uri} says otherwise`
  if (stands === 0) return `${uri} says otherwise`
  return own === 'user' && trust !== 'user'
    ? `${uri}, ${WHOSE[trust]}, says otherwise`
    : `earlier ${uri} said otherwise`
}

/** The commit it was written at, short: enough for a `git diff`. Nothing when there is none, or more than one. */
function writtenAt(sql: ReadSql, id: number): string {
  const commits = sql.all<{ at: string }>(
    'SELECT DISTINCT substr(git_commit, 1, 7) AS at FROM memory_links WHERE memory = ? AND git_commit IS NOT NULL',
    id,
  )
  return commits.length === 1 ? ` ${commits[0]?.at}` : ''
}

const WHOSE: Readonly<Record<Memory['trust'], string>> = {
  user: 'said by the user',
  agent: 'noted by the agent',
  tool: 'seen in earlier sessions',
  imported: 'imported',
  team: 'said by somebody of the team',
}

/** What came from the team is told with its author, its day and its commit. */
function whose({ trust, origin }: Recalled): string {
  return trust === 'team' && origin !== '' ? `from the team: ${origin}` : WHOSE[trust]
}

/** `@throughline:<uri>`, one a line, in a project's instructions. */
export function askedFor(instructions: string): string[] {
  return [...instructions.matchAll(/^[ \t]*(?:[-*][ \t]+)?@throughline:(\S+)[ \t]*$/gm)]
    .map(([, uri = '']) => uri)
    .slice(0, 20)
}
