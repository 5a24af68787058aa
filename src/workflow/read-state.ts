import * as cold from '../base/cold.ts'
import { isRecord } from '../base/is-record.ts'
import type { State } from './state.ts'

/** A workflow as it was written, by this version or an earlier one; undefined when it cannot be read as one. */
export function readState(text: string): State | undefined {
  if (last?.text !== text) last = { text, state: parsed(text) }
  return last.state
}

/** A hook reads the same before its transaction and in it. */
let last: { readonly text: string; readonly state: State | undefined } | undefined

function parsed(text: string): State | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) && hasShape(value) ? { ...(value as unknown as State), ...added(value) } : undefined
  } catch {
    return undefined
  }
}

function hasShape(value: Record<string, unknown>): boolean {
  const { key, status, stages, agents, loop, limits, labels } = value
  return (
    typeof key === 'string' &&
    typeof status === 'string' &&
    isRecord(loop) &&
    isRecord(limits) &&
    isRecord(labels) &&
    Array.isArray(agents) &&
    cold.every(agents, isRecord) &&
    Array.isArray(stages) &&
    stages.length > 0 &&
    cold.every(stages, (stage) => isRecord(stage) && typeof stage.key === 'string' && isRecord(stage.labels))
  )
}

/** What earlier versions did not have: one thing to mend instead of several, and no memory of other agents. */
function added({ pending, strangers, lost }: Record<string, unknown>): Pick<State, 'pending' | 'strangers' | 'lost'> {
  const list = (value: unknown) => (Array.isArray(value) ? value : [])
  return {
    pending: isRecord(pending) ? [pending] : list(pending),
    strangers: list(strangers),
    lost: list(lost),
  } as Pick<State, 'pending' | 'strangers' | 'lost'>
}
