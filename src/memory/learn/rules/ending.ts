import { isAct, mattersOf } from '../../../base/typed/taken-back/matters.ts'
import { demandedIn, isOfState, speaksOfLimit } from '../../../base/typed/taken-back/meant.ts'
import type { DigestRule } from '../../../protocol/ports.ts'
import { measuredOtherwise } from './alike/measures.ts'
import { kindsIn } from './alike/one-of-a-kind.ts'
import { saysValue, sharedWords, subjectsOf, valuesIn } from './alike/subjects.ts'

type Ending = NonNullable<DigestRule['ends']>

/** Whether what was said before is what the person takes back: all that they name stands in it. */
export function isOver({ topic, part, how, isWeak, isState = false, isBan = false }: Ending, earlier: string): boolean {
  if (isBan && demandedIn(earlier) === '') return false
  if (part !== '' || how === 'excepts' || how === 'changes') return false
  if (isWeak && !isAllOf(earlier, topic, 1, A_HALF) && !saysItsNumber(topic, earlier)) return false
  if (how === 'demands') return FORBIDS.test(earlier) && isAllOf(topic, earlier, 1)
  if (how === 'drops' && (FORBIDS.test(earlier) || !isUsedIn(topic, earlier))) return false
  if (how === 'permits' || how === 'relieves') {
    const lift = { topic, how, isPlain: true, isDeed: !isState, isState, isBan }
    if (speaksOfLimit(earlier, lift, NEARLY_ALL)) return true
    if (how === 'permits')
      return !saysOnlyDeeds(topic) && !isOfState(lift, earlier) && FORBIDS.test(earlier) && isAllOf(topic, earlier, 1)
  }
  if (how !== 'relieves' || namesOneOfAKind(topic)) return isAllOf(topic, earlier, 1)
  return isAllOf(topic, earlier, 2) || (isAllOf(topic, earlier, 1) && isAllOf(earlier, topic, 1, A_HALF))
}

/** To be allowed to commit is not to be allowed to commit secrets. */
function saysOnlyDeeds(topic: string): boolean {
  const about = [...mattersOf(topic)]
  return about.length > 0 && about.every(isAct)
}

/** "the line limit does not apply to tests", "forget tabs in Go files" where tabs were to be used everywhere: one rule, and what is let out of it. */
export function restAfter(ending: Ending, earlier: string): string | undefined {
  if (ending.how === 'excepts') return exceptedBy(ending, earlier)
  if (ending.how === 'changes' || ending.how === 'drops') return undefined
  const { rule, part } = ending.part === '' ? ofAPart(ending.topic) : { rule: ending.topic, part: ending.part }
  if (part === '' || isOver(ending, earlier) || !isAllOf(rule, earlier, 1)) return undefined
  const bare = earlier.replace(/[.。]\s*$/, '')
  if (bare.includes(part)) return undefined
  return /[\u3400-\u9fff]/.test(earlier) ? `${bare}（${part}除外）` : `${bare} (except for ${part})`
}

/** Some of what the rule is about stands in what is let out of it; where it says what it is let out of, that. */
function exceptedBy({ topic, part }: Ending, earlier: string): string | undefined {
  if (isLeaveForAll(part, earlier)) return ''
  const isOfThat =
    topic === part
      ? isAllOf(earlier, part, 1, A_QUARTER)
      : isAllOf(topic, earlier, 1, A_HALF) || countsOtherwise(topic, earlier)
  if (earlier.includes(part) || !isOfThat) return undefined
  const bare = earlier.replace(/[.。]\s*$/, '')
  return /[\u3400-\u9fff]/.test(earlier) ? `${bare}（${part}）` : `${bare} (${part})`
}

/** 测试里可以用 mock 了 where 测试里不要用 mock: allowed now, in the very place where it was not. */
function isLeaveForAll(part: string, earlier: string): boolean {
  if (!ALLOWED_NOW.test(part) || !FORBIDS.test(earlier)) return false
  const own = subjectsOf(part.replace(/可以|允[许許]/g, ' '))
  return own.size > 0 && sharedWords(part, earlier).size >= own.size
}

