import type { DigestRule } from '../../../protocol/ports.ts'
import { subjectsOf, valuesIn } from './subjects.ts'

type Ending = NonNullable<DigestRule['ends']>

/** Whether what was said before is what the person takes back: all that they name stands in it. */
export function isOver({ topic, part, how }: Ending, earlier: string): boolean {
  if (part !== '' || how === 'excepts' || (how === 'permits' && !FORBIDS.test(earlier))) return false
  return isAllOf(topic, earlier, how === 'relieves' ? 2 : 1)
}

/** "the line limit does not apply to tests", "forget tabs in Go files" where tabs were to be used everywhere: one rule, and what is let out of it. */
export function restAfter(ending: Ending, earlier: string): string | undefined {
  if (ending.how === 'excepts') return exceptedBy(ending.topic, earlier)
  const { rule, part } = ending.part === '' ? ofAPart(ending.topic) : { rule: ending.topic, part: ending.part }
  if (part === '' || isOver(ending, earlier) || !isAllOf(rule, earlier, 1)) return undefined
  const bare = earlier.replace(/[.。]\s*$/, '')
  if (bare.includes(part)) return undefined
  return /[\u3400-\u9fff]/.test(earlier) ? `${bare}（${part}除外）` : `${bare} (except for ${part})`
}

/** Some of what the rule is about stands in what is let out of it. */
function exceptedBy(exception: string, earlier: string): string | undefined {
  if (earlier.includes(exception) || !isAllOf(earlier, exception, 1, A_QUARTER)) return undefined
  const bare = earlier.replace(/[.。]\s*$/, '')
  return /[\u3400-\u9fff]/.test(earlier) ? `${bare}（${exception}）` : `${bare} (${exception})`
}

/** What was said, and of what it is no longer to hold. */
function ofAPart(topic: string): { readonly rule: string; readonly part: string } {
  const [, rule = '', part = ''] = /^(.+?) (?:in|for|on|under|inside|within) (.+)$/.exec(topic) ?? []
  return { rule, part }
}

/** Whether nearly all that a topic names stands in a text. */
export function isAllOf(topic: string, earlier: string, fewest: number, share = NEARLY_ALL): boolean {
  const own = [...subjectsOf(topic), ...valuesIn(topic)]
  const theirs = new Set([...subjectsOf(earlier), ...valuesIn(earlier)])
  const shared = own.filter((word) => theirs.has(word)).length
  if (shared >= fewest && shared >= own.length * share) return true
  return isSaidIn(topic, earlier)
}

/** 总结不用发 and 每次都给我发一份总结 say the same characters in another order. */
function isSaidIn(topic: string, earlier: string): boolean {
  const own = [...topic.replace(TURNS, '').matchAll(/[\u3400-\u9fff]/g)].map(([one]) => one)
  return own.length >= FEWEST_CHARACTERS && own.length <= MOST_CHARACTERS && own.every((one) => earlier.includes(one))
}

/** Characters that say how it is put. */
const TURNS = /不用|不必|不需要|[无無]需|不再|再|了|的|都|以[后後]|之[后後]|每次|我[们們]?|你|[给給]|用|要|是|在|把/g
const FEWEST_CHARACTERS = 3
const MOST_CHARACTERS = 8

const NEARLY_ALL = 0.8
const A_QUARTER = 0.25
const FORBIDS =
  /\b(?:no|not|never|nothing|don['’]?t|avoid|without|hands off|frozen|off[- ]limits|leave|stop)\b|n['’]t\b|不|[别別]|勿|禁|[冻凍][结結]/i
