import { anchorsOf } from '../../../../base/names.ts'
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
  const meant = isMenu ? [] : sentences.filter(isMeant(entry.text))
  if (!isMenu) takeDecisions(ledger, entry, meant)
  if (!isMenu) takeSaidNotes(ledger, entry, own, meant)
  ledger.lead = { text: bothEnds(entry.text), step: ledger.step, purpose: purposeIn(sentences) }
}

/**
 * What the agent's message before this moment stated is taken back: by itself, or because the person objects. Then also what agents that
 * were sent out have claimed of what the objection names.
 */
export function refute(ledger: Ledger, objection = ''): void {
  const named = objection === '' ? undefined : anchorsOf(objection)
  for (const fact of [...factsOf(ledger, 'note'), ...factsOf(ledger, 'decision')]) {
    if (fact.status !== 'active') continue
    const isClaim = fact.kind === 'note' && fact.voice === 'reported'
    const isNamed = isClaim && named !== undefined && fact.anchors.some((anchor) => named.has(anchor))
    if (isNamed || fact.lastSeen === ledger.lead.step) changeFact(ledger, fact, { status: 'superseded' })
  }
}

/** Not what stands in a list below a line that only supposes: there every point is supposed. */
function isMeant(text: string): (sentence: string) => boolean {
  if (!SUPPOSES.test(text)) return () => true
  const supposed: string[] = []
  let below = false
  for (const line of text.split('\n')) {
    const isPoint = /^\s*(?:[-*•]|\d+[.)])\s/.test(line)
    if (SUPPOSES.test(line)) below = true
    else if (!isPoint && line.trim() !== '') below = false
    else if (below && isPoint) supposed.push(line.replace(/\*\*/g, ''))
  }
  return (sentence) => !supposed.some((point) => point.includes(sentence.slice(0, HEAD)))
}

const SUPPOSES =
  /^.*\b(?:would|could|might|if we|if you|proposal|suppose)\b.*[:：]\s*$|^.*(?:如果|假如|可能會|可能会).*[:：]\s*$/im
const HEAD = 30
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
