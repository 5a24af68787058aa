import { baseName, isAbsolute } from '../../base/paths/paths.ts'
import type { Event } from '../../protocol/event.ts'
import type { Effect } from '../effects/effect.ts'
import { searchRegex } from '../regex/search.ts'
import type { CommandTest, Condition, Regex, Test } from '../rule.ts'
import { hasFlag, type RedirectTo, type SimpleCommand, subcommand } from '../shell/simple-command.ts'
import { inputValues, valuesOf } from './fields.ts'
import { pathForms } from './paths.ts'

/** What a condition is held against. */
export interface Subject {
  readonly event: Event
  /** The folder that relative globs start from. */
  readonly project: string
  readonly home: string
  /** The simple commands of the event, parsed. */
  readonly commands: readonly SimpleCommand[]
  /** What they would do; only where a rule asks for it. */
  readonly effects?: readonly Effect[]
  /** False when something in the commands was not seen, or may mean something else than it says. */
  readonly whole?: boolean
  readonly plain?: boolean
  /** A program of it that only the running shell knows. */
  readonly opaque?: string
  readonly now?: number
  exists(path: string): boolean
  /** For a rule that allows: every command must fit, not just one, and none may write where the rule does not look. */
  readonly strictly?: boolean
}

/** True, false, or undefined when the event lacks what is asked about: then neither the condition nor its opposite holds. */
type Verdict = boolean | undefined

export function holds(condition: Condition, subject: Subject): Verdict {
  if ('all' in condition) return every(condition.all, subject)
  if ('any' in condition) return some(condition.any, subject)
  if ('not' in condition) {
    const inner = holds(condition.not, subject)
    return inner === undefined ? undefined : !inner
  }
  if ('has' in condition)
    return condition.has.some((path) => subject.exists(isAbsolute(path) ? path : `${subject.project}/${path}`))
  if ('command' in condition) return commandHolds(condition.command, subject)
  if ('effect' in condition) return effectHolds(condition.effect, subject)
  if ('input' in condition) return testHolds(condition.test, inputValues(subject.event, condition.input), matchesText)
  // A text that was not read as a shell reads it allows nothing but one plain command.
  if (condition.field === 'command' && subject.strictly && !isOnePlain(subject)) return undefined
  const isPath = condition.field === 'path' || condition.field === 'cwd'
  return testHolds(
    condition.test,
    valuesOf(subject.event, condition.field),
    isPath ? matchesPath(subject) : matchesText,
  )
}

function every(conditions: readonly Condition[], subject: Subject): Verdict {
  let verdict: Verdict = true
  for (const condition of conditions) {
    const inner = holds(condition, subject)
    if (inner === false) return false
    if (inner === undefined) verdict = undefined
  }
  return verdict
}

function some(conditions: readonly Condition[], subject: Subject): Verdict {
  let verdict: Verdict
  for (const condition of conditions) {
    const inner = holds(condition, subject)
    if (inner) return true
    if (inner === false) verdict = false
  }
  return verdict
}

type Matches = (regex: Regex, value: string) => boolean

function testHolds({ words, regexes, not = false }: Test, values: readonly string[], matches: Matches): Verdict {
  if (values.length === 0) return undefined
  const found = values.some((value) => words?.includes(value) || regexes?.some((regex) => matches(regex, value)))
  return found !== not
}

const matchesText: Matches = (regex, value) => searchRegex(regex, value)

function matchesPath(subject: Subject): Matches {
  let last: readonly [value: string, forms: readonly string[]] | undefined
  return (regex, value) => {
    if (last?.[0] !== value) last = [value, formsOf(value, subject)]
    return formsMatch(regex, value, last[1])
  }
}

export function pathMatches(regex: Regex, value: string, subject: Subject): boolean {
  return formsMatch(regex, value, formsOf(value, subject))
}

function formsOf(value: string, { event, project, home }: Subject): readonly string[] {
  return pathForms(value, { cwd: event.cwd, project, home })
}

