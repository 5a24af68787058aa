import { plainOf } from '../../../../../base/text/text.ts'
import { nearestTo } from '../../../../../memory/learn/rules/nearest.ts'
import { leftBy } from '../../../../../memory/learn/rules/supersedes.ts'
import type { ConstraintFact, Ledger } from '../../../facts.ts'
import { changeFact } from '../../../put.ts'
import { isOfAnotherThing } from './since/another-thing.ts'
import { activeLimits } from './taken-back.ts'

type Rule = NonNullable<Ledger['rules']>[number]

/**
 * What the message corrects, replaces or takes back of the limits before it, as the memory would retire it: they hold no longer. Answers
 * what holds in their place.
 */
export function takeCorrections(ledger: Ledger, message: string): string[] {
  // A message from the queue comes within the turn of another.
  const isHere = ({ text }: Rule) => plainOf(message).includes(plainOf(text))
  const said = (ledger.rules ?? []).filter((rule) => rule.prompt === ledger.turn && isMeantNow(rule) && isHere(rule))
  return said.flatMap((rule) => (endedBy(ledger, rule) && isTold(rule) ? [rule.text] : []))
}

function isMeantNow({ sure, unclear, ends }: Rule): boolean {
  return unclear !== true && (sure || ends?.isClear === true || ends?.isWeak === true)
}

/** The summary may tell the old rule: that it is allowed now has to be said against it. */
function isTold({ ends }: Rule): boolean {
  return ends?.isBare !== true || ends.how === 'permits'
}

function endedBy(ledger: Ledger, rule: Rule): boolean {
  const found = limitsBefore(ledger).filter(
    ({ text }) => !isPartOf(rule, text) && !isOfAnotherThing(text, rule.text) && leftBy(rule, text) === '',
  )
  const nearest = nearestTo(
    rule.text,
    found.map((limit) => ({ limit, earlier: { content: limit.text } })),
  )
  const over = rule.ends?.isWeak || rule.ends?.how === 'changes' ? (nearest ? [nearest.limit] : []) : found
  for (const limit of over) changeFact(ledger, limit, { status: 'superseded' })
  return over.length > 0
}

/** A message that waited in the queue comes once more as a prompt: what it laid down then it does not correct now. */
function isPartOf({ text, ends }: Rule, limit: string): boolean {
  return ends === undefined && plainOf(text).includes(plainOf(limit))
}

/** Those that this message has not narrowed. */
function limitsBefore(ledger: Ledger): ConstraintFact[] {
  const active = activeLimits(ledger)
  return active.filter(
    ({ id, lastSeen, narrows }) =>
      narrows === undefined &&
      lastSeen < ledger.step &&
      !active.some((other) => other.narrows === id && other.lastSeen === ledger.step),
  )
}
