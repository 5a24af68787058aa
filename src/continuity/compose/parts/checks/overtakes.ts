import { remembering } from '../../../../base/remember.ts'
import { isRun } from '../../../../base/shell/command-kind.ts'
import { coverage } from '../../../../base/shell/coverage.ts'
import { plainForm } from '../../../../base/shell/plain-form.ts'
import { goesThrough } from '../../../../base/shell/stages.ts'
import { isTestFile } from '../../../../base/shell/suite.ts'
import { testRunOf } from '../../../../base/shell/test-run.ts'
import type { CheckFact, Ledger } from '../../../ledger/facts.ts'
import { isSameSuite } from './same-suite.ts'

/** Whether a later check leaves nothing to be said of an earlier one. */
export function overtakes(later: CheckFact, earlier: CheckFact, ledger: Ledger): boolean {
  const [now, before] = [withoutEnvironment(later), withoutEnvironment(earlier)]
  return OVERTAKES.some((does) => does(now, before, ledger))
}

/** What a run is to do without makes it no other check. */
function withoutEnvironment(check: CheckFact): CheckFact {
  return ENVIRONMENT.test(check.command) ? { ...check, command: check.command.replace(ENVIRONMENT, '') } : check
}

function repeats(later: CheckFact, earlier: CheckFact, { cwd }: Ledger): boolean {
  const wide = testRunOf(later.command)
  const narrow = testRunOf(earlier.command)
  if (wide === undefined || narrow === undefined || later.outcome === 'not-reached') return false
  return wide.filters.length === 0 && coverage(wide, narrow, '', cwd) === 'covers'
}

/** What was run for single tests was run for all of them since. */
function hasRunAll(later: CheckFact, earlier: CheckFact, { cwd }: Ledger): boolean {
  const wide = testRunOf(later.command)
  const narrow = testRunOf(earlier.command)
  if (wide === undefined || narrow === undefined || (later.outcome !== 'passed' && later.outcome !== 'failed'))
    return false
  if (coverage(wide, narrow, '', cwd) === 'apart' || wide.packages.some((name) => !narrow.packages.includes(name)))
    return false
  const isAll = wide.filters.length === 0 && wide.targets.length === 0 && wide.tags === narrow.tags
  return isAll && narrow.filters.length > 0
}

/** The same tests by a longer or shorter name of theirs: the newer failure is the one that stands. */
function isSameTest(later: CheckFact, earlier: CheckFact): boolean {
  if (later.outcome !== 'failed' || earlier.outcome !== 'failed') return false
  const [one, other] = [testRunOf(later.command)?.filters ?? [], testRunOf(earlier.command)?.filters ?? []]
  if (familyOf(later.command) !== familyOf(earlier.command)) return false
  return one.some((name) => other.some((before) => name.startsWith(before) || before.startsWith(name)))
}

/** Some of them were run again and passed once the file of tests was written anew: the others may be gone from it. */
function isRewritten(later: CheckFact, earlier: CheckFact, { work, cwd }: Ledger): boolean {
  const [now, before] = [testRunOf(later.command), testRunOf(earlier.command)]
  if (now === undefined || before === undefined || later.outcome !== 'passed' || earlier.outcome !== 'failed')
    return false
  const isSamePlace = coverage({ ...now, filters: [] }, { ...before, filters: [] }, '', cwd) === 'covers'
  if (!isSamePlace || !now.filters.some((name) => before.filters.includes(name))) return false
  return work.edits.some(({ path, step }) => isTestFile(path) && step > earlier.lastSeen && step < later.lastSeen)
}

/** The same test files by another spelling: another runner, or from another folder. */
function hasRunFiles(later: CheckFact, earlier: CheckFact): boolean {
  const [wide, narrow] = [testRunOf(later.command), testRunOf(earlier.command)]
  if (wide === undefined || narrow === undefined || wide.filters.length > 0) return false
  if (later.outcome !== 'passed' && later.outcome !== 'failed') return false
  const files = wide.targets.filter(isTestFile)
  return (
    narrow.targets.length > 0 &&
    narrow.targets.every((target) => isTestFile(target) && files.some((file) => isSameFile(file, target)))
  )
}

