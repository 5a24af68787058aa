import { joinSentences, sentencesOf } from '../../../base/text/sentences.ts'
import { withoutCourtesy } from '../../ledger/facts/agent/courtesy.ts'
import { LONGEST_LIST, menuAtEnd } from '../../ledger/facts/agent/questions.ts'
import type { GoalFact, Ledger } from '../../ledger/facts.ts'
import { isIntent } from '../../ledger/telling-sentence.ts'
import { clipWords } from '../clip.ts'
import { alone } from '../parts/alone.ts'
import { ownWordsOf, requestOf } from '../parts/request.ts'
import { PROMISES, PROPOSES, STEP_ALONE, TAKES_LEAVE } from '../turn-over.ts'

/** The questions with which the last message ends: the second may be the other half of the first. */
export function questionsAtEnd({ lead }: Ledger): string {
  const sentences = withoutCourtesy(sentencesOf(lead.text))
  if (!/[?？]$/.test(sentences.at(-1) ?? '')) return ''
  const menu = menuAtEnd(lead.text)
  if (menu !== '') return withLast(menu, sentences.at(-1) ?? '')
  const first = sentences.findLastIndex((sentence) => !/[?？]$/.test(sentence)) + 1
  const asked = joinSentences(sentences.slice(Math.max(first, sentences.length - 2)))
  return asked.length <= LONGEST_QUESTION ? asked : clipWords(sentences.at(-1) ?? '', LONGEST_QUESTION)
}

/** What is asked below a menu may be another question than which of its points. */
function withLast(menu: string, asked: string): string {
  if (menu.includes(asked) || !/[?？]$/.test(asked)) return menu
  const stop = /[?？.。!！]$/.test(menu) ? '' : /[\u3400-\u9fff]/.test(menu) ? '。' : '.'
  const both = joinSentences([menu + stop, asked])
  return both.length <= LONGEST_MENU ? both : menu
}

export function withOtherHalf({ lead }: Ledger, asked: string): string {
  const sentences = sentencesOf(lead.text)
  const at = sentences.findIndex((sentence) => sentence.startsWith(asked))
  const next = at === -1 ? '' : (sentences[at + 1] ?? '')
  const both = /^(?:or|and|還是|还是|或)\b.*[?？]$/i.test(next) ? joinSentences([asked, next]) : asked
  return clipWords(both, LONGEST_LIST)
}

/**
 * What the last message ends with, where that tells of a step that was not taken yet or of something that is not as it was to be; undefined
 * where it does not, '' where it cannot be quoted.
 */
export function unfinishedIn(ledger: Ledger): string | undefined {
  const { lead, did } = ledger
  const request = requestOf(ledger)
  // What announces something that stood below it is no sentence without it.
  const sentences = withoutCourtesy(sentencesOf(lead.text)).filter(
    (sentence, at, all) => !TAKES_LEAVE.test(sentence) && (at === all.length - 1 || !/[:：]$/.test(sentence)),
  )
  const ends = sentences.slice(-LAST_FEW)
  const at = ends.findIndex(
    (sentence) =>
      /[?？]$/.test(sentence) ||
      isIntent(sentence) ||
      STEP_ALONE.test(sentence) ||
      AMISS.test(sentence) ||
      PROPOSES.test(sentence) ||
      isOtherMeasure(request, sentence),
  )
  const hasFailed =
    did?.state === 'failed' && did.act === 'ran' && BRINGS_OUT.test(did.what) && did.step > (request?.lastSeen ?? 0)
  if (at === -1 && !hasFailed) return undefined
  // What they will hear of stands in the sentence before.
  const from = at > 0 && PROMISES.test(ends[at] ?? '') ? at - 1 : at
  const told = joinSentences(ends.slice(from === -1 ? -1 : from))
  if (told.length <= LONGEST_WHOLE) return alone(lead.text, told)
  const last = ends.at(-1) ?? ''
  return last.length <= LONGEST_WHOLE ? alone(lead.text, last) : ''
}

/** The last message proposes something, and goes on only with a yes. */
export function proposesAtEnd({ lead }: Ledger): boolean {
  return sentencesOf(lead.text)
    .slice(-LAST_FEW)
    .some((sentence) => PROPOSES.test(sentence) && !TAKES_LEAVE.test(sentence))
}

/** "Below 300 MB" was asked for, and it is 412. */
function isOtherMeasure(request: GoalFact | undefined, sentence: string): boolean {
  if (!/\d/.test(sentence)) return false
  const asked = measuresIn(request === undefined ? '' : ownWordsOf(request))
  return measuresIn(sentence).some(({ value, unit }) => asked.some((one) => one.unit === unit && one.value !== value))
}

function measuresIn(text: string): { value: string; unit: string }[] {
  return [...text.toLowerCase().matchAll(MEASURE)].map(([, value = '', unit = '']) => ({
    value,
    unit: unit.replace(/s$/, ''),
  }))
}

/** More is to be done, or something is not as it was to be. That it stands there is true either way: it is quoted. */
const AMISS =
  /\b(?:still|not yet|yet to|next|unfinished|incomplete|blocked|stuck|unable|refused|rejected|denied|cannot|failed|failing|remain(?:s|ing)|left (?:to|over|open)|to do|too (?:big|large|slow|long|high|many|few)|(?:only|just) (?:half|part|some)|but not|I(?:['’]ll| will| would|['’]m going to| plan to)|(?:is|are|was|were|has|have)(?: not|n['’]t) (?:yet|been|done|finished|complete|working|ready|there|in)|(?:I|we) (?:could|can|did|do|was|have|had)(?: not|n['’]t))\b|[还還](?:[没沒差剩不有]|需)|[尚仍]|[没沒](?:有)?(?:能|法|通[过過]|成功|完成|做|跑|提交|推)|失[败敗](?=[了，。；]|$)|拒[绝絕]|超[过過出]|卡住|(?:不能|不行|不通)|[无無]法|我[会會将將再]|下一步|接下[来來]|打算/i
/** What was to be the end of it. */
const BRINGS_OUT = /\b(?:commit|push|merge|rebase|deploy|publish|release|migrate|apply|install|build)\b/i
const MEASURE = /(\d[\d.,]*)\s?(%|[a-z]{1,12}\b|[\u3400-\u9fff])/g
const LAST_FEW = 2
/** "Now the runbook." says nothing that a summary lacks. */
export const SAYS_NOTHING = /^(?:now|next|then)\b[\w ,'’-]{0,20}[.:]?$/i
const LONGEST_WHOLE = 160
const LONGEST_MENU = 460
const LONGEST_QUESTION = 240
