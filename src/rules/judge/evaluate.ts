import { isRecord } from '../../base/is-record.ts'
import type { Event } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import { powerFor } from '../actions/action.ts'
import { actionOf } from '../actions/index.ts'
import { holds, isMeant, type Subject } from '../conditions/matcher.ts'
import type { Condition, Rule } from '../rule.ts'
import { readOut, type SimpleCommand } from '../shell/simple-command.ts'
import { effectsMeant, withoutExcepted } from './except.ts'
import { fill } from './template.ts'

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
      if (late && actionOf(rule).refuses) late.failed = true
      note(`rule ${rule.name} failed: ${failure instanceof Error ? failure.message : String(failure)}`)
      return false
    }
  })
}

function applies(rule: Rule, whole: Subject): boolean {
  if (!rule.events.includes(whole.event.name)) return false
  if (wouldRepeat(rule, whole.event)) return false
  const subject = withoutExcepted(rule, whole, whole.now ?? 0)
  if (subject === undefined) return false
  if (rule.when === undefined) return true
  return holds(rule.when, actionOf(rule).lets ? { ...subject, strictly: true } : subject) === true
}

/** A turn that a hook has already kept going is let end: no rule can hold an agent in a circle. */
export function wouldRepeat(rule: Rule, event: Event): boolean {
  if (event.name !== 'Stop' && event.name !== 'SubagentStop') return false
  return event.stopHookActive && !actionOf(rule).evenAgain
}

/**
 * What a rule answers. `text` is what was loaded or run for it; without, its own text with the variables filled in. `deed` is what the
 * call would do, in the person's language.
 */
export function answerOf(
  rule: Rule,
  subject: Subject,
  { text, input, deed }: { text?: string | undefined; input: CallInput | undefined; deed?: string },
): Outcome {
  const action = actionOf(rule)
  const power = powerFor(action, subject.event.name)
  if (!power) return {}
  const said = text ?? fill(rule.text, subject.event, rule.text.includes('${') ? meantFirst(rule, subject) : [], deed)
  const updatedInput = input && action.changes?.(rule, input, subject)
  return action.outcome(rule, { event: subject.event, power, text: said, updatedInput })
}

export type CallInput = Readonly<Record<string, unknown>>

export function inputOf(event: Event): CallInput | undefined {
  return 'toolInput' in event && isRecord(event.toolInput) ? event.toolInput : undefined
}

/** The event with another input: what a rewriting made must pass the other rules too. */
export function withInput(subject: Subject, toolInput: CallInput, commands: readonly SimpleCommand[]): Subject {
  return { ...subject, event: { ...subject.event, toolInput } as Event, commands }
}

/** The commands of a text with those first that a rule speaks about: `reboot` in `echo hi && sudo reboot`. */
function meantFirst({ when }: Rule, subject: Subject): readonly SimpleCommand[] {
  const { commands } = subject
  if (!when || commands.length < 2) return commands
  const texts = effectsMeant(when, subject).map(({ command }) => command)
  const tests = testsIn(when)
  const isIt = (command: SimpleCommand) =>
    texts.includes(command.words.join(' ').trim() || readOut(command)) ||
    tests.some((test) => isMeant(test, command, subject))
  const meant = commands.filter(isIt)
  return meant.length === 0 ? commands : [...meant, ...commands.filter((command) => !meant.includes(command))]
}

function testsIn(condition: Condition): readonly Extract<Condition, { command: unknown }>['command'][] {
  if ('all' in condition) return condition.all.flatMap(testsIn)
  if ('any' in condition) return condition.any.flatMap(testsIn)
  return 'command' in condition && !condition.command.not ? [condition.command] : []
}
