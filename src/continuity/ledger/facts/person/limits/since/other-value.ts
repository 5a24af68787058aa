import { joinTyped } from '../../../../../../base/text/sentences.ts'
import { plainOf } from '../../../../../../base/text/text.ts'
import { type Lift, liftsIn } from '../../../../../../base/typed/index.ts'
import { mattersOf } from '../../../../../../base/typed/taken-back/matters.ts'
import { RESTRICTS, speaksOfLimit } from '../../../../../../base/typed/taken-back/meant.ts'
import type { Ledger } from '../../../../facts.ts'
import { changeFact, factsOf } from '../../../../put.ts'
import { cutOut } from '../../over/cut-out.ts'
import { countedIn, figureOf, numbersIn } from '../new-value.ts'
import { activeLimits } from '../taken-back.ts'

/**
 * "45 minutes, not 30", and "one per host is too slow. make it 2": what the person had said of it, as a limit or in a message, holds no
 * longer. Answers what holds now; '' where nothing was said of it.
 */
export function takeOtherValue(ledger: Ledger, sentence: string, before: string): string {
  if (!SIGNS.test(sentence) || /[?？]\s*$/.test(sentence)) return ''
  const [, old = '', alsoOld = ''] = NOT_OLD.exec(sentence) ?? []
  const figure = old || alsoOld
  const isSaid = (text: string) =>
    activeLimits(ledger).some((limit) => limit.replaces === true && plainOf(limit.text) === plainOf(text))
  if (figure !== '') return endOf(ledger, sentence, figureOf(figure)) || isSaid(sentence) ? sentence : ''
  const [, now = '', nowHan = ''] = MAKES_IT.exec(sentence) ?? []
  const [was] = numbersIn(before)
  if (now + nowHan === '' || was === undefined || was.value === figureOf(now || nowHan)) return ''
  const told = nowHan === '' ? sentence : joinTyped([before, sentence])
  return endOf(ledger, before, was.value) || isSaid(told) ? told : ''
}

/** What was said with that figure of the same matter; of two that both say what they count it has to be the same. */
function endOf(ledger: Ledger, sentence: string, value: number): boolean {
  const units = numbersIn(sentence).map(({ unit }) => unit)
  const about = countedIn(sentence).filter((matter) => !units.includes(matter))
  const isOfIt = (text: string, beside = ''): boolean => {
    const [, old = '', alsoOld = ''] = NOT_OLD.exec(text) ?? []
    if (figureOf(old || alsoOld) === value || plainOf(text) === plainOf(sentence)) return false
    const figure = numbersIn(text).find((one) => one.value === value)
    if (figure === undefined || !(figure.unit === '' || units.includes(figure.unit) || about.length > 0)) return false
    const isOtherUnit = figure.unit !== '' && units.some((unit) => unit !== '') && !units.includes(figure.unit)
    if (isOtherUnit && !before(sentence)) return false
    const own = new Set(countedIn(`${text} ${beside}`))
    return about.some((matter) => own.has(matter))
  }
  const limits = activeLimits(ledger).filter(({ text, lastSeen }) => lastSeen < ledger.step && isOfIt(text))
  for (const limit of limits) changeFact(ledger, limit, { status: 'superseded' })
  const wasSaid = cutOut(ledger, (text, { answers }) => isOfIt(text, answers))
  return limits.length > 0 || wasSaid
}

/** "One per host": what is counted stands in what was said before. */
function before(sentence: string): boolean {
  return PER.test(sentence)
}

/**
 * "So v2 is fine after all", 那表格可以改了: what forbade it is over, and what is allowed now is told. Whether it ended anything; undefined where
 * the sentence allows nothing.
 */
export function allowsAfterAll(ledger: Ledger, sentence: string): { readonly ended: boolean } | undefined {
  if (!ALLOWS.test(sentence) || /[?？]\s*$/.test(sentence)) return undefined
  const {
    thing = '',
    deed = '',
    han = '',
  } = (AFTER_ALL.exec(sentence) ?? IS_FREE.exec(sentence) ?? MAY_NOW.exec(sentence))?.groups ?? {}
  const topic = thing || deed || han
  if (topic === '' || (mattersOf(topic).size === 0 && !/\d/.test(topic))) return undefined
  const lift: Lift = { topic, how: 'permits', isPlain: true, isDeed: deed !== '', isState: false, isBan: false }
  const isBan = isBanOf(AGAIN.test(sentence) ? kindsOf(ledger, thing) : NOTHING)
  const isOver = (text: string) =>
    isBan(text) ||
    (RESTRICTS.test(text) && liftsIn(text).length === 0 && speaksOfLimit(text, lift)) ||
    (KEPT.test(text) && speaksOfLimit(text, { ...lift, how: 'relieves' }))
  const limits = activeLimits(ledger).filter(({ text, lastSeen }) => lastSeen < ledger.step && isOver(text))
  for (const limit of limits) changeFact(ledger, limit, { status: 'superseded' })
  return { ended: cutOut(ledger, isOver) || limits.length > 0 }
}

