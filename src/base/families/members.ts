import { remembering } from '../remember.ts'
import { EVERYDAY, IN_CHINESE, SPELLINGS, VALUE_FAMILIES, type ValueFamily } from './families.ts'

/** The family of a word, if it is of one; where it is of several, the first. */
export const KIND_OF: ReadonlyMap<string, string> = new Map(
  VALUE_FAMILIES.toReversed().flatMap(({ name, members }) => members.map((word) => [word, name] as const)),
)

/** Which members of which families a text names, each by its usual name and as it stands in the text once that is spelled as usual. */
export interface NamedMembers {
  readonly family: ValueFamily
  readonly members: readonly string[]
}

export const membersIn: (text: string) => readonly NamedMembers[] = remembering(membersNow)

function membersNow(text: string): readonly NamedMembers[] {
  const spelled = asNamed(text)
  const found = new Map<ValueFamily, string[]>()
  for (const [match] of spelled.matchAll(WORD)) {
    const word = match.replace(/[.-]+$/, '')
    for (const family of OF_WORD.get(word.toLowerCase()) ?? OF_NAME.get(word) ?? []) {
      const member = word.toLowerCase()
      const known = found.get(family) ?? []
      if (!known.includes(member)) found.set(family, [...known, member])
    }
  }
  return [...found].map(([family, members]) => ({ family, members }))
}

/** In one spelling, Chinese names as the others, and without everyday words that are no names. */
export function asNamed(text: string): string {
  const spelled = SPELLINGS.reduce((left, [pattern, name]) => left.replace(pattern, name), text)
  const latin = IN_CHINESE.reduce(
    (left, [name, pattern]) => left.replace(new RegExp(pattern, 'gi'), ` ${name} `),
    spelled,
  )
  return latin.replace(BEHIND_ARTICLE, (all, before: string, word: string) => (EVERYDAY.has(word) ? `${before} ` : all))
}

/** Without what it names of a family. */
export function withoutMembers(text: string, { members, named }: ValueFamily): string {
  const all = new Set([...members, ...named.map((name) => name.toLowerCase())])
  return asNamed(text).replace(WORD, (match) => (all.has(match.replace(/[.-]+$/, '').toLowerCase()) ? ' ' : match))
}

const OF_WORD = byWord(({ members }) => members)
const OF_NAME = byWord(({ named }) => named)

function byWord(wordsOf: (family: ValueFamily) => readonly string[]): ReadonlyMap<string, readonly ValueFamily[]> {
  const found = new Map<string, ValueFamily[]>()
  for (const family of VALUE_FAMILIES)
    for (const word of wordsOf(family)) found.set(word, [...(found.get(word) ?? []), family])
  return found
}

const WORD = /(?<![\w./@-])[A-Za-z0-9][\w.+#-]*(?![/\w])|飞书|钉钉|企业微信/g
const BEHIND_ARTICLE = /\b((?:the|an?|this|that|one|at|our|my|his|any|some)) ([a-z]+)\b/g
