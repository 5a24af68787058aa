let before: number | undefined

/** What this process makes is for its owner alone, whatever is run first. */
export function keepToOneself(): void {
  before = process.umask(0o077)
}

/** Files of a project are made as the person's other programs make them. */
export function asUsual<Result>(work: () => Result): Result {
  if (before === undefined) return work()
  const own = process.umask(before)
  try {
    return work()
  } finally {
    process.umask(own)
  }
}
