import type { ReadSql, Sql } from '../storage/sql.ts'
import type { Joined } from './joined.ts'
import type { Numbered, Operation } from './operation.ts'
import { beginAgain, type Gone, moveCursor, noteOutcome, outboxOf, takeInOperation } from './operations.ts'

/** What the server says of this login, in a project. */
export interface Standing {
  readonly login: string
  readonly admin: boolean
  /** null: not a member of the project, or not any more. */
  readonly role: string | null
  readonly head: number
  readonly team: string
  readonly server: string
  readonly version: number
  /** The login owns the schema: nobody works as that. */
  readonly owner: boolean
}

/** The server, each call one statement: it happens as a whole or not at all. */
export interface TeamServer {
  standing(): Promise<Standing>
  push(operations: readonly Operation[]): Promise<{ id: string; outcome: string; number: number | null }[]>
  pull(after: number, most: number): Promise<Numbered[]>
  idAt(number: number): Promise<string | undefined>
  acknowledge(number: number): Promise<void>
}

export type SyncResult =
  | {
      readonly kind: 'done'
      readonly sent: number
      readonly got: number
      readonly refused: number
      readonly restored: boolean
    }
  | { readonly kind: 'removed' }
  | { readonly kind: 'another server'; readonly server: string }
  | { readonly kind: 'out of time'; readonly sent: number; readonly got: number }

export interface SyncWork {
  readonly sql: Sql
  readonly server: TeamServer
  readonly joined: Joined
  /** Whether there is time for another statement. */
  inTime(): boolean
  progress(sent: number, got: number): void
  /** The server's statement failed because of this operation: it is set aside, and the rest goes on. */
  isWrong(failure: unknown): boolean
  /** Inside the transaction that took the forgetting in: what this machine itself holds of it goes too. */
  forgetHere(gone: readonly Gone[]): void
  /** What came is put where recall and search find it, and what was forgotten is gone from the files, before that is confirmed. */
  settle(): void
}

const PUSH_MOST = 50
const PULL_MOST = 500

/**
 * Gets what is new, sends what waits, and confirms. It can be cut off after every statement and on every side: what was sent twice is
 * known by its id, what was got twice changes nothing, and the cursor moves in the transaction that takes the page in.
 */
export async function syncTeam(work: SyncWork): Promise<SyncResult> {
  const { sql, server, joined, inTime } = work
  const standing = await server.standing()
  if (standing.server !== joined.server) return { kind: 'another server', server: standing.server }
  if (standing.role === null) return { kind: 'removed' }
  if (standing.role !== joined.role)
    sql.run('UPDATE team_joined SET role = ? WHERE project = ?', standing.role, joined.project)
  const restored = joined.cursor > 0 && (await server.idAt(joined.cursor)) !== joined.cursorId
  if (restored) sql.transaction(() => beginAgain(sql, joined.project, joined.login))
  const tally = { sent: 0, got: 0, refused: 0 }
  let complete = await pullAll(work, restored ? 0 : joined.cursor, tally)
  if (standing.role !== 'reader') complete = (await pushAll(work, tally)) && complete
  if (complete && inTime()) complete = await pullAll(work, cursorOf(sql, joined), tally)
  work.settle()
  if (!complete || !inTime()) return { kind: 'out of time', sent: tally.sent, got: tally.got }
  await server.acknowledge(cursorOf(sql, joined))
  return { kind: 'done', ...tally, restored }
}

interface Tally {
  sent: number
  got: number
  refused: number
}

async function pullAll(work: SyncWork, from: number, tally: Tally): Promise<boolean> {
  const { sql, server, joined, inTime, progress } = work
  for (let after = from; inTime(); ) {
    const page = await server.pull(after, PULL_MOST)
    const last = page.at(-1)
    if (!last) return true
    sql.transaction(() => {
      const gone = page.flatMap((operation) => takeInOperation(sql, joined.project, operation, joined.login))
      if (gone.length > 0) work.forgetHere(gone)
      moveCursor(sql, joined.project, last)
    })
    tally.got += page.filter(({ device }) => device !== joined.device).length
    progress(tally.sent, tally.got)
    if (page.length < PULL_MOST) return true
    after = last.number
  }
  return false
}

async function pushAll(work: SyncWork, tally: Tally): Promise<boolean> {
  const { sql, joined, inTime, progress } = work
  while (inTime()) {
    const waiting = outboxOf(sql, joined.project, PUSH_MOST)
    if (waiting.length === 0) return true
    const outcomes = await pushSome(work, waiting)
    sql.transaction(() => {
      for (const { id, outcome, number } of outcomes) noteOutcome(sql, id, outcome, number)
    })
    const refused = outcomes.filter(({ outcome }) => !ARRIVED.has(outcome)).length
    tally.refused += refused
    tally.sent += outcomes.length - refused
    progress(tally.sent, tally.got)
    if (outcomes.length === 0) return true
  }
  return false
}

const ARRIVED: ReadonlySet<string> = new Set(['written', 'known', 'nothing'])

/** One that the server cannot take must not keep all others from going. */
async function pushSome({ server, isWrong }: SyncWork, waiting: readonly Operation[]) {
  try {
    return await server.push(waiting)
  } catch (failure) {
    if (!isWrong(failure)) throw failure
  }
  const outcomes: { id: string; outcome: string; number: number | null }[] = []
  for (const one of waiting) {
    try {
      outcomes.push(...(await server.push([one])))
    } catch (failure) {
      if (!isWrong(failure)) throw failure
      outcomes.push({ id: one.id, outcome: failure instanceof Error ? failure.message : 'refused', number: null })
    }
  }
  return outcomes
}

function cursorOf(sql: ReadSql, { project }: Joined): number {
  return sql.get<{ cursor: number }>('SELECT cursor FROM team_joined WHERE project = ?', project)?.cursor ?? 0
}
