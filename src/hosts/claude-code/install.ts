import { getNodeValue, type Node } from 'jsonc-parser'
import { hookCommandLine, isOwnBinary, ownProgram, withBinary } from '../command-line.ts'
import type { Change, Folders, HookCommand, Installer, Scope, Target, Wired } from '../host.ts'
import {
  addElement,
  addMember,
  isEmpty,
  member,
  type Problem,
  parse,
  problemAt,
  remove,
  replace,
  valueNode,
} from '../json-edit.ts'
import { drawStatusLine, withoutStatusLine } from './status-line-setting.ts'

const HOST = 'claude-code'

/** The events that are wired, each with the client's own patience in seconds: well above our deadline, far below its default of 600. */
export const WIRED_EVENTS = {
  SessionStart: 10,
  UserPromptSubmit: 5,
  PreToolUse: 5,
  PostToolUse: 5,
  PostToolUseFailure: 5,
  PostToolBatch: 5,
  PermissionRequest: 5,
  PermissionDenied: 5,
  Notification: 5,
  Stop: 10,
  StopFailure: 5,
  SubagentStart: 5,
  SubagentStop: 5,
  PreCompact: 10,
  PostCompact: 10,
  SessionEnd: 2,
  TaskCreated: 5,
  TaskCompleted: 5,
  CwdChanged: 5,
} as const satisfies Readonly<Record<string, number>>

export const installer: Installer = {
  id: HOST,
  program: 'claude',
  events: Object.keys(WIRED_EVENTS),
  targets: (scope, folders) => [target(settingsPath(scope, folders))],
}

/**
 * Every matcher below matches everything, so the choice between them is free, and tells uninstall what was there before:
 * no matcher: install made the event's array. '' : the array stood there, empty. '*' : `hooks` stood there, empty.
 */
const ARRAY_STOOD = ''
const HOOKS_STOOD = '*'
/** The event whose matcher '*' the client documents. */
const HOOKS_STOOD_EVENT = 'PreToolUse'

/** A file that install makes; uninstall knows it by this text and lets it go again. */
const SKELETON = '{\n  "$schema": "https://json.schemastore.org/claude-code-settings.json"\n}'
const BOM = '\uFEFF'

function settingsPath(scope: Scope, { home, project }: Folders): string {
  if (scope === 'user') return `${home}/.claude/settings.json`
  return `${project}/.claude/${scope === 'local' ? 'settings.local.json' : 'settings.json'}`
}

function target(path: string): Target {
  return { path, install, uninstall, wired }
}

function install(before: string | undefined, { binary, statusLine = false }: HookCommand): Change {
  const { bom, text } = withoutBom(before ?? `${SKELETON}\n`)
  const start = text.trim() === '' ? text + SKELETON : text
  const problem = refusal(start) ?? notLoaded(start)
  if (problem) return problem

  let after = updateOwn(start, binary)
  const hooksBefore = hooksOf(after)
  const hooksStood = hooksBefore !== undefined && isEmpty(hooksBefore)
  if (!hooksBefore) after = addMember(after, rootOf(after), 'hooks', '{}')
  for (const [event, timeout] of Object.entries(WIRED_EVENTS)) {
    if (ownHooks(after).some((own) => own.event === event)) continue
    after = addOwn(after, event, { type: 'command', command: hookCommandLine(binary, HOST), timeout }, { hooksStood })
  }
  const drawn = drawStatusLine(after, binary, { add: statusLine })
  return { ok: true, after: bom + drawn.text, ...(drawn.note !== undefined && { notes: [drawn.note] }) }
}

function uninstall(before: string | undefined): Change {
  if (before === undefined) return { ok: true, after: undefined }
  const { bom, text } = withoutBom(before)
  if (text.trim() === '') return { ok: true, after: before }
  const problem = refusal(text)
  if (problem) return problem

  const found = ownHooks(text)
  // Added last, so it goes first: then every byte is as it was.
  let after = withoutStatusLine(text)
  if (found.length === 0 && after === text) return { ok: true, after: before }
  for (let [own] = ownHooks(after); own; [own] = ownHooks(after)) after = removeOwn(after, own)

  const hooksStood = found.some((own) => matcherOf(own.group) === HOOKS_STOOD)
  const hooks = member(rootOf(after), 'hooks')
  const left = valueNode(hooks)
  if (hooks && left && isEmpty(left) && !hooksStood) after = remove(after, hooks)

  if (bom === '' && after === `${SKELETON}\n`) return { ok: true, after: undefined }
  const blank = after.endsWith(SKELETON) ? after.slice(0, -SKELETON.length) : undefined
  return { ok: true, after: bom + (blank?.trim() === '' ? blank : after) }
}

function wired(text: string | undefined): readonly Wired[] {
  const plain = withoutBom(text ?? '').text
  if (refusal(plain)) return []
  return ownHooks(plain).map(({ event, hook }) => {
    const command = String(valueNode(member(hook, 'command'))?.value)
    return { event, command, binary: argsOf(hook) ? command : (ownProgram(command, HOST)?.path ?? command) }
  })
}

