import type { State } from './state.ts'

export const TAKEN_OVER = 'taken over by session '

/** Who took it over from here; undefined when nobody did. */
export function takenBy({ status, reason = '' }: State): string | undefined {
  return status === 'aborted' && reason.startsWith(TAKEN_OVER) ? reason.slice(TAKEN_OVER.length) : undefined
}
