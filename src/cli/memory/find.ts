import { resolve } from 'node:path'
import { type Hit, reranked, type SearchQuery, search } from '../../memory/search/search.ts'
import { wideningFor } from '../../memory/search/widen.ts'
import { fromRoot } from '../../memory/store/identity.ts'
import { isNamespace, NAMESPACES } from '../../memory/store/uri.ts'
import { t } from '../../messages/people/speak.ts'
import { type Call, usageError } from '../command.ts'
import { judgedNow } from './anchors.ts'
import type { MemoryDesk } from './place.ts'

/** What a person or an agent asks for; the file is meant from where they stand. */
export type MemoryQuestion = Omit<SearchQuery, 'now' | 'widening' | 'projects'>

export interface FoundMemories {
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
  const found = search(sql, query)
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
