import { anchorsOf, mayName } from '../../../../../base/names.ts'
import { GIVES_CAUSE } from '../../../../../base/text/causes.ts'
import { clipClause, sentencesOf } from '../../../../../base/text/sentences.ts'
import { oneLine } from '../../../../../base/text/text.ts'
import type { Ledger } from '../../../facts.ts'

/** A cause that the agent gave and that was denied, by whom and in which words, and the cause that was found then. */
export interface Refuted {
  readonly claim: string
  readonly by: 'person' | 'agent'
  readonly words: string
  readonly step: number
  readonly found?: string
}

/** The person says no to what the agent's last message gave as the cause. */
export function takeCauseDenied(ledger: Ledger, words: string): void {
  if (words.length > LONGEST_DENIAL || !deniesIt(words)) return
  const claim = sentencesOf(ledger.lead.text).findLast((sentence) => GIVES_CAUSE.test(sentence))
  if (claim !== undefined) remember(ledger, { claim, by: 'person', words })
}

/** The agent takes back what it gave as the cause before, or says what it is after that was denied. */
export function takeCauses(ledger: Ledger, sentences: readonly string[], overtaken: readonly string[]): void {
  for (const claim of overtaken) {
    const words = sentences.find((sentence) => TAKES_BACK.test(sentence) && isOfSame(sentence, claim))
    if (words !== undefined) remember(ledger, { claim, by: 'agent', words })
  }
  const open = ledger.refuted?.at(-1)
  if (open === undefined || open.found !== undefined || ledger.step - open.step > NOT_LONG) return
  const found = sentences.find((sentence) => IS_IT.test(sentence) && mayName(sentence) && !TAKES_BACK.test(sentence))
  if (found === undefined || anchorsOf(found).size === 0 || /[?？]$/.test(found)) return
  const before = (ledger.refuted ?? []).slice(0, -1)
  // Found again after the no, it is denied no more.
  ledger.refuted = isSaidAgain(found, open.claim) ? before : [...before, { ...open, found: shortened(found) }]
}

/** It names what the claim names, and nothing else. */
function isSaidAgain(found: string, claim: string): boolean {
  const named = anchorsOf(claim)
  return [...anchorsOf(found)].every((anchor) => named.has(anchor))
}

function remember(ledger: Ledger, { claim, by, words }: Pick<Refuted, 'claim' | 'by' | 'words'>): void {
  const known = (ledger.refuted ?? []).filter((one) => one.claim !== shortened(claim))
  ledger.refuted = [...known, { claim: shortened(claim), by, words: shortened(words), step: ledger.step }].slice(-MOST)
}

function shortened(text: string): string {
  return clipClause(oneLine(text), LONGEST)
}

function isOfSame(sentence: string, claim: string): boolean {
  if (OWN.test(sentence)) return true
  const named = anchorsOf(claim)
  return [...anchorsOf(sentence)].some((anchor) => named.has(anchor))
}

/** "No, that is not it": what it is said of stood in the message before. */
export function deniesIt(words: string): boolean {
  return DENIES.test(words)
}

/** What is left of a message without its no. */
export function withoutDenial(words: string): string {
  return words.replace(DENIES, ' ')
}

/** Somebody says that what was done has changed nothing; who orders the repair before that speaks of something else. */
export function saysItStays(words: string): boolean {
  if (words.length > LONGEST_DENIAL) return false
  const at = words.search(STAYS)
  return at !== -1 && !ORDERS_IT.test(words.slice(0, at))
}

/** What was tried was no help, by whomever that is said. */
export const NO_HELP = String.raw`\b(?:did|does) ?n[o'’]?t (?:help|fix|solve|change (?:anything|it))\b|\bchanges? nothing\b|\bma(?:de|kes) no difference\b|[沒没]有?(?:任何|什[麼么])?(?:[幫帮]助|效果|解[決决])(?![過过到])|[沒没]有?(?:任何|什[麼么])?用(?=[啊呀呢]?(?:$|[，,。！!；;…\n]|\s+[\u3400-\u9fff]))`

