import { plainForm } from './plain-form.ts'
import { testRunOf } from './test-run.ts'

/** All tests of a package, by whatever they are started. */
export interface Suite {
  /** The package, by the last part of its name or folder; '' for the project. */
  readonly scope: string
  /** What its tests are written for. */
  readonly of: string
  /** Started by a name that the project gives it. */
  readonly isTask: boolean
}

interface Ran {
  readonly command: string
  readonly file?: string | undefined
  readonly below?: string | undefined
}

/** What a command tests as a whole; `file`: a test that failed in it, `below`: the folder it ran in. */
export function suiteOf({ command, file = '', below = '' }: Ran, cwd: string): Suite | undefined {
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

export function isTestFile(path: string): boolean {
  return TEST_FILE.test(path)
}

const TEST_FILE = /(?:[_.-](?:test|spec)s?|\/tests?\/.*)\.\w{1,5}$|(?:^|\/)test_\w+\.py$/
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
