import type { ConstraintFact, Ledger } from '../../../facts.ts'
import { deedsOf, mattersOf } from './matters.ts'
import { activeLimits } from './taken-back.ts'

/** "Except legacy/tax.ts, that one you may change": the limit that the sentence takes a part out of; undefined for any other sentence. */
export function narrowedBy(ledger: Ledger, sentence: string): ConstraintFact | undefined {
  if (/[?？吗嗎]\s*$/.test(sentence) || !(EXCEPTS.test(sentence) || PERMITS.test(sentence))) return undefined
  return activeLimits(ledger).findLast((limit) => isPartOf(limit, sentence))
}

/** It speaks of all that the limit is about, and of something of its own besides. */
function isPartOf({ text, narrows }: ConstraintFact, sentence: string): boolean {
  if (narrows !== undefined || !FORBIDS.test(text)) return false
  const own = tellingOf(text)
  const given = tellingOf(sentence)
  if (own.length === 0 || given.length <= own.length || !own.every((matter) => given.includes(matter))) return false
  if (EXCEPTS.test(sentence)) return true
  const forbidden = deedsOf(text)
  for (const deed of deedsOf(sentence)) if (forbidden.has(deed)) return true
  return false
}

function tellingOf(text: string): string[] {
  return [...mattersOf(text)].filter((matter) => !OF_ANY.test(matter))
}

/** Something is let out of a rule. */
const EXCEPTS =
  /^(?:(?:but|and|ok(?:ay)?|well)[,]? )*(?:except|apart from|other than|with the exception of)\b|\b(?:is|are) (?:an? |the )?(?:exceptions?|exempt(?:ed)?)\b|\b(?:is|are) (?:ok(?:ay)?|fine|allowed|permitted|alright)\b(?=.*\b(?:in|for|as|with|though|there)\b)|(?:除外|例外).*(?:可以|允[许許]|能)|(?:可以|允[许許]|能).*(?:除外|例外)|除外[。！]?$|除了.*(?:可以|允[许許]|能)/i
const PERMITS = /\b(?:you|we) (?:may|can|are allowed to|could)\b|可以|允[许許]/i
const FORBIDS =
  /\b(?:not?|never|nothing|don['’]?t|avoid|without|hands off|stay (?:away|out)|frozen|off[- ]limits|leave)\b|n['’]t\b|不|別|别|勿|禁|[冻凍][结結]/i
/** Kinds of places, and words of the exception itself. */
const OF_ANY =
  /^(?:folder|director\w*|dir|file|module|package|code|except\w*|exception|exempt\w*|apart|one|though|but|fine|ok|okay|allowed|permitted|alright|to|目[录錄]|文件|件夹|[资資]料|料[夹夾]|[档檔]案|除外|例外|除了|那[个個]|[个個][档檔文])$/
