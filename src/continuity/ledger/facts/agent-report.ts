import { clipSentences, joinSentences, sentencesOf } from '../../../base/sentences.ts'
import type { Entry } from '../../transcript/entry.ts'
import type { Ledger, OpenCall } from '../facts.ts'
import { isEmptyTalk, isWhole } from '../telling-sentence.ts'

/** The first words with which an agent that was sent out says what came of it; nothing where it only leads up to them. */
export function takeAgentReport(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>, call: OpenCall): void {
  const told = sentencesOf(entry.text.slice(0, 3000)).filter(
    (sentence) =>
      (isWhole(sentence) || ENDED.test(sentence)) &&
      !isEmptyTalk(sentence) &&
      !LEADS_UP.test(sentence) &&
      /[.。!！]$/.test(sentence),
  )
  const [first = '', second = ''] = told
  if (first === '' || call.command === '') return
  const both = joinSentences([first, second])
  ledger.report = {
    what: call.command,
    text: clipSentences(both.length <= LONGEST ? both : first, LONGEST),
    step: ledger.step,
  }
}

const LEADS_UP =
  /\b(?:here(?:'s| is| are)|based on|summary|comprehensive|let me|I(?:'ve| have) (?:all|enough|now|gathered)|now I|this (?:report|document)|below|following)\b|以下|下面|總結|总结/i
/** Short, and yet it says how it ended. */
const ENDED = /\b(?:complete|completed|done|committed|pass|passes|passed|fail|fails|failed)\b|完成|通過|通过|失敗|失败/i
const LONGEST = 240
