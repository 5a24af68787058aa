import { joinSentences, sentencesOf } from '../../../../../../base/text/sentences.ts'
import { deedsOf, isAct, mattersOf } from '../../../../../../base/typed/taken-back/matters.ts'
import type { Ledger } from '../../../../facts.ts'
import { isConstraint } from '../limit-words.ts'
import { forbids } from '../said-again.ts'
import { isLetGo } from './let-go.ts'
import { laidApart } from './points.ts'

/** What a go-ahead does to a limit: it is over, or stands with the word and with what that answered. */
interface Release {
  readonly isOver: boolean
  readonly text: string
  readonly answers?: string
}

/**
 * "Yes go", "looks good, go ahead", 好，開始實作吧: what was only put off until then is over, and what was asked about ("I also need to change
 * src/server.go. OK?") stands beside the limit that forbids it. undefined where a message is no go-ahead.
 */
export function releaseOf(
  ledger: Ledger,
  said: readonly string[],
): ((limit: string, sentence: string) => Release | undefined) | undefined {
  const [first = ''] = said
  const text = joinSentences(said)
  const isGo = text.length <= LONGEST && (said.every((one) => GOES.test(one) || AGREES.test(one)) || STARTS.test(text))
  const isYes = isGo || AGREES.test(first)
  const asked = isYes && ledger.last.what === 'said' ? askedIn(ledger.lead.text) : ''
  if (!isGo && asked === '' && !said.some((one) => MAY_NOW.test(one))) return undefined
  return (limit, sentence) => {
    const held = laidApart(limit).filter((point) => forbids(point))
    const off = held.filter((point) => isPutOff(point, sentence))
    const isOnlyYes = said.every((one) => AGREES.test(one) && !GOES.test(one))
    const isAboutElse = /[?？]\s*$/.test(asked) && !STARTS_WORK.test(asked)
    const startsWork = isOnlyYes ? STARTS_WORK.test(asked) : SAYS_WORK.test(text) || !isAboutElse
    const over = off.filter(
      (point) =>
        said.some((one) => isLetGo(point.replace(OFF, ' ').trim(), one) || isLetGo(point, one)) ||
        (isGo && isOfWork(point) && startsWork) ||
        (asked !== '' && isAskedFor(point, asked)),
    )
    // "Go on" with the plan, or with the work: nobody can tell.
    if (over.length > 0 && said.every((one) => GOES_ON.test(one))) return { isOver: false, text, answers: asked }
    if (over.length > 0) {
      const rest = laidApart(limit).filter(
        (point) => !over.includes(point) && (forbids(point) || isConstraint(point)) && !LOOKS.test(point),
      )
      return rest.length === 0 ? { isOver: true, text: '' } : { isOver: false, text, answers: isOnlyYes ? asked : '' }
    }
    // It may be meant for what was asked, or for the work.
    if (isGo && !isOnlyYes && asked !== '' && off.some(isOfWork)) return { isOver: false, text, answers: asked }
    if (asked === '' || !held.concat(ONLY.test(limit) ? [limit] : []).some((point) => isAskedFor(point, asked)))
      return undefined
    return { isOver: false, text, answers: asked }
  }
}

/** "Yet", "for now", 先不要, "tests first, no code": it holds until the person has looked. */
function isPutOff(point: string, sentence: string): boolean {
  return OFF.test(point) || (FIRST.test(sentence) && isOfWork(point) && !FOR_GOOD.test(sentence))
}

/** The work itself, and nothing of it that has a name. */
function isOfWork(point: string): boolean {
  return WORK.test(point) || WORK_CHINESE.test(point)
}

/** What the agent would do, at the end of its message: its question, and where that says nothing the sentence before. */
function askedIn(message: string): string {
  const sentences = sentencesOf(message).slice(-2)
  const last = sentences.at(-1) ?? ''
  if (!/[?？]\s*$/.test(last)) return PROPOSES.test(last) && last.length <= LONGEST_ASKED ? last : ''
  const asked = last.length >= TELLING || sentences.length < 2 ? last : joinSentences(sentences)
  return asked.length <= LONGEST_ASKED ? asked : last
}

/** The deed that is forbidden is asked for, or another place where only one was to be touched. */
function isAskedFor(point: string, asked: string): boolean {
  const own = [...mattersOf(point)]
  const theirs = mattersOf(asked)
  const acts = own.filter(isAct)
  if (acts.length > 0) return acts.some((act) => theirs.has(act))
  const deeds = deedsOf(point)
  const isSameDeed = [...deedsOf(asked)].some((deed) => deeds.has(deed))
  if (ONLY.test(point)) return isSameDeed && PATH.test(point) && PATH.test(asked)
  if (isOfWork(point)) return STARTS_WORK.test(asked)
  const shared = own.filter((matter) => theirs.has(matter))
  return isSameDeed && shared.length > 0 && shared.length >= own.length * MOST
}

const OFF =
  /\b(?:yet|for now|right now|just now|at this point|until I (?:say|tell|ok|have)\b.*|before I (?:say|ok|have)\b.*)|先(?=不|[别別])|[还還](?=不(?:要|用|能)|[别別])|[暂暫][时時]?(?=不|[别別])/i
const FIRST =
  /\b(?:first|plan|design|draft|proposal|outline|sketch)\b|先[^，,。]{1,14}[，,]\s*(?:[别別]|不|[还還]不|[暂暫])|方案|[设設][计計]/i
