import { didYouMean } from '../../../base/text/did-you-mean.ts'
import { oneLine } from '../../../base/text/text.ts'
import { contradictingPairs } from '../../../memory/claims/contradicting-pairs.ts'
import { noteMissing } from '../../../memory/claims/contradictions.ts'
import { isOwnWord, isRecordOfWork, kindOf } from '../../../memory/store/kinds.ts'
import { countMemories, memoriesIn } from '../../../memory/store/list.ts'
import { type Memory, memoryAt, STATUSES } from '../../../memory/store/record.ts'
import { markUsed } from '../../../memory/store/store.ts'
import { SYSTEM_PATHS, systemMemory } from '../../../memory/store/system.ts'
import { parseUri } from '../../../memory/store/uri.ts'
import { historyOf, type Version } from '../../../memory/store/versions.ts'
import { retold, said, t } from '../../../messages/people/speak.ts'
import { iso } from '../../../platform/clock.ts'
import { type Call, CommandError, countOption, oneOf, type Result } from '../../command.ts'
import { stackedTable, table } from '../../terminal/table.ts'
import { when } from '../../terminal/when.ts'
import { judgedNow } from '../anchors.ts'
import { type MemoryDesk, uriFrom, withMemories } from '../place.ts'
import { fullJson, memoryJson, memoryText } from '../present.ts'

export function readMemory(call: Call): Promise<Result> {
  return withMemories(call, (desk) => {
    const system = systemText(desk, call.words[0])
    if (system !== undefined) return { text: system, json: { uri: call.words[0], content: system } }
    const memory = memoryNamed(desk, call.words[0])
    markUsed(desk, [memory.id])
    return { text: memoryText(desk, memory), json: fullJson(desk, memory) }
  })
}

function systemText(desk: MemoryDesk, word: string | undefined): string | undefined {
  const parsed = parseUri(word ?? '')
  if (!parsed.ok || parsed.parts.namespace !== 'system') return undefined
  const text = systemMemory(desk.sql, parsed.parts.path, [desk.place.project])
  if (text !== undefined) return text
  throw new CommandError(
    t`there is no ${parsed.uri}`,
    t`system:// has ${SYSTEM_PATHS.join(', ')}; recent/5 for the last five`,
  )
}

/** The memory a word names; a mistyped URI is answered with the one that was meant. */
export function memoryNamed(desk: MemoryDesk, word: string | undefined): Memory {
  const { uri } = uriFrom(word, desk)
  const memory = memoryAt(desk.sql, desk.place.project, uri)
  if (memory) return memory
  const known = desk.sql
    .all<{ uri: string }>('SELECT uri FROM memories WHERE project IN (?, ?) LIMIT 5000', desk.place.project, '')
    .map((row) => row.uri)
  const meant = didYouMean(uri, known)
  throw new CommandError(
    t`there is no memory ${uri} in this project`,
    meant ? t`did you mean ${meant}?` : t`throughline memory list shows what there is`,
  )
}

export function memoryHistory(call: Call): Promise<Result> {
  return withMemories(call, async (desk) => {
    const memory = memoryNamed(desk, call.words[0])
    const history = historyOf(desk, memory)
    const rows = history.map(({ version, at, author, tier, status, content, current }) => [
      `${version}${current ? ' *' : ''}`,
      when(at),
      said(author),
      String(tier),
      said(status),
      content.replace(/\s+/g, ' ').slice(0, 80),
    ])
    const changes = call.flag('diff') ? await changesOf(history) : ''
    return {
      text: `${memory.uri}\n${table(['VERSION', 'WHEN', 'BY', 'TIER', 'STATUS', ''], rows)}${changes}`,
      json: {
        uri: memory.uri,
        versions: history.map(({ at, disclosure, ...one }) => ({ ...one, when: disclosure, at: iso(at) })),
      },
    }
  })
}

async function changesOf(history: readonly Version[]): Promise<string> {
  const { createTwoFilesPatch } = await import('diff')
  return history
    .slice(1)
    .map((one, at) => {
      const before = history[at]
      const names = [t`version ${before?.version}`, t`version ${one.version}`] as const
      return `\n${createTwoFilesPatch(...names, `${before?.content}\n`, `${one.content}\n`).replace(/^=+\n/, '')}`
    })
    .join('')
}

export function listMemories(call: Call): Promise<Result> {
  const status = oneOf(call, 'status', STATUSES)
  const maxTier = countOption(call, 'tier', 0, 10)
  const most = countOption(call, 'limit', 1, 1_000_000)
  if (call.flag('contradictions')) return listContradictions(call)
  return withMemories(call, (desk) => {
    const { sql, projects } = desk
    const start = call.words[0]
    const found = memoriesIn(sql, {
      ...(projects && { projects }),
      ...(status && { statuses: [status] }),
      ...(maxTier !== undefined && { maxTier }),
      ...(start && { start }),
      ...(most !== undefined && { most }),
      order: call.flag('recent') ? 'recent' : 'uri',
    })
    const memories = projects ? judgedNow(desk, found) : found
    // Records say what was done; they stand folded below what was said and learned, unless they are asked for.
    const whole = call.flag('records') || start !== undefined || status !== undefined
    const shown = whole ? memories : memories.filter(({ uri, author }) => isOwnWord(author) || !isFolded(uri))
    const truthOf = ({ truth }: Memory) => (truth === 'changed' || truth === 'gone' ? said(truth) : '')
    const marked = shown.some((one) => truthOf(one) !== '')
    const rows = shown.map((one) => [
      String(one.tier),
      said(one.trust),
      ...(marked ? [truthOf(one)] : []),
      one.uri,
      oneLine(one.content, 120),
    ])
    const nothing = t`Nothing is remembered here yet. throughline import transcripts learns from the work already done.`
    return {
      text:
        memories.length === 0
          ? nothing
          : [
              ...(rows.length > 0 ? [stackedTable(['TIER', 'FROM', ...(marked ? [''] : []), 'URI', ''], rows)] : []),
              ...foldedLine(memories, shown),
            ].join('\n'),
      json: memories.map(memoryJson),
    }
  })
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

/** Two and two, each with what they disagree on. Memories from before that was kept are looked at first. */
function listContradictions(call: Call): Promise<Result> {
  return withMemories(call, (desk) => {
    desk.sql.transaction(() => noteMissing(desk))
    const pairs = contradictingPairs(desk.sql, desk.projects)
    const shown = ({ uri, content }: Memory) => `${uri}: ${content.replace(/\s+/g, ' ').slice(0, 160)}`
    return {
      text:
        pairs.length === 0
          ? t`No two memories contradict each other.`
          : pairs
              .map(({ one, other, why }) => t`${shown(one)}\n  against ${shown(other)}\n  (${retold(why)})`)
              .join('\n'),
      json: pairs.map(({ one, other, why }) => ({ why, one: memoryJson(one), other: memoryJson(other) })),
    }
  })
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
