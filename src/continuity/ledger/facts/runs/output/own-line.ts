import { CONTROL, passingLine } from '../../../../../base/failing-line/passing-line.ts'
import { countsFailures } from '../../../../../base/failing-line/tally.ts'
import { testRunOf } from '../../../../../base/shell/test-run.ts'
import type { CheckRun } from '../check-command.ts'
import { DONE } from '../run-verdict.ts'

/**
 * The line with which a check says itself that it passed. Where other programs have printed beside it, only one that looks as this runner
 * writes it: theirs may read like it.
 */
export function ownPassingLine(run: CheckRun, at: number, text: string): string {
  if (!run.mixed) return passingLine(text)
  const shapes = run.parts.map(({ command }) => shapeOf(command))
  const shape = shapes[at]
  if (shape === undefined) return ''
  const same = shapes.flatMap((other, index) => (other === shape ? [index] : []))
  if (same.length > 1 && shape === ANY_TESTS) return ''
  const own = plainly(shape)
  const others = shapes.flatMap((other) => (other === undefined || other === shape ? [] : [plainly(other)]))
  const lines = text
    .replace(CONTROL, '')
    .split('\n')
    .filter((line) => line.length <= LONGEST && own.test(line) && !others.some((other) => other.test(line)))
  if (lines.some((line) => countsFailures(line.trim()) === true)) return ''
  const line = same.length === 1 ? lines.at(-1) : lines.length === same.length ? lines[same.indexOf(at)] : undefined
  return line?.replace(/\s+/g, ' ').trim() ?? ''
}

/** To be tried on one line after the other. */
function plainly({ source, flags }: RegExp): RegExp {
  return new RegExp(source, flags.replace('g', ''))
}

function shapeOf(command: string): RegExp | undefined {
  return DONE.find(([form]) => form.test(command))?.[1] ?? (testRunOf(command) === undefined ? undefined : ANY_TESTS)
}

/** As the runners sum up, or a line that is nothing but the count. */
const ANY_TESTS =
  /^\s*(?:(?:Tests|Test Files):?\s+(?:\d+ \w+(?:, | \| ))*\d+ passed\b|\d+ pass(?:ing|ed)?(?: \([\w. ]+\))?\s*$|\W*\d+ tests? pass(?:ed|ing)?\W*$|(?:#|ℹ) pass \d|=* ?\d+ passed(?:, \d+ \w+)* in [\d.]+|test result: ok\.|ok\s+\S+\s+(?:[\d.]+s|\(cached\))|ok \| \d+ passed|\d+ (?:examples?|tests?|runs)(?:, \d+ assertions)?, 0 failures|OK(?: \([^)]*\))?\s*$|Tests run: \d+, Failures: 0|Passed!\s+-|Executed \d+ tests?, with 0 failures|100% tests passed|\[ +PASSED +\] \d)/
const LONGEST = 160
