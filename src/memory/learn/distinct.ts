import { namedIn } from '../../base/names.ts'
import { namesCause } from '../../base/text/causes.ts'
import type { DigestText } from '../../protocol/ports.ts'
import { isChoice } from './decided/outlives.ts'
import { subjectsOf } from './rules/alike/subjects.ts'

/**
 * What a session concluded, each thing once: what is said again in nearly the same words is the same, and where a choice or a cause was
 * stated, a reason that speaks of the same things only leads up to it.
 */
export function distinct(texts: readonly DigestText[]): DigestText[] {
  if (texts.length < 2) return [...texts]
  const conclusions = texts.filter(({ text }) => isChoice(text)).map(({ text }) => thingsIn(text))
  const own = texts.filter(
    ({ text }) => isChoice(text) || !conclusions.some((names) => [...thingsIn(text)].some((name) => names.has(name))),
  )
  const fullest = own.filter((one) => !own.some((other) => tellsTheCauseOf(other.text, one.text)))
  return fullest.filter((one, at) => !fullest.slice(0, at).some(({ text }) => saysTheSame(text, one.text)))
}

/** The cause of the same fault at more length: what was found on the way says less than what was reported in the end. */
function tellsTheCauseOf(longer: string, text: string): boolean {
  if (!namesCause(text) || !namesCause(longer) || longer.length <= text.length) return false
  const own = [...subjectsOf(text.replace(CALLED_CAUSE, ' '))]
  const theirs = subjectsOf(longer.replace(CALLED_CAUSE, ' '))
  const names = thingsIn(longer)
  if (
    [...thingsIn(text)].some((name) => !names.has(name)) ||
    numbersIn(text).some((one) => !numbersIn(longer).includes(one))
  )
    return false
  const shared = own.filter((word) => theirs.has(word)).length
  // That it is mended now is no more.
  if (names.size <= thingsIn(text).size && theirs.size < own.length + FEWEST_MORE) return false
  return shared >= FEWEST_OF_CAUSE && shared >= own.length * MOST_OF_CAUSE
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+(?:\.\d+)*%?/g) ?? []
}

const CALLED_CAUSE =
  /\b(?:the )?(?:real |actual |underlying )?(?:root )?(?:cause|culprit|problem|issue)\b|(?:根本|真正)?原因|根因|罪魁[祸禍]首/gi
const FEWEST_OF_CAUSE = 3
const FEWEST_MORE = 3
const MOST_OF_CAUSE = 0.75

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
