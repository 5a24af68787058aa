import { isRecord } from '../../base/is-record.ts'
import { shellWord } from '../../base/shell/shell-word.ts'
import { oneLine } from '../../base/text/text.ts'
import type { Event } from '../../protocol/event.ts'
import { valuesOf } from '../conditions/fields.ts'
import { readOut, type SimpleCommand } from '../shell/simple-command.ts'
import { isShell } from '../shell/wrappers/wrappers.ts'

/** What a text of a rule may name. */
export const VARIABLES = {
  tool: (event, _commands) => valuesOf(event, 'tool')[0],
  command: (event) => valuesOf(event, 'command')[0],
  meant: (event, [command]) => (command ? readAlone(command, event) : toolNamed(event)),
  does: (_, __, deed?: string) => deed,
  cmd: (_, commands) => commands[0]?.name,
  args: (_, commands) => commands[0]?.args.join(' '),
  flags: (_, commands) => commands[0]?.flags.join(' '),
  file_path: (event) => valuesOf(event, 'path')[0],
  path: (event) => valuesOf(event, 'path')[0],
  prompt: (event) => valuesOf(event, 'prompt')[0],
  trigger: (event) => valuesOf(event, 'trigger')[0],
  source: (event) => valuesOf(event, 'source')[0],
  agent: (event) => valuesOf(event, 'agent')[0],
  cwd: (event) => event.cwd,
  event: (event) => event.name,
  session: (event) => event.sessionId,
} as const satisfies Record<
  string,
  (event: Event, commands: readonly SimpleCommand[], deed?: string) => string | undefined
>

/** A command as it stands; where it means nothing by itself (`rm {}`, `done < .env`, `… | sh`), all of the text. */
function readAlone(command: SimpleCommand, event: Event): string {
  const alone = readOut(command)
  const isPart =
    alone === '' ||
    alone.startsWith('<') ||
    command.words.includes('{}') ||
    (command.words.length === 1 && isShell(command.name))
  return isPart ? (valuesOf(event, 'command')[0] ?? alone) : alone
}

/** A tool that is no shell is named with what it works on. */
function toolNamed(event: Event): string {
  return [...valuesOf(event, 'tool').slice(0, 1), ...valuesOf(event, 'path').slice(0, 1)].join(' ')
}

type VariableName = keyof typeof VARIABLES

const LONGEST_VALUE = 200

/** A text with its variables filled in: each on one line, cut, and without what could be taken for a mark of the host's. */
export function fill(text: string, event: Event, commands: readonly SimpleCommand[], deed?: string): string {
  return filled(text, (name) => safe(VARIABLES[name](event, commands, deed) ?? ''))
}

/** A template of a tool's input: whole values; in a shell command each one is quoted. */
export function fillInput(text: string, field: string, event: Event, commands: readonly SimpleCommand[]): string {
  const input = 'toolInput' in event && isRecord(event.toolInput) ? event.toolInput : {}
  return filled(text, (name) => {
    const [first] = commands
    if (field !== 'command') return VARIABLES[name](event, commands) ?? ''
    if (name === 'command') return typeof input.command === 'string' ? input.command : ''
    if (name === 'args' || name === 'flags') return (first?.[name] ?? []).map(shellWord).join(' ')
    return shellWord(VARIABLES[name](event, commands) ?? '')
  })
}

export function textsOf(text: string): string[] {
  return [...text.matchAll(PATTERN)].filter(([whole]) => !whole.startsWith('$$')).map(([, name = '']) => name)
}

export function unknownVariables(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => !isVariable(name))
}

const PATTERN = /\$?\$\{([a-z_]+)\}/g

function filled(text: string, value: (name: VariableName) => string): string {
  if (!text.includes('${')) return text
  return text.replace(PATTERN, (whole, name: string) => {
    if (whole.startsWith('$$')) return whole.slice(1)
    return isVariable(name) ? value(name) : whole
  })
}

function isVariable(name: string): name is VariableName {
  return Object.hasOwn(VARIABLES, name)
}

/** Values come from tools: they must not end a tag, a fence or a line of ours. */
function safe(value: string): string {
  return oneLine(value, LONGEST_VALUE)
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replaceAll('`', "'")
}
