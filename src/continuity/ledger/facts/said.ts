import { sentencesOf } from '../../../base/sentences.ts'
import type { Entry } from '../../transcript/entry.ts'
import type { Ledger } from '../facts.ts'
import { purposeIn } from '../purpose.ts'
import { takeDecisions } from './decisions.ts'
import { takeSaidNotes } from './notes.ts'
import { takeQuestions } from './questions.ts'

/** What the agent said: decisions, questions, findings, and the reason for the calls that follow. */
export function takeSaid(ledger: Ledger, entry: Extract<Entry, { type: 'said' }>, own: ReadonlySet<string>): void {
  const sentences = sentencesOf(entry.text)
  takeDecisions(ledger, entry, sentences)
  takeQuestions(ledger, entry, sentences)
  if (own.size > 0) takeSaidNotes(ledger, entry, own, sentences)
  ledger.lead = { text: entry.text.slice(0, LONGEST_LEAD), step: ledger.step, purpose: purposeIn(sentences) }
}

const LONGEST_LEAD = 4000
