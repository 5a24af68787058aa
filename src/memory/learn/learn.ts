import { namesCause } from '../../base/text/causes.ts'
import type { SessionDigest } from '../../protocol/ports.ts'
import { isRefused, type LearnedKind } from '../store/forgetting/refused.ts'
import type { ProjectPlace } from '../store/identity.ts'
import type { Desk } from '../store/record.ts'
import { learnCommands } from './commands.ts'
import { isChoice } from './decided/outlives.ts'
import { learnFiles } from './files.ts'
import { withoutForgotten } from './rules/forgotten.ts'
import { retireOverruled } from './rules/retire-whys.ts'
import { learnSession } from './session-log.ts'
import { learnSolutions } from './solutions.ts'
import { learnTexts } from './texts.ts'

interface Learned {
  /** The session's number among those of the project. */
  readonly seq: number
  readonly files: number
  readonly commands: number
  readonly texts: number
}

/** One session being learned from. */
export interface Lesson {
  readonly desk: Desk
  readonly place: ProjectPlace
  readonly digest: SessionDigest
  readonly seq: number
  /** Whether what was found was seen here, or comes from somebody's transcript. */
  readonly imported: boolean
}

/**
 * Takes in what a session came to: files with what was done there, commands that work, what the person insisted on, what was
 * decided, traps, and the session itself. The same session again adds only what is new.
 */
export function learn(desk: Desk, place: ProjectPlace, digest: SessionDigest, imported: boolean): Learned | undefined {
  if (digest.files.length === 0 && digest.goals.length === 0 && digest.rules.length === 0) return undefined
  const seq = sequenceOf(desk, place, digest)
  const wanted = (kind: LearnedKind) => !isRefused(desk.sql, place.project, kind)
  const left = withoutForgotten({ desk, place, digest, imported })
  const lesson: Lesson = { desk, place, digest: wanted('decisions') ? left : withoutDecisions(left), seq, imported }
  const files = wanted('files') ? learnFiles(lesson) : 0
  const commands = wanted('commands') ? learnCommands(lesson) : 0
  const texts = learnTexts(lesson) + (wanted('solutions') ? learnSolutions(lesson) : 0)
  retireOverruled(lesson)
  if (wanted('sessions')) learnSession(lesson)
  return { seq, files, commands, texts }
}

/** Where no decisions are to be learned, none is told in what was done in a file either. */
function withoutDecisions(digest: SessionDigest): SessionDigest {
  const keeps = (why: string) => !isChoice(why) && !namesCause(why)
  const files = digest.files.map((file) => ({
    ...file,
    whys: file.whys.filter(keeps),
    ...(file.reasons && { reasons: file.reasons.map((why) => (keeps(why) ? why : '')) }),
  }))
  return { ...digest, files, decisions: [], agreed: [], causes: [] }
}

function sequenceOf({ sql, now }: Desk, { project }: ProjectPlace, { session, at }: SessionDigest): number {
  const row = sql.get<{ seq: number }>(
    `INSERT INTO memory_sessions (project, session, seq, at, learned_at)
     VALUES (?1, ?2, (SELECT coalesce(max(seq), 0) + 1 FROM memory_sessions WHERE project = ?1), ?3, ?4)
     ON CONFLICT (project, session) DO UPDATE SET at = max(at, ?3), learned_at = ?4 RETURNING seq`,
    project,
    session,
    at,
    now,
  )
  return row?.seq ?? 1
}
