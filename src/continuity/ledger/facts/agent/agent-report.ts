import { clipSentences, joinSentences, sentencesOf } from '../../../../base/text/sentences.ts'
import { isDirective } from '../../../../base/typed/index.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'
import type { OpenCall } from '../../state.ts'
import { isEmptyTalk, isWhole } from '../../telling-sentence.ts'
import { takeTaskReported } from '../tasks.ts'
import { COMMITTED, MOST_HEARD, NOT_DONE, takeOthers } from './others.ts'

/**
 * What an agent that was sent out says came of it: the first words that tell it, and how its checks and its commit ended. Nothing where
 * it only leads up to that, and nothing of what it could not reach itself: that says nothing about the session that sent it.
 */
export function takeAgentReport(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>, call: OpenCall): void {
  // What it found and did, not what it would have others do: nobody asked it to lay anything down.
  const sentences = sentencesOf(entry.text.slice(0, MOST_HEARD)).filter((sentence) => !isDirective(sentence))
  // What one that only looked around has found, the summariser has before its eyes; a sentence out of it says little.
  if (call.looks !== undefined) return
  takeOthers(ledger, entry.text, { step: call.step, reads: call.reads === true })
  if (sentences.some((sentence) => DONE.test(sentence) && !NOT_DONE.test(sentence)))
    takeTaskReported(ledger, call.command)
  const told = sentences.filter(
    (sentence) =>
      (isWhole(sentence) || ENDED.test(sentence)) &&
      !isEmptyTalk(sentence) &&
      !LEADS_UP.test(sentence) &&
      /[.。!！]$/.test(sentence),
  )
  const [first = '', second = ''] = told
  if (first === '' || call.command === '' || OUT_OF_REACH.test(first)) return
  const both = joinSentences([first, second])
  const text = clipSentences(both.length <= LONGEST ? both : first, LONGEST)
  const outcomes = sentences.filter((sentence) => isOutcome(sentence) && !text.includes(sentence))
  ledger.report = {
    what: call.command,
    text: withOutcomes(text, outcomes),
    step: ledger.step,
    ...(outcomes.length > 0 && { ended: true as const }),
  }
}

/** The first thing that is said of a report: where that finds fault with it, it is told with what the report claims. */
export function takeDoubt(ledger: Ledger, sentences: readonly string[]): void {
  const { report, last } = ledger
  if (report === undefined || last.what !== 'result' || last.step !== report.step) return
  const doubt = sentences.slice(0, FIRST_FEW).find((sentence) => DOUBTED.test(sentence))
  if (doubt !== undefined && doubt.length <= LONGEST_OUTCOME) ledger.report = { ...report, doubt }
}

/** A short point that says how a check or the commit ended. */
function isOutcome(sentence: string): boolean {
  return (
    sentence.length <= LONGEST_OUTCOME &&
    (COMMITTED.test(sentence) || CHECKED.test(sentence)) &&
    !NOT_DONE.test(sentence) &&
    !/[?？:：]$/.test(sentence)
  )
}

function withOutcomes(text: string, outcomes: readonly string[]): string {
  let told = text
  for (const outcome of outcomes.slice(-MOST_OUTCOMES)) {
    const both = joinSentences([told, /[.。!！]$/.test(outcome) ? outcome : `${outcome}.`])
    if (both.length <= LONGEST_WITH_OUTCOMES) told = both
  }
  return told
}

const LEADS_UP =
  /\b(?:here(?:'s| is| are)|based on|summary|comprehensive|let me|I(?:'ve| have) (?:all|enough|now|gathered)|now I|this (?:report|document)|below|following)\b|以下|下面|總結|总结/i
/** Short, and yet it says how it ended. */
const ENDED = /\b(?:complete|completed|done|committed|pass|passes|passed|fail|fails|failed)\b|完成|通過|通过|失敗|失败/i
const CHECKED =
  /\b(?:tests?|suite|lint(?:ing)?|build|checks?|cases)\b[^.]*\b(?:pass(?:es|ed|ing)?|succeed(?:s|ed)?|fail(?:s|ed|ing)?|green)\b|(?:測試|测试|檢查|检查)[^。]*(?:通過|通过|失敗|失败)/i
/** It says of its own work that it is over. */
const DONE =
  /^(?:(?:the |this )?(?:task|work|implementation)\b[^.]{0,40} (?:is |was |has been )?(?:now )?(?:complete[d]?|done|finished)\b|(?:all )?(?:done|complete[d]?)\b)|(?:任務|任务|工作|實作|实现).{0,12}完成/i
/** What this agent had no way to reach; the one that sent it may. */
const OUT_OF_REACH =
  /\b(?:(?:not|isn['’]t|aren['’]t|un)\s?(?:available|accessible|connected)|(?:no|not have|don['’]t have|lack(?:s|ed)?|without) access|cannot access|can['’]t access)\b|(?:無法|无法|不能)(?:使用|存取|訪問|访问)/i
const DOUBTED =
  /\bthere(?:['’]s| is| are| seems? to be) (?:an? |some |still )*(?:issues?|problems?|errors?|mistakes?)\b|\b(?:undefined|missing|broken|wrong|incorrect)\b|\b(?:did|does|was|were|is|are)(?:n['’]t| not) (?:actually |really |quite )?(?:\w+ed|done|there|exist|compile|build|work|right|true)\b|\bstill fail|有(?:個|个)?(?:問題|问题|錯|错)|(?:沒|没)有真正|不對|不对/i
const FIRST_FEW = 2
const LONGEST = 240
const LONGEST_OUTCOME = 120
const LONGEST_WITH_OUTCOMES = 340
const MOST_OUTCOMES = 3
