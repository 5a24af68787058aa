import { resolve } from 'node:path'
import { mayBeRecalled } from '../../memory/recall/safety.ts'
import { type Hit, reranked } from '../../memory/search/rank.ts'
import { type SearchQuery, searchMemories } from '../../memory/search/search.ts'
import { snippet } from '../../memory/search/snippet.ts'
import { wideningFor } from '../../memory/search/widen.ts'
import { fromRoot } from '../../memory/store/file-keys.ts'
import { memoriesIn } from '../../memory/store/list.ts'
import { STATUSES } from '../../memory/store/record.ts'
import { contradictionsOf } from '../../memory/store/relations.ts'
import { isNamespace, NAMESPACES } from '../../memory/store/uri.ts'
import { said, t } from '../../messages/people/speak.ts'
import type { Sql } from '../../storage/sql.ts'
import { type Call, type Command, countOption, oneOf, usageError } from '../command.ts'
import { judgedNow } from '../memory/anchors.ts'
import { type MemoryDesk, PLACE_OPTIONS, withMemories } from '../memory/place.ts'
import { memoryJson, nothingYet } from '../memory/present.ts'

export const search: Command = {
  takes: '<words …>',
  words: 100,
  options: {
    ...PLACE_OPTIONS,
    namespace: { value: 'NAME', about: `Only in this namespace: ${NAMESPACES.join(', ')}.` },
    tier: { value: 'N', about: 'Only tier N and more important ones (0 is the most important).' },
    status: { value: 'WORD', about: `active (default), ${STATUSES.slice(1).join(', ')}.` },
    file: { value: 'PATH', about: 'The file at hand: what belongs to it comes first.' },
    since: { value: 'DATE', about: 'Only what was written since then, e.g. 2026-01-31.' },
    limit: { value: 'N', about: 'At most N results (default 10).' },
  },
  examples: [
    'throughline search retry backoff',
    'throughline search 資料庫 連線 --namespace project',
    'throughline search "config file" --file src/config.ts --json',
  ],
  prints: ['search'],
  async run(call) {
    const text = call.words.join(' ').trim()
    if (text === '') throw usageError(t`what to search for is missing`, 'throughline search retry backoff')
    const [namespace, file] = [call.value('namespace'), call.value('file')]
    const status = oneOf(call, 'status', STATUSES)
    const maxTier = countOption(call, 'tier', 0, 10)
    const since = timeFrom(call)
    return withMemories(call, (desk) => {
      const { sql, place } = desk
      const { hits, query } = findMemories(call, desk, {
        text,
        most: countOption(call, 'limit', 1, 1000) ?? 10,
        ...(namespace !== undefined && { namespace }),
        ...(status && { statuses: [status] }),
        ...(maxTier !== undefined && { maxTier }),
        ...(since !== undefined && { since }),
        ...(file && { file }),
      })
      const shown = hits.map((hit) => ({
        ...hit,
        contradicts: contradictionsOf(sql, hit.memory.project || place.project, hit.memory),
      }))
      return {
        text: shown.length > 0 ? [...guessesIn(shown), ...shown.map(textOf)].join('\n') : nothing(sql, query),
        // Nearly every search is a person's: what a program reads is made for programs only.
        get json() {
          return shown.map(jsonOf)
        },
      }
    })
  },
}

/** What a person or an agent asks for; the file is meant from where they stand. */
type MemoryQuestion = Omit<SearchQuery, 'now' | 'widening' | 'projects'>

interface FoundMemories {
  readonly hits: Hit[]
  /** As it was asked of the store. */
  readonly query: SearchQuery
}

/** Searches memories, and judges each against the checkout as it stands: for `search` and for the tool of that name. */
export function findMemories(call: Pick<Call, 'cwd'>, desk: MemoryDesk, asked: MemoryQuestion): FoundMemories {
  const { namespace, file } = asked
  if (namespace !== undefined && !isNamespace(namespace))
    throw usageError(t`there is no namespace ${JSON.stringify(namespace)}`, t`namespaces: ${NAMESPACES.join(', ')}`)
  const { sql, place, projects, now } = desk
  const query: SearchQuery = {
    ...asked,
    now,
    widening: wideningFor(sql),
    ...(projects && { projects }),
    ...(file && { file: fromRoot(resolve(call.cwd, file), place.root) }),
  }
  const found = searchMemories(sql, query)
  const memories = found.map(({ memory }) => memory)
  return { query, hits: reranked(found, projects ? judgedNow(desk, memories) : []) }
}

