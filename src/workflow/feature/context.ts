import type { AllSettings } from '../../base/settings-table.ts'
import type { Language } from '../../messages/index.ts'
import type { Files, FileWriter, Redactor } from '../../protocol/ports.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'

/** What the workflow needs from outside. */
export interface WorkflowContext {
  readonly now: number
  readonly sql: ReadSql
  /** For the little that cannot wait for the hook's own transaction: in one of its own. */
  write<Result>(work: (sql: Sql) => Result): Result
  readonly redact: Redactor
  readonly language: Language
  readonly settings: Pick<AllSettings, 'workflow' | 'continuity'>
  files(): Promise<Files>
  writer(): Promise<FileWriter>
  /** Whether a folder has a file that fits a pattern: a look that costs a hook next to nothing. */
  hasFile(folder: string, pattern: string): boolean
  /** Whether the person has agreed to exactly this text of a file that came with the project. */
  isTrusted(path: string, text: string): Promise<boolean>
  /** Whether a task list was written or taken on here: one that only came with a clone is told to nobody. */
  isAdopted(path: string): Promise<boolean>
  note(message: string): void
  /** The kind under which this session has an agent of that name; undefined when it has none. */
  kind(agent: string, project: string): string | undefined
  /** The slash command by which this session has workflows; undefined when it has none. */
  slash(project: string): string | undefined
  /** Whether the agent of a session has our tools. */
  hasTools(session: string): Promise<boolean>
  /** The call that started the agent an event is of, where the host keeps it. */
  sentBy(event: AgentEvent): Promise<string | undefined>
  /** What an agent of that name is told about its work; undefined when it is none of ours. */
  role(agent: string): Promise<string | undefined>
  /** Whether a look at a shell command is enough to see that it only reads. */
  plainlyReads(command: string): Promise<boolean>
  /** The part of a shell command that would change something; undefined when none is seen that would. */
  changeIn(command: string, event: ShellEvent): Promise<string | undefined>
  /** The repository a folder belongs to: the same for all its worktrees. */
  repository(project: string): Promise<string>
}

/** What is known of the agent an event is of. */
export interface AgentEvent {
  readonly sessionId: string
  readonly agentId?: string | undefined
  readonly transcriptPath?: string | undefined
  readonly agentTranscriptPath?: string | undefined
}

/** Where a command would run, and the tool that runs it. */
export interface ShellEvent {
  readonly cwd: string
  readonly projectDir?: string | undefined
  readonly toolName: string
}
