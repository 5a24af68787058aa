import { threadOf } from '../../../base/thread.ts'
import { append } from '../../../journal/record-event.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import { lastSequence } from '../../learn/sequence.ts'
import { learnSolutions } from '../../learn/solutions.ts'
import { learnTexts } from '../../learn/texts.ts'
import type { ProjectPlace } from '../../store/identity.ts'
import { deskOf, type MemoryContext } from '../context.ts'

/** S3.18: decisions, conventions, traps and repairs out of what is about to go. What was saved is a timeline entry, never output. */
export async function onPreCompact(
  event: EventOf<'PreCompact'>,
  context: MemoryContext,
  place: ProjectPlace,
): Promise<Step<Sql>> {
  const digest = await context.digest(event)
  return commit((sql) => {
    const desk = deskOf(context, sql)
    const lesson = { desk, place, digest, seq: lastSequence(desk, place.project) + 1, imported: false }
    const texts = learnTexts(lesson)
    const solutions = learnSolutions(lesson)
    if (texts + solutions === 0) return undefined
    append(sql, { ...threadOf(event), at: context.now, type: 'memory:extract', data: { texts, solutions } })
    return undefined
  })
}
