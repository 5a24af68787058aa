import { oneLine } from '../../../base/text/text.ts'
import { mayBeRecalled } from '../../../memory/recall/safety.ts'
import { isOwnWord, isRecordOfWork, kindOf } from '../../../memory/store/kinds.ts'
import { countMemories, memoriesIn } from '../../../memory/store/list.ts'
import { type Memory, STATUSES } from '../../../memory/store/record.ts'
import { contradictionsOf, isRelated } from '../../../memory/store/relations.ts'
import { said, t } from '../../../messages/people/speak.ts'
import { type Call, countOption, oneOf, type Result } from '../../command.ts'
import { stackedTable } from '../../terminal/table.ts'
import { judgedNow } from '../anchors.ts'
import { type MemoryDesk, withMemories } from '../place.ts'
import { memoryJson, nothingYet } from '../present.ts'
import { listContradictions } from './contradictions.ts'
import { listForgotten } from './forget.ts'
import { listWaiting, waitingLine } from './waiting.ts'

export function listMemories(call: Call): Promise<Result> {
  const status = oneOf(call, 'status', STATUSES)
  const maxTier = countOption(call, 'tier', 0, 10)
  const most = countOption(call, 'limit', 1, 1_000_000)
  if (call.flag('contradictions')) return listContradictions(call)
  if (call.flag('waiting')) return listWaiting(call)
  if (call.flag('forgotten')) return listForgotten(call)
  return withMemories(call, (desk) => {
    const { sql, projects } = desk
    const start = call.words[0]
    const found = memoriesIn(sql, {
      ...(projects && { projects }),
      ...(status && { statuses: [status] }),
      ...(maxTier !== undefined && { maxTier }),
      ...(start && { start }),
      // One more than wanted, to see whether there are more.
      ...(most !== undefined && { most: most + 1 }),
      order: call.flag('recent') ? 'recent' : 'uri',
    })
    const wanted = found.slice(0, most)
    const memories = projects ? judgedNow(desk, wanted) : wanted
    // Records say what was done; they stand folded below what was said and learned, unless they are asked for.
    const whole = call.flag('records') || start !== undefined || status !== undefined
    const shown = whole ? memories : memories.filter(({ uri, author }) => isOwnWord(author) || !isFolded(uri))
    const marks = new Map(shown.map((one) => [one.id, marksOf(desk, one)]))
    const marked = shown.some(({ id }) => marks.get(id) !== '')
    const rows = shown.map((one) => [
      String(one.tier),
      said(one.trust),
      ...(marked ? [marks.get(one.id) ?? ''] : []),
      one.uri,
      oneLine(one.content, 120),
    ])
    const filters = [
      ...(status ? ['--status', status] : []),
      ...(maxTier === undefined ? [] : ['--tier', maxTier]),
      ...(start ? [start] : []),
    ]
    return {
      text:
        memories.length === 0
          ? [nothingListed(desk, filters), ...waitingLine(desk)].join('\n')
          : [
              ...(rows.length > 0 ? [stackedTable(['TIER', 'FROM', ...(marked ? [''] : []), 'URI', ''], rows)] : []),
              ...foldedLine(memories, shown),
              ...legend(desk, shown),
              ...waitingLine(desk),
              ...(found.length > wanted.length ? [t`There are more than ${wanted.length}.`] : []),
            ].join('\n'),
      json: memories.map(memoryJson),
    }
  })
}

/** What whoever reads the list should know of a row. */
function marksOf({ sql, place }: MemoryDesk, memory: Memory): string {
  return [
    ...(memory.truth === 'changed' || memory.truth === 'gone' ? [said(memory.truth)] : []),
    ...(isHeldBack(memory) ? [t`not told`] : []),
    ...CONTRADICTED[contradicted(sql, place.project, memory)](),
  ].join(said(', '))
}

function isHeldBack({ content, trust, origin }: Memory): boolean {
  return !mayBeRecalled(content, trust, origin)
}

type Contradicted = 'no' | 'yes' | 'overruled'

function contradicted(sql: MemoryDesk['sql'], project: string, memory: Memory): Contradicted {
  const others = isRelated(sql, memory.id) ? contradictionsOf(sql, memory.project || project, memory) : []
  if (others.length === 0) return 'no'
  return others.some(({ stands }) => stands === 1) ? 'overruled' : 'yes'
}

const CONTRADICTED: Readonly<Record<Contradicted, () => string[]>> = {
  no: () => [],
  yes: () => [t`contradicted`],
  overruled: () => [t`overruled`],
}

