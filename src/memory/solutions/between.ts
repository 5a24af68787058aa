import { commandKey } from '../../base/command.ts'
import type { Sql } from '../../storage/sql.ts'

export interface Between {
  readonly files: readonly string[]
  readonly commands: readonly string[]
  /** How often the command itself was run in between. */
  readonly reruns: number
}

interface Row {
  readonly type: string
  readonly data: string
}

/** What was done between a failure and now: files that were changed, and commands that may have changed something. */
export function doneSince(sql: Sql, session: string, agent: string, entry: number, command: string): Between {
  const rows = sql.all<Row>(
    `SELECT type, data FROM timeline WHERE session = ? AND agent = ? AND id > ? AND type IN ('tool:complete', 'tool:failure')
     ORDER BY id LIMIT 300`,
    session,
    agent,
    entry,
  )
  const files = new Set<string>()
  const commands = new Set<string>()
  let reruns = 0
  for (const { type, data } of rows) {
    const { tool, input } = JSON.parse(data) as { tool?: string; input?: Record<string, unknown> }
    const path = input?.file_path ?? input?.notebook_path
    if (CHANGES.has(tool ?? '') && typeof path === 'string' && type === 'tool:complete') files.add(path)
    if (tool !== 'Bash' || typeof input?.command !== 'string') continue
    const key = commandKey(input.command)
    if (key === command) reruns++
    else if (type === 'tool:complete' && changesSomething(key)) commands.add(key)
  }
  return { files: [...files].slice(-6), commands: [...commands].slice(-4), reruns }
}

/** Looking does not repair. Nor does running the tests, or writing the history. */
function changesSomething(command: string): boolean {
  return !LOOKS.test(command) && command.length <= 200
}

const CHANGES: ReadonlySet<string> = new Set(['Edit', 'MultiEdit', 'Write', 'NotebookEdit'])
const LOOKS =
  /^(?:ls|cat|pwd|head|tail|grep|rg|find|wc|which|echo|printf|sleep|date|ps|env|printenv|stat|file|tree|du|df|diff|less|type|whoami|id|jq|sed -n|awk|git (?:status|log|diff|show|branch|blame|rev-parse|remote|commit|add|push|fetch)|gh\b|curl\b)\b|\b(?:test|tests|lint|check|vet|typecheck|tsc|pytest|jest|vitest|build)\b/
