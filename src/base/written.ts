/**
 * A ledger as JSON is large, and three want it in one compaction: what looks for secrets in it and the two places that keep it. The last
 * value's text is kept, of what nobody changes in place.
 */
export function written(value: unknown): string {
  return last !== undefined && last.value === value ? last.text : writtenAnew(value)
}

/** For values of which nobody knows whether they were changed since. */
export function writtenAnew(value: unknown): string {
  const text = JSON.stringify(value)
  last = { value, text }
  return text
}

let last: { readonly value: unknown; readonly text: string } | undefined
