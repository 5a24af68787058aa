/**
 * What happened in a session, whichever host wrote it down. Readers make entries; the ledger depends on nothing else.
 * Tool names are Claude Code's (Bash, Read, Edit, Write, MultiEdit, Delete, Move, Grep, Glob, Task, TodoWrite, TaskCreate, TaskUpdate …).
 */
export type Entry = Origin &
  (Prompt | Queued | Said | ToolCall | ToolResult | Summary | Boundary | Place | Back | TurnEnd)

export interface Origin {
  /** Byte offset of the line the entry stands in; 0 when it came from a journal. */
  readonly offset: number
  readonly uuid?: string
  /** ISO time, as written by the host. */
  readonly at?: string
  /** Set when a subagent did it. */
  readonly agentId?: string
}

/**
 * `typed` came from the person, `compact` they wrote behind the command that compacts, `shell` is a command they ran themselves; the others
 * are the client's own words.
 */
export interface Prompt {
  readonly type: 'prompt'
  readonly text: string
  readonly voice: 'typed' | 'compact' | 'shell' | 'command' | 'output' | 'meta'
}

/**
 * A message typed while the agent was at work. `waits`: it was put in the queue; a prompt with the same words may follow, and
 * is the same message. `taken-back`: the person emptied the queue; `text` is what was
 * in it, '' where the client does not say.
 */
export interface Queued {
  readonly type: 'queued'
  readonly act: 'waits' | 'taken-back'
  readonly text: string
}

export interface Said {
  readonly type: 'said'
  readonly text: string
}

export interface ToolCall {
  readonly type: 'call'
  readonly id: string
  readonly tool: string
  readonly input: Readonly<Record<string, unknown>>
}

export interface ToolResult {
  readonly type: 'result'
  readonly id: string
  readonly text: string
  readonly failed: boolean
}

/** The client notes that the agent has ended its turn. */
export interface TurnEnd {
  readonly type: 'ended'
}

export interface Summary {
  readonly type: 'summary'
  readonly text: string
}

export interface Boundary {
  readonly type: 'boundary'
  readonly trigger: string
  readonly preTokens?: number
  readonly postTokens?: number
  /** The messages kept word for word, when the host lists them. */
  readonly preservedUuids?: readonly string[]
  readonly preservedSegment?: { readonly head: string; readonly tail: string }
}

/**
 * The person went back to an earlier point: what was said from a place of the transcript on stands in the conversation no more. What was
 * done has been done.
 */
export interface Back {
  readonly type: 'back'
  /** The byte offset from which on it was left. */
  readonly from: number
}

/** Emitted when the folder or the branch is first known and whenever it changes. */
export interface Place {
  readonly type: 'place'
  readonly cwd?: string
  readonly branch?: string
  /** The transcript begins in the middle of a conversation. */
  readonly goesOn?: true
}
