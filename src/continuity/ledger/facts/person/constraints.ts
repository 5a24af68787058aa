import { remembering } from '../../../../base/remember.ts'
import { liftIn, type Replacement, replacementIn, typedSentences } from '../../../../base/typed/index.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'
import { changeFact, factsOf, keyOf, put } from '../../put.ts'
import { typedLines } from './persons-words.ts'

/**
 * What the person laid down, forbade, demanded or preferred, in their own words, until they put something else in its place: what says so
 * in so many words, and what the judge of standing rules is sure of (`rules` has just asked it).
 */
export function takeConstraints(ledger: Ledger, entry: Extract<Entry, { type: 'prompt' }>): void {
  // A long prompt is mostly pasted (a plan, a log): only its commands are limits, its statements are not.
  const sure = (ledger.rules ?? []).filter(
    ({ prompt, sure: isSure, kind }) => prompt === ledger.turn && isSure && kind !== 'fact',
  )
  const isStated = (sentence: string) =>
    isConstraint(sentence) ||
    (STANDS.test(sentence) &&
      !/[?？]/.test(sentence) &&
      sure.some(({ text }) => withoutQuotes(sentence).includes(text) && !DESCRIBES.test(sentence)))
  const isLimit = entry.text.length > LONG_PROMPT ? isCommand : isStated
  let taken = 0
  for (const sentence of typedSentences(withoutOptions(typedLines(entry.text)).join('\n'))) {
    const lifted = liftIn(sentence)
    if (lifted !== '') {
      lift(ledger, lifted)
      continue
    }
    if (ASKS_FOR_WORK.test(sentence) || TELLS.test(sentence) || !isLimit(sentence)) continue
    const replacement = replacementIn(sentence)
    if (replacement) replace(ledger, replacement)
    for (const limit of limitsIn(sentence, isLimit)) {
      if (taken >= MOST_PER_PROMPT || limit.length > LONGEST) continue
      put(ledger, entry, { kind: 'constraint', key: keyOf(limit), text: limit, status: 'active', own: {} })
      taken++
    }
  }
}

/** What stands to choose from below a question of theirs is laid down by nobody. */
function withoutOptions(lines: readonly string[]): readonly string[] {
  let isAsked = false
  return lines.filter((line) => {
    const isOption = isAsked && OPTION.test(line)
    if (!isOption) isAsked = /[?？]\s*$/.test(line)
    return !isOption
  })
}

/** What the person takes back holds no longer: the limits that speak of it. */
function lift(ledger: Ledger, topic: string): void {
  const about = [...topicsOf(topic)]
  if (about.length === 0) return
  for (const limit of factsOf(ledger, 'constraint')) {
    const own = topicsOf(limit.text)
    const shared = about.filter((word) => own.has(word)).length
    if (limit.status === 'active' && shared >= about.length * MOST_OF_IT)
      changeFact(ledger, limit, { status: 'superseded' })
  }
}

/** The words that say what a limit is about: not those that demand or forbid. */
function topicsOf(text: string): Set<string> {
  const words = new Set<string>()
  for (const word of text.toLowerCase().match(/[a-z0-9_][\w.-]{2,}/g) ?? []) {
    const plain = word.replace(/[.-]+$/, '')
    if (!DEMANDS.test(plain)) words.add(plain.replace(/s$/, ''))
  }
  for (const run of text.replace(CHINESE_DEMANDS, ' ').match(/[\u3400-\u9fff]{2,}/g) ?? []) {
    for (let at = 0; at < run.length - 1; at++) words.add(run.slice(at, at + 2))
  }
  return words
}

