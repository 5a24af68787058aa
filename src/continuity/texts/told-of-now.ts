import { withoutQuotes } from '../ledger/facts/person/limits/limit-words.ts'

/**
 * The sentences in which a summary tells how things are now. Where it has sections, those that tell what was asked, read, changed and
 * mended on the way are left out: what passed there may have passed an hour ago.
 */
export function toldOfNow(summary: string): readonly string[] {
  const lines = summary.split('\n')
  const headings = lines.map((line) => (line.length > LONGEST ? '' : (HEADING.exec(line)?.[1] ?? '')))
  const hasSections = headings.some((heading) => NOW.test(heading))
  const claims: string[] = []
  let isNow = !hasSections
  let isOfWanted = false
  for (const [at, line] of lines.entries()) {
    const heading = headings[at] ?? ''
    // What stands in a list below "Done when:" is what has to come.
    if (heading !== '' || !ITEM.test(line)) isOfWanted = heading === '' && LEADS_WANTED.test(line)
    else if (isOfWanted) continue
    if (hasSections && heading !== '') isNow = NOW.test(heading)
    if (!isNow || heading !== '' || CODE.test(line)) continue
    for (const sentence of line.replace(MARK, '').split(END)) {
      const plain = sentence.replace(/\*\*/g, '').trim()
      if (plain !== '') claims.push(plain)
    }
  }
  return claims
}

/** The words with which something is claimed, and what may stand before them. */
export interface ClaimWords {
  readonly says: RegExp
  readonly before: RegExp
}

/** The first that is said of now: not of what was, of what is wanted, of a part, and not beside a failure. */
export function tellingOf(claims: readonly string[], claim: ClaimWords): string | undefined {
  const found = claims.find((told) => isPlainly(told, claim) && !FAILING.test(told) && !isUncertain(told))
  return found === undefined || found.length <= LONGEST ? found : (claim.says.exec(found)?.[0] ?? undefined)
}

/** Said of the work, and of all of it: "all web tests pass", "lint passes for list.ts" and "it compiles a list" claim something else. */
export function isPlainly(told: string, { says, before }: ClaimWords): boolean {
  const own = withoutQuotes(told)
  if (!says.test(own)) return false
  for (const { index, 0: words } of own.matchAll(new RegExp(says, 'gi'))) {
    const after = own.slice(index + words.length)
    if (before.test(own.slice(0, index)) && (isHan(words.at(-1)) ? HAN_ENDS : ENDS).test(after)) return true
  }
  return false
}

function isHan(letter = ''): boolean {
  return /[\u3400-\u9fff]/.test(letter)
}

/** It tells what was, what is wanted, or what somebody else says. */
export function isUncertain(claim: string): boolean {
  const own = withoutQuotes(claim)
  return WANTED.test(own) || PAST.test(own) || OTHERS.test(own)
}

const HEADING = /^\s*(?:#{1,4}\s*)?\**\s*\d{1,2}\.\s*\**\s*([^:：*]{3,60}?)\s*\**[:：]?\s*\**\s*$/
const NOW =
  /problem solving|current (?:work|state|status)|pending|next steps?|^status|verification|^progress|目前|現況|现况|待辦|待办|下一步|解決|解决/i
const MARK = /^\s*(?:[-*•]|\d{1,2}[.)])?\s+/
const ITEM = /^\s*(?:[-*•]|\d{1,2}[.)])\s/
const LEADS_WANTED =
  /^[\s#*]*(?:the )?(?:goals?|aims?|acceptance|requirements?|definition of done|done when|(?:success )?criteri\w+|to ?do|目[標标]|[驗验]收)[^.]{0,40}[:：]\**\s*$/i
const END = /(?<=[.;])\s+(?=[A-Z`"“(])|(?<=[。；])/
/** Lines of a program, or of an output that is shown. */
const CODE = /^\s*(?:```|[{}]|\/\/|>)|[{;]\s*$/
const FAILING = /\b(?:fail(?:s|ed|ing|ure)?|errors? in|broke|broken|except|but not|not all)\b|失敗|失败|除了/i
const WANTED =
  /^(?:the )?(?:goal|aim|task|request|plan)\b\s*[:：]|^(?:the )?(?:acceptance|requirements?|definition of done|done when|success criteri\w+|criteri\w+)\b|\b(?:goal|aim|objective) (?:is|was)\b|\b(?:asks?|asked|expect(?:s|ed)?|hopes?|hoped)\b|^(?:next|later|to ?do|remaining|pending|接下來|接下来)\b|\b(?:until|once|when|if|verify|ensure|make sure|should|must|confirm|check that|to see|so that|need|before|after|want(?:s|ed)?|will|would|may|might|run)\b|確認|确认|直到|目[標标]|要求|[驗验]收|[預预]期|希望|如果|應該|应该|需要|之前|之後|之后/i
const OTHERS =
  /\b(?:user|person|they|he|she|reviewer|colleague|readme|docs?|description|comment|issue)\b (?:also |then |has |have )*(?:says?|said|reports?|reported|confirms|confirmed|claims?|claimed|told|tells|states?|stated|ran|wrote)\b|(?:使用者|用[户戶])(?:已|也)?(?:[说說]|表示|回[报報]|告[诉訴]|[确確][认認])/i
const PAST = /\b(?:initially|at first|earlier|previously|at that (?:point|time)|originally|then)\b|起初|之前|當時|当时/i
const LONGEST = 140
/** What narrows nothing may follow. */
const ENDS =
  /^(?:$|\s*[.,;:!)(—–。，；！）]|\s+(?:[-–—(…]|(?:cleanly|successfully|fine|again|now|and|but|or|without|with (?:no|0|zero)|locally|too|as|including|everywhere|\d+|yet|either|since|so far|at all|by the agent|remain\w*|exist\w*|the|it|them|everything|all|to (?:…|origin|(?:the )?remote|github|gitlab|upstream|git|main|master|the (?:branch|repo\w*|pr|pull request))|on (?:the )?(?:\S+ )?branch|in (?:commit|one commit|a single commit|[0-9a-f]{7,}|the working (?:tree|directory|copy)))\b))/i
const HAN_ENDS =
  /^(?:了|[过過])?(?:$|\s|[。，,；;！!、）)]|到|至|的?(?:修改|更改|改[动動]|[变變]更|代[码碼]|程式|工作|文件|[档檔]案))/
