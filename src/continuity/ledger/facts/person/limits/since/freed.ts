import { type Lift, liftsIn } from '../../../../../../base/typed/index.ts'
import { speaksOfLimit } from '../../../../../../base/typed/taken-back/meant.ts'
import type { ConstraintFact, Ledger } from '../../../../facts.ts'
import { activeLimits } from '../taken-back.ts'
import { isOfAnotherThing } from './another-thing.ts'

/**
 * The limit that a sentence leaves to the agent, or lets something else in beside, without taking it back in so many words: "the signatures can
 * change now", 資料庫現在隨你改; "you may use lodash" where only the standard library was to be used. Both are told.
 */
export function freedBy(ledger: Ledger, sentence: string): ConstraintFact | undefined {
  if (sentence.length > LONGEST || /[?？吗嗎]\s*$/.test(sentence)) return undefined
  const bare = sentence.replace(LEAD, '')
  const topic = leftToThem(bare)
  const allowed = topic === '' && letsIn(bare)
  if (topic === '' && !allowed) return undefined
  const lift: Lift = { topic, how: 'permits', isPlain: false, isDeed: false, isState: false, isBan: false }
  return activeLimits(ledger).findLast(
    ({ text, narrows }) =>
      narrows === undefined &&
      (topic === '' ? isExclusive(text) : speaksOfLimit(text, lift) && liftsIn(text).length === 0) &&
      !isOfAnotherThing(text, sentence),
  )
}

/** What may be otherwise now, or is theirs to decide; '' where nothing is. */
function leftToThem(sentence: string): string {
  for (const pattern of LEFT) {
    const topic = pattern.exec(sentence)?.groups?.topic?.trim() ?? ''
    if (topic.length > 1 && !VAGUE.test(topic)) return topic
  }
  return ''
}

/** By its name something may be used. */
function letsIn(sentence: string): boolean {
  return LETS_IN.some((pattern) => pattern.test(sentence))
}

/** Of what there is to use one thing alone. */
function isExclusive(limit: string): boolean {
  return ONLY_USES.test(limit) && !OF_STYLE.test(limit)
}

