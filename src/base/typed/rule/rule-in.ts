import { type Replacement, replacementIn } from '../replaces.ts'
import { isOneOff } from '../signs/one-off.ts'
import { coreOf, ONLY_WHEN, withoutReason } from './core.ts'
import { isSoft, isUnsure, isWhether, unhedged, withoutSoft } from './hedge.ts'
import { type RuleKind, ruleKindOf } from './kind.ts'
import { allSeen, lookAt } from './look.ts'
import {
  couldLast,
  DOUBTFUL_ODDS,
  isWorthAsking,
  oddsOf,
  PLAIN_ODDS,
  SOFT_ODDS,
  STRONG_ODDS,
  speaksOfMore,
  sureOdds,
  TELLING_ODDS,
  THOUGHT_ODDS,
} from './odds.ts'
import { isGoAhead, isOfATime, isSaidPlainly } from './plainly.ts'
import { rightlySpelled } from './spelling.ts'
import { isOfRequest, vetoOf } from './vetoes.ts'

/** What a sentence of the person's lays down. */
export interface TypedRule {
  /** For good, or for the work in hand. */
  readonly scope: 'lasting' | 'task'
  /** Whether it can be kept without asking. */
  readonly sure: boolean
  readonly kind: RuleKind
  /** The sentence without how it was led in and what was asked for beside it. */
  readonly text: string
  readonly replaces: Replacement | undefined
  /** The prompt it stands in may be somebody else's text. */
  readonly unclear?: boolean
  /** Nothing but its words says that it lasts, and they do not say it loudly: a story is told in such words, too. */
  readonly isFaint?: boolean
  /** It was put as a question: "should we always pin versions?", of which the text is the statement. */
  readonly asked?: string
  readonly ends?: RuleEnding
}

/** What of all that was laid down before a sentence puts an end to. */
export interface RuleEnding {
  readonly topic: string
  /** Of what part of it alone; '' where of all. */
  readonly part: string
  /** Said to be over, allowed again, demanded though it was forbidden, not needed any more, to hold but for something, used no more, or otherwise now. */
  readonly how: 'withdraws' | 'permits' | 'demands' | 'relieves' | 'excepts' | 'drops' | 'changes'
  /** It lays down nothing in its place. */
  readonly isBare: boolean
  /** By itself it may be about anything: it counts only where something is known that it is about. */
  readonly isWeak?: boolean
  /** The person says it plainly and of themselves, though nothing may be kept of it unasked. */
  readonly isClear?: boolean
  /** It says that something is good, not that it may be changed. */
  readonly isState?: boolean
  /** It forbids what was demanded: what forbade the same stands. */
  readonly isBan?: boolean
}

/** Whether a sentence somebody typed is a standing rule, a preference, a fact or a correction, a limit of the task in hand, or neither. */
export function ruleIn(sentence: string): TypedRule | undefined {
  if (judged.has(sentence)) return judged.get(sentence)
  const rule = judgedNow(sentence)
  if (judged.size < MOST_JUDGED) judged.set(sentence, rule)
  return rule
}

/** People say the same again, and several features ask about one prompt. */
const judged = new Map<string, TypedRule | undefined>()
const MOST_JUDGED = 1000

function judgedNow(sentence: string): TypedRule | undefined {
  if (isGoAhead(sentence) || isOneOff(sentence)) return undefined
  const announced = announcedIn(sentence)
  if (announced) return announced
  const text = statedIn(sentence)
  const lasting = (text === undefined ? undefined : lastingIn(sentence, text)) ?? proposedIn(sentence)
  if (lasting && !isOfATime(sentence)) {
    const { seen, text: said } = lasting
    const sure = lasting.sure && !isUnsure(sentence) && !isSoft(sentence)
    const kind = ruleKindOf(said, seen)
    const isFaint = lasting.isFaint === true
    const asked = !sure && said !== sentence.trim() && isWhether(sentence) ? sentence.trim() : undefined
    return {
      scope: 'lasting',
      sure,
      kind,
      text: said,
      replaces: replacementIn(said),
      ...(isFaint && { isFaint }),
      ...(asked !== undefined && { asked }),
    }
  }
  if (text === undefined) return undefined
  return TASK.test(text) && !ASKS_FOR.test(text)
    ? { scope: 'task', sure: true, kind: 'convention', text, replaces: replacementIn(text) }
    : undefined
}

/** How plainly a sentence lays something down for good. */
export function oddsIn(sentence: string): number {
  const text = withoutReason(rightlySpelled(coreOf(sentence)))
  return oddsOf(text, allSeen(lookAt(rightlySpelled(sentence), text)))
}

