import { liftsIn } from '../../../../../../base/typed/index.ts'
import { deedsOf, isAct, mattersOf } from '../../../../../../base/typed/taken-back/matters.ts'
import { speaksOfLimit } from '../../../../../../base/typed/taken-back/meant.ts'
import { isOrderedAgainst } from '../ordered.ts'
import { forbids } from '../said-again.ts'
import { isOfAnotherThing } from './another-thing.ts'
import { laidApart } from './points.ts'

/**
 * Whether a sentence allows or orders something that a limit forbids, or one of several things: "ok push it" after "don't push and don't tag",
 * "core7.py is fine to edit now", "ok add pyyaml then" after "no new dependencies", "length doesn't matter".
 */
export function isLetGo(limit: string, sentence: string): boolean {
  if (!mayLetGo(sentence)) return false
  if (isOfNoMatter(limit, sentence) || bringsIn(limit, sentence)) return true
  const points = laidApart(limit)
  return points.some((point) => forbids(point) && letsGo(point, sentence))
}

/** Whether it may be one at all. */
export function mayLetGo(sentence: string): boolean {
  return sentence.length <= LONGEST && SIGNS.test(sentence) && !/[?？吗嗎]\s*$/.test(sentence)
}

function letsGo(point: string, sentence: string): boolean {
  if (isOfAnotherThing(point, sentence)) return false
  if (isOrderedAgainst(point, sentence) || isActOrdered(point, sentence)) return true
  if (liftsIn(sentence).some((lift) => lift.how === 'permits' && speaksOfLimit(point, lift))) return true
  return isNameFreed(point, sentence) || isFreedInChinese(point, sentence)
}

/** "Ok push it": whatever there is. */
function isActOrdered(point: string, sentence: string): boolean {
  const held = [...mattersOf(point)].filter((matter) => !WHATEVER.test(matter))
  const acts = deedsOf(sentence)
  if (held.length !== 1 || !held.every((act) => isAct(act) && acts.has(act)) || forbids(sentence)) return false
  return ORDERED.test(sentence)
}

/** What has a name and is forbidden is named, and may be changed. */
function isNameFreed(point: string, sentence: string): boolean {
  if (forbids(sentence) || !FREES.test(sentence)) return false
  const theirs: readonly string[] = sentence.match(NAMES) ?? []
  const isNamed = (point.match(NAMES) ?? []).some((name) => theirs.includes(name))
  const deeds = deedsOf(point)
  const given = deedsOf(sentence)
  return isNamed && (given.size === 0 ? BARE_STATE.test(sentence) : [...given].some((deed) => deeds.has(deed)))
}

/** 可以重启服务了 after 别动 prod.yaml，也别重启服务. */
function isFreedInChinese(point: string, sentence: string): boolean {
  const [, forbidden = ''] = FORBIDDEN.exec(point) ?? []
  const [, allowed = ''] = MAY.exec(sentence) ?? []
  const [own, given] = [forbidden, allowed].map((text) => text.replace(/[了吧的。！\s]/g, ''))
  if (!own || !given || own.length < 2) return false
  return given.includes(own) || (own.includes(given) && given.length >= own.length * MOST)
}

/** "Length doesn't matter": what was limited need not be looked at. */
function isOfNoMatter(limit: string, sentence: string): boolean {
  const [, topic = '', han = ''] = NO_MATTER.exec(sentence) ?? []
  const about = [...mattersOf(topic || han)]
  const own = mattersOf(limit)
  return about.length > 0 && about.some((matter) => own.has(matter))
}

/** A package by its name where none was to come in; what is to be built has another sort of name. */
function bringsIn(limit: string, sentence: string): boolean {
  const [, english = '', han = ''] = BRINGS_IN.exec(sentence) ?? []
  const name = english || han
  return name !== '' && !BUILT.test(name) && forbids(limit) && OF_PACKAGES.test(limit) && !forbids(sentence)
}

