import type * as v from 'valibot'
import type { Environment } from '../base/environment.ts'
import type { CommonFields } from '../protocol/define.ts'
import type { EventName } from '../protocol/event.ts'
import type { EVENTS } from '../protocol/events/index.ts'
import type { Outcome } from '../protocol/outcome.ts'
import type { ScalarKey, Scalars } from './config/scalars.ts'
import type { HookFunction, HookKind, Matcher, Origin, Settings } from './config/settings.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Evaluate, RunStatus } from './run/runner.ts'
import type { OpenTelemetryApi } from './telemetry.ts'
import type { AskTrust, TrustMode, TrustStore } from './trust.ts'

export interface HooksOptions {
  /** The project. */
  readonly cwd?: string
  readonly sessionId?: string
  /** Settings of code; the strongest layer. Without them the settings files are read. */
  readonly settings?: Settings
  /** Whether the settings files are read; by default when there are no settings here. */
  readonly files?: boolean
  /** Reads Claude Code's settings files too. */
  readonly claudeSettings?: boolean
  /** Hooks that came with the project: run when trusted, all, or none. */
  readonly trust?: TrustMode
  /** Asks the person about a hook nobody has trusted yet. Without it such a hook does not run. */
  readonly askTrust?: AskTrust
  readonly trustStore?: TrustStore
  /** Answers prompt hooks. */
  readonly evaluate?: Evaluate
  readonly env?: Environment
  /** Where output goes that is too much to keep. */
  readonly spillFolder?: string
  readonly killGraceMs?: number
  readonly onDiagnostic?: (diagnostic: Diagnostic) => void
  readonly onActivity?: (activity: Activity) => void
  /** The module `@opentelemetry/api`, if the program has one. */
  readonly openTelemetry?: OpenTelemetryApi
}

type Shape<Entries extends v.ObjectEntries> = v.InferInput<v.ObjectSchema<Entries, undefined>>
type Own<Name extends EventName> = Shape<ReturnType<(typeof EVENTS)[Name]['fields']>>
/** Fields that the engine knows when the caller does not say. */
type Known = 'stopHookActive'

/** What an event needs to be fired: its own fields, and those all events have where they differ from the session's. */
export type FireInput<Name extends EventName> = Omit<Own<Name>, Known> &
  Partial<Pick<Own<Name>, Known & keyof Own<Name>>> &
  Partial<Shape<CommonFields>>

export interface FireOptions {
  readonly signal?: AbortSignal
}

/** What came of an event. */
export interface Fired {
  /** ran: hooks were asked. none: no hook wanted it. duplicate: the call was already answered, and this is that answer. */
  readonly status: 'ran' | 'none' | 'duplicate' | 'disabled' | 'invalid-input' | 'closed'
  /** All answers as one. `updatedInput` is the whole new input. */
  readonly outcome: Outcome
  /** Every hook that was asked, in configured order. */
  readonly runs: readonly HookRun[]
}

export interface HookRun {
  readonly hook: HookInfo
  readonly status: RunStatus
  readonly outcome: Outcome
  /** What a person should know about this run. */
  readonly notes: readonly string[]
  readonly durationMs: number
  readonly exitCode?: number
  readonly signal?: string
  /** It asked that nothing of it is shown (`suppressOutput`). */
  readonly quiet?: true
}

export interface HookInfo {
  readonly name: string
  readonly event: EventName
  readonly kind: HookKind
  readonly matcher?: string | Matcher
  readonly origin: Origin
  readonly statusMessage?: string
  readonly async: boolean
}

export type Activity =
  | { readonly type: 'hook-started'; readonly hook: HookInfo }
  | { readonly type: 'hook-ended'; readonly hook: HookInfo; readonly run: HookRun }

export interface Previewed extends HookInfo {
  /** Whether it would run as it stands; `asks` when the person would be asked first. */
  readonly trust: 'trusted' | 'untrusted' | 'asks'
}

export interface HooksStatus {
  readonly enabled: boolean
  readonly hooks: readonly HookInfo[]
  /** Events that have hooks, with their number. */
  readonly events: Readonly<Partial<Record<EventName, number>>>
  readonly scalars: Scalars
  /** Where each value that is not the default comes from. */
  readonly origins: Readonly<Partial<Record<ScalarKey, Origin>>>
  readonly files: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
  /** Hooks that nobody waits for and that have not ended. */
  readonly background: number
}

export interface HandlerOptions {
  readonly name?: string
  readonly matcher?: string | Matcher
  /** Seconds. */
  readonly timeout?: number
}

export interface Hooks {
  /** Tells the hooks about an event and gives back what they made of it. Never throws. */
  fire<Name extends EventName>(name: Name, input: FireInput<Name>, options?: FireOptions): Promise<Fired>
  /** What would run, by the same choice as `fire`. */
  preview<Name extends EventName>(name: Name, input: FireInput<Name>): Promise<readonly Previewed[]>
  /** Listens in this process, behind all configured hooks. Gives back its own undo. Throws for an event that does not exist. */
  on<Name extends EventName>(name: Name, handler: HookFunction<Name>, options?: HandlerOptions): () => void
  /** Watches hooks start and end. Gives back its own undo. */
  watch(listener: (activity: Activity) => void): () => void
  /** Puts something into the diagnostics that should be known; each thing once. */
  report(diagnostic: Diagnostic): void
  status(): HooksStatus
  /** Reads the settings again. */
  reload(): HooksStatus
  /** No hook runs until `resume`; for this object only, nothing is written. */
  pause(): void
  resume(): void
  /** Ends what still runs. Nothing runs afterwards. */
  close(): Promise<void>
  readonly sessionId: string
  readonly cwd: string
}
