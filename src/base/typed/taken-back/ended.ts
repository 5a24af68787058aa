import { membersIn } from '../../families/members.ts'
import { replacementIn } from '../replaces.ts'
import { listedRule, type RuleEnding, ruleIn, type TypedRule } from '../rule/rule-in.ts'
import { changesMind, isOnlyValue, saysChanged, withoutMind } from './changed.ts'
import { droppedIn } from './dropped.ts'
import { exceptionIn, letOutIn } from './exceptions.ts'
import { liftsIn } from './lifts.ts'
import { mayTurn, namesTwoOfOne } from './turns.ts'
import { type Withdrawal, withdrawnIn } from './withdrawn.ts'

/** What a sentence lays down that takes something back: an end, and what the person put in its place, if anything. */
export function endedBy(sentence: string): TypedRule | undefined {
  const withdrawn = withdrawnIn(sentence)
  if (withdrawn) return endOf(sentence, withdrawn)
  if (EXCEPTS.test(sentence)) return { ...bareEnd(sentence), ends: exceptionOf(sentence) }
  const said = lastingIn(sentence)
  // Said in so many words, it is over; whether it would be a rule as well does not matter.
  const own = said?.sure || !liftsIn(sentence).some(({ isPlain }) => isPlain) ? said : undefined
  const ends = endIn(sentence, own)
  if (!ends) return undefined
  const rule = own ?? { ...bareEnd(sentence), sure: !ends.isWeak }
  // 以后都按 15 秒来 says nothing of what, "zustand everywhere now" nothing of what is gone: that stood in the words before it.
  const isPart =
    ends.how === 'changes' && (isOnlyValue(rule.text) || (namesTwoOfOne(sentence) && !namesTwoOfOne(rule.text)))
  return { ...rule, text: isPart ? sentence.trim() : rule.text, ends }
}

function lastingIn(sentence: string): TypedRule | undefined {
  const own = ruleIn(sentence)
  return own?.scope === 'lasting' ? own : undefined
}

/** What may be said of anything takes back a rule only where it lays one down itself, or where there is one about it. */
function endIn(sentence: string, own: TypedRule | undefined): RuleEnding | undefined {
  const rest = withoutMind(sentence)
  const exception = exceptionIn(rest) ?? (rest === sentence ? undefined : letOutIn(rest))
  // 接口以后都以 /v2 开头，不用 /v1: another one in its place, and nothing that is let out.
  if (exception && !isSwap(sentence)) {
    const { topic, text, isElliptic } = exception
    return { topic, part: text, how: 'excepts', isBare: isElliptic || !own }
  }
  const dropped = droppedIn(sentence)
  if (dropped !== '') return { topic: dropped, part: '', how: 'drops', isBare: !own }
  const isOther = !own?.sure && namesTwoOfOne(sentence)
  const lift = isOther ? undefined : liftsIn(sentence).find(({ isPlain }) => isPlain || own)
  if (lift) {
    const { topic, how, isState, isBan } = lift
    return { topic, part: '', how, isBare: !own, ...(isState && { isState }), ...(isBan && { isBan }) }
  }
  const leave = own || isOther ? undefined : liftsIn(sentence).find(({ isPlain, how }) => !isPlain && how === 'permits')
  if (leave !== undefined && sentence.length <= SHORT_LEAVE) {
    const { topic, how, isState } = leave
    return { topic, part: '', how, isBare: true, isWeak: true, ...(isState && { isState }) }
  }
  if (own?.sure && changesMind(sentence)) return { topic: sentence.trim(), part: '', how: 'changes', isBare: false }
  if (!saysChanged(sentence) && !(own?.sure ? namesTwoOfOne(sentence) : mayTurn(sentence))) return undefined
  return { topic: sentence.trim(), part: '', how: 'changes', isBare: false, ...(!own && { isWeak: true }) }
}

/** Both what holds and what held before have a name in it. */
function isSwap(sentence: string): boolean {
  const { now = '', old = '' } = replacementIn(sentence) ?? {}
  return now !== '' && old !== '' && SAYS_WHICH.test(now)
}

