import { mayName } from '../../../../base/names.ts'
import { clipClause } from '../../../../base/text/sentences.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'
import { drop, keyOf, put } from '../../put.ts'
import { isTelling, statement } from '../../telling-sentence.ts'

/** A choice the agent stated together with its reason. */
export function takeDecisions(
  ledger: Ledger,
  entry: Extract<Entry, { type: 'said' }>,
  sentences: readonly string[],
): void {
  if (!SIGNS.test(entry.text)) return
  for (const sentence of sentences) {
    if (sentence.length > LONGEST || !SIGNS.test(sentence) || !isDecision(sentence)) continue
    const text = clipClause(statement(sentence), LONGEST_NOTE)
    if (text === '') continue
    const key = keyOf(text)
    // A sentence is one fact: as a decision it says more than as a note.
    drop(ledger, `note:${key}`)
    put(ledger, entry, { kind: 'decision', key, text, status: 'active', own: {} })
  }
}

function isDecision(sentence: string): boolean {
  if (CHOICE.test(sentence) && sentence.length >= 40) return !/[?？:：]$/.test(sentence)
  if (isReasonedChoice(sentence)) return !/[?？:：]$/.test(sentence)
  return !CHOICE.test(sentence) && REASON.test(sentence) && mayName(sentence) && isTelling(sentence)
}

/** "I go with X because …": one of several, and why. */
export function isReasonedChoice(text: string): boolean {
  return REASONED.test(text) && (REASON.test(text) || WHY.test(text))
}

const REASONED =
  /\b(?:I|we)(?:['’](?:m|re|ve)| am| are| have)? (?:(?:now|therefore|thus) )?(?:go(?:ing)? (?:with|for)|went (?:with|for)|chose|chosen|pick(?:ed)?|opt(?:ed)? for|settled? on|decided? (?:on|for)|took)\b|^(?:so )?[\w.+#-]+(?: \w+)? it is\b|(?:我|我[们們])(?:就|最[终終後后])?(?:[选選](?:[择擇]|用|了|定)?|[决決]定(?:用|采用|採用)?|采用|採用|用)(?![户戶])|^(?:最[终終後后])?[决決][定](?:[选選采採]?用)(?![户戶])/i
const WHY = /\bas (?:it|we|they|that)\b|\b(?:the )?reason\b|由[於于]/i
/** One look over the whole message: most say nothing of the kind. */
const SIGNS =
  /because|since|root cause|so that|instead of|rather than|means|therefore|otherwise|to avoid|decided|chose|pick|opted|settled|(?:fix|approach|way|solution|issue|problem|bug|cause) (?:is|was)|going with|'ll|will|[決决根改採采因為为而所]/i
const CHOICE =
  /\b(?:decided to|chose to|the (?:right|best|simplest|cleanest) (?:fix|approach|way|solution) is|root cause (?:is|was)|the fix is|the (?:real )?(?:issue|problem|bug) is|going with|we(?:'ll| will) (?:use|keep)|I(?:'ll| will) (?:use|keep|go with))\b|\broot cause:|決定|决定|根本原因|改為|改为|採用|采用|因此選|所以改/i
const REASON =
  /\b(?:because|since|so that|instead of|rather than|which means|therefore|otherwise|to avoid)\b|因為|因为|為了避免|为了避免|而不是/i
const LONGEST = 500
/** Cut like a note, so that the same sentence is the same text. */
export const LONGEST_NOTE = 240
