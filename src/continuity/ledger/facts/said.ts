import { sentencesOf } from '../../../base/sentences.ts'
import type { Entry } from '../../transcript/entry.ts'
import type { Ledger } from '../facts.ts'
import { purposeIn } from '../purpose.ts'
import { change, factsOf } from '../put.ts'
import { takeDecisions } from './decisions.ts'
import { takeLeft } from './left.ts'
import { takeSaidNotes } from './notes.ts'
import { takeQuestions } from './questions.ts'

/** What the agent said: decisions, questions, findings, and the reason for the calls that follow. */
export function takeSaid(ledger: Ledger, entry: Extract<Entry, { type: 'said' }>, own: ReadonlySet<string>): void {
  const whole = sentencesOf(entry.text)
  // What was thought before a second thought is not what was found.
  const sentences = whole.slice(whole.findLastIndex((sentence) => SECOND_THOUGHT.test(sentence)) + 1)
  if (SECOND_THOUGHT.test(entry.text)) refute(ledger)
  takeDecisions(ledger, entry, sentences)
  takeQuestions(ledger, entry, sentences)
  takeLeft(ledger, entry)
  if (own.size > 0) takeSaidNotes(ledger, entry, own, sentences)
  ledger.lead = { text: entry.text.slice(0, LONGEST_LEAD), step: ledger.step, purpose: purposeIn(sentences) }
}

/** What the agent's message before this moment stated is taken back: by itself, or because the person objects. */
export function refute(ledger: Ledger): void {
  for (const fact of [...factsOf(ledger, 'note'), ...factsOf(ledger, 'decision')]) {
    if (fact.lastSeen === ledger.lead.step && fact.status === 'active') change(ledger, fact, { status: 'superseded' })
  }
}

const SECOND_THOUGHT =
  /^(?:(?:but|oh|hmm+|ah)[,. ]+)*(?:wait\b|hold on\b|hmm+\b|actually,? (?:no|wait)\b|no,? (?:wait|that)|that's (?:not|wrong)|I was wrong|等等|等一下|不對|不对|我錯了|我错了)/i
const LONGEST_LEAD = 4000
