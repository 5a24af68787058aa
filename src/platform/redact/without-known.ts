/** Values that were recognised, and as what. */
export type Known = Map<string, string>

/** Of them, what can be told wherever it stands. */
export type Telling = readonly (readonly [value: string, kind: string])[]

/** A short or plain value is a word of the language somewhere else. Longer ones first, as one may hold another. */
export function tellingOf(known: Known): Telling {
  return [...known]
    .filter(
      ([value]) => value.length >= SHORTEST_ECHO && value.length <= LONGEST_ECHO && /[\d\W_]|[a-z][A-Z]/.test(value),
    )
    .sort(([a], [b]) => b.length - a.length)
}

const SHORTEST_ECHO = 8
const LONGEST_ECHO = 4096

/** A value without them. Nearly everything is the same afterwards, and is not written down a second time. */
export function withoutKnown(value: unknown, telling: Telling): unknown {
  if (typeof value === 'string') return textWithoutKnown(value, telling)
  if (typeof value !== 'object' || value === null || telling.length === 0) return value
  return Array.isArray(value) ? listWithoutKnown(value, telling) : objectWithoutKnown(value, telling)
}

function textWithoutKnown(text: string, telling: Telling): string {
  if (text.length < SHORTEST_ECHO) return text
  let out = text
  for (const [secret, kind] of telling) if (out.includes(secret)) out = out.replaceAll(secret, `[redacted:${kind}]`)
  return out
}

function listWithoutKnown(list: readonly unknown[], telling: Telling): readonly unknown[] {
  let items: unknown[] | undefined
  for (let at = 0; at < list.length; at++) {
    const next = withoutKnown(list[at], telling)
    if (next !== list[at]) items ??= list.slice(0, at)
    items?.push(next)
  }
  return items ?? list
}

function objectWithoutKnown(value: object, telling: Telling): object {
  let entries: [string, unknown][] | undefined
  const keys = Object.keys(value)
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? ''
    const item: unknown = value[key as keyof typeof value]
    const kept = textWithoutKnown(key, telling)
    const next = withoutKnown(item, telling)
    if (kept !== key || next !== item) entries ??= Object.entries(value).slice(0, at)
    entries?.push([kept, next])
  }
  return entries ? Object.fromEntries(entries) : value
}