const FOR_GOOD = /\b(?:never|ever|always)\b|[绝絕]|永/i
const WORK =
  /\b(?:do not|don['’]?t|no|without|not) (?:(?:please|actually|just|start|begin|starting|even) )*(?:implement\w*|cod(?:e|ing)|writ(?:e|ing)|build\w*|chang\w*|edit\w*|touch\w*|fix\w*|modify\w*|do|mak\w*|start\w*|begin\w*|appl\w*|execut\w*|carry out)(?: (?:it|that|this|anything|any|the|code|changes?|implementation|implementing|coding|writing|files?|things?|yet|for now|right now|just|now|until .*|before .*))*[.!]?$/i
const WORK_CHINESE =
  /(?:不要|不用|[别別]|先不|[还還]不|[暂暫]不)(?:急[着著])?(?:去|再)?(?:[实實][现現作]|[写寫]|改|[动動]手?|做|[开開]始|[编編][码碼])(?:任何)?(?:代[码碼]|程式碼?|程序|[东東]西|文件|[档檔]案|[实實][现現作])?[。！]?$/
const LED =
  "(?:(?:yes|yeah|yep|yup|ok(?:ay)?|sure|great|good|perfect|fine|alright|all right|looks? (?:good|great|right|fine)|lgtm|sounds good|nice|right|please|now|then|just|thanks|cool|exactly|approved|agreed|and|so|let['’]?s|you can|you may)[,.! ]*)*"
const GOES = new RegExp(
  String.raw`^${LED}(?:go(?: ahead| for it| on)?|do (?:it|that|so|this)|proceed|start(?: (?:coding|implementing|writing|building|now|with it))?|implement(?: (?:it|that|this))?|(?:write|code|build) (?:it|that|the code|the implementation)|make it so|begin)(?: (?:now|then|please|with (?:it|that|this|the (?:code|implementation))|and implement(?: it)?))*[.! ]*$|^(?:(?:好|可以|行|ok|[没沒][问問][题題]|嗯|[对對]|就[这這][样樣])[的了啊，,。！\s]*)*(?:那?就?(?:直接|[现現]在|可以)?(?:[开開]始|[动動]手|[继繼][续續]|[实實][现現作]|[写寫]|改|做|[编編][码碼])+(?:代[码碼]|程式碼?)?(?:了|吧)+|[动動]手|[开開]工|上吧|就[这這][样樣]做?吧?)[。！\s]*$`,
  'i',
)
const GOES_ON =
  /^(?:(?:ok(?:ay)?|yes|please|good|great|fine)[,.! ]*)*(?:go on|continue|keep going|carry on)[.! ]*$|^(?:(?:好|可以|行|ok)[的了，,。！\s]*)*[继繼][续續](?:吧|了)?[。！]*$/i
const AGREES =
  /^(?:(?:yes|yeah|yep|yup|ok(?:ay)?|sure|great|good|perfect|fine|alright|lgtm|looks? good|sounds good|please|do|approved|agreed|absolutely|of course)[,.! ]*)+$|^(?:好|可以|行|嗯|[没沒][问問][题題]|同意|要|ok)[的了啊吧，,。！\s]*$/i
/** A longer word that begins with the go-ahead: "looks good, now implement it in core.py". */
const STARTS = new RegExp(
  String.raw`^${LED}(?:now )?(?:implement|start (?:coding|implementing|with the (?:code|implementation))|write the (?:code|implementation)|code it|build it)\b|^(?:(?:好|可以|行|ok)[的了，,。！\s]*)*(?:[现現]在)?(?:[开開]始|可以)(?:[实實][现現作]|[写寫]代[码碼]|[写寫]程式|[动動]手)`,
  'i',
)
const STARTS_WORK =
  /\b(?:implement|start|begin|proceed|go ahead|code|build|apply|write (?:it|that|the code|code|the implementation)|make (?:the|these|those) changes?|carry it out)\b(?!.*\b(?:plan|docs?|document|readme|notes?|design|proposal|summary|diagram|outline)\b)|[实實][现現作]|[动動]手|[开開]始(?:[写寫改做]|[吗嗎？?])|[写寫改]代[码碼]|[写寫]程式|[继繼][续續]|要(?:我)?(?:直接|[现現]在)?[写寫改做][吗嗎]/i
/** It says itself that the work is to begin. */
const SAYS_WORK =
  /\b(?:implement|cod(?:e|ing)|build|write (?:it|that|the code|code))\b|[实實][现現作]|[动動]手|[写寫改做]吧|[写寫]代[码碼]|[开開][始工]/i
const MAY_NOW =
  /^(?:(?:好[的了吧]?|那|ok|行|[现現]在)[，,\s]*)*(?:可以|能).{2,12}了|\b(?:you|we) (?:can|may)\b.*\bnow\b|^(?:now|ok(?:ay)?|please)\b/i
const PROPOSES =
  /\b(?:I(?:['’]d| would| could| can| suggest| recommend| propose| plan to|['’]ll| will| also need to| need to)|we (?:could|should|can))\b|建[議议]|打算|我(?:可以|[会會]|想)|接下[来來]/i
const ONLY = /\b(?:only|just|nothing but)\b|[只仅僅]/i
const PATH = /[\w-]\/[\w-]|[\w-]\.[a-z]\w{0,4}\b/i
/** Why it was put off. */
const LOOKS =
  /^(?:I|we) (?:want|need|would like|['’]d like|have) to (?:look|see|check|review|read|think)\b|^(?:let me|I['’]ll) (?:look|see|check|review|read|think)\b|^我(?:要|想|先|得)*(?:看|[检檢]查|[确確][认認]|想)/i
const LONGEST = 100
const TELLING = 30
const LONGEST_ASKED = 220
const MOST = 0.5
