import { wideFingerprint } from '../../base/ids.ts'
import type { ReadSql } from '../../storage/sql.ts'
import { type Git, gitFolder, type ProjectPlace, placeOf, type ReadText } from './identity.ts'
import { knownPlace } from './known-place.ts'
import { type KnownRoot, rootsOf } from './places.ts'

/** What proving needs from outside. */
export interface ProofGround {
  readonly sql: ReadSql
  text: ReadText
  /** Whether a repository holds a commit, looked up in its files. */
  hasCommit(common: string, commit: string): Promise<boolean>
  /** Where a path really leads; undefined when there is nothing. */
  real(path: string): Promise<string | undefined>
  /** When a file or folder was last changed; undefined when it is not there. */
  modifiedAt(path: string): number | undefined
}

/**
 * Which project a folder belongs to. A remote is only a line in a file: a folder that names that of a project which is known elsewhere on
 * this machine belongs to it when the two share a commit, which nobody can make up, or when the person said so. Else it is a project of its own, and
 * `claims` says which it names.
 */
export async function provenPlace(dir: string, ground: ProofGround): Promise<ProjectPlace> {
  const place = await proven(dir, ground)
  const before = knownPlace(ground.sql, dir)
  if (!before || before.project === place.project) return place
  const roots = rootsOf(ground.sql, before.project).map(({ root }) => root)
  return { ...place, gone: roots.filter((root) => ground.modifiedAt(root) === undefined) }
}

async function proven(dir: string, ground: ProofGround): Promise<ProjectPlace> {
  const claimed = await placeOf(dir, ground.text)
  const git = await gitFolder(claimed.root, ground.text)
  if (!git) return claimed
  if (!(await isOwnFolder(git, claimed.root, ground))) return own(claimed, `${claimed.root}/.git`)
  if (!claimed.project.startsWith('git:')) return claimed
  const roots = rootsOf(ground.sql, claimed.project)
  const known = roots.find(({ root }) => root === claimed.root)
  if (known?.commits) return claimed
  const commits = await tipsOf(git, ground.text)
  const place = { ...claimed, commits }
  if (known || roots.length === 0) return place
  for (const other of roots) if (await areRelated({ git, commits }, other, ground)) return place
  return own(claimed, git.common)
}

function own({ root, project }: ProjectPlace, mark: string): ProjectPlace {
  return { root, project: `root:${wideFingerprint(mark)}`, claims: project }
}

/**
 * A worktree and a submodule name the folder that their repository is in, and that repository names them: a file that only points there
 * may have come with anything.
 */
async function isOwnFolder({ own, config }: Git, root: string, { text, real }: ProofGround): Promise<boolean> {
  if (own === `${root}/.git`) return true
  const worktree = (await text(`${own}/gitdir`))?.trim()
  if (worktree) return (await real(worktree)) === (await real(`${root}/.git`))
  const folder = /^\s*worktree\s*=\s*(.+)$/m.exec(config)?.[1]?.trim()
  if (folder === undefined) return false
  return (await real(folder.startsWith('/') ? folder : `${own}/${folder}`)) === (await real(root))
}

interface Checkout {
  readonly git: Git
  readonly commits: readonly string[]
}

/** Whether one of two checkouts holds a commit of the other: of now, or of when it was first seen. */
async function areRelated({ git, commits }: Checkout, other: KnownRoot, ground: ProofGround): Promise<boolean> {
  const there = await gitFolder(other.root, ground.text)
  const theirs = [...other.commits.split(' ').filter(Boolean), ...(there ? await tipsOf(there, ground.text) : [])]
  for (const commit of theirs) if (await ground.hasCommit(git.common, commit)) return true
  if (!there) return false
  for (const commit of commits) if (await ground.hasCommit(there.common, commit)) return true
  return false
}

const MOST_TIPS = 8

/** Commits that a checkout stands at: its own, and those of its remote as it last saw them, which other clones have too. */
async function tipsOf({ own, common }: Git, read: ReadText): Promise<string[]> {
  const packed = ((await read(`${common}/packed-refs`)) ?? '').split('\n')
  const at = async (ref: string): Promise<string | undefined> => {
    const text = (await read(`${ref === 'HEAD' ? own : common}/${ref}`))?.trim()
    const next = /^ref: (\S+)$/.exec(text ?? '')?.[1]
    if (next && next !== ref && !next.includes('..')) return at(next)
    return hashIn(text ?? packed.find((line) => line.endsWith(` ${ref}`)) ?? '')
  }
  const seen = await Promise.all(REFS.map(at))
  const others = packed.filter((line) => line.includes(' refs/remotes/')).map(hashIn)
  return [...new Set([...seen, ...others].filter((commit) => commit !== undefined))].slice(0, MOST_TIPS)
}

const REFS = ['refs/remotes/origin/HEAD', 'refs/remotes/origin/main', 'refs/remotes/origin/master', 'HEAD']

function hashIn(line: string): string | undefined {
  return /^[0-9a-f]{40,64}(?![0-9a-f])/.exec(line)?.[0]
}
