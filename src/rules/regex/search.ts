import type { Regex } from '../rule.ts'

/** Up to how many characters a text is searched as a whole, and in pieces of what size beyond that, by growth of the work. */
const WHOLE = [0, 1_000_000, 20_000, 2000, 600]
const PIECE = [0, 1_000_000, 4000, 400, 150]
const MOST = 65_536

/**
 * Whether a text has a match. There is no way to interrupt an engine, so the text is bounded instead: a long one is searched in
 * pieces that overlap by half, and no more than its first 64 KB where the work grows faster than the text.
 */
export function search(regex: Regex, text: string): boolean {
  const pattern = compiled(regex)
  const steep = Math.min(Math.max(regex.degree, 1), WHOLE.length - 1)
  if (text.length <= (WHOLE[steep] ?? 0)) return pattern.test(text)
  const size = PIECE[steep] ?? 150
  const end = Math.min(text.length, MOST)
  for (let at = 0; at < end; at += size / 2) if (pattern.test(text.slice(at, at + size))) return true
  return false
}

const made = new Map<string, RegExp>()

export function compiled({ source, flags }: Pick<Regex, 'source' | 'flags'>): RegExp {
  const key = `${flags}/${source}`
  const known = made.get(key)
  if (known) return known
  const pattern = new RegExp(source, flags)
  made.set(key, pattern)
  return pattern
}
