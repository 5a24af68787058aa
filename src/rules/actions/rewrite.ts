import type { Subject } from '../conditions/matcher.ts'
import type { CallInput } from '../judge/evaluate.ts'
import { fillInput } from '../judge/template.ts'
import { compiled, searchRegex } from '../regex/search.ts'
import type { Rewriting, Rule } from '../rule.ts'
import type { Action } from './action.ts'

/** Does not allow by itself: the host still checks its own permissions, now on the new input. */
export const rewrite: Action = {
  powers: ['updatedInput'],
  changes,
  templates: (rule) => rule.rewrite?.map(({ replace }) => replace) ?? [],
  outcome: ({ permission }, { text, updatedInput }) => {
    if (!updatedInput) return {}
    return { updatedInput, ...(permission && { decision: permission, ...(text && { reason: text }) }) }
  },
}

/** A field that is missing or no text stays as it is. */
function changes(rule: Rule, input: CallInput, { event, commands }: Subject): CallInput | undefined {
  let current = input
  for (const { field, pattern, replace } of rule.rewrite ?? []) {
    const value = current[field]
    const made = pattern ? replaced(value, pattern, replace) : fillInput(replace, field, event, commands)
    if (made !== undefined && made !== value) current = { ...current, [field]: made }
  }
  return current === input ? undefined : current
}

function replaced(value: unknown, pattern: Rewriting['pattern'], replace: string): string | undefined {
  if (typeof value !== 'string' || !pattern || value.length > pattern.most || !searchRegex(pattern, value))
    return undefined
  const { source, flags } = pattern
  return value.replace(compiled({ source, flags: flags.includes('g') ? flags : `${flags}g` }), replace)
}
