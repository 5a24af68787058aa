import { plainForm } from './plain-form.ts'
import { testRunOf } from './test-run.ts'

/** What a check is about, as its name tells. `all`: a task that may do anything. */
type About = 'tests' | 'e2e' | 'types' | 'lint' | 'format' | 'build' | 'all'

/**
 * Whether a task of the project may have run what another command ran by itself: nobody sees what is in it, but its name tells what is
 * not. Of one that was told which tests to run it is known.
 */
export function mayContain(later: string, earlier: string): boolean {
  const tasks = tasksOf(later)
  if (tasks === undefined || NARROWED.test(later) || plainForm(later) === plainForm(earlier)) return false
  const run = testRunOf(later)
  if (run !== undefined && run.filters.length + run.packages.length + run.tags.length > 0) return false
  if (run?.targets.some((target) => !SCRIPT.test(target)) === true) return false
  if (!isBelow(folderOf(earlier), folderOf(later))) return false
  const inner = tasksOf(earlier)
  return aboutOf(earlier).every((about) => tasks.some((task) => contains(task, about) && !isSibling(task, inner)))
}

/** Started by a name that the project gives it: nobody knows what it runs. */
export function isTask(command: string): boolean {
  return tasksOf(command) !== undefined
}

/** `test:ci` runs tests of every kind. */
function contains(task: string, about: About): boolean {
  return CONTAINS[aboutOfName(task)].includes(about) || (about === 'e2e' && ALL_TESTS.test(task))
}

/** `test:unit` runs neither all that `test` does nor anything of `test:api`. */
function isSibling(task: string, earlier: readonly string[] | undefined): boolean {
  if (earlier === undefined || !PART.test(task) || OF_ALL.test(task)) return false
  return !earlier.every((one) => one.startsWith(task))
}

function aboutOf(command: string): readonly About[] {
  const tasks = tasksOf(command)
  const bare = plainForm(command).replace(FOLDER, '')
  // What is made when nothing is named is mostly the program.
  if (tasks?.length === 1 && tasks[0] === '' && MAKES.test(bare)) return ['build']
  if (tasks !== undefined) return tasks.map(aboutOfName)
  const told = bare.split(/\s+/, MOST_WORDS).find((word) => aboutOfName(word) !== 'all')
  return [told === undefined ? (testRunOf(command) === undefined ? 'all' : 'tests') : aboutOfName(told)]
}

function aboutOfName(name: string): About {
  return ABOUT.find(([words]) => words.test(name))?.[1] ?? 'all'
}

/** The names of the tasks that a runner is told; `''` where it is told none. */
function tasksOf(command: string): readonly string[] | undefined {
  const bare = plainForm(command).replace(FOLDER, '')
  const script = SCRIPT.exec(bare)?.[1]
  if (script !== undefined) return [script]
  const runner = RUNNERS.exec(bare)?.[0]
  if (runner === undefined) return undefined
  const words = bare.slice(runner.length).split(/\s+/)
  const end = words.indexOf('--')
  const names = words.slice(0, end === -1 ? undefined : end).filter((word) => /^[a-z][\w:.-]*$/i.test(word))
  return names.length === 0 ? [''] : names
}

function folderOf(command: string): string {
  return (FOLDER.exec(command)?.[1] ?? '').replace(/\/+$/, '')
}

function isBelow(folder: string, of: string): boolean {
  return of === '' || folder === of || folder.startsWith(`${of}/`)
}

const FOLDER = /^(?:cd|pushd) (.*?) && /
const RUNNERS =
  /^(?:g?make|just|task|mise run|mise r|rake|npm|pnpm|yarn|bun run|composer(?: run(?:-script)?)?|poe|hatch run|tox|nox|inv|invoke|rails|mix)(?=\s|$)(?! (?:install|i|ci|add|exec|dlx|x)(?=\s|$))/
const SCRIPT = /^(?:(?:ba|z)?sh )?(?:\.\/|(?:\.\/)?(?:bin|scripts?|tools|hack|ci|dev)\/)([\w.-]+?)(?:\.sh)?(?=\s|$)/
/** For one package, or for another folder than the shell stands in. */
const NARROWED = /\s(?:--filter|-F|--workspace|-w|--prefix|-C|-p|--package|--cwd|--dir)[= ]/
const MAKES = /^(?:g?make|ninja)\b/
const MOST_WORDS = 4
const PART = /\w[:_.-]\w/
const ALL_TESTS = /^tests?[:_.-](?:all|ci|full)$/
const OF_ALL = /[:_.-](?:all|ci|full)$/
/** By the words of a name; the first that fits. */
const ABOUT: readonly (readonly [words: RegExp, about: About])[] = [
  [/(?:^|[:_./-])(?:e2e|integration|acceptance|smoke|browser|playwright|cypress)(?:$|[:_.-])/i, 'e2e'],
  [/(?:^|[:_./-])(?:types?|type-?check|check-types|tsc|vue-tsc|mypy|pyright)(?:$|[:_.-])/i, 'types'],
  [
    /(?:^|[:_./-])(?:\w*lint|vet|clippy|style|rubocop|ruff|flake8|staticcheck|shellcheck|biome|credo|phpstan)(?:$|[:_.-])/i,
    'lint',
  ],
  [/(?:^|[:_./-])(?:fmt|format|prettier|gofmt|black)(?:$|[:_.-])/i, 'format'],
  [
    /(?:^|[:_./-])(?:tests?|specs?|unit|cov|coverage|rspec|pytest|jest|vitest|mocha|ctest|phpunit)(?:$|[:_.-])/i,
    'tests',
  ],
  [/(?:^|[:_./-])(?:build|compile|dist|bundle)(?:$|[:_.-])/i, 'build'],
]
const CONTAINS: Readonly<Record<About, readonly About[]>> = {
  all: ['tests', 'e2e', 'types', 'lint', 'format', 'build', 'all'],
  tests: ['tests', 'build'],
  e2e: ['e2e', 'build'],
  types: ['types'],
  lint: ['lint', 'format'],
  format: ['format'],
  build: ['build', 'types'],
}
