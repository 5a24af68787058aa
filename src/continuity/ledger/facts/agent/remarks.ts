import { givenByHand } from '../../../../base/shell/by-hand.ts'
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
  takeToldFailure(ledger, sentences)
  const failed = factsOf(ledger, 'check').filter(
    ({ outcome, lastSeen }) => outcome === 'failed' && lastSeen === ledger.last.step,
  )
  if (failed.length === 0) return
  const isWell = sentences.slice(0, FIRST_FEW).some((sentence) => WELL.test(sentence) && !DOUBTS.test(sentence))
  if (isWell && failed.every(({ named, command }) => !named && givenByHand(command) !== undefined)) {
    for (const check of failed) changeFact(ledger, check, { settled: true })
    return
  }
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

/** A pipe hid how it ended, and the agent, who has seen its output, says that it failed. */
function takeToldFailure(ledger: Ledger, sentences: readonly string[]): void {
  const run = factsOf(ledger, 'check').filter(({ lastSeen }) => lastSeen === ledger.last.step)
  const [check] = run
  if (check?.outcome !== 'unseen' || run.length > 1) return
  const isTold = sentences
    .slice(0, FIRST_FEW)
    .some(
      (sentence) =>
        SAYS_FAILED.test(sentence) &&
        !DOUBTS.test(sentence) &&
        !OPEN.test(sentence) &&
        !MEANT.test(sentence) &&
        !/[?？]$/.test(sentence),
    )
  if (isTold) changeFact(ledger, check, { outcome: 'failed', status: 'failing', line: '' })
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

const OPEN =
  /\b(?:whether|when|until|once|before|earlier|no longer|used to|unrelated|should|would|not)\b|n['’]t\b|是否|有[沒没]有|之前|如果|不再/i
const SAYS_FAILED =
  /\b(?:tests?|suites?|build|lint(?:er|ing)?|checks?|run|it|they|both|all|\d+|one|some|several)\b(?: of (?:them|these|the tests))?(?:['’]s|['’]re| (?:is|are|have|has))?(?: (?:still|now|all|indeed|actually|also))* (?:fail(?:s|ing|ed)?|broken|red)\b(?! (?:before|when|if|on main|earlier)\b)|(?:測試|测试|建置|构建|檢查|检查)[^。，；]{0,8}?(?:[還还]是|仍然?|都|全|有\d+[個个]|確實|确实)?(?:失敗|失败|沒過|没过|不通過|不通过|[掛挂]了)(?!時|时|的話|的话)/i
/** It was meant to fail. */
const MEANT =
  /\b(?:as expected|expected (?:failure|to fail)|expected behaviou?r|by design|works? as (?:intended|designed))\b|預期|预期/i
/** What the program said is what it is to say. */
const WELL =
  /^(?:(?:it|that|this|both|all)(?: (?:now|all|already))? )?works\b|\bas it should\b|\bas (?:wanted|intended|expected)\b|^(?:good|perfect|correct|right|exactly)\b(?! (?:now|away|so)\b)|^(?:可以了|正常|沒問題|没问题|正確|正确|符合)/i
/** That it is no fault of the work nobody has looked at mostly: beside a result it reads as if it were known. */
const EXCUSES =
  /\b(?:pre-?existing|unrelated|not (?:from|caused by|related to|due to|because of) (?:our|my|the|this|these|any)|flaky|known issue|(?:was|were|had|has|already|also) (?:been )?(?:failed|failing|broken|there) (?:before|on main|already))\b|原本就|本來就|本来就|原有的|既有的|無關|无关/i
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
