import type { AllSettings } from '../../base/settings-table.ts'
import type { Event, EventName } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import type { Redactor } from '../../protocol/ports.ts'
import type { Sql } from '../../storage/sql.ts'
import type { Answer } from '../judge/respond.ts'

/** What rules need from outside. */
export interface RulesContext {
  readonly now: number
  /** By the machine's clock; `time` reads it. */
  readonly deadline: number
  /** When the host stops waiting: rules are still brought up to date and obeyed until shortly before. */
  readonly end: number
  readonly version: string
  readonly userHome: string
  readonly paths: {
    readonly home: string
    readonly rules: string
    readonly trust: string
    readonly compiled: string
    readonly exceptions: string
  }
  readonly settings: Pick<AllSettings, 'rules'>
  readonly redact: Redactor
  time(): number
  note(message: string): void
  /** Many outcomes as one, by the event's law. */
  fold(name: EventName, outcomes: readonly Outcome[]): Outcome
  /** When a file or folder was last changed; undefined when there is none. At once, without a promise. */
  modifiedAt(path: string): number | undefined
  /** A file's text; undefined when there is none that can be read. */
  text(path: string): Promise<string | undefined>
  /** The beginning of a regular file's text, as many characters at most. */
  head(path: string, most: number): Promise<string | undefined>
  /** When a file was made; undefined when there is none. */
  bornAt(path: string): Promise<number | undefined>
  ruleFiles(): Promise<RuleFiles>
  /** How it is asked where a path really leads. */
  links?(): Promise<(path: string) => string | undefined>
  /** Called before something that may take longer than the host waits: should it come to that, the person is asked. */
  beforeSlow?(): Promise<void>
  /** From here on the process is ended at its time, whatever happens: before a rule is asked. */
  arm?(): void
  /** Everything may take longer than the host waits: the machine is slow. */
  readonly isLate?: boolean
  /** What the rules said to this event, before the store was asked for. */
  readonly said?: readonly Answer[] | undefined
  /** A text of ours in the person's language; as it is where there is none. */
  inLanguage(text: string): Promise<string>
  /** Leaves a line in the timeline that a rule spoke. */
  record(sql: Sql, event: Event, data: Readonly<Record<string, unknown>>): void
}

/** Files and programs for rules: loaded only when a rule set has changed or a rule reads or runs something. */
export interface RuleFiles {
  /** The rule files of a folder, by name. */
  list(folder: string): readonly FileMark[]
  read(path: string, most: number): string | undefined
  /** Keeps what was compiled, whole or not at all, with the time it shall bear. Throws when it cannot. */
  keep(path: string, text: string, at: number): void
  /** The fingerprint of a whole file, however long; undefined when there is none or it is no file. */
  hashOf(path: string): string | undefined
  /** Where a path really leads, links followed; undefined when there is nothing. */
  real(path: string): string | undefined
  hash(text: string): string
  run(command: readonly string[], options: RunOptions): Promise<RunResult>
}

export interface FileMark {
  readonly path: string
  readonly modifiedAt: number
  readonly size: number
}

interface RunOptions {
  readonly cwd: string
  readonly input: string
  readonly timeoutMs: number
}

type RunResult =
  | { readonly status: 'done'; readonly code: number; readonly stdout: string; readonly stderr: string }
  | { readonly status: 'failed'; readonly reason: string }
