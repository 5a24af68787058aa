import { journal } from './0001-journal.ts'
import { continuity } from './0002-continuity.ts'
import { rules } from './0005-rules.ts'

/** In order; the position is the number. A migration that has been released is never changed. */
export const MIGRATIONS: readonly string[] = [journal, continuity, rules]
