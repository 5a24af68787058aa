import type { RuleFact } from '../../../ledger/facts.ts'
import { isChanged, namesOf } from '../../changed-since.ts'
import type { Line, Telling } from '../../line.ts'
import { planRuleText, recentRules } from './plan-rule-lines.ts'

/**
 * Criteria of the plan that the agent wrote and the person let it carry out, as far as the summary does not tell them and nothing was
 * written since that carries their names: those are what is forgotten when all seems done. A line for each heading.
 */
export function criteriaLines({ ledger, words, told }: Telling): Line[] {
  const open = recentRules(ledger).filter(
    ({ by, text, lastSeen }) =>
      by === 'agent' &&
      !PASSES.test(text) &&
      told?.says(text) !== true &&
      told?.paraphrases(text) !== true &&
      !isChanged(ledger, lastSeen, namesOf(text)),
  )
  const headings = [...new Set(open.map(({ heading }) => heading))]
  return headings.flatMap((heading, at): Line[] => {
    const group = open.filter((rule) => rule.heading === heading)
    const [first] = group
    if (first === undefined) return []
    return [
      {
        part: 'rules',
        key: `${first.id} criteria`,
        factId: first.id,
        kind: 'rule',
        // The file is named once.
        text: planRuleText(at === 0 ? first : { ...first, from: '' }, listed(group), words),
        worth: 0.8,
        order: 1e9 + at,
      },
    ]
  })
}

function listed(group: readonly RuleFact[]): string {
  return group.map(({ text }) => text.replace(/[.。;；]$/, '')).join('; ')
}

/** That a check has to pass stands among the checks. */
const PASSES = /\b(?:pass(?:es)?|succeeds?|is green|are green)\b[.)]?$|(?:通[过過]|成功)[。）]?$/i
