import { remembering } from '../remember.ts'
import { plainForm } from './plain-form.ts'

/** What a command that runs tests was told to run. */
export interface TestRun {
  readonly runner: string
  /** What picks or leaves out tests but by their names. */
  readonly tags: string
  /** Files, folders and, for runners that look for them, parts of their names. */
  readonly targets: readonly string[]
  /** Names of tests. */
  readonly filters: readonly string[]
  /** The members of a workspace that it is for. */
  readonly packages: readonly string[]
  /** Where the line goes before it runs; '' where it stays. */
  readonly folder: string
}

/** The same few commands are run again and again, and asked about by several. */
export const testRunOf: (command: string) => TestRun | undefined = remembering(readTestRun)

/** `-run "A|B"` names two tests, and is no pipe. */
const QUOTED = /"[^"\n]*"|'[^'\n]*'/g
const ALTERNATIVE = '\u0001'

function readTestRun(command: string): TestRun | undefined {
  if (!RUNS_TESTS.test(command) && !command.includes('npm t')) return undefined
  const part = command
    .replace(QUOTED, (quoted) => quoted.replaceAll('|', ALTERNATIVE))
    .split(/&&|\|\||[;|\n]/)
    .map((piece) => plainForm(piece.trim().replace(/^(?:\w+=\S+ +)+/, '')).replaceAll(ALTERNATIVE, '|'))
    .find((piece) => RUNS_TESTS.test(piece) && !READS.test(piece))
  if (part === undefined || ONLY_COMPILED.test(part)) return undefined
  const packages: string[] = []
  const words = wordsOf(part, packages)
  const at = words.findIndex((word) => RUNS_TESTS.test(word))
  const folder = /^\(?\s*(?:cd|pushd) ["']?([^\s"';&]+)/.exec(command)?.[1] ?? ''
  const runner = words.slice(0, at + 1).join(' ')
  const run = { runner, tags: '', targets: [] as string[], filters: [] as string[], packages, folder }
  const named = TAKES_TASKS.test(runner) ? [] : TAKES_TESTS.test(runner) ? run.filters : run.targets
  for (let next = at + 1; next < words.length; next++) {
    const word = words[next] ?? ''
    const [flag = '', value] = word.split('=', 2)
    const isFlag = flag.startsWith('-')
    if (isFlag && FILTERS.has(flag)) run.filters.push(...(value ?? words[++next] ?? '').split('|'))
    else if (isFlag && TAGS.has(flag)) run.tags += `${flag} ${value ?? words[++next] ?? ''}`
    else if (isFlag && SOME.has(flag)) run.tags += word
    else if (isFlag && PARTS.has(flag)) run.filters.push(flag)
    else if (isFlag || /^(?:\d?>|&)/.test(word) || /^\d+(?:\.\d+)?m?s?$/.test(word)) continue
    else if (/[/.:]/.test(word)) run.targets.push(word)
    else if (ASSIGNS.test(word)) run.filters.push(word)
    else if (isName(word, words[next - 1] ?? '', next === at + 1 && !NO_MODES.test(runner))) named.push(word)
  }
  return run
}

/** The words of a command, without quotes and without the members of a workspace that it names. */
function wordsOf(part: string, packages: string[]): string[] {
  const words = (part.match(/(?:"[^"]*"|'[^']*'|\S)+/g) ?? []).map((word) => word.replace(/["']/g, ''))
  const flags = PACKAGES.find(({ program }) => program.test(part))?.flags
  const left: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const [flag = '', value] = word.split('=', 2)
    if (flags?.test(flag) !== true) {
      if (!ALL_PACKAGES.test(word)) left.push(word)
      continue
    }
    const next = value ?? words[at + 1] ?? ''
    // `cargo test --workspace` is for all of them.
    if (flag === '--workspace' && value === undefined && words[0] === 'cargo') continue
    packages.push(...next.split(','))
    if (value === undefined) at++
  }
  return left
}

/** Whether a plain word narrows the run: not what a runner does with it, nor the value of a flag before it. */
function isName(word: string, before: string, mayBeMode: boolean): boolean {
  if (mayBeMode && MODES.test(word)) return false
  if (before.startsWith('-') && !before.includes('=') && !ALONE.test(before)) return false
  return /^[\w@\p{L}][\w@\p{L} -]*$/u.test(word) && !ALL.test(word)
}

const RUNS_TESTS =
  /\b(?:test|tests|pytest|unittest|nextest|runtest|eunit|bats|gotestsum|ginkgo|behave|cucumber|nosetests|kaocha|pest|ava|jest|vitest|mocha|rspec|ctest|phpunit|tox|ci)\b/
/** They speak of tests and run none. */
const READS =
  /^(?:ls|cat|head|tail|grep|rg|find|wc|which|git|gh|echo|sed|awk|cd|mkdir|rm|cp|mv|test|sleep|curl|jq|diff|code|touch|export|for|if|while)\b/
/** They compile or list tests. */
const ONLY_COMPILED = /^go test\b.* -c(?= |$)|\s--(?:no-run|collect-only|listTests|list-tests|list)(?=\s|$)/
const FILTERS: ReadonlySet<string> = new Set([
  '-run',
  '-k',
  '-t',
  '-e',
  '-R',
  '--filter',
  '--grep',
  '-g',
  '--test-name-pattern',
  '--testNamePattern',
  '--testPathPattern',
  '--testPathPatterns',
  '--tests',
  '--test',
  '--testsuite',
  '-Dtest',
  '-only-testing',
])
/** Of all the tests of a crate only some kinds. */
const PARTS: ReadonlySet<string> = new Set(['--lib', '--doc', '--bins', '--examples', '--benches'])
/** They pick tests by a mark, or name what is left out: what stands behind them was not run. */
const TAGS: ReadonlySet<string> = new Set([
  '-tags',
  '--features',
  '--project',
  '--selectProjects',
  '-m',
  '--ignore',
  '--ignore-glob',
  '--deselect',
  '--exclude',
  '--skip',
  '-skip',
  '--testPathIgnorePatterns',
  '--grep-invert',
])
/** Of all tests those that are quick, have to do with a change, or fall to one of several machines. */
const SOME: ReadonlySet<string> = new Set(['-short', '--changed', '--onlyChanged', '--changedSince', '--shard'])
/** How each program names members of a workspace. */
const PACKAGES: readonly { readonly program: RegExp; readonly flags: RegExp }[] = [
  { program: /^cargo\b/, flags: /^(?:-p|--package|--workspace)$/ },
  { program: /^npm\b/, flags: /^(?:-w|--workspace|--prefix)$/ },
  { program: /^(?:pnpm|bun)\b(?! test)/, flags: /^(?:--filter|-F|-C|--dir|--cwd)$/ },
  { program: /^(?:npx )?(?:turbo|lerna)\b/, flags: /^(?:--filter|-F|--scope)$/ },
  { program: /^(?:\.\/)?mvnw?\b/, flags: /^(?:-pl|--projects)$/ },
  { program: /^yarn\b/, flags: /^(?:--cwd|workspace)$/ },
]
const ALL_PACKAGES = /^(?:--recursive|--workspaces|--all)$/
/** Plain words behind it are other tasks; or names of tests. */
const TAKES_TASKS = /^(?:make|just|task|mise|rake|ant|mvn|\.\/mvnw|gradle|\.\/gradlew|tox)\b/
const TAKES_TESTS = /^(?:cargo|zig)\b/
/** `make test PKG=cart`; how loud it is narrows nothing. */
const ASSIGNS = /^[A-Z]\w*=(?!(?:\d+|true|false|yes|no)?$)/
const NO_MODES = /^(?:cargo|zig|jest|pytest|bun|mocha|rspec|ctest|phpunit|go)\b/
const MODES = /^(?:run|watch|dev|related|bench|list|discover|tests?|all)$/
const ALL = /^(?:tests?|specs?|src)$/
/** Flags that take no value. */
const ALONE =
  /^(?:--|--(?:run|runInBand|silent|verbose|coverage|bail|ci|headed|watch|watchAll|release|once|update|quiet|passWithNoTests|if-present|exact|nocapture|ui|debug|all-features|no-[\w-]+)|-(?:[vqxsiul]+|race|short|failfast|cover))$/
