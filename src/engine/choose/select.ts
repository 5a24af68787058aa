import type { EventName } from '../../protocol/event.ts'
import type { ConfiguredHook } from '../config/settings.ts'
import { type CompiledMatcher, compileMatcher, type Surroundings } from './match.ts'
import { type EventFields, matchTarget, pathFormsOf } from './subject.ts'

export interface Selector {
  /** The hooks that may want this event, by its matcher field and its paths; quick, because the answer is remembered. */
  candidates(name: EventName, fields: EventFields): readonly HookCandidate[]
}

export interface HookCandidate extends CompiledMatcher {
  readonly configured: ConfiguredHook
}

/** Compiles every matcher once. */
export function selectorOf(hooks: readonly ConfiguredHook[], cwd: string): Selector {
  const byEvent = new Map<EventName, Listeners>()
  for (const configured of hooks) {
    const { event } = configured
    const list = [...(byEvent.get(event)?.list ?? []), { ...compileMatcher(configured), configured }]
    byEvent.set(event, { list, looksAtPaths: list.some(({ paths }) => paths !== undefined), known: new Map() })
  }
  return {
    candidates(name, fields) {
      const listeners = byEvent.get(name)
      if (listeners === undefined) return NONE
      const { list, looksAtPaths, known } = listeners
      const target = matchTarget(name, fields)
      const paths = looksAtPaths ? pathFormsOf(fields, cwd) : NO_PATHS
      const key = looksAtPaths ? JSON.stringify([target, paths]) : target
      const answer = known.get(key)
      if (answer !== undefined) return answer
      if (known.size >= MOST_REMEMBERED) known.clear()
      const wanted = list.filter((one) => one.target(target) && (one.paths?.(paths) ?? true))
      known.set(key, wanted)
      return wanted
    },
  }
}

interface Listeners {
  readonly list: readonly HookCandidate[]
  readonly looksAtPaths: boolean
  readonly known: Map<string | undefined, readonly HookCandidate[]>
}

/** Which of the candidates run, in configured order. The same command, or URL, runs once however often it is configured. */
export function select(
  candidates: readonly HookCandidate[],
  fields: EventFields,
  around: Surroundings,
): readonly ConfiguredHook[] {
  const seen = new Set<string>()
  const chosen: ConfiguredHook[] = []
  for (const { configured, conditions } of candidates) {
    if (!conditions.every((holds) => holds(fields, around))) continue
    const key = sameness(configured)
    if (key !== undefined && seen.has(key)) continue
    if (key !== undefined) seen.add(key)
    chosen.push(configured)
  }
  return chosen
}

const NONE: readonly HookCandidate[] = []
const NO_PATHS: readonly string[] = []
const MOST_REMEMBERED = 500

function sameness({ hook }: ConfiguredHook): string | undefined {
  if (hook.type === 'command') return JSON.stringify(['command', hook.command, hook.args])
  if (hook.type === 'http') return JSON.stringify(['http', hook.url, hook.headers])
  return undefined
}
