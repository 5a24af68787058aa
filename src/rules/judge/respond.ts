import { ellipsis } from '../../base/text/text.ts'
import { visible } from '../../base/text/visible.ts'
import type { Event } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import { actionOf } from '../actions/index.ts'
import type { Subject } from '../conditions/matcher.ts'
import { OWN_PACK } from '../feature/place.ts'
import { searchAnew } from '../regex/search.ts'
import type { Rule } from '../rule.ts'
import { needsTrust } from '../trust.ts'
import { answerOf, applying, type CallInput, inputOf, withInput } from './evaluate.ts'
import { asksForCommand, parsedSubject } from './subject.ts'
import { unreadIn } from './unread.ts'

/** What answering needs from outside. */
export interface Ground {
  readonly project: string
  readonly home: string
  readonly now?: number
  note(text: string): void
  exists(path: string): boolean
  /** Whether the person has agreed to what a rule of the project wants. */
  trusts(rule: Rule): Promise<boolean>
  /** What the files of a rule say; undefined when there is nothing to say or it may not. */
  load(rule: Rule): Promise<string | undefined>
  /** What the program of a rule answered. */
  run(rule: Rule, event: Event): Promise<Outcome | string | undefined>
  /** The texts of those of some scripts that were written in the event's session. */
  scripts?(event: Event, paths: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The rules that could apply to another event; absent, those that are already there. */
  rulesFor?(event: Event): Promise<Candidates>
  /** A text of ours in the person's language. */
  inLanguage?(text: string): Promise<string>
}

export interface Answer {
  readonly rule: Rule
  readonly outcome: Outcome
}

/** Rules that could apply to an event; not complete when there was no time to compile the rest. */
export interface Candidates {
  readonly rules: readonly Rule[]
  readonly complete: boolean
}

/**
 * What the rules answer to an event, in their order: priority, then path. All of them are looked at; how the answers become
 * one is the event's own law. A command that cannot be read as a whole is not let through where a rule about commands refuses
 * or asks. An input that a rule rewrote is judged like one that the agent wrote.
 */
export async function respond(rules: readonly Rule[], event: Event, ground: Ground): Promise<Answer[]> {
  searchAnew()
  const subject = await parsedSubject(rules, event, ground)
  const answers: Answer[] = []
  let input = inputOf(event)
  const late = { failed: false }
  for (const rule of applying(rules, subject, ground.note, late)) {
    const outcome = await outcomeOf(rule, subject, input, ground)
    if (!outcome || Object.keys(outcome).length === 0) continue
    answers.push({ rule, outcome: isOneTooMany(rule, answers) ? withoutReason(outcome) : outcome })
    input = outcome.updatedInput ?? input
  }
  if (late.failed) answers.push(...(await unreadIn(ground, event, 'slow')))
  else if (subject.whole === false && rules.some((rule) => refusesCommands(rule, event)))
    answers.push(...(await unreadIn(ground, event, 'long')))
  else if (subject.opaque !== undefined && !answers.some(stops) && rules.some((rule) => isWary(rule, event)))
    answers.push(...(await unreadIn(ground, event, 'opaque', subject.opaque)))
  if (!input || !answers.some(({ outcome }) => outcome.updatedInput)) return answers
  return judgedAnew(rules, withInput(subject, input, []).event, answers, ground)
}

/** Rules that come with the program speak to the person whose session it is; everybody else's say what was written. */
async function spoken(rule: Rule, { inLanguage }: Ground): Promise<Rule> {
  return rule.origin === 'pack' && inLanguage ? { ...rule, text: await inLanguage(rule.text) } : rule
}

/** What the call would do, where the rule's text says it. */
async function told(rule: Rule, subject: Subject, { inLanguage }: Ground): Promise<string> {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the variable as rules write it
  if (!rule.text.includes('${does}')) return ''
  const { deedOf } = await import('./deed.ts')
  const deed = deedOf(rule, subject)
  return rule.origin === 'pack' && inLanguage ? inLanguage(deed) : deed
}

/**
 * Who refuses or asks is named: a client shows the words alone, and the person looks for them in the wrong file. What a project may say
 * unasked is told as its word, and nothing hides in it.
 */
function sourced(rule: Rule, outcome: Outcome): Outcome {
  const { reason } = outcome
  if (reason === undefined) return outcome
  if (rule.origin === 'pack' && outcome.decision) return { ...outcome, reason: `${reason} ${signed(rule.name)}` }
  if (rule.origin !== 'project' || !actionOf(rule).unasked) return outcome
  const word = ellipsis(reason, LONGEST_WORD).replaceAll('</', '‹/')
  return { ...outcome, reason: `Rule ${rule.name} of this project: ${visible(word)}` }
}

export function signed(rule: string): string {
  return `(Throughline: ${rule})`
}

/** Enough to say why; a repository has no more of the conversation than that. */
const LONGEST_WORD = 1000
const MOST_WORDS = 5

function withoutReason({ reason: _, ...outcome }: Outcome): Outcome {
  return outcome
}

/** Further rules of a project refuse without a word. */
function isOneTooMany({ origin }: Rule, answers: readonly Answer[]): boolean {
  return origin === 'project' && answers.filter(({ rule }) => rule.origin === 'project').length >= MOST_WORDS
}

/** The rules that are always in force are no reason to ask about every program that is found out when it runs. */
function isWary(rule: Rule, event: Event): boolean {
  return refusesCommands(rule, event) && !(rule.origin === 'pack' && rule.file.startsWith(`${OWN_PACK}/`))
}

function stops({ outcome: { decision } }: Answer): boolean {
  return decision === 'deny' || decision === 'ask'
}

function refusesCommands(rule: Rule, { name }: Event): boolean {
  const { when, events } = rule
  return actionOf(rule).guards === true && events.includes(name) && when !== undefined && asksForCommand(when)
}

/**
 * The answers once the input was rewritten. Who refused or asked keeps that; who allowed must allow the new input too; and
 * everybody who could apply to the new input, also who had nothing to do with the old one, has a say.
 */
async function judgedAnew(
  rules: readonly Rule[],
  changed: Event,
  before: readonly Answer[],
  ground: Ground,
): Promise<Answer[]> {
  const { rules: now, complete } = (await ground.rulesFor?.(changed)) ?? { rules, complete: true }
  const judges = now.filter((rule) => actionOf(rule).judges && !isSpokenFor(rule, before))
  const others = await respond(judges, changed, ground)
  const allowed = new Set(others.map(({ rule }) => keyOf(rule)))
  const kept = before.filter(
    ({ rule, outcome }) => !actionOf(rule).lets || outcome.decision !== 'allow' || allowed.has(keyOf(rule)),
  )
  return [
    ...kept,
    ...others.filter(({ rule }) => !actionOf(rule).lets),
    ...(complete ? [] : await unreadIn(ground, changed, 'late')),
  ]
}

/** Who already refused or asked need not be asked again. */
function isSpokenFor(rule: Rule, before: readonly Answer[]): boolean {
  return !actionOf(rule).lets && before.some((answer) => keyOf(answer.rule) === keyOf(rule))
}

function keyOf({ file, name, action }: Rule): string {
  return `${file}\n${name}\n${action}`
}

async function outcomeOf(
  rule: Rule,
  subject: Subject,
  input: CallInput | undefined,
  ground: Ground,
): Promise<Outcome | undefined> {
  try {
    if (needsTrust(rule) && !(await ground.trusts(rule))) return undefined
    const { fetched } = actionOf(rule)
    if (!fetched)
      return sourced(
        rule,
        answerOf(await spoken(rule, ground), subject, { input, deed: await told(rule, subject, ground) }),
      )
    const said = await fetched(rule, subject.event, ground)
    return typeof said === 'string' ? answerOf(rule, subject, { text: said, input }) : said
  } catch (failure) {
    ground.note(`rule ${rule.name} failed: ${failure instanceof Error ? failure.message : String(failure)}`)
    return undefined
  }
}
