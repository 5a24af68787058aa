import { ellipsis, oneLine } from '../protocol/text.ts'

/** The part of a text that shows the words that were found; its beginning when they stand nowhere as such. */
export function snippet(text: string, words: readonly string[], limit: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= limit) return plain
  const lower = plain.toLowerCase()
  const places = words
    .map((word) => lower.indexOf(word.toLowerCase().slice(0, Math.max(3, word.length - 2))))
    .filter((at) => at >= 0)
  const first = Math.min(...places, plain.length)
  if (first === plain.length || first < limit * 0.6) return oneLine(plain, limit)
  const start = plain.lastIndexOf(' ', Math.max(0, first - Math.floor(limit / 4))) + 1
  return `…${ellipsis(plain.slice(start), limit - 1)}`
}
