import { typedSentences } from '../../../base/typed/index.ts'

/**
 * The sentence of a request that asks or orders, whole; '' where it is longer than that. What is told before it, of how things are, and
 * what only greets or agrees, is left out.
 */
export function mainClause(request: string, limit: number): string {
  const main = wantedIn(request)[0] ?? typedSentences(request)[0] ?? ''
  // Without what was pasted below it, it says nothing.
  return main.length > limit || /[:：]$|^<[^>]*>$/.test(main) ? '' : main
}

/** The sentences that ask or order. */
export function wantedIn(request: string): string[] {
  return typedSentences(request).filter(
    (sentence) => !sentence.startsWith('[>') && !isAside(sentence) && (ASKS.test(sentence) || !STATES.test(sentence)),
  )
}

function isAside(sentence: string): boolean {
  return sentence.length < SHORTEST && ASIDE.test(sentence)
}

const ASKS =
  /[?？嗎吗呢]\s*$|\b(?:can|could|would|will) (?:you|we)\b|\b(?:please|let['’]?s|lets)\b|^(?:(?:ok(?:ay)?|yes|yeah|now|then|so|and|also|great)[,.!]? +)*(?:we (?:need|should|have|must)|you (?:need|should|have|must)|I(?:['’]d like| want| need| would like))\b|請|请|幫|帮|麻煩|麻烦/i
/** It tells how things are. */
const STATES =
  /^(?:\S+ ){1,9}(?:is|are|was|were|isn['’]?t|aren['’]?t|wasn['’]?t|has|have|had|hasn['’]?t|does|do|did|doesn['’]?t|don['’]?t|didn['’]?t|seems?|looks?|fails?|failed|failing|shows?|says?|said|got|gets?|works?|worked)\b|^(?:the|this|that|these|those|there|it|I|we|they|here|where|when|while|because|since)\b|^(?:這|这|那|我|現在|现在|目前|剛|刚|它|因為|因为)/i
const ASIDE =
  /^(?:ok(?:ay)?|yes|yeah|great|good|nice|thanks|thank you|perfect|hi|hello|hey|cool|sure)\b|^(?:好|謝謝|谢谢|你好)/i
const SHORTEST = 24
