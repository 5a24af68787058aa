import { isCommand } from './limit-words.ts'

/** The limits of a sentence apart, each with what comes before it when that is its condition. */
export function limitsIn(sentence: string, isLimit: (part: string) => boolean): string[] {
  // With what stands between them: what is told in quotation marks is told as it was typed.
  const parts = sentence.split(BETWEEN_LIMITS)
  if (parts.length === 1 || CONDITION.test(sentence) || NAMES_TOPIC.test(sentence) || !comesApart(parts, isLimit))
    return [sentence.replace(JOINED, '')]
  const limits: string[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? ''
    const plain = part.replace(JOINED, '').trim()
    if (isLimit(plain)) limits.push(plain)
    else if (limits.length > 0) limits.push(`${limits.pop()}${parts[at - 1] ?? ''}${part.trimEnd()}`)
  }
  return limits.length === 0 ? [sentence] : limits
}

/** What stands apart in one sentence: "rework billing; refrain from reformatting", or was typed without a stop: "mend it don't open issues". */
export function statedApart(sentence: string): string[] {
  if (sentence.length > LONGEST_APART) return []
  const parts = sentence.split(/[;；]\s*/).filter((part) => part !== '')
  if (parts.length > 1) return parts
  const [, before = '', rest = ''] = RUNS_ON.exec(sentence) ?? []
  return rest !== '' && before.length >= SAYS_SOMETHING && !LEADS_TO_IT.test(before) ? [rest] : []
}

/** Typed in one breath: what is forbidden begins where the person does not stop, and something was asked for before it. */
const RUNS_ON =
  /^(?=.*\b(?:need|please|can you|let['’]?s|should|add|fix|mend|improve|make|update|build|write|change|move|rename)\b.* (?:don['’]?t|do not) )([^,;:.!?，。]*[^s\s,;:.!?，。]) ((?:please )?(?:don['’]?t|do not) (?:make|open|create|touch|edit|change|add|remove|delete|commit|push|merge|deploy|rename|install|modify|refactor|reformat|file|post|publish|bump) (?:any|an?|the|my|our|new|more|this|that|it|them|those|to|other)\b[^,;:.!?]*[?!.]*)$/i
/** "I think we should …", "make sure you …", "if you …": the ban belongs to what stands before it. */
const LEADS_TO_IT =
  /\b(?:I|we|they|you|it|that|which|who|and|or|but|so|to|why|if|when|because|sure|they['’]ll|users?|tests?|also|just|really|still|usually|often|mostly|would|could|should)$/i
const SAYS_SOMETHING = 24

/** "Prices are whole cents, never floats": each part that is a limit has to say by itself what it is about, else the whole sentence is told. */
function comesApart(parts: readonly string[], isLimit: (part: string) => boolean): boolean {
  let isTopic = false
  for (let at = 0; at < parts.length; at += 2) {
    const part = (parts[at] ?? '').replace(JOINED, '').trim()
    const isOwn = isLimit(part)
    const goesOn = at > 0 && /^[，,]/.test(parts[at - 1] ?? '')
    if (isOwn && goesOn && (isTopic || !standsAlone(part, parts[0] ?? ''))) return false
    if (at === 0)
      isTopic =
        /[\u3400-\u9fff]/.test(part) && !isCommand(part) && !ORDER_CHINESE.test(part) && part.length <= LONGEST_TOPIC
  }
  return true
}

function standsAlone(part: string, first: string): boolean {
  if (/[\u3400-\u9fff]/.test(part)) return part.replace(/[^\u3400-\u9fff\w]/g, '').length >= SHORTEST_ALONE
  const behind = NEEDS_VERB.exec(part)
  // "Always use npm, never yarn": both say what to use.
  if (behind) return VERBS.has(behind[1]?.toLowerCase() ?? '') || (behind[1] !== undefined && SAYS_USE.test(first))
  return !/^must\b/i.test(part) && part.split(/\s+/).length > 1
}

const LIMIT_STARTS =
  "(?:do not|don['’]?t|never|always|avoid|make sure|be sure|ensure|only|keep|leave|stop|prefer|you must|it must|must)\\b"
const CHINESE_STARTS =
  '(?:不要|不得|不可|不准|不能|禁止|切勿|請勿|请勿|別|别|必須|必须|務必|务必|一定|一律|只能|只用|避免)'
const BETWEEN_LIMITS = new RegExp(
  `(; |；|, (?=(?:and |but |also )*${LIMIT_STARTS})|，(?=(?:也|並|并|而且|但|且|同時|同时)?${CHINESE_STARTS}))`,
  'i',
)
const JOINED = /^(?:(?:and|but|also|then|so)\b,? )+|^(?:也|並且?|并且?|而且|但是?|且)(?=[不禁切請请別别必務务一只避])/i
const CONDITION =
  /^(?:plan|ask|propose|look|think|check|design)\b[^,]{0,24}\bfirst\b|^(?:if|when|unless|for|while|once|in case|apart from|except|aside from|other than|outside|besides)\b|^(?:如果|若|當|当|在|除非|除了|除)/i
/** "Passwords: argon2id, never bcrypt": what stands behind says nothing without it. */
const NAMES_TOPIC =
  /^(?!(?:also|and|please|note|important|btw|one more thing|注意|另外)\b)[^\s,:：，]{2,20}(?: [^\s,:：，]{1,20}){0,2}[:：] ?(?!(?:\/\/|do|don['’]?t|never|always)\b)/i
/** Behind these stands what is to be done, or a thing that needs what was said before. */
const NEEDS_VERB =
  /^(?:please )?(?:never|always|only|not)\b(?: (?:ever|please|just|also|directly|again))*[ .!]*([a-z][\w-]*)?/i
const SAYS_USE = /^(?:please |and |but )*(?:always |only )?(?:use|run|install|prefer|stick)\b/i
const VERBS: ReadonlySet<string> = new Set(
  'add allow alter answer append apply approve ask assume avoid backport base be block break bring build bump bundle bypass cache call change check clean close commit compare copy create cut delete depend deploy describe disable discard document download drop edit enable end expose extend fetch fix force force-push format generate get give go guess handle hard-code hardcode hide ignore import include inline install introduce invent keep leave let link lint load log lower make mention merge migrate mix mock modify move name omit open overwrite patch persist pin post prefer print publish pull push put query quote raise read rebase recreate redirect reformat refactor release rely remove rename render reorder replace report reset restart retry return reuse revert rewrite round run save seed send serve set share ship show shrink silence skip sort split squash start stash stop store stub suggest swap switch tag test throw touch translate truncate trust turn update upgrade upload use validate wait weaken work wrap write'.split(
    ' ',
  ),
)
const ORDER_CHINESE =
  /^(?:[请請你先再就帮幫麻烦煩我给給\s]*)(?:加|[写寫]|改|修|做|把|[将將]|[实實][现現]|新增|重[构構写寫]|[删刪]|更新|[调調]|[优優]化|整理|[检檢]查|看|跑|[帮幫]|弄|拆|合|搬|移|抽|[换換]|升|用|[导導]|支持|[补補]|清理|提交|[继繼][续續]|[开開]始|[处處]理|直接|一律|以[后後]|[记記]住?|注意|[讓让]|不|[别別勿]|必[须須]|[务務]必|一定|至少|至多|最多|要|只|避免|禁止|切勿)/
const LONGEST_TOPIC = 16
const SHORTEST_ALONE = 4
const LONGEST_APART = 300
