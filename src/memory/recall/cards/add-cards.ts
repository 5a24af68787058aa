import type { Sql } from '../../../storage/sql.ts'
import { textsWithoutCard } from '../material.ts'
import { textLine } from '../text-line.ts'
import { saveCard } from './cards.ts'

/** Cards for statements that were kept while a session goes on: the prompts of others find them at once, not when it has ended. */
export function addCards(sql: Sql, project: string): void {
  for (const text of textsWithoutCard(sql, project)) {
    const line = textLine(text)
    if (line !== '') saveCard(sql, project, { memory: text.id, card: { kind: 'text', line } })
  }
}
