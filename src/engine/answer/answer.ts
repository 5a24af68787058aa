import type { Event } from '../../protocol/event.ts'
import { EVENTS } from '../../protocol/events/index.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import type { ConfiguredHook } from '../config/settings.ts'
import type { Telemetry } from '../telemetry.ts'
import type { Fired, HookRun } from '../types.ts'
import { type AskPorts, askHook } from './ask.ts'
import { fold } from './fold.ts'
import { askAll, type Sequence } from './strategy.ts'

export interface AnswerPorts extends AskPorts {
  readonly telemetry: Telemetry
  choose(event: Event): readonly ConfiguredHook[]
}

/** Asks every hook that wants the event and folds what they say, late answers first. */
export async function answer(event: Event, late: readonly Outcome[], ports: AnswerPorts): Promise<Fired> {
  const { telemetry, choose, scalars, signal } = ports
  const asking = (hook: ConfiguredHook, seen: Event) =>
    telemetry.span(
      `hook ${hook.name}`,
      { 'hook.event': event.name, 'hook.kind': hook.hook.type },
      () => askHook(hook, seen, ports),
      ({ run }) => ({ attributes: { 'hook.status': run.status }, ...failureOf(run) }),
    )
  const sequence = await telemetry.span(
    `hooks ${event.name}`,
    { 'hook.session': event.sessionId },
    () => askAll(event, { choose, ask: asking, most: scalars.maxConcurrentHooks, signal }),
    ({ runs }) => ({ attributes: { 'hook.count': runs.length } }),
  )
  return { status: 'ran', outcome: conclude(event, sequence, late), runs: sequence.runs }
}

function failureOf({ status, notes }: HookRun): { failure?: string } {
  return status === 'failed' || status === 'timed-out' ? { failure: notes[0] ?? status } : {}
}

/**
 * The answers of all hooks as one, by the event's own law. Late answers of hooks nobody waited for come in front. In a mode in
 * which the person is never asked, an ask is an allow; a deny stays one.
 */
function conclude(event: Event, { runs, updatedInput }: Sequence, late: readonly Outcome[]): Outcome {
  const { fold: law } = EVENTS[event.name]
  const outcomes = runs.map(({ outcome }) => outcome)
  const folded = fold(law, [...late, ...outcomes])
  const refused = folded.decision === 'deny' || folded.decision === 'block'
  const { updatedInput: _, ...rest } = folded
  const outcome: Outcome = { ...rest, ...(updatedInput && !refused && { updatedInput }) }
  if (outcome.decision !== 'ask' || !NEVER_ASKING.has(event.permissionMode ?? '')) return outcome
  return { ...outcome, decision: 'allow' }
}

const NEVER_ASKING: ReadonlySet<string> = new Set(['yolo'])
