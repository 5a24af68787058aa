import { projectFolder } from '../../base/thread.ts'
import type { EventOf } from '../../protocol/event.ts'
import { commit, type HandlerAnswer, later, soon } from '../../protocol/handler.ts'
import type { Sql } from '../../storage/sql.ts'
import { knownPlace } from '../store/known-place.ts'
import type { MemoryContext } from './context.ts'
import { fileOf } from './file-tools.ts'
import { linkedTo } from './linked.ts'

/** Before a file is read or changed: what is remembered about it. */
export function beforeCall(event: EventOf<'PreToolUse'>, context: MemoryContext): HandlerAnswer<Sql> {
  if (event.toolName === 'Bash') return commandDealtWith(event, context)
  const path = fileOf(event.toolName, event.toolInput)
  const place = path === undefined ? undefined : knownPlace(context.sql, projectFolder(event))
  if (path === undefined || !place) return undefined
  const linked = linkedTo(context.sql, place, path, event.toolInput)
  if (linked.length === 0) return undefined
  return soon(async () => (await import('./on/recall-file.ts')).dealtWith(event, context, place, linked))
}

/** Before a command: what is to be remembered when it is that which is done. In most projects nothing is, and one look tells. */
function commandDealtWith(event: EventOf<'PreToolUse'>, context: MemoryContext): HandlerAnswer<Sql> {
  const { command } = event.toolInput
  if (typeof command !== 'string' || command === '') return undefined
  return commit((sql) => {
    const place = knownPlace(sql, projectFolder(event))
    if (!place || !mayBeAbout(sql, place.project, command)) return undefined
    return later(async () => (await import('./on/recall-action.ts')).recallForCommand(event, context, place, command))
  })
}

/** What does what an action says without its name; which it is, is looked at when something may be. */
const BY_OTHER_NAMES: readonly string[] = [
  'rebase',
  'kubectl',
  'helm',
  'terraform',
  'publish',
  ' add',
  ' i ',
  ' get',
  'make',
  'compile',
  'spec',
  'unit',
  'biome',
  'prettier',
  'ruff',
  'fmt',
  '-b ',
  '-c ',
  'gh pr',
]

/** Whether something is to be remembered at an action that the command's words may be. */
function mayBeAbout(sql: Sql, project: string, command: string): boolean {
  let isOther = 0
  for (const name of BY_OTHER_NAMES) if (command.includes(name)) isOther = 1
  return (
    sql.get(
      `SELECT 1 AS found FROM memory_links WHERE project IN (?1, '') AND kind = 'action'
         AND (instr(?2, substr(key, 1, 4)) > 0 OR ?3) LIMIT 1`,
      project,
      command,
      isOther,
    ) !== undefined
  )
}
