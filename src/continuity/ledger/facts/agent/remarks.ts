import { testRunOf } from '../../../../base/shell/test-run.ts'
import { oneLine } from '../../../../base/text/text.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'
import { changeFact, factsOf, keyOf, put } from '../../put.ts'
import { isIntent, statement } from '../../telling-sentence.ts'

/**
 * What the agent said of a check right after it had failed: that it was meant to fail, or why. A failure without
 * that reads as if the work were broken.
 */
export function takeRemark(ledger: Ledger, entry: Entry, sentences: readonly string[]): void {
  if (ledger.last.what !== 'result') return
  if (sentences.slice(0, FIRST_FEW).some((sentence) => isSaying(sentence) && MEANT.test(sentence))) dropMeant(ledger)
  const failed = factsOf(ledger, 'check').filter(
    ({ outcome, lastSeen }) => outcome === 'failed' && lastSeen === ledger.last.step,
  )
  if (failed.length === 0) takeHidden(ledger, sentences)
  if (failed.length === 0) return
  const remark = sentences.slice(0, FIRST_FEW).find(isRemark) ?? sentences.slice(0, FINDS_WITHIN).find(isFinding)
  if (remark === undefined) return
  for (const check of failed) changeFact(ledger, check, { remark: { text: remark, isFault: !MEANT.test(remark) } })
  const [first] = failed
  // What cannot be run by itself is worth knowing when it is to be run again, whatever else was run since.
  if (first === undefined || !ALONE.test(remark)) return
  put(ledger, entry, {
    kind: 'way',
    // What was said of one test goes for the others of its file.
    key: `alone ${keyOf(testRunOf(first.command)?.targets.join(' ') || first.command)}`,
    text: oneLine(first.command, LONGEST),
    status: 'active',
    own: { tool: '', failure: statement(remark), round: '' },
  })
}

/** A pipe hid how it ended, and the agent has seen that it failed. */
function takeHidden(ledger: Ledger, sentences: readonly string[]): void {
  const check = factsOf(ledger, 'check').findLast(
    ({ outcome, lastSeen }) => outcome === 'unseen' && lastSeen === ledger.last.step,
  )
  const text = check && sentences.slice(0, FIRST_FEW).find((sentence) => FAILS.test(sentence) && isSaying(sentence))
  if (check !== undefined && text !== undefined) changeFact(ledger, check, { remark: { text, isFault: true } })
}

/** Tests that were meant to fail are no failures that are open. */
function dropMeant(ledger: Ledger): void {
  for (const test of factsOf(ledger, 'test'))
    if (test.status === 'failing' && test.lastSeen === ledger.last.step) changeFact(ledger, test, { status: 'unknown' })
}

function isRemark(sentence: string): boolean {
  return isSaying(sentence) && (MEANT.test(sentence) || BECAUSE.test(sentence))
}

function isSaying(sentence: string): boolean {
  if (sentence.length > LONGEST || sentence.length < SHORTEST || isIntent(sentence)) return false
  return !EXCUSES.test(sentence) && !DOUBTS.test(sentence) && !/[?？:：]$/.test(sentence)
}

/** Said to be what lies behind it, be it a little later. */
function isFinding(sentence: string): boolean {
  return FINDS.test(sentence) && isSaying(sentence)
}

/** It was meant to fail. */
const MEANT =
  /\b(?:as expected|expected (?:failure|to fail)|expected behaviou?r|by design|works? as (?:intended|designed))\b|預期|预期/i
/** That it is no fault of the work nobody has looked at mostly: beside a result it reads as if it were known. */
const EXCUSES =
  /\b(?:pre-?existing|unrelated|not (?:from|caused by|related to|due to|because of) (?:our|my|the|this|these|any)|flaky|known issue|(?:was|were|had|has|already|also) (?:been )?(?:failed|failing|broken|there) (?:before|on main|already))\b|原本就|本來就|本来就|原有的|既有的|無關|无关/i
const FAILS =
  /(?<!no )\b(?:tests?|checks?|builds?|suites?|lint|types?|specs?|it|they|\d+)\b[^.]{0,60}\b(?:fails?|failed|failing|is red|are red|broken?)\b(?! (?:before|anymore|any more))|(?:测试|測試|检查|檢查|构建)[^。]{0,20}(?:失败|失敗|挂了|没过|沒過)/i
const BECAUSE = /\b(?:because|due to|in isolation|depends? on)\b|因為|因为|由於|由于/i
const ALONE =
  /\b(?:in isolation|alone|by itself|on its own)\b.*\b(?:fail|undefined|because|depend|need|must)|單獨.*(?:失敗|依賴)|单独.*(?:失败|依赖)/i
const DOUBTS =
  /\b(?:might|may|could|maybe|perhaps|probably|possibly|likely|seems?|appears?|looks? like|I (?:think|suspect|guess)|if)\b|可能|也許|也许|似乎|大概/i
const FINDS =
  /\b(?:key finding|root cause|(?:real|actual) (?:bug|problem|issue|cause|reason|failure)|(?:problem|issue|cause|reason) (?:is|was) that|turns? out)\b|根本原因|真正的(?:問題|问题|原因)|問題在於|问题在于|原來是|原来是/i
const FINDS_WITHIN = 6
const FIRST_FEW = 3
const SHORTEST = 16
const LONGEST = 190
