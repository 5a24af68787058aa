import { plainPath } from '../../../../base/paths/plain-path.ts'
import { commandKind } from '../../../../base/shell/command-kind.ts'
import { cleaned, segmentsOf } from '../../../../base/shell/segments.ts'
import type { Ledger } from '../../facts.ts'
import { NO_WORK } from '../../put.ts'
import { pathAt, unquotedWords } from './tree/shell-paths.ts'

/**
 * Several checkouts in one session: another worktree, a clone. What was edited, committed and checked in one says nothing of the others, so
 * each keeps its own work, and the ledger's is that of the one in hand. '' is the folder in which the session began.
 */
export function goTo(ledger: Ledger, root: string, branch?: string): void {
  const { work, checkouts = [] } = ledger
  const left = work.root ?? ''
  if (left === root) return
  const known = checkouts.find((one) => one.root === root)
  const others = checkouts.filter((one) => one.root !== root && one.root !== left)
  const { branchStep: since = 0 } = ledger
  ledger.checkouts = [...others, { root: left, branch: ledger.branch, branchStep: since, work }].slice(-MOST)
  ledger.branchStep = known?.branchStep ?? 0
  const { root: _, ...own } = known?.work ?? NO_WORK
  ledger.work = { ...own, here: work.here, ...(root !== '' && { root }) }
  ledger.branch = branch ?? known?.branch ?? branchMade(ledger, root)
}

/** The checkout that a folder or a file belongs to; undefined for what lies in none that is known. */
export function rootOf({ cwd, roots = [] }: Ledger, path: string): string | undefined {
  const whole = path.startsWith('/') || cwd === '' ? path : `${cwd}/${path}`
  const isIn = (folder: string) => folder !== '' && (whole === folder || whole.startsWith(`${folder}/`))
  const root = roots.map(({ folder }) => folder).findLast(isIn) ?? WORKTREE.exec(whole)?.[1]
  if (root !== undefined && root !== cwd && !cwd.startsWith(`${root}/`)) return root
  return isIn(cwd) ? '' : undefined
}

/** A folder that is named as a worktree is one, by all of its name, where the session comes to it first. */
export function meetWorktree(ledger: Ledger, folder: string): void {
  const { cwd, roots = [] } = ledger
  const isIn = (one: string) => folder === one || folder.startsWith(`${one}/`)
  // The session may have begun in one.
  const name = isIn(cwd) ? folder.slice(cwd.length) : folder
  if (!WORKTREE.test(name) || roots.some((one) => isIn(one.folder))) return
  ledger.roots = [...roots, { folder, branch: '' }].slice(-MOST)
}

/** A folder in which the session is taken up is a checkout of its own. */
export function meetCheckout(ledger: Ledger, folder: string): void {
  const { roots = [] } = ledger
  if (!roots.some((one) => folder === one.folder || folder.startsWith(`${one.folder}/`)))
    ledger.roots = [...roots, { folder, branch: '' }].slice(-MOST)
}

/** Another checkout was made: its folder, and the branch where it was named. What is thrown away again is none. */
export function takeCheckout(ledger: Ledger, command: string): void {
  if (!MAY_MAKE.test(command)) return
  let folder = ledger.work.here || ledger.cwd
  for (const segment of segmentsOf(command)) {
    const bare = cleaned(segment)
    if (bare.startsWith('cd ')) folder = pathAt(folder, unquotedWords(bare)[1] ?? '')
    const removed = /^git worktree remove (?:(?:-f|--force) )?(\S+)/.exec(bare)?.[1]
    if (removed !== undefined) forgetCheckout(ledger, plainPath(pathAt(folder, removed)))
    const made = madeBy(bare)
    const root = made === undefined ? '' : plainPath(pathAt(folder, made.folder))
    if (made === undefined || root === '/' || PASSING.test(root)) continue
    const others = (ledger.roots ?? []).filter((one) => one.folder !== root)
    ledger.roots = [...others, { folder: root, branch: made.branch }].slice(-MOST)
  }
}

/** A command that commits or checks in a checkout that is known is work there; one that only looks is not. */
export function takeWorkIn(ledger: Ledger, folder: string, command: string): void {
  const { work, checkouts = [], roots = [] } = ledger
  if (checkouts.length + roots.length === 0) return
  const root = rootOf(ledger, folder)
  if (root === undefined || root === (work.root ?? '')) return
  const isWorked = segmentsOf(command).some((segment) => {
    const bare = cleaned(segment)
    return COMMITS.test(bare) || commandKind(bare) === 'check'
  })
  if (isWorked) goTo(ledger, root)
}

function forgetCheckout(ledger: Ledger, root: string): void {
  if (ledger.work.root === root) goTo(ledger, '')
  ledger.roots = (ledger.roots ?? []).filter(({ folder }) => folder !== root)
  ledger.checkouts = (ledger.checkouts ?? []).filter((one) => one.root !== root)
}

function branchMade({ roots = [] }: Ledger, root: string): string {
  return roots.find(({ folder }) => folder === root)?.branch ?? ''
}

function madeBy(command: string): { readonly folder: string; readonly branch: string } | undefined {
  const [program = '', verb = '', ...rest] = unquotedWords(command)
  if (program !== 'git' && program !== 'gh') return undefined
  if (verb === 'worktree' && rest[0] === 'add') {
    const branch = /\s-[bB] (\S+)/.exec(command)?.[1]
    const [folder = '', from = ''] = plainWords(
      rest
        .slice(1)
        .join(' ')
        .replace(/(?:^|\s)-[bB] \S+/, ''),
    )
    return folder === '' ? undefined : { folder, branch: branch ?? (/^[0-9a-f]{7,}$|\//.test(from) ? '' : from) }
  }
  if (verb !== 'clone' && !(verb === 'repo' && rest[0] === 'clone')) return undefined
  const [from = '', to] = plainWords(
    rest
      .filter((word) => word !== 'clone')
      .join(' ')
      .replace(TAKES_VALUE, ''),
  )
  const folder =
    to ??
    from
      .replace(/\.git$/, '')
      .split(/[/:]/)
      .at(-1) ??
    ''
  return folder === '' ? undefined : { folder, branch: '' }
}

function plainWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '' && !word.startsWith('-'))
}

const MAY_MAKE = /\b(?:git|gh)\b.*\b(?:worktree|clone)\b/s
const WORKTREE = /^(.*[\\/]\.?worktrees?[\\/][^\\/]+)(?:[\\/]|$)/
const TAKES_VALUE = /(?:^|\s)(?:-b|--branch|--depth|-o|--origin|--reference|-c|--config)[= ]\S+/g
const COMMITS = /^git (?:-C \S+ )?(?:commit|merge|rebase|cherry-pick|revert|push|stash|reset|restore)\b/
/** Nobody works there for long. */
const PASSING = /^\/(?:private\/)?(?:tmp|var|dev)\//
const MOST = 6