const SIGNS =
  /\b(?:ok(?:ay)?|yes|fine|allowed|may|can|go ahead|now|then|after all|matters?|care|push|commit|deploy|merge|publish|release|please|free|safe|unfreeze|tag|restart)\b|可以|[没沒][关關][系係问問]|[无無]所|不重要|吧|了[。！]?$|也?行/i
const ORDERED =
  /^(?:(?:ok(?:ay)?|alright|right|good|great|perfect|yes|now|please|pls|and|then|so|go ahead and|let['’]?s|you can|you may|just|fine|lgtm|looks good)[,!.]? +)*(?:commit|push|deploy|merge|publish|release)\b(?! (?:messages?|log|history|hash|requests?|back|notifications?|notes?)\b)(?:,? (?:and |then )*(?:commit|push|deploy|merge|publish|release))*(?: (?:it|this|that|them|these|everything|all|the changes?|now|please|then|again|too|up|to \S+))*[.!]?$|^(?:(?:好[的了吧]?|那就?|行|嗯|可以|ok|[现現]在|[请請]|直接|你|先)[，,。\s]*)*(?:提交|推送|部署|合[并併]|[发發][布佈]|上[线線]|推)(?:一下|吧|了|它|上去|到[远遠]端|出去)*[。！!]*$/i
const WHATEVER = /^(?:anything|it|this|that|yet|now|them|change|code|commit|for|until)$/i
const NAMES = /[\w@-]*(?:[./_][\w-]+)+|\b[\w-]*\d[\w-]*|\b[a-z]+[A-Z]\w*|\b[\w-]+\/(?=[\s,.;]|$)/g
const FREES =
  /\b(?:is|are) (?:now )?(?:fine|ok(?:ay)?|allowed|free|safe|open|yours|fair game|unlocked|good)\b|\b(?:you|we) (?:can|may)\b|\bgo ahead\b|可以|[没沒][问問][题題]|能[改动動]/i
const BARE_STATE =
  /\b(?:fine|ok(?:ay)?|allowed|free|fair game|yours|unlocked)\b(?: (?:now|after all|too|though|as well))*[.!]?$/i
const FORBIDDEN = /(?:不要|不用|不能|不得|[别別]|勿|不准|不[许許]|禁止)(?:再|急着|急著|去)?([^，,。；！]{2,20})/
const MAY =
  /^(?:(?:好[的了吧]?|那|行|嗯|ok|[现現]在|你|就)[，,\s]*)*(?:可以|能|去)([^，,。；！？不]{2,20}?)(?:了|吧|的)*(?=[，,。；！]|$)/i
const NO_MATTER =
  /\b((?:[\w-]+ ){0,3}[\w-]+) (?:does not|doesn['’]?t|do not|don['’]?t|no longer) matters?\b|([\u3400-\u9fff\w]{2,8}?)(?:就|都|也|[现現]在)*(?:不重要|[无無]所[谓謂]|[没沒][关關][系係]|不用管)/i
const OF_PACKAGES =
  /\b(?:dependenc(?:y|ies)|deps|packages?|librar(?:y|ies)|crates?|gems?|modules?)\b|依[赖賴]|套件|函式[库庫]|第三方|[库庫]/i
const BRINGS_IN =
  /^(?:(?:ok(?:ay)?|fine|alright|yes|sure|right)[,.!]? +(?:then )?(?:please |just |go ahead and )?(?:add|install|use|pull in|bring in)|(?:please |just )?(?:add|install|use|pull in|bring in)(?= \S+ (?:then|after all|anyway)\b)) `?([\w@][\w@./-]*)`?(?: (?:then|after all|anyway|please|for (?:this|that|it)))*[.!]?$|^(?:好[的吧]?|行|那|可以|算了)[，,]?\s?(?:就|你|那)*(?:加|[装裝]|用|引入)(?:上|[个個])?\s?([a-z@][\w@./-]*)\s?(?:吧|好了|了)?[。！]?$/i
/** Something of the work itself. */
const BUILT =
  /(?:tion|ing|ment|ness|ity|ance|ence|ings|tions|tests?|docs?|logs?|types?|readme|it|that|this|them|one|comments?|support)$/i
const MOST = 0.6
const LONGEST = 140
