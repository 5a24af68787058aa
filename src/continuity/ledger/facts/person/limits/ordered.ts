import { remembering } from '../../../../../base/remember.ts'
import { isKept } from '../../../../../base/typed/taken-back/meant.ts'
import type { ConstraintFact, Ledger } from '../../../facts.ts'
import { isOfAnotherThing } from './since/another-thing.ts'
import { activeLimits } from './taken-back.ts'

/** What the person forbade and now orders, or calls all right: whether it is over with that, or the order is told beside it; and whether it forbids something else. */
export interface Ordered {
  readonly limit: ConstraintFact
  readonly isOver: boolean
  readonly forbids: boolean
}

/** "Open the PR" after "don't open a PR", 现在写测试吧 after 先不要写测试: the same deed to the same thing. What was only put off is over then. */
export function orderedAgainst(ledger: Ledger, sentence: string): Ordered | undefined {
  // Another value for what was limited is no order to do it.
  if (sentence.length > LONGEST_ORDER || NEW_VALUE.test(sentence)) return undefined
  const isChinese = CHINESE.test(sentence)
  const limit = activeLimits(ledger).findLast(
    (one) =>
      one.narrows === undefined &&
      (isChinese ? isOrderedInChinese(one.text, sentence) : isOrdered(one.text, sentence)) &&
      !isOfAnotherThing(one.text, sentence),
  )
  if (limit === undefined) return undefined
  return { limit, isOver: PUT_OFF.test(limit.text) && !BOUND.test(sentence), forbids: FORBIDS_ELSE.test(sentence) }
}

/** The same of one limit. */
export function isOrderedAgainst(limit: string, sentence: string): boolean {
  if (sentence.length > LONGEST_ORDER || NEW_VALUE.test(sentence)) return false
  return CHINESE.test(sentence) ? isOrderedInChinese(limit, sentence) : isOrdered(limit, sentence)
}

function isOrdered(limit: string, sentence: string): boolean {
  const { forbidden, deed, what } = forbiddenIn(limit)
  const { order, allowed, asks, ordered, object } = orderIn(sentence)
  if (turnsOver(limit, order)) return true
  if (allowed !== undefined) {
    const noun =
      NO_NOUN.exec(limit)?.[1] ?? (forbidden === undefined || isKept(limit) ? undefined : USES.exec(forbidden)?.[1])
    return noun !== undefined && isSame(thingIn(noun), thingIn(allowed))
  }
  if (forbidden === undefined || asks || deed === '' || deed !== ordered) return false
  const thing = thingIn(what.join(' '))
  if (thing.head !== '') return isSame(thing, thingIn(object.join(' ')))
  // "Commit messages …", "push back on …": only what may stand behind a verb makes an order of it.
  if (!IS_VERB.test(order) || LATER.test(order)) return false
  const ordersThing = thingIn(object.join(' '))
  // "Don't make any changes": it is the changes that were forbidden, not whatever can be made.
  if (what.some((word) => CHANGES.test(word)) && deed === 'make' && ordersThing.head !== '') return false
  // "Don't commit anything": whatever is to be committed now was forbidden.
  if (thing.rest.length === 0) return !FOR_GOOD.test(limit)
  return isSame(thing, ordersThing)
}

/** What a limit forbids: the deed, and what is not to be done with. */
const forbiddenIn: (limit: string) => {
  readonly forbidden: string | undefined
  readonly deed: string
  readonly what: readonly string[]
} = remembering((limit) => {
  const forbidden = FORBIDS.exec(limit)?.[1]
  const [deed = '', ...what] = wordsIn(forbidden ?? '')
  return { forbidden, deed: deedOf(deed), what }
})

/** What a sentence orders; every limit is held against the same one. */
const orderIn: (sentence: string) => {
  readonly order: string
  /** What it calls all right. */
  readonly allowed: string | undefined
  readonly asks: boolean
  /** The deed. */
  readonly ordered: string
  readonly object: readonly string[]
} = remembering((sentence) => {
  const order = sentence.replace(LEAD, '')
  const [ordered = '', ...object] = wordsIn(order.replace(BEHIND_ORDER, ''))
  const asks = /\?\s*$/.test(sentence.replace(ASKS_TO, ''))
  return { order, allowed: IS_FINE.exec(order)?.[1], asks, ordered: deedOf(ordered), object }
})

/** "Turn the flag on" where it was to be kept off: the thing that was to stay in a state is to be in the other. */
function turnsOver(limit: string, order: string): boolean {
  const turn = turnIn(order)
  if (turn === undefined) return false
  const [, noun, named, kept = ''] = KEPT_IN.exec(limit) ?? []
  if (kept === '' || !(OFF.test(kept) ? SETS_ON : SETS_OFF).test(turn.to)) return false
  return isSame(thingIn(noun ?? named ?? ''), turn.thing)
}