/** Each word that nobody has, with the words that were taken for it as they stand in the texts. */
export function guessesIn(hits: readonly Hit[]): string[] {
  const taken = new Map<string, Set<string>>()
  for (const { memory, guesses } of hits) {
    for (const guess of guesses) {
      const known = taken.get(guess.word) ?? new Set()
      taken.set(guess.word, known.add(wordIn(memory.content, guess.taken)))
    }
  }
  return [...taken].map(
    ([word, words]) => t`No memory has ${JSON.stringify(word)}; found for ${[...words].join(', ')}:`,
  )
}

function wordIn(content: string, stem: string): string {
  // The index holds `flaki` for flaky.
  const start = stem.length > 4 ? stem.slice(0, -1) : stem
  return content.match(new RegExp(`\\b${start}\\w*`, 'i'))?.[0].toLowerCase() ?? stem
}

interface Shown extends Hit {
  readonly contradicts: readonly { readonly uri: string; readonly stands: number }[]
}

function textOf({ memory, words, contradicts }: Shown): string {
  const mark = memory.truth === 'changed' || memory.truth === 'gone' ? ` · ${said(memory.truth)}` : ''
  const held = mayBeRecalled(memory.content, memory.trust, memory.origin) ? '' : t` · reads like an order, not told`
  return [
    t`${memory.uri}  (tier ${memory.tier}${mark}${held})\n  ${snippet(memory.content, words, 160)}`,
    ...contradicts.map(({ uri, stands }) =>
      stands === 1 ? t`  overruled: ${uri} says otherwise` : t`  ${uri} says otherwise`,
    ),
  ].join('\n')
}

/** What to try next: without the filters, in other projects, or with other words. */
function nothing(sql: Sql, { projects, ...query }: SearchQuery): string {
  const { text, now } = query
  const found = (among: Partial<SearchQuery>) =>
    searchMemories(sql, { text, now, widening: wideningFor(sql), most: MOST_COUNTED, ...among }).length
  const without = found(projects ? { projects } : {})
  const everywhere = without > 0 ? without : found({})
  const used = FILTERS.filter(([key]) => query[key] !== undefined).map(([, flag]) => flag)
  return [
    t`Nothing is remembered about ${JSON.stringify(text)}.`,
    without > 0 && t`  Without ${used.join(', ')}: ${atLeast(without)}.`,
    without === 0 && everywhere > 0 && t`  In other projects: ${atLeast(everywhere)} (add --all).`,
    everywhere === 0 && (hasAny(sql, projects) ? otherWords() : nothingYet(sql, projects)),
  ]
    .filter(Boolean)
    .join('\n')
}

function otherWords(): string {
  return t`  Fewer or other words may find it; throughline memory list shows what there is.`
}

function hasAny(sql: Sql, projects: readonly string[] | undefined): boolean {
  return memoriesIn(sql, { ...(projects && { projects }), most: 1 }).length > 0
}

const FILTERS = [
  ['namespace', '--namespace'],
  ['maxTier', '--tier'],
  ['statuses', '--status'],
  ['since', '--since'],
] as const satisfies readonly (readonly [keyof SearchQuery, string])[]
const MOST_COUNTED = 100

function atLeast(found: number): string {
  return found === MOST_COUNTED ? t`at least ${found}` : String(found)
}

function jsonOf({ memory, score, share, words, guesses, contradicts }: Shown) {
  return {
    ...memoryJson(memory),
    score: Number(score.toFixed(6)),
    share: Number(share.toFixed(4)),
    snippet: snippet(memory.content, words, 240),
    ...(guesses.length > 0 && { guessed: guesses.map(({ word }) => word) }),
    contradicts: contradicts.map(({ uri }) => uri),
  }
}

function timeFrom(call: Call): number | undefined {
  const word = call.value('since')
  if (word === undefined) return undefined
  const time = Date.parse(word)
  if (Number.isNaN(time)) throw usageError(t`${JSON.stringify(word)} is not a date`, t`write it like 2026-01-31`)
  return time
}
