import { clipClause } from '../../../../base/text/sentences.ts'
import type { Ledger } from '../../facts.ts'
import { isLoose } from '../../telling-sentence.ts'

/**
 * Why the next tool call is made: the last sentence the agent said just before it, without its run-up. '' when stale: what it said before
 * the person asked for something else closed another piece of work.
 */
export function purposeOf({ step, turnStep, lead }: Ledger): string {
  return step - lead.step > FRESH || lead.step < turnStep ? '' : lead.purpose
}

export function purposeIn(sentences: readonly string[]): string {
  const last = sentences.findLast((sentence) => !EMPTY_TALK.test(sentence) && !/[?？]$/.test(sentence))
  if (last === undefined) return ''
  const plain = withoutRunUp(last)
  return lengthOf(plain) < 12 || VAGUE.test(plain) || isLoose(plain) ? '' : clipClause(plain, LONGEST)
}

/** A Chinese character says as much as two letters. */
function lengthOf(text: string): number {
  let length = text.length
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= 0x3400 && text.charCodeAt(at) <= 0x9fff) length++
  return length
}

/** "Now let me update X to use Y:" → "update X to use Y". */
function withoutRunUp(sentence: string): string {
  let plain = sentence
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(RUN_UP, '')
  }
  return plain.replace(/[\s:.。：…]+$/, '')
}

const RUN_UP =
  /^(?:(?:good|great|perfect|excellent|okay|ok|now|next|first|then|also|finally|alright|right|yes|sure|actually|so)\b[,.!:—-]*\s*|(?:let me|let's|I(?:'ll| will| need to| should|'m going to)|we(?:'ll| need to| should)|need to|time to)\s+(?:now |also |first |then |just )*)/i
const EMPTY_TALK =
  /^(?:let me (?:check|see|look|fix|verify|try)(?: (?:it|that|this|them))?|now|good|great|perfect|done|all done)[\s.:!]*$/i
/** "look at it", "remove them": true of any call. */
const VAGUE = /^(?:\S+ ){0,4}(?:it|them|this|that|these|those|there|now|more|both|again|fixes|changes|details)$/i
const FRESH = 6
const LONGEST = 170