/** What named the old thing as the one to use holds no longer, and neither does what forbade the new one. */
function replace(ledger: Ledger, { now, old }: Replacement): void {
  if (old.length < SHORTEST_NAME) return
  for (const limit of factsOf(ledger, 'constraint')) {
    if (limit.status !== 'active') continue
    const its = replacementIn(limit.text)
    const isOver = its
      ? isNamed(its.now, old)
      : FORBIDS.test(limit.text.toLowerCase())
        ? speaksOnlyOf(limit.text, now)
        : isNamed(limit.text, old)
    if (isOver) changeFact(ledger, limit, { status: 'superseded' })
  }
}

/** As a word of its own: npm is not named in pnpm. */
function isNamed(text: string, name: string): boolean {
  const [whole, part] = [text.toLowerCase(), name.toLowerCase()]
  for (let at = whole.indexOf(part); at !== -1; at = whole.indexOf(part, at + 1)) {
    const around = `${whole[at - 1] ?? ' '}${whole[at + part.length] ?? ' '}`
    if (!/[a-z0-9]/.test(around)) return true
  }
  return false
}

function speaksOnlyOf(text: string, what: string): boolean {
  const [own, given] = [[...topicsOf(text)], topicsOf(what)]
  return own.length > 0 && own.every((word) => given.has(word))
}

/** What demands or forbids in so many words. */
const isConstraint = remembering((sentence) => {
  const bare = withoutQuotes(sentence)
  if (/[?？]|[:：]$/.test(bare) || DESCRIBES.test(bare)) return false
  if (REPORTS.test(bare)) return COMMANDED.test(bare)
  return COMMANDED.test(bare) || STATED.test(bare) || CHINESE.test(bare)
})

function isCommand(sentence: string): boolean {
  const bare = withoutQuotes(sentence)
  return (COMMANDED.test(bare) || CHINESE_COMMAND.test(bare)) && !/[?？:：]$/.test(bare) && !DESCRIBES.test(bare)
}

/** The limits of a sentence apart, each with what comes before it when that is its condition. */
function limitsIn(sentence: string, isLimit: (part: string) => boolean): string[] {
  const parts = sentence.split(BETWEEN_LIMITS)
  if (parts.length === 1 || CONDITION.test(sentence)) return [sentence.replace(JOINED, '')]
  const limits: string[] = []
  for (const part of parts) {
    const plain = part.replace(JOINED, '').trim()
    if (isLimit(plain)) limits.push(plain)
    else if (limits.length > 0) limits.push(`${limits.pop()}, ${part.trim()}`)
  }
  return limits.length === 0 ? [sentence] : limits
}

