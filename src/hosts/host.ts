import type { Environment } from '../base/environment.ts'
import type { Event, EventName } from '../protocol/event.ts'
import type { Outcome, Power } from '../protocol/outcome.ts'
import type { CompactionFacts, Files } from '../protocol/ports.ts'

/** An agent program that fires hooks: how its bytes become an event and an outcome becomes its bytes. */
export interface Host {
  readonly id: string
  readonly title: string
  /** The events this host fires, each with the powers whose answer it really honours. */
  readonly carries: Readonly<Partial<Record<EventName, readonly Power[]>>>
  /** The newest client version the adapter was tested with. */
  readonly testedVersion: string
  /**
   * How its command line tells that nobody sits before it, where a question would then keep it waiting for ever: the words, and those with
   * which somebody else asks for it.
   */
  readonly unattended?: { readonly words: readonly string[]; readonly unless: readonly string[] }
  /** What can be done about a compaction here. */
  readonly compaction: CompactionWays
  readonly agents?: AgentFiles
  /** Its hooks do not start in the folder that the session works in. */
  readonly startsElsewhere?: true
  /** Where it writes the session down, where it says so in no payload. */
  transcriptOf?(session: { readonly sessionId: string }, person: Person, files: Files): string | undefined
  /** `word` is what stood behind the host's name on the command line: some hosts name the event there and not in the payload. */
  decode(raw: unknown, environment: Environment, word?: string): Decoded
  encode(event: Event, outcome: Outcome): Encoded
}

/** Agents of a session that are files, and what the host writes down about each. */
export interface AgentFiles {
  /** The kind under which a session has an agent of a name; undefined where it has none. */
  kind(agent: string, places: AgentPlaces, hasFile: HasFile): string | undefined
  /** Our slash command for workflows; undefined when a session has none. */
  slash(places: AgentPlaces, hasFile: HasFile): string | undefined
  /** Where the host keeps which call started an agent, and the call in that text. */
  callFile(event: StartedAgent): string | undefined
  callIn(text: string | undefined): string | undefined
}

export interface AgentPlaces {
  readonly home: string
  readonly project: string
  readonly environment: Environment
}

export type HasFile = (folder: string, pattern: string) => boolean

export interface StartedAgent {
  readonly sessionId: string
  readonly agentId?: string | undefined
  readonly transcriptPath?: string | undefined
  readonly agentTranscriptPath?: string | undefined
}

interface Person {
  readonly home: string
  readonly environment: Environment
}

/** What is done with them, and each in half a sentence for people. */
interface CompactionWays extends CompactionFacts {
  /** How the summariser is told what must survive. */
  readonly steer: string
  /** How it is known that a compaction has happened. */
  readonly notice: string
  /** Where the summary is read. */
  readonly summary: string
  /** Where what was lost comes back. */
  readonly restore: string
}

/** A payload nobody can read is data too: the reason goes to the log, and the host is answered with silence. */
export type Decoded = Understood | NotUnderstood

interface Understood {
  ok: true
  event: Event
  /** Tells this happening from all others, where the payload's own bytes do not: two dialects of one host report the same one. */
  id?: string
  /** The host reports the same happening again and again by itself; a second report says nothing about the installation. */
  repeats?: true
  /** Fields that neither the catalogue nor the adapter knows: the client may have changed. */
  unknown?: readonly string[]
}

export interface NotUnderstood {
  ok: false
  reason: string
  /** Nothing is wrong: the host calls at moments that mean nothing by themselves. */
  quiet?: true
  /** The name of an event that nobody knows: the client may have changed. */
  unknownEvent?: string
  /** What can be read of it: nothing to write down, but the rules are asked about it. */
  judged?: Event
}

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
  /** The folder below the person's home that tells that the host has been used here. */
  readonly folder: string
  /** The events that install wires. */
  readonly events: readonly string[]
  /** The files that change, for a scope. Paths are made from the given folders only. */
  targets(scope: Scope, folders: Folders): readonly Target[]
  /** What its transcripts hold, in half a sentence for people. */
  readonly pastHolds?: string
  /** Where the host writes its sessions down. */
  transcripts?(folders: Folders): TranscriptPlace
  /** What a person must know or do besides, for a scope. */
  notes?(scope: Scope, folders: Folders): readonly string[]
  /** What it is wired by offers the memory tools too. */
  readonly offersTools?: true
  /** It has a status line that a program can draw: whether these settings of its have one. */
  statusLine?(settings: string): boolean
  /** The folder below which it keeps agents and slash commands as files. */
  agentsBelow?(scope: Scope, folders: Folders): string
  /** Where it says that our plugin for it is on, which wires the same hooks. */
  readonly plugin?: { path(folders: Folders): string; isOn(text: string): boolean }
  /** Where it says that it loads what we wrote: a person can switch that off there. */
  readonly loads?: { path(folders: Folders): string; isOn(text: string): boolean }
  /** The setting by which a person switches every hook off there, and the files that may have it: of two that say it the later counts. */
  readonly hooksSwitch?: { readonly key: readonly string[]; readonly off: boolean; files(folders: Folders): string[] }
  /** What somebody who uses it should know, for the page of hosts. */
  readonly toKnow?: readonly string[]
  /** A further change that the person is asked about apart, because it says yes to something in their name. */
  readonly trust?: Extra
  /** A further change that is made only when it is asked for: the host's own setting for what its summariser is told. */
  readonly steer?: Extra
}

/** A folder, and how a file below it is called. In a database there are many sessions, and it stands in the folder itself. */
export interface TranscriptPlace {
  below: string
  name: RegExp
  in?: 'database'
}

/** Texts of files by path; undefined where there is none. */
export type Texts = ReadonlyMap<string, string | undefined>

interface Extra {
  /** What is asked. */
  readonly question: string
  /** What happens without it. */
  readonly without: string
  /** `texts` are the installed files by path, as they will be. */
  targets(folders: Folders, texts: Texts): readonly Target[]
}

export type Scope = 'user' | 'project' | 'local'

export interface Folders {
  home: string
  project: string
  /** Some hosts can be told by a variable to keep their files elsewhere. */
  environment?: Environment
}

export interface Target {
  path: string
  /** What stands in the file for us: hooks, unless it says otherwise. */
  serves?: 'mcp'
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
  /** What the person does not want, where a plugin file would offer it. */
  without?: 'mcp'
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
