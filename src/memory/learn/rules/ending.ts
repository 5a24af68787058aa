import type { DigestRule } from '../../../protocol/ports.ts'
import { subjectsOf, valuesIn } from './subjects.ts'

type Ending = NonNullable<DigestRule['ends']>

/** Whether what was said before is what the person takes back: all that they name stands in it. */
export function isOver({ topic, part, how }: Ending, earlier: string): boolean {
  if (part !== '' || (how === 'permits' && !FORBIDS.test(earlier))) return false
  return isAllOf(topic, earlier, 1)
}

/** "the line limit does not apply to tests", "forget tabs in Go files" where tabs were to be used everywhere: one rule, and what is let out of it. */
export function restAfter(ending: Ending, earlier: string): string | undefined {
  const { rule, part } = ending.part === '' ? ofAPart(ending.topic) : { rule: ending.topic, part: ending.part }
  if (part === '' || isOver(ending, earlier) || !isAllOf(rule, earlier, 1)) return undefined
  const bare = earlier.replace(/[.。]\s*$/, '')
  if (bare.includes(part)) return undefined
  return /[\u3400-\u9fff]/.test(earlier) ? `${bare}（${part}除外）` : `${bare} (except for ${part})`
}

/** What was said, and of what it is no longer to hold. */
function ofAPart(topic: string): { readonly rule: string; readonly part: string } {
  const [, rule = '', part = ''] = /^(.+?) (?:in|for|on|under|inside|within) (.+)$/.exec(topic) ?? []
  return { rule, part }
}

/** Whether nearly all that a topic names stands in a text. */
export function isAllOf(topic: string, earlier: string, fewest: number): boolean {
  const own = [...subjectsOf(topic), ...valuesIn(topic)]
  const theirs = new Set([...subjectsOf(earlier), ...valuesIn(earlier)])
  const shared = own.filter((word) => theirs.has(word)).length
  return shared >= fewest && shared >= own.length * NEARLY_ALL
}

const NEARLY_ALL = 0.8
const FORBIDS =
  /\b(?:no|not|never|nothing|don['’]?t|avoid|without|hands off|frozen|off[- ]limits|leave|stop)\b|n['’]t\b|不|[别別]|勿|禁|[冻凍][结結]/i
