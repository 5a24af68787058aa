import { sentencesOf } from '../../../../base/text/sentences.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'
import { changeFact, factsOf } from '../../put.ts'
import { takeDecisions } from './decisions.ts'
import { takeLeft } from './left.ts'
import { takeSaidNotes } from './notes.ts'
import { purposeIn } from './purpose.ts'
import { takeQuestions } from './questions.ts'
import { takeRemark } from './remarks.ts'
import { takeReview } from './review.ts'

/** What the agent said: decisions, questions, findings, and the reason for the calls that follow. */
export function takeSaid(ledger: Ledger, entry: Extract<Entry, { type: 'said' }>, own: ReadonlySet<string>): void {
  const whole = sentencesOf(entry.text)
  // What was thought before a second thought is not what was found.
  const sentences = whole.slice(whole.findLastIndex((sentence) => SECOND_THOUGHT.test(sentence)) + 1)
  if (SECOND_THOUGHT.test(entry.text)) refute(ledger)
  takeQuestions(ledger, entry, sentences)
  takeRemark(ledger, entry, sentences)
  takeLeft(ledger, entry)
  takeReview(ledger, entry.text)
  // Points among which the person is to choose are neither found nor decided.
  const isMenu = MENU.test(entry.text) && /[?？]\s*$/.test(sentences.at(-1) ?? '')
  if (!isMenu) takeDecisions(ledger, entry, sentences)
  if (!isMenu) takeSaidNotes(ledger, entry, own, sentences)
  ledger.lead = { text: bothEnds(entry.text), step: ledger.step, purpose: purposeIn(sentences) }
}

/** What the agent's message before this moment stated is taken back: by itself, or because the person objects. */
export function refute(ledger: Ledger): void {
  for (const fact of [...factsOf(ledger, 'note'), ...factsOf(ledger, 'decision')]) {
    if (fact.lastSeen === ledger.lead.step && fact.status === 'active')
      changeFact(ledger, fact, { status: 'superseded' })
  }
}

const MENU = /^\W*(?:options?|approach|alternatives?|方案|選項|选项)\b|^\W*[A-D][.):]\s/im
const SECOND_THOUGHT =
  /^(?:(?:but|oh|hmm+|ah)[,. ]+)*(?:wait\b|hold on\b|hmm+\b|actually,? (?:no|wait)\b|no,? (?:wait|that)|that's (?:not|wrong)|I was wrong|等等|等一下|不對|不对|我錯了|我错了)/i
/** Of a long message its beginning and its end, whole lines only. */
function bothEnds(text: string): string {
  if (text.length <= LONGEST_LEAD) return text
  const head = text.slice(0, LONGEST_LEAD / 2)
  const tail = text.slice(-LONGEST_LEAD / 2)
  return `${head.slice(0, head.lastIndexOf('\n') + 1)}\n${tail.slice(tail.indexOf('\n') + 1)}`
}

const LONGEST_LEAD = 4000
