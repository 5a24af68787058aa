import { cleaned, segmentsOf } from '../../../../../base/shell/segments.ts'
import type { Ledger } from '../../../facts.ts'
import type { Answered } from './commits.ts'
import { stashVerb } from './git-lines.ts'
import { covers } from './staging.ts'
import { isAt, markOpen } from './status.ts'
import { listedIn } from './tracked.ts'

/** Files that git shows as changed and that the agent did not edit. Who has changed them is not told: a program of its own may have. */
export function takeDirty(ledger: Ledger, answered: Answered): void {
  forgetEnded(ledger, answered)
  const { command, whole, output, failed } = answered
  if (failed || !isWholeLook(whole)) return
  const listed = listedIn(command, output)
  if (listed.length === 0 && /^git status\b/m.test(command) && !SAYS_CLEAN.test(output)) return
  markOpen(ledger, listed)
  const found = listed.filter((path) => !path.startsWith('..') && !isOfAgent(ledger, path))
  setDirty(ledger, [...new Set(found)])
}

function setDirty(ledger: Ledger, paths: readonly string[]): void {
  const { dirty: _, ...work } = ledger.work
  ledger.work = paths.length === 0 ? work : { ...work, dirty: paths.slice(0, MOST_DIRTY_KEPT) }
}

/** All of the tree was looked at, and the output is that of the look. */
function isWholeLook(whole: string): boolean {
  const segments = segmentsOf(whole)
  const last = segments.at(-1)
  // What it took in stands in the look before it.
  if (segments.some(({ text }) => MOVES.test(text))) return false
  return last !== undefined && segments.every(({ then }) => then !== '|' && then !== '||') && LOOKS.test(cleaned(last))
}

function isOfAgent({ work }: Ledger, path: string): boolean {
  return (
    work.edits.some((edit) => isAt(edit.path, path)) || (work.commit.took ?? []).some((edit) => isAt(edit.path, path))
  )
}

/** It was thrown away, put aside or put back. */
function forgetEnded(ledger: Ledger, { command }: Answered): void {
  const { dirty = [] } = ledger.work
  if (dirty.length === 0) return
  const all =
    /^git reset\b.*--hard/m.test(command) ||
    [...command.matchAll(/^git stash\b([^&|;\n]*)/gm)].some(([, rest = '']) => stashVerb(rest) === 'push') ||
    /^git (?:checkout|restore)\b[^&|;\n]*\s\.(?:\s|$)/m.test(command)
  const named = [...command.matchAll(/^git (?:checkout|restore|rm|mv|add|update-index)\b([^&|;\n]*)/gm)].flatMap(
    ([, rest = '']) => rest.split(/\s+/).filter((word) => word !== '' && !word.startsWith('-')),
  )
  const left = all ? [] : dirty.filter((path) => !named.some((one) => covers(one, path, ledger)))
  setDirty(ledger, left)
}

const MOVES = /\bgit (?:-\S+ \S+ )*(?:commit|stash|reset|checkout|merge|rebase|pull)\b/
const LOOKS =
  /^git (?:--no-pager )?(?:status(?:\s+(?:-s|-sb|-b|--short|--porcelain|--branch|-uall))*|diff(?:\s+--stat)?)$/
const SAYS_CLEAN = /nothing to commit|^On branch|^(?:\?\?|A ) /m
/** So many are kept. */
export const MOST_DIRTY_KEPT = 60
