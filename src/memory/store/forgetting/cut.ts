import { isRecord } from '../../../base/is-record.ts'

/** A text without the sentences that hold one of these. */
export function withoutSentences(text: string, needles: readonly string[]): string {
  const held = needles.filter((needle) => text.includes(needle))
  if (held.length === 0) return text
  return text
    .split(SENTENCES)
    .filter((part) => !held.some((needle) => holds(part, needle)))
    .join('')
    .replace(/ \/(?: +\/)+ /g, ' / ')
    .replace(/(?<=: ) *\/ | \/ *$/gm, '')
    .replace(NOTHING_LEFT, '')
    .trim()
}

/** A part of it is enough where the needle goes over several sentences. */
function holds(part: string, needle: string): boolean {
  return (
    part.includes(needle) ||
    (needle.length > part.trim().length && part.trim().length > SHORTEST && needle.includes(part.trim()))
  )
}

/** The same in whatever is kept beside a text; of a list, what was nothing else is gone. */
export function withoutSentencesIn(value: unknown, needles: readonly string[]): unknown {
  if (typeof value === 'string') return withoutSentences(value, needles)
  if (Array.isArray(value))
    return value.flatMap((one: unknown) => {
      const left = withoutSentencesIn(one, needles)
      const text = isRecord(left) ? left.text : left
      const before = isRecord(one) ? one.text : one
      return text === '' && before !== '' ? [] : [left]
    })
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutSentencesIn(one, needles)]))
}

/** Behind the end of each, so that nothing is lost when they are put together again. */
const LABEL = '(?:Asked|Decided|Done|Left open|Lately): '
const SENTENCES = new RegExp(String.raw`(?<=[.!?](?:\s|$))|(?<=[。！？\n])|(?<=\s/\s)|(?=\s/\s)|(?<=^${LABEL})`, 'm')
const NOTHING_LEFT = new RegExp(String.raw`^${LABEL}*$\n?`, 'gm')
const SHORTEST = 12
