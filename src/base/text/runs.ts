/**
 * The same value with every run of one sign, or of blanks, cut to a length that says as much: 50,000 empty lines tell nothing that 500 do
 * not, and there are expressions that look from each of them to the end. What has no such run comes back as it is.
 */
export function withoutRuns<Value>(value: Value): Value {
  if (typeof value === 'string') return cut(value) as Value
  if (typeof value !== 'object' || value === null) return value
  let changed: Record<string, unknown> | undefined
  for (const field in value) {
    const before: unknown = value[field]
    const after = withoutRuns(before)
    if (after === before) continue
    changed ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
    changed[field] = after
  }
  return (changed ?? value) as Value
}

function cut(text: string): string {
  let kept = ''
  let from = 0
  // A run that is too long has one of these places in it.
  for (let at = LONGEST_RUN; at < text.length; at += LONGEST_RUN) {
    const sign = kindAt(text, at)
    if (kindAt(text, at - 1) !== sign) continue
    let start = at
    while (start > from && kindAt(text, start - 1) === sign) start--
    let end = at
    while (end < text.length && kindAt(text, end) === sign) end++
    if (end - start <= LONGEST_RUN) continue
    kept += text.slice(from, start + LONGEST_RUN)
    from = end
    at = end
  }
  return from === 0 ? text : kept + text.slice(from)
}

/** All blanks are of one kind. */
function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) ? 0x20 : code
}

const LONGEST_RUN = 500
