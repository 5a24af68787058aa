import { isAbsolute, join } from 'node:path'
import { t } from '../../../messages/people/speak.ts'
import { writeAtomically } from '../../../platform/files/files.ts'
import { inOrder } from '../../../rules/explain.ts'
import { type Call, type Result, usageError } from '../../command.ts'
import { inForce, loadRules } from '../load-rules.ts'
import { answered } from './answered.ts'
import { fired } from './fired.ts'
import { ruleFileChecks } from './rule-files.ts'
import { validations } from './validations.ts'

/** How deep rules are tried, each level with all before it (S1.36). */
const LEVELS = ['basic', 'schema', 'rules', 'integration'] as const

export type Depth = (typeof LEVELS)[number]

/** One thing that was tried. */
export interface Check {
  readonly level: Depth
  readonly title: string
  readonly passed: boolean
  /** What went wrong. */
  readonly problem?: string
}

/** Tries the rules in force to a depth, and says what failed; with `--out` the report is kept in a file too. */
export async function levels(call: Call, wanted: string): Promise<Result> {
  const depth = (LEVELS as readonly string[]).indexOf(wanted)
  if (depth < 0) throw usageError(t`there is no level ${JSON.stringify(wanted)}`, t`one of: ${LEVELS.join(', ')}`)
  const { project, rules } = await loadRules(call)
  const reach = LEVELS.slice(0, depth + 1)
  const checks: Check[] = await answered(inOrder(inForce(rules)), { project, home: call.userHome }, reach)
  if (reach.includes('rules')) checks.push(...validations(), ...(await ruleFileChecks(call, rules, project)))
  if (reach.includes('integration')) checks.push(...fired(call))
  const failed = checks.filter(({ passed }) => !passed)
  const result: Result = {
    text: [
      ...(call.flag('verbose') ? checks : failed).map(line),
      ...reach.map((level) => levelLine(level, checks)),
      failed.length === 0 ? t`All ${checks.length} checks pass.` : t`${failed.length} of ${checks.length} checks fail.`,
    ].join('\n'),
    json: {
      ok: failed.length === 0,
      level: wanted,
      passed: checks.length - failed.length,
      failed: failed.length,
      checks,
    },
    code: failed.length > 0 ? 1 : 0,
  }
  return kept(call, result)
}

function line({ level, title, passed, problem }: Check): string {
  return passed ? `✓ ${level}: ${title}` : `✗ ${level}: ${title}\n    ${problem ?? ''}`
}

function levelLine(level: Depth, checks: readonly Check[]): string {
  const own = checks.filter((check) => check.level === level)
  return `${level.padEnd(12)} ${t`${own.filter(({ passed }) => passed).length} of ${own.length}`}`
}

/** The report as a file of the same form in which it is printed. */
function kept(call: Call, result: Result): Result {
  const out = call.value('out')
  if (out === undefined) return result
  const file = isAbsolute(out) ? out : join(call.cwd, out)
  writeAtomically(file, call.json ? `${JSON.stringify(result.json, null, 2)}\n` : `${result.text}\n`, {})
  return { ...result, text: `${result.text}\n${t`The report is in ${file}.`}` }
}
