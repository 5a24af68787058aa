/** Whether something is seen of a text: an expression, or by hand what the engine would only interpret (a group that is counted). */
export interface Seen {
  test(text: string): boolean
}

/** Something that can be seen of a sentence, by its name. */
export interface SentenceFeature {
  readonly name: string
  readonly pattern: Seen
}

/** Whether one of the words stands in a text. */
export function hasOne(text: string, words: readonly string[]): boolean {
  for (const word of words) if (text.includes(word)) return true
  return false
}

/** At least so many words, with one space between any two. */
export function singleSpaced(least: number): Seen {
  return {
    test(text) {
      const words = text.split(' ', least)
      return words.length === least && !OTHERWISE_SPACED.test(text)
    },
  }
}

/** At most five words or names without a verb or a pronoun among them. */
export const fragment: Seen = {
  test(text) {
    if (!NAMES_ONLY.test(text)) return false
    const words = text.split(GAP)
    if (words.at(-1) === '') words.pop()
    return words.length <= MOST_WORDS && !words.some((word) => TALKS.test(word))
  },
}

/** `next` at the beginning, or behind `lead`, or behind one or two words more; both expressions are sticky. */
export function soonAfter(lead: RegExp, next: RegExp): Seen {
  return {
    test(text) {
      lead.lastIndex = 0
      return isNext(text, next, 0) || (lead.test(text) && isNext(text, next, lead.lastIndex))
    },
  }
}

function isNext(text: string, next: RegExp, from: number): boolean {
  let at = from
  for (let words = 0; words <= 2; words++) {
    next.lastIndex = at
    if (next.test(text)) return true
    WORD.lastIndex = at
    if (!WORD.test(text)) return false
    at = WORD.lastIndex
  }
  return false
}

const OTHERWISE_SPACED = /^\s|\s\s|[^\S ]|\s$/
const NAMES_ONLY = /^[\w'/.-][\w'/., -]*$/
const GAP = /[ ,]+/
const TALKS = /^(?:is|are|was|it|i|you|we|that|this|do|does|did|yes|ok|same|nice|go|one)\b/i
const MOST_WORDS = 5
const WORD = /\w+ /y
