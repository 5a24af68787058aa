import { factsOf } from '../ledger/put.ts'
import type { Line, Telling } from './line.ts'

/** What the person demanded or forbade stands until they take it back. */
export function constraintLines({ ledger, words }: Telling): Line[] {
  const refusals = factsOf(ledger, 'goal').filter(({ by, object }) => by === 'refusal' && object !== '')
  // "Don't check this in" forbids nothing without what it was said to.
  const textOf = (limit: string) => {
    const refusal = refusals.find(({ text }) => text.includes(limit))
    return refusal === undefined ? words.userSaid(limit) : words.userRefused(limit, refusal.object)
  }
  return factsOf(ledger, 'constraint')
    .filter((limit) => limit.status === 'active')
    .map(
      (limit, at, all): Line => ({
        part: 'rules',
        key: limit.id,
        factId: limit.id,
        kind: 'constraint',
        text: textOf(limit.text),
        worth: 1 + at / all.length,
        order: limit.lastSeen,
      }),
    )
}

/** Limits of the plan or tracker item that was shown last, and the skill that was being followed. */
export function ruleLines({ ledger, words }: Telling): Line[] {
  const recent = factsOf(ledger, 'rule').filter((rule) => ledger.step - rule.lastSeen <= RECENT)
  const rules = recent.map(
    (rule, at): Line => ({
      part: 'rules',
      key: rule.id,
      factId: rule.id,
      kind: 'rule',
      text: words.rule(rule.heading, rule.text, rule.from.split('/').slice(-2).join('/')),
      worth: 0.9 - at * 0.05,
      order: 1e9 + at,
    }),
  )
  const skills = factsOf(ledger, 'skill')
    .slice(-1)
    .map(
      (skill): Line => ({
        part: 'rules',
        key: skill.id,
        factId: skill.id,
        kind: 'skill',
        text: words.skill(skill.name, skill.path),
        worth: 0.95,
        order: 2e9 + skill.lastSeen,
      }),
    )
  return [...skills, ...rules]
}

const RECENT = 300
