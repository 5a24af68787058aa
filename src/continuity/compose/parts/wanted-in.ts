import { joinTyped, typedInLine } from '../../../base/text/sentences.ts'
import { typedSentences } from '../../../base/typed/index.ts'
import { clipWords, keptOf } from '../clip.ts'
import type { Held } from '../held.ts'
import { LONGEST_LAST } from './said-by.ts'

/**
 * What a request asks for: all of it where it is short, else the one sentence that asks or orders, whole; '' where it asks for several
 * things or is longer than that. What is told before it, of how things are, and what only greets or agrees, is left out.
 */
export function mainClause(request: string, limit: number): string {
  const wanted = wantedIn(request)
  const main = wanted.length > 1 ? typedInLine(request) : (wanted[0] ?? typedSentences(request)[0] ?? '')
  // Without what was pasted below it, it says nothing.
  return main.length > limit || /[:：]$|^<[^>]*>$/.test(main) ? '' : main
}

/** The sentences that ask or order. */
function wantedIn(request: string): string[] {
  return ownSentences(request).filter(
    (sentence) => !sentence.startsWith('[>') && !isAside(sentence) && (ASKS.test(sentence) || !STATES.test(sentence)),
  )
}

/**
 * What a summary that quotes only the beginning of a message has left out of it: what asks, orders or suggests, and where nothing of the
 * rest does, all of it.
 */
export function leftOutOf(message: string, told: Held): string {
  const all = ownSentences(message)
  const lacking = all.filter((sentence) => {
    const own = sentence.replace(/^\[> |[\s…]*\]$/g, '')
    return !told.quotes(own) && !told.says(own, NEARLY_ALL)
  })
  const telling = lacking.filter((sentence) => ASKS.test(sentence) || DEMANDS.test(sentence))
  const kept = telling.length > 0 ? telling : lacking
  return clipWords(
    keptOf(all, (sentence) => kept.includes(sentence)),
    LONGEST_LAST,
  )
}

/** Somebody else's words apart from theirs; "instead of the other?" goes on with the question before it. */
function ownSentences(message: string): string[] {
  const sentences: string[] = []
  for (const sentence of numberedSentences(message.replace(/(?<=\]) (?=\S)/g, '\n'))) {
    const before = sentences.at(-1)
    if (before !== undefined && GOES_ON.test(sentence) && /[?？]$/.test(before))
      sentences[sentences.length - 1] = joinTyped([before, sentence])
    else sentences.push(sentence)
  }
  return sentences
}

/** With the number of the point that they open. */
export function numberedSentences(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const mark = /^\s*\d{1,2}[.)] /.exec(line)?.[0].trimStart() ?? ''
    return typedSentences(line).map((sentence, at) => (at === 0 ? `${mark}${sentence}` : sentence))
  })
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
/** A half sentence that hangs on the one before it. */
const GOES_ON = /^(?:instead|or|and|rather|but|also|like|so)\b/
const DEMANDS =
  /\b(?:should|must|needs?|never|always|only|instead|consider|avoid|prefer|rather|not worth|without|at least|at most|or)\b|n['’]t\b|不|[别別]|只|必[须須]|[应應][该該]|避免|最多|至少/i
const NEARLY_ALL = 0.9
const SHORTEST = 24