/** To what state an order brings something. */
const turnIn: (order: string) => { readonly to: string; readonly thing: Thing } | undefined = remembering((order) => {
  const [, verb = '', object = ''] = /^([a-z]+) (.+?)[.!]*$/i.exec(order) ?? []
  const to = MOVES.test(verb) ? (PARTICLE.exec(object)?.[0].trim() ?? '') : verb
  if (!SETS_ON.test(to) && !SETS_OFF.test(to)) return undefined
  return { to, thing: thingIn(object.replace(PARTICLE, ' ')) }
})

/** 把灰度开关打开 after 灰度开关先关着. */
function turnsOverInChinese(limit: string, sentence: string): boolean {
  const [, thing = '', off, on] = KEPT_CHINESE.exec(limit) ?? []
  if (thing === '' || !sentence.includes(thing) || /[不别別没沒勿]|[吗嗎呢?？]/.test(sentence)) return false
  const rest = sentence.replace(thing, '')
  return (off !== undefined && OPENS_CHINESE.test(rest)) || (on !== undefined && SHUTS_CHINESE.test(rest))
}

const KEPT_CHINESE =
  /^(?:[请請]|先|[让讓]|把)*([^，,。先一都要暂暫保]{2,14})(?:先|一直|都|要|[暂暫][时時]|[继繼][续續])*(?:保持)?(?:([关關][着著闭閉]|停[着著用]|禁用|[锁鎖][着著定])|([开開][着著启啟]|[启啟]用|亮[着著]|挂[着著]))/
const OPENS_CHINESE = /打[开開]|[开開][启啟了吧]|[启啟]用|恢[复復]|解[锁鎖]|上[线線]/
const SHUTS_CHINESE = /[关關](?:掉|[闭閉]|了|上|吧)|停(?:掉|用|了)|下[线線掉]|撤|摘/
const KEPT_IN =
  /^(?:(?:please|but|and|also|just|for now),? )*(?:(?:keep|leave) (?!it\b|that\b|this\b)(.{3,40}?)|(.{3,40}?) (?:must |should |has to |is to )?(?:stays?|remains?)) (off|on|disabled|enabled|closed|open|shut|hidden|visible|down|up|paused|muted|stopped|running|active|inactive|locked|unlocked)\b/i
const OFF = /^(?:off|disabled|closed|shut|hidden|down|paused|muted|stopped|inactive|locked)$/i
const MOVES = /^(?:turn|switch|flip|put|set|bring|take|toggle|get)$/i
const PARTICLE = /(?:^|\s)(?:back )?(?:on|off|up|down|live|back|open)(?=\s|$)/i
const SETS_ON =
  /^(?:(?:back )?(?:on|up|live|open)|enable|activate|start|open|show|unmute|resume|unlock|unpause|reveal|launch)$/i
const SETS_OFF =
  /^(?:(?:back )?(?:off|down)|disable|deactivate|stop|close|hide|pause|shut|kill|mute|lock|remove|drop)$/i

