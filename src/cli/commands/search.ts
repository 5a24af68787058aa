import { mayBeRecalled } from '../../memory/recall/safety.ts'
import { search as find, type Hit, type SearchQuery } from '../../memory/search/search.ts'
import { snippet } from '../../memory/search/snippet.ts'
import { wideningFor } from '../../memory/search/widen.ts'
import { STATUSES } from '../../memory/store/record.ts'
import { contradictionsOf } from '../../memory/store/relations.ts'
import { NAMESPACES } from '../../memory/store/uri.ts'
import { said, t } from '../../messages/people/speak.ts'
import type { Sql } from '../../storage/sql.ts'
import { type Call, type Command, countOption, oneOf, usageError } from '../command.ts'
import { findMemories, guessesIn } from '../memory/find.ts'
import { PLACE_OPTIONS, withMemories } from '../memory/place.ts'
import { memoryJson } from '../memory/present.ts'

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
        json: shown.map(jsonOf),
      }
    })
  },
}

interface Shown extends Hit {
  readonly contradicts: readonly { readonly uri: string }[]
}

function textOf({ memory, words, contradicts }: Shown): string {
  const mark = memory.truth === 'changed' || memory.truth === 'gone' ? ` · ${said(memory.truth)}` : ''
  const held = mayBeRecalled(memory.content, memory.trust) ? '' : t` · reads like an order, not told`
  const otherwise = contradicts.map(({ uri }) => t` · ${uri} says otherwise`).join('')
  return t`${memory.uri}  (tier ${memory.tier}${mark}${held}${otherwise})\n  ${snippet(memory.content, words, 160)}`
}

/** What to try next: without the filters, in other projects, or with other words. */
function nothing(sql: Sql, { projects, ...query }: SearchQuery): string {
  const { text, now } = query
  const found = (among: Partial<SearchQuery>) =>
    find(sql, { text, now, widening: wideningFor(sql), most: MOST_COUNTED, ...among }).length
  const without = found(projects ? { projects } : {})
  const everywhere = without > 0 ? without : found({})
  const used = FILTERS.filter(([key]) => query[key] !== undefined).map(([, flag]) => flag)
  return [
    t`Nothing is remembered about ${JSON.stringify(text)}.`,
    without > 0 && t`  Without ${used.join(', ')}: ${atLeast(without)}.`,
    without === 0 && everywhere > 0 && t`  In other projects: ${atLeast(everywhere)} (add --all).`,
    everywhere === 0 && t`  Fewer or other words may find it; throughline memory list shows what there is.`,
  ]
    .filter(Boolean)
    .join('\n')
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
