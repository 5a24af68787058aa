import type { State } from '../state.ts'
import { takenBy } from '../taken-by.ts'
import type { Words } from './hint.ts'

/** What became of a workflow, and why: what the program wrote down in words, what a person gave as a reason as it is. */
export function statusWord(state: State, { messages: { workflow } }: Pick<Words, 'messages'>): string {
  const word = workflow.statuses[state.status]
  const { reason } = state
  if (!reason) return word
  const by = takenBy(state)
  if (by) return `${word}: ${workflow.takenBy({ by: by.slice(0, 8) })}`
  const known: Readonly<Record<string, string>> = {
    'by hand': workflow.byHand,
    iterations: workflow.byIterations,
    errors: workflow.byErrors,
  }
  return `${word}: ${Object.hasOwn(known, reason) ? known[reason] : reason}`
}
