import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { didYouMean } from '../base/did-you-mean.ts'
import { isRecord } from '../base/is-record.ts'
import { messageOf } from '../base/message-of.ts'
import type { Event, EventName } from '../protocol/event.ts'
import { EVENTS } from '../protocol/events/index.ts'
import { answer } from './answer/answer.ts'
import { infoOf } from './answer/ask.ts'
import { outcomeOfFailure } from './answer/parse.ts'
import { backgroundRuns } from './background.ts'
import { onceGuard } from './choose/once-guard.ts'
import { type HookCandidate, type Selector, select, selectorOf } from './choose/select.ts'
import { stopGuard } from './choose/stop-guard.ts'
import type { EventFields } from './choose/subject.ts'
import { type HookConfig, loadConfig } from './config/load.ts'
import type { ConfiguredHook, HookFunction, RunnableHook } from './config/settings.ts'
import { trustFile } from './config/trust-file.ts'
import type { Diagnostic } from './diagnostic.ts'
import { eventOf } from './event-of.ts'
import { quietly, reporter } from './reporter.ts'
import type { RunSurroundings } from './run/runner.ts'
import { loadShell, type ShellReader } from './shell.ts'
import { eventSignals } from './signals.ts'
import { telemetryOf } from './telemetry.ts'
import { trustOf } from './trust.ts'
import type {
  Activity,
  Fired,
  FireOptions,
  HandlerOptions,
  HookInfo,
  HookRun,
  Hooks,
  HooksOptions,
  HooksStatus,
} from './types.ts'

