import { type Compiled, compileRule, type RuleFile } from '../compile.ts'
import { indexKeys } from '../index-keys.ts'
import { packRules } from '../packs/index.ts'
import type { Rule } from '../rule.ts'
import type { FileMark, RuleFiles, RulesContext } from './context.ts'
import type { Place } from './place.ts'
import { ORDINARY, PART, type SetRow, setOf } from './sets.ts'

const LONGEST_FILE = 200_000
/** Left of the deadline when no further file is read: enough to write, to evaluate and to answer. */
const RESERVE_MS = 90
/** A file changed this shortly before it was read may change again without its time showing it: it is read again next time. */
const FRESH_MS = 60
const UNUSED_MS = 30 * 24 * 3600 * 1000

interface Known {
  readonly path: string
  readonly modifiedAt: number
  readonly size: number
}

interface Made {
  readonly mark: FileMark
  readonly compiled: Compiled
}

/**
 * Brings the stored rules of a place in line with their files: only what changed is compiled. Readers see the old set or the
 * new one, never a part; of several processes that come here at once the later ones find the work done or do the same again.
 * What does not fit into the deadline is left for the next hook.
 */
export async function rebuild(place: Place, context: RulesContext): Promise<Pick<SetRow, 'id'>> {
  const files = await context.ruleFiles()
  const { sql } = context
  const before = setOf(sql, place.key)
  const sameMaker = before !== undefined && makerOf(before.stamp) === makerOf(place.stamp)
  const known = new Map((sameMaker ? knownIn(context, before.id) : []).map((row) => [row.path, row]))
  const present = [...packMarks(place), ...marksIn(place, files)]
  const { made, complete } = compileAll(
    present.filter(({ mark }) => isNew(mark, known.get(mark.path))),
    place,
    files,
    context,
  )
  for (const { compiled } of made)
    for (const { file, line, message, severity } of compiled.problems)
      if (severity === 'error') context.note(`${file}:${line}: ${message}; the rule is left out`)

  return sql.transaction(() => {
    const id = claim(
      place,
      context,
      complete && isSettled(place, context) ? place.stamp : `${makerOf(place.stamp)}|incomplete`,
      present.length,
    )
    const kept = new Set(present.map(({ mark }) => mark.path))
    // What another version made is read again, if not now then by the next hook.
    if (!sameMaker) sql.run('UPDATE rules SET modified_at = -1 WHERE set_id = ?', id)
    for (const { path } of knownIn(context, id)) if (!kept.has(path)) remove(context, id, path)
    for (const one of made) put(context, id, one)
    mark(context, id)
    return { id }
  })
}

/** A folder changed a moment ago may change again without its time showing it. */
function isSettled({ folders }: Place, { time }: RulesContext): boolean {
  return folders.every(({ modifiedAt }) => time() - modifiedAt >= FRESH_MS)
}

/** Who compiled a set: another version, or another home folder, makes other rules of the same files. */
function makerOf(stamp: string): string {
  return stamp.split('|').slice(0, 2).join('|')
}

function knownIn({ sql }: RulesContext, id: number): Known[] {
  return sql.all<Known>('SELECT path, modified_at AS modifiedAt, size FROM rules WHERE set_id = ?', id)
}

interface Present {
  readonly mark: FileMark
  readonly origin: RuleFile['origin']
  readonly text?: string
}

/** The folder may have changed since it was looked at: what is there now counts. */
function marksIn({ folders }: Place, files: RuleFiles): Present[] {
  return folders.flatMap(({ path, origin }) => files.list(path).map((mark) => ({ mark, origin })))
}

function packMarks({ packs }: Place): Present[] {
  if (packs.length === 0) return []
  return packRules()
    .filter(({ pack }) => packs.includes(pack))
    .map(({ file, text }) => ({ mark: { path: file, modifiedAt: 0, size: -1 }, origin: 'pack', text }))
}

function isNew({ modifiedAt, size }: FileMark, known: Known | undefined): boolean {
  return known === undefined || known.modifiedAt !== modifiedAt || known.size !== size
}

