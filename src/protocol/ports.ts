/** What a feature gets from outside, so that it opens no file and reads no clock itself. Wired by cli. */

/** Files, read only. A file that is not there or cannot be read is undefined or empty, never an error. */
export interface Files {
  size(path: string): number | undefined
  read(path: string, from: number, to: number): Uint8Array
  /** A fingerprint of the content; undefined when there is no such file or it is larger than `most` bytes. */
  hash(path: string, most: number): string | undefined
  exists(path: string): boolean
}

/** Removes secrets from everything that is about to be written. */
export interface Redactor {
  text(text: string): string
  deep<Value>(value: Value): Value
}

/** Lines that another feature wants said after a compaction, or kept by the summariser. Pinned ones are never dropped. */
export interface RecoveryBlock {
  readonly lines: readonly string[]
  readonly pinned: boolean
}
