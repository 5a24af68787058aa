import type { EventName } from '../../protocol/event.ts'
import { EVENTS } from '../../protocol/events/index.ts'
import type { HookCondition } from './match.ts'
import { pathTest, shellTest } from './patterns.ts'
import { callPaths, commandOf, textOf } from './subject.ts'

/** `Bash(git push *)`, `Read(**\/.env)` or a tool's name alone, as Claude Code writes permission rules. Only for tool events. */
export function ruleConditions(rule: string, event: EventName): HookCondition[] {
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
