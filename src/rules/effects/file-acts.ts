import { isRecord } from '../../base/is-record.ts'

/** What a tool that is no shell does to a file. */
export interface FileAct {
  readonly does: 'writes' | 'deletes' | 'reads'
  readonly path: string
}

/** The tools by which agents change files themselves, as the hosts' calls are named here and as some of them name their own. */
export const EDITORS: readonly string[] = [
  ...['Write', 'Edit', 'MultiEdit', 'NotebookEdit', 'apply_patch', 'write_file', 'replace', 'write', 'edit', 'create'],
  ...['create_file', 'edit_file', 'str_replace', 'insert', 'patch'],
]

/**
 * The files that a call reads, changes or deletes: by an agent's own tools, or by those of an MCP server, whose names begin with a
 * verb nearly always (`write_file`, `move_file`, `delete`). A path on another machine is none.
 */
export function fileActs(tool: string, input: unknown): readonly FileAct[] {
  if (!isRecord(input)) return []
  if (EDITORS.includes(tool)) return pathsAt(input, PATH_FIELDS).map((path) => ({ does: 'writes', path }))
  if (!isServerTool(tool)) return []
  for (const field of ELSEWHERE) if (Object.hasOwn(input, field)) return []
  const does = verbOf(tool)
  if (does === undefined) return []
  const from = pathsAt(input, SOURCE_FIELDS)
  const to = pathsAt(input, TARGET_FIELDS)
  if (does === 'moves') return [...from.map((path) => ({ does: 'deletes', path }) as const), ...to.map(written)]
  if (does === 'copies') return [...from.map((path) => ({ does: 'reads', path }) as const), ...to.map(written)]
  return [...pathsAt(input, PATH_FIELDS), ...from, ...to].map((path) => ({ does, path }))
}

/** Hosts name the tools of servers by both: `mcp__files__write_file`, `files-write_file`, `files_write_file`. */
export function isServerTool(tool: string): boolean {
  return (
    (tool.includes('_') || tool.includes('-') || tool.includes('.')) && !EDITORS.includes(tool) && tool !== 'read_file'
  )
}

/** Where a search looks that shows what it finds, if it looks for all there is or for secrets: `Grep` with a path or a pattern of files. */
export function placesShown(tool: string, input: unknown): readonly string[] {
  if (!SEARCHES.includes(tool) || !isRecord(input) || input.output_mode !== 'content') return []
  if (typeof input.pattern !== 'string' || !seeksSecrets(input.pattern)) return []
  return [input.path, input.glob].filter((value): value is string => typeof value === 'string' && value !== '')
}

/** One that names no word in each of its alternatives finds every line. */
function seeksSecrets(pattern: string): boolean {
  return SECRET_SIGNS.test(pattern) || pattern.split('|').some((each) => !/[A-Za-z_]{3}/.test(each))
}

const SEARCHES: readonly string[] = ['Grep', 'grep']
const SECRET_SIGNS = /key|secret|token|pass|pwd|cred|auth|private|_ur[il]|dsn|conn/i

/** Whether a name could be one of a file of secrets: a cheap look. */
export function hasSecretWord(path: string): boolean {
  for (const word of SECRET_WORDS) if (path.includes(word)) return true
  return false
}

const SECRET_WORDS = [
  ...[
    '.env',
    'id_',
    '.pem',
    'key',
    'secret',
    'cred',
    'netrc',
    'token',
    'pass',
    'history',
    '.p12',
    '.pfx',
    'kdbx',
    'jks',
  ],
  ...['ppk', 'wallet', 'tfstate', '.cnf', 'kubeconfig', 'account'],
] as const

/** Whether the name of a tool says that it may throw something away or run something: a cheap look. */
export function couldDestroy(tool: string): boolean {
  const name = tool.toLowerCase()
  for (const sign of DESTROYING_SIGNS) if (name.includes(sign)) return true
  return false
}

const DESTROYING_SIGNS = [
  ...[
    'delete',
    'drop',
    'destroy',
    'remove',
    'purge',
    'flush',
    'truncate',
    'terminate',
    'wipe',
    'git',
    'exec',
    'run',
    'eval',
  ],
] as const

/** Whether a tool of a server may be given statements for a database. */
export function tellsDatabase(tool: string, input: unknown): boolean {
  return isRecord(input) && (Object.hasOwn(input, 'sql') || (IS_DATABASE.test(tool) && !Object.hasOwn(input, 'path')))
}

/** By its name, or by that of its server. */
export const IS_DATABASE = /sql|postgres|pg_|maria|database|_db_|supabase|neon|clickhouse|snowflake|bigquery|duckdb/i

const written = (path: string): FileAct => ({ does: 'writes', path })

const PATH_FIELDS = [
  ...['file_path', 'path', 'notebook_path', 'absolute_path', 'filePath', 'filepath', 'file', 'filename', 'file_name'],
  ...['paths', 'files', 'uri', 'relative_path', 'target_file', 'targetFile'],
] as const
const SOURCE_FIELDS = [
  'source',
  'src',
  'from',
  'source_path',
  'sourcePath',
  'old_path',
  'oldPath',
  'from_path',
] as const
const TARGET_FIELDS = [
  ...['destination', 'dest', 'dst', 'to', 'target', 'destination_path', 'destinationPath', 'new_path', 'newPath'],
  ...['to_path', 'output_path', 'outputPath'],
] as const
/** What a call names that is about files of another machine. */
const ELSEWHERE = ['repo', 'owner', 'repository', 'bucket', 'project_id', 'projectId', 'host', 'branch'] as const

function pathsAt(input: Record<string, unknown>, fields: readonly string[]): string[] {
  const found: string[] = []
  for (const field of fields) {
    const value = input[field]
    for (const each of Array.isArray(value) ? value : [value]) {
      const named = isRecord(each) ? each.path : each
      // To a system a path ends there.
      const path = typeof named === 'string' && named.includes('\0') ? named.slice(0, named.indexOf('\0')) : named
      if (typeof path === 'string' && path !== '' && path.length <= LONGEST && !path.includes('\n'))
        found.push(path.startsWith('file://') ? path.slice('file://'.length) : path)
    }
  }
  return found
}

const LONGEST = 4096

type Verb = FileAct['does'] | 'moves' | 'copies'

/** By the first word of a tool's own name that is a verb about files. */
function verbOf(tool: string): Verb | undefined {
  const own = tool.slice(tool.lastIndexOf('__') + 1)
  const words = own
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/)
  let verb: Verb
  for (const word of words) for (verb in VERBS) if (word !== '' && VERBS[verb].includes(` ${word} `)) return verb
  return undefined
}

const VERBS: Readonly<Record<Verb, string>> = {
  writes: ' write save append insert create edit update replace patch overwrite put set modify truncate touch ',
  deletes: ' delete remove unlink rm rmdir trash erase wipe destroy ',
  moves: ' move rename mv ',
  copies: ' copy cp duplicate ',
  reads: ' read cat view open get show load head tail ',
}
