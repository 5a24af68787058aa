import { testRunOf } from '../../../../../base/shell/test-run.ts'
import { shownPath } from '../../../../ledger/call-text.ts'
import { isPackageOf } from '../../../../ledger/facts/runs/tests/packages.ts'
import { SUITE } from '../../../../ledger/facts/runs/tests/suites.ts'
import type { CheckFact, Ledger } from '../../../../ledger/facts.ts'
import { factsOf } from '../../../../ledger/put.ts'
import { stillThere } from '../../../../ledger/untouch.ts'
import { bears, pathsSince } from '../bearing.ts'

/**
 * Folders of tests that drive the whole, that bear on what was edited, and that the usual run is seen to leave out: who hears that all
 * tests pass thinks of them too. While the work is in the middle of an edit, only those that were edited themselves.
 */
export function suiteLeftOut(
  ledger: Ledger,
): { readonly folders: readonly string[]; readonly command: string } | undefined {
  const { work, suites = {} } = ledger
  // What an agent that was sent out has run is not seen.
  if (work.others !== undefined) return undefined
  const checks = factsOf(ledger, 'check')
  const usual = checks.findLast(
    ({ packages = [], command }) => packages.length > 1 && testRunOf(command)?.filters.length === 0,
  )
  if (usual?.outcome !== 'passed') return undefined
  const edited = stillThere(work).map(({ path }) => shownPath(path, ledger.cwd))
  const isDone = checks.some((check) => !pathsSince(ledger, check.lastSeen).some((path) => bears(check, path)))
  const folders = Object.entries(suites).flatMap(([folder, beside]) => {
    const isIn = edited.some((path) => path.startsWith(`${folder}/`))
    const isBeside = isDone && edited.some((path) => beside.includes(path))
    return (isIn || isBeside) && !checks.some((check) => mayRun(check, folder)) ? [folder] : []
  })
  return folders.length === 0 ? undefined : { folders, command: usual.command }
}

/** By its path, by the suite that both are named after, by what it has listed; a run for all of it may. */
function mayRun({ command, inner = '', packages = [] }: CheckFact, folder: string): boolean {
  const run = `${command} ${inner}`
  const suite = SUITE.exec(folder.slice(folder.lastIndexOf('/') + 1))?.[0].toLowerCase() ?? ''
  if (run.includes(folder) || run.toLowerCase().includes(suite)) return true
  return packages.length > 0 ? packages.some((name) => isPackageOf(name, folder)) : FOR_ALL.test(command)
}

const FOR_ALL = /(?:^|[\s:])(?:ci|all|full|verify)(?:$|[\s:])/
