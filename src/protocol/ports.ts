/** What a feature gets from outside, so that it opens no file and reads no clock itself. Wired by cli. */

/** Files, read only. A file that is not there or cannot be read is undefined or empty, never an error. */
export interface Files {
  size(path: string): number | undefined
  /** Whoever reads part after part may lend the same memory for each; it is not always taken. */
  read(path: string, from: number, to: number, into?: Uint8Array): Uint8Array
  /** A fingerprint of the content; undefined when there is no such file or it is larger than `most` bytes. */
  hash(path: string, most: number): string | undefined
  exists(path: string): boolean
  /** Where it really is, links followed; undefined when there is nothing. */
  real(path: string): string | undefined
  /** When it was last written, in milliseconds. */
  modified(path: string): number | undefined
  /** The same and its size, of the file itself and of no link's target. */
  state(path: string): { readonly modified: number; readonly size: number } | undefined
  /** The name git gives to its content; undefined when there is no such file or it is larger than `most` bytes. */
  blob(path: string, most: number): string | undefined
  /** A loose object of git's, unpacked; undefined when there is no such file or it is larger than `most` bytes. */
  object(path: string, most: number): Uint8Array | undefined
  /** What is in a folder, by name. */
  list(folder: string): readonly FolderEntry[]
}

interface FolderEntry {
  readonly name: string
  readonly isFolder: boolean
}

/** Files of a person's project that a feature keeps up: whole or not at all, folders made as needed. Throws when it cannot. */
export interface FileWriter {
  write(path: string, text: string): void
  move(from: string, to: string): void
}

/** Removes secrets from everything that is about to be written. */
export interface Redactor {
  text(text: string): string
  deep<Value>(value: Value): Value
}

/** Removes them from what comes in: what is recognised in one place goes wherever it stands. */
export interface EntranceRedactor extends Redactor {
  everywhere<Value>(value: Value): Value
}

/** How a host lets us know that a compaction has happened, and what becomes of what is said about it. */
export interface CompactionFacts {
  /**
   * start: by SessionStart(compact). summary: by the summary alone, without any announcement. transcript: an announcement,
   * and then only what stands in the transcript.
   */
  readonly toldBy: 'start' | 'summary' | 'transcript'
  /** Its summary is known before SessionStart(compact), by the end of the one who writes it. */
  readonly tellsEarly?: true
  /** What is said at SessionStart goes into the system prompt and is not kept with the session: a resumed one is told again. */
  readonly forgets?: true
  /** After a compaction by hand, what PreCompact printed stands in the next request by itself. */
  readonly echoes?: true
  /** Where a subagent's own words stand, where that is not its session's transcript. */
  agentTranscript?(path: string, agent: string): string
  /** What a person types to compact. */
  readonly command: string
}

/**
 * Lines that another feature wants said after a compaction, or kept by the summariser. Pinned ones are never dropped. One
 * that opens or closes stands in the place of the usual first or last line, one at the end behind the last; they mean nothing to
 * a summariser.
 */
export interface RecoveryBlock {
  /** Stands above the lines while one of them is there. */
  readonly heading?: string
  readonly lines: readonly string[]
  readonly pinned: boolean
  readonly at?: 'opening' | 'closing' | 'end'
}

/** What a session came to, as other features learn from it. Texts are in the words of who said them, newest last. */
export interface SessionDigest {
  readonly session: string
  /** When it was last heard of. */
  readonly at: number
  /** The folder it worked in; paths below it are given from there. */
  readonly cwd: string
  /** What the person asked for, without any text of somebody else's that they brought along; beside each how many lines that had. */
  readonly goals: readonly string[]
  readonly pasted?: readonly number[]
  readonly files: readonly DigestFile[]
  readonly commands: readonly DigestCommand[]
  readonly constraints: readonly string[]
  /** What the person laid down for good, and what may have been meant so. */
  readonly rules: readonly DigestRule[]
  readonly decisions: readonly DigestText[]
  /** What the agent put forward, the person agreed to and was carried out. */
  readonly agreed?: readonly DigestText[]
  /** What was behind a fault that was then mended, and how the person had told of that. */
  readonly causes?: readonly (DigestText & { readonly explains: string })[]
  readonly deadEnds: readonly DigestText[]
  readonly repairs: readonly DigestRepair[]
  /** What got done, in the words of its task list and its commits. */
  readonly done: readonly string[]
  /** What its task list still held in the end. */
  readonly open: readonly string[]
  /** Identifiers, file names and flags in use, the most used first. */
  readonly names: readonly string[]
  /** Those of the names that were in use from the beginning, while it found its way. */
  readonly early: readonly string[]
}

export interface DigestFile {
  readonly path: string
  readonly act: 'changed' | 'read' | 'searched'
  /** Why it was dealt with, newest first. */
  readonly whys: readonly string[]
  /** For each of its last changes, the oldest first, why it was made; '' where nothing was said. */
  readonly reasons?: readonly string[]
  /** Identifiers, file names and flags that were dealt with there, the most used first. */
  readonly names: readonly string[]
  readonly defines: readonly string[]
}

interface DigestCommand {
  readonly command: string
  readonly purpose: string
  readonly passed: boolean
  readonly count: number
}

/** A sentence the person typed that holds beyond the session. */
export interface DigestRule {
  readonly text: string
  /** Whether it was clearly meant for good. */
  readonly sure: boolean
  readonly kind: 'convention' | 'fact' | 'preference' | 'correction' | 'decision'
  /** What it puts in place of what, where it says so. */
  readonly replaces: { readonly now: string; readonly old: string } | undefined
  /** Which of the session's prompts it stood in, from 1. */
  readonly prompt: number
  /** It stands in a text that may be somebody else's: only a person's own words make it theirs. */
  readonly unclear?: boolean
  /** Nothing but its words says that it lasts. */
  readonly isFaint?: boolean
  /** It was put as a question, in these words. */
  readonly asked?: string
  /** What of all that was laid down before it puts an end to; `isBare`: it lays down nothing itself, `isWeak`: unless it corrects something. */
  readonly ends?: {
    readonly topic: string
    readonly part: string
    readonly how: 'withdraws' | 'permits' | 'demands' | 'relieves' | 'excepts' | 'drops' | 'changes'
    readonly isBare: boolean
    readonly isWeak?: boolean
    /** What is allowed again is, though the leave itself waits for a yes. */
    readonly isClear?: boolean
    /** It says that something is good, not that it may be changed. */
    readonly isState?: boolean
    /** It forbids what was demanded: what forbade the same stands. */
    readonly isBan?: boolean
  }
}

export interface DigestText {
  readonly text: string
  readonly names: readonly string[]
}

interface DigestRepair {
  readonly error: string
  /** The same as the output had it. */
  readonly line?: string
  /** The same for the same failure, wherever it is seen. */
  readonly fingerprint: string
  readonly command: string
  /** The file whose change came last before the command worked, and why it was changed. */
  readonly path: string
  readonly why: string
  /** What was changed there, where the transcript was at hand. */
  readonly changes?: readonly {
    readonly path: string
    readonly before: string
    readonly after: string
    readonly whole?: true
  }[]
}
