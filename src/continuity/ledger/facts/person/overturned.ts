import { topicWordsOf } from '../../../compose/held.ts'
import type { Ledger } from '../../facts.ts'
import { factsOf } from '../../put.ts'

/** Whether what the agent said at a step was then turned down by the person: "no, use postgres", "drop the worker", 换成 yup. */
export function isOverturned(ledger: Ledger, text: string, step: number): boolean {
  if (text === '') return false
  const next = factsOf(ledger, 'goal')
    .filter(({ lastSeen }) => lastSeen > step)
    .toSorted((a, b) => a.lastSeen - b.lastSeen)
    .slice(0, NEXT)
  return next.some(
    (goal, at) => OBJECTS.test(goal.text) && (speaksOf(goal.text, text) || (at === 0 && isBare(goal.text))),
  )
}

function speaksOf(objection: string, text: string): boolean {
  const said = topicWordsOf(text)
  return [...topicWordsOf(objection)].some((word) => said.has(word))
}

/** A few words about what was said last. */
function isBare(objection: string): boolean {
  return objection.length <= (/[\u3400-\u9fff]/.test(objection) ? SHORT / 2 : SHORT)
}

const NEXT = 2
const SHORT = 50
const OBJECTS =
  /^(?:hm+|well|ok|sorry|please|actually|but)?[,. ]*(?:no\b(?! (?:problem|worries|need))|nope\b|not\b|wrong\b|(?:that|this) (?:is|was)(?:n['’]t| not)? (?:wrong|right|it|the)|don['’]?t (?:use|do|want|like)|drop\b|undo\b|revert\b|scrap\b|take\b|use\b|go with\b|make (?:it|that|them)\b|rather\b|i(?:['’]d| would) (?:rather|prefer)\b|change (?:it|that)\b|switch\b)|\b(?:instead|rather than)\b|\b(?:we|i) (?:do not|don['’]?t|never) (?:use|run|want|have|like)\b|^(?:不[对對是要行用]|[别別]用|[换換][成用]|改[成用回]|[还還]是用|去掉|撤|[删刪]掉|用)|而是|[错錯]了/i
