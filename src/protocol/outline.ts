import type { FoldName } from './define.ts'

/** What a hook process must know of an event before it has time for the catalogue. */
export interface Outline {
  /** Other names, separated by blanks. */
  readonly aliases?: string
  readonly fold: FoldName
  readonly deadlineMs: number
  /** Whether a handler can answer anything. */
  readonly isAnswered: boolean
  /** `field:kind`, separated by blanks; `?` after what may be missing. */
  readonly fields: string
}
