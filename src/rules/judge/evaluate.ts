import { isRecord } from '../../base/is-record.ts'
import type { Event } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import { powerFor } from '../actions/action.ts'
import { ACTIONS } from '../actions/index.ts'
import { holds, isMeant, type Subject } from '../conditions/matcher.ts'
import { compiled, searchRegex } from '../regex/search.ts'
import type { Condition, Rewriting, Rule } from '../rule.ts'
import type { SimpleCommand } from '../shell/simple-command.ts'
import { effectsMeant, withoutExcepted } from './except.ts'
import { fill, fillInput } from './template.ts'

/** The rules that apply to an event, in their order. One that fails is left out and named; the others do not notice. */
export function applying(
  rules: readonly Rule[],
  subject: Subject,
  note: (text: string) => void,
  late?: { failed: boolean },
): Rule[] {
  return rules.filter((rule) => {
    try {
      return applies(rule, subject)
    } catch (failure) {
      if (late && REFUSING.includes(rule.action)) late.failed = true
      note(`rule ${rule.name} failed: ${failure instanceof Error ? failure.message : String(failure)}`)
      return false
    }
  })
}

const REFUSING: readonly string[] = ['deny', 'ask', 'block']

function applies(rule: Rule, whole: Subject): boolean {
  if (!rule.events.includes(whole.event.name)) return false
  if (wouldRepeat(rule, whole.event)) return false
  const subject = withoutExcepted(rule, whole, whole.now ?? 0)
  if (subject === undefined) return false
  if (rule.when === undefined) return true
  return holds(rule.when, rule.action === 'allow' ? { ...subject, strictly: true } : subject) === true
}

/** A turn that a hook has already kept going is let end: no rule can hold an agent in a circle. */
export function wouldRepeat(rule: Rule, event: Event): boolean {
  if (event.name !== 'Stop' && event.name !== 'SubagentStop') return false
  return event.stopHookActive && rule.action !== 'notice' && rule.action !== 'run'
}

/** What a rule answers. `text` is what was loaded or run for it; without, its own text with the variables filled in. */
export function answerOf(
  rule: Rule,
  subject: Subject,
  { text, input }: { text?: string | undefined; input: CallInput | undefined },
): Outcome {
  const power = powerFor(ACTIONS[rule.action], subject.event.name)
  if (!power) return {}
  const said = text ?? fill(rule.text, subject.event, rule.text.includes('${') ? meantFirst(rule, subject) : [])
  const updatedInput = rule.rewrite && input ? rewritten(rule.rewrite, input, subject) : undefined
  return ACTIONS[rule.action].outcome(rule, { event: subject.event, power, text: said, updatedInput })
}

export type CallInput = Readonly<Record<string, unknown>>

export function inputOf(event: Event): CallInput | undefined {
  return 'toolInput' in event && isRecord(event.toolInput) ? event.toolInput : undefined
}

/** The whole input with the changes in it; undefined when nothing changed. A field that is missing or no text stays as it is. */
function rewritten(
  rewritings: readonly Rewriting[],
  input: CallInput,
  { event, commands }: Subject,
): CallInput | undefined {
  let current = input
  for (const { field, pattern, replace } of rewritings) {
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

/** The event with another input: what a rewriting made must pass the other rules too. */
export function withInput(subject: Subject, toolInput: CallInput, commands: readonly SimpleCommand[]): Subject {
  return { ...subject, event: { ...subject.event, toolInput } as Event, commands }
}

/** The commands of a text with those first that a rule speaks about: `reboot` in `echo hi && sudo reboot`. */
function meantFirst({ when }: Rule, subject: Subject): readonly SimpleCommand[] {
  const { commands } = subject
  if (!when || commands.length < 2) return commands
  const texts = effectsMeant(when, subject)
  const tests = testsIn(when)
  const isIt = (command: SimpleCommand) =>
    texts.includes(command.words.join(' ')) || tests.some((test) => isMeant(test, command, subject))
  const meant = commands.filter(isIt)
  return meant.length === 0 ? commands : [...meant, ...commands.filter((command) => !meant.includes(command))]
}

function testsIn(condition: Condition): readonly Extract<Condition, { command: unknown }>['command'][] {
  if ('all' in condition) return condition.all.flatMap(testsIn)
  if ('any' in condition) return condition.any.flatMap(testsIn)
  return 'command' in condition && !condition.command.not ? [condition.command] : []
}
