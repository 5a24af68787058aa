import { anchorsOf } from '../../../../base/names.ts'
import { sentencesOf } from '../../../../base/text/sentences.ts'
import { alone } from '../../../compose/parts/alone.ts'
import type { Ledger } from '../../facts.ts'
import { isEmptyTalk, isLoose } from '../../telling-sentence.ts'
import { isCourtesy } from '../agent/courtesy.ts'

/**
 * "No, that's intended" judges what the agent said right before: the last thing it stated, as somebody understands it who has not read the
 * message; '' where the words name what they are about, or order something.
 */
export function spokenOf({ last, lead }: Ledger, words: string): string {
  if (last.what !== 'said' || words.length > LONGEST) return ''
  const [first = ''] = sentencesOf(words)
  if (first.length > LONGEST_FIRST || !JUDGES.test(first) || anchorsOf(first).size > 0) return ''
  const stated = sentencesOf(lead.text).findLast(
    (sentence) => !/[?？:：]$/.test(sentence) && !isEmptyTalk(sentence) && !isCourtesy(sentence),
  )
  const whole = stated === undefined ? '' : alone(lead.text, stated)
  return whole.length > LONGEST_STATED || isLoose(whole) ? '' : whole
}

const JUDGES =
  /^(?:(?:no+|nope|nah|yes|yeah|well|hmm+|but|ok(?:ay)?|actually|sorry|wait|right|oh|ah|and|so|I (?:know|think|guess))[,.!… —–-]*)*(?:(?:that|this|it|those|these|they)(?:['’]?s|['’]re|\b) ?(?:is|was|are|were|will|would|should|has|had|have|does|did|do|can|could|must|isn['’]t|wasn['’]t|aren['’]t|doesn['’]t|didn['’]t|won['’]t|can['’]t|looks?|seems?|sounds?|only|never|always|not|on purpose|by design|fine|ok(?:ay)?|intended|intentional|expected|deliberate|wrong|right|known|mine|enough|too|just|normal|correct)\b|(?:leave|keep|ignore) (?:it|that|this|those|them)\b|(?:never ?mind|forget)(?: (?:it|that|this))?\b|I (?:know|did (?:it|that)|want(?:ed)? (?:it|that)|meant (?:it|that)))|^(?:不|不[對对是用]|[沒没]事|嗯|好|但是?|哦|喔|[這这]|那|它|我知道)?[，,、 ]*(?:(?:那|[這这]|它)(?:[個个些]|[樣样])?(?:是|不|就|本[來来]|[沒没]|很|太|[應应]|[對对])|(?:是)?故意的|本[來来]就|不用[管理改動动]|[別别][管理改動动]|[預预]期|(?:先)?留[著着]|[沒没][關关][係系])/i
const LONGEST = 200
const LONGEST_FIRST = 80
const LONGEST_STATED = 240
