import { baseName } from '../../../../../base/paths/paths.ts'
import { cleaned, segmentsOf } from '../../../../../base/shell/segments.ts'
import type { Ledger } from '../../../facts.ts'
import { factOf, factsOf } from '../../../put.ts'
import type { Work } from '../../../state.ts'
import type { Answered } from './commits.ts'
import { stashVerb } from './git-lines.ts'
import { covers } from './staging.ts'
import { isAt } from './status.ts'
import { listedIn } from './tracked.ts'

/** Files that git shows as changed and that are not the agent's: they were so before it began, or no edit and no program of its has written them. */
export function takeDirty(ledger: Ledger, answered: Answered): void {
  forgetEnded(ledger, answered)
  const { command, whole, output, failed } = answered
  if (failed || !isWholeLook(whole)) return
  const { work } = ledger
  const listed = listedIn(command, output)
  if (listed.length === 0 && /^git status\b/m.test(command) && !SAYS_CLEAN.test(output)) return
  const known = work.dirty ?? []
  const found = listed.filter(
    (path) => !path.startsWith('..') && (known.includes(path) || isOfOthers(ledger, path)) && !isOfAgent(ledger, path),
  )
  setDirty(ledger, [...new Set(found)])
}

function setDirty(ledger: Ledger, paths: readonly string[]): void {
  const { dirty: _, ...work } = ledger.work
  ledger.work = paths.length === 0 ? work : { ...work, dirty: paths.slice(0, MOST) }
}

/** All of the tree was looked at, and the output is that of the look. */
function isWholeLook(whole: string): boolean {
  const segments = segmentsOf(whole)
  const last = segments.at(-1)
  return last !== undefined && segments.every(({ then }) => then !== '|' && then !== '||') && LOOKS.test(cleaned(last))
}

function isOfAgent({ work }: Ledger, path: string): boolean {
  return (
    work.edits.some((edit) => isAt(edit.path, path)) || (work.commit.took ?? []).some((edit) => isAt(edit.path, path))
  )
}

/** Nothing that the agent ran can have written it. */
function isOfOthers(ledger: Ledger, path: string): boolean {
  const { work } = ledger
  if ((work.editPaths ?? []).some((one) => isAt(one, path)) || factOf(ledger, 'file', path)?.touches.some(isChangeOf))
    return false
  const begun = work.editSteps.length > 0 || (work.changes ?? []).length > 0
  if (!begun && (work.writers ?? []).length === 0) return true
  if ((work.writers ?? []).some(({ files }) => files.some((file) => isAt(path, file)))) return false
  if (LOCKED.test(path)) return !hasInstalled(ledger)
  if (WRITTEN_BY_TOOLS.test(path)) return false
  return !(work.changes ?? []).some(({ open }) => open) || !sharesKind(work, path)
}

function hasInstalled(ledger: Ledger): boolean {
  return factsOf(ledger, 'command').some(({ command }) => INSTALLS.test(command))
}

function isChangeOf({ act }: { readonly act: string }): boolean {
  return act === 'edited' || act === 'wrote'
}

/** What has written many files may have written those of the kind that is worked on. */
function sharesKind({ editPaths = [], changes = [] }: Work, path: string): boolean {
  const kind = kindOf(path)
  return changes.some(({ open, what }) => open && IN_BULK.test(what)) || editPaths.some((one) => kindOf(one) === kind)
}

function kindOf(path: string): string {
  return baseName(path).split('.').at(-1) ?? ''
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

const LOOKS =
  /^git (?:--no-pager )?(?:status(?:\s+(?:-s|-sb|-b|--short|--porcelain|--branch|-uall))*|diff(?:\s+--stat)?)$/
const SAYS_CLEAN = /nothing to commit|^On branch|^(?:\?\?|A ) /m
/** Only what installs something writes these. */
const LOCKED = /(?:^|\/)(?:[\w.-]*lock(?:file)?(?:\.\w+)?|[\w.-]+\.lock)$/i
const INSTALLS =
  /\b(?:npm|pnpm|yarn|bun)\b.*\s(?:i|install|add|remove|rm|ci|up|update|upgrade|link|dedupe)\b|^yarn$|\b(?:cargo|uv|poetry|pipenv|bundle|composer|pod|mix|flutter|terraform|nix|go)\s/
/** Generators and test runs write these. */
const WRITTEN_BY_TOOLS =
  /(?:^|\/)(?:go\.(?:sum|mod)|package\.json|[\w.-]+\.(?:snap|sum|pb\.\w+)|schema\.\w+|next-env\.d\.ts|tsconfig\.tsbuildinfo)$|(?:^|\/)(?:generated|__generated__|__snapshots__|gen|dist|build)\//i
const IN_BULK = /^(?:sed|perl|python3?|node|ruby|git|patch)\b/
const MOST = 12
