import { getNodeValue, type Node } from 'jsonc-parser'
import type { Change, Target } from '../host.ts'
import { addElement, member, parse, problemAt, removeNode, replace, valueNode } from '../json-edit.ts'

const PLUGINS = 'plugins'

/** The client's list of plugins: ours stands in it among the person's own, and every other byte stays as it was. */
export function registerTarget(path: string, id: string, root: string): Target {
  return {
    path,
    install: (before) => install(before, id, root),
    uninstall: (before) => uninstall(before, id),
    wired: () => [],
  }
}

/** Whether the client loads the plugin: it stands in the list, and is not switched off. */
export function isRegistered(text: string, id: string): boolean {
  const found = listIn(text)
  const own = found.ok ? ownIn(found.list, id) : undefined
  return own !== undefined && valueNode(member(own, 'enabled'))?.value === true
}

function install(before: string | undefined, id: string, root: string): Change {
  if (before === undefined || before.trim() === '') return { ok: true, after: skeleton(entryOf(id, root)) }
  const found = listIn(before)
  if (!found.ok) return found
  const own = ownIn(found.list, id)
  if (!own) return { ok: true, after: addElement(before, found.list, entryOf(id, root)) }
  const value: unknown = getNodeValue(own)
  const { root: at, enabled } = value as { root?: unknown; enabled?: unknown }
  return { ok: true, after: at === root && enabled === true ? before : replace(before, own, entryOf(id, root)) }
}

function uninstall(before: string | undefined, id: string): Change {
  const found = before === undefined ? undefined : listIn(before)
  if (before === undefined || !found?.ok) return { ok: true, after: before }
  const own = ownIn(found.list, id)
  if (!own) return { ok: true, after: before }
  const after = removeNode(before, own)
  return { ok: true, after: after === skeleton('') ? undefined : after }
}

/** A file that install makes; uninstall knows what is left of it by this text and lets it go again. */
function skeleton(entry: string): string {
  return `{ "version": 1, "plugins": [${entry}] }\n`
}

function entryOf(id: string, root: string): string {
  const entry = { id, root, source: 'local-path', enabled: true, installedAt: 'throughline install' }
  return JSON.stringify(entry).replaceAll('":', '": ').replaceAll(',"', ', "')
}

function ownIn(list: Node, id: string): Node | undefined {
  return list.children?.find((entry) => entry.type === 'object' && valueNode(member(entry, 'id'))?.value === id)
}

/** The client reads plain JSON only, and loads no plugin at all when the list is not one. */
function listIn(text: string): { ok: true; list: Node } | Extract<Change, { ok: false }> {
  const parsed = parse(text, { strict: true })
  if (!parsed.ok) return parsed
  const list = parsed.root.type === 'object' ? valueNode(member(parsed.root, PLUGINS)) : undefined
  if (list?.type === 'array') return { ok: true, list }
  return problemAt(text, list?.offset ?? parsed.root.offset, `This is not a list of plugins: "${PLUGINS}" must be one.`)
}
