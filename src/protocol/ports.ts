/** What a feature gets from outside, so that it opens no file and reads no clock itself. Wired by cli. */

/** Files, read only. A file that is not there or cannot be read is undefined or empty, never an error. */
export interface Files {
  size(path: string): number | undefined
  read(path: string, from: number, to: number): Uint8Array
  /** A fingerprint of the content; undefined when there is no such file or it is larger than `most` bytes. */
  hash(path: string, most: number): string | undefined
  exists(path: string): boolean
  /** What is in a folder, by name. */
  list(folder: string): readonly FolderEntry[]
}

export interface FolderEntry {
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

/**
 * Lines that another feature wants said after a compaction, or kept by the summariser. Pinned ones are never dropped. One
 * that opens or closes stands in the place of the usual first or last line, and means nothing to a summariser.
 */
export interface RecoveryBlock {
  readonly lines: readonly string[]
  readonly pinned: boolean
  readonly at?: 'opening' | 'closing'
}
