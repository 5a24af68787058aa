import { isRecord } from '../../base/is-record.ts'
import { shellWord } from '../../base/shell/shell-word.ts'
import type { Event } from '../../protocol/event.ts'

/** An event of which any field may be asked for. */
export type GivenEvent = Event & Readonly<Record<string, unknown>>

export function texts(...values: unknown[]): string[] {
  const found: string[] = []
  for (const value of values) if (typeof value === 'string' && value !== '') found.push(withoutNul(value))
  return found
}

/** No program is ever given one: what it separates or ends is read as if it were a blank. */
function withoutNul(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', ' ') : text
}

/** A value of the call, or of every call of a batch. */
export function inCalls(event: GivenEvent, key: string): unknown[] {
  const values: unknown[] = [event[key]]
  if (Array.isArray(event.toolCalls))
    for (const call of event.toolCalls) values.push(isRecord(call) ? call[key] : undefined)
  return values
}

export function inputs(event: GivenEvent): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  for (const input of inCalls(event, 'toolInput')) if (isRecord(input)) found.push(input)
  return found
}

/** A tool with what it is given. */
interface CallOfEvent {
  readonly tool: string
  readonly input: unknown
}

/** The call of an event, or every call of its batch. */
export function callsOf(event: Event): CallOfEvent[] {
  const found: CallOfEvent[] = []
  const { toolName, toolInput, toolCalls } = event as GivenEvent
  for (const call of [{ toolName, toolInput }, ...(Array.isArray(toolCalls) ? toolCalls : [])])
    if (isRecord(call) && typeof call.toolName === 'string') found.push({ tool: call.toolName, input: call.toolInput })
  return found
}

/** The tools that an event is about. */
export function toolsOf(event: Event): string[] {
  return texts(...inCalls(event as GivenEvent, 'toolName'))
}

/** The shell commands that it is about. */
export function commandsOf(event: Event): string[] {
  const found: string[] = []
  for (const input of inputs(event as GivenEvent)) {
    const { command = input.value ?? input.cmd ?? input.shell_command, args } = input
    if (typeof command === 'string') found.push(...texts(Array.isArray(args) ? withWords(command, args) : command))
    else if (Array.isArray(command)) found.push(...texts(shellLine(command.flat(DEEPEST))))
    else if (isRecord(command)) found.push(...textsIn(command, DEEPEST))
  }
  return found
}

const DEEPEST = 5

/** A program whose words stand in a field of their own. */
function withWords(command: string, words: readonly unknown[]): string {
  return words.length === 0 ? command : `${command} ${shellLine(words)}`
}

/** No host says it like this; whoever one day does means one of them. */
function textsIn(value: unknown, depth: number): string[] {
  if (typeof value !== 'object' || value === null || depth === 0) return texts(value)
  return Object.values(value).flatMap((inner) => textsIn(inner, depth - 1))
}

/** A program with its words as one line of a shell. */
function shellLine(words: readonly unknown[]): string {
  let line = ''
  for (const word of words) line += `${line && ' '}${shellWord(String(word))}`
  return line
}
