import { projectFolder } from '../../../base/thread.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, later, type Step } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import { judgeAnew } from '../../learn/judge-anew.ts'
import { learn } from '../../learn/learn.ts'
import { dropOldWaiting } from '../../learn/rules/waiting.ts'
import { lastSequence } from '../../learn/sequence.ts'
import { followRenames } from '../../moves/follow.ts'
import { renamesIn } from '../../moves/renames.ts'
import { dropOldProposals } from '../../proposals/proposals.ts'
import { roomOfBrief, savePrepared, USUAL_ROOM } from '../../recall/brief.ts'
import { prepareProject } from '../../recall/start.ts'
import { applyLifetimes } from '../../store/forgetting/lifetimes.ts'
import { mergeIndex } from '../../store/index-rows.ts'
import { rememberPlace } from '../../store/places.ts'
import { provenPlace } from '../../store/proof.ts'
import { commitAt } from '../../truth/commit.ts'
import { deskOf, type MemoryContext } from '../context.ts'
import { hashLearned, recordSeen } from '../hash-learned.ts'
import { judgeNow } from '../truth-now.ts'
import { countAllowed } from './permissions.ts'

/** The session's summary, what was learned in it, and the end of what was meant for it only. */
export async function onSessionEnd(event: EventOf<'SessionEnd'>, context: MemoryContext): Promise<Step<Sql>> {
  const dir = projectFolder(event)
  const place = await provenPlace(dir, context)
  const digest = await context.digest(event)
  const seen = await hashLearned(context, place, digest)
  const head = seen.size > 0 ? await commitAt(place.root, context.text) : undefined
  const files = await context.files()
  const renames = renamesIn(context, place, digest, seen, files.exists)
  return commit((sql) => {
    const desk = deskOf(context, sql)
    rememberPlace(desk.sql, dir, place)
    const room = roomOfBrief(sql, place.project) ?? USUAL_ROOM
    if (renames.length > 0)
      followRenames(desk, place, renames, { exists: (path) => files.exists(`${place.root}/${path}`) })
    judgeAnew(desk)
    const learned = learn(desk, place, digest, false)
    recordSeen(sql, place, { seen, commit: head })
    sql.run('DELETE FROM memory_failures WHERE session = ?', event.sessionId)
    countAllowed(desk, place.project, event.sessionId)
    applyLifetimes(desk, place.project, event.sessionId, context.settings.memory)
    dropOldWaiting(sql, place.project, context.now)
    dropOldProposals(sql, context.now)
    if (!learned) return undefined
    mergeIndex(sql, MERGED_PAGES)
    // The next session finds it ready. Worked out outside the transaction, which others may be waiting for.
    return later(async () => {
      const seq = lastSequence(desk, place.project)
      const prepared = prepareProject(sql, place.project, seq, room, judgeNow(context, place).goneAmong)
      return commit((store) => {
        savePrepared(store, place.project, room, prepared)
        return undefined
      })
    })
  })
}

const MERGED_PAGES = 100
