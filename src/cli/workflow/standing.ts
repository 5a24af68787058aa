import { fatalText, statusText } from '../../workflow/feature/status-text.ts'
import type { Stored } from '../../workflow/feature/store.ts'
import { statusWord } from '../../workflow/texts/ended.ts'
import type { Words } from '../../workflow/texts/hint.ts'
import { completionSummary } from '../../workflow/texts/summary.ts'

/** Where a workflow stands, whatever became of it. */
export function standing({ state }: Stored, words: Words): string {
  if (state.status === 'completed') return completionSummary(state, state.endedAt ?? state.createdAt, words)
  const text = statusText(state, words)
  if (state.status === 'active') return text
  const [title, bar] = text.split('\n')
  return [title, bar, (state.status === 'failed' && fatalText(state, words)) || statusWord(state, words)].join('\n')
}
