import { lookAt } from './rule/look.ts'
import { ruleIn, type TypedRule } from './rule/rule-in.ts'
import { hasOne } from './seen.ts'

/** "look it up (the project is called x)", 改了，we're on vitest now: a statement within a sentence that is about something else. */
export function asideIn(sentence: string): TypedRule | undefined {
  if (!hasOne(sentence.toLowerCase(), ASIDE_SIGNS)) return besideWork(sentence)
  for (const [, bracketed, ...others] of sentence.matchAll(ASIDE)) {
    if (bracketed && (!STATEMENT.test(bracketed) || EXCEPTS.test(bracketed))) continue
    const rule = ruleIn((bracketed ?? others.find((text) => text !== undefined) ?? '').trim())
    if (rule?.sure && rule.scope === 'lasting') return rule
  }
  return besideWork(sentence)
}

/**
 * "add the endpoint - routes always live in src/routes": a clause of its own behind what is to be done now. It is the person's rule where it
 * speaks of more than what the work is about: of all of a kind, of us, of always.
 */
function besideWork(sentence: string): TypedRule | undefined {
  const whole = lookAt(sentence, sentence)
  if (whole.has('mood') || whole.has('z-mood')) return undefined
  let at = 0
  let doubtful: TypedRule | undefined
  for (const { index, 0: boundary } of sentence.matchAll(BOUNDARY)) {
    if (index === 0 || ++at > MOST_CLAUSES) break
    const head = sentence.slice(0, index)
    const isWork = asksForWork(head)
    if (!isWork && !isRemark(head)) break
    const clause = withoutJoint(sentence.slice(index + boundary.length))
    if (clause.length < SHORTEST || POINTS_BACK.test(clause) || (ASKS.test(head) && GOES_ON.test(clause))) continue
    const rule = ruleIn(clause)
    if (rule?.scope !== 'lasting') continue
    if (rule.sure && SPEAKS_OF_ALL.test(rule.text)) return rule
    if (isWork) doubtful ??= { ...rule, sure: false }
  }
  return doubtful
}

/** Said before it and nothing that it hangs on: no condition, no doubt, nobody else's words. */
function isRemark(head: string): boolean {
  if (HANGS_ON.test(head)) return false
  const look = lookAt(head, head)
  return !DOUBTS.some((name) => look.has(name))
}

