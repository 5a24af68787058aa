import { CONTROL, MAY_SAY, passingLine } from '../../../../../base/failing-line/passing-line.ts'
import { countsFailures } from '../../../../../base/failing-line/tally.ts'

/**
 * What a run leaves in its output that would stand again in that of a wider one: the commands that a task prints before it runs them, and
 * the lines that count, without their numbers and without what failed. Nobody has to know the tool for that.
 */
export function tracesOf(output: string): string[] {
  const traces = new Set<string>()
  for (const line of linesOf(output)) {
    const trace = recipeIn(line) || countIn(line)
    if (trace !== '') traces.add(trace)
    // Of many a part may be missing for other reasons.
    if (traces.size > MOST) return []
  }
  return [...traces]
}

/** Whether all of them stand in an output. */
export function hasTraces(output: string, traces: readonly string[]): boolean {
  if (traces.length === 0 || !traces.every((trace) => output.includes(signOf(trace)))) return false
  const found = new Set(tracesIn(output))
  return traces.every((trace) => found.has(trace))
}

function* tracesIn(output: string): Generator<string> {
  for (const line of linesOf(output)) yield recipeIn(line) || countIn(line)
}

function linesOf(output: string): string[] {
  const plain = output.length > 2 * LOOKED_AT ? `${output.slice(0, LOOKED_AT)}\n${output.slice(-LOOKED_AT)}` : output
  return plain.replace(CONTROL, '').split('\n')
}

/** The letters without which a trace cannot stand there. */
function signOf(trace: string): string {
  return trace.slice(trace.lastIndexOf('#') + 1).trim()
}

/** `/usr/bin/python3 -m mypy shop`, `> vitest run src`, `[lint] $ golangci-lint run ./...`: a command with something it is told. */
function recipeIn(line: string): string {
  return line.length <= LONGEST ? (RECIPE.exec(line)?.[1] ?? '') : ''
}

/** `1 failed, 20 passed in 0.04s` and `21 passed in 0.03s` both come to `# passed`. */
function countIn(line: string): string {
  const plain = line.trim()
  if (plain.length > LONGEST || !/\d/.test(plain) || !MAY_SAY.test(plain)) return ''
  if (countsFailures(plain) === undefined && passingLine(plain) === '') return ''
  const part = plain.split(/[,;|]/).find((one) => /\d/.test(one) && !BAD.test(one)) ?? ''
  const shape = part
    .replace(TIME, '')
    .replace(VERDICT, '')
    .replace(/\d+(?:\.\d+)*/g, '#')
  return /#.*[a-z]{3}|[a-z]{3}.*#/i.test(shape) ? shape.replace(/\s+/g, ' ').trim() : ''
}

const RECIPE =
  /^(?:\[[\w:.-]+\] \$ |[>$] )?((?!(?:npm|pnpm|yarn) (?:warn|notice|err))(?:\.{0,2}\/)?(?:[\w.-]+\/)*[a-z][\w.+-]*(?: [^\s:]+)*? (?:-{1,2}[a-zA-Z]|\.{0,2}\/|[\w-]+\/).*)$/
const BAD = /\b(?:fail\w*|errors?|errored|offen[cs]es?|violations?)\b/i
const TIME = /\s+\(?(?:in|after|took)? ?\d+(?:\.\d+)? ?(?:m?s|sec(?:onds?)?|min(?:utes?)?)\b.*$/i
const VERDICT = /\b(?:ok|FAILED|passed!|failed!)(?=[.:!])/gi
const LOOKED_AT = 4000
const LONGEST = 200
const MOST = 5