const LEFT: readonly RegExp[] = [
  /^(?<topic>(?!(?:I|we|you|it|this|that|he|she|they|who|nothing|nobody|no)\b)(?:[\w/.@-]+ ){1,6}?)(?:can|may)(?: now| also)? (?:change|move|grow|shrink|go|differ|break|get (?:new|other|another|different)\b|have (?:new|other|another|different)\b|(?:have|get|use|take|hold) [\w -]{1,30} (?:after all|now|if (?:it|that|you)\b.*)|look different)(?=[ .!,]|$)(?!.*\b(?:when|if (?!you|it|that|this|needed|necessary)|because|sometimes|without|while)\b)/i,
  /^(?<topic>(?!(?:I|we|you|it|this|that|he|she|they|who)\b)(?:[\w/.@-]+ ){1,6}?)(?:is|are) (?:now )?(?:all )?(?:yours|up to you|fair game|your call|free to change|open to change|no longer (?:fixed|frozen|sacred|set in stone|needed as (?:it|they) (?:is|are))|unfrozen|unlocked)\b/i,
  /^(?:do|change|edit|rework) (?:what|whatever|as) you (?:like|want|please|need) (?:with|to|in|about) (?<topic>[^.,;!?]{2,60})/i,
  /^(?:把)?(?<topic>[^，,。；！!]{2,20}?)(?:[现現]在|以[后後]|接下[来來])?(?:都|就|也|可以|全)?(?:[随隨任由]便?你|你(?:自己)?看[着著]|你(?:自己)?(?:定|[决決]定|[说說]了算)|[随隨][便意]|[爱愛]怎[么麼])(?:怎[么麼樣样]*)?(?:[随隨][便意])?(?:改|[动動]|[调調]|弄|[换換]|[删刪]|[写寫]|定|[处處]理|[决決]定|折[腾騰]|重[构構写寫])?/,
  /^(?:把)?(?<topic>[^，,。；！!不别別我他]{2,16}?)(?:你|您)?(?:[现現]在|也|都|就|[随隨][时時])*(?:可以|能)(?:再|[随隨][便意]|直接|大[胆膽])?(?:改|[动動]|[调調]|碰|[换換]|[删刪]|重[写寫])(?:一下|[动動])?(?:吧|的|了)?[。！]?$/,
  /^(?<topic>[^，,。；！!不别別我他]{2,16}?)(?:[还還]是)(?:[写寫加用改做留开開补補])(?:上|回|下|[进進]去)?(?:吧|好了|好)?[。！]?$/,
  /^(?<topic>[^，,。；！!不别別]{2,20}?)(?:[现現]在|已[经經])?(?:不用|不必|[无無]需)(?:再)?(?:[冻凍]结?|守|保持原[样樣]|留[着著]|[锁鎖])/,
  /^(?<topic>[^，,。；！!不别別]{2,20}?)(?:[现現]在|已[经經])?(?:解[冻凍锁鎖禁除封]|放[开開])(?:了|吧)?[。！]?$/,
]
const NAME = String.raw`(?!(?:it|that|this|these|those|the|a|an|what|which|everything|anything|there|tests?|builds?|all|english|tabs|spaces|nothing|no|only)\b)[@\w][\w@./+-]*`
const LETS_IN: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:you|we) (?:can|may|could|are allowed to|are free to)(?: now| also| still)? (?:use|add|install|import|pull in|bring in|support|take|go with|rely on) (?:(?:the |an? )?${NAME}(?:,? (?:and|or) ${NAME})?(?: (?:package|library|crate|gem|module|dependency|driver))?)(?: (?:after all|now|too|as well|again|here|if (?:it|that|you)\b.*|for (?:this|that|it)))*[.!]?$`,
    'i',
  ),
  new RegExp(
    `^${NAME}(?:,? (?:and|or) ${NAME})? (?:is|are) (?:now |also |actually )?(?:fine|ok|okay|allowed|alright|welcome|permitted|good too)(?: (?:after all|now|too|as well|here|with me|by me|for (?:this|that|it)))*[.!]?$`,
    'i',
  ),
  /^(?:你|就|也|[现現]在|其[实實])*可以(?:用|使用|引入|[装裝]|加|[装裝]上|支持|接)\s?[@a-z][\w@./+-]*(?:\s?(?:[库庫]|包|套件))?(?:了|吧|的)?[。！]?$/i,
  /^(?:你|就|也)*(?:用\s?)?[@a-z][\w@./+-]*\s?(?:也|就|[现現]在)?(?:行|可以|[没沒][问問][题題]|能用|可以用)(?:了|吧|的)?[。！]?$/i,
]
const ONLY_USES =
  /^(?:(?:please|and|but|also|just),? )*(?:only (?:use|support|target|rely on|import|depend on|install|take)|use only|(?:use|support|import|install) (?:nothing but|just)|stick (?:to|with)|stay with)\b|^(?:use|support) .{2,40}\bonly[.!]?$|(?:只|[仅僅])(?:能|准|可以|[许許]|要)?(?:使用|用|支持|支援|依[赖賴]|靠)/i
/** How something is written is no thing beside which others are let in by their names. */
const OF_STYLE =
  /\b(?:tabs?|spaces|quotes?|case|english|german|french|spanish|chinese|japanese|colou?rs?|fonts?|icons?|verbs?|words?)\b|[缩縮][进進排]|引[号號]|[驼駝]峰|下[划劃][线線]|[英中德法日][文语語]|[颜顏]色|字[体體]|空格/i
const VAGUE =
  /^(?:the rest|rest|everything|others?|things?|all|其他|其它|其余|[这這]些|那些|[这這][个個]|那[个個]|都|接下[来來])$/i
const LEAD =
  /^(?:(?:ok(?:ay)?|alright|all right|right|fine|well|actually|so|and|but|now|yes|hmm+|(?:scrap|forget|scratch|drop|ignore|strike) (?:that|it)|never ?mind|(?:I )?changed my mind|on second thoughts?|btw|by the way|fyi|you know what)[,.:;!—–-]* +)+|^(?:(?:好[的了吧]?|行|嗯|那|算了[吧]?|改主意了|[对對]了|[说說][错錯]了|[没沒]事|ok)[，,。！\s]*)+/i
const LONGEST = 160
