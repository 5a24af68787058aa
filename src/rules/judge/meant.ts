import { isMeant, type Subject } from '../conditions/matcher.ts'
import type { Condition, Rule } from '../rule.ts'
import type { SimpleCommand } from '../shell/simple-command.ts'
import { effectsMeant } from './except.ts'

/** The commands of a text with those first that a rule speaks about: `reboot` in `echo hi && sudo reboot`. */
export function meantFirst({ when }: Rule, subject: Subject): readonly SimpleCommand[] {
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
