import type { Fact, Ledger } from '../../../ledger/facts.ts'
import { factsOf } from '../../../ledger/put.ts'
import { requestOf } from '../request.ts'

export function isReported(fact: Fact): boolean {
  return fact.kind === 'note' && fact.voice === 'reported'
}

/**
 * What an agent that was sent out claims, where nobody has spoken against it. That it found nothing, or only one thing, tells how it
 * searched; and one that did not find what the person speaks of has looked in the wrong place, whatever else it says is the only way.
 */
export function isStandingClaim(ledger: Ledger, fact: Fact): boolean {
  return !ABSENT.test(fact.text) && !isContradicted(ledger, fact)
}

/** The agent itself has said otherwise of the same thing since. */
function isContradicted(ledger: Ledger, fact: Fact): boolean {
  const asked = requestOf(ledger)
  const isMissing = (other: Fact) =>
    other.lastSeen === fact.lastSeen && ABSENT.test(other.text) && asked !== undefined && names(asked.text, other)
  const notes = factsOf(ledger, 'note')
  if (EXCLUDES.test(fact.text) && notes.some((other) => isReported(other) && isMissing(other))) return true
  return [...notes, ...factsOf(ledger, 'decision')].some(
    (other) =>
      other.lastSeen > fact.lastSeen &&
      !isReported(other) &&
      CONTRARY.test(other.text) &&
      other.anchors.some((anchor) => fact.anchors.includes(anchor)),
  )
}

function names(text: string, { anchors }: Fact): boolean {
  return anchors.some((anchor) => text.includes(anchor.replace(/^\w:/, '')))
}

const ABSENT =
  /\b(?:no (?:results?|match(?:es)?|occurrences?|references?|such|other|evidence|mention)|not (?:found|present|used anywhere|exist)|(?:does|do)(?:n['’]t| not) (?:exist|appear|contain)|nowhere|couldn['’]t find|could not find|only [\w-]+(?: [\w-]+)* (?:available|found))\b|找不到|沒有找到|没有找到|不存在|沒有結果|没有结果/i
const EXCLUDES = /\b(?:only|no|not|none|never)\b|n['’]t\b|只有|沒有|没有|不/i
const CONTRARY =
  /\b(?:actually|in fact|contrary|wrong(?:ly)?|incorrect(?:ly)?|mistaken|not (?:true|the case|what)|is(?:n['’]t| not)|was(?:n['’]t| not)|does(?:n['’]t| not)|rather than)\b|其實|其实|實際上|实际上|不是|並非|并非|錯|错/i
