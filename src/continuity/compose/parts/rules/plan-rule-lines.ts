import { isLimitHeading } from '../../../ledger/facts/plan-rules.ts'
import type { Ledger, RuleFact, SkillFact } from '../../../ledger/facts.ts'
import { factsOf } from '../../../ledger/put.ts'
import type { LineWords } from '../../../texts/labels/words.ts'
import type { Line, Telling } from '../../line.ts'
import { lastGoal } from '../request.ts'
import { isFollowed } from './followed.ts'

/** Limits of the plan or tracker item that was shown last, a line for each heading; the skill and the instructions that were followed. */
export function ruleLines({ ledger, words }: Telling): Line[] {
  const recent = plannedRules(ledger)
  const headings = [...new Set(recent.map(({ heading }) => heading))]
  const rules = headings.flatMap((heading, at): Line[] => {
    const group = recent.filter((rule) => rule.heading === heading)
    const [first] = group
    if (first === undefined) return []
    return [
      {
        part: 'rules',
        key: first.id,
        factId: first.id,
        kind: 'rule',
        text: planRuleText(first, together(group, words), words),
        worth: 0.9 - at * 0.05,
        order: 1e9 + at,
        // A plan that the person gave is their request: summaries tell it.
        ...(heading === '' && { waits: 'summary' as const }),
      },
    ]
  })
  const followed = factsOf(ledger, 'skill').filter((skill) => isFollowed(ledger, skill))
  const skills = followed.filter(({ name }) => name !== '').slice(-1)
  const read = followed.filter(({ name }) => name === '').slice(-2)
  const [first] = read
  return [
    ...skills.map((skill) => followedLine(skill, words.skill(skill.name, skill.path))),
    ...(first === undefined ? [] : [followedLine(first, words.instructions(read.map(({ path }) => path)))]),
    ...rules,
  ]
}

function followedLine({ id, lastSeen }: SkillFact, text: string): Line {
  return { part: 'rules', key: id, factId: id, kind: 'skill', text, worth: 0.95, order: 2e9 + lastSeen }
}

/** The same one by one, for when it is known which of them the summary lacks. */
export function singleRuleLines({ ledger, words }: Telling): Line[] {
  const rules = plannedRules(ledger)
  return rules.map(
    (rule, at): Line => ({
      part: 'rules',
      key: `${rule.id} alone`,
      factId: rule.id,
      kind: 'rule',
      text: planRuleText(rule, rule.text, words),
      worth: 0.6,
      order: 1e9 + at,
    }),
  )
}

/** Of a description what the work has taken in by a commit is told no more; limits stand. */
function plannedRules(ledger: Ledger): RuleFact[] {
  const { commit } = ledger.work
  return recentRules(ledger).filter(
    ({ by, heading, lastSeen }) =>
      by === undefined && (isLimitHeading(heading) || !commit.made || commit.step < lastSeen),
  )
}

/** What the plan wants run stands among the checks. */
export function recentRules(ledger: Ledger): RuleFact[] {
  const steps = ledger.verify?.steps ?? []
  const spoken = lastGoal(ledger)?.lastSeen ?? 0
  return factsOf(ledger, 'rule').filter(
    ({ lastSeen, text, by }) =>
      ledger.step - lastSeen <= RECENT &&
      (by === undefined || spoken > lastSeen) &&
      !steps.some((step) => text.includes(step.text.slice(0, SAME_STEP))),
  )
}

export function planRuleText({ heading, from }: RuleFact, text: string, words: LineWords): string {
  return heading === '' ? words.planSays(text) : words.rule(heading, text, from.split('/').slice(-2).join('/'))
}

/** As many as fit, whole; a list that stops somewhere reads as if that were all. */
function together(group: readonly RuleFact[], words: LineWords): string {
  const told: string[] = []
  let length = 0
  for (const rule of group) {
    const plain = rule.text.replace(/[.。;；]$/, '')
    if (told.length > 0 && length + plain.length > (isLimitHeading(rule.heading) ? LONGEST_LIMITS : LONGEST_OTHERS))
      break
    told.push(plain)
    length += plain.length
  }
  const left = Math.max(group.length, group[0]?.among ?? 0) - told.length
  return [...told, ...(left > 0 ? [words.more(left)] : [])].join('; ')
}

/** Criteria as whole as can be; of a description a few. */
const LONGEST_LIMITS = 420
const LONGEST_OTHERS = 240
const RECENT = 300
const SAME_STEP = 60
