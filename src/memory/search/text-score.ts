import type { Memory } from '../store/record.ts'

/** What a memory has of what was asked for. */
export interface Found {
  text: number
  weight: number
  /** The words, in the order of the query, as they are likely to stand in the text. */
  readonly words: string[]
  readonly guesses: Guess[]
}

/** A word that nobody has, and the one that was taken for it: a stem, or the beginning of a longer word. */
export interface Guess {
  readonly word: string
  readonly taken: string
}

export interface Asked {
  /** How much of what was asked for it holds, 0-1. */
  readonly share: number
  /** How many words were asked for. */
  readonly words: number
  /** The one way in which texts are compared. */
  readonly plain?: ((text: string) => string) | undefined
  /** Whether it was asked in Chinese. */
  readonly chinese: boolean
}

/**
 * Of two memories with the same words: the one that says less besides, says them more often, has them side by side as they were
 * asked for, is in the language of the question, or bears them in its URI.
 */
export function textScore({ content, uri, disclosure }: Memory, hit: Found, asked: Asked): number {
  const plain = asked.plain ?? ((text: string) => text)
  const text = plain(content.toLowerCase())
  const name = plain(uri.toLowerCase())
  const words = asked.plain ? hit.words.map(asked.plain) : hit.words
  let bonus = 0
  for (const word of words) {
    const stem = stemOf(word)
    if (name.includes(stem)) bonus += 0.25
    const first = text.indexOf(stem)
    if (first !== -1 && text.indexOf(stem, first + stem.length) !== -1) bonus += 0.1
  }
  const han = content.match(HAN)?.length ?? 0
  const size = content.length + han * HAN_MORE + disclosure.length
  const length = 1 + 1.2 * (0.25 + 0.75 * Math.min(LONGEST, size / USUAL))
  const score = ((hit.text * (0.4 + asked.share)) / length) * (1 + bonus / words.length)
  const beside = 1 + TOGETHER * (besides(text, words) / Math.max(1, asked.words - 1))
  return score * beside * (asked.chinese === han > content.length / 4 ? 1 : OTHER_LANGUAGE)
}

/** How many of the words are followed by the next one. */
function besides(text: string, words: readonly string[]): number {
  let pairs = 0
  for (let at = 1; at < words.length; at++) {
    const [left, right] = [stemOf(words[at - 1] ?? ''), stemOf(words[at] ?? '')]
    for (let from = text.indexOf(left), tries = 0; from !== -1 && tries < TRIES; tries++) {
      const next = text.indexOf(right, from + 1)
      if (next === -1) break
      if (next - from <= left.length + GAP) {
        pairs++
        break
      }
      from = text.indexOf(left, from + 1)
    }
  }
  return pairs
}

const stemOf = (word: string) => (word.length > 5 ? word.slice(0, -2) : word)

const HAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g
/** So many letters more than one does a Chinese character say. */
const HAN_MORE = 1.5
const OTHER_LANGUAGE = 0.85
const TOGETHER = 0.3
const GAP = 8
const TRIES = 6
/** How long a memory usually is, in letters, and how many times that counts at most. */
const USUAL = 300
const LONGEST = 8
