import { didYouMean } from '../../base/text/did-you-mean.ts'
import { EVENT_NAMES, type EventName, eventNamed } from '../../protocol/event.ts'
import type { Outline } from '../../protocol/outline.ts'
import { OUTLINES } from '../../protocol/outlines.ts'
import {
  ACTION_NAMES,
  type ActionName,
  actionOf,
  actionsOf,
  eventsTaking,
  isAction,
  mustAllowRewriting,
} from '../actions/index.ts'
import { ACTION_ALIASES, IMPLIED_ACTIONS } from '../actions/written/index.ts'
import { allOf, compileWhen } from '../conditions/compile-when.ts'
import { warnImpossible } from '../conditions/impossible.ts'
import { shorthands } from '../conditions/shorthands.ts'
import type { Condition, Problem, Rule, RuleOrigin } from '../rule.ts'
import { compileAction } from './compile-action.ts'
import { type Draft, fault, shown, warn } from './draft.ts'
import { DEFAULT_PRIORITY, NAME_PATTERN, RULE_FIELDS, TEXT_FIELDS } from './frontmatter.ts'
import { parseRule } from './parse.ts'

export interface RuleFile {
  readonly file: string
  readonly text: string
  readonly origin: RuleOrigin
  /** The folder relative paths start from. */
  readonly project: string
  readonly home: string
}

export interface CompiledRule {
  /** Undefined when something is wrong with it. */
  readonly rule: Rule | undefined
  readonly enabled: boolean
  readonly problems: readonly Problem[]
  /** As they stand in the file. */
  readonly values: Readonly<Record<string, unknown>>
  readonly locate: Draft['locate']
}

const NOWHERE = () => ({ line: 1, column: 1 })

/** A rule file as it is evaluated, or what is wrong with it. A rule that is switched off is checked all the same. */
export function compileRule({ file, text, origin, project, home }: RuleFile): CompiledRule {
  const parsed = parseRule(text, file)
  if (!parsed.ok) return { rule: undefined, enabled: true, problems: parsed.problems, values: {}, locate: NOWHERE }
  const draft: Draft = { ...parsed.rule, file, home, problems: [] }
  const rule = build(draft, origin, project)
  const failed = draft.problems.some(({ severity }) => severity === 'error')
  const { values, locate } = parsed.rule
  const enabled = values.enabled !== false
  draft.problems.sort((a, b) => a.line - b.line || a.column - b.column)
  return {
    rule: failed ? undefined : rule,
    enabled,
    // What is switched off can do no harm: S1.27.
    problems: enabled
      ? draft.problems
      : draft.problems.map((problem) => ({ ...problem, severity: 'warning' as const })),
    values,
    locate,
  }
}

function build(draft: Draft, origin: RuleOrigin, project: string): Rule | undefined {
  checkKeys(draft)
  const name = nameOf(draft)
  const description = descriptionOf(draft)
  const priority = priorityOf(draft)
  if (draft.values.enabled !== undefined && typeof draft.values.enabled !== 'boolean')
    fault(draft, ['enabled'], `enabled is ${shown(draft.values.enabled)}`, 'write true or false')
  const events = eventsOf(draft)
  if (!events) return undefined
  const action = actionNamed(draft, events)
  const conditions = conditionsOf(draft, events)
  const parts = action && compileAction(draft, action, project)
  const unending = parts?.interrupt ? events.filter((event) => !canStop(event)) : []
  if (unending.length > 0)
    return fault(draft, ['interrupt'], `${unending.join(' and ')} cannot end the turn`, 'leave interrupt out')
  if (
    action &&
    actionOf({ action }).changes &&
    parts &&
    parts.permission !== 'allow' &&
    events.some(mustAllowRewriting)
  )
    return fault(draft, ['action'], 'here a rewriting only counts when it is allowed too', 'add permission: allow')
  if (name === undefined || description === undefined || priority === undefined || !action || !parts || !conditions)
    return undefined
  return {
    name,
    description,
    events,
    priority,
    ...(conditions.length > 0 && { when: allOf(conditions) }),
    action,
    ...parts,
    origin,
    file: draft.file,
  }
}

function canStop(event: EventName): boolean {
  const { can }: Outline = OUTLINES[event]
  return can.includes('stop')
}

