import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

/** An exported name that stands in several files of src: one more thing a reader can mistake for another, unless a table explains it. */
export interface SharedName {
  readonly name: string
  readonly files: readonly string[]
  /** Of which tables the places are entries, or why it may stand there all the same. */
  readonly why: readonly string[]
  readonly isExplained: boolean
}

/**
 * What is one name by design. An entry of a table is called by the table's word (a command by the word that is typed, an action by the word
 * in a rule), and is reached through the table alone; so it may share its name with other tables' entries, and with nothing else.
 */
export const TABLES: readonly { readonly what: string; readonly file: RegExp; readonly line?: RegExp }[] = [
  { what: 'a part of every host', file: /^src\/hosts\/[^/]+\/(wire|install|plugin)\.ts$/ },
  { what: 'a part of every view', file: /^src\/view\/[^/]+\/(api|page)\.tsx?$/ },
  { what: 'a migration', file: /^src\/storage\/migrations\// },
  { what: 'a runtime of the store', file: /^src\/storage\/sqlite\.\w+\.ts$/ },
  { what: 'a command', file: /^src\/cli\//, line: /^export const \w+: Command = / },
  {
    what: 'a verb of a command',
    file: /^src\/cli\/[^/]+\//,
    line: /^export (async )?function \w+\(call: Call\b.*: (Promise<Result>|Result|Promise<Result> \| Result) \{/,
  },
  { what: 'an event', file: /^src\/protocol\/events\//, line: /^export const \w+ = defineEvent\(/ },
  { what: 'a rule action', file: /^src\/rules\/actions\//, line: /^export const \w+: (?:Written)?Action = / },
  { what: 'how a program is looked at', file: /^src\/rules\/effects\//, line: /^export const \w+: Look = / },
  { what: 'a feature', file: /^src\/\w+\/feature(\/feature)?\.ts$/, line: /^export const \w+: Handler</ },
  {
    what: "a feature's answer to an event",
    file: /^src\/\w+\/feature\//,
    line: /^export (async )?function on[A-Z]\w+\((?:event: EventOf<|$)/,
  },
  {
    what: 'a transition of workflows',
    file: /^src\/workflow\/transitions\//,
    line: /^export function \w+\(state: State\b/,
  },
  { what: 'an integration', file: /^src\/(pipeline|engine)\/integrations\// },
]

/** Public names of two entry points of the library: people import them by these names. */
export const PUBLIC_TWICE: readonly string[] = ['Entry', 'Origin', 'ToolCall']

/** The few that share a table's word and are no entry of one. */
export const BESIDE_A_TABLE: Readonly<Record<string, string>> = {
  advance: 'public: the ledger after more entries; a workflow advances by its own table',
  find: "called `cold.find`, like the array's own",
  hook: 'the command is nothing but a call of it',
}

/** The text of a program that does not exist. */
const MADE_UP = 'src/cli/demo/story.ts'

const EXPORT = /^export (?:async )?(?:const|function|interface|type|class) (\w+).*$/gm

export function sharedNames(): { readonly names: number; readonly shared: readonly SharedName[] } {
  const places = new Map<string, Map<string, string>>()
  for (const { name, file, line } of exported()) places.set(name, (places.get(name) ?? new Map()).set(file, line))
  const shared = [...places]
    .filter(([, files]) => files.size > 1)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, files]) => explained(name, files))
  return { names: places.size, shared }
}

/** What runs, and no type: a type may be exported to name what an exported function takes or gives. */
export function exportedValues(): { readonly name: string; readonly file: string }[] {
  return exported().flatMap(({ name, file, line }) =>
    /^export (?:interface|type) /.test(line) ? [] : [{ name, file }],
  )
}

function exported(): { readonly name: string; readonly file: string; readonly line: string }[] {
  return [...new Bun.Glob('src/**/*.{ts,tsx}').scanSync({ cwd: root })]
    .filter((file) => !file.includes('.test.') && file !== MADE_UP)
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(EXPORT)].map(([line, name = '']) => ({ name, file, line })),
    )
}

function explained(name: string, places: ReadonlyMap<string, string>): SharedName {
  const files = [...places.keys()].sort()
  if (PUBLIC_TWICE.includes(name)) return { name, files, why: ['public in two entry points'], isExplained: true }
  const tables = [...places].map(([file, line]) =>
    TABLES.find((table) => table.file.test(file) && (table.line?.test(line) ?? true)),
  )
  const beside = BESIDE_A_TABLE[name]
  const why = [...new Set(tables.flatMap((table) => table?.what ?? [])), ...(beside === undefined ? [] : [beside])]
  const apart = tables.filter((table) => !table).length
  return { name, files, why, isExplained: apart === 0 || (apart === 1 && beside !== undefined) }
}

if (import.meta.main) {
  const { names, shared } = sharedNames()
  const unexplained = shared.filter(({ isExplained }) => !isExplained)
  for (const { name, files, why, isExplained } of shared)
    process.stdout.write(
      `${isExplained ? '' : 'UNEXPLAINED '}${name} (${why.join(', ') || '–'}): ${files.join(', ')}\n`,
    )
  process.stdout.write(
    `${names} exported names, ${shared.length} stand in several files, ${unexplained.length} of them unexplained\n`,
  )
}
