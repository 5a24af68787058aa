import { topicWordsOf } from '../../../../compose/held.ts'
import type { Ledger } from '../../../facts.ts'
import { factsOf } from '../../../put.ts'

/** Whether what the agent said at a step was then turned down by the person: "no, use postgres", "drop the worker", 换成 yup. */
export function isOverturned(ledger: Ledger, text: string, step: number): boolean {
  if (text === '') return false
  const next = factsOf(ledger, 'goal')
    .filter(({ lastSeen }) => lastSeen > step)
    .toSorted((a, b) => a.lastSeen - b.lastSeen)
    .slice(0, NEXT)
  return next.some(
    ({ text: objection }, at) =>
      OBJECTS.test(objection) && (speaksOf(objection, text) || (at === 0 && isOfTheLast(objection, text))),
  )
}

/** It names something that the text names. What is put aside or in its place may be a short name. */
function speaksOf(objection: string, text: string): boolean {
  const said = topicWordsOf(text)
  if ([...topicWordsOf(objection)].some((word) => said.has(word))) return true
  const thing = THING.exec(objection)?.[1]?.toLowerCase() ?? ''
  return thing !== '' && text.toLowerCase().split(BETWEEN_NAMES).includes(thing)
}

/** A no to whatever was said last: nothing else is named in it, or a clause says no and nothing more. A value is for a value. */
function isOfTheLast(objection: string, text: string): boolean {
  const named = [...topicWordsOf(objection.replace(NO_ZH, ' '))].filter((word) => !NO_WORDS.has(word))
  return named.every((word) => /^\d/.test(word) && /\d/.test(text)) || DENIES.test(objection)
}

const NEXT = 2
const THING =
  /(?:\b(?:use|drop|undo|revert|scrap|take|go with|switch to|rather(?: have| use)?)|[换換][成用]|改[成用回]|去掉|[删刪]掉|用)\s*(?:the |an? )?([a-z][\w.-]*)/i
const BETWEEN_NAMES = /[^a-z\d_.-]+|[.-]+(?![\w])/
/** Words in which somebody says no, whatever it is to. */
const NO_WORDS: ReadonlySet<string> = new Set(
  'nope wrong right true correct drop undo revert scrap take back away rather prefer instead like want mean meant something else what round please sorry actually well change switch'.split(
    ' ',
  ),
)
const NO_ZH =
  /不[對对是要行用]|[错錯]|[這这那][样樣個个]|[撤收]回?|去掉|[删刪換换]掉|[改换換][成用回]|[还還]是|[我你的了吧啊]/g
const DENIES =
  /^(?:(?:hm+|well|sorry|no+|nope)[,. ]+)*(?:(?:(?:that|this|it)(?: is|['’]s| was) )?wrong|(?:that|this|it)(?: is|['’]s| was) not (?:it|right|true|what i\b.*)|(?:that|this|it) (?:isn|wasn)['’]t (?:it|right|true))\s*(?:[.,;:!—–]|$)|^(?:不[對对]|[错錯]了)(?:[，。！,!]|$)/i
const OBJECTS =
  /^(?:hm+|well|ok|sorry|please|actually|but)?[,. ]*(?:no\b(?! (?:problem|worries|need))|nope\b|not\b(?! (?:now|yet)\b)|wrong\b|(?:that|this) (?:is|was|['’]s)(?:n['’]t| not)? (?:wrong|right|it|the|what i)|that['’]s (?:not|wrong)|don['’]?t (?:use|do|want|like)|drop\b|undo\b|revert\b|scrap\b|take (?:(?:it|that|them|(?:the )?[\w-]+) )?(?:out|away|back|off)\b|use\b|go with\b|make (?:it|that|them)\b|rather\b|i(?:['’]d| would) (?:rather|prefer)\b|change (?:it|that)\b|switch\b(?! to (?:main|master|develop|trunk|the \w+ branch)\b))|\b(?:instead|rather than)\b|\b(?:we|i) (?:do not|don['’]?t|never) (?:use|run|want|have|like)\b|^(?:不[對对是要行用]|[别別]用|[换換][成用]|改[成用回]|[还還]是用|去掉|撤|[删刪]掉|用(?![户戶例法途处處时時来到]))|而是|[错錯]了/i
