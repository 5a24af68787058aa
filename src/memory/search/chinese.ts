import * as cold from '../../base/cold.ts'
import { remembering } from '../../base/remember.ts'
import { simplified, spellings } from '../../base/text/scripts.ts'
import { sameAs } from './synonyms.ts'

/** A Chinese word in the other script. */
export const otherWays = spellings

/**
 * A Chinese word in English, since commands and names are English whatever the person speaks; and in other Chinese words for the same, of
 * two characters, as the index has them.
 */
export const inOtherWords: (word: string) => readonly string[] = remembering((word) => {
  const same = sameAs(simplified(word))
  const others = cold.filterMap(same, ({ term, foreign }) => (!foreign && term.length === 2 ? term : undefined))
  const spelled: string[] = []
  for (const other of others) for (const one of [other, ...spellings(other)]) spelled.push(one)
  return [...cold.filterMap(same, ({ term, foreign }) => (foreign ? term.replaceAll('_', ' ') : undefined)), ...spelled]
})

/** Without pairs of characters that only stand between words: the 成测 of 集成测试 is none, and nobody asks for it. */
export function withoutSeams(words: readonly string[]): string[] {
  const isKnown = (word: string) => word > '\u2e7f' && inOtherWords(word).length > 0
  const left: string[] = []
  for (const [at, word] of words.entries()) {
    const [before = '', after = ''] = [words[at - 1], words[at + 1]]
    const touches = (isKnown(before) && before[1] === word[0]) || (isKnown(after) && after[0] === word[1])
    if (isKnown(word) || !touches) left.push(word)
  }
  return left
}
