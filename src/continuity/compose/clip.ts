/**
 * Somebody's words within a limit: whole sentences, with a mark where more was there. A first sentence that is longer is cut between
 * words, never at a comma: what follows it may turn its meaning.
 */
export function clipWords(text: string, limit: number): string {
  if (text.length <= limit) return text
  let end = 0
  for (const match of text.slice(0, limit).matchAll(SENTENCE_END)) end = match.index + match[0].length
  if (end > 0) return `${text.slice(0, end).trim()} …`
  const head = text.slice(0, limit - 2).replace(/[\uD800-\uDBFF]$/, '')
  const space = head.lastIndexOf(' ')
  return `${(space > limit / 2 ? head.slice(0, space) : head).trim()} …`
}

const SENTENCE_END = /[.!?]["”')]?(?=\s)|[。！？]["」』]?/g
