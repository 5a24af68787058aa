import { liftsIn } from '../../../../../base/typed/index.ts'
import { saysState } from '../../../../../base/typed/taken-back/lifts.ts'
import { deedsOf, isAct, mattersOf } from '../../../../../base/typed/taken-back/matters.ts'
import { isKept } from '../../../../../base/typed/taken-back/meant.ts'
import type { ConstraintFact, Ledger } from '../../../facts.ts'
import { isOfAnotherThing } from './since/another-thing.ts'
import { activeLimits, liftedBy } from './taken-back.ts'

/** "Except legacy/tax.ts, that one you may change": the limit that the sentence takes a part out of; undefined for any other sentence. */
export function narrowedBy(ledger: Ledger, sentence: string): ConstraintFact | undefined {
  if (/[?？吗嗎]\s*$/.test(sentence) || !OPENS.some((opens) => opens.test(sentence))) return undefined
  return activeLimits(ledger).findLast(
    (limit) =>
      (isPartOf(limit, sentence) || isWidened(limit, sentence) || isOneOfSeveral(limit, sentence)) &&
      !isOfAnotherThing(limit.text, sentence),
  )
}

/** "You can commit now" after "do not commit or push": one of the deeds that are held back is not any more. */
function isOneOfSeveral({ text, narrows }: ConstraintFact, sentence: string): boolean {
  const held =
    narrows === undefined && FORBIDS.test(text) ? tellingOf(text).filter((matter) => !WHATEVER.test(matter)) : []
  if (held.length < 2 || !held.every(isAct)) return false
  return liftsIn(sentence).some(({ how, topic }) => {
    const about = how === 'permits' ? [...mattersOf(topic)] : []
    return about.length > 0 && about.length < held.length && about.every((act) => held.includes(act))
  })
}

/** "No need to ask before committing docs", "skip it this time": the limit that is let go for once or for a part, and holds for the rest. */
export function partlyLifted(ledger: Ledger, sentence: string): ConstraintFact | undefined {
  for (const lift of liftsIn(sentence)) {
    const limit = liftedBy(ledger, lift).findLast(
      ({ text, narrows }) =>
        narrows === undefined && (ONCE.test(sentence) || (lift.how === 'relieves' && isOfPart(text, lift.topic))),
    )
    if (limit !== undefined) return limit
  }
  return undefined
}

function isOfPart(limit: string, topic: string): boolean {
  const own = tellingOf(limit)
  const given = tellingOf(topic)
  return own.length > 0 && given.length > own.length && own.every((matter) => given.includes(matter))
}

/** It speaks of all that the limit is about, and of something of its own besides. */
function isPartOf({ text, narrows }: ConstraintFact, sentence: string): boolean {
  if (narrows !== undefined || !FORBIDS.test(text)) return false
  const own = tellingOf(text)
  const given = tellingOf(sentence)
  if (own.length === 0 || given.length <= own.length || !own.every((matter) => given.includes(matter))) return false
  if (EXCEPTS.test(sentence) && !(saysState(sentence) && isKept(text))) return true
  const forbidden = deedsOf(text)
  for (const deed of deedsOf(sentence)) if (forbidden.has(deed)) return true
  return false
}

/** "Only change cart.ts" and "you can also change list.ts"; "no dependencies" and "you may add zod". */
function isWidened({ text, narrows }: ConstraintFact, sentence: string): boolean {
  if (narrows !== undefined) return false
  if (ONLY.test(text) && ALSO.test(sentence))
    return PATH.test(text) && PATH.test(sentence) && deedsOf(text).has('change') && deedsOf(sentence).has('change')
  return FORBIDS.test(text) && OF_PACKAGES.test(text) && PERMITS.test(sentence) && BRINGS_IN.test(sentence)
}

function tellingOf(text: string): string[] {
  return [...mattersOf(text)].filter((matter) => !OF_ANY.test(matter))
}

const WHATEVER = /^(?:anything|change|yet|now|until|tell)$/
const ONCE =
  /\b(?:this (?:time|once)|just once|for (?:now|once|today|this (?:one|change|commit|pr|task|time)))\b|[这這](?:一?次|回)|今天|[暂暫][时時]/i
/** Something is let out of a rule. */
const EXCEPTS =
  /^(?:(?:but|and|ok(?:ay)?|well)[,]? )*(?:except|apart from|other than|with the exception of)\b|\b(?:is|are) (?:an? |the )?(?:exceptions?|exempt(?:ed)?)\b|\b(?:is|are) (?:ok(?:ay)?|fine|allowed|permitted|alright)\b(?=.*\b(?:in|for|as|with|though|there)\b)|(?:除外|例外).*(?:可以|允[许許]|能)|(?:可以|允[许許]|能).*(?:除外|例外)|除外[。！]?$|除了.*(?:可以|允[许許]|能)/i
const PERMITS = /\b(?:you|we) (?:may|can|are allowed to|could)\b|可以|允[许許]/i
const ONLY = /\b(?:only|just|nothing but)\b|[只仅僅]/i
const ALSO = /\b(?:also|too|as well)\b|也/i
const OPENS = [EXCEPTS, PERMITS, ALSO]
const PATH = /[\w-]\/[\w-]|[\w-]\.[a-z]\w{0,4}\b/i
const OF_PACKAGES = /\b(?:dependenc(?:y|ies)|packages?|librar(?:y|ies))\b|依[赖賴]|套件|函式[库庫]|第三方/i
const BRINGS_IN =
  /\b(?:add|install|pull in) (?!(?:an?|the|some|more|tests?|comments?|log\w*|types?|it|that|this)\b)[\w@]|(?:加|[装裝]|引入)(?:[个個])?\s?[a-z@]/i
const FORBIDS =
  /\b(?:not?|never|nothing|don['’]?t|avoid|without|hands off|stay (?:away|out)|frozen|off[- ]limits|leave)\b|n['’]t\b|不|別|别|勿|禁|[冻凍][结結]/i
/** Kinds of places, and words of the exception itself. */
const OF_ANY =
  /^(?:folder|director\w*|dir|file|module|package|code|except\w*|exception|exempt\w*|apart|one|though|but|fine|ok|okay|allowed|permitted|alright|to|目[录錄]|文件|件夹|[资資]料|料[夹夾]|[档檔]案|除外|例外|除了|那[个個]|[个個][档檔文])$/
