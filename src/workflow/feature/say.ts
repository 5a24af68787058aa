import type { Outcome } from '../../protocol/outcome.ts'
import type { Sql } from '../../storage/sql.ts'
import { takenBy } from '../taken-by.ts'
import type { Words } from '../texts/hint.ts'
import { fatalText, statusText } from './status-text.ts'
import { change, letGo, type Stored } from './store.ts'

/** Says where the workflow stands, unless that has been said in this epoch. */
export function sayIfNew(
  sql: Sql,
  stored: Stored,
  words: Words,
  { at, epoch }: { at: number; epoch: number },
): Outcome | undefined {
  const { state } = stored
  const by = takenBy(state)
  if (by !== undefined) {
    letGo(sql, stored, at)
    return { context: words.messages.workflow.takenOver({ type: state.key, by: by.slice(0, 8) }) }
  }
  if (state.status === 'failed') {
    const text = fatalText(state, words)
    return text ? { context: text } : undefined
  }
  if (state.status !== 'active') return undefined
  const text = statusText(state, words)
  if (state.loop.told?.epoch === epoch && state.loop.told.text === text) return undefined
  change(sql, stored, 'told', { at, epoch, text })
  return { context: text }
}
