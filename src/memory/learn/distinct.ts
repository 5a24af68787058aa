import { namedIn } from '../../base/names.ts'
import type { DigestText } from '../../protocol/ports.ts'
import { isChoice } from './outlives.ts'
import { subjectsOf } from './rules/alike/subjects.ts'

/**
 * What a session concluded, each thing once: what is said again in nearly the same words is the same, and where a choice or a cause was
 * stated, a reason that speaks of the same things only leads up to it.
 */
export function distinct(texts: readonly DigestText[]): DigestText[] {
  const conclusions = texts.filter(({ text }) => isChoice(text)).map(({ text }) => thingsIn(text))
  const own = texts.filter(
    ({ text }) => isChoice(text) || !conclusions.some((names) => [...thingsIn(text)].some((name) => names.has(name))),
  )
  return own.filter((one, at) => !own.slice(0, at).some(({ text }) => saysTheSame(text, one.text)))
}

export function saysTheSame(one: string, other: string): boolean {
  const own = subjectsOf(one)
  const theirs = subjectsOf(other)
  const shared = [...own].filter((word) => theirs.has(word)).length
  return shared >= FEWEST && shared >= SHARE * Math.max(own.size, theirs.size) && sameValues(one, other)
}

/** Another number or another name is another statement. */
function sameValues(one: string, other: string): boolean {
  const valuesOf = (text: string) => [...new Set(text.match(/\d+(?:\.\d+)*%?/g) ?? [])].sort().join(' ')
  const theirs = thingsIn(other)
  return valuesOf(one) === valuesOf(other) && [...thingsIn(one)].every((name) => theirs.has(name))
}

/** Names, what stands between marks, and in Chinese every word of another script. */
function thingsIn(text: string): Set<string> {
  const words = /[\u3400-\u9fff]/.test(text) ? (text.match(/[A-Za-z][\w.]*/g) ?? []) : []
  return new Set([...namedIn(text), ...(text.match(/(?<=`)[^`\s]+(?=`)/g) ?? []), ...words])
}

const FEWEST = 4
const SHARE = 0.65