/** Why a file is better left alone; undefined when it can be edited. */
function refusal(text: string): Problem | undefined {
  const parsed = parse(text)
  if (!parsed.ok) return parsed
  const { root } = parsed
  if (root.type !== 'object') return problemAt(text, root.offset, 'The settings are not a JSON object.')
  const hooks = valueNode(member(root, 'hooks'))
  if (!hooks) return undefined
  if (hooks.type !== 'object') return problemAt(text, hooks.offset, '"hooks" is not an object.')
  for (const [object, keys] of [
    [root, ['hooks']],
    [hooks, Object.keys(WIRED_EVENTS)],
  ] as const) {
    for (const key of keys) {
      const same = (object.children ?? []).filter((property) => property.children?.[0]?.value === key)
      if (same[1]) return problemAt(text, same[1].offset, `"${key}" stands twice in the same object.`)
      const event = object === hooks ? valueNode(same[0]) : undefined
      if (event && event.type !== 'array') return problemAt(text, event.offset, `"hooks.${key}" is not an array.`)
    }
  }
  return undefined
}

/** The client drops a whole file for one comment or trailing comma (seen on 2.1.325); our hooks would stand there and never run. */
function notLoaded(text: string): Problem | undefined {
  const strict = parse(text, { strict: true })
  if (strict.ok) return undefined
  return {
    ...strict,
    problem: 'Claude Code does not load settings with comments or trailing commas, so no hook in this file would run.',
  }
}

interface OwnHook {
  event: string
  property: Node
  group: Node
  hook: Node
}

/** Our own hooks in the file, whatever the path of the binary, in the order they stand there. */
function ownHooks(text: string): OwnHook[] {
  return (hooksOf(text)?.children ?? []).flatMap((property) => {
    const groups = valueNode(property)
    if (groups?.type !== 'array') return []
    return (groups.children ?? []).flatMap((group) => {
      const hooks = group.type === 'object' ? valueNode(member(group, 'hooks')) : undefined
      const own = hooks?.type === 'array' ? (hooks.children ?? []).filter(isOwn) : []
      return own.map((hook) => ({ event: String(property.children?.[0]?.value), property, group, hook }))
    })
  })
}

function isOwn(hook: Node): boolean {
  const command = hook.type === 'object' ? valueNode(member(hook, 'command'))?.value : undefined
  if (typeof command !== 'string') return false
  const args = argsOf(hook)
  return args ? isOwnBinary(command) && args[0] === 'hook' && args[1] === HOST : ownProgram(command, HOST) !== undefined
}

function addOwn(
  text: string,
  event: string,
  hook: Readonly<Record<string, unknown>>,
  { hooksStood }: { hooksStood: boolean },
): string {
  const hooks = hooksOf(text) ?? rootOf(text)
  const array = valueNode(member(hooks, event))
  if (array) return addElement(text, array, entry(hook, isEmpty(array) ? ARRAY_STOOD : undefined))
  const matcher = hooksStood && event === HOOKS_STOOD_EVENT ? HOOKS_STOOD : undefined
  return addMember(text, hooks, event, `[${entry(hook, matcher)}]`)
}

/** Points our hooks at the binary; of two in one event the second goes, and so does one of an event we no longer listen to. */
function updateOwn(text: string, binary: string): string {
  const seen = new Set<string>()
  for (const own of ownHooks(text)) {
    const surplus = seen.has(own.event) || !Object.hasOwn(WIRED_EVENTS, own.event)
    // Every edit moves what stands behind it, so one edit at a time.
    if (surplus) return updateOwn(removeOwn(text, own), binary)
    seen.add(own.event)
    const updated = updateHook(text, own.hook, binary)
    if (updated !== text) return updateOwn(updated, binary)
  }
  return text
}

function updateHook(text: string, hook: Node, binary: string): string {
  const command = valueNode(member(hook, 'command'))
  if (!command) return text
  if (member(hook, 'args')) {
    const { args: _, ...kept } = getNodeValue(hook) as Record<string, unknown>
    return replace(text, hook, inline({ ...kept, command: hookCommandLine(binary, HOST) }))
  }
  const wanted = withBinary(String(command.value), HOST, binary)
  return wanted === command.value ? text : replace(text, command, JSON.stringify(wanted))
}

/** Takes out one hook of ours, and what it leaves empty: its group, and the event's array unless that stood there before. */
function removeOwn(text: string, { property, group, hook }: OwnHook): string {
  if ((hook.parent?.children ?? []).length > 1) return remove(text, hook)
  const alone = group.parent?.children?.length === 1
  return remove(text, alone && matcherOf(group) !== ARRAY_STOOD ? property : group)
}

function matcherOf(group: Node): unknown {
  return valueNode(member(group, 'matcher'))?.value
}

function argsOf(hook: Node): unknown[] | undefined {
  const args = valueNode(member(hook, 'args'))
  return args?.type === 'array' ? (args.children ?? []).map((arg) => arg.value) : undefined
}

/** A group on one line, so that nineteen events are nineteen lines. */
function entry(hook: Readonly<Record<string, unknown>>, matcher: string | undefined): string {
  const first = matcher === undefined ? '' : `"matcher": ${JSON.stringify(matcher)}, `
  return `{ ${first}"hooks": [${inline(hook)}] }`
}

function inline(object: Readonly<Record<string, unknown>>): string {
  const members = Object.entries(object).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  return `{ ${members.join(', ')} }`
}

function hooksOf(text: string): Node | undefined {
  return valueNode(member(rootOf(text), 'hooks'))
}

function rootOf(text: string): Node {
  const parsed = parse(text)
  if (!parsed.ok) throw new Error(`an edit broke the file: ${parsed.problem} (line ${parsed.line})`)
  return parsed.root
}

function withoutBom(text: string): { bom: string; text: string } {
  return text.startsWith(BOM) ? { bom: BOM, text: text.slice(1) } : { bom: '', text }
}