/** What an item of a list lays down that was announced as rules: it need not look like one, only not speak of now. */
export function listedRule(item: string): TypedRule | undefined {
  if (statedIn(item) === undefined || OF_NOW.test(item) || A_WORD.test(item)) return undefined
  const whole = rightlySpelled(item)
  const look = lookAt(whole, whole)
  if (NOT_LISTED.some((name) => look.has(name))) return undefined
  return {
    scope: 'lasting',
    sure: true,
    kind: ruleKindOf(item, allSeen(look)),
    text: item,
    replaces: replacementIn(item),
  }
}

const NOT_LISTED: readonly string[] = ['now', 'z-now', 'ask-open', 'z-ask', 'mood', 'z-mood', 'past-first']
/** One word says nothing by itself. */
const A_WORD = /^[\w.+#@/-]+[.!]?$|^[\u3400-\u9fff]{1,3}$/
const OF_NOW =
  /\b(?:today|tonight|tomorrow|for now|right now|at the moment|this (?:pr|time|branch|commit|week|sprint|change))\b|今天|明天|[这這]次|[这這][个個] ?PR|先(?=[删刪改别別把])/i

/** Whether a sentence lays something down for good, sure or doubtful: less to find out than what. */
export function isLasting(sentence: string): boolean {
  if (judged.has(sentence)) return judged.get(sentence)?.scope === 'lasting'
  if (isGoAhead(sentence) || isOneOff(sentence)) return false
  const text = statedIn(sentence)
  if (announcedIn(sentence)) return true
  return (text !== undefined && lastingIn(sentence, text) !== undefined) || proposedIn(sentence) !== undefined
}

/** "and this is for all PRs: …", 通用的规则：…: what stands behind it is a rule, whether or not it would look like one alone. */
function announcedIn(sentence: string): TypedRule | undefined {
  const [, before = '', rule = ''] = ANNOUNCEMENT.exec(sentence) ?? []
  if (!FOR_ALL.test(before) || (OF_NOW.test(before) && !/n['’o]t (?:just|only)|不[光只止]/i.test(before)))
    return undefined
  return listedRule(rule)
}

const ANNOUNCEMENT = /^([^:："“「`]{2,120}?)(?::\s+|：\s*)(\S.{3,})$/s
const FOR_ALL =
  /\b(?:(?:for|in|on|with|to) (?:all|every|any|each)(?! of (?:the|these|those)\b)|(?:not|isn['’]t|doesn['’]t) (?:just|only) (?:for |in |about )?(?:this|here)\b|in general|as a (?:general )?rule|(?:general|standing|house|team|our) (?:rule|convention|policy)|for (?:the )?future|for next time|from now on|going forward|habb?it|always|(?:the|our|my) (?:final )?decision (?:is|was)|we (?:decided|agreed|settled)|what we (?:decided|agreed)(?: on)?)\b[^.]*$|通用|一直有效|[长長]期有效|以[后後]|今[后後]|[规規][则則矩]|[约約]定|[惯慣]例|[习習][惯慣]|[统統]一|定下[来來]|[决決]定|拍板|\brule$/i

/** "maybe we should always …", 要不以后都…吧？: what is put as a thought waits, where it would be a rule without that. */
function proposedIn(sentence: string): Lasting | undefined {
  if (LAYS_DOWN_NOTHING.test(sentence)) return undefined
  // What somebody does not like is not to be turned round: it waits as it was put.
  if (isSoft(sentence) && sentence.length <= LONGEST) {
    const rest = withoutSoft(sentence)
    const thought = thoughtIn(rest, rest, SOFT_ODDS)
    return thought && { ...thought, text: sentence.trim() }
  }
  const bare = unhedged(sentence)
  const text = bare === undefined ? undefined : statedIn(bare)
  const lasting = bare === undefined || text === undefined ? undefined : lastingIn(bare, text)
  if (lasting) return { ...lasting, sure: false }
  return bare === undefined || text === undefined ? undefined : thoughtIn(bare, text, THOUGHT_ODDS)
}

/** Put as a thought, less is enough to wait: nothing is kept of it without a yes. */
function thoughtIn(sentence: string, text: string, least: number): Lasting | undefined {
  const look = lookAt(sentence, text)
  if (NOT_THOUGHT.some((name) => look.has(name))) return undefined
  const seen = allSeen(look)
  return oddsOf(text, seen) >= least ? { sure: false, seen, text } : undefined
}

/** What somebody thinks of a fault, or of what has happened, is a guess. */
const NOT_THOUGHT: readonly string[] =
  'problem z-problem past status z-status do z-do ui z-ui camel i-did spec progressive now z-now ask-open hearsay z-hearsay reports z-reports this-one z-this-one make-a z-make for-now mood z-mood'.split(
    ' ',
  )

/** What a sentence states; undefined where it asks, announces, or nobody typed it. */
function statedIn(sentence: string): string | undefined {
  if (isFromElsewhere(sentence) || LAYS_DOWN_NOTHING.test(sentence)) return undefined
  const text = coreOf(sentence)
  if (ONE_NAME.test(text) || ASKS_WHAT.test(text)) return undefined
  if (text.length < 2 || text.length > LONGEST || ONLY_WHEN.test(text)) return undefined
  return /[?？:：]["')」]?\s*$/.test(sentence) && !asksForHabit(sentence) ? undefined : text
}

/** A question without its mark: API 的前缀是什么. What is said of any ("whatever it is", 不管是什么) asks nothing. */
const ASKS_WHAT =
  /^(?!.*(?:不管|不[论論]|[无無][论論]|任何|[记記]|[别別]|以[后後]|告[诉訴]))[^，。；：:]{1,30}(?:是什[么麼]|是啥|叫什[么麼]|[放在]哪(?:[里裡个個]|[儿兒])?|是哪[个個里裡些]|怎[么麼](?:[跑用配做弄写寫]|[样樣])|是多少|是[谁誰]|[几幾][点點][号號]?)(?:[啊呀呢的])?[?？]?$|^(?:what(?:['’]s| is| are)|where(?:['’]s| is| are| do| does)|which (?!ever)|who(?:['’]s| is| owns)|how do) (?![^,]*,)[^.]{3,60}$/i
/** A branch, a file: pasted by itself it says nothing. */
const ONE_NAME = /^\S*[a-z\d][-_/:.][\w-][^\s\u3400-\u9fff]*$/i

/** Nobody typed it of themselves. */
export function isFromElsewhere(sentence: string): boolean {
  return WAS_PASTED.test(sentence) || NOT_OF_A_PERSON.test(sentence)
}

/** "Could you always …?" */
function asksForHabit(sentence: string): boolean {
  const whole = rightlySpelled(sentence)
  const look = lookAt(whole, whole)
  return look.has('ask-habit') || look.has('z-ask-habit')
}

interface Lasting {
  readonly sure: boolean
  readonly isFaint?: boolean
  readonly seen: ReadonlySet<string>
  /** What of the sentence lasts. */
  readonly text: string
}

/** Of most sentences a few things are enough to see that they lay down nothing for good. */
function lastingIn(sentence: string, text: string): Lasting | undefined {
  const spelled = withoutPlace(withoutReason(rightlySpelled(text)))
  const look = lookAt(rightlySpelled(sentence), spelled)
  if (isOfRequest(look)) return undefined
  const veto = vetoOf(look)
  if ((!veto && ALWAYS_THERE.test(spelled)) || (veto !== 'whatever else' && isSaidPlainly(spelled)))
    return { sure: true, seen: allSeen(look), text }
  if (!couldLast(look, spelled)) return undefined
  const seen = allSeen(look)
  const odds = oddsOf(spelled, seen)
  const sure = odds >= sureOdds(spelled)
  if (veto === 'doubtful' && sure && ONLY_WAY.test(sentence)) return { sure, seen, text }
  const strong = odds >= (veto === 'whatever else' ? PLAIN_ODDS : STRONG_ODDS)
  if (veto && !strong)
    return (veto === 'doubtful' ? sure : odds >= STRONG_ODDS) ? { sure: false, seen, text } : undefined
  const isFaint = odds < TELLING_ODDS && !speaksOfMore(seen)
  return sure || (odds >= DOUBTFUL_ODDS && isWorthAsking(text, seen)) ? { sure, seen, text, isFaint } : undefined
}

/** "Commit after each step, in this project": "this" speaks of nothing in hand. */
function withoutPlace(text: string): string {
  return EACH_TIME.test(text) ? text.replace(IN_HERE, '') : text
}

const EACH_TIME = /\b(?:before|after) (?:every|each|any) \w/i
const IN_HERE = /,? (?:in|for) (?:this|our) (?:repo|repository|project|codebase|monorepo)[.!]*$/i

/** "In the payments service always validate …": a place in the code and what is always done there, however long it is. */
const ALWAYS_THERE =
  /^(?:in|for|under|inside|within) (?:the |our )?(?:[\w`@-]*[./][\w./`@-]+|(?:[\w-]+ ){1,2}(?:services?|modules?|packages?|folders?|apps?|layers?|handlers?|components?|migrations?)),? (?:we |please )?(?:always|never) (?!(?:the|an?|is|are|was|were|be|been|had|has|have|saw|got|did|does|end|get|seem|know|work|fail|see|lose|hit|need|wait|\w+ed)\b)\w+/i

/** "Deploy with make deploy, that's the only way." */
const ONLY_WAY =
  /\b(?:that|this|it)(?:['’]?s| is) the only (?:way|one)[.!]?$|只有[这這]一?[种種条條][^，。]{0,4}[。！]?$|只能[这這][么麼样樣][^，。]{0,3}[。！]?$/i

/** Nobody types a letter of no width into a word, the mark of a quotation or of a speaker before it, or to all of a channel. */
const WAS_PASTED =
  /^[>⏺]|^@(?:(?:channel|here|all|everyone|team)\b|所有人|全[体體])|^[\w.-]{2,20}> |[a-z][\u00ad\u200b\u2060\ufeff][a-z]/i

/** Whoever types says "I" of themselves and "you" to the agent. */
const NOT_OF_A_PERSON =
  /\b(?:from|by) the user ?:|\bthe user (?:wants (?:it|this|that|you)|said|decided|(?:has )?approved|prefers|instructed)\b|[([]agents?[)\]]|(?:用[户戶]|使用者)(?:要求|已[经經]?同意|偏好)|助手(?:在|[须須]|[应應])/i

/** "never mind", what came of something that was done, and what is to be done with a quotation. */
const LAYS_DOWN_NOTHING =
  /^(?!.*(?:\b(?:from now on|we (?:always|never|use))\b|以[后後]|今[后後]))(?:.*\b(?:leave|keep|park)\b (?:it|that|this|the|them|these|those|my|your)\b[^.;,]*\bfor now[.!]?$|(?:(?:ok|oh|ah),? )?(?:never ?mind|nvm)\b|(?:(?:ugh|argh|sigh|why|oh),? )*always (?:these|those|this|that|the same)\b(?![^.…]*(?::|\b(?:before|after|when|first|in|on|for)\b))|(?:or )?(?:maybe|perhaps) not[.!]*$|(?:(?:good|bad|hard|simpler|different|other|better|worse|old|crazy|interesting|strange|tough|great|dark|happy|busy|wild|funny|fun),? )+(?:times?|days|years|people|worlds?|story|era|folks)[.!]*$|[当當]我[没沒][说說]|算了(?:[，,。]|$))|\b(?:was|were|did)\b[^.]*\bso\b[^.]*\b(?:broke|failed|crashed|fails|breaks)[.!]?$|…[^…]{0,6}(?:[帮幫]我|翻成|[译譯]成)|怎[么麼样樣][^，。]{0,3}(?:的|[来來][着著])\s*$/i

/** Something to be done once, however it is to be done: over when it is done. */
const ASKS_FOR = /^(?:can|could|would|will) (?:we|you|i)\b/i

const LONGEST = 400

/** A limit of the work in hand: something forbidden, demanded or preferred. */
const TASK = new RegExp(
  [
    /(?:^|[,;:.—–-] |\b(?:and|but|please|just|also|so|then|you should|we should|you must|let['’]?s) )(?:do not|don['’]?t|never|always|avoid|make sure|be sure|ensure|only use|use only|no need to)\b/,
    /(?:^|[,;] (?:but |and |also )?|^(?:and|but|also|then|so),? |\b(?:please|let['’]?s) )(?:also )?(?:keep(?! going| working| on\b)|leave|stop|prefer|skip|use [\w`"'.…-]+(?: [\w`"'.…-]+){0,3} (?:instead|rather than))\b/,
    /\b(?:must(?: not|n['’]?t)?|should(?: not|n['’]?t)|shouldnt|has to|have to be|needs? to be|can(?:not|['’]t) be|not allowed|without (?:using|changing|touching|breaking)|not [\w`"'-]+(?: [\w`"'-]+){0,3},? but|I (?:want|prefer|don['’]t want|would like))\b/,
    /不要|不得|不可以|不准|不許|不许|不能|禁止|切勿|請勿|请勿|[別别][再動动]|必須|必须|務必|务必|一定要|一律|只能|只用|避免|保持不變|保持不变|先[别別]|而不是|不是.{1,20}而是|應該要|应该要|改用|跳[过過]/,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
  'i',
)
