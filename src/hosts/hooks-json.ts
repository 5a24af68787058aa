import { getNodeValue, type Node } from 'jsonc-parser'
import { hookCommandLine, isOwnBinary, ownProgram, withBinary } from './command-line.ts'
import type { Change, HookCommand, Target, Wired } from './host.ts'
import {
  addElement,
  addMember,
  isEmptyNode,
  type JsonProblem,
  member,
  parse,
  problemAt,
  removeNode,
  replace,
  valueNode,
} from './json-edit.ts'

/** How a host that keeps hooks as Claude Code does (`hooks` → event → groups → hooks) wants ours written. */
export interface HooksFile {
  readonly host: string
  /** The events to wire, each with the host's patience in its own unit. */
  readonly events: Readonly<Record<string, Wanted>>
  /** What a file that install makes holds besides; uninstall knows such a file by it and lets it go again. */
  readonly skeleton: string
  /** Other fields of each hook, e.g. a name. */
  readonly fields?: Readonly<Record<string, unknown>>
  /** Why the host would not load the file, so that our hooks would stand there and never run. */
  notLoaded?(text: string, root: Node): JsonProblem | undefined
  /** What else install writes into the file, and uninstall takes out again. */
  readonly besides?: {
    install(text: string, command: HookCommand): { text: string; note?: string }
    uninstall(text: string): string
  }
}

type Wanted = number | { readonly timeout: number; readonly matcher: string }

export function hooksTarget(path: string, file: HooksFile): Target {
  return {
    path,
    install: (before, command) => install(file, before, command),
    uninstall: (before) => uninstall(file, before),
    wired: (text) => wired(file, text),
  }
}

/**
 * Every matcher below matches everything, on every host, so the choice between them is free, and tells uninstall what was there before:
 * no matcher: install made the event's array. '' : the array stood there, empty. '*' : `hooks` stood there, empty.
 */
const ARRAY_STOOD = ''
const HOOKS_STOOD = '*'
const BOM = '\uFEFF'

function install(file: HooksFile, before: string | undefined, command: HookCommand): Change {
  const { host, skeleton } = file
  const { binary } = command
  const { bom, text } = withoutBom(before ?? `${skeleton}\n`)
  const start = text.trim() === '' ? text + skeleton : text
  const problem = refusal(file, start) ?? file.notLoaded?.(start, rootOf(start))
  if (problem) return problem

  let after = updateOwn(file, start, binary)
  const hooksBefore = hooksOf(after)
  const hooksStood = hooksBefore !== undefined && isEmptyNode(hooksBefore)
  if (!hooksBefore) after = addMember(after, rootOf(after), 'hooks', '{}')
  for (const [event, wanted] of Object.entries(file.events)) {
    if (ownHooks(host, after).some((own) => own.event === event)) continue
    const { timeout, matcher } = typeof wanted === 'number' ? { timeout: wanted, matcher: undefined } : wanted
    const hook = { type: 'command', ...file.fields, command: hookCommandLine(binary, host), timeout }
    after = addOwn(after, event, hook, { matcher, marked: hooksStood && event === markedEvent(file) })
  }
  const { text: whole, note } = file.besides?.install(after, command) ?? { text: after }
  return { ok: true, after: bom + whole, ...(note !== undefined && { notes: [note] }) }
}

function uninstall(file: HooksFile, before: string | undefined): Change {
  const { host, skeleton } = file
  if (before === undefined) return { ok: true, after: undefined }
  const { bom, text } = withoutBom(before)
  if (text.trim() === '') return { ok: true, after: before }
  const problem = refusal(file, text)
  if (problem) return problem

  const found = ownHooks(host, text)
  // Written last, so it goes first: then every byte is as it was.
  let after = file.besides?.uninstall(text) ?? text
  if (found.length === 0 && after === text) return { ok: true, after: before }
  for (let [own] = ownHooks(host, after); own; [own] = ownHooks(host, after)) after = removeOwn(after, own)

  const hooksStood = found.some((own) => matcherOf(own.group) === HOOKS_STOOD)
  const hooks = member(rootOf(after), 'hooks')
  const left = valueNode(hooks)
  if (hooks && left && isEmptyNode(left) && !hooksStood) after = removeNode(after, hooks)

  if (bom === '' && after === `${skeleton}\n`) return { ok: true, after: undefined }
  const blank = after.endsWith(skeleton) ? after.slice(0, -skeleton.length) : undefined
  return { ok: true, after: bom + (blank?.trim() === '' ? blank : after) }
}

