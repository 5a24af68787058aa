import { oneLine } from '../../../../base/text/text.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'
import { changeFact, factsOf, keyOf, put } from '../../put.ts'
import { testRunOf } from '../../shell.ts'
import { isIntent, statement } from '../../telling-sentence.ts'

/**
 * What the agent said of a check right after it had failed: that it was meant to fail, that it failed before, why. A failure without
 * that reads as if the work were broken.
 */
export function takeRemark(ledger: Ledger, entry: Entry, sentences: readonly string[]): void {
  if (ledger.last.what !== 'result') return
  const failed = factsOf(ledger, 'check').filter(
    ({ outcome, lastSeen }) => outcome === 'failed' && lastSeen === ledger.last.step,
  )
  if (failed.length === 0) return
  const remark = sentences.slice(0, FIRST_FEW).find(isRemark)
  if (remark === undefined) return
  for (const check of failed) changeFact(ledger, check, { remark: { text: remark, isFault: !EXCUSES.test(remark) } })
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

function isRemark(sentence: string): boolean {
  if (sentence.length > LONGEST || sentence.length < SHORTEST || isIntent(sentence)) return false
  return (EXCUSES.test(sentence) || BECAUSE.test(sentence)) && !DOUBTS.test(sentence) && !/[?？:：]$/.test(sentence)
}

/** It is no fault of the work. */
const EXCUSES =
  /\b(?:as expected|expected (?:failure|to fail)|pre-?existing|unrelated|not (?:from|caused by|related to) (?:our|my|the|this|these)|flaky|known issue|already (?:failed|failing|broken) (?:before|on main))\b|預期|预期|原本就|本來就|本来就|無關|无关/i
const BECAUSE = /\b(?:because|due to|in isolation|depends? on)\b|因為|因为|由於|由于/i
const ALONE =
  /\b(?:in isolation|alone|by itself|on its own)\b.*\b(?:fail|undefined|because|depend|need|must)|單獨.*(?:失敗|依賴)|单独.*(?:失败|依赖)/i
const DOUBTS =
  /\b(?:might|may|could|maybe|perhaps|probably|possibly|likely|seems?|appears?|looks? like|I (?:think|suspect|guess)|if)\b|可能|也許|也许|似乎|大概/i
const FIRST_FEW = 3
const SHORTEST = 16
const LONGEST = 190
