import { messageOf } from '../base/message-of.ts'
import type { Host } from '../hosts/host.ts'
import { endAt, unsay } from '../platform/libc.ts'
import type { Event } from '../protocol/event.ts'
import {
  type HandlerAnswer,
  isCommit,
  isLater,
  isSoon,
  type Later,
  type Moment,
  type Step,
  type Thought,
} from '../protocol/handler.ts'
import type { Outcome } from '../protocol/outcome.ts'
import { judge } from '../rules/feature/feature.ts'
import type { Answer as Said } from '../rules/judge/respond.ts'
import type { Sql } from '../storage/sql.ts'
import type { Feature, WritingContext } from './context.ts'
import { type Beforehand, rulesContext } from './hook-context.ts'
import { cleanOutcome, type Entered, saidCleanly } from './in/hear.ts'

export interface RulesVerdict {
  readonly said: readonly Said[]
  /** Printed at once: a refusal needs nobody else. */
  readonly first: string
  /** Printed when nothing else can be. */
  text(): string
}

/** What the rules decide, before the store is asked for and whatever becomes of it. */
export async function judged(
  host: Host,
  event: Event,
  given: Beforehand & { arm(): void },
  counted: 'all' | 'decisions',
): Promise<RulesVerdict | undefined> {
  let armed = false
  const beforeSlow = async () => {
    if (armed || event.name !== 'PreToolUse') return
    armed = true
    const { askBeforeEnd } = await import('./out/verdict.ts')
    await askBeforeEnd(host, event, given)
  }
  const isLate = given.end - Date.now() < IN_TIME_MS
  const judging = judge(event, { ...rulesContext(given), arm: given.arm, beforeSlow, isLate })
  if (!judging) return undefined
  const said: Said[] = []
  const answers = await judging
  if (armed) {
    unsay()
    endAt(given.end + AFTER_JUDGING_MS - Date.now())
  }
  for (const answer of answers)
    if (counted === 'all' || isRefusing(answer.outcome)) said.push({ ...answer, outcome: cleanly(answer.outcome) })
  if (said.length === 0) return undefined
  const { verdictOf } = await import('./out/verdict.ts')
  return verdictOf(host, event, said, given)
}

/** With less left than this the machine is slow, and whether there will be an answer in time nobody can say. */
const IN_TIME_MS = 3600
/** What was decided at the last moment is still printed; the host waits that much longer. */
const AFTER_JUDGING_MS = 700

function isRefusing({ decision }: Outcome): boolean {
  return decision === 'deny' || decision === 'ask' || decision === 'block'
}

/** What a rule says may quote what it judged; if that cannot be cleaned, the decision goes without its words. */
function cleanly(outcome: Outcome): Outcome {
  try {
    return cleanOutcome(outcome)
  } catch {
    const { decision, updatedInput } = outcome
    return { ...(decision && { decision }), ...(updatedInput && { updatedInput }) }
  }
}

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
  later: Later<Sql>[]
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
      if (isLater(found)) later.push(found)
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
  const steps: Step<Sql>[] = []
  for (const found of later) {
    if (!found.isSoon) arm()
    try {
      steps.push(await found.later())
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
