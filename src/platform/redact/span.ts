/** A secret in a text. */
export interface Span {
  kind: string
  start: number
  end: number
}

/** Both lists as one, in order, none overlapping. */
export function merged(found: Span[], more: readonly Span[]): Span[] {
  if (more.length === 0) return found
  const all = [...found, ...more].sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: Span[] = []
  for (const span of all) {
    const last = kept.at(-1)
    if (!last || span.start >= last.end) kept.push(span)
    else if (span.end > last.end) kept[kept.length - 1] = { ...last, end: span.end }
  }
  return kept
}
