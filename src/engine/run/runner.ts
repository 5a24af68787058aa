import type { Environment } from '../../base/environment.ts'
import type { Event } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import type { ConfiguredHook, RunnableHook } from '../config/settings.ts'

/** blocked: it ran and refused. background: nobody waits for it. untrusted: it came with the project and nobody vouched for it. */
export type RunStatus = 'ok' | 'blocked' | 'failed' | 'timed-out' | 'aborted' | 'untrusted' | 'background'

/** What came out of one run, before anyone asks what it means. */
export interface Ran {
  readonly status: 'ok' | 'failed' | 'timed-out' | 'aborted'
  readonly exitCode?: number
  readonly signal?: string
  readonly stdout: string
  readonly stderr: string
  /** The answer itself, from a runner that has no standard output. */
  readonly outcome?: Outcome
  readonly notes: readonly string[]
  /** Files that hold output which was too much to keep. */
  readonly spilled?: readonly string[]
}

export interface RunRequest {
  readonly configured: ConfiguredHook
  readonly event: Event
  /** The event as Claude Code would send it. */
  readonly payload: string
  readonly timeoutMs: number
  /** Whoever asked has gone. */
  readonly signal: AbortSignal
  readonly surroundings: RunSurroundings
}

export interface RunSurroundings {
  readonly env: Environment
  readonly allowedEnvVars: readonly string[]
  readonly allowedHttpUrls: readonly string[]
  readonly maxOutputBytes: number
  readonly spillFolder: string
  /** How long a process has between the polite request and the end. */
  readonly killGraceMs: number
  readonly evaluate?: Evaluate
}

/** Asks a model about an event; the embedding agent has one. */
export type Evaluate = (question: {
  readonly prompt: string
  readonly event: Event
  readonly model?: string
  readonly signal: AbortSignal
}) => Promise<Verdict>
export type Verdict = { readonly ok: boolean; readonly reason?: string } | Outcome

export type RunnerOf<Kind extends RunnableHook['type']> = (
  hook: Extract<RunnableHook, { type: Kind }>,
  request: RunRequest,
) => Promise<Ran>

export function ended(status: Ran['status'], note: string): Ran {
  return { status, stdout: '', stderr: '', notes: [note] }
}
