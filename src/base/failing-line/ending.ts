import type { OutputLine } from './lines.ts'
import { DOUBTFUL, isNoise, NEVER, scoreOf } from './score.ts'
import { isLament, isSummary } from './summary.ts'
import { countsFailures } from './tally.ts'

/** Where a tool says that its run as a whole came to nothing: the last such line; -1 where none does. */
export function verdictAt(lines: readonly OutputLine[]): number {
  return lines.findLastIndex(({ text }) => text.length <= LONGEST && isVerdict(text))
}

function isVerdict(text: string): boolean {
  if (!FAILS.test(text) || isNoise(text) || countsFailures(text) === false) return false
  return (isSummary(text) && !BEGINS_WITH_COUNT.test(text)) || ENDS_SO.test(text)
}

/**
 * Whether the work went on behind a line. What fails stops: behind it come its own details, further in, other failures, hints, and that it
 * failed. Any other line there is one more step, or that it is done.
 */
export function wentOn(lines: readonly OutputLine[], at: number): boolean {
  const { indent = 0 } = lines[at] ?? {}
  return lines.slice(at + 1).some((line, next) => {
    const { text } = line
    // What there is instead: it opens a list.
    if (text.endsWith(':') && LISTED.test(lines[at + next + 2]?.text ?? '')) return false
    if (text === '' || line.indent > indent || isLament(text) || isSummary(text) || BESIDE.test(text)) return false
    const score = scoreOf(line)
    return score > NEVER && score < DOUBTFUL && !isVerdict(text)
  })
}

/** Whether one of the programs that were run says under its own name that something is wrong: `curl: (22) …`. */
export function isSaidBy(lines: readonly OutputLine[], programs: readonly string[]): boolean {
  return lines.slice(-NEAR_END).some(({ text }) => {
    const [, name = '', said = ''] = SPEAKS.exec(text) ?? []
    return programs.includes(name) && COMPLAINS.test(said)
  })
}

/** That something was thrown: frames, or what stands above them. */
export function isTraced(lines: readonly OutputLine[]): boolean {
  return lines.some(({ text }) => TRACE.test(text))
}

const LISTED = /^[*-] \S/
const LONGEST = 140
const NEAR_END = 40
const FAILS = /fail|error|abort|could not|unsuccessful|cancel/i
/** How many failed is counted elsewhere. */
const BEGINS_WITH_COUNT = /^\W*\d/
/** A thing that was to be done, and that it failed, and nothing else of weight. */
const ENDS_SO =
  /^\W{0,6}(?:[\p{L}\d][^:;]{0,100}[^\p{L}:;])?(?:failed|errored|aborted|unsuccessful|failed to (?:build|compile|load|start|run|install))(?:(?: in [\d.]+ ?m?s| after [\d.]+ ?[a-z]+(?:: .{0,80})?| because of \S.{0,60}| at \S+ line \d+| with (?:exit code|status|errors?) ?\d*| due to .{0,60})?[.!]*$|--\w)|, [\w ]{3,30} (?:failed|aborted)\.$|^\W{0,8}fatal error occurred\b/iu
/** A place to read more at, a hint, how long it took, what a log says on its way. */
const BESIDE =
  /^(?:https?:\/\/|hint:|help:|tip:|note:|see\b|try\b|run\b|use\b|for more|to (?:fix|see|run|rerun)\b|did you mean|perhaps|\(|\[?info\]?\b|Total time|Elapsed|Finished in|Duration|Time\b|Took\b|In file included|exit(?: code|ed)?\b|Exit code\b)/i
const SPEAKS = /^([\w.+-]+): (\S.*)$/
const COMPLAINS =
  /^\(\d+\) |\b(?:error|failed|cannot|can't|could not|unable|not found|no such|denied|refused|invalid|unknown|unrecognized|unexpected|missing)\b/i
const TRACE =
  /^Traceback \(most|^at .+:\d+:\d+\)?$|^File "[^"]+", line \d+|^from \S+:\d+:in |^\*\* \(\w+Error\)|^thread '.*' (?:\(\d+\) )?panicked at|^goroutine \d+/
