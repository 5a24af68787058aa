import { isOthersText, isWording, typedParts, typedSentences, voicesIn } from '../../../../base/typed/index.ts'
import type { Framed } from '../../facts.ts'
import { typedLines } from './persons-words.ts'

/**
 * Of a message with somebody else's text in it, what the person says themselves: told by itself, a sentence of the text would be taken for
 * their word. Undefined where there is none in it.
 */
export function framedIn(message: string): Framed | undefined {
  const said = typedSentences(typedLines(message).join('\n'))
  const own = ownAmong(message, said)
  const { parts } = typedParts(message)
  if (own.length === said.length && parts.every(({ kind }) => kind === 'typed')) return undefined
  const letters = lettersOf(own.join(''))
  const lines = message.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line))
  const theirs = lines.filter((line) => !typedSentences(line).some((one) => letters.includes(lettersOf(one))))
  return { own: own.join('\n').slice(0, LONGEST), lines: theirs.length }
}

function ownAmong(message: string, said: readonly string[]): readonly string[] {
  if (isOthersText(message)) return []
  const { isForeign } = voicesIn(message)
  return said.filter((sentence) => !isForeign(sentence) && !isWording(sentence))
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '')
}

const LONGEST = 1600
