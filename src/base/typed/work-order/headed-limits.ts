import { LIST_MARK } from '../lines.ts'
import { typedSentences } from '../sentences.ts'
import { type Headed, headIn } from './heads.ts'
import { ordersToMake } from './opening.ts'
import { isWorkOrder } from './work-order.ts'

/**
 * What the person set below a head of their work order that says what binds it, or what is not wanted. Where a point says by itself what it
 * forbids it is told as it stands, else with its head: "Out of scope: time of day".
 */
export function headedLimits(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  if (!isWorkOrder(text)) return found
  let head: Headed | undefined
  // A list or a paragraph has begun below it; an empty line stands behind.
  let begun: 'list' | 'prose' | '' = ''
  let isBehind = false
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      isBehind = begun !== ''
      continue
    }
    const headed = headIn(line)
    const isList = LIST_MARK.test(line)
    if (headed !== undefined) {
      head = headed
      begun = headed.rest === '' ? '' : 'prose'
    } else if (isBehind && !(isList && begun === 'list')) head = undefined
    isBehind = false
    if (head === undefined || (head.head !== 'limits' && head.head !== 'bans')) continue
    const said = headed === undefined ? line : headed.rest
    if (headed === undefined) begun = isList ? 'list' : 'prose'
    for (const sentence of typedSentences(said))
      if (!ordersToMake(sentence) && !FINISHED.test(sentence)) found.set(sentence, `${head.title}: ${sentence}`)
  }
  return found
}

/** In an order what may not be, or is left out, binds the work, however short it is said. */
export function isBoundOfOrder(sentence: string): boolean {
  return BOUND.test(sentence) && !/[?？:：]\s*$/.test(sentence)
}

const BOUND =
  /^(?:no|zero|without) (?!problem|worries|idea|need|rush|hurry|matter|longer\b|one\b)[a-z][^:]{1,60}$|, (?:and |but )?no (?!matter|problem|need|idea)[a-z][\w-]*(?: [\w-]+){0,3}[.!]?$|[时時后後前][^，。]{0,4}(?:不能|不可|不得|不[许許准])|^[^，。]{1,16}(?:不能|不可以?|不得|不[许許准])(?:[变變改中断斷丢失阻]|有|出|超|影|低|高|少|多)/i
/** How the work is to go on, and no bound of it. */
const FINISHED = /[?？:：]\s*$/