/** Nothing stands behind the verb, or what begins an object: a determiner, a pronoun, a name, where to. */
const IS_VERB =
  /^[a-z]+(?:\s*(?:[.,;!…]|$)| +(?:(?:it|that|this|them|these|those|the|an?|my|our|your|all|any|both|every|each|everything|anything|whatever|what|only|just|now|then|again|and|to|with|from|into?|as|please)\b|[`"'#]|\S*[\d/_@.][\w#]))/i
/** Another time, another place: what is merged or pushed there is no work of git. */
const LATER =
  /\b(?:later|tomorrow|next (?:week|month|sprint|time)|down|aside|(?:left|right) (?:by|a)|into (?:one|a))\b/i
const CHANGES = /^changes?$/

const NEW_VALUE = /^(?:(?:please|ok|no|and|so|then),? )*make (?:it|that|this|them) \D{0,12}\d/i

interface Thing {
  /** The noun that it is about, '' for whatever there is. */
  readonly head: string
  /** Where it is, or what it is of. */
  readonly rest: readonly string[]
}

/** Of what was forbidden in one place something is ordered in that place. */
function isSame(forbidden: Thing, ordered: Thing): boolean {
  const isThing = forbidden.head === ordered.head || (forbidden.head === '' && forbidden.rest.length > 0)
  return isThing && forbidden.rest.every((word) => ordered.rest.includes(word))
}

function thingIn(text: string): Thing {
  const words = wordsIn(text)
  const at = words.findIndex((word) => OF.test(word))
  const own = (at === -1 ? words : words.slice(0, at)).filter((word) => !WHATEVER.test(word)).map(stemOf)
  const rest =
    at === -1
      ? []
      : words
          .slice(at)
          .filter((word) => !OF.test(word) && !WHATEVER.test(word))
          .map(stemOf)
  return { head: own.at(-1) ?? '', rest }
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9_@][\w./@-]*[\w]|[a-z0-9]/g) ?? []
}

function stemOf(word: string): string {
  return word.replace(/(?<=\w{2})s$/, '')
}

function deedOf(verb: string): string {
  return DEEDS.find((deeds) => deeds.includes(verb))?.[0] ?? verb
}

/** The verb and what it is done to, wherever they stand: 把 React 升到 19 after 不要升级 React. */
function isOrderedInChinese(limit: string, sentence: string): boolean {
  if (turnsOverInChinese(limit, sentence)) return true
  const forbidden = FORBIDS_CHINESE.exec(limit)?.[1]
  if (forbidden === undefined || /[不别別没沒勿]|[吗嗎呢?？]/.test(sentence)) return false
  const order = sentence.replace(LEAD_CHINESE, '')
  const [, verb = '', object = ''] = VERB_CHINESE.exec(forbidden) ?? []
  if (verb === '' || BEFORE_OR_LATER.test(order)) return false
  const names = object.toLowerCase().match(/[a-z0-9_][\w./-]*/g) ?? []
  const runs = object.match(/[\u3400-\u9fff]+/g) ?? []
  const isAny = names.length + runs.join('').replace(/任何|[东東]西/g, '').length === 0
  const first = VERB_BEHIND.exec(order)?.[1] ?? ''
  if (first !== '' && object !== '' && isObject(first, { names, runs })) {
    const rest = behindVerb(order.slice(first.length).trimStart(), verb)
    return rest !== undefined && ENDS_VERB.test(rest)
  }
  if (!/^[把将將]/.test(order)) {
    const rest = behindVerb(order, verb)
    if (rest === undefined || OTHER_WORD.test(order)) return false
    if (isAny) return ENDS_VERB.test(rest) || ONLY_OBJECT.test(rest)
  } else {
    const at = order.lastIndexOf(verb.charAt(0))
    const rest = at === -1 ? undefined : behindVerb(order.slice(at), verb)
    if (rest === undefined || !ENDS_VERB.test(rest)) return false
    if (isAny) return true
  }
  const lower = order.toLowerCase()
  return names.every((name) => lower.includes(name)) && runs.every((run) => order.includes(run))
}

/** "webpack 升级到 5 吧": it begins with what was forbidden. */
function isObject(first: string, { names, runs }: Record<'names' | 'runs', readonly string[]>): boolean {
  const lower = first.toLowerCase()
  return names.every((name) => lower.includes(name)) && runs.every((run) => first.includes(run))
}

/** What stands behind the whole verb, or behind its first character where that goes on with how far it is done: 升到 19, 推上去. */
function behindVerb(order: string, verb: string): string | undefined {
  if (order.startsWith(verb)) return order.slice(verb.length)
  const rest = order.slice(1)
  return order.startsWith(verb.charAt(0)) && DONE_SO_FAR.test(rest) ? rest : undefined
}

const DONE_SO_FAR = /^(?:[到进進上出掉入成给給了吧]|一下|\s*[\w`])/
/** The verb is over, or goes on with how often, how far, for whom: another noun makes another thing of it (提交信息, 部署脚本). */
const ENDS_VERB =
  /^(?:$|[吧了啊呗掉好完一这這那所全到上进進给給成它他她出去入过過]|下(?![周週次个個])|手(?=[吧了]|$)|[\s，,。.！!a-z0-9`])/i
/** A short noun and nothing that is said of it: 提交文档. */
const ONLY_OBJECT =
  /^[^\s，,。用讲講说說看要是有给給太很不没沒改写寫加应應该該会會能怎再先前后後时時]{1,4}[吧了]?[。！!]*$/
/** Other words that begin with the same character. */
const OTHER_WORD =
  /^(?:推[荐薦迟遲断斷测測理翻敲]|改[天日期善进進良]|动[画畫态態机機词詞物力]|[动動][画畫]|写[法作]|加[载載密急班速]|用[户戶例法途处處]|建[议議]|做法|跑[题題])/
/** What is to be before or after it, and another time for it, are no order to do it. */
const BEFORE_OR_LATER =
  /^[^，,。]{1,20}?(?:前(?![端面台缀])|的?[时時](?:候|，|,)|[之以][后後])|再[说說讲講议議]|到(?:下|明|[后後]|周|月|年)/

const CHINESE = /[\u3400-\u9fff]/
const FORBIDS =
  /^(?:(?:please|but|and|also|just|for now|so|then|ok(?:ay)?),? )*(?:do not|don['’]?t|never|must not|should not|no need to|avoid|stop|hold off on) (?:ever |yet )?(.+?)[.!]*$/i
const NO_NOUN = /^(?:(?:please|but|and|also|for now),? )*no (?:more |new )?(.+?)(?:,? please)?[.!]*$/i
/** What is forbidden is that it comes in. */
const USES = /^(?:use|add|install|import|load|include|pull in|bring in|introduce)\w* (.+)$/i
const LEAD =
  /^(?:(?:ok(?:ay)?|alright|all right|right|good|great|yes|yeah|sure|fine|actually|now|please|pls|and|then|so|but|just|finally|go ahead and|go on and|let['’]?s|you can|you may|can you|could you|I want you to|time to)[,.!]? +)+/i
/** When and why it is ordered. */
const BEHIND_ORDER = /(?:[,;]| (?:before|after|because|when|since|so that|once) (?:you|we|I|it|that|the)\b).*$/i
const ASKS_TO = /^.*\b(?:can|could) you\b.*\?\s*$/i
const IS_FINE =
  /^(.{2,60}?) (?:is|are) (?:now |actually )?(?:ok(?:ay)?|fine|allowed|permitted|alright|welcome)\b(?! by\b)/i
const OF = /^(?:of|in|on|to|from|for|with|at|by|under|into|inside|outside|as|via|through|about|behind)$/
/** It names nothing, or says when. */
const WHATEVER =
  /^(?:an?|the|any|anything|it|that|this|them|these|those|all|everything|yet|now|please|then|too|also|just|only|what|you|have|we|i|my|our|your|so|far|again|there|here|first|changes?|work|stuff|until|before|without|unless|say|tell|me|up|out)$/
const DEEDS: readonly (readonly string[])[] = [
  ['make', 'open', 'create', 'raise', 'file', 'write', 'add', 'put'],
  ['upgrade', 'bump', 'update'],
  ['remove', 'delete', 'drop'],
  ['change', 'edit', 'modify', 'touch', 'alter', 'rewrite', 'refactor'],
  ['use', 'install', 'import'],
]
/** It was to be done later. */
const PUT_OFF = /\b(?:yet|for now|right now|until I (?:say|tell))\b|先(?:不|[别別])|[暂暫][时時]/i
/** "Never commit" is not over with one commit. */
const FOR_GOOD = /\b(?:never|ever|always)\b/i
/** A part of it alone, or once something else is done: "commit it when the tests pass". */
const BOUND =
  /\b(?:only|just|when|once|after|before|if|unless|until|till|provided|as soon as|assuming)\b|[只仅僅]|等(?!等)|如果|要是|[后後](?:再|才|就)/i
const FORBIDS_ELSE =
  /[,;.:—–-] ?(?:(?:but|and|just|please|also|then) )*(?:do not|don['’]?t|never|nothing|no|leave|keep|avoid|only)\b|\bbut (?:do not|don['’]?t|never|not)\b/i
const FORBIDS_CHINESE =
  /^(?:但是?|[请請]|先|[暂暫][时時]|[现現]在|[千绝絕][万萬对對]|也|[绝絕][对對])*(?:不要|不用|不能|不得|[别別]|勿|不准|不[许許]|禁止)(?:再|急着|急著|去)?(.+?)[。！!]*$/
/** What an order begins with, before its verb. */
const VERB_BEHIND =
  /^([^，,。\s][^，,。]{0,20}?)\s?(?=(?:也|都|就|[现現]在|直接)*(?:升[级級到]|提交|推送|部署|[发發][布佈]|合[并併]|修改|更新|添加|新增|安[装裝]|引入|[删刪]除|移除|重[写寫构構]|[删刪升推](?:掉|到|了|上)))/
const LEAD_CHINESE =
  /^(?:好[的了吧啊]?|那就?|行|嗯|ok|可以|今[晚天早]|[马馬]上|立[刻即]|[这這]就|[现現]在|[请請]|你|先|就|[帮幫]我|[开開]始|直接|[麻][烦煩]你?|[，,。！\s])+/i
const VERB_CHINESE =
  /^(升[级級]|提交|推送|部署|上[线線]|[发發][布佈]|合[并併]|修改|更新|添加|新增|安[装裝]|引入|使用|[删刪]除|移除|重[写寫構构]|[写寫改加用装裝删刪动動碰升推建跑做])\s*(.*)$/
const LONGEST_ORDER = 160
