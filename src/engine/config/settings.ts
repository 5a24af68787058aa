import type { Event, EventName, EventOf } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import type { Scalars } from './scalars.ts'

/** The `hooks` of a settings file, or of code. */
export type HooksSettings = Partial<Scalars> & {
  /** Variables that reach command hooks although their name looks like a secret. Not read from a project's files. */
  readonly allowedEnvVars?: readonly string[]
  /** URL patterns that http hooks may call besides loopback. Not read from a project's files. */
  readonly allowedHttpUrls?: readonly string[]
} & { readonly [Name in EventName]?: readonly Entry<Name>[] } & { readonly Compaction?: readonly Entry<'PreCompact'>[] }

export interface Settings {
  readonly hooks?: HooksSettings
}

export interface Entry<Name extends EventName = EventName> {
  readonly name?: string
  /** A text for the event's own field, or conditions that must all hold. */
  readonly matcher?: string | Matcher
  readonly hooks: readonly Hook<Name>[]
}

/** Each a list separated by `|`. A condition on something the event has not got does not hold. */
export interface Matcher {
  readonly tools?: string
  readonly paths?: string
  readonly commands?: string
  /** Commands as a shell reads them: `git push` also matches inside `cd x && FOO=1 git push`. Best with the package unbash. */
  readonly shell?: string
  readonly prompts?: string
  readonly triggers?: string
  readonly sources?: string
  readonly agents?: string
}

export type Hook<Name extends EventName = EventName> = CommandHook | HttpHook | PromptHook | FunctionHook<Name>
export type HookKind = Hook['type']

interface AnyHook {
  /** Seconds. */
  readonly timeout?: number
  /** Shown while it runs. */
  readonly statusMessage?: string
  /** Nobody waits for it; it can only add context and notices, later. */
  readonly async?: boolean
  /** A permission rule, as `Bash(git push *)` or `Read(**\/.env)`. */
  readonly if?: string
}

export interface CommandHook extends AnyHook {
  readonly type: 'command'
  readonly command: string
  /** With args the program is started without a shell. */
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly allowedEnvVars?: readonly string[]
}

export interface HttpHook extends AnyHook {
  readonly type: 'http'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Variables that `$VAR` in headers may stand for. */
  readonly allowedEnvVars?: readonly string[]
}

export interface PromptHook extends AnyHook {
  readonly type: 'prompt'
  /** `$ARGUMENTS` stands for the event as JSON. */
  readonly prompt: string
  readonly model?: string
}

export interface FunctionHook<Name extends EventName = EventName> extends AnyHook {
  readonly type: 'function'
  readonly run: HookFunction<Name>
}

export type HookFunction<Name extends EventName> = (
  event: EventOf<Name>,
  context: { readonly signal: AbortSignal },
) => Outcome | undefined | Promise<Outcome | undefined>

/** Where something was configured. Hooks of `project` and `local` came with the project: they need trust. */
export interface Origin {
  readonly layer: 'user' | 'project' | 'local' | 'environment' | 'code'
  readonly file?: string
  readonly line?: number
}

/** Whose file it was: Claude Code's hooks mean what Claude Code makes of them. */
export type Dialect = 'own' | 'claude'

/** One hook with all that belongs to it. */
export interface ConfiguredHook {
  readonly event: EventName
  readonly name: string
  readonly matcher?: string | Matcher
  readonly hook: RunnableHook
  readonly origin: Origin
  readonly dialect: Dialect
}

/** A function hook of any event, once it is in the list: the selector hands it only events of its own name. */
export type RunnableHook =
  | Exclude<Hook, { type: 'function' }>
  | (Omit<FunctionHook, 'run'> & {
      run(event: Event, context: { readonly signal: AbortSignal }): Outcome | undefined | Promise<Outcome | undefined>
    })
