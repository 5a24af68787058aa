import { actionOf } from './actions/index.ts'
import { inputValues, valuesOf } from './conditions/fields.ts'
import { holds, isEffect, type Subject } from './conditions/matcher.ts'
import type { Effect } from './effects/effect.ts'
import { wouldRepeat } from './judge/evaluate.ts'
import type { Condition, Rule } from './rule.ts'

/** Whether a rule applies to an event, and the condition that decided it. */
export interface Explanation {
  readonly rule: Rule
  readonly applies: boolean
  readonly why: string
}

export function explainRule(rule: Rule, subject: Subject): Explanation {
  const { event } = subject
  const because = (applies: boolean, why: string) => ({ rule, applies, why })
  if (!rule.events.includes(event.name)) return because(false, `it listens to ${rule.events.join(', ')}`)
  if (wouldRepeat(rule, event)) return because(false, 'a hook has already kept this turn going')
  if (!rule.when) return because(true, 'it has no conditions')
  const strict = actionOf(rule).lets ? { ...subject, strictly: true } : subject
  const verdict = holds(rule.when, strict)
  const leaf = verdict === true ? undefined : decisive(rule.when, strict)
  if (verdict === true) return because(true, grounds(rule.when, strict).join('; '))
  return because(false, leaf ? about(leaf, strict) : 'its conditions do not hold')
}

/** The condition that kept the whole from holding. */
function decisive(condition: Condition, subject: Subject): Condition | undefined {
  if ('all' in condition) {
    const failing = condition.all.find((part) => holds(part, subject) !== true)
    return failing && decisive(failing, subject)
  }
  if ('any' in condition)
    return condition.any.length === 1 && condition.any[0] ? decisive(condition.any[0], subject) : condition
  return condition
}

/** The conditions that hold, in words. */
function grounds(condition: Condition, subject: Subject): string[] {
  if ('all' in condition) return condition.all.flatMap((part) => grounds(part, subject))
  if ('any' in condition) {
    const first = condition.any.find((part) => holds(part, subject) === true)
    return first ? grounds(first, subject) : []
  }
  return [about(condition, subject)]
}

function about(condition: Condition, subject: Subject): string {
  const verdict = holds(condition, subject)
  const relation = verdict === undefined ? 'is not there, wanted' : verdict ? 'matches' : 'does not match'
  if ('any' in condition) return `none of: ${condition.any.map((part) => about(part, subject)).join(' | ')}`
  if ('all' in condition) return condition.all.map((part) => about(part, subject)).join(' & ')
  if ('not' in condition) return `not (${about(condition.not, subject)})`
  if ('has' in condition) return `the project ${verdict ? 'has' : 'does not have'} ${condition.has.join(' or ')}`
  if ('effect' in condition) {
    const { effects = [] } = subject
    if (verdict) return `its effect: ${effectList(effects.filter((effect) => isEffect(condition.effect, effect)))}`
    const wanted = condition.shown.replaceAll(' or ', ', ')
    return effects.length > 0
      ? `effect ${effectList(effects)} ${relation} ${wanted}`
      : `there is no effect that is looked for, wanted ${wanted}`
  }
  if ('command' in condition) {
    const names = subject.commands.map(({ words }) => short(words.join(' ')))
    return names.length === 0
      ? `there is no command, wanted ${condition.command.shown}`
      : `command ${quotedList(names)} ${relation} ${condition.command.shown}`
  }
  const [name, values] =
    'input' in condition
      ? [`input.${condition.input}`, inputValues(subject.event, condition.input)]
      : [condition.field, valuesOf(subject.event, condition.field)]
  return `${name}${values.length > 0 ? ` ${quotedList(values.map(short))}` : ''} ${relation} ${condition.test.shown}`
}

const MOST_SHOWN = 4

function effectList(effects: readonly Effect[]): string {
  const shown = effects.map(({ kind, to, what }) => (what === '' ? `${kind} ${to}` : `${kind} ${to} (${what})`))
  return [...new Set(shown)].slice(0, MOST_SHOWN).join(', ')
}

function quotedList(texts: readonly string[]): string {
  const more = texts.length > MOST_SHOWN ? ` and ${texts.length - MOST_SHOWN} more` : ''
  return (
    texts
      .slice(0, MOST_SHOWN)
      .map((text) => JSON.stringify(text))
      .join(', ') + more
  )
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}

/** The same order in which rules speak: priority, then path. */
export function inOrder(rules: readonly Rule[]): Rule[] {
  return [...rules].sort((a, b) => b.priority - a.priority || (a.file < b.file ? -1 : a.file > b.file ? 1 : 0))
}
