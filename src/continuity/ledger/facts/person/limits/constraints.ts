import { remembering } from '../../../../../base/remember.ts'
import {
  headedLimits,
  isBoundElsewhere,
  isBoundOfOrder,
  isWorkOrder,
  liftsIn,
  putsInstead,
  typedSentences,
} from '../../../../../base/typed/index.ts'
import type { Entry } from '../../../../transcript/entry.ts'
import type { Ledger } from '../../../facts.ts'
import { changeFact, put } from '../../../put.ts'
import { ownSentences, relayedAmong, typedLines } from '../persons-words.ts'
import { limitsIn, statedApart } from './apart.ts'
import { takeCorrections } from './corrected.ts'
import { isCriterion } from './laid-down.ts'
import { isCommand, isConstraint, isPoliteBan, mayStand, withoutQuotes } from './limit-words.ts'
import { narrowedBy, partlyLifted } from './narrowed.ts'
import { takeNewValue } from './new-value.ts'
import { orderedAgainst } from './ordered.ts'
import { isProperty, tellsOfTrouble } from './properties.ts'
import { standBeside } from './since/beside.ts'
import { correctsOwn } from './since/corrects-own.ts'
import { freedBy } from './since/freed.ts'
import { takeOpposed } from './since/opposed.ts'
import { allowsAfterAll, isReasonFor, takeOtherValue } from './since/other-value.ts'
import { activeLimits, endPermissions, limitKey, takeBackLimits, takeOrdered } from './taken-back.ts'

type Prompt = Extract<Entry, { type: 'prompt' }>

/**
 * What the person laid down, forbade, demanded or preferred, in their own words, until they put something else in its place: what says so
 * in so many words, and what the judge of standing rules is sure of (`rules` has just asked it).
 */
export function takeConstraints(ledger: Ledger, entry: Prompt): void {
  // A long prompt is mostly pasted (a plan, a log): only its commands are limits, its statements are not.
  const isOrder = isWorkOrder(entry.text)
  const sure = (ledger.rules ?? []).filter(
    ({ prompt, sure: isSure, kind, ends, isFaint }) =>
      prompt === ledger.turn && isSure && kind !== 'fact' && (!ends || ends.isBan === true) && isFaint !== true,
  )
  const headed = headedLimits(entry.text)
  const before = activeLimits(ledger)
  const sentences = typedSentences(withoutOptions(typedLines(entry.text)).join('\n'))
  const isBeside = sentences.length > 1 && sentences.length <= MOST_BESIDE
  const isStated = remembering(
    (sentence): boolean =>
      laysDown(sentence) ||
      (isOrder && isBoundOfOrder(sentence)) ||
      isBoundElsewhere(sentence) ||
      (isBeside && isProperty(withoutQuotes(sentence)) && !tellsOfTrouble(entry.text)) ||
      (mayStand(sentence) &&
        !WORK_AHEAD.test(sentence) &&
        sure.some(({ text }) => withoutQuotes(sentence).includes(text))),
  )
  const isLimit = entry.text.length > LONG_PROMPT && !isOrder ? isCommand : isStated
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
    const under = headed.get(sentence)
    const apart = isLimit(sentence) ? limitsIn(sentence, isLimit) : []
    const bound = under === undefined ? apart : [apart.length === 0 ? under : sentence]
    const limits = instead !== '' ? [instead] : bound
    const changed = takeNewValue(ledger, sentence, limits.length > 0 ? 'limit' : 'said')
    for (const limit of limits) {
      endPermissions(ledger, limit)
      takeOpposed(ledger, limit)
    }
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
    statedApart(sentence).some((part) => isConstraint(part) || isPoliteBan(part)),
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

function isStatedPolitely(sentence: string): boolean {
  return isPoliteBan(sentence) || statedApart(sentence).some(isPoliteBan)
}

/** Of whoever's it is: it demands or forbids something. */
const WISH = /\b(?:not?|never|always|only|must|should|every|all|any|without)\b|n['’]t\b|不|[别別]|必[须須]|一律|只|都/i
/** Whose word binds them, and what it forbids or demands of them: they pass it on. */
const OBLIGES =
  /^(?:(?:and|but|also|btw|fyi),? )*(?:legal|compliance|security|ops|management|(?:the|our|my) (?:lawyers?|boss|client|customer|auditors?|legal (?:team|department)|security team|ops team|dba|company|contract|law)) (?:said|says|told (?:us|me)|insists?|requires?|demands?)(?: that)? (?:we|you|it|nobody|no ?one|all|every\w*) (?:can['’]?t|cannot|can not|may not|must|have to|has to|should(?: not|n['’]t)|(?:are|is)(?: not|n['’]t) allowed|need to)\b|^(?:法[务務]|合[规規]|安全|老[板闆]|客[户戶]|主管|公司|[审審][计計])[^，。]{0,4}[说說要][^，。]{0,4}(?:不能|不得|不可|不准|不要|必[须須]|一定)/i
const OPTION = /^\(?(?:\d{1,2}|[A-Ha-h])[.):、]\s*\S/
/** Something to be done now, for all that its words weigh. */
const WORK_AHEAD = /^(?:(?:so|and|ok(?:ay)?|hmm+|I (?:guess|think)),? )*we need to\b/i
const ASKS_FOR_WORK = /^(?:can|could|would|will) (?:you|we)\b|^(?:taking a step back|quick follow)/i
/** What they have seen, a case that is thought through, a comment in the code, something that is there and has no use: nothing of it is demanded. */
const TELLS =
  /^as an? [\w ]{3,30},? I (?:want|need|would like)\b|^(?:\d[.)] ?)?(?:from what I(?:['’]ve| have)? (?:observed|seen|read|noticed|heard)|in my experience|as far as I (?:can (?:see|tell)|know)|I(?:['’]ve| have)? (?:noticed|observed))\b|^(?:[据據]我(?:观察|觀察|所见|所見|所知)|[从從]我(?:的)?(?:观察|觀察|经验|經驗)|我(?:发现|發現|注意到|观察到|觀察到))|^(?:(?:now|just|also|so|but|and|I(?:['’]m| am| was)) )*(?:wondering|challenging|questioning|doubting|guessing|asking)\b|^(?:[\w ]{1,20}: )?(?:scenario|case|example|variant) [A-Z\d]{1,2}\b|^(?:情[况況形]|[场場]景|例子?)\s*[A-Z\d一二三][:：]|^(?:what if|suppose|imagine)\b|^(?:\/\/|\/\*|<!--|#(?!\d))|\b(?:defined|declared|written|set|created|populated|imported|computed)\b.{0,120} but (?:is |are )?never\b|^(?:我在想|假設|假设|想像|想象)/i
/** In a longer message what is said of the thing to be made is its description. */
const MOST_BESIDE = 5
const LONGEST = 300
const LONGEST_READ = 2000
const LONG_PROMPT = 1500
const SHORTEST_WORD = 4
const MOST_PER_PROMPT = 60
