import type { Event } from '../protocol/event.ts'
import type { Outcome } from '../protocol/outcome.ts'
import { valuesOf } from './conditions/fields.ts'
import type { Subject } from './conditions/matcher.ts'
import { answerOf, applying, inputOf, type ToolInput, withInput } from './evaluate.ts'
import type { Condition, Rule } from './rule.ts'
import type { SimpleCommand } from './shell/simple-command.ts'
import { needsTrust } from './trust.ts'

/** What answering needs from outside. */
export interface Ground {
  readonly project: string
  readonly home: string
  note(text: string): void
  exists(path: string): boolean
  /** Whether the person has agreed to what a rule of the project wants. */
  trusts(rule: Rule): Promise<boolean>
  /** What the files of a rule say; undefined when there is nothing to say or it may not. */
  load(rule: Rule): Promise<string | undefined>
  /** What the program of a rule answered. */
  run(rule: Rule, event: Event): Promise<Outcome | string | undefined>
}

export interface Answer {
  readonly rule: Rule
  readonly outcome: Outcome
}

/**
 * What the rules answer to an event, in their order: priority, then path. All of them are looked at; how the answers become
 * one is the event's own law. An input that a rule rewrote is held against the rules that refuse or ask once more.
 */
export async function respond(rules: readonly Rule[], event: Event, ground: Ground): Promise<Answer[]> {
  const subject = await subjectOf(rules, event, ground)
  const answers: Answer[] = []
  let input = inputOf(event)
  for (const rule of applying(rules, subject, ground.note)) {
    const outcome = await outcomeOf(rule, subject, input, ground)
    if (!outcome || Object.keys(outcome).length === 0) continue
    answers.push({ rule, outcome })
    input = outcome.updatedInput ?? input
  }
  return input && answers.some(({ outcome }) => outcome.updatedInput)
    ? [...answers, ...(await recheck(rules, subject, input, answers, ground))]
    : answers
}

async function outcomeOf(
  rule: Rule,
  subject: Subject,
  input: ToolInput | undefined,
  ground: Ground,
): Promise<Outcome | undefined> {
  try {
    if (needsTrust(rule) && !(await ground.trusts(rule))) return undefined
    if (rule.action === 'load') {
      const text = await ground.load(rule)
      return text === undefined ? undefined : answerOf(rule, subject, { text, input })
    }
    if (rule.action !== 'run') return answerOf(rule, subject, { input })
    const said = await ground.run(rule, subject.event)
    return typeof said === 'string' ? answerOf(rule, subject, { text: said, input }) : said
  } catch (failure) {
    ground.note(`rule ${rule.name} failed: ${failure instanceof Error ? failure.message : String(failure)}`)
    return undefined
  }
}

const REFUSING: readonly string[] = ['deny', 'ask', 'block']

async function recheck(
  rules: readonly Rule[],
  subject: Subject,
  input: ToolInput,
  answers: readonly Answer[],
  ground: Ground,
): Promise<Answer[]> {
  const said = new Set(answers.map(({ rule }) => rule))
  const others = rules.filter((rule) => REFUSING.includes(rule.action) && !said.has(rule))
  if (others.length === 0) return []
  const changed = withInput(subject, input, [])
  const again = await subjectOf(others, changed.event, ground)
  return applying(others, again, ground.note).map((rule) => ({ rule, outcome: answerOf(rule, again, { input }) }))
}

/** The event with its shell commands parsed, if any rule asks about them. */
export async function subjectOf(
  rules: readonly Rule[],
  event: Event,
  { project, home, exists }: Pick<Ground, 'project' | 'home' | 'exists'>,
): Promise<Subject> {
  const texts = valuesOf(event, 'command')
  const wanted =
    texts.length > 0 &&
    rules.some(
      ({ when, text, rewrite }) =>
        (when && asksForCommand(when)) ||
        NAMES_COMMAND.test(text) ||
        rewrite?.some(({ replace }) => NAMES_COMMAND.test(replace)),
    )
  return { event, project, home, exists, commands: wanted ? await parsed(texts) : [] }
}

const NAMES_COMMAND = /\$\{(cmd|args|flags)\}/

/** Several commands of a batch are one list, each with its own positions. */
async function parsed(texts: readonly string[]): Promise<readonly SimpleCommand[]> {
  const { simpleCommands } = await import('./shell/commands.ts')
  const all: SimpleCommand[] = []
  for (const text of texts) {
    const start = all.length
    for (const command of simpleCommands(text)) all.push({ ...command, into: command.into.map((at) => at + start) })
  }
  return all
}

function asksForCommand(condition: Condition): boolean {
  if ('all' in condition) return condition.all.some(asksForCommand)
  if ('any' in condition) return condition.any.some(asksForCommand)
  return 'not' in condition ? asksForCommand(condition.not) : 'command' in condition
}