const HANGS_ON =
  /\b(?:if|when|whenever|unless|once|after|before|although|though|even|while|except|for|in|on|to|with|without|says?|said|told|wants?|wrote|think|guess|maybe|perhaps|not|no|never|don['’]?t|because|either|imagine|suppose)\b(?!.*\b(?:thing|future|note)\b)|[如要若]|[时時]候|之?前|之?[后後]|[说說]|[觉覺]得|可能|不|除/i
const DOUBTS: readonly string[] = [
  'hearsay',
  'maybe',
  'z-maybe',
  'z-hearsay',
  'problem',
  'z-problem',
  'mood',
  'z-mood',
  'supposes',
]
/** Something is to be done or answered now. */
function asksForWork(head: string): boolean {
  const look = lookAt(head, head)
  return WORK.test(head) || ASKING.some((name) => look.has(name))
}

function withoutJoint(text: string): string {
  return text
    .replace(JOINT, '')
    .replace(/[)）]\s*$/, '')
    .trim()
}

/** "can you check that they are short, don't repeat the code": all of it is what is asked for. */
const ASKS = /^(?:ok,? |hey,? |please )*(?:can|could|would|will) (?:you|we)\b(?!.*[?])/i
const GOES_ON = /^(?:don['’]?t|do not|are|is|have|has|no|never|always)\b/i
const ASKING: readonly string[] = ['do', 'make-a', 'verb-object', 'ask-open', 'z-do', 'z-make', 'z-ask']
const WORK =
  /^(?:ok,? |hey,? |hi,? |please |pls |now |then |and |also |so |let['’]?s |can you |could you |(?:i|we) (?:want|need) )*(?:do|use|try|keep|make|get|take|split|bump|clean|when you|before you|while you|the \w+ (?:\w+ )?(?:is|are|should))\b|^(?:[请請]|[帮幫](?:我|忙)?|麻[烦煩]你?|先|再|那|你|顺便|順便)*(?:[给給把加改修看跑查拆删刪升写寫做补補建搬挪抽重清优優实實新拉推提合接换換更生整排]|review|fix|[处處]理)/i
const BOUNDARY =
  /[,;.?] +|[，；。？] *|(?<=[\u3400-\u9fff\w]),(?=[\u3400-\u9fff])| [-–—] |—|[(（]| (?=and (?:from now on|we (?:always|never|don['’]?t|use|only)|please remember|remember)\b)/g
const JOINT =
  /^(?:(?:and|but|also|so|oh|then|btw|by the way|note that|note|remember(?: that)?|please|while (?:you['’]?re|we['’]?re) at it|one (?:general )?thing|in general|since|because|as|fyi)\b[,:]?\s*)+|^(?:(?:[顺順]便(?:[说說]一?[句下声聲])?|另外|不[过過]|但是?|而且|注意|[记記][得住]|因[为為]|[还還]有|[对對]了)[，,：:]?\s*)+/i
/** What it speaks of stands before it: it says how that is to be. */
const POINTS_BACK =
  /^(?:(?:do|does|is|are|was|have|can|wo|would)n['’]?t (?:we|you|it|they|i)|it|they|this|these|those|that(?!['’]s (?:what|how) we)|which|who|where|so that|he|she|then|the (?:same|other|new|first|second))\b|^(?:[它他她这這那其]|要|需要|[并並]|然[后後]|再|也)/i
const SPEAKS_OF_ALL =
  /^(?:we|our|us|in (?:this|our)|for us|here|i (?:don['’]?t|never|always|prefer|like|hate|only)|all|every\w*|each|any\w*|no|nothing|nobody|only|never|always|don['’]?t|do not|from (?:now|here) on|going forward|in (?:the )?future|(?!(?:the|these|those|my|your|i|you|they|this|its|his|yes|thus|unless|as|is|was|has|does)\b)(?:[a-z-]+ ){0,2}[a-z-]+[^s\W]s (?:that |which )?(?:\w+ly )?[a-z]+)\b|\b(?:always|never|everywhere|every time|from now on|in this (?:repo|project|app|product|codebase)|around here|source of truth|by convention)\b|我[们們]|咱|所有|每[次个個]|凡是|都|一律|[统統]一|不[许許准得能]|[别別]|不要|禁止|必[须須]|[规規][矩定]|[项項]目[里裡]|本[项項]目|[专專]案|[为為]准|一直|除外/i
const MOST_CLAUSES = 6
const SHORTEST = 5

/** One of them stands in every sentence that has one. */
const ASIDE_SIGNS: readonly string[] =
  '(|（|btw|by the way|fyi|note that|remember|so you know|for the record|: |顺便|順便|另外|对了|對了|还有|還有|提醒|，|；'.split(
    '|',
  )
const ASIDE = new RegExp(
  [
    /[(（]([^()（）]{12,200})[)）]/,
    /[\u3400-\u9fff][，。；,;]\s?([A-Za-z][\w'’ ./+-]*(?: [\w'’./+-]+){2,})(?=[，。；,;]|$)/,
    // What it is led in by says that it is something else.
    /[，,；;](?:[顺順]便|另外|[对對]了|[还還]有|提醒)(?:跟?你?[说說讲講提]?(?:一?[下声聲句])?)[，,：: ]?\s?([^，,].{5,200})$/,
    /(?:[,;.–-] |[\u3400-\u9fff\w][,;])(?:and |oh,? (?:and )?)?(?:btw|by the way|fyi|also,? note that|note that|(?:please )?remember(?: that)?|just so you know|for the record),? (.{10,240})$/,
    /^(?:this|that|it|turns out|found it|got it|ah|oh|small thing|one thing|another thing|last thing|heads up|important)[^:.]{0,40}: (.{10,240})$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)
/** "(id and url are ok)": what the rule before it lets be. */
const EXCEPTS = /\b(?:ok(?:ay)?|fine|allowed|excepted|exempt|not affected)[.!]?$|(?:可以|除外|例外|[没沒][关關]系)$/i
/** Not why, or what for instance. */
const STATEMENT =
  /^(?!(?:since|because|as|e\.g|i\.e|which|if|when|see|like|so|or|and|but|not|typed|it|that|this)\b)(?:[\w.'-]+ ){1,6}(?:is|are|lives?|runs?|uses?|has|must|goes|go|never|always|needs?|belongs?|points?)\b|^[\u3400-\u9fffA-Za-z\d /._-]{2,12}(?:是|在|用|叫|都|只|不能|要)/i
