import { messageOf } from '../base/message-of.ts'
import type { Event } from '../protocol/event.ts'
import {
  type HandlerAnswer,
  isCommit,
  isLater,
  isSoon,
  type Moment,
  type Step,
  type Thought,
} from '../protocol/handler.ts'
import type { Outcome } from '../protocol/outcome.ts'
import type { Sql } from '../storage/sql.ts'
import type { Feature, WritingContext } from './context.ts'
import { type Entered, saidCleanly } from './in/entrance.ts'

/** Every feature's slow half. One that fails is noted and leaves the others alone. */
export async function thinkAll(
  features: readonly Feature[],
  entered: Entered,
  context: WritingContext,
  arm: () => void,
): Promise<Step<Sql>[]> {
  const steps: Step<Sql>[] = []
  for (const feature of features) {
    const event = feature.judges ? entered.judged : entered.seen
    const listen = feature.on[event.name] as ((event: Event, context: WritingContext) => HandlerAnswer<Sql>) | undefined
    try {
      const step = await thought(listen?.(event, context), arm)
      steps.push(feature.judges ? saidCleanly(step) : step)
    } catch (failure) {
      context.note(`${feature.name} at ${event.name}: ${messageOf(failure)}`)
    }
  }
  return steps
}

/** What may not come back is thought about under the watchdog. */
function thought(answer: HandlerAnswer<Sql>, arm: () => void): Thought<Sql> {
  if (isSoon(answer)) return answer.soon()
  if (answer instanceof Promise) arm()
  return answer
}

interface Committed {
  outcomes: Outcome[]
  later: (() => Thought<Sql>)[]
}

export interface Settled extends Committed {
  moment: Moment
}

/** Every feature's quick half, inside the transaction and each in its own savepoint: a failure takes back its own writes only. */
export function commitAll(steps: readonly Step<Sql>[], context: WritingContext, moment: Moment): Committed {
  const outcomes: Outcome[] = []
  const later: Committed['later'] = []
  for (const step of steps) {
    if (!isCommit(step)) {
      if (step) outcomes.push(step)
      continue
    }
    try {
      const found = context.sql.savepoint(() => step.commit(context.sql, moment))
      if (isLater(found)) later.push(found.later)
      else if (found) outcomes.push(found)
    } catch (failure) {
      context.note(messageOf(failure))
    }
  }
  return { outcomes, later }
}

/** What a feature found out inside the transaction that it must think about: outside again, then once more inside. */
export async function afterwards(
  { outcomes, later, moment }: Settled,
  context: WritingContext,
  arm: () => void,
): Promise<Outcome[]> {
  if (later.length === 0) return outcomes
  arm()
  const steps: Step<Sql>[] = []
  for (const think of later) {
    try {
      steps.push(await think())
    } catch (failure) {
      context.note(messageOf(failure))
    }
  }
  try {
    const next = context.sql.transaction(() => commitAll(steps, context, moment))
    return [...outcomes, ...(await afterwards({ ...next, moment }, context, arm))]
  } catch (failure) {
    context.note(messageOf(failure))
    return outcomes
  }
}