/** What stands in quotes or is code was said by somebody or something else. */
function withoutQuotes(sentence: string): string {
  return /[`"“「『]/.test(sentence) ? sentence.replace(QUOTED, ' … ') : sentence
}

const OPTION = /^\(?(?:\d{1,2}|[A-Ha-h])[.):、]\s*\S/
const QUOTED = /`[^`]*`|"[^"]*"|“[^”]*”|「[^」]*」|『[^』]*』/g
const COMMANDED = new RegExp(
  [
    /(?:^|[,;:.—–-] |\b(?:and|but|please|just|also|so|then|you should|we should|you must|let['’]?s) )(?:do not|don['’]?t|never|always|avoid|make sure|be sure|ensure|only use|use only|please use|no need to)\b/,
    /(?:^|[,;] (?:but |and |also )?|^(?:and|but|also|then|so),? |\b(?:please|let['’]?s) )(?:also )?(?:keep(?! going| working| on\b| in mind)|leave|stop|prefer|use [\w`"'.…-]+(?: [\w`"'.…-]+){0,3} (?:instead|rather than))\b/,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
  'i',
)
const STATED =
  /\b(?:must(?: not|n['’]?t)?|should(?: not|n['’]t)|shouldnt|has to|have to be|needs? to be|can(?:not|['’]t) be|not allowed|without (?:using|changing|touching|breaking)|not [\w`"'-]+(?: [\w`"'-]+){0,3},? but|I (?:want|prefer|don['’]t want|would like)|at least (?:log|keep|test|check))\b/i
/** A statement about how things are, or a line of a log, is not a demand. */
const DESCRIBES =
  /\b(?:resulting in|this causes|incorrectly|looks like|that['’]?s not|was looking for|don['’]?t (?:need|have|know|think|see|understand))\b|^(?:while|although|currently|this|that|these|it|its|the|there|basically|when)\b(?!.*\b(?:must|should|has to|needs? to|never|always))|^\S+:\d+|^\S*\d{2}:\d{2}/i
const CHINESE_COMMAND =
  /不要|不得|不可以|不准|不許|不许|不能動|不能动|禁止|切勿|請勿|请勿|別再|别再|別動|别动|必須|必须|務必|务必|一定要|一律|只能|只用|避免|保持不變|保持不变/
const CHINESE = new RegExp(`${CHINESE_COMMAND.source}|總是|总是|永遠|永远|而不是|不是.{1,20}而是|應該要|应该要|改用`)
const LIMIT_STARTS =
  "(?:do not|don['’]?t|never|always|avoid|make sure|be sure|ensure|only|keep|leave|stop|prefer|you must|it must|must)\\b"
const CHINESE_STARTS =
  '(?:不要|不得|不可|不准|不能|禁止|切勿|請勿|请勿|別|别|必須|必须|務必|务必|一定|一律|只能|只用|避免)'
const BETWEEN_LIMITS = new RegExp(
  `; |；|, (?=(?:and |but |also )*${LIMIT_STARTS})|，(?=(?:也|並|并|而且|但|且|同時|同时)?${CHINESE_STARTS})`,
  'i',
)
const JOINED = /^(?:(?:and|but|also|then|so)\b,? )+|^(?:也|並且?|并且?|而且|但是?|且)(?=[不禁切請请別别必務务一只避])/i
const CONDITION = /^(?:if|when|unless|for|while|once|in case)\b|^(?:如果|若|當|当|在|除非)/i
const ASKS_FOR_WORK = /^(?:can|could|would|will) (?:you|we)\b|^(?:taking a step back|quick follow)/i
/** A case that is thought through, a comment in the code, something that is there and has no use: nothing of it is demanded. */
const TELLS =
  /^(?:(?:now|just|also|so|but|I(?:['’]m| am| was)) )*wondering\b|^(?:what if|suppose|imagine)\b|^(?:\/\/|\/\*|<!--|#(?!\d))|\b(?:defined|declared|written|set|created|populated|imported|computed)\b.{0,120} but (?:is |are )?never\b|^(?:我在想|假設|假设|想像|想象)/i
const REPORTS = /^(?:we|I|they|he|she|someone|somebody|users?) (?:got|had|saw|noticed|received|ran|heard)\b/i
const FORBIDS = /\b(?:not|never|don['’]?t|avoid|no)\b|不要|不得|禁止|別|别|不可/i
/** A sign that it holds for more than the step in hand. */
const STANDS =
  /\b(?:never|always|do not|don['’]?t|not|no|only|must|should(?:n['’]?t)?|each|every|whenever|all|any|prefer|instead|rather|avoid|keep|without|from now on|needs? to|has to|have to)\b|[\u3400-\u9fff]/i
const DEMANDS =
  /^(?:the|and|you|can|may|not|never|always|don|dont|use|using|used|again|now|all|any|for|with|that|this|from|into|are|was|please|should|must|make|sure|keep|only|need|have|has|anymore|about|before|after|every|each)$/
const CHINESE_DEMANDS =
  /不要|不得|不可以|不准|不許|不许|不能|禁止|切勿|請勿|请勿|別再|别再|必須|必须|務必|务必|一定要|一律|只能|只用|避免|使用|可以|不用|請|请|再|都|也|了|的|用|在/g
const MOST_OF_IT = 0.6
const SHORTEST_NAME = 3
const LONGEST = 300
const LONG_PROMPT = 1500
const MOST_PER_PROMPT = 8
