import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { isRecord } from '../base/is-record.ts'
import { cameWithProject } from './config/load.ts'
import type { ConfiguredHook, Origin } from './config/settings.ts'

export type TrustMode = 'ask' | 'all' | 'none'

/** What the person is asked to vouch for. */
export interface TrustQuestion {
  readonly project: string
  readonly hook: { readonly name: string; readonly event: string; readonly does: string }
  readonly origin: Origin
  /** Changes when the hook, its matcher or a script of the project that it runs changes. */
  readonly hash: string
}

export type AskTrust = (question: TrustQuestion) => boolean | Promise<boolean>

export interface TrustStore {
  isTrusted(project: string, hash: string): boolean
  trust(project: string, hash: string): void
}

interface Trust {
  /** As it stands, without asking. */
  look(hook: ConfiguredHook): 'trusted' | 'untrusted' | 'asks'
  check(hook: ConfiguredHook): Promise<boolean>
}

/** Hooks that came with the project run when somebody has vouched for exactly what they are now. */
export function trustOf(options: {
  readonly mode: TrustMode
  readonly project: string
  readonly ask: AskTrust | undefined
  readonly store: TrustStore
}): Trust {
  const { mode, project, ask, store } = options
  const answers = new Map<string, Promise<boolean>>()
  let last: Promise<unknown> = Promise.resolve()

  function look(hook: ConfiguredHook): 'trusted' | 'untrusted' | 'asks' {
    if (!cameWithProject(hook.origin) || mode === 'all') return 'trusted'
    if (mode === 'none') return 'untrusted'
    if (store.isTrusted(project, hashOf(hook, project))) return 'trusted'
    return ask ? 'asks' : 'untrusted'
  }

  async function asked(hook: ConfiguredHook, hash: string): Promise<boolean> {
    const { name, event, origin } = hook
    try {
      const answer = await ask?.({ project, hook: { name, event, does: whatItDoes(hook) }, origin, hash })
      if (answer !== true) return false
    } catch {
      // Whoever cannot be asked has not said yes.
      return false
    }
    try {
      store.trust(project, hash)
    } catch {
      // A yes that cannot be written down holds for as long as the program runs.
    }
    return true
  }

  return {
    look,
    async check(hook) {
      const standing = look(hook)
      if (standing !== 'asks') return standing === 'trusted'
      const hash = hashOf(hook, project)
      // Asked once, however many events come meanwhile, and one question after the other: a person has one pair of eyes.
      const known = answers.get(hash)
      if (known) return known
      const answer = last.then(() => asked(hook, hash))
      last = answer
      answers.set(hash, answer)
      return answer
    },
  }
}

/** Of everything that decides what would happen: the event, the matcher, the hook, and the project's scripts that it names. */
function hashOf({ event, matcher, hook }: ConfiguredHook, project: string): string {
  const words = hook.type === 'command' ? [hook.command, ...(hook.args ?? [])] : []
  const canonical = JSON.stringify([event, matcher ?? null, hook, scriptsOf(words, project)], sortedKeys)
  return `sha256:${createHash('sha256').update(canonical).digest('hex')}`
}

function whatItDoes({ hook }: ConfiguredHook): string {
  if (hook.type === 'command') return [hook.command, ...(hook.args ?? [])].join(' ')
  if (hook.type === 'http') return `POST ${hook.url}`
  return hook.type === 'prompt' ? `asks a model: ${hook.prompt}` : 'runs a function'
}

function sortedKeys(_: string, value: unknown): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The files of the project that a command line names, each with a hash of its content. */
function scriptsOf(words: readonly string[], project: string): [path: string, hash: string][] {
  const names = words.flatMap((word) =>
    word.replaceAll(/\$\{?(?:CLAUDE_PROJECT_DIR|PROJECT_DIR)\}?/g, project).split(/[\s"'`;|&()<>=]+/),
  )
  const found = new Map<string, string>()
  for (const name of names.slice(0, MOST_WORDS)) {
    const path = resolve(project, name)
    const inside = relative(project, path)
    if (name === '' || inside === '' || inside.startsWith(`..${sep}`) || inside === '..') continue
    const hash = contentHash(path)
    if (hash !== undefined) found.set(inside, hash)
  }
  return [...found].sort()
}

const MOST_WORDS = 200
const LARGEST = 4 * 1024 * 1024
const remembered = new Map<string, { stamp: string; hash: string }>()

/** Read again only when the file was touched: this is asked at every event. */
function contentHash(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false, bigint: true })
  if (!stat?.isFile()) return undefined
  const stamp = `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`
  const known = remembered.get(path)
  if (known?.stamp === stamp) return known.hash
  const hash =
    stat.size > LARGEST
      ? `size:${stat.size}:${stat.mtimeNs}`
      : createHash('sha256').update(readFileSync(path)).digest('hex')
  remembered.set(path, { stamp, hash })
  return hash
}
