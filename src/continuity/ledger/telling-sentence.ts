import { anchorsOf, plainWords } from '../anchors.ts'

/** A sentence worth repeating: it states something, names something, and can be understood without the one before it. */
export function isTelling(sentence: string, anchors: ReadonlySet<string> = anchorsOf(sentence)): boolean {
  if (
    anchors.size === 0 ||
    INTENT.test(sentence) ||
    isLoose(sentence) ||
    BOILERPLATE.test(sentence) ||
    /[?？:：]$/.test(sentence)
  )
    return false
  const words = plainWords(sentence).size
  return words >= 4 || (words >= 3 && /: | [—–-] /.test(sentence))
}

/** It points at something said before, or is a clause whose main part is missing. */
export function isLoose(sentence: string): boolean {
  return DANGLING.test(sentence) || FRAGMENT.test(sentence)
}

/** The statement without its run-up: "So, actually, X does Y" → "X does Y". */
export function statement(sentence: string): string {
  const plain = sentence.replace(FILLER, '')
  // Only what lost its beginning needs a new capital; a name keeps its own spelling.
  return plain.length === sentence.length ? plain : plain.charAt(0).toUpperCase() + plain.slice(1)
}

const FILLER =
  /^[-–—•\s]*(?:(?:so|actually|but|and|hmm|wait|okay|ok|good|great|right|also|however|I think(?: that)?|it seems|it looks like)\b[,.!:—-]*\s+)*/i
/** What the agent is about to do is told by the call that follows, together with what came of it. */
const INTENT =
  /^(?:(?:good|great|perfect|okay|ok|now|next|first|then|also|finally|alright|right|yes|sure|actually|so|hmm|wait)\b[,.!:—-]*\s*)*(?:let me|let's|I(?:'ll| will| need to| should|'m going to| can| want| think)|we(?:'ll| need to| should))\b/i
const DANGLING =
  /^(?:but|and|or|it|its|they|them|both|these|those|this|that|there it is|he|she|same|such|either|neither|all of|none of|the former|the latter|still|looking at|which|because)\b/i
const FRAGMENT = /^(?:when|if|since|because|while|after|before)\b[^,]*$/i
const BOILERPLATE = /^[A-Z]\) |generated with|co-authored-by|^run\b|claude\.com|^https?:/i
