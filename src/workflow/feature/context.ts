import type { Language } from '../../messages/index.ts'
import type { Files, FileWriter, Redactor } from '../../protocol/ports.ts'
import type { Sql } from '../../storage/sql.ts'

/** What the workflow needs from outside. */
export interface WorkflowContext {
  readonly now: number
  readonly sql: Sql
  readonly redact: Redactor
  readonly language: Language
  readonly settings: {
    readonly workflow: WorkflowSettings
    readonly continuity: { readonly enabled: boolean; readonly recoveryChars: number }
  }
  files(): Promise<Files>
  writer(): Promise<FileWriter>
  /** Whether a folder has a file that fits a pattern: a look that costs a hook next to nothing. */
  hasFile(folder: string, pattern: string): boolean
  note(message: string): void
}

interface WorkflowSettings {
  readonly enabled: boolean
  readonly guide: boolean
}
