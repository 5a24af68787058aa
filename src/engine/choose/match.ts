import type { EventName } from '../../protocol/event.ts'
import { EVENTS } from '../../protocol/events/index.ts'
import type { ConfiguredHook, Dialect, Matcher } from '../config/settings.ts'
import { claudeTest, pathTest, shellTest, wordTest } from './patterns.ts'
import { callPaths, commandOf, type EventFields, textOf } from './subject.ts'

/**
 * Whether a hook wants an event. `target` is judged by the event's matcher field alone and `paths` by the paths of the call:
 * both answers can be remembered.
 */
export interface CompiledMatcher {
  target(value: string | undefined): boolean
  readonly paths?: (paths: readonly string[]) => boolean
  /** All must hold. A condition on something the event has not got does not hold. */
  readonly conditions: readonly HookCondition[]
  readonly needsShell: boolean
}

export type HookCondition = (fields: EventFields, around: Surroundings) => boolean

export interface Surroundings {
  /** The simple commands of a command line; undefined when nobody can tell. */
  commandsIn(line: string): readonly string[] | undefined
}

export function compileMatcher({
  event,
  matcher,
  hook,
  dialect,
}: Pick<ConfiguredHook, 'event' | 'matcher' | 'hook' | 'dialect'>): CompiledMatcher {
  const rule = hook.if === undefined ? [] : ruleConditions(hook.if, event)
  if (typeof matcher === 'object') {
    const keys = CONDITION_KEYS.filter((key) => matcher[key] !== undefined)
    const onTarget = keys.find((key) => TARGETS[key] !== undefined && TARGETS[key] === EVENTS[event].matcher)
    const target = onTarget === undefined ? () => true : targetTest(event, matcher[onTarget], 'own')
    const conditions = keys.filter((key) => key !== onTarget).map((key) => CONDITIONS[key](matcher[key] ?? ''))
    const isPath = matcher.paths === undefined ? undefined : pathTest(matcher.paths)
    return {
      target,
      ...(isPath && { paths: (paths) => paths.some(isPath) }),
      conditions: [...conditions, ...rule],
      needsShell: matcher.shell !== undefined || rule.length > 0,
    }
  }
  return { target: targetTest(event, matcher, dialect), conditions: rule, needsShell: rule.length > 0 }
}

/** Conditions on what may be the event's own matcher field: judged by that value alone, so that the answer can be remembered. */
const TARGETS: Readonly<Partial<Record<keyof Matcher, string>>> = {
  tools: 'toolName',
  triggers: 'trigger',
  sources: 'source',
  agents: 'agentType',
}

const CONDITIONS: Readonly<Record<Exclude<keyof Matcher, 'paths'>, (pattern: string) => HookCondition>> = {
  tools: onText(({ toolName }) => toolName),
  commands: onText(commandOf),
  prompts: onText((fields) => textOf(fields, 'prompt')),
  triggers: onText((fields) => textOf(fields, 'trigger')),
  sources: onText((fields) => textOf(fields, 'source')),
  agents: onText((fields) => textOf(fields, 'agentType')),
  shell: (pattern) => {
    const tests = pattern.split('|').map((part) => shellTest(part.trim()))
    return (fields, { commandsIn }) => {
      const line = commandOf(fields)
      if (line === undefined) return false
      const commands = commandsIn(line)
      // A line nobody can read may be anything: the hook looks for itself.
      return commands === undefined || commands.some((command) => tests.some((test) => test(command)))
    }
  },
}
const CONDITION_KEYS = Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[]

function onText(read: (fields: EventFields) => unknown): (pattern: string) => HookCondition {
  return (pattern) => {
    const test = wordTest(pattern)
    return (fields) => {
      const value = read(fields)
      return typeof value === 'string' && test(value)
    }
  }
}

function targetTest(event: EventName, matcher: string | undefined, dialect: Dialect): CompiledMatcher['target'] {
  if (matcher === undefined || matcher === '' || matcher === '*') return () => true
  // Claude Code pays no attention to a matcher on an event that has nothing to match.
  if (EVENTS[event].matcher === null) return () => dialect === 'claude'
  const test = dialect === 'claude' ? claudeTest(matcher) : wordTest(matcher)
  return (value) => value !== undefined && test(value)
}

/** `Bash(git push *)`, `Read(**\/.env)` or a tool's name alone, as Claude Code writes permission rules. Only for tool events. */
function ruleConditions(rule: string, event: EventName): HookCondition[] {
  const parsed = /^\s*([^()\s]+)\s*(?:\((.*)\))?\s*$/s.exec(rule)
  if (!parsed || EVENTS[event].matcher !== 'toolName') return [() => false]
  const [, tool = '', inside] = parsed
  const isTool: HookCondition = (fields) => textOf(fields, 'toolName') === tool
  if (inside === undefined || inside === '' || inside === '*') return [isTool]
  const isCommand = shellTest(inside.replace(/:\*$/, ' *'))
  const isPath = pathTest(inside)
  return [
    isTool,
    (fields, { commandsIn }) => {
      const line = commandOf(fields)
      if (line === undefined) return callPaths(fields).some(isPath)
      const commands = commandsIn(line)
      return commands === undefined || commands.some(isCommand)
    },
  ]
}
