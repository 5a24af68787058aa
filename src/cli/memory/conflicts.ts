import { whyTheyContradict } from '../../memory/claims/contradictions.ts'
import type { Memory } from '../../memory/store/record.ts'
import { contradictionsOf } from '../../memory/store/relations.ts'
import { retold, t } from '../../messages/people/speak.ts'
import type { MemoryDesk } from './place.ts'

/** A live memory that says otherwise, and what it is that they disagree on. */
interface Conflict {
  readonly uri: string
  readonly content: string
  readonly why: string
}

export function conflictsOf({ sql, place }: Pick<MemoryDesk, 'sql' | 'place'>, memory: Memory): Conflict[] {
  return contradictionsOf(sql, place.project, memory).map((other) => ({
    uri: other.uri,
    content: other.content,
    why: whyTheyContradict(sql, memory, other),
  }))
}

export function conflictText({ uri, content, why }: Conflict): string {
  return t`${uri} says otherwise (${retold(why)}): ${content.replace(/\s+/g, ' ').slice(0, 160)}`
}

/** What whoever has just written a memory should know at once. */
export function conflictNotice(conflicts: readonly Conflict[]): string {
  if (conflicts.length === 0) return ''
  const lines = conflicts.map(
    ({ uri, content, why }) => `  ${uri} (${retold(why)}): ${content.replace(/\s+/g, ' ').slice(0, 160)}`,
  )
  return `\n${conflicts.length === 1 ? t`This contradicts another memory:` : t`This contradicts ${conflicts.length} memories:`}\n${lines.join('\n')}`
}
