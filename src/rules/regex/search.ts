import type { Regex } from '../rule.ts'

/** A piece is a part of what could be searched at once, so that many of them take no longer than the whole would. */
const PIECE = 1 / 3
/** What all expressions together may take for one event. */
const MOST_MS = 1200
/** Shorter texts than this cannot cost what is worth a look at the clock. */
const SHORT = 1000

let spent = 0

/** A new event: all the time there is. */
export function searchAnew(): void {
  spent = 0
}

/**
 * Whether a text has a match. There is no way to interrupt an engine, so the text is bounded instead: one that is longer than
 * the expression can bear is searched in pieces that overlap by half. All of it is searched, or it throws: what was not searched to
 * its end has not been found harmless.
 */
export function searchRegex(regex: Regex, text: string): boolean {
  const pattern = compiled(regex)
  if (text.length <= SHORT && text.length <= regex.most) return pattern.test(text)
  const size = text.length <= regex.most ? text.length : Math.max(40, Math.floor(regex.most * PIECE))
  const step = Math.max(1, Math.floor(size / 2))
  for (let at = 0; at === 0 || at + step < text.length; at += step) {
    if (spent > MOST_MS) throw new Error('the text is too long for the regular expressions of the rules')
    const started = performance.now()
    const found = pattern.test(size === text.length ? text : text.slice(at, at + size))
    spent += performance.now() - started
    if (found) return true
    if (size === text.length) return false
  }
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
