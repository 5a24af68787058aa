import { hasOne } from '../seen.ts'

/** "Dana left", 设计稿挪走了: who or what is no longer there or given up, before what holds instead. */
export function saysGone(clause: string): boolean {
  return hasOne(clause.toLowerCase(), SIGNS) && GONE.test(clause)
}

/** Who or what it is, where what holds instead stands behind it; '' where it does not say so. */
export function goneIn(sentence: string): string {
  const low = sentence.toLowerCase()
  if (sentence.length > LONGEST || !hasOne(low, SIGNS)) return ''
  for (const pattern of NAMED) {
    const who = (pattern.exec(sentence)?.groups?.who ?? '').trim()
    if (who !== '' && !VAGUE.test(who)) return who
  }
  return ''
}

const LONGEST = 200
const SIGNS: readonly string[] =
  'left|moved|quit|retired|changed teams|gone|is out|history|dead|work out|split|shut down|went away|no longer exists|removed|deleted|dropped|discontinued|deprecated|stopped|renamed|了'.split(
    '|',
  )
const OPENING = String.raw`^(?:(?:so|and|btw|fyi|also|oh|ok|well),? )*`
const LEFT = '(?:left|moved (?:on|away|teams)|quit|retired|changed teams)'
const OVER =
  "(?:did(?:n[’']?t| not) work out|(?:is|are|was|were|got|has been|have been) (?:finally |now |all )*(?:split(?: up)?|merged into|moved|removed|deleted|shut down|retired|dropped|gone|history|dead|out|deprecated|discontinued|renamed|no more)|went away|no longer exists?|shut down)"
const ZH_LEFT = '(?:[离離][职職]|[转轉][岗崗]|[调調](?:走|去[^，。]{1,8})|走|退休)'
const ZH_OVER =
  '(?:停(?:用|掉|服)?|拆(?:掉|分|开)?|[删刪](?:掉)?|下(?:掉|[线線])|撤(?:掉)?|[废廢](?:掉|[弃棄])?|[关關](?:掉)?|[没沒](?:有)?|[弃棄]用|[换換](?:掉)?|[挪搬](?:走|家)?|改名|淘汰|取消)'
const GONE = new RegExp(
  `^(?:[A-Z][\\w-]+|(?:the|our) [\\w-]+(?: [\\w-]+)?) (?:has |have |had |just )*${LEFT}$|^[\\w@./+#-]+(?: [\\w-]+)? ${OVER}(?: [\\w ]{1,16})?$|^we(?:['’]ve| have)? (?:stopped|quit|gave up|retired|dropped|ditched) \\w+(?: [\\w-]+)?$|^[\\u3400-\\u9fff\\w ./-]{1,20}?(?:已[经經]|都)?(?:${ZH_LEFT}|${ZH_OVER}|用着不[顺順]|不在(?:[这這]|[组組]里|公司)?)了?$|^不再?\\s?[A-Za-z][\\w ./-]{1,20}了$`,
  'i',
)
const NAMED: readonly RegExp[] = [
  new RegExp(String.raw`${OPENING}(?<who>[A-Z][\w-]+) (?:has |just )*${LEFT}\b[^,.;]{0,24}[,.;] ?\S`),
  new RegExp(String.raw`${OPENING}(?<who>[\w@./+#-]*\w) ${OVER}\b[^,;]{0,24}[,;] ?\S`, 'i'),
  new RegExp(
    String.raw`${OPENING}we(?:['’]ve| have)? (?:stopped|quit|gave up|retired|dropped|ditched|abandoned) (?:using )?(?<who>[\w@./+#-]*\w)[^,;]{0,24}[,;] ?\S`,
    'i',
  ),
  new RegExp(`^(?<who>[\\u3400-\\u9fff]{2,3}(?<![挪搬切溜跑下])|[A-Z][\\w-]+\\s?)(?:已[经經])?${ZH_LEFT}了[，,]`),
  new RegExp(
    `^(?<who>[A-Za-z][\\w@./+#-]+)\\s?(?:[那这這][个個套边邊]|已[经經]|都)*(?:${ZH_OVER}了|用着不[顺順][^，。]{0,4})[，,]`,
  ),
  /^不再?(?:用|走|做)?\s?(?<who>[A-Za-z][\w@./+#-]+)\s?了[，,]/,
]
const VAGUE =
  /^(?:we|i|you|everyone|everybody|nobody|somebody|it|that|this|they|those|these|he|she|there|everything|all|one|which|what|who|build|ci|test|tests|branch|commit|server|error|bug|connection|session|process|container|page|user|file|pr|mr|ticket|column|table|row|line)$/i
