import { saysChanged } from '../../../base/typed/taken-back/changed.ts'
import { isMeantOtherwise, saysTurn } from '../../../base/typed/taken-back/turns.ts'
import { withdrawnIn } from '../../../base/typed/taken-back/withdrawn.ts'
import type { DigestRule } from '../../../protocol/ports.ts'
import { isFineAgain, isLeaveBeside } from './alike/fine-again.ts'
import { measuredOtherwise, quantitiesIn, turnsNumber, withoutQuantities } from './alike/measures.ts'
import { movedToAnother } from './alike/moved-to.ts'
import { anotherOfAKind, saysWhichAlone } from './alike/one-of-a-kind.ts'
import { restOfParts } from './alike/parts.ts'
import { byAnother } from './alike/people.ts'
import { isForAPlace, namesApart, namesFile, placedOtherwise } from './alike/places.ts'
import { saysTheSameOfAnother } from './alike/siblings.ts'
import { isOfAnother, isOfTheSameOtherwise } from './alike/slots.ts'
import { ofAnotherSort } from './alike/sorts.ts'
import {
  ofAnotherThing,
  ofTheSameThing,
  plain,
  saysValue,
  sharedBy,
  sharedWords,
  subjectsOf,
  thingIn,
  valuesIn,
} from './alike/subjects.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { isAllOf, isOver, restAfter } from './ending.ts'

import { areTwoPlaces } from './slots/scope.ts'
import { bySlots } from './slots/slots.ts'
import { isSameByShorterName } from './slots/subject.ts'
import { isBeside } from './slots/whose.ts'

type Rule = Pick<DigestRule, 'text' | 'replaces' | 'kind' | 'ends'>

/**
 * What is left of an earlier text after a rule: undefined where the rule puts an end to nothing of it, '' where to all of it; where the
 * text lays down several things and the rule is about one, the others.
 */
export function leftBy(rule: Rule, earlier: string): string | undefined {
  if (plain(rule.text) === plain(earlier) || isBeside(rule, earlier)) return undefined
  const narrowed = rule.ends && restAfter(rule.ends, earlier)
  if (narrowed !== undefined) return narrowed
  const clauses = clausesOf(earlier)
  const own = ownClauses(rule)
  const ends = (text: string) =>
    (rule.ends && (isOver(rule.ends, text) || isFineAgain(rule, text))) ||
    (own.length > 0 && endsByName(rule, text)) ||
    own.some((one) => supersedes(one, text))
  const standing = clauses.filter(({ whole }) => !ends(whole))
  if (standing.length === clauses.length) return clauses.length > 1 ? undefined : restWhere(rule, own, earlier)
  if (standing.length > 0) return standing.map(named).join(' and ')
  return restOfParts(earlier, rule.text, ends, clauses.length === 1 && isSaidAnew(rule)) ?? ''
}

/** One of several things alone has another value now, and says so well enough by itself. */
function restWhere(rule: Rule, own: readonly Rule[], earlier: string): string | undefined {
  if (!isSaidAnew(rule)) return undefined
  const ends = (part: string) =>
    own.some(({ text }) => {
      if (isMeantOtherwise(text) || isElsewhere(text, part) || saysTheSameOfAnother(text, part)) return false
      return bySlots(text, part) === 'over' || bySlots(text, part) === 'given up'
    })
  return restOfParts(earlier, rule.text, ends, false)
}

/** It says what holds now, and does not only take back. */
function isSaidAnew({ ends }: Rule): boolean {
  return ends === undefined || ends.how === 'changes'
}

/** What gives up one number and names another comes apart in no clauses. */
function ownClauses(rule: Rule): Rule[] {
  if (rule.ends?.isBare || isLeaveBeside(rule)) return []
  const text = rule.text.replace(STRESSED, '')
  if (text !== rule.text && saysTurn(text)) return ownClauses({ ...rule, text })
  return rule.ends?.how === 'changes' ? [rule] : clausesOf(rule.text).map(({ whole }) => ({ ...rule, text: whole }))
}

