import { isRecord } from '../../base/is-record.ts'
import { shellWord } from '../../base/shell/shell-word.ts'
import type { EffectKind } from './effect.ts'

/** What a tool of a server does that is no matter of paths, by what it and its server are called. */
export interface ServerAct {
  readonly kind: EffectKind
  readonly to: string
  readonly what: string
}

export function serverActs(tool: string, input: unknown): readonly ServerAct[] {
  const all = wordsOf(tool)
  const words = wordsOf(tool.slice(tool.lastIndexOf('__') + 1))
  const verb = words.find((word) => DESTROYING.includes(` ${word} `))
  if (verb === undefined) return []
  const what = `${tool}${namedIn(input)}`
  if (words.some((word) => word === 'branch' || word === 'tag')) return [{ kind: 'discards', to: 'published', what }]
  const isDatabase = all.some((word) => DATABASES.includes(` ${word} `))
  if (
    words.some((word) => OF_DATABASES.includes(` ${word} `)) ||
    (isDatabase && /^(?:drop|truncate|purge|wipe)$/.test(verb))
  )
    return [{ kind: 'destroys', to: 'database', what }]
  if (verb.startsWith('flush')) return [{ kind: 'destroys', to: 'database', what }]
  if (isDatabase && takesAll(words, input)) return [{ kind: 'destroys', to: 'database', what }]
  for (const [to, servers] of SERVERS)
    if (all.some((word) => servers.includes(` ${word} `))) return [{ kind: 'destroys', to, what }]
  for (const [to, names] of PLACES)
    if (words.some((word) => names.includes(` ${word} `))) return [{ kind: 'destroys', to, what }]
  return []
}

/** `delete-many` without a condition, `delete` with a star. */
function takesAll(words: readonly string[], input: unknown): boolean {
  if (!isRecord(input)) return false
  if (input.key === '*' || input.pattern === '*') return true
  if (!words.includes('many') && !words.includes('all')) return false
  const condition = input.filter ?? input.query ?? input.where
  return condition === undefined || condition === '{}' || (isRecord(condition) && Object.keys(condition).length === 0)
}

function wordsOf(tool: string): string[] {
  return tool
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/)
}

function namedIn(input: unknown): string {
  if (!isRecord(input)) return ''
  const named = [input.name, input.repo, input.branch, input.database, input.collection, input.id, input.bucket]
  return named.flatMap((value) => (typeof value === 'string' ? ` ${value.slice(0, 60)}` : [])).join('')
}

const DESTROYING = ' delete drop destroy remove purge flush flushall flushdb truncate terminate wipe '
const DATABASES =
  ' mongodb mongo redis postgres postgresql mysql mariadb sqlite supabase neon dynamodb firestore elasticsearch qdrant pinecone '
const OF_DATABASES = ' database databases table tables collection collections schema keyspace '
const SERVERS: readonly (readonly [string, string])[] = [
  ['cluster', ' kubernetes kubectl '],
  ['infrastructure', ' terraform pulumi '],
]
const PLACES: readonly (readonly [string, string])[] = [
  ['cluster', ' namespace '],
  ['infrastructure', ' stack '],
  ['container', ' volume volumes '],
  ['cloud', ' bucket instance instances cluster droplet server zone domain environment deployment '],
  ['remote', ' repository repo project organization workspace release site '],
]

/** A tool that is git under another name, as the command that it is. */
export function gitOf(tool: string, input: unknown): string | undefined {
  const own = tool.slice(tool.lastIndexOf('__') + 1)
  const sub =
    /(?:^|_)git[_-]([a-z]+)$/.exec(own)?.[1] ?? (/__git__/.test(tool) ? /^[_]?([a-z]+)$/.exec(own)?.[1] : undefined)
  if (sub === undefined || !isRecord(input)) return undefined
  const words: string[] = []
  for (const [name, value] of Object.entries(input)) {
    if (value === true) words.push(`--${name.replaceAll('_', '-')}`)
    else if (/^(?:mode|type|operation|action)$/.test(name) && typeof value === 'string')
      words.push(sub === 'stash' ? value : `--${value}`)
    else if (/^(?:args|arguments|options|flags|files|paths|target|ref|branch|remote|name)$/.test(name))
      for (const each of [value].flat()) if (typeof each === 'string') words.push(each)
  }
  return ['git', sub, ...words].map(shellWord).join(' ')
}

/** Code that a tool runs on this machine: of a notebook, of an editor. Pages of a browser are none. */
export function codeOfTool(tool: string, input: unknown): string | undefined {
  if (!isRecord(input) || !RUNS_CODE.test(tool) || IN_PAGE.test(tool)) return undefined
  for (const field of ['code', 'cell_source', 'source', 'script', 'cell_content', 'python'])
    if (typeof input[field] === 'string') return input[field]
  return undefined
}

const RUNS_CODE = /exec|run|eval/i
const IN_PAGE = /browser|playwright|puppeteer|chrome|page|devtools|figma|blender/i
