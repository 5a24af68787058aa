import { remembering } from '../../remember.ts'
import { hasOne } from '../seen.ts'
import { LIFT_WORDINGS } from './lift-wordings.ts'
import { deedsOf, mattersOf } from './matters.ts'

/** What somebody takes back. `permits`: something may be done again; `demands`: it is to be; `relieves`: something need not be done any more. */
export interface Lift {
  readonly topic: string
  readonly how: 'permits' | 'relieves' | 'demands'
  /** Said in so many words: such a sentence is nothing else. */
  readonly isPlain: boolean
  /** The topic is something to do, not only a thing. */
  readonly isDeed: boolean
  /** It says that something is good: of what is to stay as it is that is no leave. */
  readonly isState: boolean
  /** It forbids what was demanded: what forbade the same stands. */
  readonly isBan: boolean
}

/** "You can use X again", "forget the rule about X", 不用再 X: what somebody takes back, in their words; each way to read it. */
export const liftsIn: (sentence: string) => readonly Lift[] = remembering(liftsNow)

function liftsNow(sentence: string): readonly Lift[] {
  // One look before the others: hardly any sentence takes something back, and no question does.
  if (sentence.length > LONGEST || !SIGNS.test(sentence) || /[?？吗嗎]\s*$/.test(sentence)) return NOTHING
  const found: Lift[] = []
  const low = sentence.toLowerCase()
  for (const { signs, pattern, how = 'permits', weak = false, deed = false, ban = false } of LIFT_WORDINGS) {
    if (!hasOne(low, signs)) continue
    const groups = pattern.exec(sentence)?.groups
    const named = (groups?.topic ?? groups?.topic2 ?? '').trim()
    const topic = how === 'relieves' && saysOnlyAsking(named) ? sentence.trim() : named
    if (topic.length >= SHORTEST && !VAGUE.test(topic)) {
      const isState = !deed && how === 'permits' && saysState(sentence)
      found.push({ topic, how, isPlain: !weak, isDeed: deed, isState, isBan: ban })
    }
  }
  return found
}

export function saysState(sentence: string): boolean {
  return STATE.test(sentence)
}

/** 不用再问我了，你直接提交就行: what need not be asked about stands beside it. */
function saysOnlyAsking(topic: string): boolean {
  const about = mattersOf(topic)
  return about.size === 1 && about.has('#ask') && deedsOf(topic).size === 1
}

/** One of these stands in every sentence that takes something back, and one of a pattern's own in each that it is for. */
const SIGNS =
  /\b(?:again|after all|any ?more|any longer|no longer|no more|forget|ignore|drop|scrap|scratch|lift|cancel|disregard|never ?mind|now|rules?|free|go ahead|allowed|permitted|ok|okay|fine|alright|changed my mind|second thoughts?|may|can|stop|no need|without|from (?:now|here) on|welcome|back)\b|[再了吧]|取消|作廢|作废|解除|[还還]是|又要|恢[复復]|可以|允許|允许|不用|不必|不需要|沒問題|没问题|改主意|放開|放开|[随隨][便意]|無需|无需/i
const STATE = /\b(?:is|are)(?: now| again)? (?:ok|okay|fine|alright)\b|[没沒][问問][题題]/i
const VAGUE = /^(?:it|that|this|them|do|do it|do that|do so|go|continue|proceed|start|try|可以|能)$/i
const NOTHING: readonly Lift[] = []
const SHORTEST = 2
/** Nobody takes something back in so many words. */
const LONGEST = 1000
