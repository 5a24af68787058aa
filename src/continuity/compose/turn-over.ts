import { sentencesOf } from '../../base/text/sentences.ts'
import type { Ledger } from '../ledger/facts.ts'
import { isIntent } from '../ledger/telling-sentence.ts'

/** The message announces a step that has not been taken yet. */
export function isGoingOn(text: string): boolean {
  const last = sentencesOf(text).at(-1) ?? ''
  // What is proposed waits for a word.
  if (PROPOSES.test(last) || PROMISES.test(last)) return false
  return ((isIntent(last) || STEP_ALONE.test(last)) && !TAKES_LEAVE.test(last)) || /[:：]$/.test(text.trim())
}

/** The turn was over with what the agent said last, whatever it announces: the client notes that, and who types `/compact` has seen it. */
export function hasEnded({ ended, lead }: Ledger): boolean {
  return ended !== undefined && ended >= lead.step
}

/** Something runs beside, and they will hear of it: that is the answer. */
export const PROMISES =
  /\bI(?:['’]ll| will) (?:let you know|report back|get back|tell you|update you|notify you|ping you)\b|(?:完成|跑完|好了?)(?:之?[后後])?(?:我)?(?:[會会]|再)(?:通知|告[訴诉])/i
/** What is said to part, and what is only offered. */
export const TAKES_LEAVE =
  /\blet me know\b|\bI(?:['’]ll| will) (?:wait|stop|leave it)\b|\bif you (?:want|like|need|prefer|have)\b|\bfeel free\b|[随隨][时時]|如果?(?:你|您)?(?:有|需要|想|要)|告[诉訴]我/i

/** "Now the runbook." */
export const STEP_ALONE =
  /^(?:and )?(?:now|next|then)[,:]? (?:(?:for|to|on to) )?the (?!.*\b(?:is|are|was|were|has|have|pass(?:es)?|works?|fails?|runs?|builds?|compiles?|match(?:es)?|looks?|reads?|shows?|returns?|takes?|holds?)\b)[\w`./ -]{3,40}[.…]?$|^(?:现在|現在|接下[来來]|然[后後]|下一步)(?:是|做|写|寫|[处處]理)?[^，。,]{2,16}[。]?$/i

export const PROPOSES =
  /\bunless you\b|\bI(?:['’]d| would) (?!say\b|be\b|have\b|not\b|like to (?:know|see)\b|expect\b|need\b)\w+|\bI (?:propose|suggest|recommend)\b|\bmy (?:proposal|suggestion|recommendation)\b|\bif (?:that|this|it)(?:['’]s| is) (?:ok|okay|fine|all right)\b|\b(?:ok|okay|fine) (?:with|for) you\b|我?建[议議](?!你)|除非你|你[若如]果?同意|等你(?:确认|確認|同意|定)/i
