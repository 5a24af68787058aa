import { isTestFile, suiteOf } from '../../../../base/shell/suite.ts'
import type { CheckFact, Ledger } from '../../../ledger/facts.ts'

/**
 * All tests of the same package, started another way: by the task of the project and by the runner itself, or by two tools that know the
 * package by its name. What else a task does is not seen in the runner's pass.
 */
export function isSameSuite(later: CheckFact, earlier: CheckFact, { cwd }: Ledger): boolean {
  if (later.outcome !== 'passed' && later.outcome !== 'failed') return false
  const [now, before] = [suiteOf(later, cwd), suiteOf(earlier, cwd)]
  if (now === undefined || before === undefined || now.scope !== before.scope) return false
  if (!now.isTask && !before.isTask) return false
  if (!now.isTask && earlier.outcome === 'failed' && !isOfTest(earlier)) return false
  return now.of === before.of
}

/** It failed over a test that the runner runs too, and not over what else the task does: types, a linter, a browser. */
function isOfTest({ test, file }: CheckFact): boolean {
  if (file === undefined) return test !== undefined
  return isTestFile(file) && !BROWSER.test(file)
}

const BROWSER = /(?:^|\/)(?:e2e|playwright|cypress)\//
