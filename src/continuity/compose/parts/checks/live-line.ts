import { testRunOf } from '../../../../base/shell/test-run.ts'
import type { CheckFact, Ledger } from '../../../ledger/facts.ts'
import { pathsSince } from './bearing.ts'

/**
 * The line of a failure that still stands: what lies in a file that was edited since may be mended. Then another place that it named, in
 * a file that nobody has touched; '' where there is none. With the few others that a compiler or linter names beside it.
 */
export function liveLine(
  check: CheckFact,
  ledger: Ledger,
): { readonly line: string; readonly edited: string; readonly others: readonly string[] } {
  const since = pathsSince(ledger, check.lastSeen)
  const editedIn = (line: string): string => {
    const path = BLAMED.exec(line)?.[1]
    return (path === undefined ? undefined : since.findLast((edit) => edit === path || edit.endsWith(`/${path}`))) ?? ''
  }
  const edited = editedIn(check.line)
  const { places = [] } = check
  const live = places.filter((place) => BLAMED.test(place) && editedIn(place) === '')
  const line = edited === '' ? check.line : (live[0] ?? '')
  const isList = places.length <= MOST_SITES && testRunOf(check.command) === undefined && SITE.test(line)
  return {
    line,
    edited: edited === '' ? '' : edited.split('/').slice(-2).join('/'),
    others: isList ? othersOf(live.filter((place) => siteOf(place) !== siteOf(line))) : [],
  }
}

/** The only other one with what it says; of several the places. */
function othersOf(places: readonly string[]): string[] {
  const [only, ...more] = places
  if (only !== undefined && more.length === 0 && only.length <= LONGEST) return [only]
  return places.map(siteOf)
}

/** `src/a.ts:3` */
function siteOf(line: string): string {
  const [, path = '', row = ''] = SITE.exec(line) ?? []
  return `${path}:${row}`
}

/** More than so many are looked up in the output. */
const MOST_SITES = 3
const LONGEST = 140
const SITE = /^(?:\.\/)?([\w@./-]+\.\w+)[:(]\[?(\d+)/
/** The place that a compiler names first. */
const BLAMED = /(?:^|: )(?:\.\/)?([\w@./-]+\.\w+)[:(]\[?\d+/
