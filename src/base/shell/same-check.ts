import { coverage } from './coverage.ts'
import { plainForm } from './plain-form.ts'
import { goesThrough } from './stages.ts'
import { isTestFile, suiteOf } from './suite.ts'
import { testRunOf } from './test-run.ts'

/**
 * Whether a check has run what another one had run: spelled otherwise, wider, as a later stage of the same tool, or by the task of the project and by the runner itself. One
 * that is narrower has not. `files`: what the earlier one spoke of when it failed.
 */
export function isSameCheck(later: string, earlier: string, files: readonly string[]): boolean {
  if (plainForm(later) === plainForm(earlier) || goesThrough(later, earlier)) return true
  const [wide, narrow] = [testRunOf(later), testRunOf(earlier)]
  if (wide === undefined || narrow === undefined) return false
  if (coverage(wide, narrow, '', '') === 'covers') return true
  const file = files.find(isTestFile)
  const [now, before] = [suiteOf({ command: later }, ''), suiteOf({ command: earlier, file }, '')]
  if (now === undefined || before === undefined || now.scope !== before.scope || now.of !== before.of) return false
  // What else a task does is not seen in the runner's pass.
  return now.isTask || (before.isTask && file !== undefined)
}
