import { remembering } from '../../../../../base/remember.ts'
import { distance } from '../../../../../base/text/did-you-mean.ts'
import { replacementIn } from '../../../../../base/typed/index.ts'
import { deedsOf, mattersOf } from '../../../../../base/typed/taken-back/matters.ts'
import type { FactBase, Ledger } from '../../../facts.ts'
import { factsOf } from '../../../put.ts'

/**
 * Two sentences that lay down the same: both forbid or both demand, and they speak of the same matters in the same order ("A, not B" and
 * "A instead of B", but not "B instead of A").
 */
export function isSaidAgain(one: string, other: string): boolean {
  const [here, there] = [replacementIn(one), replacementIn(other)]
  if (here !== undefined && there !== undefined)
    return here.now === there.now && here.old === there.old && namesTheSame(one, other)
  if (forbids(one) !== forbids(other)) return false
  const [a, b] = [[...mattersOf(one)], [...mattersOf(other)]]
  if (a.length === 0 || a.join(' ') !== b.join(' ') || shortOnes(one) !== shortOnes(other)) return false
  const [own, others] = [deedsOf(one), deedsOf(other)]
  return own.size === 0 || others.size === 0 || [...own].some((deed) => others.has(deed))
}

/** "…, never change the signature of parse_header" and "… of parse_body": what stands in the place of what is not all that they say. */
function namesTheSame(one: string, other: string): boolean {
  const [own, theirs] = [mattersOf(one), mattersOf(other)]
  const apart = [...own].filter((matter) => !theirs.has(matter)).length
  return (apart === 0 || [...theirs].every((matter) => own.has(matter))) && shortOnes(one) === shortOnes(other)
}

/** Figures and names of two letters: "never use JS here" and "never use Go here" have nothing else that tells them apart. */
function shortOnes(text: string): string {
  const words = text.toLowerCase().match(/\b(?:\d+|[a-z]\w?)\b/g) ?? []
  return words.filter((word) => !SMALL.has(word)).join(' ')
}

export function forbids(text: string): boolean {
  return FORBIDS.test(text)
}

/**
 * A name in it was never used, one that differs by a letter was, by the agent and since: and the person has gone on. They mistyped it, and
 * told as they typed it it would lead to something that is not there. What they forbid leads nowhere, and to leave it out would allow it.
 */
export function isMistyped(ledger: Ledger, { text, lastSeen }: Pick<FactBase, 'text' | 'lastSeen'>): boolean {
  const names = forbids(text) ? [] : compoundsIn(text)
  const later = names.length === 0 ? [] : factsOf(ledger, 'goal').filter((goal) => goal.lastSeen > lastSeen)
  if (later.length === 0) return false
  const used = new Set(
    [
      ...Object.values(ledger.facts).flatMap((fact) => (fact.lastSeen > lastSeen ? [fact.text] : [])),
      ...(ledger.verify?.steps ?? []).map((step) => step.text),
      ...factsOf(ledger, 'command')
        .filter((fact) => fact.lastSeen > lastSeen)
        .map(({ command }) => command),
      ...factsOf(ledger, 'file')
        .filter((fact) => fact.lastSeen > lastSeen)
        .map(({ path }) => path),
    ].flatMap(withParts),
  )
  const isUnused = (name: string) => !used.has(name) && !later.some((goal) => goal.text.includes(name))
  return names.some((name) => isUnused(name) && [...used].some((other) => isNear(name, other)))
}

const compoundsIn: (text: string) => readonly string[] = remembering((text) => text.match(COMPOUND) ?? [])
const withParts: (text: string) => readonly string[] = remembering((text) =>
  compoundsIn(text).flatMap((name) => [name, ...name.split('/')]),
)

/** One letter apart; figures are not mistyped but others. */
function isNear(name: string, other: string): boolean {
  if (Math.abs(name.length - other.length) > 1 || name === other || /\d/.test(name)) return false
  return distance(name.toLowerCase(), other.toLowerCase()) === 1
}

const FORBIDS = /\b(?:not|never|don['’]?t|avoid|no|without|stop|leave)\b|n['’]t\b|不|別|别|勿|禁止/i
const SMALL: ReadonlySet<string> = new Set(
  'a i to in on of is it no do be or an at as we me my us so if by up am t s ok'.split(' '),
)
/** Several words in one: nobody writes that but as a name. */
const COMPOUND = /[a-z][a-z0-9]*(?:[-_./][a-z0-9]+)+/gi
