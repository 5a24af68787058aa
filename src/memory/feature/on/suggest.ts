import { projectFolder, threadOf } from '../../../base/thread.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import { affords, recordInjections, wasTold } from '../../recall/injections.ts'
import { fenced } from '../../recall/safety.ts'
import { fromRoot } from '../../store/file-keys.ts'
import { knownPlace } from '../../store/known-place.ts'
import type { MemoryContext } from '../context.ts'
import { mcpIsThere } from '../mcp-there.ts'

interface Row {
  readonly tool: string | null
  readonly path: string | null
  readonly pattern: string | null
  readonly command: string | null
  /** What an edit put there. */
  readonly made: string | null
}

const HEADING = 'Throughline: a suggestion, once.'

/**
 * S3.15, S3.24: the same operation three times is a pattern, the same search twice is something hard to find, a file of a kind the
 * project did not have is a change of structure. Suggested at most once in a session for each pattern, and only where the agent can save it.
 */
export function suggestMemory(event: EventOf<'PostToolUse'>, context: MemoryContext, path: string): Step<Sql> {
  return commit((sql) => {
    const place = knownPlace(sql, projectFolder(event))
    const thread = threadOf(event)
    if (!place || !mcpIsThere(sql, thread.session)) return undefined
    const own = fromRoot(path, place.root)
    const found =
      patternIn(recent(sql, thread), own, event.toolName) ??
      newKind(sql, place.project, own, event.toolName) ??
      newFolder(sql, place.project, own, event.toolName)
    // Once in a session, whatever the epoch.
    if (!found || wasTold(sql, { ...thread, epoch: ANY_EPOCH }, found.key)) return undefined
    const whole = fenced(HEADING, [found.text])
    if (!affords(sql, thread.session, context.settings.memory.budgetTokens, whole)) return undefined
    const injection = { key: found.key, memory: null, text: found.text, reason: 'a pattern worth remembering' }
    recordInjections(sql, { ...thread, epoch: ANY_EPOCH }, { event: event.name, at: context.now, whole }, [injection])
    return { context: whole }
  })
}

const ANY_EPOCH = -1

function recent(sql: Sql, { session, agent }: { session: string; agent: string }): Row[] {
  return sql.all<Row>(
    `SELECT data ->> '$.tool' AS tool, data ->> '$.input.file_path' AS path, data ->> '$.input.pattern' AS pattern,
            data ->> '$.input.command' AS command, data ->> '$.input.new_string' AS made
     FROM timeline WHERE session = ? AND agent = ? AND type = 'tool:complete' ORDER BY id DESC LIMIT 60`,
    session,
    agent,
  )
}

/** What repeats in the last operations, if anything does. */
function patternIn(rows: readonly Row[], path: string, tool: string): { key: string; text: string } | undefined {
  const extension = /\.\w+$/.exec(path)?.[0] ?? ''
  const written = new Set(
    rows.filter((row) => row.tool === 'Write' && row.path?.endsWith(extension)).map((row) => row.path),
  )
  if (tool === 'Write' && extension !== '' && written.size >= 3) {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/'))) || '.'
    return {
      key: `suggest:files:${extension}`,
      text: `${written.size} new ${extension} files were made in this session, the last in ${folder}. If there is a convention behind them, save it with memory_save (project://patterns/…, file ${folder}/).`,
    }
  }
  const same = sameEdit(rows)
  if (same) return same
  const searches = rows.flatMap(({ pattern }) => (pattern ? [pattern] : []))
  const sought = searches.find((pattern, at) => searches.indexOf(pattern) !== at)
  if (sought !== undefined) {
    return {
      key: `suggest:search:${sought.slice(0, 60)}`,
      text: `\`${sought.slice(0, 60)}\` was searched for more than once. Where it is found may be worth saving with memory_save (project://structure/…).`,
    }
  }
  return undefined
}

/** The newest edit, where two other files got the very same. */
function sameEdit([newest, ...rows]: readonly Row[]): { key: string; text: string } | undefined {
  const made = newest?.made ?? ''
  if (made.trim().length < SHORTEST_EDIT) return undefined
  const files = new Set([newest, ...rows].filter((row) => row?.made === made).map((row) => row?.path ?? ''))
  if (files.size < 3) return undefined
  const shown = made.trim().replace(/\s+/g, ' ').slice(0, 60)
  return {
    key: `suggest:edit:${shown}`,
    text: `The same change was made in ${files.size} files: \`${shown}\`. If there is a convention behind it, save it with memory_save (project://patterns/…).`,
  }
}

const SHORTEST_EDIT = 12

/** Of a project that knows fewer files than this, nobody can say what is new in it. */
const ENOUGH_FILES = 20

function newKind(sql: Sql, project: string, path: string, tool: string): { key: string; text: string } | undefined {
  const extension = /\.\w+$/.exec(path)?.[0]?.toLowerCase()
  if (tool !== 'Write' || !extension) return undefined
  if (!isWellKnown(sql, project)) return undefined
  const looked = sql.get<{ files: number; alike: number | null }>(
    `SELECT count(*) AS files, max(lower(substr(key, -length(?2))) = ?2 AND key != ?3) AS alike
     FROM (SELECT key FROM memory_links WHERE project = ?1 AND kind = 'file' LIMIT ${MOST_LOOKED_AT})`,
    project,
    extension,
    path,
  )
  if (!looked || looked.alike === 1 || looked.files === MOST_LOOKED_AT) return undefined
  return {
    key: `suggest:kind:${extension}`,
    text: `${path} is the first ${extension} file that is known here. Why the project has such files now may be worth saving with memory_save (project://structure/…).`,
  }
}

/** A file in a folder that nothing was known in: the structure has changed. */
function newFolder(sql: Sql, project: string, path: string, tool: string): { key: string; text: string } | undefined {
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
  if (tool !== 'Write' || folder === '' || path.startsWith('/')) return undefined
  const inside = sql.get(
    "SELECT 1 AS found FROM memory_links WHERE project = ? AND kind = 'file' AND key >= ? AND key < ? AND key != ? LIMIT 1",
    project,
    `${folder}/`,
    `${folder}0`,
    path,
  )
  if (inside || !isWellKnown(sql, project)) return undefined
  return {
    key: `suggest:folder:${folder}`,
    text: `${folder}/ is a new folder here. What belongs into it may be worth saving with memory_save (project://structure/…, file ${folder}/).`,
  }
}

function isWellKnown(sql: Sql, project: string): boolean {
  const known = sql.get<{ n: number }>(
    `SELECT count(*) AS n FROM (SELECT DISTINCT key FROM memory_links WHERE project = ? AND kind = 'file' LIMIT ${ENOUGH_FILES})`,
    project,
  )
  return known?.n === ENOUGH_FILES
}

/** However many files are known: no more are looked through. */
const MOST_LOOKED_AT = 20_000
