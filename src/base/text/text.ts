/** Cuts a text to at most `limit` UTF-16 units: at the last line break in the second half if there is one, never inside a surrogate pair. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text
  const lineEnd = text.lastIndexOf('\n', limit)
  if (lineEnd > limit / 2) return text.slice(0, lineEnd)
  return head(text, limit)
}

/** The first `limit` UTF-16 units, or one less where that would cut a character in half. */
export function head(text: string, limit: number): string {
  const last = text.charCodeAt(limit - 1)
  const splits = text.length > limit && last >= 0xd800 && last <= 0xdbff
  return text.slice(0, splits ? limit - 1 : limit)
}

/** Cuts a text to at most `limit` UTF-16 units and shows that it was cut. */
export function ellipsis(text: string, limit: number): string {
  if (text.length <= limit) return text
  return limit < 1 ? '' : `${head(text, limit - 1)}…`
}

/** One line, white space folded, of at most `limit` UTF-16 units. */
export function oneLine(text: string, limit = Number.POSITIVE_INFINITY): string {
  // Folding white space of a text that is cut anyway would cost as much as the text is long.
  return ellipsis(
    head(text, limit * 4)
      .replace(SPACES, ' ')
      .trim(),
    limit,
  )
}

/** A single space is as it should be: matching every one of them is most of the work. */
const SPACES = /\s{2,}|[^\S ]/g

/** Case, quotes, marks and runs of blanks do not matter. */
export function plainOf(text: string): string {
  return (
    text
      .replace(/[`"“”*'‘’「」]/g, '')
      // Lines that are told in one.
      .replace(/\s+(?:\/\s+)?/g, ' ')
      .toLowerCase()
      .trim()
  )
}
