import { existsSync } from 'node:fs'
import { shortId } from '../../base/short-id.ts'
import { sessionOf } from '../../memory/feature/mcp-there.ts'
import { t } from '../../messages/people/speak.ts'
import { type Call, CommandError } from '../command.ts'
import { clientOf } from '../mcp/caller.ts'
import type { MemoryDesk } from '../memory/place.ts'
import { findSession, type SessionRow } from '../sessions.ts'
import { transcriptOfSession } from '../transcripts/find.ts'
import { placeIn } from '../transcripts/open.ts'
import type { TranscriptAt } from './transcript-source.ts'

/** The session that asks: the caller's own, else the newest of this project; undefined when no hook has told of any. */
export function ownSession(call: Call, desk: MemoryDesk): SessionRow | undefined {
  const id = sessionOf(desk.sql, clientOf(call))
  const own = id === undefined ? undefined : sessionsOf(desk).find(({ session }) => session === id)
  return own ?? sessionsOf(desk)[0]
}

/** The sessions of the project, newest first. */
export function sessionsOf({ sql, place }: MemoryDesk): SessionRow[] {
  return sql.all<SessionRow>(
    `SELECT s.session, s.agent, s.host, s.agent_type AS agentType, s.project, s.cwd, s.transcript, s.epoch,
       s.started_at AS startedAt, s.last_at AS lastAt, s.ended_at AS endedAt, s.end_reason AS endReason, s.events
     FROM sessions s LEFT JOIN memory_places p ON p.dir = s.project
     WHERE s.agent = '' AND (p.project = ?1 OR s.project = ?2) ORDER BY s.last_at DESC LIMIT ?3`,
    place.project,
    place.root,
    MOST_SESSIONS,
  )
}

/** Hooks of some clients do not say where the transcript is: it is where the client keeps them. */
export async function located(call: Call, row: SessionRow): Promise<SessionRow> {
  if (row.transcript !== null) return row
  return { ...row, transcript: (await transcriptOfSession(call, row.host, row.session)) ?? null }
}

export function hasTranscript({ transcript }: SessionRow): boolean {
  return transcript !== null && existsSync(placeIn(transcript).file)
}

export function transcriptOfRow(row: SessionRow, part: TranscriptAt['part']): TranscriptAt {
  const { session, transcript, host } = row
  if (!transcript || !hasTranscript(row)) {
    throw new CommandError(
      transcript
        ? t`the transcript of session ${session} is gone (${transcript})`
        : t`session ${session} has no transcript`,
      t`throughline status lists the sessions; --transcript FILE names another`,
    )
  }
  return { path: transcript, host, name: shortId(session), part }
}

/** Of the project alone where an agent asks: what another project's sessions said is not its business. */
export function sessionNamed(desk: MemoryDesk, start: string, scope: 'project' | 'all'): SessionRow {
  if (scope === 'all') return findSession(desk.sql, start)
  const found = sessionsOf(desk).filter(({ session }) => session.startsWith(start))
  const [row] = found
  if (row && start !== '') return row
  throw new CommandError(
    t`this project has no session ${JSON.stringify(start)}`,
    t`a place is what stands in brackets in an answer; throughline past "QUESTION" gives some`,
  )
}

const MOST_SESSIONS = 30