/** "v2": what the agent had called "a format v2" when it proposed that. */
function kindsOf(ledger: Ledger, name: string): ReadonlySet<string> {
  if (!NAME.test(name)) return NOTHING
  const told = [ledger.lead.text, ...factsOf(ledger, 'note').map(({ text }) => text)]
  const kinds = told.flatMap((text) => {
    const [, kind = ''] = new RegExp(String.raw`\b([a-z][\w-]{3,}) ${name}\b`, 'i').exec(text) ?? []
    return kind === '' ? [] : [kind.toLowerCase()]
  })
  return new Set(kinds)
}

function isBanOf(kinds: ReadonlySet<string>): (sentence: string) => boolean {
  return (sentence) => MUST_NOT.test(sentence) && [...mattersOf(sentence)].some((matter) => kinds.has(matter))
}

/** What stands before it is only why. */
export function isReasonFor(next: string): boolean {
  return CONCLUDES.test(next)
}

const FIGURE = String.raw`\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty`
const HAN_FIGURE = String.raw`\d+(?:\.\d+)?|[一二两兩三四五六七八九十]`
const SIGNS =
  /\b(?:not|instead of|rather than|no longer|make|set|change|raise|lower|bump|put)\b|不是|而非|不再|改[成为為到]|[调調設设][成到为為]/i
const NOT_OLD = new RegExp(
  String.raw`(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b)[^.!?;]{0,24}?,? (?:and |but )?(?:not|instead of|rather than|no longer) (${FIGURE})\b|\d[^。；！？]{0,8}?[，,、]?\s*而?(?:不是|不再是|非)\s*(${HAN_FIGURE})`,
  'i',
)
const MAKES_IT = new RegExp(
  String.raw`^(?:(?:so|please|and|then|ok(?:ay)?|better|let['’]?s),? )*(?:make|set|change|raise|lower|bump|put) (?:it|that|this|them)(?: to| at)? (${FIGURE})\b|^(?:那?就?|[还還]是|先|[请請])*(?:改[成为為到]|[调調設设][成到为為])\s*(${HAN_FIGURE})`,
  'i',
)
const PER = /\b(?:per|a time|each|every)\b|每/i
const ALLOWS = /\bafter all\b|^so\b|^(?:那|所以)/i
const LEAD = '^(?:(?:so|then|and|but|also|ok(?:ay)?|btw)[,:]? +)*'
const AFTER_ALL = new RegExp(
  String.raw`${LEAD}(?:(?<thing>(?!(?:it|that|this|you|we|i)\b)[^,;:.!?]{2,50}?) (?:is|are) (?:fine|ok|okay|allowed|alright|free|possible)\b[^,;:.!?]{0,20}? after all\b|(?:[^,;:.!?]{0,40} )?(?:you|we) (?:may|can) (?<deed>[^,;:.!?]{3,60}?) after all\b)`,
  'i',
)
const IS_FREE =
  /^so,? (?<thing>(?:the|our|my) [^,;:.!?]{2,40}?) (?:is|are) (?:now )?(?:free|open|yours|no longer (?:fixed|frozen))\b/i
const MAY_NOW =
  /^(?:那|所以)[么麼]?(?<han>(?![个個些份时時天样樣])[^，。；！？不没沒]{1,14}?)(?:就|也|[现現]在)*(?:可以|能)(?:再|[随隨]便|直接)?[改动動用加删刪换換碰]?了/
const KEPT = /\b(?:stays?|remains?|unchanged|as (?:it|they) (?:is|are)|for byte)\b|保持|[維维]持|原[樣样]|照[舊旧]/i
const AGAIN = /\bafter all\b/i
const NAME = /^[a-z][\w.-]{0,12}$/i
const MUST_NOT = /\b(?:must|may|should) not (?:change|move|grow)\b|\b(?:never|do not|don['’]?t) change\b/i
const NOTHING: ReadonlySet<string> = new Set()
const CONCLUDES = /^(?:so|therefore|hence)\b(?! far\b)|^(?:所以|因此)|^那[么麼]?[^，。]{1,16}(?:可以|能)/i
