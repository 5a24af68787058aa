/** The line of an output that says what went wrong: the first that looks like a failure; '' when none does. Data, not advice. */
export function tellingLine(whole: string): string {
  // Clients cut long outputs in the middle; the line after the cut has lost its head.
  const output = whole.includes(' truncated] ...') ? whole.replace(TORN, '\n') : whole
  const text =
    output.length > HEAD + TAIL
      ? `${output.slice(0, HEAD)}\n${output.slice(output.indexOf('\n', output.length - TAIL) + 1)}`
      : output
  for (const pattern of FAILURES) {
    const line = pattern.exec(text)?.[0]?.replace(ANSI, '').replace(/\s+/g, ' ').trim()
    if (line !== undefined && line.length > 3)
      return line.length > LONGEST ? `${line.slice(0, LONGEST).replace(/\s+\S*$/, '')} …` : line
  }
  return ''
}

const FAILURES: readonly RegExp[] = [
  /^.*(?:\b(?:error|ERROR|[A-Z]\w*(?:Error|Exception)|Error)\b)(?: ?\[\w+\])?: .+$/m,
  /^\s*--- FAIL: .+$/m,
  /^.*\b(?:panic|fatal|FATAL|Traceback|Exception|[A-Z]\w*Error)\b.*$/m,
  /^\S+\.\w{1,5}:\d+(?::\d+)?: .+$/m,
  /^.*(?:cannot find|not found|No such file|undefined|permission denied|does not exist|failed).*$/im,
  /^FAIL\b.*$/m,
]
const TORN = /\n*\.\.\. \[\d+ \w+ truncated\] \.\.\.\n*[^\n]*/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours start with ESC
const ANSI = /\u001b\[[0-9;]*m/g
const HEAD = 12_000
const TAIL = 6000
const LONGEST = 180
