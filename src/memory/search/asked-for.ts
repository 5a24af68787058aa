/** What a question wants to know, seen from how it is asked: whose words can answer it, and what an answer has in it. */
export interface AskedFor {
  /** Whose words count where the two of a chat are marked. */
  readonly of: Side | undefined
  /** What a text has that can answer. */
  readonly has: RegExp | undefined
}

type Side = 'person' | 'assistant'

export function wantedBy(question: string): AskedFor {
  return { of: sideOf(question), has: KINDS.find(([asks]) => asks.test(question))?.[1] }
}

/** "What did I pay?" is answered by what the person said, not by what was said to it; "what did you suggest?" the other way round. */
function sideOf(question: string): Side | undefined {
  if (ASKS_ASSISTANT.test(question)) return 'assistant'
  return ASKS_ABOUT_PERSON.test(question) ? 'person' : undefined
}

/** A part of a text in which words count for less. */
export interface Weak {
  readonly from: number
  readonly to: number
  readonly counts: number
}

/** Where the other side of a chat speaks, and where something is asked: neither tells what is asked for. */
export function weakSpans(content: string, { of }: AskedFor): readonly Weak[] {
  const text = content.slice(0, MOST_READ)
  return [...(of ? spokenByOther(text, of) : []), ...asking(text)]
}

function spokenByOther(text: string, of: Side): Weak[] {
  const heads = [...text.matchAll(ROLE)].slice(0, MOST_TURNS)
  return heads.flatMap((head, at) => {
    const side: Side = PERSON.test(head[1] ?? '') ? 'person' : 'assistant'
    return side === of ? [] : [{ from: head.index, to: heads[at + 1]?.index ?? text.length, counts: OTHER_SIDE }]
  })
}

function asking(text: string): Weak[] {
  return [...text.matchAll(QUESTION)]
    .slice(0, MOST_TURNS)
    .map(({ 0: { length }, index }) => ({ from: index, to: index + length, counts: ASKING }))
}

const OTHER_SIDE = 0.25
const ASKING = 0.5
const QUESTION = /[^.!?。！？\n]{8,300}[?？]/g
const ASKS_ASSISTANT =
  /\b(?:did|have|had|do) you\b.{0,30}\b(?:suggest|recommend|say|said|tell|told|propose|advise|mention|give|gave|explain|answer|list)|\byour (?:advice|suggestion|recommendation|answer|explanation|list)|\b(?:did|does|has) the assistant\b|你(?:之前|刚才|上次)?(?:建议|推荐|說|说)/i
const ASKS_ABOUT_PERSON = /\b(?:i|i'm|i've|i'd|my|mine|me|we|our|us)\b|\bthe user\b|我/i
const ROLE = /^(?:[[(][^\])\n]{1,40}[\])]\s*)?\W{0,3}(user|human|assistant|ai|model|bot)\b[^:：\n]{0,40}[:：]/gim
const PERSON = /^(?:user|human)$/i
const MOST_READ = 200_000
const MOST_TURNS = 400

const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|dozen|half|couple|twice|once'
const MONTH =
  'january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|aug|sept?|oct|nov|dec'
const DAY = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|today|tonight|tomorrow|yesterday'
const TIME = new RegExp(
  `\\b(?:${MONTH}|${DAY}|ago|(?:last|next|this|past|every|a few) (?:night|week|month|year|spring|summer|autumn|fall|winter|day|morning|time|days|weeks|months|years)|since|until|deadline|due|(?:in|by|of) (?:19|20)\\d\\d)\\b|\\d{4}-\\d\\d|\\d+:\\d\\d|[今昨前明后後去][天年日]|[上下][周週个個]|\\d+[月日号號]|[星期週周][一二三四五六日天]`,
  'i',
)
const SPAN = new RegExp(
  `(?:\\d|\\b(?:${NUMBER_WORD}|few|several|an?)[ -])\\S{0,8} ?(?:second|minute|hour|day|night|week|month|year)|since\\b|until\\b|[一二三四五六七八九十两兩半\\d]+(?:秒|分|小时|小時|天|周|週|个月|個月|年)`,
  'i',
)
const NUMBER = new RegExp(`\\d|\\b(?:${NUMBER_WORD})\\b|[一二三四五六七八九十百千两兩]`, 'i')
/** A word with a capital inside of a sentence; a person's. */
const NAME =
  /[a-z,;]["'(]? (?!I\b|I'|OK\b)[A-Z][a-z]+|\b(?:mother|father|mom|mum|dad|brother|sister|wife|husband|aunt|uncle|cousin|friend|boss|colleagues?|neighbou?rs?|teacher|doctor)\b/
const PLACE =
  /\b(?:in|at|near|from|to|by|around) (?:the |a |an |my |our )?[A-Z][a-z]+|\b(?:at|in|near) (?:the|a|an|my|our) [a-z]+/

/** The first that is asked is what is wanted. */
const KINDS: readonly (readonly [asks: RegExp, has: RegExp])[] = [
  [/\bhow long\b|\bfor how many (?:days|weeks|months|years)|多久|多长时间|多長時間/i, SPAN],
  [
    /\b(?:how (?:many|much|old|fast|often|big|large|tall|high|far)|(?:what|which) (?:version|number|percentage|amount|price|score|size|rate|age|count|budget|port|limit)|how [a-z]+ percent)\b|多少|几个|幾個|几次|幾次|版本/i,
    NUMBER,
  ],
  [
    /\bwhen\b(?! i\b| you\b| we\b)|\b(?:what|which) (?:date|day|month|year|time)\b|什么时候|什麼時候|何时|何時|哪天|哪一天|几点|幾點/i,
    TIME,
  ],
  [/\bwho\b|\bwhose\b|\bwhom\b/i, NAME],
  [/\bwhere\b|\b(?:what|which) (?:city|country|town|place)\b/i, PLACE],
]
