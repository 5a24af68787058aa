import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { openSqlite } from '#sqlite'
import { claudeMemProjects, fromClaudeMem } from '../../../memory/exchange/claude-mem.ts'
import {
  CONFLICTS,
  type Conflict,
  type ExchangeEntry,
  entryOf,
  nothingTaken,
  type TakenIn,
  takeIn,
  takeRelations,
} from '../../../memory/exchange/entry.ts'
import {
  fromCsv,
  fromInstructions,
  fromJson,
  fromMarkdown,
  markdownPath,
  type ParsedExchange,
  toCsv,
  toJson,
  toMarkdown,
} from '../../../memory/exchange/formats.ts'
import { mayBeRecalled } from '../../../memory/recall/safety.ts'
import { mergeWholeIndexes } from '../../../memory/store/index-rows.ts'
import { memoriesIn } from '../../../memory/store/list.ts'
import type { Trust } from '../../../memory/store/record.ts'
import { retold, t } from '../../../messages/people/speak.ts'
import { asName, redactEverywhere } from '../../../platform/redact.ts'
import { writeAskedFile } from '../../asked-file.ts'
import { type Call, CommandError, oneOf, type Result, usageError } from '../../command.ts'
import { progress } from '../../terminal/progress.ts'
import { isRegex } from '../error-pattern.ts'
import { type MemoryDesk, withMemories } from '../place.ts'
import { onlyThePerson } from '../whose-call.ts'

const OUT_FORMATS = ['json', 'markdown', 'csv'] as const
const IN_FORMATS = ['json', 'markdown', 'csv', 'claude-mem', 'claude-md'] as const
type InFormat = (typeof IN_FORMATS)[number]

export function exportMemories(call: Call): Promise<Result> {
  const format = oneOf(call, 'format', OUT_FORMATS) ?? 'json'
  return withMemories(call, (desk) => {
    const memories = memoriesIn(desk.sql, {
      ...(desk.projects && { projects: desk.projects }),
      statuses: ['active', 'deprecated', 'archived'],
    })
    const entries = memories.map((memory) => entryOf(desk, memory))
    const out = call.value('out')
    const json = { format, memories: entries.length, out: out === undefined ? null : resolve(call.cwd, out) }
    if (out === undefined)
      return { text: printed(format, entries), json: { ...json, content: printed(format, entries) }, asIs: true }
    const path = resolve(call.cwd, out)
    if (format === 'markdown') writeFolder(path, entries)
    else writeAskedFile(path, printed(format, entries))
    return { text: t`Wrote ${entries.length} memories to ${path}.`, json }
  })
}

function printed(format: (typeof OUT_FORMATS)[number], entries: readonly ExchangeEntry[]): string {
  if (format === 'json') return toJson(entries)
  return format === 'csv' ? toCsv(entries) : entries.map(toMarkdown).join('\n')
}

function writeFolder(folder: string, entries: readonly ExchangeEntry[]): void {
  for (const entry of entries) writeAskedFile(join(folder, markdownPath(entry.uri)), toMarkdown(entry))
}

export async function importMemories(call: Call): Promise<Result> {
  const conflict = oneOf(call, 'conflict', CONFLICTS) ?? 'skip'
  // They would write over what the person said.
  if (conflict === 'overwrite' || conflict === 'merge') onlyThePerson(call)
  const asked = oneOf(call, 'format', IN_FORMATS)
  const [word] = call.words
  const path =
    word === undefined && asked === 'claude-mem'
      ? join(call.userHome, '.claude-mem', 'claude-mem.db')
      : word && resolve(call.cwd, word)
  if (!path) throw usageError(t`the file to import is missing`, 'throughline memory import memories.json')
  if (!existsSync(path)) throw new CommandError(t`there is no ${path}`, t`name a file, or a folder of Markdown files`)
  const format = asked ?? formatOf(path)
  return withMemories(call, async (desk) => {
    const entries = entriesFrom(call, desk, path, format).map(cleanEntry)
    const taken = nothingTaken()
    const bar = progress(call, entries.length)
    // Whoever wrote the file, it was not said to us: an order in it is found, and not told.
    const trust: Trust = 'imported'
    for (let at = 0; at < entries.length; at += BATCH) {
      await bar.step(at, basename(path))
      takeBatch(desk, entries.slice(at, at + BATCH), { conflict, origin: `${format} ${basename(path)}`, trust }, taken)
    }
    desk.sql.transaction(() => {
      for (const entry of entries) if (entry.relations?.length) takeRelations(desk, entry, desk.place.project)
    })
    if (taken.created >= BATCH) mergeWholeIndexes(desk.sql)
    await bar.end()
    const held = entries.filter(({ content }) => !mayBeRecalled(content, trust)).length
    const text =
      takenText(taken, entries.length, path) +
      (held > 0 && taken.created + taken.changed > 0 ? ` ${heldText(held)}` : '')
    return { text, json: { format, found: entries.length, ...taken } }
  })
}

