import { topicWordsOf } from '../compose/held.ts'
import type { Line, Telling } from '../compose/line.ts'
import { pointsOf } from '../ledger/facts/person/chosen-option.ts'

/**
 * "1.+2., and for 3 a test of its own": what the numbers of the next prompt stand for in the agent's last message. A summary tells the points of
 * that message mostly without their numbers.
 */
export function numberLines({ ledger, words }: Telling, next: string, summary: string): Line[] {
  const { text, step } = ledger.lead
  const named = labelsIn(next)
  if (named.length === 0 || ledger.last.what !== 'said' || next.length > LONGEST_PROMPT) return []
  const points = pointsOf(text)
  const meant = named.flatMap((label) => {
    const point = points.get(label) ?? ''
    return point === '' ? [] : [{ label, point }]
  })
  // A number that the message does not have: it is about something else.
  if (meant.length === 0 || meant.length < named.length) return []
  if (meant.every(({ label, point }) => isNumberedIn(summary, label, point))) return []
  const told = words.numbered(meant.map(({ label, point }) => `${label}) ${headOf(point)}`))
  return [{ part: 'exchange', key: `numbers ${step}`, factId: '', kind: '', text: told, worth: 3, order: step }]
}

/** The numbers and letters by which a message speaks of points of another, in order. */
export function labelsIn(message: string): string[] {
  const own = message.replace(NOT_SAID, ' ')
  if (own.search(LABEL) === -1) return []
  const found = [...own.matchAll(LABEL), ...own.matchAll(NEXT_LABEL)].sort((a, b) => a.index - b.index)
  return [...new Set(found.map(([, label = '']) => label.toUpperCase()))].slice(0, MOST)
}

/** What a point begins with: its own sentence. */
function headOf(point: string): string {
  if (point.length <= LONGEST) return point
  const end = point.slice(0, LONGEST).search(/[.。；;:：](?:\s|$)(?!.*[.。；;:：](?:\s|$))/)
  return end > LONGEST / 3 ? `${point.slice(0, end)} …` : `${point.slice(0, point.lastIndexOf(' ', LONGEST))} …`
}

/** The summary has the point under the same number. */
function isNumberedIn(summary: string, label: string, point: string): boolean {
  const wanted = topicWordsOf(headOf(point))
  return [...summary.matchAll(new RegExp(`(?:^|[\\s(])\\W{0,3}${label}[.):：]\\W{0,4}([^\\n]{4,200})`, 'gim'))].some(
    ([, there = '']) => {
      const own = topicWordsOf(there)
      return [...wanted].filter((word) => own.has(word)).length >= Math.min(LEAST_SHARED, wanted.size)
    },
  )
}

const NOT_SAID = /```[\s\S]*?(?:```|$)|`[^`\n]*`|https?:\/\/\S+|\S*\/\S*/g
/** A number counts where no noun follows that it could count. */
const LABEL =
  /(?<![\w.:$#@=-])(?:#|no\. ?)?([A-H]|\d{1,2})(?!\.\d)(?=\s*(?:$|[.,;:!?)+&、，。；：！？]|(?:and|or|then|but|we|you|it|is|are|was|look|looks|sound|sounds|seem|seems|can|could|should|would|please|first|instead|too|as well|with|because|now|let|I)(?:\b|['’])|[和或跟与與及都就可也先吧我你那个個点點条條项項]))/g
/** Beside one that surely is: "drop 2, and 3 gets a date". */
const NEXT_LABEL =
  /(?:[,;、，；+&]|\b(?:and|or|but|for|then)\b|[和跟])\s*#?([B-H]|\d{1,2})(?![\w.]|\s*(?:%|minutes|hours|days|times|files))/g
const LONGEST_PROMPT = 1500
const LONGEST = 160
const LEAST_SHARED = 2
const MOST = 6
