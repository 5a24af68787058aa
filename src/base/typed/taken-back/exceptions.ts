import { remembering } from '../../remember.ts'
import { hasOne } from '../seen.ts'

/** Something that is let out of a rule, or what alone it is for. */
interface LetOut {
  /** What the rule is about, in the person's words. */
  readonly topic: string
  /** What is to be told beside the rule. */
  readonly text: string
  /** It says nothing by itself: "internal endpoints don't need it". */
  readonly isElliptic: boolean
}

/** "any is ok in the test files though", 鉴权那条补充一下：内部接口不用: what narrows a rule, where there is one; undefined where nothing does. */
export const exceptionIn: (sentence: string) => LetOut | undefined = remembering(exceptionNow)

function exceptionNow(sentence: string): LetOut | undefined {
  if (sentence.length > LONGEST || /[?？吗嗎]["'”」]?\s*$/.test(sentence) || PASSING.test(sentence)) return undefined
  const low = sentence.toLowerCase()
  for (const { signs, pattern } of WORDINGS) {
    if (!hasOne(low, signs)) continue
    const groups = pattern.exec(sentence)?.groups
    const topic = (groups?.topic ?? '').trim()
    if (!groups || topic.length < SHORTEST || VAGUE.test(topic)) continue
    const text = (groups.exception ?? sentence).trim().replace(BEFORE, '').replace(AFTER, '')
    return { topic, text, isElliptic: groups.exception !== undefined || ELLIPTIC.test(text) }
  }
  return undefined
}

/** 我想了想，错误类型可以用 class: after a change of mind what may be done somewhere is let out of what was forbidden. */
export function letOutIn(rest: string): LetOut | undefined {
  const topic = MAY_SOMEWHERE.exec(rest)?.groups?.topic?.trim() ?? ''
  if (topic.length < SHORTEST || rest.length > LONGEST || PASSING.test(rest)) return undefined
  return { topic, text: rest.trim().replace(AFTER, ''), isElliptic: true }
}

const MAY_SOMEWHERE =
  /^(?!以[后後]|我[们們]?|你|[这這那]|[现現]在|今[后後]|可以|都)[^，。；！？,;!?]{2,16}?(?:[里裡]|的地方|的[时時]候)?(?:可以|要|得|能|允[许許])(?<topic>[^，。；！？,;!?]{2,20}?)[。！]*$/

const LONGEST = 200
const SHORTEST = 2
const VAGUE =
  /^(?:it|that|this|them|these|those|which|what|there|everything|all|looks|i|we|you|he|she|they|[这這那它][个個些]?|(?:再)?(?:等|[问問]|[经經][过過]|[给給])?我.{0,3})$/i
/** For the work in hand. */
const PASSING =
  /\b(?:for now|this (?:time|once|one)|just once|today|temporarily|maybe|perhaps|i (?:think|guess|suppose)|could|here|in this (?:pr|commit|branch)|any ?more|any longer|no longer)\b|[现現]在.{0,8}可以|[这這][次回]|[暂暫][时時]|今天|[觉覺]得|感[觉覺]|可能|也[许許]|[应應][该該]|[这這那][里裡儿兒]/i
const BEFORE =
  /^(?:(?:but|and|oh|ok|okay|well|though|actually|also|btw|by the way|however)[, ]+|不[过過][，,]?|但是?[，,]?|[对對]了[，,]?)+/i
const AFTER = /[\s,，]*(?:\b(?:though|tho|actually|however|too|btw)\b|[的]?[哦喔啊哈])?[\s.。!！]*$/i
const ELLIPTIC = /\b(?:need|have to|use|do|require) (?:it|that|them|this|one)$|(?:不[用必]|不需要|[无無]需|可以不)$/i

const SAID = 'rules?|convention|policy|requirement|ban|limit|guideline|one|thing'
const WORDS = String.raw`(?:[^.!?;,:—–]|\.(?=\w))`
const TOPIC = String.raw`(?<topic>(?!(?:it|that|this|there|what|which|nothing|no|only|everything|all)\b)${WORDS}{2,50}?)`
const ZH = '[^，。；！？：,;!?:\\n]'
const OPENING = '^(?:(?:but|and|oh|ok|okay|well|so|also|btw|by the way|fyi|actually|though|however)[, ]+)*'

const WORDINGS: readonly { readonly signs: readonly string[]; readonly pattern: RegExp }[] = [
  {
    signs: [' ok', ' fine', ' allowed', ' acceptable', ' alright', ' permitted'],
    pattern: new RegExp(
      String.raw`${OPENING}${TOPIC} (?:is|are) (?:totally |perfectly |still |also )?(?:ok|okay|fine|allowed|acceptable|alright|permitted) (?:in|inside|within|under|for|when|where|wherever|if|as long as) ${WORDS}{2,60}[.!]*$`,
      'i',
    ),
  },
  {
    // "you may use mocks where a service is slow", "do write comments where …".
    signs: [' where ', ' wherever ', ' when ', ' if ', ' only in ', ' only for '],
    pattern: new RegExp(
      String.raw`${OPENING}(?:(?:you|we) (?:can|may|could|should)|(?:please )?do|i do want(?: you to)?|feel free to|it['’]?s (?:ok|okay|fine|alright) to) (?:still )?(?!(?:it|that|this|not|the same|so)\b)(?<topic>\w+ ${WORDS}{2,40}?),? (?:but )?(?:only )?(?:where|wherever|as long as|only (?:in|for|when|if)) ${WORDS}{3,60}[.!]*$`,
      'i',
    ),
  },
  {
    signs: [' enough for', ' suffices for', ' plenty for', ' will do for'],
    pattern: new RegExp(
      String.raw`${OPENING}${TOPIC} (?:is |are )?(?:enough|sufficient|plenty|suffices?|will do) (?:for|in|on|when) (?!(?:now|me|us|today)\b)${WORDS}{2,60}[.!]*$`,
      'i',
    ),
  },
  {
    // 逻辑绕的地方还是要写注释, 集成测试还是可以连真实数据库的
    signs: ['还是', '還是', '倒是', '可以例外'],
    pattern: new RegExp(
      `^(?:不[过過]|但是?|[对對]了|[，,])*(?!以[后後]|我[们們]?|你|[这這那]|[现現]在|今[后後])${ZH}{2,20}?(?:[里裡]|的地方|的[时時]候|的[话話])?[，,]?(?:[还還]是|倒是)(?:可以|要|得|能|需要|允[许許]|必[须須])(?<topic>${ZH}{2,20}?)的?[。！!]*$`,
    ),
  },
  {
    signs: ['就够', '就夠', '就行', '就可以', '就好'],
    pattern: new RegExp(
      `^(?:不[过過]|但是?|[对對]了|[，,])*(?!以[后後]|我[们們]?|你|[这這那]|[现現]在|今[后後])${ZH}{2,14}?的\\s?(?<topic>${ZH}{2,20}?)就(?:[够夠]|行|可以|好)了?[。！!]*$`,
    ),
  },
  {
    signs: ['addition to', 'exception to', 'exception for', 'caveat', 'amend'],
    pattern: new RegExp(
      String.raw`${OPENING}(?:(?:one|an?|small|quick|the|another) )*(?:addition|exception|caveat|amendment|addendum) (?:to|for|on|about) (?:the |our |that |my )?${TOPIC} (?:${SAID})\b\s*[:,—–-]\s*(?<exception>.{3,})$`,
      'i',
    ),
  },
  {
    signs: ['need', 'have to'],
    pattern: new RegExp(
      String.raw`${OPENING}(?:(?:if|when|for|in) ${WORDS}{2,60}, ?)(?:there['’]?s )?(?:no need (?:to|for)|you (?:don['’]?t|do not) (?:need|have) to) (?<topic>${WORDS}{3,60}?)[.!]*$`,
      'i',
    ),
  },
  {
    signs: ['no need ', 'need to ', 'have to '],
    pattern: new RegExp(
      String.raw`${OPENING}(?:there['’]?s )?(?:no need (?:to|for)|you (?:don['’]?t|do not) (?:need|have) to) (?<topic>${WORDS}{3,50}?) (?:if|when|for|in|on) (?!me\b|you\b|now\b)${WORDS}{3,60}$`,
      'i',
    ),
  },
  {
    signs: ["n't need ", 'n’t need ', 'not need ', 'dont need ', 'exempt'],
    pattern: new RegExp(
      String.raw`${OPENING}(?!(?:i|we|you|they|it|he|she)\b)${WORDS}{3,50}? (?:(?:don['’]?t|do not|doesn['’]?t|does not) need|(?:is|are) exempt from) (?!it\b|that\b|them\b|to\b)(?:an? |the |any )?(?<topic>${WORDS}{3,40}?)(?: though)?[.!]*$`,
      'i',
    ),
  },
  {
    signs: ['needed ', 'required ', 'necessary ', 'enforced '],
    pattern: new RegExp(
      String.raw`${OPENING}${TOPIC} (?:is(?:n['’]?t| not)|are(?:n['’]?t| not)) (?:needed|required|necessary|enforced) (?:in|inside|within|under|for|when|if) ${WORDS}{2,60}$`,
      'i',
    ),
  },
  {
    signs: ['only for ', 'only applies to ', 'only apply to ', 'only in ', 'only counts for '],
    pattern: new RegExp(
      String.raw`${OPENING}(?:the |that )?${TOPIC}(?: (?:${SAID}))?(?:,? (?:is|are|was|were|applies|apply))? (?:just|only) (?:for|in|applies to|apply to|counts for|to) ${WORDS}{3,60}?(?:,? (?:actually|though|now))?[.!]*$`,
      'i',
    ),
  },
  {
    signs: [' is for ', ' are for ', ' was for ', ' were for '],
    pattern: new RegExp(
      String.raw`${OPENING}(?:the |that )?(?<topic>\d+[\w -]{1,30}?|[\w-]+(?: [\w-]+)? (?:rule|limit|convention|thing)) (?:is|are|was|were) (?:meant |just |only )*for (?!now\b|me\b|you\b)${WORDS}{2,40}(?:, ${WORDS}{3,40})?[.!]*$`,
      'i',
    ),
  },
  {
    signs: ['补充', '補充', '例外', '加一条', '加一條', '加个', '加個'],
    pattern: new RegExp(
      `^(?:${ZH}{0,4}[，,])?(?:[关關][于於])?(?<topic>${ZH}{2,24}?)(?:的|[那这這][条條个個])+(?:[规規][则則矩定]|[约約]定|要求)?(?:[，,]?(?:再|要|得|有))*(?:[补補]充|加)(?:一?[下点點条條个個]+|例外)*[：:，,]\\s*(?<exception>.{2,})$`,
    ),
  },
  {
    signs: [
      '没关系',
      '沒關係',
      '没问题',
      '沒問題',
      '也行',
      '也可以',
      '无所谓',
      '無所謂',
      '可以用',
      '允许',
      '允許',
      '可以不',
    ],
    pattern: new RegExp(
      `^(?:不[过過]|但是?|[对對]了|[，,])*(?:在)?${ZH}{1,20}?[里裡中内內下][面边邊]?[，,]?(?:可以|允[许許]|就|直接|倒是)*(?<topic>(?:用|[写寫]|使用|不|加|[带帶])?${ZH}{1,16}?)(?:倒|也|都|是)*(?:[没沒][关關][系係]|[没沒][问問][题題]|也?行|也?可以|[无無]所[谓謂])?(?:的)?[。！!]*$`,
    ),
  },
  {
    signs: ['只针对', '只針對', '只对', '只對', '仅限', '僅限', '只限', '只适用', '只適用', '仅对', '僅對', '只管'],
    pattern: new RegExp(
      `^(?:不[过過]|但是?|[对對]了|[，,])*(?<topic>${ZH}{2,24}?)(?:的|[那这這][条條个個])*(?:[规規][则則矩定]|[约約]定|要求)?(?:是|就)*(?:只[针針][对對]|[只仅僅][对對限]|只[适適]用[于於]?|只管)${ZH}{2,24}[。！!]*$`,
    ),
  },
  {
    signs: ['不用', '不必', '不需要', '无需', '無需'],
    pattern: new RegExp(
      `^(?:不[过過]|但是?|[对對]了|[，,])*(?:如果|要是|若)?(?!以[后後]|之[后後]|[现現]在|我[们們]?|你|今[后後]|[这這那][个個里裡儿兒些]?|先|暂|暫|它|其[实實])${ZH}{2,20}?(?:的?[话話]|的?[时時]候?|的情[况況]下?|里|裡)?[，,]?(?:就|都|也|[则則])*(?:不用|不必|不需要|[无無]需)(?<topic>${ZH}{2,20}?)(?<!了)[。！!]*$`,
    ),
  },
]
