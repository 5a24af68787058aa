/** A judgement of a text that is made once: several ask about the same one, and the same is said and printed again and again. */
export function remembering<Result>(judge: (text: string) => Result): (text: string) => Result {
  const judged = new Map<string, Result>()
  return (text) => {
    const known = judged.get(text)
    if (known !== undefined || judged.has(text)) return known as Result
    const made = judge(text)
    if (judged.size >= MOST) judged.clear()
    judged.set(text, made)
    return made
  }
}

/** The same of one text at a time, for long ones: several ask about it before the next is read. */
export function rememberingLast<Result>(judge: (text: string) => Result): (text: string) => Result {
  let last: { readonly text: string; readonly made: Result } | undefined
  return (text) => {
    if (last === undefined || last.text !== text) last = { text, made: judge(text) }
    return last.made
  }
}

/** A program that runs on must not keep all it ever read. What was read lately is asked about again. */
const MOST = 2000

/**
 * A ledger as JSON is large, and three want it in one compaction: what looks for secrets in it and the two places that keep it. The last
 * value's text is kept, of what nobody changes in place.
 */
export function jsonText(value: unknown): string {
  return lastJson !== undefined && lastJson.value === value ? lastJson.text : jsonTextAnew(value)
}

/** For values of which nobody knows whether they were changed since. */
export function jsonTextAnew(value: unknown): string {
  const text = JSON.stringify(value)
  lastJson = { value, text }
  return text
}

let lastJson: { readonly value: unknown; readonly text: string } | undefined
