import { remembering } from '../remember.ts'
import { isMeasure, isOnlyWhere } from './rule/core.ts'
import { isSoft, isUnsure, unhedged } from './rule/hedge.ts'
import { lookAt } from './rule/look.ts'
import { isFromElsewhere, oddsIn, ruleIn, type TypedRule } from './rule/rule-in.ts'
import { isOfRequest } from './rule/vetoes.ts'
import { refersBack } from './signs/refers-back.ts'
import { saysGone } from './taken-back/gone.ts'

/**
 * "add the endpoint - routes always live in src/routes, then run the tests": clauses of their own beside what is to be done now. They are the
 * person's rule where they speak of more than what the work is about: of all of a kind, of us, of always, or plainly by all else.
 */
export function besideWork(typed: string): TypedRule | undefined {
  const sentence = typed.replace(LAUGH, '')
  const clauses = clausesOf(sentence)
  if (clauses.length < 2 || isFromElsewhere(sentence)) return undefined
  const whole = lookAt(sentence, sentence)
  if (whole.has('mood') || whole.has('z-mood') || isOfRequest(whole)) return undefined
  let doubtful: TypedRule | undefined
  for (let from = 0; from < clauses.length; from++) {
    const head = sentence.slice(0, clauses[from]?.from).replace(/[\s,，;；.。?？(（—–-]+$/, '')
    const isWork = from > 0 && asksForWork(head)
    if (from > 0 && ((!isWork && !isRemark(head)) || isHearsay(head))) break
    const isMade = isWork && (makesSomething(head) || MAKES_RULE.test(head))
    for (const to of endsOf(clauses, from)) {
      const clause = withoutJoint(sentence.slice(clauses[from]?.from, clauses[to]?.to))
      if (
        clause.length < SHORTEST ||
        '?？'.includes(sentence[clauses[to]?.to ?? 0] ?? ' ') ||
        EXCEPTS.test(clause) ||
        (isMade && WITHOUT_SUBJECT.test(clause)) ||
        (from > 0 && (POINTS_BACK.test(clause) || refersBack(clause) || belongsTo(head, clause))) ||
        (CHANGES_TO.test(head) && NOT_THAT.test(clause)) ||
        (ASKS.test(head) && GOES_ON.test(clause))
      )
        continue
      const rule = ruleIn(clause)
      if (rule?.scope !== 'lasting') continue
      // What stands before a question says why it is asked.
      if (to < clauses.length - 1 && asksSomething(sentence.slice(clauses[to + 1]?.from))) continue
      // What is put as a thought waits as it was put, and what others said is theirs.
      if (from === 0 && (isThought(sentence) || isHearsay(sentence))) break
      if (rule.sure && ((from > 0 && SPEAKS_OF_ALL.test(rule.text)) || oddsIn(clause) >= PLAIN_ODDS)) return rule
      if (isWork && to === clauses.length - 1) doubtful ??= { ...rule, sure: false }
    }
  }
  return doubtful
}

/**
 * A rule without what was asked for beside it, however that was put: clauses at its ends that by themselves say nothing that lasts, where
 * what is left is plainly a rule.
 */
export function withoutWork(rule: TypedRule): TypedRule {
  const clauses = clausesOf(rule.text)
  if (clauses.length < 2) return rule
  const textOf = (from: number, to: number) =>
    withoutJoint(rule.text.slice(clauses[from]?.from, clauses[to]?.to).replace(/[\s,，;；—–-]+$/, ''))
  let from = 0
  let to = clauses.length - 1
  while (
    to > 0 &&
    isApart(textOf(to, to)) &&
    !saysMoreOfIt(textOf(to, to)) &&
    !SAYS_WHY.test(rule.text.slice(clauses[to]?.from)) &&
    !(to === 1 && HEADS.test(textOf(0, 0))) &&
    !FORBIDS.test(textOf(to - 1, to - 1)) &&
    !saysInstead(textOf(to - 1, to - 1), textOf(to, to))
  )
    to--
  while (
    from < to &&
    isApart(textOf(from, from)) &&
    !saysGone(textOf(from, from)) &&
    !HEADS.test(textOf(from, from)) &&
    !NOT_ANOTHER.test(textOf(from + 1, from + 1)) &&
    !refersBack(textOf(from + 1, from + 1)) &&
    !POINTS_BACK.test(textOf(from + 1, from + 1)) &&
    !isMeasure(textOf(from + 1, from + 1)) &&
    !isOnlyWhere(textOf(from + 1, to))
  )
    from++
  if (from === 0 && to === clauses.length - 1) return rule
  const rest = textOf(from, to)
  const left = ruleIn(rest)
  if (left?.sure && left.scope === 'lasting') return left
  // What was asked for lays down nothing: what did is the rest, unless that says nothing by itself.
  return rest.length >= SHORTEST && oddsIn(rest) >= LEFT_ODDS ? { ...rule, text: rest } : rule
}

/** "The vendor uses MySQL, not Postgres.": what it is not says nothing by itself. */
const NOT_ANOTHER = /^not (?:[\w./+#-]+ ){0,2}[\w./+#-]+[.!]*$|^(?:而不是|而非)/i

const isApart: (clause: string) => boolean = remembering((clause) => {
  if (
    clause.length < SHORTEST ||
    ONE_WORD.test(clause) ||
    BELONGS.test(clause) ||
    (isMeasure(clause) && !REQUESTED.test(clause)) ||
    EACH_TIME.test(clause) ||
    OF_ONESELF.test(clause) ||
    STATES_BAN.test(clause) ||
    DEMANDS_THERE.test(clause)
  )
    return false
  return oddsIn(clause) <= APART_ODDS
})

/** "Dates are stored as ISO strings, the UI formats them", 時間一律存 UTC，顯示時再轉台北時間: the other half of how it is. */
function saysMoreOfIt(clause: string): boolean {
  return clause.length <= LONGEST_HALF && ((OF_IT.test(clause) && !WORK.test(clause)) || THEN_AND_THERE.test(clause))
}

const LONGEST_HALF = 80
const OF_IT =
  /^(?!(?:it|they|this|that|those|these|i|you|so|then|and|now|just|also|fix|please|can|could|let)\b)(?:(?:the|our|each|every|only|an?) (?:[\w-]+ ){1,3}|(?:[\w-]+ )?[\w-]+s )(?:it|them)\b/i
const THEN_AND_THERE =
  /^(?![改写寫做弄搞跑修加提完])[\u3400-\u9fff]{1,5}(?:的?[时時](?:候)?|上|里|裡|中|端|[层層]|之?[前后後])(?:再|才|就|[会會]|都|[自]?[动動])/

/** "…, because tax must come after the discount": what must be is why, and nothing that was asked for beside it. */
const SAYS_WHY =
  /^(?:and |but )?(?:because|since|given that|seeing that|as (?!(?:discussed|agreed|said|usual|always|i|you|per)\b))\b|^(?:因[为為]|由[于於]|[毕畢]竟)/i

/** "…, write a new one instead", 改用请求头: what is to be done in place of what is not; and 整数类型, the rest of how something is to be. */
function saysInstead(before: string, clause: string): boolean {
  if (clause.length > LONGEST_INSTEAD) return false
  if (INSTEAD.test(clause)) return true
  if (IN_PLACE.test(clause) && NO_MORE.test(before)) return true
  return MEASURE.test(clause) && (OF_MEASURES.test(clause) || !WORK.test(clause))
}

const LONGEST_INSTEAD = 90
const INSTEAD = /\binstead\b(?! of (?:it|this|that)\b)|^要([\u3400-\u9fff])(?:的[话話])?[，,]?(?:就|得|只能)/i
/** One thing or another, and not what is there to be worked on now. */
const IN_PLACE =
  /^(?:改(?:用|走|成|[为為]|到|[发發])|[换換](?:成|用)|[统統]一|都|全部?|直接|一律|[应應][该該]?)(?![这這那]|一下)/
const NO_MORE = /不|[别別]|[没沒]|禁|勿|停/
/** 整数类型, 毫秒精度: a few characters that ask for nothing. */
const MEASURE = /^[\u3400-\u9fff]{2,6}[。]?$/
const OF_MEASURES = /(?:[类類]型|精度|格式|[单單]位|[编編][码碼]|[时時][区區]|[顺順]序|[长長]度|[数數])[。]?$/

/** When or where, and not yet what. */
const HEADS =
  /^(?:please )?(?:if|when|whenever|before|after|once|unless|every time|each time|for|in|on|with|under|from|as|even)\b|^(?:如果|要是|每次|凡是|只要|一旦|[当當])|(?:[时時]候|之?前|之?[后後]|的[话話])$/i
const FORBIDS = /^(?:please )?(?:don['’]?t|dont|do not|never|no|stop|avoid)\b|^(?:[别別]|不要|不准|禁止)/i
/** It goes on with what stands before it. */
const BELONGS =
  /^(?:not|or|otherwise|because|since|which|it|they|this|that|unless|except|even|only|as|like|e\.g|so (?:no|that|we|you|it|never|always)|and (?:it|they|not|never)|but not|use|never|always|no)\b|^(?:不然|否[则則]|因[为為]|免得|以免|省得|[这這](?:是|[样樣]|算|也|就)|它|也|或|而|不|[别別]|就|才|都|只|用)/i
/** 界面上不做舍入: where something is not to be. */
const STATES_BAN =
  /^[\u3400-\u9fff\w ]{1,10}(?:不(?:做|用(?!了)|[写寫]|加|放|出[现現]|允[许許]|能|[准許许得]|再|[带帶]|[传傳]|跨|[抛拋])|[别別](?!的|人))/
/** "changes there need their sign-off": what has to be done there. */
const DEMANDS_THERE =
  /^(?!(?:can|could|would|please|pls|the|this|that|you|i|we|it)\b)\w+ (?:there|to it|in it|to them|in there) (?:needs?|must|requires?|goes?|go|has to|have to) \w+/i
/** "answer in bullet points, short": how, and nothing that was asked for beside it. */
const ONE_WORD = /^[\w-]+[.?!]?$/
/** "Commit after each step, one step per commit": how, and nothing of its own. */
function belongsTo(head: string, clause: string): boolean {
  const [first = ''] = clause.split(BOUNDARY, 1)
  return isOnlyWhere(clause) || (isMeasure(first) && (EACH_TIME.test(head) || !asksForWork(head)))
}

const REQUESTED =
  /^(?:fix|add|run|rerun|check|commit|push|merge|open|close|bump|update|see|use)\b|^(?:[帮幫]|看|改|修|跑|查|加)/i
/** 后端就我一个人 */
const OF_ONESELF = /^[^，。]{0,8}(?:就|只有|都是|[归歸]|由)我(?![们們看来來去])/
const EACH_TIME = /\b(?:after|before) (?:each|every|any)\b/i
const APART_ODDS = -1
const LEFT_ODDS = -0.7

function isThought(sentence: string): boolean {
  return isUnsure(sentence) || isSoft(sentence) || unhedged(sentence) !== undefined
}

interface Clause {
  readonly from: number
  readonly to: number
}

function clausesOf(sentence: string): Clause[] {
  const found: Clause[] = []
  let from = 0
  for (const { index, 0: boundary } of sentence.matchAll(BOUNDARY)) {
    const isLast = index + boundary.length >= sentence.length
    if (index === 0 || isLast || found.length + 1 >= MOST_CLAUSES) continue
    found.push({ from, to: index })
    from = index + boundary.length
  }
  return [...found, { from, to: sentence.length }]
}

/** To the end of the sentence, two clauses, one. */
function endsOf({ length }: readonly Clause[], from: number): readonly number[] {
  const last = length - 1
  const ends = from === 0 ? [] : [last]
  for (const to of [from + 1, from]) if (to < last) ends.push(to)
  return ends
}

function asksSomething(text: string): boolean {
  const look = lookAt(text, text)
  return ASKED.some((name) => look.has(name))
}

const ASKED: readonly string[] = ['ask-open', 'ask-last', 'z-ask', 'z-asks']

function makesSomething(head: string): boolean {
  const look = lookAt(head, head)
  return look.has('make-a') || look.has('z-make')
}

function isHearsay(head: string): boolean {
  const look = lookAt(head, head)
  return look.has('hearsay') || look.has('z-hearsay')
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

/** 改用 map，不要用 list: what the change is away from. */
const CHANGES_TO = /(?:改用|[换換]成|改成)[^，]*$/
const NOT_THAT = /^(?:不要|[别別])(?:再)?用/
/** "can you check that they are short, don't repeat the code": all of it is what is asked for. */
const ASKS = /^(?:ok,? |hey,? |please )*(?:can|could|would|will) (?:you|we)\b(?!.*[?])/i
const GOES_ON = /^(?:don['’]?t|do not|are|is|have|has|no|never|always)\b/i
const ASKING: readonly string[] = [
  'order',
  'order-all',
  'do',
  'make-a',
  'verb-object',
  'ask-open',
  'z-do',
  'z-make',
  'z-ask',
]
const WORK =
  /^(?:ok(?:ay)?,? |hey,? |hi,? |um,? |uh,? |like,? |well,? |please |pls |now |then |and |also |so |let['’]?s |can (?:you|u) |could (?:you|u) |what (?:i|we) (?:want|need) is |(?:i|we) (?:want|need) (?:you to )?)*(?:do|use|try|keep|make|get|take|split|bump|clean|when you|before you|while you|the \w+ (?:\w+ )?(?:is|are|should))\b|^(?:[请請]|[帮幫](?:我|忙)?|麻[烦煩]你?|先|再|那|你|顺便|順便)*(?:[给給把加改修看跑查拆删刪升写寫做补補建搬挪抽重清优優实實新拉推提合接换換更生整排]|review|fix|[处處]理)/i
const BOUNDARY =
  /(?<!\b(?:e\.g|i\.e|vs|cf|approx|incl|resp|[Dd]r|[Mm]rs?|M[Ss]|[Pp]rof))\. +|[,;?] +|[，；。？] *|(?<=[\u3400-\u9fff\w]),(?=[\u3400-\u9fff])| [-–—] |—|[(（]| (?=(?:and |but |oh )?(?:and |also |uh |um |just )*(?:btw|by the way|fyi|(?:just )?so you know|(?:please )?note that|for the record)\b)| (?=(?:and|but|oh) (?:and |also |uh |um |just )*(?:(?:please )?remember|from now on|we (?:always|never|don['’]?t|only))\b)| (?=and (?:yeah|then|we use|please|also)\b)| (?=but (?:leave|for now|not now|first|skip)\b)| (?=(?:since|because) (?:in (?:our|this)|we|our|all|every)\b)|(?<=[\u3400-\u9fff]{4})(?=哦?[对對]了|[顺順]便|另外|然[后後]你?|所以(?:你|先|[帮幫]|把))/g
const JOINT =
  /^(?:(?:and|but|also|so|oh|then|btw|by the way|note that|note|remember(?: that)?|please|while (?:you['’]?re|we['’]?re) at it|one (?:general )?thing|in general|since|because|as|fyi)\b[,:]?\s*)+|^(?:(?:[顺順]便(?:[说說]一?[句下声聲])?|另外|不[过過]|但是?|而且|注意|[记記][得住]|因[为為]|[还還]有|[对對]了)[，,：:]?\s*)+/i
/** What it speaks of stands before it: it says how that is to be. */
const POINTS_BACK =
  /^(?:(?:do|does|is|are|was|have|can|wo|would)n['’]?t (?:we|you|it|they|i)|it|they|this|these|those|that(?!['’]s (?:what|how) we)|which|who|where|so that|he|she|then|the (?:same|other|new|first|second))\b|^(?:max|min|at (?:most|least)|up to|with|without|plain|never (?:for|in|on|more|before|after|with)|\d+)\b|^(?:[它他她这這那其]|要|需要|[并並]|然[后後]|再|也|在等|正在|[还還]在|等着|[刚剛](?![才性]))/i
const SPEAKS_OF_ALL =
  /^(?:we|our|us|in (?:this|our)|for us|here|i (?:don['’]?t|never|always|prefer|like|hate|only)|all|every\w*|each|any\w*|no|nothing|nobody|only|never|always|don['’]?t|do not|from (?:now|here) on|going forward|in (?:the )?future|(?!(?:the|these|those|my|your|i|you|they|this|its|his|yes|thus|unless|as|is|was|has|does)\b)(?:[a-z-]+ ){0,2}[a-z-]+[^s\W]s (?:that |which )?(?:\w+ly )?[a-z]+)\b|\b(?:always|never|everywhere|every time|from now on|in this (?:repo|project|app|product|codebase)|around here|source of truth|by convention)\b|我[们們]|咱|所有|每[次个個]|凡是|都|一律|[统統]一|不[许許准得能]|[别別]|不要|禁止|必[须須]|[规規][矩定]|[项項]目[里裡]|本[项項]目|[专專]案|[为為]准|一直|除外/i
/** "(id and url are ok)": what the rule before it lets be. */
export const EXCEPTS =
  /\b(?:ok(?:ay)?|fine|allowed|excepted|exempt|not affected)[.!)]*$|(?:可以|除外|例外|[没沒][关關]系)$/i
/** What a check is to demand is no demand of its own: 给 eslint 加条规则，禁止 console.log. */
const MAKES_RULE =
  /加一?[条條个個](?:[规規][则則]|[检檢][查测測]|校[验驗])|\b(?:add|write|create|make) (?:a|an|another) (?:[\w-]+ )?(?:rule|hook|check|lint\w*)\b/i
/** Of what is being made: 写一个函数，永远不返回 null. */
const WITHOUT_SUBJECT =
  /^(?:never|always|must|no|only)\b|^(?:禁止|[别別]|不[许許准]|永[远遠]|不|必[须須]|只|都|返回|[输輸]|一定)/i
const LAUGH = /[，,]? ?(?:哈哈+|lol|haha+|:\)|😂|🙂)[.!~。！]*$/i
const MOST_CLAUSES = 6
/** From here on a clause need not say that it speaks of all. */
const PLAIN_ODDS = 1.8
const SHORTEST = 5
