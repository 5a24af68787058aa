import { withoutQuotes } from '../ledger/facts/person/limits/limit-words.ts'

/**
 * The sentences in which a summary tells how things are now. Where it has sections, those that tell what was asked, read, changed and
 * mended on the way are left out: what passed there may have passed an hour ago.
 */
export function toldOfNow(summary: string): readonly string[] {
  const lines = summary.split('\n')
  const headings = lines.map((line) => HEADING.exec(line)?.[1] ?? '')
  const hasSections = headings.some((heading) => NOW.test(heading))
  const claims: string[] = []
  let isNow = !hasSections
  for (const [at, line] of lines.entries()) {
    const heading = headings[at] ?? ''
    if (hasSections && heading !== '') isNow = NOW.test(heading)
    if (!isNow || heading !== '' || CODE.test(line)) continue
    for (const sentence of line.replace(MARK, '').split(END)) {
      const plain = sentence.replace(/\*\*/g, '').trim()
      if (plain !== '') claims.push(plain)
    }
  }
  return claims
}

/** The first that is said of now: not of what was, of what is wanted, of a part, and not beside a failure. */
export function tellingOf(claims: readonly string[], says: RegExp): string | undefined {
  const found = claims.find((claim) => says.test(withoutQuotes(claim)) && !FAILING.test(claim) && !isUncertain(claim))
  if (found === undefined || found.length <= LONGEST) return found
  return says.exec(found)?.[0].replace(JOINT, '')
}

/** It tells what was, or what is wanted. */
export function isUncertain(claim: string): boolean {
  const own = withoutQuotes(claim)
  return WANTED.test(own) || PAST.test(own)
}

/** What joins a clause to the one before it. */
const JOINT = /^(?:[\s,;:(—–]+|(?:and|with|now|so|that) )+/
const HEADING = /^\s*(?:#{1,4}\s*)?\**\s*\d{1,2}\.\s*\**\s*([^:：*]{3,60}?)\s*\**[:：]?\s*\**\s*$/
const NOW =
  /problem solving|current (?:work|state|status)|pending|next steps?|^status|verification|^progress|目前|現況|现况|待辦|待办|下一步|解決|解决/i
const MARK = /^\s*(?:[-*•]|\d{1,2}[.)])?\s+/
const END = /(?<=[.;])\s+(?=[A-Z`"“(])|(?<=[。；])/
/** Lines of a program, or of an output that is shown. */
const CODE = /^\s*(?:```|[{}]|\/\/|>)|[{;]\s*$/
const FAILING = /\b(?:fail(?:s|ed|ing|ure)?|errors? in|broke|broken|except|but not|not all)\b|失敗|失败|除了/i
const WANTED =
  /^(?:the )?(?:goal|aim|task|request|目標|目标)\b\s*[:：]|^(?:next|later|to ?do|remaining|pending|接下來|接下来)\b|\b(?:until|once|when|if|verify|ensure|make sure|should|must|confirm|check that|to see|so that|need|before|after|want(?:s|ed)?|will|would|may|might|run)\b|確認|确认|直到|如果|應該|应该|需要|之前|之後|之后/i
const PAST = /\b(?:initially|at first|earlier|previously|at that (?:point|time)|originally|then)\b|起初|之前|當時|当时/i
const LONGEST = 140
