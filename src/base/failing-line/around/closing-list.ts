/** What a run of tests says at its very end: which failed, one below the other, and what became of all. */
interface ClosingList {
  readonly names: readonly string[]
  /** `1 failed, 1 did not run, 18 passed (16.7s)`. */
  readonly sum: string
}

/** Undefined where the names are not as many as are said to have failed. */
export function closingList(output: string): ClosingList | undefined {
  const tail = output.slice(-LOOKED_AT)
  if (!tail.includes(' failed\n')) return undefined
  const [, count = '', listed = '', rest = ''] = CLOSING.exec(tail) ?? []
  const names = listed
    .split('\n')
    .map((line) => line.trim().replace(PROJECT, '').replace(RULER, ''))
    .filter((line) => line !== '')
  if (names.length === 0 || names.length !== Number(count)) return undefined
  const counts = rest
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => COUNT.test(line))
  return { names, sum: [`${count} failed`, ...counts].join(', ') }
}

const LOOKED_AT = 6000
const CLOSING =
  /^ {0,4}(\d+) failed\n((?: {4,}\S.*\n)+)((?: {0,4}\d+ (?:flaky|skipped|interrupted|did not run|passed).*(?:\n(?: {4,}\S.*\n)*|$))+)/m
const COUNT = /^\d+ [a-z]/
/** The browser that it ran in; the line that is drawn behind it. */
const PROJECT = /^\[[\w -]+\] › /
const RULER = /[\s─]+$/
