import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { LEAVE_NOTHING, SECURE } from '../../../memory/store/forgetting/forget.ts'
import type { Desk } from '../../../memory/store/record.ts'
import { approveOwn } from '../../../team/approve.ts'
import { forgetHere, hasToScrub, scrubbed } from '../../../team/forgetting.ts'
import { type Joined, noteSync } from '../../../team/joined.ts'
import { dropTeam } from '../../../team/leave.ts'
import { readAddress, type ServerTarget } from '../../../team/server/address.ts'
import type { Connection } from '../../../team/server/connect.ts'
import { teamServer } from '../../../team/server/server.ts'
import { troubleOf } from '../../../team/server/trouble.ts'
import { showTeam } from '../../../team/show.ts'
import { type SyncResult, syncTeam } from '../../../team/sync.ts'
import { gitView } from '../git-view.ts'

/** What became of one project's sync. */
export type Synced = SyncResult | { readonly kind: 'trouble'; readonly trouble: string; readonly away: boolean }

export interface SyncOptions {
  readonly desk: Desk
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Of a service file, where there is one. */
  readonly services?: string
  /** When there is no more time, by the machine's clock. */
  readonly until: number
  progress?(sent: number, got: number): void
  open?(target: ServerTarget): Promise<Connection>
}

/** One project, from the connection to what is shown of it. Whatever happens, it is written down and nothing is lost. */
export async function syncProject(joined: Joined, options: SyncOptions): Promise<Synced> {
  const { desk } = options
  const git = gitView(joined.root)
  desk.sql.script(SECURE)
  desk.sql.transaction(() => approveOwn(desk, joined, git))
  let connection: Connection | undefined
  try {
    connection = await connectTo(joined, options)
    const result = await syncTeam({
      sql: desk.sql,
      server: teamServer(connection, joined.serverProject, joined.device),
      joined,
      inTime: () => Date.now() < options.until,
      progress: (sent, got) => options.progress?.(sent, got),
      isWrong: (failure) => troubleOf(failure).kind === 'wrong',
      forgetHere: (gone) => forgetHere(desk, joined, gone),
      settle: () => {
        desk.sql.transaction(() => showTeam(desk, joined, git.isHere))
        leaveNothing(desk)
      },
    })
    if (result.kind === 'removed') {
      desk.sql.transaction(() => dropTeam(desk, joined))
      leaveNothing(desk)
    }
    noteSync(
      desk.sql,
      joined.project,
      desk.now,
      result.kind === 'done' || result.kind === 'out of time' ? null : result.kind,
    )
    return result
  } catch (failure) {
    const { kind, message } = troubleOf(failure)
    noteSync(desk.sql, joined.project, desk.now, message)
    return { kind: 'trouble', trouble: message, away: kind === 'away' }
  } finally {
    await connection?.close()
  }
}

async function connectTo(joined: Joined, { environment, services, open }: SyncOptions): Promise<Connection> {
  const read = readAddress(joined.address, services)
  if (!read.ok) throw new Error(read.problem)
  const target = { ...read.target, user: joined.login }
  if (open) return open(target)
  const { connect } = await import('../../../team/server/connect.ts')
  return connect(target, environment)
}

/** What was forgotten is gone from the files before that is confirmed. */
export function leaveNothing(desk: Desk, when: 'now' | 'if needed' = 'if needed'): void {
  if (when === 'if needed' && !hasToScrub(desk)) return
  for (const step of LEAVE_NOTHING) desk.sql.script(step)
  scrubbed(desk)
}

/** One sync at a time. undefined: another one is at it. A lock whose process died counts for nothing. */
export function takeLock(file: string): (() => void) | undefined {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = openSync(file, 'wx', 0o600)
      writeSync(handle, String(process.pid))
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch {
      if (!isStale(file)) return undefined
      rmSync(file, { force: true })
    }
  }
  return undefined
}

const LONGEST_MS = 120_000

function isStale(file: string): boolean {
  try {
    if (Date.now() - statSync(file).mtimeMs > LONGEST_MS) return true
    process.kill(Number(readFileSync(file, 'utf8')) || 0, 0)
    return false
  } catch (failure) {
    return (failure as { code?: string }).code !== 'EPERM'
  }
}
