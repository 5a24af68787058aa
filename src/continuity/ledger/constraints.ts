import { clip, sentencesOf } from '../sentences.ts'
import type { Entry } from '../transcript/entry.ts'
import type { Ledger } from './facts.ts'
import { keyOf, put } from './put.ts'

/** What the person forbade, demanded or preferred, in their own words. */
export function takeConstraints(ledger: Ledger, entry: Entry): void {
  if (entry.type !== 'prompt' || entry.voice !== 'typed') return
  // A long prompt is mostly pasted (a plan, a log): only its commands are limits, its statements are not.
  const isLimit = entry.text.length > LONG_PROMPT ? isCommand : isConstraint
  let taken = 0
  for (const sentence of sentencesOf(entry.text.slice(0, LONGEST_PROMPT))) {
    if (taken >= MOST_PER_PROMPT || sentence.length > LONGEST || !isLimit(sentence)) continue
    const text = clip(sentence, 220)
    put(ledger, entry, { kind: 'constraint', key: keyOf(text), text, status: 'active', own: {} })
    taken++
  }
}

export function isConstraint(sentence: string): boolean {
  if (/[?？:：]$/.test(sentence) || DESCRIBES.test(sentence)) return false
  return isCommand(sentence) || STATED.test(sentence) || CHINESE.test(sentence)
}

function isCommand(sentence: string): boolean {
  return COMMANDED.test(sentence) && !/[?？:：]$/.test(sentence) && !DESCRIBES.test(sentence)
}

const COMMANDED = new RegExp(
  [
    /(?:^|[,;:.—–-] |\b(?:and|but|please|just|also|so|then|you should|we should|you must|let['’]?s) )(?:do not|don['’]?t|never|always|avoid|make sure|be sure|ensure|only use|use only|no need to)\b/,
    /(?:^|[,;] (?:but )?|\b(?:please|let['’]?s) )(?:keep(?! going| working| on\b)|leave|stop|prefer|use [\w`"'.-]+(?: [\w`"'.-]+){0,3} (?:instead|rather than))\b/,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
  'i',
)
const STATED =
  /\b(?:must(?: not|n['’]?t)?|should(?: not|n['’]t)|shouldnt|has to|have to be|needs? to be|can(?:not|['’]t) be|not allowed|without (?:using|changing|touching|breaking)|not [\w`"'-]+(?: [\w`"'-]+){0,3},? but|I (?:want|prefer|don['’]t want|would like))\b/i
/** A statement about how things are, or a line of a log, is not a demand. */
const DESCRIBES =
  /^(?:while|although|currently|this|that|these|it|its|the|there)\b(?!.*\b(?:must|should|has to|needs? to))|^\S+:\d+|^\S*\d{2}:\d{2}/i
const CHINESE =
  /不要|不得|不可以|禁止|切勿|請勿|请勿|別再|别再|必須|必须|務必|务必|一定要|總是|总是|永遠|永远|而不是|不是.{1,20}而是|只能|只用|應該要|应该要|避免|改用/
const LONGEST = 400
const LONG_PROMPT = 1500
const LONGEST_PROMPT = 20_000
const MOST_PER_PROMPT = 8
