import * as cold from '../../../base/cold.ts'
import { isRecord } from '../../../base/is-record.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, later, type Step } from '../../../protocol/handler.ts'
import type { Outcome } from '../../../protocol/outcome.ts'
import type { ReadSql, Sql } from '../../../storage/sql.ts'
import { type SpecFeature, tellable } from '../../specs/pending-tasks.ts'
import { type ActiveAgent, allStagesDone, currentStage, type State } from '../../state.ts'
import { takenBy } from '../../taken-by.ts'
import { hintOf, howTo, type Words } from '../../texts/hint.ts'
import { progressOf } from '../../texts/progress.ts'
import { fixLines } from '../../texts/recovery-block.ts'
import { completionSummary } from '../../texts/summary.ts'
import type { ChangeEntry } from '../../transitions.ts'
import type { WorkflowContext } from '../context.ts'
import { withoutGone } from '../gone.ts'
import { fatalText, silentLines } from '../status-text.ts'
import { change, letGo, ownWorkflow, type Stored, tell, watchedWorkflow } from '../store.ts'
import { hasTaskList } from '../watched.ts'
import { wordsOf } from '../words.ts'

/** A model that only talks is not pushed for ever; one host has no cap of its own. */
const MOST_IDLE = 6
/** S0.59: an agent in the background that nobody has heard of for so long is lost. */
const LOST_MS = 15 * 60 * 1000

/**
 * S0.55-S0.59: the agent wants to end its turn. In this order: stopped, too many iterations, too many errors, done, somebody
 * still works, a conversation with the person, nothing but talk; otherwise it goes on.
 */
export async function onStop(event: EventOf<'Stop'>, context: WorkflowContext): Promise<Step<Sql>> {
  const seen = watchedWorkflow(context.sql, event.sessionId)
  const words = await wordsOf(context, { session: event.sessionId, project: seen?.project ?? event.cwd })
  // To look for a task list costs far less than to load what reads it.
  if (!seen?.state.featureName || !hasTaskList(context, seen.project)) return ending(event, context, words)
  return commit(() => later(() => withTasks(event, context, words, seen)))
}

async function withTasks(
  event: EventOf<'Stop'>,
  context: WorkflowContext,
  words: Words,
  seen: Stored,
): Promise<Step<Sql>> {
  const feature = await (await import('../load.ts')).featureOf(context, seen.project, seen.state.featureName)
  const archived = isDone(seen.state, feature)
    ? await (await import('../archive.ts')).archive(context, seen, feature)
    : []
  return ending(event, context, words, { feature, archived })
}

interface Tasks {
  readonly feature: SpecFeature | undefined
  readonly archived: readonly ChangeEntry[]
}

function ending(
  event: EventOf<'Stop'>,
  context: WorkflowContext,
  words: Words,
  { feature, archived }: Tasks = { feature: undefined, archived: [] },
): Step<Sql> {
  return commit((sql, moment) => {
    const found = ownWorkflow(sql, event.sessionId)
    if (!found) return undefined
    const at = context.now
    if (found.state.status !== 'active') return ended(sql, found, words, at)
    const stored = withoutGone(sql, withoutStrangers(sql, found, at), at, (agent) => isLost(agent, event, at))
    const { state } = stored
    if (state.loop.iteration >= state.limits.iterations) return halt(sql, stored, at, 'iterations', words)
    if (state.loop.consecutiveErrors >= state.limits.errors) return halt(sql, stored, at, 'errors', words)
    if (isDone(state, feature)) {
      tell(sql, stored.session, at, archived)
      const done = change(sql, stored, 'complete', { at }).stored
      return { notice: completionSummary(done.state, at, words) }
    }
    if (isWorkedOn(state) || currentStage(state)?.kind === 'talk') return undefined
    const worked = workedSince(sql, stored.session, state.loop.lastEntry)
    if (!worked && state.loop.idle >= MOST_IDLE)
      return { notice: words.messages.workflow.idle({ count: state.loop.idle }) }
    const next = change(sql, stored, 'advance', { at, entry: moment.entry, worked }).stored
    return { keepGoing: goOnText(next.state, feature, words) }
  })
}

