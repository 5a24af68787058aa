import { warmthAt } from '../../learn/heat.ts'
import type { SessionDetails } from '../../learn/session-log.ts'

/**
 * What each name is worth saying: the sessions it was in use in, the older the less. What a session used while it found its
 * way counts for more than what it came upon later.
 */
export function namesInUse(sessions: readonly SessionDetails[], seq: number): Map<string, number> {
  const worth = new Map<string, number>()
  const add = (name: string, value: number) => {
    if (!TOOL_WORDS.has(name)) worth.set(name, (worth.get(name) ?? 0) + value)
  }
  for (const { seq: then, names, early } of sessions) {
    const weight = warmthAt([1, then], seq)
    for (const name of names) add(name, weight * (early ? LATER : 1))
    for (const name of early ?? []) add(name, weight * (1 - LATER))
  }
  return worth
}

/** The share of its worth that a name has when a session came upon it late. */
const LATER = 0.5

/** Words of the tools' own, in every session and about none. */
const TOOL_WORDS: ReadonlySet<string> = new Set(['in_progress', 'files_with_matches', 'null', '--stat', '--oneline'])
