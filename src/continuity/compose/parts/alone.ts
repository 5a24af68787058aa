import { anchorsOf } from '../../../base/names.ts'
import { joinSentences, sentencesOf } from '../../../base/text/sentences.ts'
import { isLoose } from '../../ledger/telling-sentence.ts'

/**
 * A quotation as somebody understands it who has not read the message: where it points back, with the sentences of its paragraph that stand
 * before it; '' where those do not help, or are too many.
 */
export function alone(message: string, quote: string): string {
  if (quote === '' || !pointsBack(quote)) return quote
  const [first = ''] = sentencesOf(quote)
  // Nobody who reads the message knows more, and a list says what it is about.
  const begins = sentencesOf(message)[0]
  if (begins === first || LISTS.test(quote)) return quote
  const own = message.split(BETWEEN_PARAGRAPHS).map((part) => [...sentencesOf(part)])
  const paragraph = own.findLast((sentences) => sentences.includes(first)) ?? []
  const at = paragraph.lastIndexOf(first)
  const thing = THING.exec(quote)?.[1] ?? ''
  for (let from = at - 1; from >= 0; from--) {
    const lead = paragraph.slice(from, at)
    const whole = joinSentences([...lead, quote])
    // What it announces stood between.
    if (/[:：]$/.test(lead[0] ?? '') || whole.length > LONGEST) return ''
    if ((lead[0] === begins || !pointsBack(lead[0] ?? '')) && isThere(thing, joinSentences(lead))) return whole
  }
  return ''
}

/** "That line": it is named before, by the word or by its place. */
function isThere(thing: string, lead: string): boolean {
  return thing === '' || lead.includes(thing) || (thing === 'line' && /\w:\d/.test(lead))
}

/** It speaks of something by a word that stands for it, and has not named anything before that. */
export function pointsBack(text: string): boolean {
  if (isLoose(text) && !/[?？]$/.test(text)) return true
  const at = text.search(POINTS)
  return at !== -1 && at < FAR && anchorsOf(text.slice(0, at)).size === 0 && anchorsOf(text).size < NAMED
}

const LISTS = /[:：…].*\b[1A][).]/
const THING = /\b(?:that|this) (line|file|part|change|fix|step|test|function|value|flag|setting|option)\b/i
const BETWEEN_PARAGRAPHS = /\n\s*\n|\n(?=\s*(?:[-*•]|\d{1,2}[.)])\s)/
/** Behind so many letters it is the thing that the sentence itself has named. */
const FAR = 40
/** So many names of its own, and it says what it is about. */
const NAMED = 2
const POINTS =
  /\b(?:it(?! simple\b)|they|them|these|those|this)\b(?! (?:is|was) (?:not )?(?:clear|likely|possible|worth|better|best|safe))|\bthat\b(?=\s*(?:[?.!,;:]|$|(?:line|one|file|way|is|was|would|will|case|part|change|fix|step|test|function|value|flag|setting|option)\b))|\bthat(?=['’]s\b)|\b(?:both|do (?:so|either))\b(?=\s*(?:[?.!,;:]|$))|\bthe same\b(?! as\b)|\b(?:the )?(?:other|first|second|third|last|former|latter)s? ones?\b|[兩两](?:[個个者項项種种])?都|一[併并起同](?=[做改修處处加刪删移])|(?<!其)[这這那](?![么麼样樣里裡边邊])|(?<!其)它/i
const LONGEST = 280