export function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one.replace(/^\.\//, ''), other.replace(/^\.\//, '')]
  return a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`)
}

/** `test:ci` has run what `test` and `test:unit` run. */
function isPartOf(later: CheckFact, earlier: CheckFact): boolean {
  const whole = WHOLE.exec(later.command)?.[1]
  return whole !== undefined && (earlier.command === whole || earlier.command.startsWith(`${whole}:`))
}

/**
 * As much or more of the same tool was run since, or a stage that contains it: what became of it is what that came to. Where nobody saw
 * how that ended, whether an edit between has mended it is not known, and an old failure that may be over is not told.
 */
function hasGoneThrough(later: CheckFact, earlier: CheckFact, { cwd, work }: Ledger): boolean {
  if (later.outcome === 'not-reached' || later.outcome === 'none' || later.lastSeen === earlier.lastSeen) return false
  // What brings it out checks nothing.
  if (earlier.outcome === 'passed' && isRun(later.command)) return false
  if (later.outcome === 'unseen' && !work.editSteps.some((step) => step > earlier.lastSeen && step < later.lastSeen))
    return false
  const inner = later.inner ?? ''
  const before = earlier.inner ?? ''
  return (
    goesThrough(later.command, earlier.command, cwd) ||
    (inner !== '' && goesThrough(inner, earlier.command, cwd)) ||
    (before !== '' && goesThrough(later.command, before, cwd))
  )
}

/** A build mostly checks types: unless it is seen to run something else, whether they are mended is not known. */
function hasTyped(later: CheckFact, earlier: CheckFact, { work }: Ledger): boolean {
  const { inner = '' } = later
  return (
    later.outcome === 'passed' &&
    earlier.outcome === 'failed' &&
    (TYPES.test(earlier.command) || BY_TSC.test(earlier.line)) &&
    BUILD_TASK.test(later.command) &&
    (inner === '' || TYPE_CHECKS.test(inner)) &&
    work.editSteps.some((step) => step > earlier.lastSeen && step < later.lastSeen)
  )
}

/** What a task is seen to run has run what was run by itself. */
function hasRunInside({ outcome, inner = '', lastSeen }: CheckFact, earlier: CheckFact, { cwd }: Ledger): boolean {
  if (lastSeen === earlier.lastSeen) return false
  const [wide, narrow] = [testRunOf(inner), testRunOf(earlier.command)]
  if (wide === undefined || narrow === undefined || (outcome !== 'passed' && outcome !== 'failed')) return false
  return wide.filters.length === 0 && coverage(wide, narrow, '', cwd) === 'covers'
}

/** Some tests passed, and then all of the project by its own task: that the few were not run by themselves since says nothing. */
function isAmongAll(later: CheckFact, earlier: CheckFact): boolean {
  if (later.outcome !== 'passed' || earlier.outcome !== 'passed') return false
  const [all, some] = [testRunOf(later.command), testRunOf(earlier.command)]
  if (all === undefined || some === undefined || all.tags !== '') return false
  if (all.filters.length + all.targets.length + all.packages.length > 0) return false
  const bare = plainForm(later.command)
  const isAll = ANY_TESTS.test(bare) || (SCRIPT_TESTS.test(bare) && SCRIPT_RUNNER.test(plainForm(earlier.command)))
  return isAll && some.filters.length + some.targets.length > 0
}

/** Tests of the project by its own task, after an edit: whether a few that failed are among them is not known, and a failure that may be over is not told. */
function mayHaveRun(later: CheckFact, earlier: CheckFact, { work }: Ledger): boolean {
  if (earlier.outcome !== 'failed' || (later.outcome !== 'passed' && later.outcome !== 'unseen')) return false
  const some = testRunOf(earlier.command)
  if (some === undefined || some.targets.length + some.filters.length === 0) return false
  if (!PROJECT_TESTS.test(plainForm(later.command))) return false
  return work.editSteps.some((step) => step > earlier.lastSeen && step < later.lastSeen)
}

/** A task for all that the project checks, or for all that such a tool looks at: whether what failed is in it is not known. */
function hasRunEverything(later: CheckFact, earlier: CheckFact, { work }: Ledger): boolean {
  if (later.outcome !== 'passed' || earlier.outcome === 'passed' || isRun(earlier.command)) return false
  if (folderOf(later.command) !== folderOf(earlier.command)) return false
  const [now, before] = [plainForm(later.command), plainForm(earlier.command)]
  if (EVERYTHING.test(now)) return true
  const isEdited = work.editSteps.some((step) => step > earlier.lastSeen && step < later.lastSeen)
  if (!isEdited || testRunOf(earlier.command) !== undefined) return false
  return CHECK_TASK.test(now) || (LINT_TASK.test(now) && LINTERS.test(before))
}

function folderOf(command: string): string {
  return /^(?:cd|pushd) (.*?) && /.exec(command)?.[1] ?? ''
}

/** What runs tests has compiled what it runs. */
function hasCompiled(later: CheckFact, earlier: CheckFact): boolean {
  const [program] = later.command.split(' ', 1)
  return (
    COMPILES.test(earlier.command) &&
    earlier.command.startsWith(`${program} `) &&
    later.outcome === 'passed' &&
    testRunOf(later.command) !== undefined
  )
}

/** The same tool on something else, with the same outcome: the newer run stands for both, unless it was for single tests alone. */
function isLikeOther(later: CheckFact, earlier: CheckFact): boolean {
  const [now, before] = [testRunOf(later.command), testRunOf(earlier.command)]
  if (now !== undefined && before !== undefined && now.filters.length > 0 && before.filters.length === 0) return false
  // What brings it out checks nothing.
  if (isRun(later.command) && !isRun(earlier.command)) return false
  return (
    later.outcome === earlier.outcome &&
    later.outcome !== 'failed' &&
    familyOf(later.command) === familyOf(earlier.command)
  )
}

/** What passed with the same tool before it failed is overtaken; that other tests passed is not. */
function isBroken(later: CheckFact, earlier: CheckFact): boolean {
  return (
    later.outcome === 'failed' &&
    earlier.outcome === 'passed' &&
    testRunOf(earlier.command) === undefined &&
    familyOf(later.command) === familyOf(earlier.command)
  )
}

/**
 * What tests or lints after an edit has needed the build that failed before it. Without an edit it had no need of that, and of types
 * that are checked apart nothing has.
 */
function isMended(later: CheckFact, earlier: CheckFact, { work }: Ledger): boolean {
  return (
    later.outcome === 'passed' &&
    earlier.outcome === 'failed' &&
    BUILDS.test(earlier.command) &&
    !TYPES.test(earlier.command) &&
    work.editSteps.some((step) => step > earlier.lastSeen && step < later.lastSeen) &&
    testRunOf(earlier.command) === undefined &&
    (LINTS.test(later.command) || testRunOf(later.command)?.filters.length === 0)
  )
}

/** `go build`, `mise run test`, `npx playwright test`: the words before the first target or flag. */
const familyOf: (command: string) => string = remembering((command) => {
  const bare = command.replace(/^(?:cd|pushd) .*? && /, '')
  // Another package of the workspace is another thing.
  const [, part = ''] = PACKAGE.exec(bare) ?? []
  const words = bare.replace(PACKAGE, '').replace(HOW, '$1').split(/\s+/)
  const end = words.findIndex((word, at) => at > 0 && /^-|[/.="']/.test(word))
  return [...words.slice(0, end === -1 ? 4 : Math.min(end, 4)), part].join(' ')
})

/** Brought up or out since, with the same or with all of it: options tell how, not what. */
function hasComeUp(later: CheckFact, earlier: CheckFact): boolean {
  if (later.outcome !== 'passed' || earlier.outcome !== 'failed' || !INFRASTRUCTURE.test(later.command)) return false
  const [here, there] = [folderOf(later.command), folderOf(earlier.command)]
  if (here !== '' && there !== '' && here !== there) return false
  const [now, before] = [thingsOf(later.command), thingsOf(earlier.command)]
  return now.every((word) => before.includes(word)) && now.slice(0, 2).join() === before.slice(0, 2).join()
}

function thingsOf(command: string): string[] {
  const bare = plainForm(command).replace(/^(?:cd|pushd) .*? && /, '')
  // One stands in for the other, and was taken because of that.
  const own = bare.replace(/^(?:podman|nerdctl|docker)(?:-(?=compose\b))?/, (name) =>
    name.endsWith('-') ? 'docker ' : 'docker',
  )
  const named = /^docker (?:\w+ )?build\b/.test(own) ? own.replace(/ (?:-t|--tag)[= ]\S+/g, '') : own
  return named.split(/\s+/).filter((word) => !word.startsWith('-'))
}

/** What tests all of it after later edits has built it again, or has no need of that. */
function hasBuiltAgain(later: CheckFact, earlier: CheckFact, { work }: Ledger): boolean {
  if (later.outcome !== 'passed' || earlier.outcome !== 'passed' || !MAKES.test(earlier.command)) return false
  const all = testRunOf(later.command)
  if (all === undefined || testRunOf(earlier.command) !== undefined) return false
  if ([all.filters, all.targets, all.packages].some((part) => part.length > 0)) return false
  return work.editSteps.some((step) => step > earlier.lastSeen && step < later.lastSeen)
}

/** What a task runs was run by itself since, or the other way round. */
function isSameInside(later: CheckFact, earlier: CheckFact): boolean {
  if (later.outcome !== 'passed' && later.outcome !== 'failed') return false
  if (CHECKS_TYPES.test(later.command) && CHECKS_TYPES.test(earlier.command) && BY_TSC.test(earlier.line)) return true
  const [now, before] = [plainForm(later.command), plainForm(earlier.command)]
  return insideOf(earlier) === now || insideOf(later) === before
}

function insideOf({ inner = '' }: CheckFact): string | undefined {
  return inner === '' ? undefined : plainForm(inner)
}

const OVERTAKES: readonly ((later: CheckFact, earlier: CheckFact, ledger: Ledger) => boolean)[] = [
  repeats,
  isLikeOther,
  hasGoneThrough,
  hasTyped,
  mayHaveRun,
  hasRunEverything,
  hasRunInside,
  isAmongAll,
  hasCompiled,
  hasRunAll,
  isSameTest,
  isRewritten,
  hasRunFiles,
  isPartOf,
  isBroken,
  isMended,
  isSameInside,
  hasComeUp,
  hasBuiltAgain,
  isSameSuite,
]
/** Whatever the task is called: what its compiler says is told by its codes. */
const CHECKS_TYPES =
  /^(?:(?:npx|npm|pnpm|yarn|bun)(?: run)? )?(?:tsc(?: --noEmit)?|typecheck|type-check|check-types|types)$/
const ENVIRONMENT = /(?<=^|^cd \S+ && )env (?:(?:-u \w+|--unset[= ]\w+|-i) )+/
const ANY_TESTS = /^(?:make|just|task|mise run|rake|tox|nox)(?: tests?(?::(?:all|ci))?)?$/
const SCRIPT_TESTS = /^(?:npm|pnpm|yarn|bun run) tests?(?::(?:all|ci))?$/
const SCRIPT_RUNNER = /^(?:vitest|jest|mocha|ava|bun test|node --test)\b/
const BUILD_TASK =
  /^(?:cd \S+ && )?(?:(?:npx )?(?:npm|pnpm|yarn|bun|turbo|nx|lerna|make|just|task|mise)\b.*[\s:]|next |ng |nest )build(?:$|[\s:])/
const TYPE_CHECKS =
  /\btsc\b|\b(?:next|ng|nest|nuxt|astro|remix|gatsby|tsup|turbo|nx|lerna|react-scripts|vue-cli-service) |\bpnpm -r|--workspaces|run build/
const EVERYTHING =
  /^(?:npm|pnpm|yarn|bun run|make|just|task|mise run|rake|composer|poe|hatch run|tox|nox|bin\/|\.\/)[\s]?(?:\S*:)?(?:ci|all|verify|validate|pre-?commit|preflight|qa|check-all|check:all)(?:\.sh)?$/
const PROJECT_TESTS =
  /^(?:tox|nox)(?= |$)|^(?:make|just|task|mise run|rake|hatch run|poe|inv|invoke)(?: tests?(?::(?:all|ci))?)?$/
const CHECK_TASK = /^(?:npm|pnpm|yarn|bun run|make|just|task|mise run|composer|poe) check$/
const LINT_TASK = /^(?:npm|pnpm|yarn|bun run|make|just|task|mise run|composer|poe|rake) lint$/
const LINTERS =
  /^(?:eslint|biome|oxlint|stylelint|ruff|flake8|pylint|rubocop|golangci-lint|staticcheck|shellcheck|phpcs|clang-tidy|swiftlint|ktlint)\b/
const BY_TSC = /\berror TS\d+/
const INFRASTRUCTURE =
  /^(?:cd \S+ && )?(?:docker(?:-compose)?|podman(?:-compose)?|nerdctl|kubectl|terraform|tofu|helm|gh|pulumi|cdk)\b/
const MAKES = /(?:^|[\s:])(?:build|compile)(?:$|[\s:])/
const PACKAGE = /\s(?:--filter|-F|--workspace|--prefix|-w|-C|-p|--package)[= ](\S+)/
/** What a builder is told of how to go about it stands before what it is to do: `mvn -q test`. */
const HOW =
  /^((?:\.\/)?(?:mvnw?|gradlew?|g?make|sbt|ant|bazel|dotnet|cargo|lein|rebar3))(?: (?:-[A-Za-z]|--?[a-z][a-z-]+|-j\d+))+(?= [\w:]+(?: |$))/
const WHOLE = /^(.*\w):(?:ci|all)$/
const BUILDS = /(?:^|[\s:])(?:build|compile|tsc|typecheck|type-check|vet)(?:$|[\s:])/
const TYPES = /(?:^|[\s:])(?:tsc|typecheck|type-check)(?:$|[\s:])/
const LINTS = /(?:^|[\s:-])lint(?:$|[\s:])/
const COMPILES = /^(?:go|cargo|dotnet|mix|swift|zig|mvn|gradle|stack|cabal) (?:build|vet|compile|check)\b/
