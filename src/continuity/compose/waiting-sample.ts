import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import type { Session } from '../ledger/sample.ts'
import { ENGLISH } from '../texts/labels.ts'
import type { World } from './line.ts'
import { waiting } from './parts/edited-pieces.ts'

/** For tests: git's index was read, and lists nothing that the session has not edited. */
export const INDEX_READ: World = { dirty: [] }

/** For tests: the files that wait to be committed after these entries, the newest last. */
export function waitingAfter({ entries }: Session, world: World = {}): string[] {
  return waiting({ ledger: advance(emptyLedger(), entries), words: ENGLISH.lines, world }).map(({ path }) => path)
}