function compileAll(
  present: readonly Present[],
  place: Place,
  files: RuleFiles,
  context: RulesContext,
): { made: Made[]; complete: boolean } {
  const made: Made[] = []
  for (const { mark, origin, text } of present) {
    if (made.length > 0 && context.time() > context.deadline - RESERVE_MS) {
      context.note(`${present.length - made.length} of ${present.length} changed rules were left for the next hook`)
      return { made, complete: false }
    }
    const source = text ?? files.read(mark.path, LONGEST_FILE)
    if (source === undefined) continue
    const fresh = mark.size >= 0 && context.time() - mark.modifiedAt < FRESH_MS
    const compiled = compileRule({
      file: mark.path,
      text: source,
      origin,
      project: place.project,
      home: context.userHome,
    })
    made.push({ mark: fresh ? { ...mark, modifiedAt: -1 } : mark, compiled })
  }
  return { made, complete: true }
}

function claim(place: Place, { sql, now }: RulesContext, stamp: string, files: number): number {
  for (const { id } of sql.all<{ id: number }>(
    'SELECT id FROM rule_sets WHERE built_at < ? AND place <> ?',
    now - UNUSED_MS,
    place.key,
  )) {
    sql.run('DELETE FROM rule_index WHERE set_id = ?', id)
    sql.run('DELETE FROM rules WHERE set_id = ?', id)
    sql.run('DELETE FROM rule_marks WHERE set_id = ?', id)
    sql.run('DELETE FROM rule_sets WHERE id = ?', id)
  }
  sql.run('DELETE FROM rule_once WHERE at < ?', now - UNUSED_MS)
  sql.run(
    'INSERT INTO rule_sets (place, stamp, files, built_at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (place) DO UPDATE SET stamp = ?2, files = ?3, built_at = ?4',
    place.key,
    stamp,
    files,
    now,
  )
  return sql.get<{ id: number }>('SELECT id FROM rule_sets WHERE place = ?', place.key)?.id ?? 0
}

/** The times of the files: with the set itself, or in parts that a hook can read at once. */
function mark({ sql }: RulesContext, set: number): void {
  const marks = sql
    .all<Known>('SELECT path, modified_at AS modifiedAt FROM rules WHERE set_id = ? AND size >= 0 ORDER BY path', set)
    .map(({ path, modifiedAt }) => [path, modifiedAt])
  const whole = marks.length <= ORDINARY
  sql.run(
    'UPDATE rule_sets SET files = ?, marks = ? WHERE id = ?',
    marks.length,
    JSON.stringify(whole ? marks : []),
    set,
  )
  sql.run('DELETE FROM rule_marks WHERE set_id = ?', set)
  for (let part = 0; !whole && part * PART < marks.length; part++) {
    const own = marks.slice(part * PART, (part + 1) * PART)
    sql.run('INSERT INTO rule_marks (set_id, part, marks) VALUES (?, ?, ?)', set, part, JSON.stringify(own))
  }
}

function remove({ sql }: RulesContext, set: number, path: string): void {
  sql.run('DELETE FROM rule_index WHERE rule_id IN (SELECT id FROM rules WHERE set_id = ? AND path = ?)', set, path)
  sql.run('DELETE FROM rules WHERE set_id = ? AND path = ?', set, path)
}

/** A rule keeps its number when its file changes: a hook that has just found it by number still reads it. */
function put(context: RulesContext, set: number, { mark, compiled }: Made): void {
  const { sql } = context
  const rule: Rule | undefined = compiled.enabled ? compiled.rule : undefined
  const row = sql.get<{ id: number }>(
    `INSERT INTO rules (set_id, path, modified_at, size, priority, rule) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
     ON CONFLICT (set_id, path) DO UPDATE SET modified_at = ?3, size = ?4, priority = ?5, rule = ?6 RETURNING id`,
    set,
    mark.path,
    mark.modifiedAt,
    mark.size,
    rule?.priority ?? 0,
    rule ? JSON.stringify(rule) : null,
  )
  if (!row) return
  sql.run('DELETE FROM rule_index WHERE rule_id = ?', row.id)
  if (!rule) return
  for (const { event, tool, word } of indexKeys(rule))
    sql.run(
      'INSERT OR IGNORE INTO rule_index (set_id, event, tool, word, rule_id) VALUES (?, ?, ?, ?, ?)',
      set,
      event,
      tool,
      word,
      row.id,
    )
}