function formsMatch(regex: Regex, value: string, forms: readonly string[]): boolean {
  if (regex.of === undefined) return searchRegex(regex, value)
  return regex.of === 'name'
    ? searchRegex(regex, baseName(forms[0] ?? value))
    : forms.some((form) => searchRegex(regex, form))
}

function commandHolds(test: CommandTest, subject: Subject): Verdict {
  const { commands, strictly, plain = true } = subject
  if (commands.length === 0) return undefined
  if (strictly && !plain) return undefined
  if (strictly && !test.not)
    return commands.every(
      (command) => fits(test, command, subject) && (test.redirects !== undefined || !writes(command)),
    )
  return commands.some((command) => fits(test, command, subject)) !== (test.not ?? false)
}

function isOnePlain({ commands, plain = true }: Subject): boolean {
  const [only, ...more] = commands
  return plain && only !== undefined && more.length === 0 && !writes(only)
}

function effectHolds(words: readonly string[], { commands, effects = [], strictly }: Subject): Verdict {
  // What a command does can be seen; that it does nothing else cannot.
  if (strictly || (commands.length === 0 && effects.length === 0)) return undefined
  return effects.some((effect) => isEffect(words, effect))
}

export function isEffect(words: readonly string[], { kind, to }: Effect): boolean {
  return words.includes(kind) || words.includes(`${kind} ${to}`)
}

/** Whether one simple command is what a test describes. */
export function isMeant(test: CommandTest, command: SimpleCommand, subject: Subject): boolean {
  return fits(test, command, subject) !== (test.not ?? false)
}

function writes({ redirects }: SimpleCommand): boolean {
  return redirects.some((redirect) => writesTo(redirect) && redirect.target !== '/dev/null')
}

/** Whether one simple command is what the test describes. */
function fits(test: CommandTest, command: SimpleCommand, subject: Subject): boolean {
  const { cmd, sub, flags, args, redirects, reads, into, text, search: searched } = test
  if (cmd && !testHolds(cmd, [command.name], matchesText)) return false
  if (sub && !testHolds(sub, listed(subcommand(command)), matchesText)) return false
  if (flags && !flags.every((spellings) => spellings.some((flag) => hasFlag(command, flag)))) return false
  if (text && !testHolds(text, [command.words.join(' ')], matchesText)) return false
  if (searched && !testHolds(searched, [command.words.filter((word) => !/\s/.test(word)).join(' ')], matchesText))
    return false
  if (args && !argsHold(args, command, subject)) return false
  if (redirects && !redirectsHold(redirects, command, subject, writesTo)) return false
  if (reads && !redirectsHold(reads, command, subject, readsFrom)) return false
  return !into || command.into.some((at) => nextFits(into, subject.commands[at], subject))
}

function nextFits(test: CommandTest, next: SimpleCommand | undefined, subject: Subject): boolean {
  return next !== undefined && fits(test, next, subject) !== (test.not ?? false)
}

/** A regular expression looks at the arguments together, a glob at each of them as a path. */
function argsHold(test: Test, { args }: SimpleCommand, subject: Subject): Verdict {
  if (args.length === 0 && !test.not) return false
  const joined = args.join(' ')
  const found =
    test.words?.some((word) => args.includes(word)) ||
    test.regexes?.some((regex) =>
      regex.of === undefined ? searchRegex(regex, joined) : args.some((arg) => pathMatches(regex, arg, subject)),
    )
  return (found ?? false) !== (test.not ?? false)
}

type Way = (redirect: RedirectTo) => boolean

const readsFrom: Way = ({ operator }) => operator === '<' || operator === '<>'
/** `2>&1` and `>&-` only pass a channel on; with a name behind it `>&` writes a file. */
const writesTo: Way = ({ operator, target }) =>
  operator === '<>' || (!operator.startsWith('<') && !(operator === '>&' && CHANNEL.test(target)))
const CHANNEL = /^(?:\d+-?|-)$/

function redirectsHold(test: Test, { redirects }: SimpleCommand, subject: Subject, way: Way): Verdict {
  const targets = redirects.filter(way).map(({ target }) => target)
  return testHolds(test, targets, matchesPath(subject))
}

function listed(value: string | undefined): readonly string[] {
  return value === undefined ? [] : [value]
}
