import type { Memory } from '../store/record.ts'
import { type AskedFor, type Weak, weakSpans } from './asked-for.ts'

/** What a memory has of what was asked for. */
export interface Found {
  text: number
  weight: number
  /** The words, in the order of the query, as they are likely to stand in the text. */
  readonly words: string[]
  /** How telling each of them is. */
  readonly weights: number[]
  readonly guesses: Guess[]
}

/** A word that nobody has, and the one that was taken for it: a stem, or the beginning of a longer word. */
export interface Guess {
  readonly word: string
  readonly taken: string
}

interface Asked {
  /** How much of what was asked for it holds, 0-1. */
  readonly share: number
  /** How many words were asked for. */
  readonly words: number
  /** The one way in which texts are compared. */
  readonly plain?: ((text: string) => string) | undefined
  /** Whether it was asked in Chinese. */
  readonly chinese: boolean
  /** How long the texts in question usually are, in letters. */
  readonly usual: number
  /** What the question wants to know; without, it is none. */
  readonly wanted?: AskedFor | undefined
}

/**
 * How well a memory answers, by its text: the words it has, how often, for its length (BM25); the more where one passage of it has many
 * of them, side by side as they were asked for, in the language of the question, or where its URI bears them.
 */
export function textScore({ content, uri, disclosure }: Memory, hit: Found, asked: Asked): number {
  const plain = asked.plain ?? ((text: string) => text)
  const text = plain(content.toLowerCase())
  const name = plain(uri.toLowerCase())
  const words = asked.plain ? hit.words.map(asked.plain) : hit.words
  const han = content.match(HAN)?.length ?? 0
  const size = content.length + han * HAN_MORE + disclosure.length
  const long = 1 - LENGTH_COUNTS + LENGTH_COUNTS * (size / Math.max(asked.usual, SHORT))
  const head = text.slice(0, HEAD)
  const weak = asked.wanted ? weakSpans(content, asked.wanted) : []
  const places = words.map((word) => placesOf(text, stemOf(word)))
  let sum = 0
  let named = 0
  for (let at = 0; at < words.length; at++) {
    const weight = hit.weights[at] ?? 0
    if (head.includes(`${words[at]}:`)) {
      sum += weight * SPEAKS
      continue
    }
    // Found by the index though not in so many letters: once.
    const times = Math.max(1, places[at]?.length ?? 0)
    const own = weak.length > 0 ? bestShare(places[at] ?? [], weak) : 1
    sum += (weight * own * times * (SATURATES + 1)) / (times + SATURATES * long)
    if (name.includes(stemOf(words[at] ?? ''))) named += 0.25
  }
  const passage = bestPassage(places, hit.weights, text.length)
  const whole = hit.weights.reduce((total, weight) => total + weight, 0)
  const score = sum * (WHOLE + asked.share) * (1 + named / words.length)
  const near = whole > 0 && text.length > PASSAGE ? 1 + IN_ONE_PASSAGE * (passage / whole) : 1 + IN_ONE_PASSAGE
  const beside = 1 + TOGETHER * (besides(text, words) / Math.max(1, asked.words - 1))
  const spoken = words.some((word) => head.includes(`${word}:`)) ? SPOKEN : 1
  const answers = asked.wanted?.has?.test(content) ? CAN_ANSWER : 1
  return score * near * beside * spoken * answers * (asked.chinese === han > content.length / 4 ? 1 : OTHER_LANGUAGE)
}

/** How much a word counts at the best of its places. */
function bestShare(places: readonly number[], weak: readonly Weak[]): number {
  let best = places.length === 0 ? 1 : 0
  for (const place of places) {
    let counts = 1
    for (const span of weak) if (place >= span.from && place < span.to) counts *= span.counts
    best = Math.max(best, counts)
    if (best === 1) break
  }
  return best
}

/** Where a word begins in a text, in any of its forms; the first few hundred. */
function placesOf(text: string, stem: string): number[] {
  const found: number[] = []
  const latin = stem < '\u2e7f'
  for (
    let at = text.indexOf(stem);
    at !== -1 && found.length < MOST_PLACES;
    at = text.indexOf(stem, at + stem.length)
  ) {
    if (!latin || at === 0 || !isLetter(text.charCodeAt(at - 1))) found.push(at)
  }
  return found
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
}

/** The most that stands together within one passage of a text, by how telling the words are. */
function bestPassage(places: readonly (readonly number[])[], weights: readonly number[], length: number): number {
  if (length <= PASSAGE) return weights.reduce((total, weight) => total + weight, 0)
  const windows = Math.ceil(length / STEP) + 1
  const held = new Float64Array(windows)
  for (let word = 0; word < places.length; word++) {
    let last = -1
    for (const at of places[word] ?? []) {
      // Each place lies in the windows that begin up to a passage before it.
      const to = Math.floor(at / STEP)
      for (let window = Math.max(last + 1, to - PASSAGE / STEP + 1); window <= to; window++)
        held[window] = (held[window] ?? 0) + (weights[word] ?? 0)
      last = Math.max(last, to)
    }
  }
  let best = 0
  for (const value of held) if (value > best) best = value
  return best
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

/** The head that the forms of a word share. */
function stemOf(word: string): string {
  if (word > '\u2e7f' || word.length <= 3) return word
  const stem = word.replace(ENDING, '')
  return stem.length >= 3 ? stem : word
}

const ENDING = /(?:ations?|ings?|ies|ied|ers?|ed|es|s|y|e|ly|ment)$/

const HAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g
/** So many letters more than one does a Chinese character say. */
const HAN_MORE = 1.5
const OTHER_LANGUAGE = 0.85
/** How much less it counts that it has all the words than which ones it has. */
const WHOLE = 2
/** Said by the one that was asked about: their name in front of it is no word of what they say, however short that is. */
const SPOKEN = 1.25
const SPEAKS = 1.6
/** Has what such a question asks for: a time, a number, a name, a place. */
const CAN_ANSWER = 1.3
/** Where it says who speaks, behind a date or not. */
const HEAD = 60
const TOGETHER = 0.3
const GAP = 8
const TRIES = 6
/** BM25: how soon more of the same word counts no more, and how much length counts. */
const SATURATES = 1.2
const LENGTH_COUNTS = 0.75
/** Texts shorter than this are as short as can be. */
const SHORT = 300
/** What is said in about so many letters belongs together. */
const PASSAGE = 240
const STEP = PASSAGE / 3
const IN_ONE_PASSAGE = 1
const MOST_PLACES = 300
