import { type Rule, ruleIn, typedSentences } from '../../../base/typed/index.ts'
import type { Entry } from '../../transcript/entry.ts'
import type { Ledger } from '../facts.ts'
import { typedLines } from '../persons-words.ts'
import { change, factsOf, keyOf, put } from '../put.ts'

/** What the person laid down, forbade, demanded or preferred, in their own words and until they put something else in its place. */
export function takeConstraints(ledger: Ledger, entry: Extract<Entry, { type: 'prompt' }>): void {
  let taken = 0
  for (const sentence of typedSentences(typedLines(entry.text).join('\n'))) {
    if (taken >= MOST_PER_PROMPT || sentence.length > LONGEST) continue
    const rule = ruleIn(sentence)
    if (!isLimit(sentence, rule)) continue
    if (rule?.replaces !== undefined) replace(ledger, rule.replaces.old)
    put(ledger, entry, { kind: 'constraint', key: keyOf(sentence), text: sentence, status: 'active', own: {} })
    taken++
  }
}

/** What the judge is sure of, unless it tells how something is; else what demands or forbids in so many words. */
function isLimit(sentence: string, rule: Rule | undefined): boolean {
  if (/[?？:：]["')」]?$/.test(sentence) || ASKS_FOR_WORK.test(sentence)) return false
  if (DEMANDS.test(sentence) || CHINESE.test(sentence)) return !DESCRIBES.test(sentence)
  return rule?.sure === true && !DESCRIBES.test(sentence)
}

/** What named the old thing as the one to use holds no longer. */
function replace(ledger: Ledger, old: string): void {
  const name = old.toLowerCase()
  if (name.length < SHORTEST_NAME) return
  for (const limit of factsOf(ledger, 'constraint')) {
    const own = limit.text.toLowerCase()
    if (limit.status === 'active' && own.includes(name) && !FORBIDS.test(own))
      change(ledger, limit, { status: 'superseded' })
  }
}

const DEMANDS =
  /(?:^|[,;:.—–-] |\b(?:and|but|please|just|also|so|then|should|must|let['’]?s) )(?:do not|don['’]?t|dont|never|always|avoid|make sure|be sure|ensure|only use|use only|please use|not do|no need to|prefer|keep (?!going|working|on\b)|leave\b|stop\b)|^(?:please )?use \S+(?: \S+){0,4} (?:instead|rather than)\b|\b(?:must(?: not|n['’]?t)?|should(?: not|n['’]t)|shouldnt|needs? to be|has to be|have to be|can(?:not|['’]t) be|not allowed|without (?:using|changing|touching|breaking)|I (?:want|prefer|don['’]t want)|at least)\b/i
const CHINESE =
  /不要|不得|不可以|不准|不許|不许|不能動|不能动|禁止|切勿|請勿|请勿|別再|别再|別動|别动|必須|必须|務必|务必|一定要|一律|只能|只用|避免|保持不變|保持不变|總是|总是|永遠|永远|而不是|應該要|应该要|改用/
/** How things are, or a line of a report. */
const DESCRIBES =
  /^(?:while|although|currently|this|that|these|it|its|the|there|when|because|basically|taking)\b(?!.*\b(?:must|should|has to|needs? to|never|always)\b)|^\S+:\d+|^\S*\d{2}:\d{2}|\b(?:resulting in|this causes|incorrectly|consider)\b/i
const ASKS_FOR_WORK = /^(?:can|could|would|will) you\b|^(?:taking a step back|quick follow)/i
const FORBIDS = /\b(?:not|never|don['’]?t|avoid|no)\b|不要|不得|禁止|別|别|不可/i
const LONGEST = 260
const SHORTEST_NAME = 3
const MOST_PER_PROMPT = 8
