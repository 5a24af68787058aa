import { columnFields } from '../../base/column.ts'
import { commandKey } from '../../base/shell/command.ts'
import type { ReadSql } from '../../storage/sql.ts'
import { changeBySed, changesWritten, netOfFirst, type TextChange } from './change.ts'
import { givesUp, skipsTest, undoesWork } from './gives-up.ts'
import { hunksOf } from './hunks.ts'

/** What was done between a failure and its end: files that were changed, and commands that may have changed something. */
export interface Between {
  readonly files: readonly string[]
  readonly changes: readonly TextChange[]
  readonly commands: readonly string[]
  /** The file of each call that changed one, in order. */
  readonly edits: readonly string[]
  /** Work was taken back, or what had failed is asked no more: that it passes then is nobody's repair. */
  readonly gaveUp: boolean
}

/** Whether a command loses something that nobody should lose for the sake of a failure. */
export type Loses = (command: string) => boolean

interface Span {
  readonly session: string
  readonly agent: string
  readonly after: number
  readonly before?: number
  /** Only what was begun until there, as it stands in the end. */
  readonly begun?: number
}

interface Recorded {
  readonly tool: string
  readonly input: Record<string, unknown>
  readonly output: string
}

interface Row {
  readonly id: number
  readonly type: string
  readonly data: string
}

export function doneWithin(
  sql: ReadSql,
  { session, agent, after, before, begun = Number.MAX_SAFE_INTEGER }: Span,
  command: string,
  loses: Loses = givesUp,
): Between {
  const rows = sql.all<Row>(
    `SELECT id, type, data FROM timeline WHERE session = ? AND agent = ? AND id > ? AND id < ? AND type IN ('tool:complete', 'tool:failure')
     ORDER BY id LIMIT 300`,
    session,
    agent,
    after,
    before ?? Number.MAX_SAFE_INTEGER,
  )
  const files = new Set<string>()
  const edits: string[] = []
  const changes: TextChange[] = []
  const commands = new Set<string>()
  let gaveUp = false
  let own = 0
  for (const { id, type, data } of rows) {
    const { tool = '', input = {}, output } = columnFields<Recorded>(data)
    if (type !== 'tool:complete') continue
    const path = input.file_path ?? input.notebook_path
    const isEdit = CHANGES.has(tool) && typeof path === 'string'
    const sed = tool === 'Bash' && typeof input.command === 'string' ? changeBySed(input.command) : undefined
    const made = isEdit ? changesWritten(path, input, output) : sed ? [sed] : []
    const file = isEdit ? path : sed?.path
    changes.push(...made)
    if (file !== undefined && id < begun) {
      files.add(file)
      // The ledger has a reason for each call of a file tool.
      if (isEdit) edits.push(file)
      own = changes.length
    }
    if (sed || tool !== 'Bash' || typeof input.command !== 'string') continue
    const key = commandKey(input.command)
    if (undoesWork(key)) {
      gaveUp = true
      files.clear()
      commands.clear()
      edits.length = changes.length = own = 0
    } else if (loses(key)) gaveUp = true
    else if (id < begun && !isTriedAgain(key, command) && changesSomething(key)) commands.add(key)
  }
  const net = netOfFirst(changes, own)
  // That it passes then tells nothing of what else was changed.
  if (net.some(skipsTest)) return { files: [], changes: [], commands: [], edits: [], gaveUp: true }
  // What was written and taken back again is as it was.
  const left = [...files].filter(
    (file) => !changes.some(({ path }) => path === file) || net.some(({ path }) => path === file),
  )
  return {
    files: left.slice(-MOST_FILES),
    changes: net.flatMap(hunksOf).slice(-MOST_CHANGES),
    // With a change to point at, a build in between is how it was tried out, not what repaired it.
    commands: [...commands].filter((one) => left.length === 0 || !BUILDS.test(one)).slice(-MOST_COMMANDS),
    edits,
    gaveUp,
  }
}

/** The commands that were run since, each once, as they are told. */
export function commandsSince(sql: ReadSql, { session, agent, after }: Span): string[] {
  const rows = sql.all<{ command: string | null }>(
    `SELECT data ->> '$.input.command' AS command FROM timeline
     WHERE session = ? AND agent = ? AND id > ? AND type = 'tool:complete' AND data ->> '$.tool' = 'Bash' ORDER BY id LIMIT 300`,
    session,
    agent,
    after,
  )
  return [...new Set(rows.flatMap(({ command }) => (command ? [commandKey(command)] : [])))]
}

export function isNothing({ files, commands }: Pick<Between, 'files' | 'commands'>): boolean {
  return files.length === 0 && commands.length === 0
}

/** The same with other flags, unless they put something right. */
function isTriedAgain(command: string, failed: string): boolean {
  return command === failed || (withoutFlags(command) === withoutFlags(failed) && !WRITES.test(command))
}

function withoutFlags(command: string): string {
  return command
    .split(' ')
    .filter((word) => !word.startsWith('-'))
    .join(' ')
}

/** Looking does not repair. Nor does running the tests, or writing the history. */
function changesSomething(command: string): boolean {
  if (command.length > 200 || LOOKS.test(command)) return false
  return WRITES.test(command) || !CHECKS.test(command)
}

const CHANGES: ReadonlySet<string> = new Set(['Edit', 'MultiEdit', 'Write', 'NotebookEdit'])
const LOOKS =
  /^(?:ls|cat|pwd|head|tail|grep|rg|find|wc|which|echo|printf|sleep|date|ps|env|printenv|stat|file|tree|du|df|diff|less|type|whoami|id|jq|sed -n|awk|git (?:status|log|diff|show|branch|blame|rev-parse|remote|commit|add|push|fetch)|gh\b|curl\b)\b/
const RUNNERS = String.raw`^(?:\w+=\S+ )*(?:npx |bunx |uv run |poetry run |bundle exec |python3? -m |mise run |just |make |mix |go |cargo |dotnet |gradle |\.\/gradlew |mvn |(?:npm|pnpm|yarn|bun)(?: run)? )?`
const CHECKS = new RegExp(
  `${RUNNERS}(?:test|tests|t|lint|check|vet|typecheck|type-check|tsc(?! (?:-b|--build)\\b)|pytest|jest|vitest|mocha|rspec|phpunit|ctest|eslint|biome|ruff check|mypy|clippy|verify)(?!:(?:fix|setup|update|write|prepare|seed))(?![\\w/.-])`,
)
/** A check that puts right what it finds. */
const WRITES = /\s(?:--fix|--write|--update|--apply|-u|-w)\b/
const BUILDS = new RegExp(`${RUNNERS}(?:build|compile|bundle|tsc|webpack|vite|esbuild)\\b|^(?:make|ninja|cmake)\\b`)
const MOST_FILES = 6
const MOST_CHANGES = 12
const MOST_COMMANDS = 4
