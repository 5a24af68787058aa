/** Values that were recognised, and as what. */
export type Known = Map<string, string>

/** Of them, what is recognised wherever it stands. */
export type Echoes = readonly (readonly [value: string, kind: string])[]

/** A short or plain value is a word of the language somewhere else. Longer ones first, as one may hold another. */
export function echoesOf(known: Known): Echoes {
  return [...known]
    .filter(
      ([value]) => value.length >= SHORTEST_ECHO && value.length <= LONGEST_ECHO && /[\d\W_]|[a-z][A-Z]/.test(value),
    )
    .sort(([a], [b]) => b.length - a.length)
}

const SHORTEST_ECHO = 8
const LONGEST_ECHO = 4096

/** A value without them. Nearly everything is the same afterwards, and is not written down a second time. */
export function withoutKnown(value: unknown, echoes: Echoes): unknown {
  if (typeof value === 'string') return textWithoutKnown(value, echoes)
  if (typeof value !== 'object' || value === null || echoes.length === 0) return value
  return Array.isArray(value) ? listWithoutKnown(value, echoes) : objectWithoutKnown(value, echoes)
}

function textWithoutKnown(text: string, echoes: Echoes): string {
  if (text.length < SHORTEST_ECHO) return text
  let out = text
  for (const [secret, kind] of echoes) if (out.includes(secret)) out = out.replaceAll(secret, `[redacted:${kind}]`)
  return out
}

function listWithoutKnown(list: readonly unknown[], echoes: Echoes): readonly unknown[] {
  let items: unknown[] | undefined
  for (let at = 0; at < list.length; at++) {
    const next = withoutKnown(list[at], echoes)
    if (next !== list[at]) items ??= list.slice(0, at)
    items?.push(next)
  }
  return items ?? list
}

function objectWithoutKnown(value: object, echoes: Echoes): object {
  let entries: [string, unknown][] | undefined
  const keys = Object.keys(value)
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? ''
    const item: unknown = value[key as keyof typeof value]
    const kept = textWithoutKnown(key, echoes)
    const next = withoutKnown(item, echoes)
    if (kept !== key || next !== item) entries ??= Object.entries(value).slice(0, at)
    entries?.push([kept, next])
  }
  return entries ? Object.fromEntries(entries) : value
}