const IS_IT =
  /^(?:(?:so|ok(?:ay)?|right|found it|you(?:['’]re| are) right)[,.:;!—–-]* *)*(?:it|that)(?:['’]s| is| was)\b(?! (?:not|n['’]t|done|fixed|wrong|right|true|correct))|^(?:原[來来])?是|\b(?:cause|reason|problem|issue|culprit|bottleneck|bug|fault) (?:is|was)\b(?! not)|\b(?:because|caused by|due to|comes from)\b|(?:原因|[問问][題题]|瓶[頸颈])(?:是|在|出)|因[為为]|[導导]致/i
const DENIES =
  /^\s*(?:(?:no+|nope|nah|sorry|hm+|wait|but|well)\b[,.!… —–-]*)*(?:(?:that|it|this)(?:['’]?s| is| was|['’]?s really) (?:not|definitely not|certainly not|n['’]t)(?: (?:it|that|true|right|correct|(?:the |a )?(?:\w+ )?(?:cause|reason|problem|issue|culprit|bottleneck)))?(?=[\s,.;:!—–-]*(?:$|[,.;:!—–-]|I\b|because\b))|(?:that|it|this) (?:isn|wasn|can)['’]?t (?:be )?(?:it|that|true|right|(?:the )?(?:\w+ )?(?:cause|reason|problem|issue|culprit|bottleneck))\b|(?:that|this|it|you)(?:['’]s|['’]re| is| are| was| were) (?:wrong|mistaken|incorrect)\b|(?:that|this|it) (?:has|had) nothing to do with\b|wrong (?:cause|guess|place|diagnosis)\b)|^\s*(?:不[對对]|[錯错]了|不是(?:[這这那]|它|因[為为]|原因|的|$|[，,。]))/i
const TAKES_BACK =
  /\b(?:is|was)(?:n['’]t| not) the (?:\w+ )?(?:cause|reason|problem|issue|culprit|bottleneck)\b|\b(?:guess|theory|diagnosis|assumption|hypothesis|analysis|explanation|conclusion) (?:was|is) (?:wrong|mistaken|incorrect)\b|\b(?:had|has) nothing to do with\b|\bnot to blame\b|\bred herring\b|\bI was wrong\b|不是(?:真正的?)?(?:原因|[問问][題题])|[無无][關关]|我?(?:[說说弄搞猜]|判[斷断])[錯错]/i
/** It takes back what the agent itself has said, without its names. */
const OWN =
  /\b(?:my|earlier|first|previous|initial) (?:\w+ ){0,2}(?:guess|theory|diagnosis|assumption|hypothesis|analysis|explanation|conclusion)\b|\bI was wrong\b|我?(?:[說说弄搞猜]|判[斷断])[錯错]/i
const STAYS = new RegExp(
  String.raw`${NO_HELP}|\bstill (?:the |get(?:ting)? (?:the )?|see(?:ing)? (?:the )?)?(?:same|fail|broken|crash|dies?\b|dying|hang|slow|wrong|not\b(?! on\b)|happen|does ?n|do ?n[o'’]?t (?!(?:commit|push|merge|deploy|publish|touch|change|edit|delete|remove|add|use|write|open)\b)|is ?n|are ?n|ca ?n|wo ?n|red\b|there\b|an? (?:error|exception))|^\W*(?:(?:no|hm+|sorry|ok)[,.!… ]+)*(?:the |exactly the )?same (?:error|issue|problem|thing|result|again|as before|here)\b|\b(?:did|does) ?n[o'’]?t work\b|\b(?:it|that|this|error|message|result|output|behaviou?r) (?:did|does) ?n[o'’]?t change\b|\b(?:it|that|this|fix|change|patch|restart\w*) changed nothing\b|\bnothing (?:has |was )?changed\b|(?:^|[,.;:!…—–-]\s*|\b(?:still|see|saw|was|is|but) )no change(?: at all| here| yet)?(?=\W*$|[,.;!])|(?:[還还]是|仍然?|依然|依舊|依旧)(?:一[樣样]|不行|老[樣样]子|[報报][錯错]|失[敗败]|[這这][樣样]|有[問问][題题]|[沒没](?!必要|[關关][係系])|不(?![要用必許许准得]|能?[动動改碰])|同[樣样]|崩|卡|慢)|[沒没]有?(?:任何|什[麼么])?[變变]化(?!的)|[問问][題题]依[舊旧]`,
  'i',
)
const ORDERS_IT =
  /(?:^|[.!?,;:—–-]\s*|\b(?:please|yes|ok|okay|so|then|just|now) )(?:(?:fix|mend|repair|change|apply|implement|do|make) (?:it|that|this|them)\b|go ahead\b|go for it\b)|(?:^|[。，,！!；;])(?:好的?|行|可以|那就?|[请請]|就|[这這][样樣])*(?:修|改|做|[动動]手)(?:吧|一下|掉)/i
const LONGEST_DENIAL = 400
const LONGEST = 200
const NOT_LONG = 80
const MOST = 4