const SAYS_WHICH = /[用写寫放存按以走叫是]\s?[^\s]|^[\w./-]+$/
/** Who gives leave in so few words may speak of anything: it ends only what it names well. */
const SHORT_LEAVE = 80

/** Whether a sentence takes something back: less to find out than what. */
export function takesBack(sentence: string): boolean {
  return (
    withdrawnIn(sentence) !== undefined ||
    EXCEPTS.test(sentence) ||
    liftsIn(sentence).some(({ isPlain }) => isPlain) ||
    exceptionIn(withoutMind(sentence)) !== undefined ||
    (changesMind(sentence) && letOutIn(withoutMind(sentence)) !== undefined) ||
    droppedIn(sentence) !== '' ||
    saysChanged(sentence) ||
    mayTurn(sentence)
  )
}

function endOf(sentence: string, { topic, part, instead, isWeak }: Withdrawal): TypedRule {
  const own = instead === '' || SAYS_WHY.test(instead) || isWork(instead) ? undefined : listedRule(instead)
  const ends = { topic, part, how: 'withdraws' as const, isBare: own === undefined, ...(isWeak && { isWeak }) }
  if (!own) return { ...bareEnd(sentence), ends }
  // 以后用英文 says nothing of what is to be in English: that stands in what was taken back.
  return { ...own, text: isWhole(instead) ? instead : sentence.trim(), ends }
}

/** "Forget the tabs rule: fix the login first." lays down nothing instead. */
function isWork(instead: string): boolean {
  return WORK.test(instead) && !FOR_GOOD.test(instead)
}

const WORK =
  /^(?:please |now |just |first,? |let['’]?s |can you |could you |go )*(?:fix|add|look|check|continue|implement|start|finish|review|show|explain|find|debug|rerun|revert|undo|delete|remove|rename|investigate|focus|concentrate)\b|^(?:先|[请請]|[帮幫]我?|把|[现現]在)*(?:修|加上?|看|查|[继繼][续續]|[实實][现現]|[开開]始|解[释釋]|找|[删刪]|做)/i
const FOR_GOOD = /\b(?:from (?:now|here) on|going forward|always|every|all|any|each)\b|以[后後]|今[后後]|一律|每次|都/i

/** "errors may be classes, other than that as before": something is let out of what was laid down. */
function exceptionOf(sentence: string): RuleEnding {
  return { topic: sentence.trim(), part: sentence.trim(), how: 'excepts', isBare: true }
}

const EXCEPTS =
  /\b(?:other than that|apart from that|otherwise|the rest|everything else|all else)\b[^.!?]{0,16}(?:\b(?:stays?|remains?|same|as (?:it was|before|is)|unchanged|still)\b|照[旧舊]|不[变變])|(?:其[他余它餘]|[别別]的)[^，。]{0,4}(?:照[旧舊]|不[变變]|[还還]是一[样樣])|^[^，。]{2,24}(?:除外|例外|是例外)[。！]?$/i

function bareEnd(sentence: string): TypedRule {
  const text = sentence.trim()
  return { scope: 'lasting', sure: true, kind: 'correction', text, replaces: replacementIn(text) }
}

/** It says what it is about itself. */
function isWhole(text: string): boolean {
  if (membersIn(text).some(({ family }) => family.job !== '')) return true
  if (/[\u3400-\u9fff]/.test(text)) return text.replace(/[^\u3400-\u9fff]/g, '').length >= LONG_CHINESE
  return text.split(/\s+/).length >= MANY_WORDS && !/\b(?:it|them|that|those)\b/i.test(text)
}

const SAYS_WHY =
  /^(?:it|that|this|they|those|we['’]?(?:ll|re)?|i|i['’]\w+|because|since|as|editing|using|\w+ing it|(?:use|do|write|add|put|have) (?:it|them|that|those)(?: (?:if|as|when|where)(?: ever| so)? you\b| freely))\b|[^，。]{0,4}想(?<a>[\u3400-\u9fff])就\k<a>|[随隨](?:你|意|便)|^(?:因[为為]|没|沒|太|反正|我|[这這那])/i
const LONG_CHINESE = 7
const MANY_WORDS = 4
