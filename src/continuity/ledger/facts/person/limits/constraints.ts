import { remembering } from '../../../../../base/remember.ts'
import { liftsIn, putsInstead, typedSentences } from '../../../../../base/typed/index.ts'
import type { Entry } from '../../../../transcript/entry.ts'
import type { Ledger } from '../../../facts.ts'
import { changeFact, put } from '../../../put.ts'
import { ownSentences, relayedAmong, typedLines } from '../persons-words.ts'
import { takeCorrections } from './corrected.ts'
import { correctsOwn } from './corrects-own.ts'
import { isCriterion } from './laid-down.ts'
import { isCommand, isConstraint, isPoliteBan, mayStand, withoutQuotes } from './limit-words.ts'
import { narrowedBy, partlyLifted } from './narrowed.ts'
import { takeNewValue } from './new-value.ts'
import { orderedAgainst } from './ordered.ts'
import { isProperty, tellsOfTrouble } from './properties.ts'
import { standBeside } from './since/beside.ts'
import { freedBy } from './since/freed.ts'
import { allowsAfterAll, isReasonFor, takeOtherValue } from './since/other-value.ts'
import { activeLimits, endPermissions, limitKey, takeBackLimits, takeOrdered } from './taken-back.ts'

type Prompt = Extract<Entry, { type: 'prompt' }>

/**
 * What the person laid down, forbade, demanded or preferred, in their own words, until they put something else in its place: what says so
 * in so many words, and what the judge of standing rules is sure of (`rules` has just asked it).
 */
export function takeConstraints(ledger: Ledger, entry: Prompt): void {
  // A long prompt is mostly pasted (a plan, a log): only its commands are limits, its statements are not.
  const sure = (ledger.rules ?? []).filter(
    ({ prompt, sure: isSure, kind, ends, isFaint }) =>
      prompt === ledger.turn && isSure && kind !== 'fact' && (!ends || ends.isBan === true) && isFaint !== true,
  )
  const before = activeLimits(ledger)
  const sentences = typedSentences(withoutOptions(typedLines(entry.text)).join('\n'))
  const isBeside = sentences.length > 1 && sentences.length <= MOST_BESIDE
  const isStated = remembering(
    (sentence): boolean =>
      laysDown(sentence) ||
      (isBeside && isProperty(withoutQuotes(sentence)) && !tellsOfTrouble(entry.text)) ||
      (mayStand(sentence) &&
        !WORK_AHEAD.test(sentence) &&
        sure.some(({ text }) => withoutQuotes(sentence).includes(text))),
  )
  const isLimit = entry.text.length > LONG_PROMPT ? isCommand : isStated
  const kept: string[] = []
  const keep = (limit: string) => {
    if (limit.length <= LONGEST) kept.push(limit)
  }
  const isOwn = ownSentences(entry.text)
  const relayed = relayedAmong(sentences)
  for (const [at, sentence] of sentences.entries()) {
    const isRead = sentence.length <= LONGEST_READ && isOwn(sentence)
    const other = isRead ? takeOtherValue(ledger, sentence, sentences[at - 1] ?? '') : ''
    if (other !== '') {
      putLimit(ledger, entry, { text: other, replaces: true })
      continue
    }
    // What they say to somebody else's wish is theirs, and the wish is not.
    const how = relayed.get(sentence)
    if (how === 'taken up' && WISH.test(sentence) && isOwn(sentence)) keep(sentence)
    if (how === 'told' && OBLIGES.test(sentence) && isOwn(sentence)) keep(sentence)
    if (how !== undefined) continue
    const instead = relayed.get(sentences[at - 1] ?? '') === 'told' ? putsInstead(sentence) : ''
    // Nobody lays anything down in so long a sentence, and to read it takes longer than all the others.
    if (!isRead) continue
    if (correctsOwn(ledger, sentence)) {
      keep(sentence)
      continue
    }
    const part = partlyLifted(ledger, sentence)
    if (part !== undefined) {
      putLimit(ledger, entry, { text: sentence, narrows: part.id })
      continue
    }
    const lifts = liftsIn(sentence)
    const lifted = lifts.filter((lift) => takeBackLimits(ledger, lift))
    // The summary may tell the old rule: that it is allowed now has to be said against it.
    if (lifted.some(({ how }) => how === 'permits')) keep(sentence)
    if (lifted.length > 0) continue
    const narrowed = narrowedBy(ledger, sentence) ?? freedBy(ledger, sentence)
    if (narrowed !== undefined) putLimit(ledger, entry, { text: sentence, narrows: narrowed.id })
    if (narrowed !== undefined) continue
    const allows = allowsAfterAll(ledger, sentence)
    if (allows !== undefined) {
      putLimit(ledger, entry, { text: sentence, ...(allows.ended && { replaces: true }) })
      continue
    }
    if (lifts[0]?.isPlain || (isReasonFor(sentences[at + 1] ?? '') && !isCommand(sentence))) continue
    takeOrdered(ledger, sentence)
    const ordered = orderedAgainst(ledger, sentence)
    if (ordered?.isOver === true) changeFact(ledger, ordered.limit, { status: 'superseded' })
    else if (ordered !== undefined) putLimit(ledger, entry, { text: sentence, narrows: ordered.limit.id })
    if (ordered?.forbids === false) continue
    if (isCriterion(sentence)) keep(sentence)
    if ((ASKS_FOR_WORK.test(sentence) && !isStatedPolitely(sentence)) || TELLS.test(sentence) || isCriterion(sentence))
      continue
    const limits = instead !== '' ? [instead] : isLimit(sentence) ? limitsIn(sentence, isLimit) : []
    const changed = takeNewValue(ledger, sentence, limits.length > 0 ? 'limit' : 'said')
    for (const limit of limits) endPermissions(ledger, limit)
    for (const limit of limits.length === 0 && changed !== '' ? [changed] : limits) keep(limit)
  }
  for (const limit of takeCorrections(ledger, entry.text)) if (!kept.some((one) => one.includes(limit))) keep(limit)
  for (const limit of mostTelling(kept)) putLimit(ledger, entry, { text: limit })
  // So short a word is no sentence, and may be a go-ahead.
  const words = entry.text.trim().length <= SHORTEST_WORD ? [entry.text.trim()] : sentences.filter(isOwn)
  if (before.length > 0) standBeside(ledger, entry, { before, sentences: words })
}

