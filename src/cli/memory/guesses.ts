import type { Hit } from '../../memory/search/search.ts'
import { t } from '../../messages/people/speak.ts'

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
