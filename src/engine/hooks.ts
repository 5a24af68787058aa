import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '../base/environment.ts'
import type { EventName } from '../protocol/event.ts'
import { infoOf } from './answer/ask.ts'
import { backgroundRuns } from './background.ts'
import { onceGuard } from './choose/once-guard.ts'
import { stopGuard } from './choose/stop-guard.ts'
import type { HookConfig } from './config/load.ts'
import type { ConfiguredHook, HookFunction, RunnableHook } from './config/settings.ts'
import { trustFile } from './config/trust-file.ts'
import { eventHint, isEvent } from './event-of.ts'
import { firing, type HooksState } from './fire.ts'
import { hookRegistry } from './registry.ts'
import { quietly, reporter } from './reporter.ts'
import type { RunSurroundings } from './run/runner.ts'
import { eventSignals } from './signals.ts'
import { telemetryOf } from './telemetry.ts'
import { trustOf } from './trust.ts'
import type { Activity, HandlerOptions, HookInfo, Hooks, HooksOptions, HooksStatus } from './types.ts'

/** Hooks for an agent: reads what was configured, and asks it about each event. */
export function createHooks(options: HooksOptions = {}): Hooks {
  const { sessionId = crypto.randomUUID(), cwd = process.cwd(), env = process.env } = options
  const { report, list, clear } = reporter(options.onDiagnostic)
  const files = options.files ?? options.settings === undefined
  const load = { cwd, env, files, settings: options.settings, claudeSettings: options.claudeSettings ?? false }
  const registry = hookRegistry({ load, report, clear })
  const trust = trustIn(cwd, env, options)
  const [once, stops, background, signals] = [onceGuard(), stopGuard(), backgroundRuns(), eventSignals()]
  const listeners = new Set<(activity: Activity) => void>(options.onActivity ? [options.onActivity] : [])
  let state: HooksState = 'open'

  const { fire, fieldsOf } = firing({
    ...{ session: { sessionId, cwd }, registry, once, stops, background, signals, report },
    telemetry: telemetryOf(options.openTelemetry),
    trusts: trust.check,
    tell(activity) {
      for (const listener of listeners) quietly(() => listener(activity))
    },
    state: () => state,
    surroundings: () => surroundingsOf(env, options, registry.config()),
  })

  function status(): HooksStatus {
    const { scalars, origins, files: read } = registry.config()
    const hooks = registry.hooks().map(infoOf)
    const enabled = scalars.enabled && state === 'open'
    const [events, diagnostics] = [countByEvent(hooks), list()]
    return { enabled, hooks, events, scalars, origins, files: read, diagnostics, background: background.count() }
  }

  return {
    fire,
    async preview(name, input) {
      const fields = fieldsOf(name, input)
      await registry.needShell(registry.candidates(name, fields))
      return registry
        .chooser(name)(fields)
        .map((hook) => ({ ...infoOf(hook), trust: trust.look(hook) }))
    },
    on: (event, handler, options = {}) => registry.add(handlerOf(event, handler, options)),
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    report,
    status,
    reload() {
      registry.reload()
      return status()
    },
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

function trustIn(project: string, env: Environment, { trust, askTrust, trustStore }: HooksOptions) {
  const home = env.THROUGHLINE_HOME || join(env.HOME || env.USERPROFILE || tmpdir(), '.throughline')
  const store = trustStore ?? trustFile(join(home, 'trusted-hooks.json'))
  return trustOf({ mode: trust ?? 'ask', project, ask: askTrust, store })
}

/** What a hook is run with. */
function surroundingsOf(env: Environment, options: HooksOptions, config: HookConfig): RunSurroundings {
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

/** A handler of this process, as a hook among those that were configured. */
function handlerOf<Name extends EventName>(
  event: Name,
  handler: HookFunction<Name>,
  { name = handler?.name || 'handler', matcher, timeout }: HandlerOptions,
): ConfiguredHook {
  if (!isEvent(event)) throw new TypeError(`There is no event ${String(event)}. ${eventHint(event) ?? ''}`.trim())
  if (typeof handler !== 'function') throw new TypeError(`The handler of ${event} is no function.`)
  // The selector hands a handler only events of the name it was registered for.
  const hook = { type: 'function', run: handler, ...(timeout !== undefined && { timeout }) } as RunnableHook
  return { event, name, ...(matcher !== undefined && { matcher }), hook, origin: { layer: 'code' }, dialect: 'own' }
}

function countByEvent(hooks: readonly HookInfo[]): Partial<Record<EventName, number>> {
  const events: Partial<Record<EventName, number>> = {}
  for (const { event } of hooks) events[event] = (events[event] ?? 0) + 1
  return events
}