function checkKeys(draft: Draft): void {
  for (const key of Object.keys(draft.values)) {
    if (RULE_FIELDS.includes(key) || (TEXT_FIELDS as readonly string[]).includes(key)) continue
    const meant = didYouMean(key, RULE_FIELDS)
    fault(
      draft,
      [key],
      `there is no field ${shown(key)}`,
      meant ? `did you mean ${meant}?` : `fields: ${RULE_FIELDS.slice(0, 16).join(', ')}`,
    )
  }
}

function nameOf(draft: Draft): string | undefined {
  const { name } = draft.values
  const example =
    (draft.file.split('/').at(-1) ?? '')
      .replace(/\.md$/, '')
      .toLowerCase()
      .replace(/[^a-z0-9-]+/g, '-') || 'my-rule'
  if (name === undefined) return fault(draft, [], 'the rule has no name', `write name: ${example}`)
  if (typeof name === 'string' && new RegExp(NAME_PATTERN).test(name)) return name
  return fault(draft, ['name'], `${shown(name)} is not a name`, `small letters, digits and dashes: name: ${example}`)
}

function descriptionOf(draft: Draft): string | undefined {
  const { description } = draft.values
  if (typeof description === 'string' && description.trim() !== '') return description.trim()
  return fault(
    draft,
    ['description'],
    'the rule has no description',
    'write description: and a sentence that says what it is for',
  )
}

function priorityOf(draft: Draft): number | undefined {
  const { priority = DEFAULT_PRIORITY } = draft.values
  if (typeof priority === 'number' && priority >= 0 && priority <= 100) return priority
  return fault(
    draft,
    ['priority'],
    `priority is ${shown(priority)}`,
    'write a number from 0 to 100; larger speaks first',
  )
}

function eventsOf(draft: Draft): readonly EventName[] | undefined {
  const { event } = draft.values
  const list = Array.isArray(event) ? event : event === undefined ? [] : [event]
  if (list.length === 0)
    return fault(draft, [], 'the rule has no event', 'write event: PreToolUse; throughline schema lists the events')
  const names: EventName[] = []
  for (const [at, word] of list.entries()) {
    const name = typeof word === 'string' ? eventNamed(word) : undefined
    if (name) names.push(name)
    else {
      const meant = didYouMean(String(word), EVENT_NAMES)
      fault(
        draft,
        Array.isArray(event) ? ['event', at] : ['event'],
        `there is no event ${shown(word)}`,
        meant ? `did you mean ${meant}?` : 'throughline schema lists the events',
      )
    }
  }
  // What is wrong was said; the rest of the rule is checked against the events that exist.
  return names.length > 0 ? [...new Set(names)] : undefined
}

function actionNamed(draft: Draft, events: readonly EventName[]): ActionName | undefined {
  const { values } = draft
  const given = values.action ?? IMPLIED_ACTIONS.find(([key]) => values[key] !== undefined)?.[1]
  if (given === undefined)
    return fault(
      draft,
      [],
      'the rule has no action',
      `write action: and one of ${common(events).join(', ') || ACTION_NAMES.join(', ')}`,
    )
  const word = String(given)
  const alias = Object.hasOwn(ACTION_ALIASES, word) ? ACTION_ALIASES[word] : undefined
  const action = alias ?? word
  if (!isAction(action)) {
    const meant = didYouMean(word, ACTION_NAMES)
    return fault(
      draft,
      ['action'],
      `there is no action ${shown(given)}`,
      meant ? `did you mean ${meant}?` : `actions: ${ACTION_NAMES.join(', ')}`,
    )
  }
  const refusing = events.filter((event) => !actionsOf(event).includes(action))
  if (refusing.length === 0) {
    if (alias) warn(draft, ['action'], `${word} is another system's word`, `write action: ${alias}`)
    return action
  }
  const possible = common(events)
  return fault(
    draft,
    ['action'],
    `${refusing.join(' and ')} cannot ${action}`,
    possible.length > 0 ? `possible: ${possible.join(', ')}` : `${action} works at ${eventsTaking(action).join(', ')}`,
  )
}

function common(events: readonly EventName[]): ActionName[] {
  return ACTION_NAMES.filter((action) => events.every((event) => actionsOf(event).includes(action)))
}

function conditionsOf(draft: Draft, events: readonly EventName[]): readonly Condition[] | undefined {
  const { when } = draft.values
  const found = [
    ...(when === undefined ? [] : [compileWhen(draft, ['when'], when, events)]),
    ...shorthands(draft, events),
  ]
  const good = found.filter((condition) => condition !== undefined)
  warnImpossible(draft, good)
  return good.length === found.length ? good : undefined
}
