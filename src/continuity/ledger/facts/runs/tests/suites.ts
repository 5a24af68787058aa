import type { Entry } from '../../../../transcript/entry.ts'
import { shownPath } from '../../../call-text.ts'
import type { Ledger } from '../../../facts.ts'

/**
 * Folders of tests that drive the whole from outside, as searches have shown them, each with the other files that were found beside them:
 * such tests are mostly left out of the usual run, and what was found with them they most likely test.
 */
export function takeSuites(ledger: Ledger, { text, failed }: Extract<Entry, { type: 'result' }>): void {
  const head = text.slice(0, MOST_READ)
  if (failed || !SUITE.test(head)) return
  const folders = new Set<string>()
  const files = new Set<string>()
  for (const [path] of head.matchAll(FILE)) {
    const shown = shownPath(path.replace(/^\.\//, ''), ledger.cwd)
    const folder = shown.slice(0, Math.max(0, shown.lastIndexOf('/')))
    if (!isSuite(folder)) files.add(shown)
    else if (TEST.test(shown) && !/^(?:\/|\.\.)/.test(folder)) folders.add(folder)
    if (files.size >= MOST_FILES) break
  }
  const suites = { ...ledger.suites }
  for (const folder of folders) {
    if (suites[folder] === undefined && Object.keys(suites).length >= MOST_SUITES) continue
    suites[folder] = [...new Set([...(suites[folder] ?? []), ...files])].slice(-MOST_FILES)
  }
  if (folders.size > 0) ledger.suites = suites
}

/** By the name of the folder itself. */
export function isSuite(folder: string): boolean {
  return SUITE.test(folder.slice(folder.lastIndexOf('/') + 1))
}

/** What such tests are called, in folders and in the names of their runs. */
export const SUITE = /e2e|integration|playwright|cypress|acceptance|smoke/i
const FILE = /(?<![\w.@/-])(?:\.{0,2}\/)?(?:[\w@-][\w.@-]{0,80}\/){1,24}[\w.@-]{1,100}\.\w{1,5}\b/g
const TEST = /(?:[._-](?:test|spec)|Test)\.\w+$/
const MOST_READ = 12_000
const MOST_FILES = 60
const MOST_SUITES = 4
