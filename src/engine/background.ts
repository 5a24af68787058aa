import type { Outcome } from '../protocol/outcome.ts'
import type { HookRun } from './types.ts'

export type BackgroundRuns = ReturnType<typeof backgroundRuns>

/**
 * Hooks that nobody waits for. What one has to say to the model or the person goes with the next event of its session; it
 * decides nothing, since the matter is long settled by then.
 */
export function backgroundRuns() {
  const running = new Set<Promise<void>>()
  const late = new Map<string, readonly Outcome[]>()
  return {
    leave(run: Promise<HookRun>, sessionId: string) {
      const done = run.then(({ outcome: { context, notice } }) => {
        if (context === undefined && notice === undefined) return
        const said = { ...(context !== undefined && { context }), ...(notice !== undefined && { notice }) }
        late.set(sessionId, [...(late.get(sessionId) ?? []), said].slice(-MOST_LATE))
      })
      running.add(done)
      done.finally(() => running.delete(done))
    },
    hasLate: (sessionId: unknown) => late.size > 0 && late.has(String(sessionId)),
    takeLate(sessionId: string): readonly Outcome[] {
      const taken = late.get(sessionId) ?? []
      late.delete(sessionId)
      return taken
    },
    count: () => running.size,
    settled: () => Promise.allSettled(running),
  }
}

const MOST_LATE = 20
