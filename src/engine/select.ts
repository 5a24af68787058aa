import type { EventName } from '../protocol/event.ts'
import type { ConfiguredHook } from './config/settings.ts'
import { type Compiled, compile, type Surroundings } from './match.ts'
import type { Fields } from './subject.ts'

export interface Selector {
  /** The hooks whose matcher wants this value; quick, because the answer is remembered. */
  candidates(name: EventName, target: string | undefined): readonly Candidate[]
  readonly needsShell: boolean
}

export interface Candidate extends Compiled {
  readonly configured: ConfiguredHook
}

/** Compiles every matcher once. */
export function selectorOf(hooks: readonly ConfiguredHook[]): Selector {
  const byEvent = new Map<EventName, Candidate[]>()
  for (const configured of hooks) {
    const list = byEvent.get(configured.event) ?? []
    list.push({ ...compile(configured), configured })
    byEvent.set(configured.event, list)
  }
  const remembered = new Map<EventName, Map<string | undefined, readonly Candidate[]>>()
  return {
    needsShell: [...byEvent.values()].flat().some(({ needsShell }) => needsShell),
    candidates(name, target) {
      const list = byEvent.get(name)
      if (list === undefined) return NONE
      let known = remembered.get(name)
      if (known === undefined || known.size > MOST_REMEMBERED) {
        known = new Map()
        remembered.set(name, known)
      }
      const answer = known.get(target)
      if (answer !== undefined) return answer
      const wanted = list.filter((candidate) => candidate.target(target))
      known.set(target, wanted)
      return wanted
    },
  }
}

/** Which of the candidates run, in configured order. The same command, or URL, runs once however often it is configured. */
export function select(
  candidates: readonly Candidate[],
  fields: Fields,
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

const NONE: readonly Candidate[] = []
const MOST_REMEMBERED = 500

function sameness({ hook }: ConfiguredHook): string | undefined {
  if (hook.type === 'command') return JSON.stringify(['command', hook.command, hook.args])
  if (hook.type === 'http') return JSON.stringify(['http', hook.url, hook.headers])
  return undefined
}
