import { setMaxListeners } from 'node:events'

/** What ends the hooks of one event early. */
export interface EventSignal {
  readonly signal: AbortSignal
  /** The event is answered. Hooks that nobody waits for still listen: they end with `abortAll`. */
  release(left: readonly Promise<unknown>[]): void
}

export type EventSignals = ReturnType<typeof eventSignals>

/** The events that are being answered, each with a signal that follows the caller's. */
export function eventSignals() {
  const open = new Set<AbortController>()
  return {
    follow(given: AbortSignal | undefined): EventSignal {
      const controller = new AbortController()
      // As many as there are hooks; Node 20 takes more than ten for a leak.
      setMaxListeners(0, controller.signal)
      const abort = () => controller.abort()
      given?.addEventListener('abort', abort, { once: true })
      if (given?.aborted) abort()
      open.add(controller)
      return {
        signal: controller.signal,
        release(left) {
          given?.removeEventListener('abort', abort)
          Promise.allSettled(left).then(() => open.delete(controller))
        },
      }
    },
    abortAll() {
      for (const controller of open) controller.abort()
    },
    clear: () => open.clear(),
  }
}
