import { clip, sentencesOf } from '../sentences.ts'
import type { Entry } from '../transcript/entry.ts'
import type { Ledger } from './facts.ts'
import { keyOf, put } from './put.ts'
import { isTelling, statement } from './telling-sentence.ts'

/** A choice the agent stated together with its reason. */
export function takeDecisions(ledger: Ledger, entry: Entry): void {
  if (entry.type !== 'said' || !SIGNS.test(entry.text)) return
  for (const sentence of sentencesOf(entry.text)) {
    if (sentence.length > LONGEST || !isDecision(sentence)) continue
    const text = clip(statement(sentence), 260)
    if (text === '') continue
    put(ledger, entry, { kind: 'decision', key: keyOf(text), text, status: 'active', own: {} })
  }
}

export function isDecision(sentence: string): boolean {
  if (CHOICE.test(sentence)) return sentence.length >= 40 && !/[?？:：]$/.test(sentence)
  return REASON.test(sentence) && isTelling(sentence)
}

/** One look over the whole message: most say nothing of the kind. */
const SIGNS =
  /because|since|so that|instead of|rather than|means|therefore|otherwise|to avoid|decided|chose|(?:fix|approach|way|solution|issue|problem|bug|cause) (?:is|was)|going with|'ll|will|[決决根改採采因為为而所]/i
const CHOICE =
  /\b(?:decided to|chose to|the (?:right|best|simplest|cleanest) (?:fix|approach|way|solution) is|root cause (?:is|was)|the fix is|the (?:real )?(?:issue|problem|bug) is|going with|we(?:'ll| will) (?:use|keep)|I(?:'ll| will) (?:use|keep|go with))\b|決定|决定|根本原因|改為|改为|採用|采用|因此選|所以改/i
const REASON =
  /\b(?:because|since|so that|instead of|rather than|which means|therefore|otherwise|to avoid)\b|因為|因为|為了避免|为了避免|而不是/i
const LONGEST = 500
