import { topicWordsOf } from '../compose/held.ts'
import type { Telling } from '../compose/line.ts'
import { saidBy } from '../compose/parts/said-by.ts'
import type { GoalFact, Ledger } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'

/** What the agent offered, the person declined and the summary plans or tells as agreed all the same, each with their words. */
export function plannedAgainst({ ledger, words }: Telling, summary: string): string[] {
  const declined = factsOf(ledger, 'goal').filter((goal) => isDeclined(goal) && !isWantedSince(ledger, goal))
  if (declined.length === 0) return []
  const plans = plansIn(summary)
  return declined
    .filter(({ answers }) => plans.some((plan) => isOf(answers, plan)))
    .map((goal) => words.saysDeclined(saidBy(goal, words, LONGEST)))
}

/** "No" to an offer: with what goes instead it is an order, and told as such. */
function isDeclined({ text, answers, object, by }: GoalFact): boolean {
  return by === 'prompt' && object === '' && text.length <= LONGEST && OFFERS.test(answers) && DECLINES.test(text)
}

/** They have spoken of it since, and may want it now. */
function isWantedSince(ledger: Ledger, { answers, lastSeen }: GoalFact): boolean {
  const own = topicOf(answers)
  return factsOf(ledger, 'goal').some((later) => {
    if (later.lastSeen <= lastSeen) return false
    const said = topicWordsOf(later.text)
    return [...own].filter((word) => said.has(word)).length >= Math.max(1, own.size * SAID_SINCE)
  })
}

/** The sentences that tell what is to come. */
function plansIn(summary: string): string[] {
  const plans: string[] = []
  let isAhead = false
  for (const line of summary.split('\n')) {
    const heading = HEADING.exec(line)
    if (heading !== null) isAhead = AHEAD.test(heading[0])
    for (const sentence of line.split(/(?<=[.!?])\s+|[;；。！？]/))
      if ((isAhead || PLANS.test(sentence)) && !DENIES.test(sentence)) plans.push(sentence)
  }
  return plans
}

function isOf(offer: string, plan: string): boolean {
  const own = topicOf(offer)
  const theirs = topicWordsOf(plan)
  const shared = [...own].filter((word) => theirs.has(word)).length
  return shared >= LEAST && shared >= own.size * MOST
}

function topicOf(offer: string): Set<string> {
  return topicWordsOf(offer.replace(FRAME, ' '))
}

const OFFERS =
  /\b(?:shall|should|may|can|could) (?:I|we)\b|\b(?:do you |would you )?(?:want|like) (?:me|us) to\b|\bI (?:could|can|would|['’]d|suggest|propose|recommend|plan)\b|[要需](?:不要)?我?.{0,30}[吗嗎？?]|(?:可以|能不能|是否|要不要).*[？?]/i
const FRAME =
  /\b(?:shall|should|may|can|could|would|want|like|noticed|leave|also|too|by the way|while (?:I|we) (?:am|are) at it|as well)\b|要不要|需不需要|[是能]否|可以|需要|[顺順]便|[吗嗎]/gi
/** Not "no, first …" and what it orders, and not "no problem". */
const DECLINES =
  /^(?:(?:uh|um|hmm+|oh|ah)[,. ]*)*(?:(?:no|nope|nah|not (?:now|yet|today|needed|necessary|here|in this \w+)|never ?mind|rather not|please don['’]?t|don['’]?t|do not|leave (?:it|that|them|those)(?: (?:alone|as (?:it|they) (?:is|are)|for (?:now|later)))?|skip (?:it|that)|no need|no thanks?|no thank you|let['’]?s not|keep (?:it|that|them)(?: as (?:it|they) (?:is|are))?)[,.! ]*)+(?:thanks?|thank you|please|for now|now|it|that|this|bother|do (?:it|that)|touch (?:it|that|them))*[.! ]*$|^(?:不用|不要|不必|不需要|先不(?:用|要)?|[暂暫]不|不了|[别別]|算了|不|留[着著]|[没沒]必要)(?:了|吧|[谢謝]+|[动動改做管]它?|先)*[，,。！]*(?:[谢謝]{1,2})?[。！]*$/i
const HEADING =
  /^\s*#{1,6}\s+(.{2,60}?)\s*$|^\s*(?:\d+[.)]\s+)?\**([^*:：]{2,60}?)\**\s*[:：]\**\s*$|^\s*\*\*([^*]{2,60})\*\*\s*$/
const AHEAD =
  /\b(?:next|pending|remaining|to ?do|todos?|open|outstanding|left|plan(?:ned)?|upcoming|follow-?ups?)\b|接下[来來]|下一步|待[办辦]|[剩余餘]|未完成|[计計][划劃畫]/i
const PLANS =
  /\b(?:next|to ?do|pending|remaining|will|to be|plan(?:s|ned)?|then|still|needs?|going to|left|agreed|approved|wants?|asked|upcoming|should)\b|接下[来來]|下一步|待|[将將]|打算|然[后後]|[计計][划劃畫]|同意|要/i
const DENIES =
  /\b(?:not?|never|declin\w*|refus\w*|reject\w*|leave|left (?:alone|as)|skip\w*|without|unchanged|untouched|out of scope|said no)\b|n['’]t\b|不|[别別]|拒|[婉否]|保留/i
const LONGEST = 60
const LEAST = 2
const MOST = 0.5
const SAID_SINCE = 0.5
