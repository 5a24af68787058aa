import { fingerprint } from '../../base/ids.ts'
import { messageOf } from '../../base/message-of.ts'
import { compileRule } from '../compile/compile.ts'
import { type Exceptions, exceptionsIn } from '../compile/exceptions.ts'
import { indexKeys } from '../compile/index-keys.ts'
import { packRules } from '../packs/index.ts'
import { type CompiledFile, FORMAT, type Mark, ORDINARY, opened, PART, type RuleEntry } from './compiled-file.ts'
import type { FileMark, RuleFiles, RulesContext } from './context.ts'
import { compiledPath, type RuleSource } from './place.ts'

const LONGEST_FILE = 200_000
/** Left before the host stops waiting when no further file is compiled: enough to evaluate and to answer. */
const RESERVE_MS = 700
/** A file changed this shortly before it was read may change again without its time showing it: it is read again next time. */
const FRESH_MS = 60

type Span = CompiledFile['index']

interface Present {
  readonly mark: FileMark
  readonly text?: string
}

export interface Refreshed {
  readonly file: CompiledFile
  /** False when the host would not have waited for the rest. */
  readonly complete: boolean
}

/**
 * Brings the compiled rules of a source in line with its files: only what changed is compiled. The file is replaced as a whole; of
 * several processes that come here at once each makes the same. When it cannot be written the rules hold all the same.
 */
export async function refresh(
  source: RuleSource,
  before: CompiledFile | undefined,
  project: string,
  context: RulesContext,
): Promise<Refreshed> {
  const files = await context.ruleFiles()
  const sameMaker = before !== undefined && makerOf(before.stamp) === makerOf(source.stamp)
  const known = new Map((sameMaker ? entriesOf(before) : []).map((entry) => [entry.path, entry]))
  const except = exceptionsIn(files.read(context.paths.exceptions, LONGEST_FILE), context.userHome)
  const entries: RuleEntry[] = []
  let complete = true
  for (const present of presentIn(source, files)) {
    const old = known.get(present.mark.path)
    if (old && old.modifiedAt === present.mark.modifiedAt && old.size === present.mark.size) {
      entries.push(old)
      continue
    }
    // A pack is a dozen rules: all of them, however long it takes.
    complete &&= source.packs !== undefined || context.time() < context.end - RESERVE_MS
    if (complete) entries.push(excepted(compiled(present, source, project, files, context), except))
    else if (old) entries.push({ ...old, modifiedAt: -1 })
  }
  if (!complete) context.note(`${source.key}: some changed rules were left for the next hook`)
  const settled = complete && (source.folder === undefined || context.time() - source.modifiedAt >= FRESH_MS)
  const text = written(settled ? source.stamp : `${makerOf(source.stamp)}|incomplete`, entries)
  const file = opened(text)
  if (!file) throw new Error('what was compiled cannot be read')
  try {
    files.keep(compiledPath(source, context), text, file.at)
  } catch (failure) {
    context.note(`compiled rules could not be kept: ${messageOf(failure)}`)
  }
  return { file, complete }
}

/** Who compiled a set: another version, or another home folder, makes other rules of the same files. */
function makerOf(stamp: string): string {
  return stamp.split('|').slice(0, 2).join('|')
}

/** A rule that the person switched off is none; what is excepted goes with it. */
function excepted(entry: RuleEntry, { off, except }: Exceptions): RuleEntry {
  const { rule } = entry
  if (!rule) return entry
  if (off.includes(rule.name)) return { ...entry, rule: null }
  const own = except.filter((exception) => exception.rule === rule.name)
  return own.length === 0 ? entry : { ...entry, rule: { ...rule, except: own } }
}

function presentIn({ packs = [], strict = false, folder }: RuleSource, files: RuleFiles): Present[] {
  if (folder !== undefined) return files.list(folder).map((mark) => ({ mark }))
  return packRules()
    .filter((rule) => packs.includes(rule.pack) && (strict || !rule.strict))
    .map(({ file, text }) => ({ mark: { path: file, modifiedAt: 0, size: -1 }, text }))
}

function compiled(
  { mark, text }: Present,
  { origin }: RuleSource,
  project: string,
  files: RuleFiles,
  context: RulesContext,
): RuleEntry {
  const fresh = mark.size >= 0 && context.time() - mark.modifiedAt < FRESH_MS
  const entry = { ...mark, ...(fresh && { modifiedAt: -1 }) }
  if (mark.size > LONGEST_FILE) {
    context.note(`${mark.path} is longer than ${LONGEST_FILE} bytes; the rule is left out`)
    return { ...entry, rule: null }
  }
  const source = text ?? files.read(mark.path, LONGEST_FILE)
  if (source === undefined) return { ...entry, rule: null }
  const { rule, enabled, problems } = compileRule({
    file: mark.path,
    text: source,
    origin,
    project,
    home: context.userHome,
  })
  for (const { file, line, message, severity } of problems)
    if (severity === 'error') context.note(`${file}:${line}: ${message}; the rule is left out`)
  return { ...entry, rule: (enabled && rule) || null }
}

/** A head in JSON, the times in parts, a sorted index whose lines say where a rule stands, and the rules. */
export function written(stamp: string, entries: readonly RuleEntry[]): string {
  let body = ''
  const files = entries.filter(({ size }) => size >= 0)
  const times = files.map(({ path, modifiedAt }): Mark => [path, modifiedAt])
  const whole = times.length <= ORDINARY
  const parts: Span[] = []
  for (let at = 0; !whole && at < times.length; at += PART) {
    const from = body.length
    body += `${JSON.stringify(times.slice(at, at + PART))}\n`
    parts.push([from, body.length])
  }
  const [from, lines] = [body.length, [] as string[]]
  const records: string[] = []
  let length = 0
  for (const entry of entries) {
    const record = JSON.stringify(entry)
    if (entry.rule)
      for (const { event, tool, word } of indexKeys(entry.rule))
        lines.push(`${event}\t${tool}\t${word}\t${length}\t${length + record.length}\n`)
    records.push(`${record}\n`)
    length += record.length + 1
  }
  body += lines.sort().join('')
  const index: Span = [from, body.length]
  body += records.join('')
  const rules: Span = [index[1], body.length]
  const head = {
    format: FORMAT,
    stamp,
    at: timeOf(stamp, body),
    files: files.length,
    marks: whole ? times : [],
    parts,
    index,
    entries: rules,
  }
  return `${JSON.stringify({ ...head, length: body.length })}\n${body}`
}

/** Whole seconds, and an even number of them: there are file systems that count no finer. */
function timeOf(stamp: string, body: string): number {
  return (FIRST_SECOND + (Number.parseInt(fingerprint(stamp + body), 16) % SECONDS) * 2) * 1000
}

/** In the years from 2001 to 2014. */
const FIRST_SECOND = 1_000_000_000
const SECONDS = 200_000_000

function entriesOf({ text, entries: [from, to] }: CompiledFile): RuleEntry[] {
  const found: RuleEntry[] = []
  for (const line of text.slice(from, to).split('\n')) if (line) found.push(JSON.parse(line))
  return found
}
