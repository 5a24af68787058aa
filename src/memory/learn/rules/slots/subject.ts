import { membersIn } from '../../../../base/families/members.ts'
import { remembering } from '../../../../base/remember.ts'
import { simplified } from '../../../../base/text/scripts.ts'
import { withoutQuantities } from '../alike/measures.ts'
import { sharedWords, subjectsOf } from '../alike/subjects.ts'
import { thingsIn } from './things.ts'

/**
 * "The websocket limit is 250, not 100", 令牌过期时间是 15 分钟，不是 5 分钟: of a thing that the earlier statement does not speak of, or
 * of a sort of it. Which number or name it is not says nothing of what had that one before.
 */
export function speaksOfAnother(later: string, earlier: string): boolean {
  if (CHINESE.test(later) !== CHINESE.test(earlier)) return false
  return CHINESE.test(later) ? isOfAnotherInChinese(simplified(later), simplified(earlier)) : isOfOther(later, earlier)
}

/** 测试库端口 and 测试数据库的端口: by a shorter name. */
export function isSameByShorterName(later: string, earlier: string): boolean {
  if (!CHINESE.test(later)) return false
  const [own, theirs] = [chineseSubjectIn(simplified(later)), chineseSubjectIn(simplified(earlier))]
  return own.length > 2 && own[0] === theirs[0] && isWithin(own, theirs)
}

function isOfOther(later: string, earlier: string): boolean {
  const { subject, head, sort, rest } = subjectIn(later)
  const words = subjectsOf(subject)
  const shared = sharedWords(subject, earlier).size
  if (shared === words.size || [...words].every((word) => OURS.has(word)) || isItsJob(subject, later, earlier))
    return false
  // "Our contractors speak no French, comments in English please": why it is so says nothing of what it is about.
  if (sharedWords(rest, earlier).size > 0) return false
  // A sort of the same is another one whatever is said of it; of what it shares nothing with it has to say nothing of a change.
  if (sharedWords(head, earlier).size > 0 && sharedWords(sort, earlier).size < subjectsOf(sort).size) return true
  return shared === 0 && !SAYS_CHANGED.test(later)
}

/** "Linting is done by pylint": the name of the job that something of a family has. */
function isItsJob(own: string, later: string, earlier: string): boolean {
  const theirs = membersIn(earlier).map(({ family }) => family)
  return membersIn(later).some(
    ({ family: { job }, family }) =>
      job !== '' && theirs.includes(family) && own.replace(new RegExp(`\\b(?:${job})\\b`, 'gi'), '').trim() === '',
  )
}

interface Subject {
  readonly subject: string
  /** What it is a sort of: "limit", of "the limit for avatars" and of "the upload limit". */
  readonly head: string
  readonly sort: string
  /** The other clauses, but for one that only says what it is not. */
  readonly rest: string
}

const subjectIn: (text: string) => Subject = remembering((text) => {
  const [, lead = '', name = '', of = ''] = SUBJECT.exec(text) ?? []
  const words = name.trim().split(/\s+/)
  const things = (part: string) => thingsIn(part.replace(NO_SORT, ' ')).trim()
  const rest = text.slice(lead.length).split(CLAUSES).slice(1)
  return {
    subject: things(`${name} ${of}`),
    head: words.at(-1) ?? '',
    sort: things(`${words.slice(0, -1).join(' ')} ${of}`),
    rest: rest.filter((one) => !DENIES.test(one)).join(' '),
  }
})

function isOfAnotherInChinese(later: string, earlier: string): boolean {
  const own = chineseSubjectIn(later)
  if (own.length < 2 || isWithin(own, earlier)) return false
  const known = [...own].map((_, at) => at < own.length - 1 && earlier.includes(own.slice(at, at + 2)))
  const first = known.indexOf(true)
  if (first === -1) return !ZH_CHANGED.test(later)
  // What stands before the thing says of which sort it is.
  return first >= 2
}

/** 测试库 is 测试数据库. */
function isWithin(own: string, earlier: string): boolean {
  let at = 0
  for (const one of earlier) if (one === own[at]) at++
  return at === own.length
}

const chineseSubjectIn: (text: string) => string = remembering((text) => {
  const { subject = '' } = ZH_SUBJECT.exec(text.replace(ZH_LEAD, ''))?.groups ?? {}
  return withoutQuantities(subject).replace(ZH_EMPTY, '')
})

const CHINESE = /[\u3400-\u9fff]/
const CLAUSES = /[,;] |\. /
const DENIES = /^(?:and |but )?(?:not|never|no longer|no more)\b/i
const SUBJECT =
  /^((?:(?:and|but|so|also|btw|note|fyi|by the way|from now on|now|remember(?: that)?|correction|no)[,:]? )*)((?:(?!(?:we|i|you|it|they|he|she|this|that|these|those|there|here|who|which|what|if|when|before|after|please|always|never|let|use|put|keep|make|write|run|send|in|on|at|under|for|of|with|is|are|was|were|does|do|don['’]?t|doesn['’]?t|must|should|has|have|uses?|runs?|lives?|goes|stays?|takes?|gets?|keeps?|lasts?|expires?|moved?|need|needs|not)\b)[\w'’/.-]+ ){1,4}?)((?:(?:for|of|in) (?:the |our |all )?(?:[\w/-]+ ){1,3}?)?)(?:now |still |all |only |always |also )*(?:is|are|uses?|runs?|has|have|lives?|goes|go|stays?|stay|takes?|gets?|keeps?|keep|lasts?|last|expires?|expire|does(?:n['’]?t)?|do(?:n['’]?t)?|must|should|needs?|moved)\b/i
/** Of all of us, or of all that we make. */
const OURS: ReadonlySet<string> = new Set(
  'team project repo repository codebase company organisation organization everyone everybody everything app application product system monorepo whole folk people colleague'
    .split(' ')
    .flatMap((word) => [...subjectsOf(word)]),
)
/** It says nothing of which. */
const NO_SORT =
  /\b(?:the|our|all|any|each|every|new|old|default|standard|main|current|max(?:imum)?|min(?:imum)?|normal|general|overall|whole|actual)\b/gi
const SAYS_CHANGED =
  /\b(?:now|no longer|no more|any ?more|any longer|instead|these days|since|moved|switched|changed|renamed|went|gone|dropped|replaced|back to|correction|from now on|turned out)\b/i
const ZH_LEAD =
  /^(?:之前说的|还是|以后|现在|今后|另外|对了|注意|记住|更正一下|更正|纠正一下|顺便说一?下|我们(?:的|这边)?|咱们|所有的?|全部的?|每个|这个项目的?|本项目的?|一律|统一|默认的?|新的?|[，,：:])+/
const ZH_SUBJECT =
  /^(?<subject>(?![用把不别给])[^，,。；;：:]{2,12}?)(?:以后|现在|今后|统一|一律|全部|全都|都|就|默认|已经|只|还|也|先|改|换|调|要|请)*(?:是|不?用|不?存|不?放(?!宽)|不?走|不?写|保留|用的?是|设[为成]|[改换调升降][成为到用]|迁到|切到|不是|为|叫)/
const ZH_EMPTY = /的|时间|大小|数量|期限|号码?|最大|最小|默认|这边|那边|里面?|上面?|格式|统一|[A-Za-z\s]+$/g
const ZH_CHANGED = /现在|以后|不再|改[成用为]|换|迁|切|了(?=[，,。]|$)|已经|更正|放宽|收紧|[提降调加升]|从.{1,6}起/
