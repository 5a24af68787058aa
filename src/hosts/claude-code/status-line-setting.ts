import type { Node } from 'jsonc-parser'
import { isOwnStatusLine, statusLineCommand } from '../command-line.ts'
import { addMember, member, parse, removeNode, replace, valueNode } from '../json-edit.ts'

const KEY = 'statusLine'

/** Our status line with its present path; added only where nobody else draws one. */
export function drawStatusLine(
  text: string,
  binary: string,
  { add }: { add: boolean },
): { text: string; note?: string } {
  const root = rootOf(text)
  const line = root && valueNode(member(root, KEY))
  const wanted = statusLineCommand(binary)
  if (line) {
    const command = commandOf(line)
    if (isOwn(line))
      return { text: command && command.value !== wanted ? replace(text, command, JSON.stringify(wanted)) : text }
    return add ? { text, note: 'a status line is set already, so it was left as it is' } : { text }
  }
  if (!add || !root) return { text }
  return { text: addMember(text, root, KEY, `{ "type": "command", "command": ${JSON.stringify(wanted)} }`) }
}

/** Whether one is drawn there, by us or by anybody else. */
export function hasStatusLine(text: string): boolean {
  const root = rootOf(text)
  return root !== undefined && member(root, KEY) !== undefined
}

/** The text without our status line; anybody else's stays. */
export function withoutStatusLine(text: string): string {
  const root = rootOf(text)
  const property = root && member(root, KEY)
  const line = valueNode(property)
  return property && line && isOwn(line) ? removeNode(text, property) : text
}

function isOwn(line: Node): boolean {
  const command = commandOf(line)?.value
  return typeof command === 'string' && isOwnStatusLine(command)
}

function commandOf(line: Node): Node | undefined {
  return line.type === 'object' ? valueNode(member(line, 'command')) : undefined
}

function rootOf(text: string): Node | undefined {
  const parsed = parse(text)
  return parsed.ok && parsed.root.type === 'object' ? parsed.root : undefined
}
