import { testRunOf } from '../../../../../base/shell/test-run.ts'
import { shownPath } from '../../../../ledger/call-text.ts'
import { isPackageOf } from '../../../../ledger/facts/runs/tests/packages.ts'
import type { CheckFact, Ledger } from '../../../../ledger/facts.ts'
import { factsOf } from '../../../../ledger/put.ts'
import { stillThere } from '../../../../ledger/untouch.ts'
import type { Line, Telling } from '../../../line.ts'
import { suiteLeftOut } from './left-out.ts'

/** What was edited and no test has run over: a pass says nothing of it. */
export function uncoveredLines({ ledger, words }: Telling): Line[] {
  const paths = testable(ledger)
    .map(({ path }) => shownPath(path, ledger.cwd))
    .filter((path) => SOURCE.test(path))
  // What only starts the program seldom has tests anywhere.
  const untested = paths.filter((path) => !/(?:^|\/)main\.\w+$/.test(path) && isUntested(ledger, folderOf(path)))
  const bare = [...new Set(untested.map((path) => folderAlone(path, paths)))]
  const scopes = scopesOf(ledger)
  const apart =
    scopes.length === 0
      ? []
      : [...new Set(paths.filter((path) => !isWithin(path, scopes)).map((path) => packageOf(path, scopes)))]
  const texts = [
    ...(bare.length === 0 ? [] : [words.untested(words.list(shortened(bare, words)), '[no test files]')]),
    ...(apart.length === 0
      ? []
      : [words.onlyTested(words.list(scopes.slice(0, MOST)), words.list(apart.slice(0, MOST)))]),
  ]
  const unlisted = unlistedIn(ledger, paths)
  if (unlisted !== undefined)
    texts.push(words.notInRun(words.list(shortened(unlisted.folders, words)), unlisted.command))
  const leftOut = unlisted === undefined ? suiteLeftOut(ledger) : undefined
  if (leftOut !== undefined) texts.push(words.leftOut(words.list(leftOut.folders), leftOut.command))
  return texts.map((text, at) => ({
    part: 'checks',
    key: `uncovered ${at}`,
    factId: '',
    kind: '',
    text,
    worth: 0.45,
    order: 50 + at,
  }))
}

/** What a test could tell apart. */
function testable({ work }: Ledger): Ledger['work']['edits'] {
  return stillThere(work).filter(({ remarks }) => remarks === undefined)
}

/**
 * Packages of edited files that no run since has listed, though one has listed others: a build tag leaves them out, or the run was not
 * for them.
 */
function unlistedIn(
  ledger: Ledger,
  paths: readonly string[],
): { readonly folders: readonly string[]; readonly command: string } | undefined {
  const runs = factsOf(ledger, 'check').filter(({ packages = [] }) => packages.length > 1)
  const last = runs.findLast(({ outcome }) => outcome === 'passed')
  const edits = testable(ledger).map(({ path, step }) => ({ path: shownPath(path, ledger.cwd), step }))
  if (last === undefined || ledger.work.others !== undefined) return undefined
  const folders = edits.flatMap(({ path, step }) => {
    const folder = folderOf(path)
    if (!path.endsWith('.go') || !paths.includes(path) || step > last.lastSeen) return []
    const isListed = runs.some(
      ({ packages = [], lastSeen }) => lastSeen > step && packages.some((name) => isPackageOf(name, folder)),
    )
    const isRun = factsOf(ledger, 'check').some(
      (check) => check.lastSeen > step && check.outcome !== 'none' && isRunOver(check, folder),
    )
    return isListed || isRun ? [] : [folder]
  })
  return folders.length === 0 ? undefined : { folders: [...new Set(folders)], command: last.command }
}

/** By its path, or by the suite that both are named after: `test:integration` runs what lies in integration_test. */
function isRunOver({ command, inner = '' }: CheckFact, folder: string): boolean {
  const run = `${command} ${inner}`
  const suite = OUTSIDE.exec(folder.split('/').at(-1) ?? '')?.[0].toLowerCase()
  return run.includes(folder) || (suite !== undefined && run.toLowerCase().includes(suite))
}

