import type { TimelineEntry } from '../journal/timeline.ts'
import { baseKey } from './state.ts'

export interface PassRate {
  /** The kind of stage, or `all`. */
  stage: string
  /** How many times such a stage was tried through to an end, or is still being tried. */
  runs: number
  attempts: number
  /** Share of the runs that passed at the first try, and within three; null when there was none. */
  passAt1: number | null
  passAt3: number | null
}

/** Before stages had entries of their own for what went wrong, agent:error said it. */
export const STAT_TYPES = ['workflow:start', 'stage:complete', 'stage:fail', 'stage:reject', 'agent:error'] as const

/** S0.37: how often stages pass at the first try, and within three. One run is one stage of one workflow of one session. */
export function passAtK(entries: readonly TimelineEntry[]): PassRate[] {
  const workflows = new Map<string, number>()
  const runs = new Map<string, { stage: string; results: boolean[] }>()
  for (const { session, type, data } of entries) {
    if (type === 'workflow:start') workflows.set(session, (workflows.get(session) ?? 0) + 1)
    const { stage, result } = data
    // An agent that never ran has no result, and is no try.
    if (typeof stage !== 'string' || typeof result !== 'string') continue
    const key = `${session}\0${workflows.get(session) ?? 0}\0${stage}`
    const run = runs.get(key) ?? { stage: baseKey(stage), results: [] }
    if (!run.results.includes(true)) run.results.push(type === 'stage:complete')
    runs.set(key, run)
  }
  const all = [...runs.values()]
  const stages = [...new Set(all.map(({ stage }) => stage))]
  return [
    rateOf(
      'all',
      all.map(({ results }) => results),
    ),
    ...stages.map((stage) =>
      rateOf(
        stage,
        all.filter((run) => run.stage === stage).map(({ results }) => results),
      ),
    ),
  ]
}

function rateOf(stage: string, runs: readonly (readonly boolean[])[]): PassRate {
  const share = (k: number) =>
    runs.length === 0 ? null : runs.filter((results) => results.slice(0, k).includes(true)).length / runs.length
  const attempts = runs.reduce((sum, results) => sum + results.length, 0)
  return { stage, runs: runs.length, attempts, passAt1: share(1), passAt3: share(3) }
}
