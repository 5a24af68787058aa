import { wideFingerprint } from '../../base/ids.ts'

/** The line of an output that says what went wrong; '' when none does. */
export function errorLine(output: string): string {
  const text = (output.length > HEAD + TAIL ? `${output.slice(0, HEAD)}\n${output.slice(-TAIL)}` : output).replace(
    ANSI,
    '',
  )
  for (const pattern of FAILURES) {
    const line = pattern.exec(text)?.[0]?.replace(/\s+/g, ' ').trim()
    if (line !== undefined && line.length > 3) return line.slice(0, LONGEST)
  }
  return ''
}

/** The same failure has the same fingerprint, whatever its paths, numbers, hashes and times are this time. */
export function errorFingerprint(line: string): string {
  return wideFingerprint(normalised(line))
}

function normalised(line: string): string {
  return line
    .toLowerCase()
    .replace(ANSI, '')
    .replace(/\b\d{4}-\d{2}-\d{2}[t ]?(?:\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:z|[+-]\d{2}:?\d{2})?)?/g, '<time>')
    .replace(/\b\d{1,2}:\d{2}:\d{2}(?:[.,]\d+)?\b/g, '<time>')
    .replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '<id>')
    .replace(/\b0x[0-9a-f]+\b/g, '<n>')
    .replace(/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,64}\b/g, '<id>')
    .replace(/(?:[a-z]:)?(?:[\w.@~-]*[\\/])+([\w.@-]+)/g, '$1')
    .replace(/:\d+(?::\d+)?(?=[:\s)]|$)/g, '')
    .replace(/\(\d+(?:\.\d+)?\s*m?s\)|\[\d+(?:\.\d+)?\s*m?s\]/g, '')
    .replace(/\d+(?:\.\d+)*\s*(?:ms|s|kb|mb|gb|%)?/g, '<n>')
    .replace(/\s+/g, ' ')
    .trim()
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours start with ESC
const ANSI = /\u001b\[[0-9;]*m/g
const FAILURES: readonly RegExp[] = [
  /^\s*--- FAIL: .+$/m,
  /^\s*\(fail\) .+$/m,
  /^\s*(?:✗|✕|×) .+$/m,
  /^.*\b(?:error|Error|ERROR)\b(?:\[\w+\])?: .+$/m,
  /^.*\b(?:panic|fatal|FATAL|Exception|AssertionError|TypeError|SyntaxError|ReferenceError|ModuleNotFoundError|ImportError)\b.*$/m,
  /^\S+\.\w{1,5}:\d+(?::\d+)?: .+$/m,
  /^.*(?:cannot find|not found|No such file|undefined|permission denied|does not exist|command not found).*$/im,
  /^(?:FAIL|FAILED)\b.*$/m,
]
const HEAD = 12_000
const TAIL = 6000
const LONGEST = 240
