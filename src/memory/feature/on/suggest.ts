import { projectFolder, threadOf } from '../../../base/thread.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import { affords, recordInjections, wasTold } from '../../recall/injections.ts'
import { fenced } from '../../recall/safety.ts'
import { fromRoot } from '../../store/identity.ts'
import { knownPlace } from '../../store/places.ts'
import type { MemoryContext } from '../context.ts'
import { mcpIsThere } from '../mcp-there.ts'

interface Row {
  readonly tool: string | null
  readonly path: string | null
  readonly pattern: string | null
  readonly command: string | null
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
      patternIn(recent(sql, thread), own, event.toolName) ?? newKind(sql, place.project, own, event.toolName)
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
            data ->> '$.input.command' AS command
     FROM timeline WHERE session = ? AND agent = ? AND type = 'tool:complete' ORDER BY id DESC LIMIT 60`,
    session,
    agent,
  )
}

/** What repeats in the last operations, if anything does. */
export function patternIn(rows: readonly Row[], path: string, tool: string): { key: string; text: string } | undefined {
  const extension = /\.\w+$/.exec(path)?.[0] ?? ''
  const written = rows.filter((row) => row.tool === 'Write' && row.path?.endsWith(extension))
  if (tool === 'Write' && extension !== '' && written.length >= 3) {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/'))) || '.'
    return {
      key: `suggest:files:${extension}`,
      text: `${written.length} new ${extension} files were made in this session, the last in ${folder}. If there is a convention behind them, save it with memory_save (project://patterns/…, file ${folder}/).`,
    }
  }
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

/** Of a project that knows fewer files than this, nobody can say what is new in it. */
const ENOUGH_FILES = 20

function newKind(sql: Sql, project: string, path: string, tool: string): { key: string; text: string } | undefined {
  const extension = /\.\w+$/.exec(path)?.[0]?.toLowerCase()
  if (tool !== 'Write' || !extension) return undefined
  const known = sql.get<{ files: number; alike: number }>(
    `SELECT count(DISTINCT key) AS files, count(DISTINCT CASE WHEN lower(substr(key, -length(?2))) = ?2 AND key != ?3 THEN key END) AS alike
     FROM memory_links WHERE project = ?1 AND kind = 'file'`,
    project,
    extension,
    path,
  )
  if (!known || known.files < ENOUGH_FILES || known.alike > 0) return undefined
  return {
    key: `suggest:kind:${extension}`,
    text: `${path} is the first ${extension} file that is known here. Why the project has such files now may be worth saving with memory_save (project://structure/…).`,
  }
}
