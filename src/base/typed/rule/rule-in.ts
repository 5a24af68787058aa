import { type Replacement, replacementIn } from '../replaces.ts'
import { allSeen, lookAt } from './look.ts'
import { couldLast, DOUBTFUL_ODDS, isWorthAsking, oddsOf, SURE_ODDS } from './odds.ts'
import { isVetoed } from './vetoes.ts'

export type RuleKind = 'convention' | 'fact' | 'preference' | 'correction' | 'decision'

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
  const text = statedIn(sentence)
  if (text === undefined) return undefined
  const lasting = lastingIn(sentence, text)
  if (lasting) {
    const { sure, seen } = lasting
    return { scope: 'lasting', sure, kind: kindIn(seen), text, replaces: replacementIn(text) }
  }
  return TASK.test(text) && !ASKS_FOR.test(text)
    ? { scope: 'task', sure: true, kind: 'convention', text, replaces: replacementIn(text) }
    : undefined
}

/** Whether a sentence lays something down for good, sure or doubtful: less to find out than what. */
export function isLasting(sentence: string): boolean {
  if (judged.has(sentence)) return judged.get(sentence)?.scope === 'lasting'
  const text = statedIn(sentence)
  return text !== undefined && lastingIn(sentence, text) !== undefined
}

/** What a sentence states; undefined where it asks, announces, or nobody typed it. */
function statedIn(sentence: string): string | undefined {
  if (UNSEEN_LETTER.test(sentence) || NOT_OF_A_PERSON.test(sentence)) return undefined
  if (/[?？:：]["')」]?\s*$/.test(sentence)) return undefined
  const text = coreOf(sentence)
  return text.length < 2 || text.length > LONGEST ? undefined : text
}

interface Lasting {
  readonly sure: boolean
  readonly seen: ReadonlySet<string>
}

/** Of most sentences a few things are enough to see that they lay down nothing for good. */
function lastingIn(sentence: string, text: string): Lasting | undefined {
  const look = lookAt(sentence, text)
  if (!couldLast(look, text) || isVetoed(look)) return undefined
  const seen = allSeen(look, text)
  const odds = oddsOf(text, seen)
  const isLasting = odds >= SURE_ODDS || (odds >= DOUBTFUL_ODDS && isWorthAsking(text, seen))
  return isLasting ? { sure: odds >= SURE_ODDS, seen } : undefined
}

/** Nobody types a letter of no width into a word: it was pasted. */
const UNSEEN_LETTER = /[a-z][\u00ad\u200b\u2060\ufeff][a-z]/i

/** Whoever types says "I" of themselves and "you" to the agent; and what is piped into a shell from the net is no rule to keep unasked. */
const NOT_OF_A_PERSON =
  /\b(?:from|by) the user ?:|\bthe user (?:wants (?:it|this|that|you)|said|decided|(?:has )?approved|prefers|instructed)\b|[([]agents?[)\]]|\b(?:curl|wget)\b[^\n|]{0,200}\|\s*(?:sudo )?(?:ba|z)?sh\b|(?:用[户戶]|使用者)(?:要求|已[经經]?同意|偏好)|助手(?:在|[须須]|[应應])/i

/** Something to be done once, however it is to be done: over when it is done. */
const ASKS_FOR = /^(?:can|could|would|will) (?:we|you|i)\b/i

function kindIn(seen: ReadonlySet<string>): RuleKind {
  for (const [kind, names] of KINDS) for (const name of names) if (seen.has(name)) return kind
  return 'convention'
}

/** The first that is seen says what kind of thing it is. */
const KINDS: readonly (readonly [RuleKind, readonly string[]])[] = [
  ['decision', ['we-chose', 'z-chose']],
  ['correction', ['corrects', 'z-corrects', 'copula-contrast', 'called']],
  ['preference', ['i-like', 'ask-first', 'language', 'z-me', 'z-talk']],
  [
    'convention',
    [
      'always-never',
      'we-do',
      'convention',
      'style',
      'dont',
      'stop-ing',
      'use',
      'z-all',
      'z-never',
      'z-convention',
      'z-we-do',
    ],
  ],
  ['fact', ['trait', 'located', 'state', 'number', 'z-limit', 'z-at', 'z-is', 'z-number', 'z-auto']],
]

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

/** Without "ok", "btw" and "no, that's wrong" before it, and without the request that follows it. */
function coreOf(sentence: string): string {
  let text = sentence.trim().replace(ANNOUNCED, '')
  for (let round = 0; round < 4; round++) {
    const shorter = text.replace(LEAD_IN, '').trim()
    if (shorter === text || shorter === '') break
    text = shorter
  }
  const parts = text.split(CLAUSE)
  while (parts.length > 1 && REQUEST.test(parts.at(-1) ?? '')) parts.splice(-2)
  while (parts.length > 1 && REQUEST.test(parts[0] ?? '') && !STATES.test(parts[0] ?? '')) {
    if (ASKS.test(parts[0] ?? '') && GOES_ON.test(parts[2] ?? '')) break
    parts.splice(0, 2)
  }
  return parts.join('').replace(/^[\s,，]+|[\s,，;；]+$/g, '')
}

/** "I want to update one thing: from now on …" */
const ANNOUNCED = /^[^:"]{3,90}:\s+(?=(?:from now on|going forward|always|never|whenever)\b)/i
const LEAD_IN =
  /^(?:(?:(?:all|looks|sounds) good,? but|(?:great|nice|perfect|lgtm),? but|ok(?:ay)?|additionally|furthermore|similarly|specifically|first(?:ly)?|second(?:ly)?|third(?:ly)?|to that end|likewise|in particular|finally|lastly|moreover|now|next|btw|by the way|also|and|but|so|oh|hey|hmm+|well|actually|no(?=\s*[,.!:—–-])|nope|yes|yeah|right(?! now)|sorry|please note|note|fyi|again|one more thing|ah|ugh|wait|listen|plus|other than that|no,? that'?s wrong|that'?s wrong|thats wrong|wrong|not quite|correction|it(?:'s| is) (?:very |really )?(?:important|essential|crucial|vital|key) (?:that you|to)(?= (?:always|never)\b)|(?:please )?(?:remember|note|keep in mind|bear in mind|be aware)(?: that| to)?|decision|decided|change of plan)\s*[,:.!—–-]?\s+|(?:對了|对了|順便|顺便|另外|還有|还有|嗯|不對|不对|不是這樣|不是这样|你搞錯了|你搞错了|錯了|错了|更正一下|更正|好|好的|那|哦|喔|請記得|请记得|請記住|请记住|記得|记得|記住|记住|注意|決定了|决定了|補充一下|补充一下)[，,：:！!。\s]*(?=\S))/i
const CLAUSE = /(,\s+(?:so |and |then )?|;\s*|[，；]\s*| - | — )/
/** A clause that only asks for something to be done now. */
const REQUEST =
  /^(?:so |and |then |now |please |pls |go |just )*(?:can you|could you|would you|fix|add|rename|move|update|change|convert|scaffold|open|run it|rerun|redo|revert|drop|remove|delete|rebase|regenerate|take a look|look|check|correct|adjust|write|create|implement|refactor|bump|commit|merge|continue|try again|give me|show me|make the|do it|chunk|split|build)\b|^(?:所以|那|順便|顺便|然後|然后|你|麻煩|麻烦|先)*(?:幫我|帮我|幫忙|帮忙|把|再|改一下|修掉|修一下|換掉|换掉|挪過去|挪过去|看一下|更新下|更新一下|重新|補上|补上|搬|抽)|(?:改一下|修一下|改掉|換掉|换掉|挪過去|挪过去|也改|跟著改|跟着改|看一下|查一下|更新下|修掉|改下|補一下|补一下|試試|试试)\s*$/i
/** "can you check that they are short, don't repeat the code and are useful": all of it is what is asked for. */
const ASKS = /^(?:can|could|would|will) (?:you|we)\b/i
const GOES_ON = /^(?:and |or |also )*(?:don'?t|do not|are|is|have|has|it|they|that)\b/i
/** "Commit messages are always …" asks for no commit. */
const STATES = /^\w+ (?:\w+ )?(?:are|is|must|should|always|never|have|has)\b/i
