import { mapped } from '../../base/lists.ts'
import type { Trust } from '../store/record.ts'

/**
 * Text that tries to give orders is not repeated to the model unless the user said it: what a tool or a web page put into a
 * memory stays where it can be searched for and read.
 */
export function mayBeRecalled(text: string, trust: Trust): boolean {
  return trust === 'user' || !mayGiveOrders(text) || !ORDERS.test(text)
}

/** Asked first, because compiling the expression takes longer than everything else that is done with a memory. */
function mayGiveOrders(text: string): boolean {
  const low = text.toLowerCase()
  for (const word of ORDERING) if (low.includes(word)) return true
  return false
}

/** One of them stands in whatever the expression finds. */
const ORDERING: readonly string[] = [
  'ignore',
  'disregard',
  'forget',
  'override',
  'you are now',
  'system prompt',
  'new instruction',
  '<',
  'the user',
  'curl',
  'wget',
  'exfiltrat',
  '忽略',
  '告',
]

const ORDERS =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|prior|above|earlier|all|your|system|safety)\b.{0,30}\b(?:instruction|prompt|rule|guideline|message)s?|\byou are now\b|\bsystem prompt\b|\bnew instructions?\b|<\/?(?:system|assistant|user|instructions?|important)\b|\b(?:do not|don['’]t) (?:tell|inform|mention (?:this|it) to) the user\b|\b(?:curl|wget)\b[^\n|]{0,200}\|\s*(?:sudo\s+)?(?:ba|z)?sh\b|\bexfiltrat|忽略(?:之前|以上|先前|所有|前面)的?.{0,10}(?:指令|指示|提示|规则|規則)|(?:不要|别|別)告訴?诉?(?:使用者|用户|用戶)/i

const OPEN = '<throughline-memory>'
const CLOSE = '</throughline-memory>'

/** Recalled lines as data: said where they come from, and closed so that nothing in them can reach outside. */
export function fenced(heading: string, lines: readonly string[]): string {
  const inside = mapped(lines, (line) =>
    line.includes('<') ? line.replace(/<(\/?)throughline-memory/gi, '‹$1throughline-memory') : line,
  )
  return [OPEN, heading, ...inside, CLOSE].join('\n')
}

/** How many characters the fence itself takes. */
export function fenceLength(heading: string): number {
  return OPEN.length + CLOSE.length + heading.length + 3
}