/** 改用英文，以后都这样: that it holds from now on is no part of what. */
const STRESSED =
  /[，,;；]\s*(?:以[后後]|今[后後]|[从從][现現]在起|[统統]一|一律|都|就|也)+(?:是)?(?:[这這](?:[样樣]|[么麼])(?:[做办辦来來])?|按[这這][个個]?[来來]?|如此)[吧了。！]*$|[,;] (?:and )?(?:from (?:now|here) on|always|every time|that['’]s (?:how|what) we do(?: it)?(?: from now on)?|for good)[.!]*$/i

/** "end them with '_y'" was said of something that the part which is gone named. */
function named({ said, whole }: Clause): string {
  const thing = whole === said ? '' : thingIn(whole)
  return thing === '' ? said : said.replace(/\b(?:them|it)\b/, `${thing} names`)
}

/** It names what it replaces, and the text says that. */
function endsByName({ text, replaces }: Rule, earlier: string): boolean {
  const old = replaces?.old ?? ''
  // "we stopped squashing" where all is squashed.
  if (/^\w{4,}ing$/.test(old) && sharedWords(old, earlier).size > 0) return true
  if (old === '' || !saysValue(earlier, old) || isSaidThere(replaces, earlier)) return false
  if (isOfAnother(text.replace(old, ' '), earlier) || isElsewhere(text, earlier)) return false
  if (bySlots(text, earlier) === 'apart') return false
  return isName(old) || sharedBy(text, earlier).shared >= 1
}

/** What holds now held before. In the place of a number comes a number: words beside it are what is counted. */
function isSaidThere(replaces: Rule['replaces'], earlier: string): boolean {
  const { now = '', old = '' } = replaces ?? {}
  return now !== '' && (!/^\d/.test(old) || /\d/.test(now)) && saysValue(earlier, now)
}

/** It speaks of the same and gives another value, or takes it back. */
function supersedes({ text, kind, ends }: Rule, earlier: string): boolean {
  const slots = isMeantOtherwise(text) || isElsewhere(text, earlier) ? undefined : bySlots(text, earlier)
  if (slots === 'given up') return true
  // Carried along for its value alone.
  if (slots !== 'over' && ends?.how === 'changes' && ends.isWeak && !saysChanged(text)) return false
  if (saysTheSameOfAnother(ends?.how === 'changes' ? nearestClause(text, earlier) : text, earlier)) return false
  if (ofAnotherThing(text, earlier) && !turnsRound(text, earlier)) return false
  if (isOfAnother(text, earlier)) return false
  // How a correction is led in is no part of its text.
  const changes = CHANGES.test((ends?.how === 'changes' ? ends.topic : text).replace(NOT_CHANGED, ' '))
  if ((changes || FROM_NOW_ON.test(text)) && isOfTheSameOtherwise(text, earlier)) return true
  if (ofAnotherSort(text, earlier) && !isSameByShorterName(text, earlier)) return false
  if (isElsewhere(text, earlier)) return false
  if (slots !== undefined) return slots === 'over'
  const voided = withdrawnIn(text)?.topic
  if (voided !== undefined) return isAllOf(voided, earlier, 1)
  if (lifts(text, earlier)) return true
  const { shared, likeness } = sharedBy(text, earlier)
  if (!changes && FORBIDS_ONE.test(text) && FORBIDS_ONE.test(earlier) && otherValues(text, earlier)) return false
  if (namesFile(text, earlier)) return false
  if (measuredAnew(text, earlier) || movedToAnother(text, earlier)) return true
  if (measuredOtherwise(text, earlier) && !isOfTheSame(text, earlier)) return false
  if (changes && (byAnother(text, earlier) || isOtherwise(text, earlier))) return true
  if (ends?.isWeak)
    return (
      shared >= 1 && (anotherOfAKind(text, earlier) || (otherValues(text, earlier) && likeness >= ALIKE && shared >= 2))
    )
  if (anotherOfAKind(text, earlier)) {
    if (!changes && (isForAPlace(text, earlier) || namesApart(text, earlier))) return false
    return shared >= 1 || (saysWhichAlone(text) && saysWhichAlone(earlier))
  }
  if ((changes || FROM_NOW_ON.test(text)) && !FORBIDS.test(earlier) && placedOtherwise(text, earlier)) return true
  if (isAllThereIs(text, earlier, likeness) && shared >= 2) return true
  if (otherValues(text, earlier) && ofTheSameThing(text, earlier)) return true
  if (otherValues(text, earlier))
    return (likeness >= ALIKE && shared >= 2) || (changes && shared >= 1) || likeness === 1
  return (changes || kind === 'decision') && shared >= 2 && likeness >= (changes ? SOMEWHAT : ALIKE)
}

function isElsewhere(text: string, earlier: string): boolean {
  return areTwoPlaces(text, earlier) || (ELSEWHERE.test(text) && !ELSEWHERE.test(earlier))
}

/** "The team is international now, so commit messages in English": why it changes says nothing of what it is about. */
function nearestClause(text: string, earlier: string): string {
  const clauses = text.split(/[,，；;] ?/)
  const shares = clauses.map((clause) => sharedBy(clause, earlier).shared)
  return clauses[shares.indexOf(Math.max(...shares))]?.replace(/^(?:so|and|then|hence|所以|那) ?/i, '') ?? text
}

const FROM_NOW_ON = /\b(?:from now on|going forward|these days)\b|以[后後](?!面)|今[后後]|[现現]在/i

/** 日志从这周起改成 JSON 格式 where 日志一律写纯文本: of the same thing what it is made of, and nothing measured. */
function isOtherwise(text: string, earlier: string): boolean {
  if (/\d/.test(text + earlier) || FORBIDS.test(earlier) || !/[A-Za-z]{2}|格式/.test(text)) return false
  const head = MADE_OF.exec(text)?.[1]
  return head !== undefined && head === MADE_OF.exec(earlier)?.[1]
}

const MADE_OF =
  /^([\u3400-\u9fff]{2,6}?)(?:一律|[统統]一|都|[从從][^，。]{1,6}起|[现現]在|全)*(?:[写寫]|用|是|改(?:成|用|[为為])|[换換]成)\s?[^，。]{2,12}[。]?$/

/** The same is measured, and the number is said to be another now; or the old one is named and given up. */
function measuredAnew(text: string, earlier: string): boolean {
  const raises = RAISES.test(text)
  if (turnsNumber(text, earlier)) return raises || CHANGES.test(text)
  if (!measuredOtherwise(text, earlier) || !(raises || CHANGES.test(text))) return false
  return isOfTheSame(text, earlier)
}

/** How long a session lasts is not how long a code does: beside the measure, what is measured. */
function isOfTheSame(text: string, earlier: string): boolean {
  const [own, theirs] = [withoutQuantities(text.replace(RAISED, ' ')), withoutQuantities(earlier)]
  if (quantitiesIn(earlier).length === 0) return sharedBy(own, theirs).likeness >= ALIKE
  return sharedBy(own, theirs).shared >= 1 || [own, theirs].some((rest) => subjectsOf(rest).size === 0)
}

/** "only run the unit tests before you push": what else was to be run then is not any more. */
function isAllThereIs(text: string, earlier: string, likeness: number): boolean {
  return ONLY.test(text) && !ONLY.test(earlier) && !FORBIDS.test(earlier) && likeness >= MOSTLY
}

const ONLY =
  /^(?:(?:from now on|now|please|going forward),? )*(?:only|just) \w+|[只仅僅](?:要|需)?[\u3400-\u9fff]{1,12}就/i
/** "Never edit migration 0042" and "never edit migration 0043" stand side by side. */
const FORBIDS_ONE =
  /^(?:please )?(?:never|do not|don['’]?t|(?:always )?keep)\b(?!.*\b(?:more|less|longer|over|above|below|under|than|at)\b)|^(?:[请請]|[绝絕][对對]|永[远遠]|千[万萬])*(?:不要|[别別]|禁止|不准|保留|勿)(?!.*(?:超[过過]|多[于於]|少[于於]|[大小]于))/i

/** It is not to be, or is only when it is (改代码前 …): that it has changed nobody says. */
const NOT_CHANGED =
  /(?:不要|[别別]|禁止|不准|勿)[改换換]|[改换換](?![成为為用了到])[^，。；]{1,12}?(?:[之以]?[前后後]|的?[时時](?:候)?)(?![端面台缀])/g
const FORBIDS = /\b(?:not|never|don['’]?t|avoid|no)\b|不|[别別]|禁/i

/** Said of one thing, or of another place: it says nothing of all. */
const ELSEWHERE =
  /\b(?:still|the (?:old|legacy|other|previous) (?:repo|project|app|code|version|service|package|folder|module)|another (?:repo|project|service|team)|^(?:this|that) (?:file|function|test|class|one|module|branch|pr))\b|[这這那][个個](?:文件|檔案|函[数數式]|[测測][试試]|分支|模[块塊組组]|[项項]目|[仓倉][库庫])|[旧舊老](?:[项項]目|[仓倉][库庫]|代[码碼]|系[统統]|服[务務])|[还還]在用/i

/** "put the ticket at the end instead": of all that was said of it only what is done with it is another. */
function turnsRound(text: string, earlier: string): boolean {
  return /\binstead\b|改[成到为為]|而是/i.test(text) && sharedBy(text, earlier).likeness >= MOSTLY
}

/** "不用每次都跑 lint 了": what is no longer demanded is all of it what was demanded. */
function lifts(text: string, earlier: string): boolean {
  if (!LIFTS.test(text) || LIFTS.test(earlier)) return false
  return isAllOf(text.replace(LIFTED, ' '), earlier, 2)
}

const LIFTS = /不用|不必|不需要|不再需要|取消|\b(?:no need to|(?:don'?t|do not) (?:need|have) to|needn'?t)\b/i
const LIFTED = new RegExp(LIFTS.source, 'gi')

/** A tool's, a thing's or a person's own name: who says it speaks of it. */
function isName(value: string): boolean {
  return PERSON.test(value) || /^[`"']?(?:[A-Za-z][\w.@/+-]{2,}|v?\d+(?:\.\d+)+)[`"']?$/.test(value)
}

/** 老王, 小李, 王工. */
const PERSON = /^(?:[小老阿][\u3400-\u9fff]|[\u3400-\u9fff][工哥姐总總])$/

/** Both give values (a number, something in quotes), and they are not the same. */
function otherValues(one: string, other: string): boolean {
  const own = valuesIn(one)
  const theirs = valuesIn(other)
  return own.length > 0 && theirs.length > 0 && theirs.some((value) => !own.includes(value))
}

/** Of a number alone: versions are bumped too. */
const RAISES =
  /\b(?:bump|shrank|shrunk|grew|rose|went (?:up|down)|(?:is|was|were) (?:cut|raised|lowered|moved|set|reduced)|dropped to|back to|raise|lower|increase|decrease|reduce|extend|shorten|too (?:short|long|small|big|low|high|few|many|strict|tight)|not enough|is enough)\b|不[够夠]|就[够夠]|太[短长長小大少多松低高严嚴紧緊死窄宽寬]|[提降加调調放][到成]|(?:放[宽寬]|收[紧緊]|提高|降低|加[长長大])(?:到|成|[为為])/i
const RAISED = new RegExp(RAISES.source, 'gi')
const ALIKE = 0.5
const MOSTLY = 0.66
const SOMEWHAT = 0.34
/** It says itself that something is no longer as it was. That it holds from now on says nothing of what held before. */
const CHANGES =
  /\b(?:(?<!from )now(?! on)|no longer|moved|changed|renamed|instead|switched|forget|these days|any ?more|gone|removed|dropped|took over|as of (?:this|last|today|now|v?\d)|since (?:the|this|last|v?\d|january|february|march|april|may|june|july|august|september|october|november|december)|actually|correction|misspoke|mistake|second thoughts?|reconsidered|replaced|simplified|reworked|revised|relaxed|loosened|tightened|gave up|given up|turned out|dropping|switching|moving|you (?:can|may))\b|改|[换換]|不再|不用再|已[经經]|更正|[现現]在(?!起|[开開]始)|不是|不行|別再|别再|放[宽寬]|[变變]了|不用了|就好|熟了|改?主意|^我?[还還]是.*吧|改名|想了想|想了一下|[考]虑了|[记記说說搞弄][错錯混]了|不(?:再)?[要放带帶加写寫走存叫分设設][^，。]{0,10}了(?=[，,。]|$)|[挪搬]|(?:[离離][职職]|[转轉][岗崗]|[调調]走|退休)了/i
