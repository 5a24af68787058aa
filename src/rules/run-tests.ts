import { isRecord } from '../base/is-record.ts'
import { type Outcome, powersOf } from '../protocol/outcome.ts'
import { ACTION_NAMES, type ActionName } from './actions/index.ts'
import { powerWord } from './actions/written/index.ts'
import { caseEvent } from './case-event.ts'
import type { CompiledRule } from './compile/compile.ts'
import { type Ground, respond } from './judge/respond.ts'
import type { Rule } from './rule.ts'

export interface TestResult {
  readonly rule: string
  readonly file: string
  readonly line: number
  /** The case in a line. */
  readonly title: string
  readonly passed: boolean
  readonly expected: string
  readonly got: string
}

/** Runs the cases that stand in a rule file, against that rule alone. */
export async function runTests({ rule, values, locate }: CompiledRule, ground: Ground): Promise<TestResult[]> {
  if (!rule || values.tests === undefined) return []
  const cases = Array.isArray(values.tests) ? values.tests : [values.tests]
  const results: TestResult[] = []
  for (const [at, one] of cases.entries())
    results.push({
      rule: rule.name,
      file: rule.file,
      line: locate(['tests', at]).line,
      ...(await runCase(one, rule, ground)),
    })
  return results
}

async function runCase(
  one: unknown,
  rule: Rule,
  ground: Ground,
): Promise<Pick<TestResult, 'title' | 'passed' | 'expected' | 'got'>> {
  if (!isRecord(one)) return wrong('a case is not {event, expect}')
  const { event: given, expect } = one
  const title = JSON.stringify(given) ?? '?'
  const problem = problemOf(expect)
  if (problem) return { ...wrong(problem), title }
  const made = caseEvent(given, rule, ground.project)
  if (!made.ok) return { ...wrong(made.message), title }
  const files = Array.isArray(one.files) ? one.files.map((file) => `${ground.project}/${file}`) : undefined
  const exists = files || rule.origin === 'pack' ? (path: string) => files?.includes(path) ?? false : ground.exists
  const [answer] = await respond([rule], made.event, { ...ground, exists })
  const outcome = answer?.outcome ?? {}
  return {
    title,
    passed: fits(outcome, expect, rule.action),
    expected: shown(expect),
    got: outcomeWords(outcome, rule.action).join(', ') || 'nothing',
  }
}

function wrong(message: string) {
  return { title: '?', passed: false, expected: 'a case {event: {…}, expect: …}', got: message }
}

const WORDS: readonly string[] = [...ACTION_NAMES, 'nothing', 'keepGoing', 'stop']

function problemOf(expect: unknown): string | undefined {
  if (isRecord(expect) || (Array.isArray(expect) && expect.every((word) => WORDS.includes(String(word)))))
    return undefined
  if (typeof expect === 'string' && WORDS.includes(expect)) return undefined
  return `expect is ${JSON.stringify(expect)}; write one of ${WORDS.join(', ')}, or {context: text}`
}

/** A word is what the answer does; an object is a part of the outcome, texts by a part of them. */
function fits(outcome: Outcome, expect: unknown, action: ActionName): boolean {
  if (isRecord(expect)) return contains(outcome, expect)
  const words = outcomeWords(outcome, action)
  return (Array.isArray(expect) ? expect : [expect]).every((word) =>
    word === 'nothing' ? words.length === 0 : words.includes(String(word)),
  )
}

/** What an outcome does, in the words of actions; `action` is that of the rule which gave it. */
export function outcomeWords(outcome: Outcome, action?: ActionName): string[] {
  return powersOf(outcome).map((power) => powerWord(power, action))
}

function contains(actual: unknown, wanted: unknown): boolean {
  if (isRecord(wanted))
    return isRecord(actual) && Object.entries(wanted).every(([key, value]) => contains(actual[key], value))
  if (typeof wanted === 'string' && typeof actual === 'string') return actual.includes(wanted)
  return actual === wanted
}

function shown(expect: unknown): string {
  return typeof expect === 'string' ? expect : JSON.stringify(expect)
}
