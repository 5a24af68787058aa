import { projectFolder } from '../../base/thread.ts'
import type { EventOf } from '../../protocol/event.ts'
import { commit, type Step } from '../../protocol/handler.ts'
import type { Sql } from '../../storage/sql.ts'
import { featuresIn } from '../specs/specs.ts'
import { completedCount, currentStage } from '../state.ts'
import type { Words } from '../texts/hint.ts'
import type { WorkflowContext } from './context.ts'
import { ownerOf, takeOver, unfinished } from './lease.ts'
import { statusText } from './status-text.ts'
import { change, type Stored } from './store.ts'

export async function unfinishedHere(
  context: Pick<WorkflowContext, 'sql' | 'now' | 'repository'>,
  session: string,
  project: string,
): Promise<Stored[]> {
  return unfinished(context.sql, { session, project, repository: await context.repository(project) }, context.now)
}

/** What is unfinished here: which workflow, at which stage, how old, in whose worktree, and how it is taken over. */
export function offerText(
  { sql, now }: Pick<WorkflowContext, 'sql' | 'now'>,
  open: readonly Stored[],
  project: string,
  words: Words,
): string[] {
  if (open.length === 0) return []
  const { workflow } = words.messages
  const lines = open.flatMap((stored) => {
    const owner = ownerOf(sql, stored, now)
    const held = { by: stored.session.slice(0, 8), age: workflow.ago({ ms: now - (owner?.heardAt ?? now) }) }
    return [offerLine(stored, now, project, words), ...(owner ? [workflow.offerHeld(held)] : [])]
  })
  return [workflow.offerTitle, ...lines, workflow.offerHow]
}

export function offerLine(stored: Stored, now: number, project: string, { messages: { workflow }, language }: Words) {
  const { id, state } = stored
  const stage = currentStage(state)
  return workflow.offer({
    id,
    type: `${state.key} (${state.labels[language]})${state.featureName ? ` · ${state.featureName}` : ''}`,
    stage: stage ? `${stage.emoji} ${stage.labels[language]}`.trim() : '–',
    done: `${completedCount(state)}/${state.stages.length}`,
    age: workflow.ago({ ms: now - stored.updatedAt }),
    place: stored.project === project ? '' : stored.project,
    by: stored.session.slice(0, 8),
  })
}

/** A first "go on": the one that was offered is taken over, if nobody holds it; of several the person chooses. */
export async function goOn(
  event: EventOf<'UserPromptSubmit'>,
  context: WorkflowContext,
  words: Words,
): Promise<Step<Sql>> {
  const project = projectFolder(event)
  const open = await unfinishedHere(context, event.sessionId, project)
  const [only] = open
  const { workflow } = words.messages
  if (!only) return undefined
  if (open.length > 1) return { context: [workflow.whichOne, ...offerText(context, open, project, words)].join('\n') }
  const place = placeFor(await context.files(), only, project)
  return commit((sql, moment) => {
    const at = context.now
    const taken = takeOver(sql, { id: only.id, session: event.sessionId, project: place, at })
    if (!taken.ok) return { context: offerText(context, [only], project, words).join('\n') }
    const text = statusText(taken.stored.state, words)
    change(sql, taken.stored, 'told', { at, epoch: moment.epoch, text })
    const said = workflow.tookOver({ type: taken.stored.state.key, by: taken.from.slice(0, 8) })
    return { context: `${said}\n${text}` }
  })
}

/** The workflow moves to this worktree, unless its feature is only in the other one. */
export function placeFor(files: Parameters<typeof featuresIn>[0], { project, state }: Stored, here: string): string {
  if (state.featureName === null || project === here) return here
  return featuresIn(files, here, 'in-progress').includes(state.featureName) ? here : project
}
