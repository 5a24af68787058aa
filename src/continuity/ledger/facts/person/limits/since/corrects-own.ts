import { mattersOf } from '../../../../../../base/typed/taken-back/matters.ts'
import type { Ledger } from '../../../../facts.ts'
import { changeFact, factsOf } from '../../../../put.ts'
import { activeLimits } from '../taken-back.ts'

/** "What I said about 1K reserve: 2K", 之前说的超时 5 秒，改成 8 秒: what they had said of it holds no longer, as a limit and as their word. */
export function correctsOwn(ledger: Ledger, sentence: string): boolean {
  const { about, abouts } = CORRECTS.exec(sentence)?.groups ?? {}
  const named = [...mattersOf(about ?? abouts ?? '')]
  if (named.length === 0) return false
  const says = (text: string) => {
    const own = mattersOf(text)
    return named.filter((word) => own.has(word) || text.toLowerCase().includes(word)).length >= named.length * MOST
  }
  const limit = activeLimits(ledger).findLast(({ text, lastSeen }) => lastSeen < ledger.step && says(text))
  const goal = factsOf(ledger, 'goal').findLast(({ text, lastSeen }) => lastSeen < ledger.step && says(text))
  if (limit !== undefined) changeFact(ledger, limit, { status: 'superseded' })
  // A short message was about that alone.
  if (goal !== undefined && goal.text.length <= SHORT) changeFact(ledger, goal, { status: 'declined' })
  return limit !== undefined || goal !== undefined
}

const CORRECTS =
  /^(?:(?:oh|ah|and|also|sorry|hmm+|ok(?:ay)?|btw|wait),? )*(?:what|the thing) (?:i|we) (?:said|told you|wrote|asked for)(?: (?:before|earlier|above))? (?:with|about|on|for|regarding|of) (?<about>[^:：,]{2,60}?)\s*[:：,]\s*\S|^(?:哦|对了|對了|还有|還有|另外|[，, ])*(?:我?(?:刚才|剛才|之前|前面|上面))[说說]的(?<abouts>[^，,：:。]{2,24})[，,：:]\s*\S/i
const MOST = 0.6
const SHORT = 120
