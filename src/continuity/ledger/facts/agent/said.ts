import { sentencesOf } from '../../../../base/text/sentences.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'
import { takeKnown } from '../runs/tests/known-failure.ts'
import { takeDoubt } from './agent-report.ts'
import { takeFoundCauses } from './causes/found.ts'
import { refute, refuteCauses } from './causes/refute.ts'
import { takeCauses } from './causes/refuted.ts'
import { takeDecisions } from './decisions.ts'
import { takeLeft } from './left.ts'
import { takeSaidNotes } from './notes.ts'
import { takeProposals } from './proposed.ts'
import { purposeIn } from './purpose.ts'
import { takeQuestions } from './questions.ts'
import { takeRemark } from './remarks.ts'
import { ownAmong } from './repeated.ts'
import { takeReview } from './review.ts'

/** What the agent said: decisions, questions, findings, and the reason for the calls that follow. */
export function takeSaid(ledger: Ledger, entry: Extract<Entry, { type: 'said' }>, names: ReadonlySet<string>): void {
  const whole = sentencesOf(entry.text)
  // What was thought before a second thought is not what was found.
  const sentences = whole.slice(whole.findLastIndex((sentence) => SECOND_THOUGHT.test(sentence)) + 1)
  if (SECOND_THOUGHT.test(entry.text)) refute(ledger)
  takeCauses(ledger, sentences, refuteCauses(ledger, entry.text))
  takeQuestions(ledger, entry, sentences)
  takeRemark(ledger, entry, sentences)
  takeKnown(ledger, sentences)
  takeDoubt(ledger, sentences)
  takeLeft(ledger, entry)
  takeReview(ledger, entry.text)
  // Points among which the person is to choose are neither found nor decided.
  const isMenu = MENU.test(entry.text) && /[?？]\s*$/.test(sentences.at(-1) ?? '')
  const isOwn = ownAmong(ledger, entry.text, sentences)
  const own = sentences.filter(isOwn)
  const meant = isMenu ? [] : own.filter(isMeant(entry.text))
  if (FAULT_FOUND.test(entry.text)) ledger.faults = [...(ledger.faults ?? []), ledger.step].slice(-MOST_FAULTS)
  if (!isMenu) takeDecisions(ledger, entry, meant)
  if (!isMenu) takeSaidNotes(ledger, entry, names, meant)
  if (!isMenu) takeProposals(ledger, own)
  if (!isMenu) takeFoundCauses(ledger, entry, meant)
  ledger.lead = { text: bothEnds(entry.text), step: ledger.step, purpose: purposeIn(own) }
}

/**
 * Not what stands below a line or a heading that only supposes or proposes, and not what goes on with a sentence that does: there
 * everything is supposed.
 */
function isMeant(text: string): (sentence: string) => boolean {
  const nested = STEPS.test(text) ? pointsOfSteps(text) : []
  if (!SUPPOSES.test(text) && !PROPOSES.test(text) && nested.length === 0) return () => true
  const supposed: string[] = [...nested]
  let below: 'points' | 'all' | undefined
  for (const line of text.split('\n')) {
    const isPoint = /^\s*(?:[-*•]|\d+[.)])\s/.test(line)
    const isHeading = !isPoint && /^\s*(?:#{1,6}\s|\*\*[^*]*[^*:：]\*\*\s*$)/.test(line)
    if (isHeading) below = PROPOSES.test(line) || SUPPOSES.test(line) ? 'all' : undefined
    else if (LEADS.test(line) && SUPPOSES.test(line)) below ??= 'points'
    else if (!isPoint && line.trim() !== '' && below === 'points') below = undefined
    else if (below === 'all' || (below === 'points' && isPoint)) supposed.push(line.replace(/\*\*/g, ''))
    supposed.push(...consequences(line))
  }
  return (sentence) => !supposed.some((point) => point.includes(sentence.slice(0, HEAD)))
}

/** What happens in a step of a numbered course of events: apart from it nobody knows when that is so. */
function pointsOfSteps(text: string): string[] {
  const found: string[] = []
  let isIn = false
  for (const line of text.split('\n')) {
    if (/^\s{0,1}\d+[.)]\s/.test(line)) isIn = LEADS.test(line)
    else if (/^\S/.test(line)) isIn = false
    else if (isIn && /^\s+[-*•]\s/.test(line)) found.push(line.replace(/\*\*/g, ''))
  }
  return found
}

/** "If we drop it, … . Then it stays until …": the second sentence holds as little as the first. */
function consequences(line: string): string[] {
  if (!SUPPOSES.test(line)) return []
  const sentences = sentencesOf(line.replace(/\*\*/g, ''))
  return sentences.filter((sentence, at) => SUPPOSES.test(sentences[at - 1] ?? '') && GOES_ON.test(sentence))
}

const SUPPOSES =
  /\b(?:would|could|might|if|propos(?:e|al|ed)|suppose|hypothes[ie]s|hypothetical(?:ly)?|option|alternative|assuming)\b|如果|假如|假設|假设|可能會|可能会|提案|方案/i
const PROPOSES =
  /\b(?:approach|options?|alternatives?|ideas?|theory|scenario|suggest\w*|recommendations?|trade-?offs?)\b|做法|構想|构想|建[议議]/i
const STEPS = /^\s{0,1}\d+[.)]\s.*[:：]\s*(?:\*\*)?\s*$/m
const LEADS = /[:：]\s*(?:\*\*)?\s*$/
const GOES_ON = /^(?:then|so|that|this|in that case|which|and|otherwise|it)\b|^(?:那麼|那么|這樣|这样|於是|于是)/i
const HEAD = 30
/** What the message tells is what is wrong. */
const FAULT_FOUND =
  /\b(?:found (?:the|it|a) (?:bug|issue|problem|cause|culprit)|found it\b|(?:this|that|here) is (?:a|the) (?:bug|root cause|culprit)|root cause|here['’]?s what (?:happened|went wrong))\b|找到(?:問題|问题|原因)|根本原因/i
const MOST_FAULTS = 20
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
