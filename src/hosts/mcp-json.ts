import { getNodeValue, type Node } from 'jsonc-parser'
import { isOwnBinary } from './command-line.ts'
import type { Change, HookCommand, Target } from './host.ts'
import { addMember, isEmptyNode, member, parse, removeNode, replace, valueNode } from './json-edit.ts'

const SERVERS = 'mcpServers'
const NAME = 'throughline'
/** A file that install makes; uninstall knows what is left of it by this text and lets it go again. */
const SKELETON = '{}\n'

/** A file in which a client looks for servers under `mcpServers`, as most of them do: ours among the person's own. */
export function mcpTarget(path: string): Target {
  return { path, serves: 'mcp', install, uninstall, wired: () => [] }
}

function install(before: string | undefined, { binary }: HookCommand): Change {
  const text = before === undefined || before.trim() === '' ? SKELETON : before
  const root = rootOf(text)
  if (!root.ok) return root
  const servers = valueNode(member(root.node, SERVERS))
  if (servers && servers.type !== 'object') return { ok: true, after: before }
  // The type is the client's default: saying it tells uninstall that there was an empty list of servers before.
  const made = { ...(servers && isEmptyNode(servers) && { type: 'stdio' }), command: binary, args: ['mcp'] }
  if (!servers)
    return { ok: true, after: addMember(text, root.node, SERVERS, `{ ${JSON.stringify(NAME)}: ${inline(made)} }`) }
  const own = valueNode(member(servers, NAME))
  if (!own) return { ok: true, after: addMember(text, servers, NAME, inline(made)) }
  const command = valueNode(own.type === 'object' ? member(own, 'command') : undefined)
  // Somebody's own server of that name, or ours as it should be.
  if (!command || !isOwnBinary(String(command.value)) || command.value === binary) return { ok: true, after: before }
  return { ok: true, after: replace(text, command, JSON.stringify(binary)) }
}

function uninstall(before: string | undefined): Change {
  const root = before === undefined ? undefined : rootOf(before)
  if (before === undefined || !root?.ok) return { ok: true, after: before }
  const list = member(root.node, SERVERS)
  const servers = valueNode(list)
  const own = servers?.type === 'object' ? member(servers, NAME) : undefined
  if (!list || !servers || !own || !isOurs(own)) return { ok: true, after: before }
  const alone = servers.children?.length === 1
  const stood = getNodeValue(valueNode(own) ?? own)?.type === 'stdio'
  const after = removeNode(before, alone && !stood ? list : own)
  return {
    ok: true,
    after: after === SKELETON || after.trim() === '{}' || /^\{\s*\}\s*$/.test(after) ? undefined : after,
  }
}

function isOurs(own: Node): boolean {
  const value: unknown = getNodeValue(valueNode(own) ?? own)
  const { command, args } = (value ?? {}) as { command?: unknown; args?: unknown }
  return typeof command === 'string' && isOwnBinary(command) && Array.isArray(args) && args[0] === 'mcp'
}

function inline(value: object): string {
  return JSON.stringify(value).replace(/^\{/, '{ ').replace(/\}$/, ' }').replaceAll('":', '": ').replaceAll(',"', ', "')
}

function rootOf(text: string): { ok: true; node: Node } | Extract<Change, { ok: false }> {
  const parsed = parse(text)
  if (!parsed.ok) return parsed
  if (parsed.root.type === 'object') return { ok: true, node: parsed.root }
  return { ok: false, problem: 'This is not a JSON object.', line: 1, column: 1 }
}