function wired(file: HooksFile, text: string | undefined): readonly Wired[] {
  const { host } = file
  const plain = withoutBom(text ?? '').text
  if (refusal(file, plain)) return []
  return ownHooks(host, plain).map(({ event, hook }) => {
    const command = String(valueNode(member(hook, 'command'))?.value)
    return { event, command, binary: argsOf(hook) ? command : (ownProgram(command, host)?.path ?? command) }
  })
}

/** Why a file is better left alone; undefined when it can be edited. */
function refusal({ events }: HooksFile, text: string): JsonProblem | undefined {
  const parsed = parse(text)
  if (!parsed.ok) return parsed
  const { root } = parsed
  if (root.type !== 'object') return problemAt(text, root.offset, 'The settings are not a JSON object.')
  const hooks = valueNode(member(root, 'hooks'))
  if (!hooks) return undefined
  if (hooks.type !== 'object') return problemAt(text, hooks.offset, '"hooks" is not an object.')
  for (const [object, keys] of [
    [root, ['hooks']],
    [hooks, Object.keys(events)],
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

interface OwnHook {
  event: string
  property: Node
  group: Node
  hook: Node
}

/** Our own hooks in the file, whatever the path of the binary, in the order they stand there. */
function ownHooks(host: string, text: string): OwnHook[] {
  return (hooksOf(text)?.children ?? []).flatMap((property) => {
    const groups = valueNode(property)
    if (groups?.type !== 'array') return []
    return (groups.children ?? []).flatMap((group) => {
      const hooks = group.type === 'object' ? valueNode(member(group, 'hooks')) : undefined
      const own = hooks?.type === 'array' ? (hooks.children ?? []).filter((hook) => isOwn(host, hook)) : []
      return own.map((hook) => ({ event: String(property.children?.[0]?.value), property, group, hook }))
    })
  })
}

function isOwn(host: string, hook: Node): boolean {
  const command = hook.type === 'object' ? valueNode(member(hook, 'command'))?.value : undefined
  if (typeof command !== 'string') return false
  const args = argsOf(hook)
  return args ? isOwnBinary(command) && args[0] === 'hook' && args[1] === host : ownProgram(command, host) !== undefined
}

/** Tool events are where every host documents the matcher '*'. */
function markedEvent({ events }: HooksFile): string | undefined {
  return ['PreToolUse', 'BeforeTool'].find((event) => Object.hasOwn(events, event))
}

function addOwn(
  text: string,
  event: string,
  hook: Readonly<Record<string, unknown>>,
  { matcher, marked }: { matcher: string | undefined; marked: boolean },
): string {
  const hooks = hooksOf(text) ?? rootOf(text)
  const array = valueNode(member(hooks, event))
  if (array) return addElement(text, array, entry(hook, isEmptyNode(array) ? ARRAY_STOOD : matcher))
  return addMember(text, hooks, event, `[${entry(hook, matcher ?? (marked ? HOOKS_STOOD : undefined))}]`)
}

/** Points our hooks at the binary; of two in one event the second goes, and so does one of an event we no longer listen to. */
function updateOwn(file: HooksFile, text: string, binary: string): string {
  const seen = new Set<string>()
  for (const own of ownHooks(file.host, text)) {
    const surplus = seen.has(own.event) || !Object.hasOwn(file.events, own.event)
    // Every edit moves what stands behind it, so one edit at a time.
    if (surplus) return updateOwn(file, removeOwn(text, own), binary)
    seen.add(own.event)
    const updated = updateHook(file.host, text, own.hook, binary)
    if (updated !== text) return updateOwn(file, updated, binary)
  }
  return text
}

function updateHook(host: string, text: string, hook: Node, binary: string): string {
  const command = valueNode(member(hook, 'command'))
  if (!command) return text
  if (member(hook, 'args')) {
    const { args: _, ...kept } = getNodeValue(hook) as Record<string, unknown>
    return replace(text, hook, inline({ ...kept, command: hookCommandLine(binary, host) }))
  }
  const wanted = withBinary(String(command.value), host, binary)
  return wanted === command.value ? text : replace(text, command, JSON.stringify(wanted))
}

/** Takes out one hook of ours, and what it leaves empty: its group, and the event's array unless that stood there before. */
function removeOwn(text: string, { property, group, hook }: OwnHook): string {
  if ((hook.parent?.children ?? []).length > 1) return removeNode(text, hook)
  const alone = group.parent?.children?.length === 1
  return removeNode(text, alone && matcherOf(group) !== ARRAY_STOOD ? property : group)
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
