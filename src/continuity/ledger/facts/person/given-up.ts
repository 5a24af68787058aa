import { sentencesOf } from '../../../../base/text/sentences.ts'
import type { GoalFact, Ledger } from '../../facts.ts'
import { changeFact, factsOf } from '../../put.ts'
import { mattersOf } from './limits/matters.ts'

/**
 * What the person chose and was given up since is not told any more: of an option the points that speak of it, and the whole choice
 * where nothing else is left. Said by the person, or by the agent as it takes up their word.
 */
export function takeGivenUp(ledger: Ledger, text: string, by: 'person' | 'agent'): void {
  if (!SIGNS.test(text)) return
  const [first = '', ...others] = sentencesOf(text)
  if (by === 'agent' && !TAKES_UP.test(first)) return
  for (const sentence of by === 'agent' ? [first] : [first, ...others]) {
    const thing = thingIn(sentence)
    if (thing.size === 0) continue
    for (const goal of factsOf(ledger, 'goal'))
      if (isChoice(goal) && goal.lastSeen < ledger.step) without(ledger, goal, thing)
  }
}

function isChoice({ object, by, status }: GoalFact): boolean {
  return object !== '' && by !== 'refusal' && status !== 'declined'
}

function without(ledger: Ledger, goal: GoalFact, thing: ReadonlySet<string>): void {
  const points = goal.object.split(BETWEEN_POINTS)
  const left = points.filter((point) => !speaksOf(point, thing))
  if (left.length === points.length) return
  changeFact(ledger, goal, left.length === 0 ? { status: 'declined' } : { object: left.join(', ') })
}

function speaksOf(point: string, thing: ReadonlySet<string>): boolean {
  const own = mattersOf(point)
  for (const word of thing) if (!own.has(word)) return false
  return true
}

/** What it is that is given up; a sentence that asks gives up nothing. */
function thingIn(sentence: string): ReadonlySet<string> {
  if (/[?？]\s*$/.test(sentence)) return NOTHING
  const named = (GIVES_UP.exec(sentence) ?? []).slice(1).find((group) => group !== undefined)
  if (named === undefined) return NOTHING
  // "A git hook": the kind is named by its last word.
  const words = [...mattersOf(named)].filter((word) => !word.startsWith('#'))
  const isChinese = /[\u3400-\u9fff]/.test(named)
  return new Set(isChinese ? words : words.slice(-1))
}

const NOTHING: ReadonlySet<string> = new Set()
/** One look over the whole message. */
const SIGNS =
  /\b(?:instead of|rather than|drop|scrap|forget|ditch|abandon|cancel|without)\b|取消|放[弃棄]|不(?:要|用|做).{1,12}了|而不是/i
const TAKES_UP =
  /^\W*(?:got it|ok(?:ay)?|understood|right|sure|good|will do|makes sense|agreed|noted|yes|alright|好|明白|了解|收到|可以)/i
const GIVES_UP =
  /\b(?:instead of|rather than) (?:an? |the |using |having )*([\w` /-]{3,40}?)(?=[.,;:!?)—–]|$| for\b| in\b| and\b)|^(?:(?:actually|ok(?:ay)?|no|so|and|please|let['’]?s|then)[,.]? )*(?:drop|scrap|forget(?: about)?|ditch|abandon|cancel) (?:the |that |this |an? )?([\w` /-]{3,40}?)(?:[.,;!]|$| for\b| and\b| idea\b)|(?:取消|放[弃棄])(?:掉|了)?([^，。,.；了吧]{2,12})|不(?:要|用|做)([^，。,.；]{2,12}?)了|而不是([^，。,.；]{2,12})/i
const BETWEEN_POINTS = /, (?!e\.?g|i\.?e)(?![^(]*\))|; |，|；|、/
