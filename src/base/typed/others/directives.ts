import { remembering } from '../../remember.ts'
import { hasOrderSign, laysDownRule, looksLikeOrder } from '../orders.ts'

/**
 * Whether a sentence of somebody else's tells the agent what to do from now on, or lays down how things are done: what another agent
 * reports so is not repeated. What was found, and how it ended, is none: "the cache is never emptied". What outlives the session is
 * judged by more (`demands.ts`).
 */
export const isDirective: (sentence: string) => boolean = remembering(
  (sentence) =>
    looksLikeOrder(sentence) ||
    (hasOrderSign('addressed', sentence) && ADDRESSED.test(sentence)) ||
    isHeaded(sentence) ||
    (hasOrderSign('demanded', sentence) && laysDownRule(sentence) && DEMANDED.test(sentence)),
)

/** It calls itself a rule. */
export function isHeaded(sentence: string): boolean {
  return hasOrderSign('headed', sentence) && HEADED.test(sentence)
}

/** It speaks to whoever reads it, or of what other agents and sessions have to do. */
const ADDRESSED =
  /(?:;|, so|, and so|, hence|, therefore) (?:please )?(?:add|point|use(?! of)|run|put|set|make|send|push|install|skip|do|copy|apply|follow|keep)\b|照此|照[办辦做]|照着做|按此[执執]行|[请請]遵守|\b(?:(?:main|parent|calling|coding|next|other|every|each|any|all) (?:agents?|assistants?|sessions?|models?)|(?:later|future|coming|subsequent|new) (?:agents?|assistants?|sessions?)|agents|assistants)\b.{0,40}\b(?:must|should|shall|has to|have to|needs? to|ought to|are to|is to|always|never|to do|do the same)\b|\b(?:tell|inform|instruct|remind) (?:the |all |any )?(?:\w+ )?(?:agents?|assistants?|sessions?)\b|^(?:(?:so|and|therefore|hence|please|thus),? )*you (?:should|must|have to|need to|ought to|shall|will want to|are (?:required|expected|supposed) to)\b|^(?:please )?(?:keep (?:doing|using|to)|continue (?:doing|using|to)|stick (?:to|with)|adhere to|comply with|follow (?:this|that|these|the (?:rule|convention|policy)))\b|\bwithout (?:being asked|asking|telling|mentioning|informing)\b|(?:主|其他|后续|後續|所有|每个|每個|下一?个|下一?個|以后的?|以後的?)(?:的)?(?:代理|智能[体體]|[会會][话話]|助手|模型|agent)[^，。]{0,16}(?:必[须須]|[应應][该該当當]?|都?要|[请請]|不得|一律|今[后後]|以[后後]|每次)|^(?:所以|因此)?(?:你|您)(?:必[须須]|[应應][该該]|[务務]必|要|需要)/i

/** "Convention in this repository: …": it calls itself one. */
const HEADED =
  /^(?:[\w ]{0,20}\b)?(?:conventions?|rules?(?! of thumb)|polic(?:y|ies)|guidelines?|standing orders?|instructions?|house rules|team agreements?)\b[^:：.\n]{0,40}[:：]|^[^：:，。\n]{0,10}(?:[约約]定|[规規][定则則矩范範]|[惯慣]例|守[则則]|指示)[^：:，。\n]{0,10}[:：]|^(?:the |our )?(?:convention|rule|policy) (?:here |in \S+(?: \S+)? |is )/i

/** Somebody demands it: nobody reports in such words what they found. */
const DEMANDED =
  /^(?:(?:so|and|also|but|please|then|therefore),? )*(?:always|never(?!-)|from now on|going forward|henceforth|do not|don['’]t|use|run|put|add|keep|make sure|be sure|ensure|avoid|remember|commit|push|skip|write|set|prefer|every time|before (?:each|every)|after (?:each|every)|whenever)\b|\b(?:must|should|shall|have to|has to|need(?:s)? to|ought to|is (?:required|mandatory|forbidden)|are (?:required|mandatory|forbidden)|we (?:always|never)|the team (?:always|never))\b|^(?:[请請]|[务務]必|以[后後]|今[后後]|一律|[从從][现現]在|每次|我[们們])|必[须須]|不得|禁止|不要|[应應][该該当當]|一律/i

export const DIRECTING = { addressed: ADDRESSED, headed: HEADED, demanded: DEMANDED } as const
