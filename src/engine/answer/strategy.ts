import { isRecord } from '../../base/is-record.ts'
import type { Strategy } from '../../protocol/define.ts'
import type { Event } from '../../protocol/event.ts'
import { EVENTS } from '../../protocol/events/index.ts'
import type { ConfiguredHook } from '../config/settings.ts'
import type { HookRun } from '../types.ts'

export interface AskAll {
  /** Which hooks want the event, in configured order. */
  choose(event: Event): readonly ConfiguredHook[]
  ask(hook: ConfiguredHook, event: Event): Promise<AskedHook>
  /** How many at a time. */
  readonly most: number
  readonly signal: AbortSignal
}

export interface AskedHook {
  readonly run: HookRun
  /** The updated input stands alone instead of being merged. */
  readonly replaceInput: boolean
}

export interface Sequence {
  readonly runs: readonly HookRun[]
  /** The whole input of the tool as the hooks left it, if one of them changed it. */
  readonly updatedInput?: Readonly<Record<string, unknown>>
}

/**
 * Asks the hooks by the event's own strategy. One after the other: each sees the input as the one before it left it, and the
 * first that settles the matter is the last to be asked. All at once: never more than the limit, and the order of the answers
 * is that of the settings, whoever comes back first.
 */
export function askAll(event: Event, options: AskAll): Promise<Sequence> {
  const strategy: Strategy = EVENTS[event.name].strategy
  return strategy.mode === 'parallel' ? together(event, options) : inTurn(event, strategy.until, options)
}

async function together(event: Event, { choose, ask, most }: AskAll): Promise<Sequence> {
  const asked = await limited(choose(event), most, (hook) => ask(hook, event))
  return { runs: asked.map(({ run }) => run) }
}

/** Hooks are chosen again when the input has changed: one that guards a file must not be got round by another's rewriting. */
async function inTurn(event: Event, until: Until, { choose, ask, signal }: AskAll): Promise<Sequence> {
  const runs: HookRun[] = []
  const asked = new Set<ConfiguredHook>()
  let current = event
  let hooks = choose(event)
  for (;;) {
    const hook = signal.aborted ? undefined : hooks.find((one) => !asked.has(one))
    if (hook === undefined) break
    asked.add(hook)
    const { run, replaceInput } = await ask(hook, current)
    runs.push(run)
    const { updatedInput } = run.outcome
    if (updatedInput) {
      current = withInput(current, replaceInput ? updatedInput : { ...inputOf(current), ...updatedInput })
      hooks = choose(current)
    }
    if (SETTLED[until](run)) break
  }
  return { runs, ...(current !== event && { updatedInput: inputOf(current) }) }
}

type Until = Extract<Strategy, { mode: 'serial' }>['until']

const SETTLED: Readonly<Record<Until, (run: HookRun) => boolean>> = {
  deny: ({ outcome }) => outcome.decision === 'deny' || outcome.decision === 'block',
  decided: ({ outcome }) => outcome.decision !== undefined && outcome.decision !== 'ask',
  'kept-going': ({ outcome }) => outcome.keepGoing !== undefined || outcome.stop !== undefined,
  never: () => false,
}

function inputOf(event: Event): Readonly<Record<string, unknown>> {
  return 'toolInput' in event && isRecord(event.toolInput) ? event.toolInput : {}
}

function withInput(event: Event, toolInput: Readonly<Record<string, unknown>>): Event {
  return 'toolInput' in event ? ({ ...event, toolInput } as Event) : event
}

/** Runs the work of all items, at most so many at a time: when one ends the next begins. Results keep the order of the items. */
async function limited<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at]
      if (item !== undefined) results[at] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, lane))
  return results
}