function shortened(paths: readonly string[], words: Telling['words']): string[] {
  return paths.length > MOST ? [...paths.slice(0, MOST), words.more(paths.length - MOST)] : [...paths]
}

/** By its folder; by itself where other files lie below that, which have tests. */
function folderAlone(path: string, all: readonly string[]): string {
  const folder = folderOf(path)
  return all.some((other) => other.startsWith(`${folder}/`) && folderOf(other) !== folder) ? path : folder
}

function isUntested({ untested = [] }: Ledger, folder: string): boolean {
  return untested.some((name) => isPackageOf(name, folder))
}

/**
 * The parts of the project that tests were run for; none where a run was for all of it or drives the whole from outside, or where not
 * all runs were seen.
 */
function scopesOf(ledger: Ledger): string[] {
  if (ledger.partly === true || ledger.work.others !== undefined) return []
  const scopes = new Set<string>()
  const folders = new Set(factsOf(ledger, 'file').flatMap(({ path }) => path.split('/').slice(0, -1)))
  for (const { command, outcome, named, firstSeen, lastSeen, passedAt } of factsOf(ledger, 'check')) {
    const run = testRunOf(command)
    // One that its chain has not come to this time may have run before.
    if (run === undefined || !named || (outcome === 'not-reached' && firstSeen === lastSeen)) continue
    if (outcome === 'none' && passedAt === undefined) continue
    const filter = /(?:--filter|-F|--workspace|-w|--package|-p)[= ]["']?([@\w./-]+)/.exec(command)?.[1]
    const folder = /^cd (\S+) &&/.exec(command)?.[1]
    const targets = run.targets.filter((target) => target.includes('/')).map(scopeOf)
    const own = [...targets, ...(filter === undefined ? [] : [filter]), ...(folder === undefined ? [] : [folder])]
      .map((scope) => shownPath(scope.replace(/^\/\/([^:]*).*$/, '$1'), ledger.cwd))
      .map((scope) => scope.replace(/^\.\/|\/?(?:\.\.\.)?$/g, ''))
      .filter((scope) => scope !== ledger.cwd)
    if (own.length === 0 || own.some((scope) => scope === '' || scope === '.' || scope === '/' || APART.test(scope)))
      return []
    // The name of a package, or of a class of tests, tells where it lies only where there is such a folder.
    if (filter !== undefined && !folders.has(filter.split('/').at(-1) ?? '')) return []
    if (OUTSIDE.test(command)) return []
    for (const scope of own) scopes.add(scope)
  }
  return [...scopes]
}

/** A test file is for what lies beside it. */
function scopeOf(target: string): string {
  return /\.\w+$/.test(target) ? folderOf(target) : target
}

/** By its path, or by the name of its package. */
function isWithin(path: string, scopes: readonly string[]): boolean {
  const parts = path.split('/')
  return scopes.some(
    (scope) => path.startsWith(`${scope}/`) || path === scope || parts.includes(scope.split('/').at(-1) ?? ''),
  )
}

function folderOf(path: string): string {
  return path.split('/').slice(0, -1).join('/')
}

/** The part of the project it belongs to, as widely as tests of another part allow. */
function packageOf(path: string, scopes: readonly string[]): string {
  const parts = path.split('/')
  const wide = parts.slice(0, 2).join('/')
  if (scopes.some((scope) => scope.startsWith(`${wide}/`))) return folderOf(path)
  return parts.slice(0, Math.min(2, parts.length - 1)).join('/') || path
}

/** What is written to be run. */
export const SOURCE =
  /^(?![/~.]).*\.(?:[cm]?[jt]sx?|go|rs|py|rb|java|kt|swift|cs|c|cc|cpp|h|hpp|ex|exs|php|scala|vue|svelte)$/
/** Such tests run against the whole. */
const OUTSIDE = /e2e|integration|playwright|cypress|acceptance|smoke/i
/** What tests in a folder of their own are for, their paths do not say. */
const APART = /(?:^|\/)(?:tests?|specs?|__tests__)(?:\/|$)/
const MOST = 4
