import { createHash } from 'node:crypto'
import { isRecord } from '../../base/is-record.ts'
import { ownProgram } from '../command-line.ts'
import type { Change, Texts, Wired } from '../host.ts'

/** A hook of ours where it stands, with what Codex must find in its configuration to run it. */
interface Entry {
  event: string
  key: string
  hash: string
  command: string
}

/**
 * The trust entries in the person's config.toml for our hooks in some hooks files. They change with the hooks: a hook that is
 * edited or moved is not trusted any more.
 */
export function trusted(before: string, hooksFiles: Texts): Change {
  return withEntries(before, entriesOf(hooksFiles))
}

/** Without the entries for hooks of ours. */
export function withdrawn(before: string, hooksFiles: Texts): Change {
  return withoutEntries(before, entriesOf(hooksFiles))
}

/** Our hooks that are trusted as they stand. */
export function trustedHooks(text: string, hooksFiles: Texts): Wired[] {
  const state = stateIn(text) ?? {}
  return entriesOf(hooksFiles)
    .filter(({ key, hash }) => hashIn(state[key]) === hash)
    .map(({ event, command }) => ({ event, command, binary: ownProgram(command, 'codex')?.path ?? command }))
}

function entriesOf(hooksFiles: Texts): Entry[] {
  return [...hooksFiles].flatMap(([file, text]) => entriesIn(file, text))
}

function withEntries(before: string, entries: readonly Entry[]): Change {
  const state = stateIn(before)
  if (!state)
    return { ok: false, problem: 'This is not valid TOML, or its hooks.state is no table.', line: 1, column: 1 }
  let after = before
  for (const { key, hash } of entries) {
    if (hashIn(state[key]) === hash) continue
    after = withoutTable(after, key)
    const gap = after === '' || after.endsWith('\n\n') ? '' : after.endsWith('\n') ? '\n' : '\n\n'
    after += `${gap}${header(key)}\ntrusted_hash = "${hash}"\n`
  }
  return checked(before, after)
}

function withoutEntries(before: string, entries: readonly Entry[]): Change {
  const state = stateIn(before)
  if (!state) return { ok: true, after: before }
  const ours = entries.filter(({ key, hash }) => hashIn(state[key]) === hash).map(({ key }) => key)
  const after = ours.reduce(withoutTable, before)
  return after.trim() === '' && before.trim() !== '' ? { ok: true, after: undefined } : checked(before, after)
}

/** A file that only we could break is not written. */
function checked(before: string, after: string): Change {
  const [old, now] = [tomlOf(before), tomlOf(after)]
  const same = old && now && JSON.stringify(withoutState(old)) === JSON.stringify(withoutState(now))
  if (same) return { ok: true, after }
  return {
    ok: false,
    problem: 'The trust entries cannot be written without changing something else.',
    line: 1,
    column: 1,
  }
}

function withoutState(config: Record<string, unknown>): unknown {
  const { hooks, ...rest } = config
  if (!isRecord(hooks)) return config
  const { state: _, ...others } = hooks
  return Object.keys(others).length > 0 ? { ...rest, hooks: others } : rest
}

function header(key: string): string {
  return `[hooks.state.${JSON.stringify(key)}]`
}

function withoutTable(text: string, key: string): string {
  const start = text.indexOf(header(key))
  if (start < 0 || (start > 0 && text[start - 1] !== '\n')) return text
  const next = /\n[ \t]*\[/.exec(text.slice(start))
  const end = next ? start + next.index + 1 : text.length
  const before = text.slice(0, start)
  // The blank line that stands in front of an entry of ours goes with it.
  return (before.endsWith('\n\n') ? before.slice(0, -1) : before) + text.slice(end)
}

function stateIn(text: string): Record<string, unknown> | undefined {
  const hooks = tomlOf(text)?.hooks
  const state = isRecord(hooks) ? (hooks.state ?? {}) : tomlOf(text) && {}
  return isRecord(state) ? state : undefined
}

function hashIn(entry: unknown): string | undefined {
  return isRecord(entry) && typeof entry.trusted_hash === 'string' ? entry.trusted_hash : undefined
}

export function isToml(text: string): boolean {
  return tomlOf(text) !== undefined
}

export function tomlOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = Bun.TOML.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

function entriesIn(hooksPath: string, text: string | undefined): Entry[] {
  const hooks = hooksOf(text)
  return Object.entries(hooks).flatMap(([event, groups]) => {
    if (!Array.isArray(groups)) return []
    return groups.flatMap((group, groupAt) => {
      const list: unknown[] = isRecord(group) && Array.isArray(group.hooks) ? group.hooks : []
      return list.flatMap((hook, at) => {
        const command = isRecord(hook) && typeof hook.command === 'string' ? hook.command : ''
        if (!isRecord(hook) || !ownProgram(command, 'codex')) return []
        const matcher = isRecord(group) ? group.matcher : undefined
        const key = `${hooksPath}:${snake(event)}:${groupAt}:${at}`
        return [{ event, key, command, hash: hashOf(event, hook, matcher) }]
      })
    })
  })
}

/** As Codex computes it (reproduced on 0.166.0): SHA-256 of the hook as JSON with sorted keys. */
function hashOf(event: string, hook: Record<string, unknown>, matcher: unknown): string {
  const { command, timeout = 600, async = false } = hook
  const identity = {
    event_name: snake(event),
    hooks: [{ async, command, timeout, type: 'command' }],
    ...(typeof matcher === 'string' && !MATCHERLESS.includes(event) && { matcher }),
  }
  return `sha256:${createHash('sha256').update(JSON.stringify(identity)).digest('hex')}`
}

/** Events whose matcher Codex ignores. */
const MATCHERLESS = ['UserPromptSubmit', 'Stop']

function snake(event: string): string {
  return event.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
}

function hooksOf(text: string | undefined): Record<string, unknown> {
  try {
    const file: unknown = JSON.parse(text ?? '{}')
    return isRecord(file) && isRecord(file.hooks) ? file.hooks : {}
  } catch {
    return {}
  }
}