/** The turn broke off: three of these in a row and the person is asked (S0.55). */
export function onStopFailure(event: EventOf<'StopFailure'>, context: WorkflowContext): Step<Sql> {
  return commit((sql) => {
    const stored = ownWorkflow(sql, event.sessionId)
    if (stored?.state.status === 'active') change(sql, stored, 'turn-error', { at: context.now })
    return undefined
  })
}

/** S0.57: every stage is done, and every task. */
function isDone(state: State, feature: SpecFeature | undefined): boolean {
  return state.status === 'active' && allStagesDone(state) && !hasOpenTasks(feature)
}

function hasOpenTasks(feature: SpecFeature | undefined): boolean {
  return feature !== undefined && feature.tasks.total > 0 && !feature.tasks.allChecked
}

/** S0.56 */
function goOnText(state: State, feature: SpecFeature | undefined, words: Words): string {
  const { recovery, workflow } = words.messages
  const [task] = feature ? tellable(feature.tasks) : []
  const hint = hintOf(state, words) ?? (task === undefined ? undefined : workflow.goOnTask({ text: task }))
  return [
    workflow.loop({ iteration: state.loop.iteration, limit: state.limits.iterations }),
    recovery.progress(progressOf(state)),
    ...(feature && feature.tasks.total > 0 ? [workflow.tasks(feature.tasks)] : []),
    ...fixLines(state, words),
    ...silentLines(state, words),
    ...(hint ? [workflow.goOn({ hint })] : []),
    ...howTo(state, words),
    workflow.noAsk,
  ].join('\n')
}

function ended(sql: Sql, stored: Stored, words: Words, at: number): Outcome | undefined {
  letGo(sql, stored, at)
  const { state } = stored
  if (state.status === 'failed') {
    const notice = fatalText(state, words)
    return notice ? { notice } : undefined
  }
  const by = takenBy(state)
  if (by) return { notice: words.messages.workflow.takenOver({ type: state.key, by: by.slice(0, 8) }) }
  return state.status === 'stopped' ? { notice: words.messages.workflow.stopped } : undefined
}

function halt(sql: Sql, stored: Stored, at: number, reason: 'iterations' | 'errors', words: Words): Outcome {
  letGo(sql, change(sql, stored, 'stop', { at, reason }).stored, at)
  const { workflow } = words.messages
  const { limits, loop } = stored.state
  const notice =
    reason === 'iterations'
      ? workflow.tooLong({ limit: limits.iterations })
      : workflow.tooManyErrors({ count: loop.consecutiveErrors })
  return { notice }
}

/** Of those who do no stage, the ones that the turn waited for are over with it. */
function withoutStrangers(sql: Sql, stored: Stored, at: number): Stored {
  return cold.some(stored.state.strangers, ({ agentId }) => agentId === undefined)
    ? change(sql, stored, 'strangers-over', { at }).stored
    : stored
}

/** The turn is over, and whoever it waited for. In the background a host that lists what runs in the background knows best; otherwise one that was not heard of for long is lost. */
function isLost({ agentId, startedAt, where }: ActiveAgent, { backgroundTasks }: EventOf<'Stop'>, at: number): boolean {
  if (where !== 'background') return where === 'foreground'
  if (backgroundTasks === undefined || agentId === undefined) return at - startedAt > LOST_MS
  return !backgroundTasks.some((task) => isRecord(task) && task.id === agentId)
}

/** Somebody works in the background and will wake the session: to go on now would be to go on without the result. */
function isWorkedOn({ agents }: State): boolean {
  return cold.some(agents, ({ where }) => where === 'background')
}

/** Whether a tool ran or a prompt came since the last continuation. */
function workedSince(sql: ReadSql, session: string, entry: number): boolean {
  return (
    sql.get(
      `SELECT 1 AS yes FROM timeline
       WHERE session = ? AND type IN ('tool:complete', 'tool:failure', 'prompt:submit') AND id > ? LIMIT 1`,
      session,
      entry,
    ) !== undefined
  )
}
