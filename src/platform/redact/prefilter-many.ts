import { anyWordOf } from './any-word-of.ts'
import { hasBody, withoutId } from './prefilter.ts'
import { NAME_WITH_VALUE, NAMES, OPENINGS, SIGNS, TOGETHER } from './signs.ts'

/** What `mayHoldSecret` says, for many texts: its lists as expressions, which take longer to make than a short text to look through. */
export function mayHold(given: string): boolean {
  if (given.length <= LONGEST_MARK && MARK.test(given)) return false
  const text = withoutId(given)
  if (text === '') return false
  if (SIGN.test(text)) return true
  const plain = text.toLowerCase()
  const low = plain.replaceAll('passed', ' ').replaceAll('signal', ' ')
  if (OPENING.test(low)) return true
  if (FIRST.test(low)) for (const [sign, other] of TOGETHER) if (low.includes(sign) && low.includes(other)) return true
  return (NAME.test(low) && NAME_WITH_VALUE.test(low)) || (BODY.test(text) && hasBody(text))
}

/** What every line of a transcript has, and no secret is: a UUID, a time. */
const MARK =
  /^(?:[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z)$/
const LONGEST_MARK = 36

/** What every body has that `hasBody` knows, by its signs first: in most places of a text there is none. */
const BODY =
  /[_.-][\w.-]{14}|\d{15}\||[a-f\d]{32}-|pat[A-Za-z\d]{14}\.|[:= \t"'`](?=[A-Za-z_-]{0,40}\d)[A-Za-z\d_-]{20}/
const SIGN = anyWordOf(SIGNS)
const OPENING = anyWordOf(OPENINGS)
const FIRST = anyWordOf([...new Set(TOGETHER.map(([sign]) => sign))])
const NAME = anyWordOf(NAMES)
