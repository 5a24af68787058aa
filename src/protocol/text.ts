/** Cuts a text to at most `limit` UTF-16 units: at the last line break in the second half if there is one, never inside a surrogate pair. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text
  const lineEnd = text.lastIndexOf('\n', limit)
  if (lineEnd > limit / 2) return text.slice(0, lineEnd)
  return text.slice(0, safeEnd(text, limit))
}

/** Cuts a text to at most `limit` UTF-16 units and shows that it was cut. */
export function ellipsis(text: string, limit: number): string {
  if (text.length <= limit) return text
  return limit < 1 ? '' : `${text.slice(0, safeEnd(text, limit - 1))}…`
}

/** One line of at most `limit` UTF-16 units, white space folded. */
export function oneLine(text: string, limit: number): string {
  // Folding white space of a text that is cut anyway would cost as much as the text is long.
  return ellipsis(
    text
      .slice(0, safeEnd(text, limit * 4))
      .replace(/\s+/g, ' ')
      .trim(),
    limit,
  )
}

function safeEnd(text: string, end: number): number {
  const last = text.charCodeAt(end - 1)
  return last >= 0xd800 && last <= 0xdbff ? end - 1 : end
}
