import type { Regex } from '../rule.ts'

/** So much of a long text is looked at, in pieces. */
const LONGEST_TEXT = 65_536
/** A piece is a part of what could be searched at once, so that all pieces together take no longer than the whole would. */
const PIECE = 1 / 3
const MOST_PIECES = 100

/**
 * Whether a text has a match. There is no way to interrupt an engine, so the text is bounded instead: one that is longer than
 * the expression can bear is searched in pieces that overlap by half.
 */
export function search(regex: Regex, text: string): boolean {
  const pattern = compiled(regex)
  if (text.length <= regex.most) return pattern.test(text)
  const size = Math.max(40, Math.floor(regex.most * PIECE))
  const end = Math.min(text.length, LONGEST_TEXT, (size / 2) * MOST_PIECES)
  for (let at = 0; at < end; at += Math.floor(size / 2)) if (pattern.test(text.slice(at, at + size))) return true
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