function putLimit(
  ledger: Ledger,
  entry: Entry,
  { text, ...own }: { text: string; narrows?: string; replaces?: true },
): void {
  put(ledger, entry, { kind: 'constraint', key: limitKey(text), text, status: 'active', own })
}

/** By its own words alone: people say the same again. */
const laysDown: (sentence: string) => boolean = remembering(
  (sentence) =>
    isConstraint(sentence) ||
    isPoliteBan(sentence) ||
    partsOf(sentence).some((part) => isConstraint(part) || isPoliteBan(part)),
)

/** Of more than can be kept of one message, commands before what only says how things have to be. */
function mostTelling(limits: readonly string[]): readonly string[] {
  if (limits.length <= MOST_PER_PROMPT) return limits
  const commands = limits.filter(isCommand).slice(0, MOST_PER_PROMPT)
  const room = MOST_PER_PROMPT - commands.length
  const others = limits.filter((limit) => !commands.includes(limit)).slice(0, room)
  return limits.filter((limit) => commands.includes(limit) || others.includes(limit))
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

/** The limits of a sentence apart, each with what comes before it when that is its condition. */
function limitsIn(sentence: string, isLimit: (part: string) => boolean): string[] {
  // With what stands between them: what is told in quotation marks is told as it was typed.
  const parts = sentence.split(BETWEEN_LIMITS)
  if (parts.length === 1 || CONDITION.test(sentence) || NAMES_TOPIC.test(sentence) || !comesApart(parts, isLimit))
    return [sentence.replace(JOINED, '')]
  const limits: string[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? ''
    const plain = part.replace(JOINED, '').trim()
    if (isLimit(plain)) limits.push(plain)
    else if (limits.length > 0) limits.push(`${limits.pop()}${parts[at - 1] ?? ''}${part.trimEnd()}`)
  }
  return limits.length === 0 ? [sentence] : limits
}

/** What stands apart in one sentence: "rework billing; refrain from reformatting", or was typed without a stop: "mend it don't open issues". */
function partsOf(sentence: string): string[] {
  if (sentence.length > LONGEST) return []
  const parts = sentence.split(/[;；]\s*/).filter((part) => part !== '')
  if (parts.length > 1) return parts
  const [, before = '', rest = ''] = RUNS_ON.exec(sentence) ?? []
  return rest !== '' && before.length >= SAYS_SOMETHING && !LEADS_TO_IT.test(before) ? [rest] : []
}

/** Typed in one breath: what is forbidden begins where the person does not stop, and something was asked for before it. */
const RUNS_ON =
  /^(?=.*\b(?:need|please|can you|let['’]?s|should|add|fix|mend|improve|make|update|build|write|change|move|rename)\b.* (?:don['’]?t|do not) )([^,;:.!?，。]*[^s\s,;:.!?，。]) ((?:please )?(?:don['’]?t|do not) (?:make|open|create|touch|edit|change|add|remove|delete|commit|push|merge|deploy|rename|install|modify|refactor|reformat|file|post|publish|bump) (?:any|an?|the|my|our|new|more|this|that|it|them|those|to|other)\b[^,;:.!?]*[?!.]*)$/i
/** "I think we should …", "make sure you …", "if you …": the ban belongs to what stands before it. */
const LEADS_TO_IT =
  /\b(?:I|we|they|you|it|that|which|who|and|or|but|so|to|why|if|when|because|sure|they['’]ll|users?|tests?|also|just|really|still|usually|often|mostly|would|could|should)$/i
const SAYS_SOMETHING = 24

function isStatedPolitely(sentence: string): boolean {
  return isPoliteBan(sentence) || partsOf(sentence).some(isPoliteBan)
}

/** "Prices are whole cents, never floats": each part that is a limit has to say by itself what it is about, else the whole sentence is told. */
function comesApart(parts: readonly string[], isLimit: (part: string) => boolean): boolean {
  let isTopic = false
  for (let at = 0; at < parts.length; at += 2) {
    const part = (parts[at] ?? '').replace(JOINED, '').trim()
    const isOwn = isLimit(part)
    const goesOn = at > 0 && /^[，,]/.test(parts[at - 1] ?? '')
    if (isOwn && goesOn && (isTopic || !standsAlone(part, parts[0] ?? ''))) return false
    if (at === 0)
      isTopic =
        /[\u3400-\u9fff]/.test(part) && !isCommand(part) && !ORDER_CHINESE.test(part) && part.length <= LONGEST_TOPIC
  }
  return true
}

function standsAlone(part: string, first: string): boolean {
  if (/[\u3400-\u9fff]/.test(part)) return part.replace(/[^\u3400-\u9fff\w]/g, '').length >= SHORTEST_ALONE
  const behind = NEEDS_VERB.exec(part)
  // "Always use npm, never yarn": both say what to use.
  if (behind) return VERBS.has(behind[1]?.toLowerCase() ?? '') || (behind[1] !== undefined && SAYS_USE.test(first))
  return !/^must\b/i.test(part) && part.split(/\s+/).length > 1
}

/** Of whoever's it is: it demands or forbids something. */
const WISH = /\b(?:not?|never|always|only|must|should|every|all|any|without)\b|n['’]t\b|不|[别別]|必[须須]|一律|只|都/i
/** Whose word binds them, and what it forbids or demands of them: they pass it on. */
const OBLIGES =
  /^(?:(?:and|but|also|btw|fyi),? )*(?:legal|compliance|security|ops|management|(?:the|our|my) (?:lawyers?|boss|client|customer|auditors?|legal (?:team|department)|security team|ops team|dba|company|contract|law)) (?:said|says|told (?:us|me)|insists?|requires?|demands?)(?: that)? (?:we|you|it|nobody|no ?one|all|every\w*) (?:can['’]?t|cannot|can not|may not|must|have to|has to|should(?: not|n['’]t)|(?:are|is)(?: not|n['’]t) allowed|need to)\b|^(?:法[务務]|合[规規]|安全|老[板闆]|客[户戶]|主管|公司|[审審][计計])[^，。]{0,4}[说說要][^，。]{0,4}(?:不能|不得|不可|不准|不要|必[须須]|一定)/i
const OPTION = /^\(?(?:\d{1,2}|[A-Ha-h])[.):、]\s*\S/
const LIMIT_STARTS =
  "(?:do not|don['’]?t|never|always|avoid|make sure|be sure|ensure|only|keep|leave|stop|prefer|you must|it must|must)\\b"
const CHINESE_STARTS =
  '(?:不要|不得|不可|不准|不能|禁止|切勿|請勿|请勿|別|别|必須|必须|務必|务必|一定|一律|只能|只用|避免)'
const BETWEEN_LIMITS = new RegExp(
  `(; |；|, (?=(?:and |but |also )*${LIMIT_STARTS})|，(?=(?:也|並|并|而且|但|且|同時|同时)?${CHINESE_STARTS}))`,
  'i',
)
const JOINED = /^(?:(?:and|but|also|then|so)\b,? )+|^(?:也|並且?|并且?|而且|但是?|且)(?=[不禁切請请別别必務务一只避])/i
const CONDITION =
  /^(?:plan|ask|propose|look|think|check|design)\b[^,]{0,24}\bfirst\b|^(?:if|when|unless|for|while|once|in case|apart from|except|aside from|other than|outside|besides)\b|^(?:如果|若|當|当|在|除非|除了|除)/i
/** "Passwords: argon2id, never bcrypt": what stands behind says nothing without it. */
const NAMES_TOPIC =
  /^(?!(?:also|and|please|note|important|btw|one more thing|注意|另外)\b)[^\s,:：，]{2,20}(?: [^\s,:：，]{1,20}){0,2}[:：] ?(?!(?:\/\/|do|don['’]?t|never|always)\b)/i
/** Behind these stands what is to be done, or a thing that needs what was said before. */
const NEEDS_VERB =
  /^(?:please )?(?:never|always|only|not)\b(?: (?:ever|please|just|also|directly|again))*[ .!]*([a-z][\w-]*)?/i
const SAYS_USE = /^(?:please |and |but )*(?:always |only )?(?:use|run|install|prefer|stick)\b/i
const VERBS: ReadonlySet<string> = new Set(
  'add allow alter answer append apply approve ask assume avoid backport base be block break bring build bump bundle bypass cache call change check clean close commit compare copy create cut delete depend deploy describe disable discard document download drop edit enable end expose extend fetch fix force force-push format generate get give go guess handle hard-code hardcode hide ignore import include inline install introduce invent keep leave let link lint load log lower make mention merge migrate mix mock modify move name omit open overwrite patch persist pin post prefer print publish pull push put query quote raise read rebase recreate redirect reformat refactor release rely remove rename render reorder replace report reset restart retry return reuse revert rewrite round run save seed send serve set share ship show shrink silence skip sort split squash start stash stop store stub suggest swap switch tag test throw touch translate truncate trust turn update upgrade upload use validate wait weaken work wrap write'.split(
    ' ',
  ),
)
const ORDER_CHINESE =
  /^(?:[请請你先再就帮幫麻烦煩我给給\s]*)(?:加|[写寫]|改|修|做|把|[将將]|[实實][现現]|新增|重[构構写寫]|[删刪]|更新|[调調]|[优優]化|整理|[检檢]查|看|跑|[帮幫]|弄|拆|合|搬|移|抽|[换換]|升|用|[导導]|支持|[补補]|清理|提交|[继繼][续續]|[开開]始|[处處]理|直接|一律|以[后後]|[记記]住?|注意|[讓让]|不|[别別勿]|必[须須]|[务務]必|一定|至少|至多|最多|要|只|避免|禁止|切勿)/
const LONGEST_TOPIC = 16
const SHORTEST_ALONE = 4
/** Something to be done now, for all that its words weigh. */
const WORK_AHEAD = /^(?:(?:so|and|ok(?:ay)?|hmm+|I (?:guess|think)),? )*we need to\b/i
const ASKS_FOR_WORK = /^(?:can|could|would|will) (?:you|we)\b|^(?:taking a step back|quick follow)/i
/** What they have seen, a case that is thought through, a comment in the code, something that is there and has no use: nothing of it is demanded. */
const TELLS =
  /^(?:\d[.)] ?)?(?:from what I(?:['’]ve| have)? (?:observed|seen|read|noticed|heard)|in my experience|as far as I (?:can (?:see|tell)|know)|I(?:['’]ve| have)? (?:noticed|observed))\b|^(?:[据據]我(?:观察|觀察|所见|所見|所知)|[从從]我(?:的)?(?:观察|觀察|经验|經驗)|我(?:发现|發現|注意到|观察到|觀察到))|^(?:(?:now|just|also|so|but|and|I(?:['’]m| am| was)) )*(?:wondering|challenging|questioning|doubting|guessing|asking)\b|^(?:[\w ]{1,20}: )?(?:scenario|case|example|variant) [A-Z\d]{1,2}\b|^(?:情[况況形]|[场場]景|例子?)\s*[A-Z\d一二三][:：]|^(?:what if|suppose|imagine)\b|^(?:\/\/|\/\*|<!--|#(?!\d))|\b(?:defined|declared|written|set|created|populated|imported|computed)\b.{0,120} but (?:is |are )?never\b|^(?:我在想|假設|假设|想像|想象)/i
/** In a longer message what is said of the thing to be made is its description. */
const MOST_BESIDE = 5
const LONGEST = 300
const LONGEST_READ = 2000
const LONG_PROMPT = 1500
const SHORTEST_WORD = 4
const MOST_PER_PROMPT = 60
