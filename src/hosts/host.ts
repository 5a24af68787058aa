import type { Event, EventName } from '../protocol/event.ts'
import type { Outcome, Power } from '../protocol/outcome.ts'

/** An agent program that fires hooks: how its bytes become an event and an outcome becomes its bytes. */
export interface Host {
  readonly id: string
  readonly title: string
  /** The events this host fires, each with the powers whose answer it really honours. */
  readonly carries: Readonly<Partial<Record<EventName, readonly Power[]>>>
  /** The newest client version the adapter was tested with. */
  readonly testedVersion: string
  decode(raw: unknown, environment: Environment): Decoded
  encode(event: Event, outcome: Outcome): Encoded
}

export type Environment = Readonly<Record<string, string | undefined>>

/** A payload nobody can read is data too: the reason goes to the log, and the host is answered with silence. */
export type Decoded = { ok: true; event: Event } | { ok: false; reason: string }

export interface Encoded {
  /** Exactly what goes to standard output; empty when there is nothing to say. */
  stdout: string
  /** What the outcome wanted and this host cannot carry. */
  dropped: readonly Power[]
}

/** Installing is pure: the old text of each file in, the new text out. Nothing here opens a file. */
export interface Installer {
  readonly id: string
  /** The name under which the host's program is found on PATH. */
  readonly program: string
  /** The events that install wires. */
  readonly events: readonly string[]
  /** The files that change, for a scope. Paths are made from the given folders only. */
  targets(scope: Scope, folders: Folders): readonly Target[]
}

export type Scope = 'user' | 'project' | 'local'

export interface Folders {
  home: string
  project: string
}

export interface Target {
  path: string
  /** The file's new text with our hooks in it. `before` is undefined when there is no such file. */
  install(before: string | undefined, command: HookCommand): Change
  /** The file's new text without our hooks; undefined as text means the file has nothing left and goes. */
  uninstall(before: string | undefined): Change
  /** The commands of ours that stand in the file now, by event. */
  wired(text: string | undefined): readonly Wired[]
}

export interface HookCommand {
  /** Absolute path of the binary that answers. */
  binary: string
  /** Also draw the host's status line, where it has one and nobody else draws it. */
  statusLine?: boolean
}

export interface Wired {
  event: string
  command: string
  /** The program in that command. */
  binary: string
}

export type Change =
  /** `notes`: what was left alone, and why. */
  | { ok: true; after: string | undefined; notes?: readonly string[] }
  | { ok: false; problem: string; line: number; column: number }
