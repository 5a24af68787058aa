import { payloadOf } from '../../hosts/claude-code/wire.ts'
import type { Event } from '../../protocol/event.ts'
import type { Scalars } from '../config/scalars.ts'
import type { ConfiguredHook } from '../config/settings.ts'
import { spill } from '../run/capture.ts'
import { runHook } from '../run/index.ts'
import type { Ran, RunSurroundings } from '../run/runner.ts'
import type { Activity, HookInfo, HookRun } from '../types.ts'
import { budget } from './budget.ts'
import { parseAnswer } from './parse.ts'
import type { AskedHook } from './strategy.ts'

export interface AskPorts {
  readonly scalars: Scalars
  readonly surroundings: RunSurroundings
  readonly signal: AbortSignal
  trusts(hook: ConfiguredHook): Promise<boolean>
  tell(activity: Activity): void
  /** Takes over a run that nobody waits for. */
  leave(run: Promise<HookRun>): void
}

/** One hook, one event: trusted first, then run, then read. */
export async function askHook(configured: ConfiguredHook, event: Event, ports: AskPorts): Promise<AskedHook> {
  const hook = infoOf(configured)
  const { origin } = hook
  const trusted = origin.layer === 'code' || (await ports.trusts(configured))
  if (!trusted) {
    const note = `It came with the project (${origin.file}) and is not trusted.`
    return { run: { hook, status: 'untrusted', outcome: {}, notes: [note], durationMs: 0 }, replaceInput: false }
  }
  ports.tell({ type: 'hook-started', hook })
  const running = answer(configured, hook, event, ports)
  if (!hook.async) return running
  ports.leave(running.then(({ run: late }) => late))
  return { run: { hook, status: 'background', outcome: {}, notes: [], durationMs: 0 }, replaceInput: false }
}

export function infoOf({ name, event, matcher, hook, origin }: ConfiguredHook): HookInfo {
  return {
    name,
    event,
    kind: hook.type,
    ...(matcher !== undefined && { matcher }),
    origin,
    ...(hook.statusMessage !== undefined && { statusMessage: hook.statusMessage }),
    async: hook.async === true,
  }
}

async function answer(configured: ConfiguredHook, hook: HookInfo, event: Event, ports: AskPorts): Promise<AskedHook> {
  const { scalars, surroundings, signal } = ports
  const started = performance.now()
  const timeoutMs = Math.min((configured.hook.timeout ?? scalars.defaultTimeout) * 1000, LONGEST_TIMEOUT_MS)
  const payload = configured.hook.type === 'function' ? '' : payloadFor(event)
  const ran = await runHook({ configured, event, payload, timeoutMs, signal, surroundings })
  const meaning = parseAnswer(event.name, configured.dialect, ran, scalars)
  const outcome = budget(meaning.outcome, scalars.maxContextChars, (text) =>
    spill(text, surroundings.spillFolder, 'context'),
  )
  const { status, notes, replaceInput, quiet } = meaning
  const done = {
    hook,
    status,
    outcome,
    notes,
    durationMs: performance.now() - started,
    ...exitOf(ran),
    ...(quiet && { quiet }),
  }
  ports.tell({ type: 'hook-ended', hook, run: done })
  return { run: done, replaceInput }
}

/** What timers can count. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1

function payloadFor({ name, ...fields }: Event): string {
  const own = {
    projectDir: fields.cwd,
    ...fields,
    hookExecutionId: crypto.randomUUID(),
    timestamp: new Date().toISOString(),
  }
  return JSON.stringify(payloadOf(name, own))
}

function exitOf({ exitCode, signal }: Ran) {
  return { ...(exitCode !== undefined && { exitCode }), ...(signal !== undefined && { signal }) }
}
