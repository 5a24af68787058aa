import { joinTyped, LEFT_OUT, typedInLine } from '../../base/text/sentences.ts'

/**
 * Somebody's words within a limit, on one line: whole sentences, with a mark where more was there. A first sentence that is longer is cut between
 * words, never at a comma: what follows it may turn its meaning.
 */
export function clipWords(text: string, limit: number): string {
  return typedInLine(clipLines(text, limit))
}

/** The same with its lines as they were typed. */
export function clipLines(text: string, limit: number): string {
  if (text.length <= limit) return text
  let end = 0
  for (const match of text.slice(0, limit).matchAll(SENTENCE_END)) end = match.index + match[0].length
  if (end > 0) return `${text.slice(0, end).trim()} …`
  const head = text.slice(0, limit - 2).replace(/[\uD800-\uDBFF]$/, '')
  const space = head.lastIndexOf(' ')
  return `${(space > limit / 2 ? head.slice(0, space) : head).trim()} …`
}

/** What is told of a message, out of its sentences: where others stood between them there is a mark. */
export function keptOf(sentences: readonly string[], isKept: (sentence: string) => boolean): string {
  const kept: string[] = []
  let isCut = false
  for (const sentence of sentences) {
    if (isKept(sentence)) kept.push(...(isCut && kept.length > 0 ? [LEFT_OUT] : []), sentence)
    isCut = !isKept(sentence)
  }
  return joinTyped(kept)
}

/** A line ends a sentence, the number of a point does not. */
const SENTENCE_END = /(?<!(?:^|\n)\d{1,2})[.!?]["”')]?(?=\s)|[。！？]["」』]?|(?=\n)/g
