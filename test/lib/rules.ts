import type { Event } from '../../src/protocol/event.ts'
import { caseEvent } from '../../src/rules/case-event.ts'
import { type CompiledRule, compileRule } from '../../src/rules/compile/compile.ts'
import { type Ground, respond } from '../../src/rules/judge/respond.ts'
import type { Rule } from '../../src/rules/rule.ts'

export const PROJECT = '/home/dev/app'
export const HOME = '/home/dev'

/** A rule file from its frontmatter, without the two required lines that say nothing. */
export function ruleText(frontmatter: string, body = 'The text.'): string {
  const named = /^name:/m.test(frontmatter) ? '' : 'name: a-rule\n'
  const described = /^description:/m.test(frontmatter) ? '' : 'description: A rule.\n'
  return `---\n${named}${described}${frontmatter.trim()}\n---\n${body}\n`
}

export function compiledRule(frontmatter: string, body?: string, origin: Rule['origin'] = 'user'): CompiledRule {
  return compileRule({
    file: '/rules/a-rule.md',
    text: ruleText(frontmatter, body),
    origin,
    project: PROJECT,
    home: HOME,
  })
}

export function rule(frontmatter: string, body?: string, own: Partial<Rule> = {}): Rule {
  const { rule, problems } = compiledRule(frontmatter, body)
  if (!rule) throw new Error(problems.map(({ line, message }) => `${line}: ${message}`).join('; '))
  return { ...rule, ...own }
}

export function event(given: Record<string, unknown>, events: Rule['events'] = ['PreToolUse']): Event {
  const made = caseEvent(given, { events }, PROJECT)
  if (!made.ok) throw new Error(made.message)
  return made.event
}

export function ground(own: Partial<Ground> = {}): Ground {
  return {
    project: PROJECT,
    home: HOME,
    note: () => undefined,
    exists: () => false,
    trusts: async () => true,
    load: async () => undefined,
    run: async () => undefined,
    ...own,
  }
}

/** What one or several rules answer to an event. */
export async function answers(
  rules: Rule | readonly Rule[],
  given: Record<string, unknown>,
  own: Partial<Ground> = {},
) {
  const list = Array.isArray(rules) ? (rules as readonly Rule[]) : [rules as Rule]
  const found = await respond(list, event(given, list[0]?.events), ground(own))
  return found.map(({ outcome }) => outcome)
}
