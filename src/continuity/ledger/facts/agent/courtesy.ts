import { sentencesOf } from '../../../../base/text/sentences.ts'
import type { Ledger } from '../../facts.ts'

/** "You're welcome!" after thanks: what the agent said before that is its answer still. */
export function isOnlyThankedBack({ nudged, last }: Ledger, message: string): boolean {
  if (nudged === undefined || nudged.step <= last.step || message.length > LONGEST) return false
  const sentences = sentencesOf(message)
  return sentences.length > 0 && sentences.every(isCourtesy)
}

/** The sentences of a message but for the pleasantries at its end. */
export function withoutCourtesy(sentences: readonly string[]): readonly string[] {
  const last = sentences.findLastIndex((sentence) => !isCourtesy(sentence))
  return last === -1 ? sentences : sentences.slice(0, last + 1)
}

/** It answers thanks, offers more help, or takes leave. */
export function isCourtesy(sentence: string): boolean {
  return sentence.length <= LONGEST_SENTENCE && COURTESY.test(sentence)
}

const LEADS_IN = String.raw`(?:(?:great|good|perfect|sure(?: thing)?|ok(?:ay)?|of course|thanks|thank you|cheers|awesome|wonderful|no problem|you['’]?re (?:very |most )?welcome|any ?time|my pleasure|happy to help|glad to help)[,.!;—– -]+)*`
const COURTESY = new RegExp(
  [
    String.raw`^${LEADS_IN}(?:you['’]?re (?:very |most )?welcome|any ?time|no (?:problem|worries|trouble)(?: at all)?|not at all|don['’]?t mention it|(?:it['’]?s |it was )?my pleasure|(?:happy|glad|pleased) (?:to (?:help|hear (?:it|that)(?: works?)?|be of help)|(?:I|we) could help|(?:it|that) (?:helped|helps|worked|works|worked out))(?: (?:out|with (?:it|that|this)|now|for you))?|cheers|thanks|thank you|of course|sure(?: thing)?|good luck|(?:have|enjoy) (?:a |the |your )(?:\w+ )?(?:day|evening|weekend|night|one|rest of [\w ]+)|happy (?:coding|hacking|shipping))(?: (?:with (?:it|that|the \w+)|then|too))?[!.… 😊🙂👍🎉]*$`,
    String.raw`^${LEADS_IN}(?:(?:is there |was there )?any ?thing else\b[^?.:]{0,60}\?|what else (?:can|could|should) I do\b[^?.:]{0,30}\?|(?:just )?let me know if (?:there(?:['’]s| is) )?(?:you (?:need|want|have|['’]d like) )?(?:any ?thing|something|any (?:other |more |further )?questions?|more|help)\b[^.!?:]{0,50}[.!]*|(?:feel )?free to (?:ask|reach out)\b[^.!?:]{0,40}[.!]*|I['’]?m here if you need (?:me|anything)\b[^.!?:]{0,30}[.!]*)\s*$`,
    '^(?:好的?[，,！! ]*)?(?:不(?:客[氣气]|用[謝谢客])|[別别]客[氣气]|不[會会]|小事|[樂乐]意(?:效[勞劳]|[幫帮]忙|之至)?|[應应][該该]的|很?高[興兴](?:能|可以)?[幫帮](?:上忙|到[你您]|助[你您]))[~～！!。.]*$',
    '^(?:不(?:客[氣气]|用[謝谢客])[，,！! ]*)?(?:(?:[還还]|另外|如果?)?有?(?:什[麼么]|其他|[別别]的)?(?:需要|[問问][題题]|地方)?.{0,8}(?:[隨随][時时](?:[叫找告問问說说].{0,6}|都?可以.{0,6})|再(?:[叫找告跟].{0,6}))|[還还](?:有|需要)(?:什[麼么]|其他|[別别]的).{0,14}[嗎吗呢]?[?？]|祝.{1,10})[~～！!。.]*$',
  ].join('|'),
  'i',
)
const LONGEST = 200
const LONGEST_SENTENCE = 110
