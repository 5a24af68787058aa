/**
 * What can be read of an object that is too large to be read whole: its fields up to the first that does not end in its beginning. Of
 * that one the beginning is kept as a text, so that whoever judges it sees that there is more than can be looked at.
 */
export function beginningOf(text: string): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  let at = text.indexOf('{') + 1
  for (let fields = 0; at > 0 && at < LONGEST_HEAD && fields < MOST_FIELDS; fields++) {
    KEY.lastIndex = at
    const key = KEY.exec(text)
    if (!key) break
    const name = JSON.parse(key[1] ?? '""')
    at = KEY.lastIndex
    PLAIN.lastIndex = at
    const plain = PLAIN.exec(text)
    if (!plain) {
      found[name] = { command: text.slice(at, at + MOST_JUDGED) }
      break
    }
    found[name] = JSON.parse(plain[1] ?? 'null')
    at = PLAIN.lastIndex
  }
  return found
}

const LONGEST_HEAD = 1_000_000
const MOST_FIELDS = 100
/** More than rules look at. */
const MOST_JUDGED = 500_000

const KEY = /[\s,]*("(?:[^"\\]|\\.)*")\s*:/y
/** A text, a number or a word, and what ends it. */
const PLAIN = /\s*("(?:[^"\\]|\\.){0,20000}"|-?\d[\d.eE+-]*|true|false|null)(?=\s*[,}])/y
