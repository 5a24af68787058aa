import { isRecord } from '../base/is-record.ts'
import { messageOf } from '../base/message-of.ts'
import type { Event, EventName } from '../protocol/event.ts'
import { EVENTS } from '../protocol/events/index.ts'
import { type AnswerPorts, answer } from './answer/answer.ts'
import { outcomeOfFailure } from './answer/parse.ts'
import type { BackgroundRuns } from './background.ts'
import type { OnceGuard } from './choose/once-guard.ts'
import type { HookCandidate } from './choose/select.ts'
import type { StopGuard } from './choose/stop-guard.ts'
import type { EventFields } from './choose/subject.ts'
import type { Diagnostic } from './diagnostic.ts'
import { eventHint, eventOf, isEvent } from './event-of.ts'
import type { HookRegistry } from './registry.ts'
import type { RunSurroundings } from './run/runner.ts'
import type { EventSignals } from './signals.ts'
import type { Fired, FireOptions, HookRun } from './types.ts'

export type HooksState = 'open' | 'paused' | 'closed'

interface FiringParts extends Pick<AnswerPorts, 'telemetry' | 'tell' | 'trusts'> {
  readonly session: { readonly sessionId: string; readonly cwd: string }
  readonly registry: HookRegistry
  readonly once: OnceGuard
  readonly stops: StopGuard
  readonly background: BackgroundRuns
  readonly signals: EventSignals
  readonly report: (diagnostic: Diagnostic) => void
  state(): HooksState
  surroundings(): RunSurroundings
}

/** How an event is fired: looked at, answered at once where nobody listens, and else asked about. */
export function firing(parts: FiringParts) {
  const { session, registry, once, stops, background, signals, report } = parts

  function fire(name: EventName, input: EventFields, options?: FireOptions): Promise<Fired> {
    const problem = problemOf(name, input)
    if (problem !== undefined)
      return refuse(`${String(name)} was fired with a wrong input: ${problem}.`, eventHint(name))
    try {
      return fireKnown(name, input, options ?? {})
    } catch (failure) {
      return refuse(`${name}: ${messageOf(failure)}`)
    }
  }

  function refuse(message: string, hint?: string): Promise<Fired> {
    report({ where: 'code', message, ...(hint !== undefined && { hint }) })
    return INVALID
  }

  function fireKnown(name: EventName, input: EventFields, { signal }: FireOptions): Promise<Fired> {
    const state = parts.state()
    if (state === 'closed') return CLOSED
    if (state === 'paused' || !registry.config().scalars.enabled) return DISABLED
    if (!stops.isIdle()) stops.see(name, { sessionId: session.sessionId, ...input })
    if (name === 'SessionStart') once.clear()
    const candidates = registry.candidates(name, input)
    const hasLate = background.hasLate(input.sessionId ?? session.sessionId)
    if (candidates.length === 0 && !hasLate) return NONE
    const fields = fieldsOf(name, input)
    if (!hasLate && registry.isUnwanted(name, candidates, fields)) return NONE
    const key = once.keyOf(name, fields)
    const before = key === undefined ? undefined : once.answered(key)
    if (before) return before.then((fired) => ({ ...fired, status: 'duplicate' }))
    const made = eventOf(name, fields)
    if (!made.ok) return refuse(`${name} was fired with a wrong input: ${made.problem}.`)
    const fired = ask(made.event, candidates, signal).catch((failure) => {
      const problem = messageOf(failure)
      report({ where: 'code', message: `${name}: ${problem}` })
      return { ...NONE_RESULT, outcome: outcomeOfFailure(name, registry.config().scalars.failureBehavior, problem) }
    })
    if (key !== undefined) once.remember(key, fired)
    return fired
  }

  /** The event's fields with what the session knows. */
  function fieldsOf(name: EventName, input: EventFields): EventFields {
    const common = { ...session, projectDir: session.cwd }
    if (!STOPPING.has(name)) return { ...common, ...input }
    return { ...common, stopHookActive: stops.isActive({ ...common, ...input }), ...input }
  }

  async function ask(
    event: Event,
    candidates: readonly HookCandidate[],
    given: AbortSignal | undefined,
  ): Promise<Fired> {
    await registry.needShell(candidates)
    const choose = registry.chooser(event.name)
    const late = EVENTS[event.name].can.some((power) => power === 'context') ? background.takeLate(event.sessionId) : []
    if (late.length === 0 && choose(event).length === 0) return NONE_RESULT
    const { signal, release } = signals.follow(given)
    const left: Promise<HookRun>[] = []
    const leave = (run: Promise<HookRun>) => {
      left.push(run)
      background.leave(run, event.sessionId)
    }
    const { telemetry, tell, trusts } = parts
    const { scalars } = registry.config()
    const ports = { telemetry, choose, scalars, signal, tell, surroundings: parts.surroundings(), trusts, leave }
    try {
      const fired = await answer(event, late, ports)
      for (const run of fired.runs) for (const note of notesOf(run)) report(note)
      if (!STOPPING.has(event.name)) return fired
      return { ...fired, outcome: stops.judge(fired.outcome, event, scalars.maxStopContinuations) }
    } finally {
      release(left)
    }
  }

  return { fire, fieldsOf }
}

function problemOf(name: unknown, input: unknown): string | undefined {
  if (!isEvent(name)) return `there is no event ${String(name)}`
  return isRecord(input) ? undefined : 'its input is no object'
}

/** What a person should know about a run, and where its hook stands. */
function notesOf({ hook: { name, event, origin }, status, notes }: HookRun): Diagnostic[] {
  if (notes.length === 0) return []
  const place = { where: origin.file ?? origin.layer, ...(origin.line !== undefined && { line: origin.line }) }
  const hint = status === 'untrusted' ? { hint: 'Look at it and trust it; until then it does not run.' } : {}
  return [{ ...place, message: `${event} hook "${name}": ${notes.join(' ')}`, ...hint }]
}

const STOPPING: ReadonlySet<EventName> = new Set(['Stop', 'SubagentStop'])

const NONE_RESULT: Fired = Object.freeze({ status: 'none', outcome: Object.freeze({}), runs: Object.freeze([]) })
/** Most events have no hook: the answer to all of those is one and the same, made once. */
const NONE = Promise.resolve(NONE_RESULT)
const INVALID = Promise.resolve<Fired>({ ...NONE_RESULT, status: 'invalid-input' })
const DISABLED = Promise.resolve<Fired>({ ...NONE_RESULT, status: 'disabled' })
const CLOSED = Promise.resolve<Fired>({ ...NONE_RESULT, status: 'closed' })
