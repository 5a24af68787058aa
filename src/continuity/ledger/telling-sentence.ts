import { anchorsOf, plainWords } from '../../base/names.ts'
import { remembering } from '../../base/remember.ts'

/** A sentence worth repeating: it states something, names something, and can be understood without the one before it. */
export function isTelling(sentence: string, anchors?: ReadonlySet<string>): boolean {
  return isWhole(sentence) && (anchors ?? anchorsOf(sentence)).size > 0
}

/** It states something and can be understood by itself, whether or not it names anything. */
export const isWhole: (sentence: string) => boolean = remembering(isWholeNow)

function isWholeNow(sentence: string): boolean {
  if (INTENT.test(sentence) || isLoose(sentence) || BOILERPLATE.test(sentence) || /[?？:：]$/.test(sentence))
    return false
  const words = plainWords(sentence).size
  return words >= 4 || (words >= 3 && /: | [—–-] /.test(sentence))
}

/** It points at something said before, or is a clause whose main part is missing. */
export function isLoose(sentence: string): boolean {
  return DANGLING.test(sentence) || FRAGMENT.test(sentence) || HANGS.test(sentence)
}

export function isIntent(sentence: string): boolean {
  return INTENT.test(sentence)
}

/** What an agent says between two steps, whatever the work is. */
export function isEmptyTalk(sentence: string): boolean {
  return INTENT.test(sentence) || EMPTY.test(sentence)
}

/** The statement without its run-up: "So, actually, X does Y" → "X does Y". */
export function statement(sentence: string): string {
  const plain = sentence.replace(FILLER, '')
  // Only what lost its beginning needs a new capital, and only a word of the language: a name keeps its own spelling.
  if (plain.length === sentence.length || !STARTS.test(plain)) return plain
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

const STARTS =
  /^(?:the|a|an|this|that|these|those|we|you|they|it|there|here|in|on|at|for|from|with|without|when|if|once|after|before|while|since|because|only|no|not|all|each|every|both|one|two|any|some|its|our|their|my|your)\b(?![\w.(:/-])/
const FILLER =
  /^[-–—•\s]*(?:(?:(?:so|actually|but|and|hmm|wait|okay|ok|ah|oh|also|however|I see|now I see|got it|found it|I think(?: that)?|it seems|it looks like)\b\s*[,.!:–—-]*|(?:good|great|perfect|right|exactly|interesting)\b\s*[,.!:–—-]+)\s+)*/i
const EMPTY =
  /\b(?:(?:good|clear|full|complete|better|solid) (?:understanding|picture|view|idea|overview)|I (?:now )?(?:have|see|understand|know|found)\b(?! that)|think about (?:this|it)|I need to|here(?:'s| is| are)|looks? (?:good|great|fine)|ready (?:to|for)|as expected|should be going|compiled successfully|tests? (?:all )?pass|in summary|to summari[sz]e|^(?:all|everything) (?:done|works?|passes?))\b/i
/** What the agent is about to do is told by the call that follows, together with what came of it. */
const INTENT =
  /^(?:(?:good|great|perfect|okay|ok|now|next|first|then|also|finally|alright|right|yes|sure|actually|so|hmm|wait)\b[,.!:—-]*\s*)*(?:let me|let's|need to|I(?:'ll| will| need to| should|'m going to| can| want| think| (?:also|still|now|just|only) (?:need|have|want|will)(?: to)?)|we(?:'ll| need to| should))\b|^(?:我(?:先|再|來|来|要|會|会|將|将|需要|現在|现在)|讓我|让我|接下來|接下来|現在|现在|首先)/i
const DANGLING =
  /^(?:(?:why|how|where|when) (?:this|that|it|they)\b|but|and|or|it|its|they|them|both|these|those|this|that|there it is|he|she|same|such|either|neither|all of|none of|the former|the latter|still|looking at|which|because|pros|cons|exactly)\b/i
/** "The backend has it": a pronoun before anything is named. */
const HANGS =
  /^[A-Z]?[^`A-Z/_.:]*?\b(?:has|have|handles?|does|do|sends?|gets?|needs?|reveals?|in|of|to|on|for|from|with) (?:it|this|that|these|those|them)\b(?! (?!in\b|to\b|with\b|on\b|by\b|as\b|from\b|and\b|but\b|at\b)[a-z])/
const FRAGMENT = /^(?:when|if|since|because|while|after|before)\b[^,]*$/i
const BOILERPLATE = /^[A-Z]\) |generated with|co-authored-by|^run\b|claude\.com|^https?:/i