const ALLOWED_NOW = /(?:可以|允[许許]|能)[^，。]{1,20}了$/

/** "one approval" where two are needed. */
function countsOtherwise(topic: string, earlier: string): boolean {
  return topic.length <= SHORT && measuredOtherwise(topic, earlier)
}

const SHORT = 24

/** What was said, and of what it is no longer to hold. */
function ofAPart(topic: string): { readonly rule: string; readonly part: string } {
  const [, rule = '', part = ''] = /^(.+?) (?:in|for|on|under|inside|within) (.+)$/.exec(topic) ?? []
  return { rule, part }
}

/** "we got rid of duplicates" ends no rule that looks for them: what is dropped was to be used. */
function isUsedIn(topic: string, earlier: string): boolean {
  const at = earlier.toLowerCase().indexOf(topic.toLowerCase().replace(/^the /, ''))
  return at === 0 || (at > 0 && USED.test(earlier.slice(0, at).trimEnd()))
}

const USED =
  /\b(?:us(?:e|es|ed|ing)|with|via|through|by|in|on|runs?|prefer|chose|choose|is|are|to|into|write|our|the|need|have)$|[用写寫跑走放装裝靠上进進是为為要]$/i

/** 繁体, "German": which one of several that exclude each other says alone what it is about. */
function namesOneOfAKind(topic: string): boolean {
  return kindsIn(topic).size > 0
}

/** Whether nearly all that a topic names stands in a text. */
export function isAllOf(topic: string, earlier: string, fewest: number, share = NEARLY_ALL): boolean {
  const values = valuesIn(topic)
  const theirs = valuesIn(earlier)
  const shared = sharedWords(topic, earlier).size + values.filter((value) => theirs.includes(value)).length
  // "any" is a word like no other where it is what the rule is about.
  if (subjectsOf(topic).size + values.length === 0) return isWord(topic, earlier) || isSaidIn(topic, earlier)
  if (shared >= fewest && shared >= (subjectsOf(topic).size + values.length) * share) return true
  return isSaidIn(topic, earlier)
}

function isWord(topic: string, earlier: string): boolean {
  const word = /^(?:(?:不要?|[别別]|禁止)?[用写寫] ?)?([a-z][\w-]*)$/i.exec(
    topic.trim().replace(/\s*(?:也|又)?可以(?:[用写寫])?$/, ''),
  )?.[1]
  return word !== undefined && saysValue(earlier, word)
}

/** "scrap that 200 lines thing": nothing else of the kind has that number. */
function saysItsNumber(topic: string, earlier: string): boolean {
  const [first, ...others] = valuesIn(topic)
  return first !== undefined && others.length === 0 && valuesIn(earlier).includes(first)
}

/** 总结不用发 and 每次都给我发一份总结 say the same characters in another order. */
function isSaidIn(topic: string, earlier: string): boolean {
  const names = topic.toLowerCase().match(/[a-z][\w./-]+/g) ?? []
  if (names.some((name) => !saysValue(earlier, name))) return false
  const own = [...topic.replace(TURNS, '').matchAll(/[\u3400-\u9fff]/g)].map(([one]) => one)
  return own.length >= FEWEST_CHARACTERS && own.length <= MOST_CHARACTERS && own.every((one) => earlier.includes(one))
}

/** Characters that say how it is put. */
const TURNS =
  /可以|允[许許]|自己|[还還]是|应该|應該|不用|不必|不需要|[无無]需|不再|再|了|的|都|以[后後]|之[后後]|每次|我[们們]?|你|[给給]|用|要|是|在|把/g
const FEWEST_CHARACTERS = 3
const MOST_CHARACTERS = 10

const NEARLY_ALL = 0.8
const A_QUARTER = 0.25
const A_HALF = 0.5
const FORBIDS =
  /\b(?:no|not|never|nothing|don['’]?t|avoid|without|hands off|frozen|off[- ]limits|leave|stop)\b|n['’]t\b|不|[别別]|勿|禁|[冻凍][结結]/i
