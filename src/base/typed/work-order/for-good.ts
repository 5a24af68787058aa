import type { LedSentence } from '../led-sentences.ts'
import type { TypedRule } from '../rule/rule-in.ts'
import { ofLongRequest } from '../voices/long-request.ts'

/**
 * What a work order lays down are the limits of its work, however firmly it says so. More is only what says that it holds beyond it: of
 * that is judged as in any long request.
 */
export function ofWorkOrder(rules: readonly TypedRule[], sentences: readonly LedSentence[]): TypedRule[] {
  const isMore = (rule: TypedRule) => rule.scope !== 'lasting' || endsMore(rule) || saysForGood(rule, sentences)
  const more = ofLongRequest(rules.filter(isMore))
  return rules.flatMap((rule) => {
    if (!isMore(rule)) return [{ ...rule, scope: 'task' as const, sure: true }]
    return more.includes(rule) ? [rule] : []
  })
}

/** That something is to be made otherwise is the work; that something holds no more is not. */
function endsMore({ ends }: TypedRule): boolean {
  return ends !== undefined && (ends.how !== 'changes' || ends.isWeak === true)
}

function saysForGood({ text }: TypedRule, sentences: readonly LedSentence[]): boolean {
  if (FOR_GOOD.test(text)) return true
  const at = sentences.findIndex(({ sentence }) => sentence.includes(text))
  const [said, before] = [sentences[at], sentences[at - 1]]
  if (said === undefined) return false
  return FOR_GOOD.test(said.sentence) || (said.under === before?.under && GOES_FOR_ALL.test(before.sentence))
}

/** Of this project, of everybody who works on it, of all that is still to come. */
const FOR_GOOD =
  /\b(?:from (?:now|here) on|going forward|in (?:the )?future|in general|generally|as always|every time|any ?more|everywhere|everything you do|for good|once and for all|(?:in|for|across|of) (?:this|our|the whole|all our) (?:repo|repository|project|codebase|code ?base|app|team|company|services?)|(?:our|house|team|standing) (?:own )?(?:rules?|conventions?|polic(?:y|ies)|standards?)|conventions?|as a rule|we (?:always|never|only|don['’]?t|do not)|^we (?:use|have|name|write|keep|put|call)|you (?:always|never|keep|tend)|remember|how we (?:do|work)|(?:agreed|decided|settled) as a (?:team|company)|(?:we|the team) (?:have |had )?(?:agreed|settled))\b|以[后後](?!面)|今[后後]|[从從]今|一律|凡是|每次|[规規]矩|[约約]定|[惯慣]例|[记記]住|我[们們](?:一律|都|[从從](?:来|來)?不|[这這]边?|[团團][队隊]|[项專])|[团團][队隊]|[这這][个個](?:[项專][目案]|[仓倉][库庫])/i
/** What comes behind it holds for as much. */
const GOES_FOR_ALL =
  /\b(?:in general|generally|from (?:now|here) on|going forward|general (?:thing|rule|note|point)s?|everything you do|(?:in|for) this (?:repo|project|codebase))\b|以[后後](?!面)|今[后後]|另外|[规規]矩|[约約]定/i
