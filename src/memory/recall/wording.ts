/** How recalled knowledge is put into words. Every line is a statement a person can make something of, and names few things. */

/** A line that names more than this is a list, not a sentence. */
export const MOST_NAMED = 5

/** How much of what was done in a file is said beside its name. */
export const LONGEST_WHY = 100

/** "a, b and c" */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** The head of a text that ends with a clause, at most `limit` long. A colon ends none: what it announces is what is to be told. */
export function briefly(text: string, limit: number): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/^[#>*\s-]+/, '')
    .trim()
  if (plain.length <= limit) return plain.replace(/[.:;,\s]+$/, '')
  const head = plain.slice(0, limit)
  const clause = Math.max(...[...head.matchAll(/[.;!?](?=\s)|[。；！？]|, | [-–—(] ?/g)].map(({ index }) => index), -1)
  if (clause > limit * 0.72) return closed(head.slice(0, clause), limit).replace(/[.:;,\s(–—-]+$/, '')
  const space = head.lastIndexOf(' ')
  const cut = closed(space > limit * 0.5 ? head.slice(0, space) : head.replace(/[\ud800-\udbff]$/, ''), limit)
  return `${cut.replace(/[.:;,\s(]+$/, '')} …`
}

/** As many sentences of a text as fit; the first one whole, even where it is somewhat longer. Of a longer one its head. */
export function wholeSentences(text: string, limit: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= limit) return briefly(plain, limit)
  const ends = [...plain.matchAll(/[.!?](?=\s+[\p{Lu}\p{Script=Han}`"'(])|[。！？]/gu)].map(({ index }) => index + 1)
  const end = ends.findLast((one) => one <= limit) ?? ends[0] ?? plain.length
  return end <= limit * SOMEWHAT_LONGER ? briefly(plain.slice(0, end), end) : briefly(plain, limit)
}

const SOMEWHAT_LONGER = 1.6

/** What is said in brackets is said to the end or not at all, unless there is little else. */
function closed(text: string, limit: number): string {
  const open = text.lastIndexOf('(')
  return open > limit * 0.4 && !text.includes(')', open) ? text.slice(0, open).trimEnd() : text
}