/** Hooks for an agent: reads what was configured, and asks it about each event. */
export function createHooks(options: HooksOptions = {}): Hooks {
  const { sessionId = crypto.randomUUID(), cwd = process.cwd(), env = process.env } = options
  const load = { cwd, env, settings: options.settings, claudeSettings: options.claudeSettings ?? false }
  const files = options.files ?? options.settings === undefined
  const home = env.THROUGHLINE_HOME || join(env.HOME || env.USERPROFILE || tmpdir(), '.throughline')
  const store = options.trustStore ?? trustFile(join(home, 'trusted-hooks.json'))
  const trust = trustOf({ mode: options.trust ?? 'ask', project: cwd, ask: options.askTrust, store })
  const telemetry = telemetryOf(options.openTelemetry)
  const { report, list, clear } = reporter(options.onDiagnostic)
  const [once, stops, background, signals] = [onceGuard(), stopGuard(), backgroundRuns(), eventSignals()]
  const listeners = new Set<(activity: Activity) => void>(options.onActivity ? [options.onActivity] : [])
  let handlers: readonly ConfiguredHook[] = []
  let config: HookConfig
  let selector: Selector
  let shell: ShellReader | undefined
  let state: 'open' | 'paused' | 'closed' = 'open'

  function reload(): HooksStatus {
    config = loadConfig({ ...load, files })
    clear()
    for (const diagnostic of config.diagnostics) report(diagnostic)
    listen(handlers)
    return status()
  }

  function listen(present: readonly ConfiguredHook[]) {
    handlers = present
    selector = selectorOf([...config.hooks, ...handlers], cwd)
  }

  function status(): HooksStatus {
    const { scalars, origins, files: read } = config
    const hooks = [...config.hooks, ...handlers].map(infoOf)
    const enabled = scalars.enabled && state === 'open'
    return {
      enabled,
      hooks,
      events: countByEvent(hooks),
      scalars,
      origins,
      files: read,
      diagnostics: list(),
      background: background.count(),
    }
  }

  function tell(activity: Activity) {
    for (const listener of listeners) quietly(() => listener(activity))
  }

  async function needShell(candidates: readonly HookCandidate[]) {
    if (shell !== undefined || !candidates.some(({ needsShell }) => needsShell)) return
    const { read, problem } = await loadShell()
    shell = read
    if (problem) report({ where: 'unbash', message: problem, hint: 'Install it next to throughline.' })
  }

  /** Which hooks want an event of this name, as the settings were when it began. */
  function chooser(name: EventName) {
    const { candidates } = selector
    return (fields: EventFields) => select(candidates(name, fields), fields, { commandsIn: (line) => shell?.(line) })
  }

  /** Known at once, unless a shell has to be read for it. */
  function isUnwanted(name: EventName, candidates: readonly HookCandidate[], fields: EventFields): boolean {
    return !candidates.some(({ needsShell }) => needsShell) && chooser(name)(fields).length === 0
  }

  function surroundings(): RunSurroundings {
    const { scalars, allowedEnvVars, allowedHttpUrls } = config
    return {
      env,
      allowedEnvVars,
      allowedHttpUrls,
      maxOutputBytes: scalars.maxOutputBytes,
      spillFolder: options.spillFolder ?? join(tmpdir(), 'throughline-hooks'),
      killGraceMs: options.killGraceMs ?? 1000,
      ...(options.evaluate && { evaluate: options.evaluate }),
    }
  }

  async function ask(
    event: Event,
    candidates: readonly HookCandidate[],
    given: AbortSignal | undefined,
  ): Promise<Fired> {
    await needShell(candidates)
    const choose = chooser(event.name)
    const late = EVENTS[event.name].can.some((power) => power === 'context') ? background.takeLate(event.sessionId) : []
    if (late.length === 0 && choose(event).length === 0) return NONE_RESULT
    const { signal, release } = signals.follow(given)
    const left: Promise<HookRun>[] = []
    const leave = (run: Promise<HookRun>) => {
      left.push(run)
      background.leave(run, event.sessionId)
    }
    const { scalars } = config
    const ports = { telemetry, choose, scalars, signal, tell, surroundings: surroundings(), trusts: trust.check }
    try {
      const fired = await answer(event, late, { ...ports, leave })
      for (const run of fired.runs) for (const note of notesOf(run)) report(note)
      if (!STOPPING.has(event.name)) return fired
      return { ...fired, outcome: stops.judge(fired.outcome, event, scalars.maxStopContinuations) }
    } finally {
      release(left)
    }
  }

  function fire(name: EventName, input: EventFields, options?: FireOptions): Promise<Fired> {
    const problem = problemOf(name, input)
    if (problem !== undefined) return refuse(`${String(name)} was fired with a wrong input: ${problem}.`, hintFor(name))
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
    if (state === 'closed') return CLOSED
    if (state === 'paused' || !config.scalars.enabled) return DISABLED
    if (!stops.isIdle()) stops.see(name, { sessionId, ...input })
    if (name === 'SessionStart') once.clear()
    const candidates = selector.candidates(name, input)
    const hasLate = background.hasLate(input.sessionId ?? sessionId)
    if (candidates.length === 0 && !hasLate) return NONE
    const fields = fieldsOf(name, input)
    if (!hasLate && isUnwanted(name, candidates, fields)) return NONE
    const key = once.keyOf(name, fields)
    const before = key === undefined ? undefined : once.answered(key)
    if (before) return before.then((fired) => ({ ...fired, status: 'duplicate' }))
    const made = eventOf(name, fields)
    if (!made.ok) {
      report({ where: 'code', message: `${name} was fired with a wrong input: ${made.problem}.` })
      return INVALID
    }
    const fired = ask(made.event, candidates, signal).catch((failure) => {
      const problem = messageOf(failure)
      report({ where: 'code', message: `${name}: ${problem}` })
      return { ...NONE_RESULT, outcome: outcomeOfFailure(name, config.scalars.failureBehavior, problem) }
    })
    if (key !== undefined) once.remember(key, fired)
    return fired
  }

  function fieldsOf(name: EventName, input: EventFields): EventFields {
    const common = { sessionId, cwd, projectDir: cwd }
    if (!STOPPING.has(name)) return { ...common, ...input }
    return { ...common, stopHookActive: stops.isActive({ ...common, ...input }), ...input }
  }

  reload()
  return {
    fire,
    async preview(name, input) {
      const fields = fieldsOf(name, input)
      await needShell(selector.candidates(name, fields))
      return chooser(name)(fields).map((hook) => ({ ...infoOf(hook), trust: trust.look(hook) }))
    },
    on(event, handler, options = {}) {
      const added = handlerOf(event, handler, options)
      listen([...handlers, added])
      return () => listen(handlers.filter((one) => one !== added))
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    report,
    status,
    reload,
    pause: () => {
      if (state === 'open') state = 'paused'
    },
    resume: () => {
      if (state === 'paused') state = 'open'
    },
    async close() {
      state = 'closed'
      signals.abortAll()
      await background.settled()
      signals.clear()
      listeners.clear()
      once.clear()
    },
    sessionId,
    cwd,
  }
}

/** A handler of this process, as a hook among those that were configured. */
function handlerOf<Name extends EventName>(
  event: Name,
  handler: HookFunction<Name>,
  { name = handler?.name || 'handler', matcher, timeout }: HandlerOptions,
): ConfiguredHook {
  if (!isEvent(event)) throw new TypeError(`There is no event ${String(event)}. ${hintFor(event) ?? ''}`.trim())
  if (typeof handler !== 'function') throw new TypeError(`The handler of ${event} is no function.`)
  // The selector hands a handler only events of the name it was registered for.
  const hook = { type: 'function', run: handler, ...(timeout !== undefined && { timeout }) } as RunnableHook
  return { event, name, ...(matcher !== undefined && { matcher }), hook, origin: { layer: 'code' }, dialect: 'own' }
}

/** What a person should know about a run, and where its hook stands. */
function notesOf({ hook: { name, event, origin }, status, notes }: HookRun): Diagnostic[] {
  if (notes.length === 0) return []
  const place = { where: origin.file ?? origin.layer, ...(origin.line !== undefined && { line: origin.line }) }
  const hint = status === 'untrusted' ? { hint: 'Look at it and trust it; until then it does not run.' } : {}
  return [{ ...place, message: `${event} hook "${name}": ${notes.join(' ')}`, ...hint }]
}

function countByEvent(hooks: readonly HookInfo[]): Partial<Record<EventName, number>> {
  const events: Partial<Record<EventName, number>> = {}
  for (const { event } of hooks) events[event] = (events[event] ?? 0) + 1
  return events
}

function problemOf(name: unknown, input: unknown): string | undefined {
  if (!isEvent(name)) return `there is no event ${String(name)}`
  return isRecord(input) ? undefined : 'its input is no object'
}

function isEvent(name: unknown): name is EventName {
  return typeof name === 'string' && Object.hasOwn(EVENTS, name)
}

function hintFor(name: unknown): string | undefined {
  const meant = isEvent(name) ? undefined : didYouMean(String(name), Object.keys(EVENTS))
  return meant && `Did you mean ${meant}?`
}

const STOPPING: ReadonlySet<EventName> = new Set(['Stop', 'SubagentStop'])

const NONE_RESULT: Fired = Object.freeze({ status: 'none', outcome: Object.freeze({}), runs: Object.freeze([]) })
/** Most events have no hook: the answer to all of those is one and the same, made once. */
const NONE = Promise.resolve(NONE_RESULT)
const INVALID = Promise.resolve<Fired>({ ...NONE_RESULT, status: 'invalid-input' })
const DISABLED = Promise.resolve<Fired>({ ...NONE_RESULT, status: 'disabled' })
const CLOSED = Promise.resolve<Fired>({ ...NONE_RESULT, status: 'closed' })
