import { remembering } from '../../../../base/remember.ts'
import { isRun } from '../../../../base/shell/command-kind.ts'
import { coverage } from '../../../../base/shell/coverage.ts'
import { plainForm } from '../../../../base/shell/plain-form.ts'
import { goesThrough } from '../../../../base/shell/stages.ts'
import { isTestFile } from '../../../../base/shell/suite.ts'
import { mayContain } from '../../../../base/shell/task-run.ts'
import { testRunOf } from '../../../../base/shell/test-run.ts'
import type { CheckFact, Ledger } from '../../../ledger/facts.ts'
import { isSameSuite } from './same-suite.ts'
import { isChangedBetween, isStartedAgain } from './started-again.ts'

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

/**
 * As much or more of the same tool was run since, or a stage that contains it: what became of it is what that came to. Where nobody saw
 * how that ended, whether an edit between has mended it is not known, and an old failure that may be over is not told.
 */
function hasGoneThrough(later: CheckFact, earlier: CheckFact, { cwd, work }: Ledger): boolean {
  if (later.outcome === 'not-reached' || later.outcome === 'none' || later.lastSeen === earlier.lastSeen) return false
  // What brings it out checks nothing.
  if (earlier.outcome === 'passed' && isRun(later.command)) return false
  if (later.outcome === 'unseen' && !isChangedBetween(work, earlier, later)) return false
  const inner = later.inner ?? ''
  const before = earlier.inner ?? ''
  return (
    goesThrough(later.command, earlier.command, cwd) ||
    (inner !== '' && goesThrough(inner, earlier.command, cwd)) ||
    (before !== '' && goesThrough(later.command, before, cwd))
  )
}

/** What a task is seen to run has run what was run by itself. */
function hasRunInside({ outcome, inner = '', lastSeen }: CheckFact, earlier: CheckFact, { cwd }: Ledger): boolean {
  if (lastSeen === earlier.lastSeen) return false
  const [wide, narrow] = [testRunOf(inner), testRunOf(earlier.command)]
  if (wide === undefined || narrow === undefined || (outcome !== 'passed' && outcome !== 'failed')) return false
  return wide.filters.length === 0 && coverage(wide, narrow, '', cwd) === 'covers'
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

/**
 * A task of the project that may contain it was run since, after an edit or with the same outcome: whether it did is not known, and what may
 * have been run is not told as not run.
 */
function mayHaveRun(later: CheckFact, earlier: CheckFact, { work }: Ledger): boolean {
  if (!later.named || later.outcome === 'not-reached' || later.outcome === 'none') return false
  if (later.lastSeen === earlier.lastSeen || isRun(earlier.command) || isRun(later.command)) return false
  // What is known of the one that passed is more than that the other ran.
  if (later.outcome === 'unseen' && earlier.outcome === 'passed') return false
  const isEdited = work.editSteps.some((step) => step > earlier.lastSeen && step <= later.lastSeen)
  if (!isEdited && earlier.outcome !== 'unseen' && later.outcome !== earlier.outcome) return false
  const { inner = '' } = later
  // It is seen to run something else.
  if (inner !== '' && TYPES.test(earlier.command) && !TYPE_CHECKS.test(inner)) return false
  return mayContain(later.command, earlier.command)
}

const OVERTAKES: readonly ((later: CheckFact, earlier: CheckFact, ledger: Ledger) => boolean)[] = [
  repeats,
  isLikeOther,
  hasGoneThrough,
  mayHaveRun,
  hasRunInside,
  hasCompiled,
  hasRunAll,
  isSameTest,
  isRewritten,
  hasRunFiles,
  isBroken,
  isMended,
  isSameInside,
  hasComeUp,
  isSameSuite,
  isStartedAgain,
]
/** Whatever the task is called: what its compiler says is told by its codes. */
const CHECKS_TYPES =
  /^(?:(?:npx|npm|pnpm|yarn|bun)(?: run)? )?(?:tsc(?: --noEmit)?|typecheck|type-check|check-types|types)$/
const ENVIRONMENT = /(?<=^|^cd \S+ && )env (?:(?:-u \w+|--unset[= ]\w+|-i) )+/
const TYPE_CHECKS =
  /\btsc\b|\b(?:next|ng|nest|nuxt|astro|remix|gatsby|tsup|turbo|nx|lerna|react-scripts|vue-cli-service) |\bpnpm -r|--workspaces|run build/
const BY_TSC = /\berror TS\d+/
const INFRASTRUCTURE =
  /^(?:cd \S+ && )?(?:docker(?:-compose)?|podman(?:-compose)?|nerdctl|kubectl|terraform|tofu|helm|gh|pulumi|cdk)\b/
const PACKAGE = /\s(?:--filter|-F|--workspace|--prefix|-w|-C|-p|--package)[= ](\S+)/
/** What a builder is told of how to go about it stands before what it is to do: `mvn -q test`. */
const HOW =
  /^((?:\.\/)?(?:mvnw?|gradlew?|g?make|sbt|ant|bazel|dotnet|cargo|lein|rebar3))(?: (?:-[A-Za-z]|--?[a-z][a-z-]+|-j\d+))+(?= [\w:]+(?: |$))/
const BUILDS = /(?:^|[\s:])(?:build|compile|tsc|typecheck|type-check|vet)(?:$|[\s:])/
const TYPES = /(?:^|[\s:])(?:tsc|typecheck|type-check)(?:$|[\s:])/
const LINTS = /(?:^|[\s:-])lint(?:$|[\s:])/
const COMPILES = /^(?:go|cargo|dotnet|mix|swift|zig|mvn|gradle|stack|cabal) (?:build|vet|compile|check)\b/
