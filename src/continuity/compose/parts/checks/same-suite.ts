import { plainForm } from '../../../../base/shell/plain-form.ts'
import type { CheckFact, Ledger } from '../../../ledger/facts.ts'
import { testRunOf } from '../../../ledger/shell.ts'

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

export function isTestFile(path: string): boolean {
  return TEST_FILE.test(path)
}

interface Suite {
  /** The package, by the last part of its name or folder; '' for the project. */
  readonly scope: string
  /** What its tests are written for. */
  readonly of: string
  /** Started by a name that the project gives it. */
  readonly isTask: boolean
}

function suiteOf({ command, file = '', below = '' }: CheckFact, cwd: string): Suite | undefined {
  const run = testRunOf(command)
  if (run === undefined || run.filters.length > 0 || run.tags !== '' || run.packages.length > 1) return undefined
  const bare = plainForm(command).replace(FOLDER, '')
  const task = TASKS.find(([form]) => form.test(bare))
  const runner = RUNNERS.find(([form]) => form.test(bare))
  // A task of the project may test anything: of one that failed, the file tells what.
  const of = task?.[1] ?? runner?.[1] ?? (ANY.test(bare) ? LANGUAGES.find(([form]) => form.test(file))?.[1] : undefined)
  const [, named] = OF_PACKAGE.exec(bare) ?? []
  const targets = run.targets.filter((target) => !WHOLE.test(target) && target !== named)
  if (of === undefined || targets.length > 0) return undefined
  const folder = FOLDER.exec(command)?.[1] ?? ''
  const place = named ?? run.packages[0] ?? (folder === '' ? below : folder === cwd ? '' : folder)
  return { scope: place.replace(/\/+$/, '').split('/').at(-1) ?? '', of, isTask: runner === undefined }
}

const TEST_FILE = /(?:[_.-](?:test|spec)s?|\/tests?\/.*)\.\w{1,5}$|(?:^|\/)test_\w+\.py$/
const BROWSER = /(?:^|\/)(?:e2e|playwright|cypress)\//
const FOLDER = /^(?:cd|pushd) (.*?) && /
const WHOLE = /^(?:\.|\.\/|\.\/\.\.\.|(?:\.\/)?(?:tests?|src)\/?)$/
/** `nx test shop`, `nx run shop:test`. */
const OF_PACKAGE = /^nx (?:run )?(?:test )?([@\w/-]+?)(?::test)?(?=\s|$)/
/** Named by the project, or by what knows its packages. */
const TASKS: readonly (readonly [RegExp, string])[] = [
  [/^(?:npm|pnpm|yarn|bun run)\b(?:.*\s)?test(?=\s|$)/, 'script'],
  [/^(?:nx (?:test|run \S+:test)|(?:turbo|lerna) (?:run )?test)(?=\s|$)/, 'script'],
]
const ANY = /^(?:make|just|task|mise run|rake|tox|nox|hatch|poe)(?: tests?)?(?=\s|$)/
const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/\.[cm]?[jt]sx?$/, 'script'],
  [/\.py$/, 'python'],
  [/\.go$/, 'go'],
  [/\.rs$/, 'rust'],
  [/\.rb$/, 'ruby'],
]
const RUNNERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:jest|vitest(?: run)?|mocha|ava|node --test|react-scripts test)(?=\s|$)/, 'script'],
  [/^(?:pytest|unittest)(?=\s|$)/, 'python'],
  [/^go test(?=\s|$)/, 'go'],
  [/^cargo (?:test|nextest)(?=\s|$)/, 'rust'],
  [/^(?:rspec|rails test)(?=\s|$)/, 'ruby'],
]
