import type { Entry } from '../transcript/entry.ts'
import type { Ledger } from './facts.ts'
import { factsOf, put } from './put.ts'

/** Tests by name, failing or passing as of their last run; read only from the output of commands that run tests. */
export function takeTests(ledger: Ledger, entry: Entry): void {
  if (entry.type !== 'result') return
  const command = ledger.calls[entry.id]?.command ?? ''
  if (!RUNS_TESTS.test(command)) return
  const output = entry.text.length > LONGEST ? entry.text.slice(-LONGEST) : entry.text
  const failing = namesBy(output, FAILED).slice(0, 12)
  for (const name of failing)
    put(ledger, entry, { kind: 'test', key: name, text: `${name} fails`, status: 'failing', own: { name } })
  for (const name of namesBy(output, PASSED)) setPassing(ledger, entry, name)
  // A whole run without a failure clears what failed before it.
  if (failing.length === 0 && !entry.failed && WHOLE_RUN.test(command)) {
    for (const test of factsOf(ledger, 'test')) if (test.status === 'failing') setPassing(ledger, entry, test.name)
  }
}

function setPassing(ledger: Ledger, entry: Entry, name: string): void {
  const known = ledger.facts[`test:${name}`]
  if (known === undefined || known.status === 'passing') return
  put(ledger, entry, { kind: 'test', key: name, text: `${name} passes`, status: 'passing', own: { name } })
}

function namesBy(output: string, patterns: readonly RegExp[]): string[] {
  const found = new Set<string>()
  for (const pattern of patterns) {
    for (const match of output.matchAll(pattern)) if (match[1] !== undefined) found.add(match[1].slice(0, 120))
  }
  return [...found]
}

const RUNS_TESTS = /\b(?:test|tests|pytest|jest|vitest|mocha|rspec|ctest|phpunit|tox|ci)\b/
const WHOLE_RUN = /^(?!.*(?:-run\b|-k\b|--filter|-t\b|::|\.test\.|_test\.|test_\w+\.py)).*$/
const FAILED: readonly RegExp[] = [
  /^\s*--- FAIL: (\S+)/gm,
  /^FAILED (\S+)/gm,
  /^\s*(?:✗|✕|×) (.+?)(?: \(?\d+(?:\.\d+)? ?m?s\)?)?$/gm,
  /^\(fail\) (.+?)(?: \[[\d.]+m?s\])?$/gm,
  /^test (\S+) \.\.\. FAILED$/gm,
  /^not ok \d+ - (.+)$/gm,
]
const PASSED: readonly RegExp[] = [
  /^\s*--- PASS: (\S+)/gm,
  /^(\S+::\S+) PASSED/gm,
  /^\s*✓ (.+?)(?: \(?\d+(?:\.\d+)? ?m?s\)?)?$/gm,
  /^\(pass\) (.+?)(?: \[[\d.]+m?s\])?$/gm,
  /^test (\S+) \.\.\. ok$/gm,
]
const LONGEST = 20_000
