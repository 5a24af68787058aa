import type { FoldName } from './define.ts'
import type { Power } from './outcome.ts'

/** What a hook process must know of an event before it has time for the catalogue. */
export interface Outline {
  /** Other names, separated by blanks. */
  readonly aliases?: string
  readonly fold: FoldName
  readonly deadlineMs: number
  readonly can: readonly Power[]
  /** `field:kind`, separated by blanks; `?` after what may be missing. */
  readonly fields: string
}