/** What the marks mean, where they stand. */
function legend({ sql, place }: MemoryDesk, shown: readonly Memory[]): string[] {
  const found = new Set(shown.map((one) => contradicted(sql, place.project, one)))
  const is = (wanted: Memory['truth']) => shown.some(({ truth }) => truth === wanted)
  return [
    ...(is('changed') ? [t`changed: what it is about has changed since it was written.`] : []),
    ...(is('gone') ? [t`gone: what it is about is not there any more, so it is not told.`] : []),
    ...(shown.some(isHeldBack) ? [t`not told: it reads like an order and is not yours; search and read find it.`] : []),
    ...(found.has('yes')
      ? [t`contradicted: another memory says otherwise (throughline memory list --contradictions).`]
      : []),
    ...(found.has('overruled')
      ? [t`overruled: yours or a later one says otherwise, so it is not told as if it held (--contradictions).`]
      : []),
  ]
}

/** Nothing at all, or nothing of what was asked for. */
function nothingListed({ sql, projects }: MemoryDesk, filters: readonly (string | number)[]): string {
  const known = filters.length === 0 ? 0 : memoriesIn(sql, projects ? { projects } : {}).length
  return [
    ...(filters.length === 0 ? [] : [t`No memory here fits ${filters.join(' ')}.`]),
    known === 0 ? nothingYet(sql, projects) : t`throughline memory list shows the others: ${known}.`,
  ].join('\n')
}

/** Repairs come back with their failures; nobody reads through them. */
function isFolded(uri: string): boolean {
  return isRecordOfWork(uri) || kindOf(uri) === 'solution'
}

/** "And 31 records: 20 files, 6 commands, 5 sessions (--records lists them)." */
function foldedLine(memories: readonly Memory[], shown: readonly Memory[]): string[] {
  const folded = memories.length - shown.length
  if (folded === 0) return []
  const counts = new Map<string, number>()
  for (const { uri, author } of memories)
    if (isFolded(uri) && !isOwnWord(author)) counts.set(kindOf(uri), (counts.get(kindOf(uri)) ?? 0) + 1)
  const parts = [...counts].map(([kind, n]) => (COUNTED[kind] ?? ((many) => `${many} ${kind}`))(n)).join(said(', '))
  if (shown.length === 0) return [t`Only records of work so far (${folded}): ${parts} (--records lists them).`]
  return [
    folded === 1
      ? t`And 1 record: ${parts} (--records lists them).`
      : t`And ${folded} records: ${parts} (--records lists them).`,
  ]
}

const COUNTED: Readonly<Record<string, (n: number) => string>> = {
  file: (n) => (n === 1 ? t`1 file` : t`${n} files`),
  command: (n) => (n === 1 ? t`1 command` : t`${n} commands`),
  session: (n) => (n === 1 ? t`1 session` : t`${n} sessions`),
  solution: (n) => (n === 1 ? t`1 solution` : t`${n} solutions`),
}

export function memoryStats(call: Call): Promise<Result> {
  return withMemories(call, ({ sql, projects }) => {
    const found = countMemories(sql, projects)
    const counts = (record: Readonly<Record<string, number>>) =>
      Object.entries(record)
        .map(([key, n]) => `${said(key)} ${n}`)
        .join(', ') || t`none`
    const tiers = (record: Readonly<Record<string, number>>) =>
      Object.entries(record)
        .map(([tier, n]) => t`${n} of tier ${tier}`)
        .join(', ') || t`none`
    const text = [
      t`Memories    ${found.memories} (${counts(found.byStatus)})`,
      t`Namespaces  ${counts(found.byNamespace)}`,
      t`Tiers       ${tiers(found.byTier)}`,
      t`From        ${counts(found.byTrust)}`,
      t`Projects    ${found.projects} in this store`,
      t`Versions    ${found.versions} earlier ones kept`,
      t`Relations   ${found.relations}`,
      found.contradictions === 0
        ? t`Contradict  0 pairs`
        : found.contradictions === 1
          ? t`Contradict  1 pair (throughline memory list --contradictions)`
          : t`Contradict  ${found.contradictions} pairs (throughline memory list --contradictions)`,
      t`Forgotten   ${found.forgotten}`,
      found.injections === 1
        ? t`Recalled    1 time, about ${found.tokensInjected} tokens`
        : t`Recalled    ${found.injections} times, about ${found.tokensInjected} tokens`,
    ]
    return { text: text.join('\n'), json: found }
  })
}
