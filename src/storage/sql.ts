/** The one way to a SQLite file, whichever runtime's driver is behind it. Synchronous, because a hook does one thing. */
export interface Sql extends ReadSql {
  /** Several statements, no parameters, no rows. */
  script(text: string): void
  run(text: string, ...values: SqlValue[]): { changes: number }
  /** Takes the write lock at once, so that what was read is still true when it is written. */
  transaction<Result>(work: () => Result): Result
  /** Inside a transaction: what a failing work wrote is taken back, and only that. */
  savepoint<Result>(work: () => Result): Result
  close(): void
}

/** The half of it that only looks: what thinks outside the hook's transaction gets no more, and so cannot write. */
export interface ReadSql {
  get<Row extends object>(text: string, ...values: SqlValue[]): Row | undefined
  all<Row extends object>(text: string, ...values: SqlValue[]): Row[]
}

export type SqlValue = string | number | null | Uint8Array

export interface OpenOptions {
  /** How long a statement waits for another process's lock. */
  busyTimeoutMs: number
  readonly?: boolean
  /** With `readonly`: nobody writes it now, so no lock is taken and no file made beside it. */
  immutable?: boolean
}

/** Waits up to this long for another process's lock, from now on. */
export function busyTimeout(milliseconds: number): string {
  return `PRAGMA busy_timeout = ${milliseconds > 0 ? milliseconds | 0 : 0};`
}

/** The pragmas every connection starts with; busy_timeout first, because all the others may meet a lock. */
export function pragmas({ busyTimeoutMs, readonly }: OpenOptions): string {
  const wait = busyTimeout(busyTimeoutMs)
  return readonly ? wait : `${wait} PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;`
}

/** BEGIN IMMEDIATE … COMMIT around the work; a failure leaves nothing behind. */
export function inTransaction<Result>(script: (text: string) => void, work: () => Result): Result {
  script('BEGIN IMMEDIATE')
  let result: Result
  try {
    result = work()
    script('COMMIT')
  } catch (failure) {
    // A full disk or a failed commit has already rolled back; then there is no transaction left to end.
    try {
      script('ROLLBACK')
    } catch {}
    throw failure
  }
  return result
}

/** A savepoint around the work; a failure leaves nothing of it behind. */
export function inSavepoint<Result>(script: (text: string) => void, work: () => Result): Result {
  script('SAVEPOINT work')
  try {
    const result = work()
    script('RELEASE work')
    return result
  } catch (failure) {
    script('ROLLBACK TO work; RELEASE work')
    throw failure
  }
}
