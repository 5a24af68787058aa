import type { Outcome } from '../protocol/outcome.ts'
import type { HookRun } from './types.ts'

/**
 * Hooks that nobody waits for. What one has to say to the model or the person goes with the next event that can carry it; it
 * decides nothing, since the matter is long settled by then.
 */
export function backgroundRuns() {
  const running = new Set<Promise<void>>()
  let late: Outcome[] = []
  return {
    leave(run: Promise<HookRun>) {
      const done = run.then(({ outcome: { context, notice } }) => {
        if (context === undefined && notice === undefined) return
        const said = { ...(context !== undefined && { context }), ...(notice !== undefined && { notice }) }
        late = [...late, said].slice(-MOST_LATE)
      })
      running.add(done)
      done.finally(() => running.delete(done))
    },
    hasLate: () => late.length > 0,
    takeLate(): readonly Outcome[] {
      const taken = late
      late = []
      return taken
    },
    count: () => running.size,
    settled: () => Promise.allSettled(running),
  }
}

const MOST_LATE = 20
