import type { Environment } from '../../base/environment.ts'
import type { AllSettings } from '../../base/settings-table.ts'
import type { CompactionFacts, EntranceRedactor, Files, RecoveryBlock } from '../../protocol/ports.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'

/** What continuity needs from outside. */
export interface ContinuityContext {
  readonly host: string
  readonly compaction: CompactionFacts
  /** Whether what is said at this event reaches the model: not every host lets it, at every event. */
  readonly tells: boolean
  readonly now: number
  /** By the machine's clock; `time` reads it. */
  readonly deadline: number
  readonly sql: ReadSql
  /** For the little that cannot wait for the hook's own transaction: in one of its own. */
  write<Result>(work: (sql: Sql) => Result): Result
  readonly redact: EntranceRedactor
  readonly language: 'en' | 'zh-TW' | 'zh-CN'
  readonly settings: Pick<AllSettings, 'continuity'>
  time(): number
  /** The variables of the client, which are those of its agent's shell. */
  readonly environment?: Environment
  files(): Promise<Files>
  /** In bytes, at once; 0 for a file that is not there. */
  sizeOf?(path: string): number
  /** What other features want said: where the workflow and its tasks stand, memories. */
  blocks(place: BlockPlace): Promise<readonly RecoveryBlock[]>
}

interface BlockPlace {
  readonly session: string
  readonly agent: string
  readonly cwd: string
  readonly project: string
}
