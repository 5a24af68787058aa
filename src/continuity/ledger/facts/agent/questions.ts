import { clipClause, joinSentences, sentencesOf } from '../../../../base/text/sentences.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'
import { changeFact, factsOf, keyOf, put } from '../../put.ts'
import { isCourtesy } from './courtesy.ts'

/** What the agent asked the person and has no answer to yet. The next typed prompt is taken as the answer. */
export function answerQuestions(ledger: Ledger): void {
  for (const question of factsOf(ledger, 'question')) changeFact(ledger, question, { status: 'done' })
}

export function takeQuestions(
  ledger: Ledger,
  entry: Extract<Entry, { type: 'said' }>,
  sentences: readonly string[],
): void {
  const near = sentences.length - NEAR_END
  const isQuestion = (sentence: string, at: number) =>
    sentence.length <= 300 && isAsked(sentence, at >= near) && !isCourtesy(sentence)
  const last = sentences.findLastIndex(isQuestion)
  for (const [at, sentence] of sentences.entries()) {
    if (!isQuestion(sentence, at)) continue
    const asked = clipClause(withObject(sentences, at), LONGEST)
    const text = at === last && /[:：]$/.test(asked) ? withPoints(asked, entry.text) : asked
    put(ledger, entry, { kind: 'question', key: keyOf(text), text, status: 'open', own: {} })
  }
}

function isAsked(sentence: string, isNearEnd: boolean): boolean {
  if (/[?？]$/.test(sentence)) return (isNearEnd ? ADDRESSED : OFFERS).test(sentence)
  // "Would you like me to:", and a list of what.
  if (LISTS.test(sentence) && OFFERS.test(sentence)) return true
  return isNearEnd && WAITS.test(sentence)
}

/** "Please confirm." says nothing without the sentence before it. */
function withObject(sentences: readonly string[], at: number): string {
  const sentence = sentences[at] ?? ''
  const before = sentences[at - 1]
  if (
    /[?？]$/.test(sentence) ||
    OFFERS.test(sentence) ||
    sentence.length > LONGEST_BARE ||
    before === undefined ||
    /[:：]$/.test(before)
  )
    return sentence
  return joinSentences([before, sentence])
}

/** A menu at the end of a message, with the line that opens it: its last option alone asks something else. '' where there is none. */
export function menuAtEnd(message: string): string {
  const lines = message
    .replace(/\*\*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const last = lines.findLastIndex((line) => POINT.test(line))
  if (last === -1 || last < lines.length - AFTER_MENU) return ''
  const opens = lines.slice(0, last).findLastIndex((line) => !POINT.test(line) && !/^\s{2,}/.test(line))
  const asked = sentencesOf(lines[opens] ?? '').at(-1) ?? ''
  return last - opens > 1 && /[:：]$/.test(asked) ? withPoints(asked, message) : ''
}

/** "Would you like me to:" says nothing without the list behind it: its points, what each begins with, or how many there are. */
function withPoints(asked: string, message: string): string {
  const points = pointsBehind(asked, message)
  if (points.length === 0) return asked
  const heads = points.map((point) => point.split(/ [–—-] |[:：(（]/, 1)[0]?.trim() || point)
  for (const all of [points, heads]) {
    const whole = `${asked} ${all.map((point) => point.replace(/[\s.;,。；，]+$/, '')).join('; ')}`
    if (whole.length <= LONGEST_LIST) return whole
  }
  return /[\u3400-\u9fff]/.test(asked) ? `${asked}…（${points.length}）` : `${asked} … (${points.length} points)`
}

function pointsBehind(asked: string, message: string): readonly string[] {
  const lines = message.replace(/\*\*/g, '').split('\n')
  const from = lines.findIndex((line) => line.trimEnd().endsWith(asked.slice(-HEAD)))
  const points: string[] = []
  for (const line of from === -1 ? [] : lines.slice(from + 1)) {
    const [, mark = '', point] = POINT.exec(line) ?? []
    if (point !== undefined) points.push(`${numbered(mark)}${point.trim()}`)
    else if (line.trim() !== '' && !/^\s{2,}/.test(line)) break
  }
  return points
}

/** The answer may be nothing but the number. */
function numbered(mark: string): string {
  const number = /^[\da-hA-H]+/.exec(mark)?.[0]
  return number === undefined ? '' : `${number}) `
}

const POINT = /^ {0,3}([-*•]|\d{1,2}[.)、]|[a-hA-H][.)])\s+(\S.*)$/
const HEAD = 40
/** So many lines, a question at most, may stand below it. */
const AFTER_MENU = 2
const LONGEST = 240
/** With all that is asked about, since the answer may name any of it. */
export const LONGEST_LIST = 320
const LISTS = /[:：](?:\s|$)/
const NEAR_END = 3
const LONGEST_BARE = 45
/** Waits for a yes without a question mark; an offer of more help ("let me know if you need anything else") does not. */
const WAITS = new RegExp(
  [
    String.raw`\bplease (?:confirm|approve|(?:review|check)[^.]{0,40}\band (?:confirm|approve)|give (?:me )?(?:the|your) (?:go[- ]?ahead|ok\b|okay|approval)|tell me (?:whether|if|when|which)|let me know (?:whether|when|which|if (?:I|we) (?:should|may|can)))`,
    String.raw`\b(?:waiting|wait|hold(?:ing)?(?: off)?) (?:for|until) (?:your|you)\b|\bawaiting your\b`,
    String.raw`\b(?:once|when|after|as soon as|until|unless) you(?:'ve| have)? (?:confirm|approve|agree|sign off|say (?:so|yes|go)|give (?:me )?(?:the|your) (?:go|ok))`,
    String.raw`\bneeds? your (?:approval|confirmation|go[- ]?ahead|ok\b|okay|sign[- ]?off|decision|permission|consent)`,
    String.raw`\b(?:tell me|let me know|say) (?:when|whether|if) (?:I|we) (?:may|can|should|shall)\b`,
    String.raw`\b(?:with|without|pending) your (?:ok\b|okay|approval|permission|go[- ]?ahead|confirmation)`,
    '[請请](?:[你您])?先?(?:確認|确认|批准|同意|核准|審核|审核|告訴我是否|告诉我是否|決定|决定)',
    '等(?:待|候)?[你您]的?(?:確認|确认|同意|批准|核准|指示|回覆|回复|決定|决定|許可|许可)',
    '[你您](?:確認|确认|同意|批准|核准|點頭|点头)(?:之?[後后]|了(?:我|就|再))',
    '需要[你您]的?(?:確認|确认|同意|批准|核准|授權|授权|許可|许可|決定|决定)',
  ].join('|'),
  'i',
)
/** An offer is one wherever in the message it stands. */
const OFFERS =
  /^(?:(?:so|ok|okay|now),? )?(?:do you want|want me to|would you like|shall I|should I)\b|^(?:要不要|需要我|要我)/i
/** Asked of the person; a question the agent puts to itself ("why does this fail?") is not one. */
const ADDRESSED =
  /\b(?:you|your|should (?:I|we)|shall (?:I|we)|want me|would (?:you|it)|which (?:one|option|approach))\b|你|您|要不要|是否|需要我|要我|[嗎吗][?？]$|哪一?[個个種种]/i