function heldText(held: number): string {
  return t`Not told, since they demand something of whoever reads them: ${held}. search and read find them.`
}

/** Before a name is made of any of it. */
function cleanEntry(entry: ExchangeEntry): ExchangeEntry {
  const clean = redactEverywhere(entry)
  return clean === entry ? entry : { ...clean, uri: asName(clean.uri) }
}

const BATCH = 1000

function takeBatch(
  desk: MemoryDesk,
  entries: readonly ExchangeEntry[],
  how: { conflict: Conflict; origin: string; trust: Trust },
  taken: TakenIn,
): void {
  desk.sql.transaction(() => {
    for (const entry of entries) takeIn(desk, entry, { project: desk.place.project, isRegex, ...how }, taken)
  })
}

function formatOf(path: string): InFormat {
  if (statSync(path).isDirectory()) return 'markdown'
  if (/CLAUDE(?:\.local)?\.md$|AGENTS\.md$|GEMINI\.md$/.test(path)) return 'claude-md'
  if (/\.(?:md|mdx|markdown)$/i.test(path)) return 'markdown'
  if (/\.csv$/i.test(path)) return 'csv'
  return /\.(?:db|sqlite3?)$/i.test(path) ? 'claude-mem' : 'json'
}

function entriesFrom(call: Call, desk: MemoryDesk, path: string, format: InFormat): ExchangeEntry[] {
  if (format === 'claude-mem') return claudeMemEntries(call, desk, path)
  if (format === 'claude-md') return fromInstructions(readFileSync(path, 'utf8'))
  if (format === 'markdown')
    return markdownFiles(path).map((file) =>
      fromMarkdown(readFileSync(file, 'utf8'), relative(statSync(path).isDirectory() ? path : dirname(path), file)),
    )
  return parsed(format === 'csv' ? fromCsv(readFileSync(path, 'utf8')) : fromJson(readFileSync(path, 'utf8')), path)
}

function parsed(result: ParsedExchange, path: string): ExchangeEntry[] {
  if (result.ok) return result.entries
  throw new CommandError(
    t`${path} cannot be imported: ${retold(result.problem)}`,
    t`throughline memory export shows what it should look like; nothing was written`,
  )
}

function markdownFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|mdx|markdown)$/i.test(name) && !/(^|[\\/])(?:\.git|node_modules)[\\/]/.test(name))
    .sort()
    .map((name) => join(path, name))
}

/** Its projects are named by folder: the present one's unless all are asked for. */
function claudeMemEntries(call: Call, desk: MemoryDesk, path: string): ExchangeEntry[] {
  let sql: ReturnType<typeof openSqlite>
  try {
    sql = openSqlite(path, { busyTimeoutMs: 2000, readonly: true })
  } catch (failure) {
    throw new CommandError(
      t`${path} could not be opened: ${failure instanceof Error ? failure.message : failure}`,
      t`name the database of claude-mem, usually ~/.claude-mem/claude-mem.db`,
    )
  }
  try {
    const name = basename(desk.place.root)
    const entries = fromClaudeMem(sql, call.flag('all') ? undefined : name)
    if (entries.length > 0 || call.flag('all')) return entries
    const known = claudeMemProjects(sql)
    throw new CommandError(
      t`claude-mem knows nothing of a project ${JSON.stringify(name)}`,
      known.length > 0
        ? t`it has ${known.slice(0, 8).join(', ')}; --all takes everything`
        : t`there are no observations in it`,
    )
  } finally {
    sql.close()
  }
}

function takenText({ created, changed, skipped, buried, wrong }: TakenIn, found: number, path: string): string {
  const rest = [
    ...(changed > 0 ? [t`${changed} changed`] : []),
    ...(skipped > 0 ? [t`${skipped} were there already`] : []),
    ...(buried > 0 ? [t`${buried} had been forgotten and stay away`] : []),
    ...(wrong.length > 0
      ? [
          t`${wrong.length} could not be read: ${wrong
            .slice(0, 3)
            .map(({ uri, problem }) => `${JSON.stringify(uri)} (${retold(problem)})`)
            .join(', ')}`,
        ]
      : []),
  ]
  return t`Took ${created} of ${found} memories from ${path}${rest.length > 0 ? `; ${rest.join('; ')}` : ''}.`
}
