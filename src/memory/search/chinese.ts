import * as cold from '../../base/cold.ts'
import { simplified, spellings } from '../../base/text/scripts.ts'
import { sameAs } from './synonyms.ts'

/** A Chinese word in the other script. */
export const otherWays = spellings

/** A Chinese word in English: commands and names are English whatever the person speaks. */
export function inEnglish(word: string): readonly string[] {
  return cold.filterMap(sameAs(simplified(word)), ({ term, foreign }) =>
    foreign ? term.replaceAll('_', ' ') : undefined,
  )
}

/** Without pairs of characters that only stand between words: the 成测 of 集成测试 is none, and nobody asks for it. */
export function withoutSeams(words: readonly string[]): string[] {
  const isKnown = (word: string) => word > '\u2e7f' && inEnglish(word).length > 0
  const left: string[] = []
  for (const [at, word] of words.entries()) {
    const [before = '', after = ''] = [words[at - 1], words[at + 1]]
    const touches = (isKnown(before) && before[1] === word[0]) || (isKnown(after) && after[0] === word[1])
    if (isKnown(word) || !touches) left.push(word)
  }
  return left
}
