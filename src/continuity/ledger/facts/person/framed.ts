import { isOthersText, isWording, typedParts, typedSentences, voicesIn } from '../../../../base/typed/index.ts'
import { keptOf } from '../../../compose/clip.ts'
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
  const told = withoutPartsOfLists(lines, own)
  return { own: keptOf(said, (sentence) => told.includes(sentence)).slice(0, LONGEST), lines: theirs.length }
}

/** One point of five that is told alone reads as if it were the whole task. */
function withoutPartsOfLists(lines: readonly string[], own: readonly string[]): readonly string[] {
  const points = lines.flatMap((line) => (POINT.test(line) ? [lettersOf(line.replace(MARK, ''))] : []))
  const pointOf = (sentence: string) => {
    const own = lettersOf(sentence)
    return points.find((point) => point.includes(own) || own.includes(point))
  }
  const told = new Set(own.map(pointOf))
  return points.every((point) => told.has(point)) ? own : own.filter((sentence) => pointOf(sentence) === undefined)
}

function ownAmong(message: string, said: readonly string[]): readonly string[] {
  if (isOthersText(message)) return []
  const { isForeign } = voicesIn(message)
  return said.filter((sentence) => !isForeign(sentence) && !isWording(sentence))
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '')
}

const MARK = /^\s*\d{1,2}[.)、]\s*/
const POINT = /^\s*\d{1,2}[.)、]\s*\S/
const LONGEST = 1600
