import { wideFingerprint } from '../../base/ids.ts'

/** A project, however many folders it is checked out in. */
export interface ProjectPlace {
  /** What memories are kept under. Never holds a URL or a credential. */
  readonly project: string
  /** The folder that files are named from. */
  readonly root: string
  /** The project whose remote it names without a proof that it is one of its checkouts. */
  readonly claims?: string
  /** Commits it stands at, where they were looked for. */
  readonly commits?: readonly string[]
  /** Folders of the project that it was known as until now which are not there any more. */
  readonly gone?: readonly string[]
}

/** Memories of no project: they hold everywhere. */
export const EVERYWHERE = ''

export type ReadText = (path: string) => Promise<string | undefined>

/**
 * Which project a folder belongs to: by the repository's remote, so that every clone and worktree of it is the same project
 * and a fork is another one; by its first commit when it has no remote; by the folder itself without a repository.
 */
export async function placeOf(dir: string, read: ReadText): Promise<ProjectPlace> {
  const start = dir.replace(/\/+$/, '') || '/'
  for (let folder = start; ; folder = folder.slice(0, folder.lastIndexOf('/'))) {
    const git = await gitFolder(folder, read)
    if (git) return { root: folder, project: await identityOf(git, read) }
    if (!folder.includes('/') || folder === '') break
  }
  return { root: start, project: `root:${wideFingerprint(start)}` }
}

/**
 * The identity of a repository: its remote without scheme and credentials, hashed; without a remote, the commit it began with, which
 * moves with it; before there is one, its folder.
 */
async function identityOf(git: Git, read: ReadText): Promise<string> {
  const remote = remoteIn(git.config)
  if (remote) return `git:${wideFingerprint(normaliseRemote(remote))}`
  return `root:${wideFingerprint((await firstCommit(git, read)) ?? git.common)}`
}

/** What a project may have been known as before: by its first commit, its repository's folder, its own. */
export async function earlierIdentities({ root, project }: ProjectPlace, read: ReadText): Promise<string[]> {
  const git = await gitFolder(root, read)
  const first = git && (await firstCommit(git, read))
  const marks = [first, git?.common, root].flatMap((mark) =>
    mark === undefined ? [] : `root:${wideFingerprint(mark)}`,
  )
  return marks.filter((identity) => identity !== project)
}

async function firstCommit({ common }: Git, read: ReadText): Promise<string | undefined> {
  return /^\S+ ([0-9a-f]{40,64}) /.exec((await read(`${common}/logs/HEAD`)) ?? '')?.[1]
}

/** `https://me:token@Host/Owner/Repo.git`, `git@host:Owner/Repo` and `ssh://git@host/Owner/Repo/` are the same. */
export function normaliseRemote(url: string): string {
  const plain = url
    .trim()
    .replace(/^[a-z+]+:\/\//i, '')
    .replace(/^[^/@]*@/, '')
    .replace(/^([^/:]+):(?:\d+\/)?/, '$1/')
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/\.git$/, '')
  return plain.toLowerCase()
}

/** `origin` if there is one, else the first remote. */
function remoteIn(config: string): string | undefined {
  const remotes = [...config.matchAll(/^\s*\[remote "([^"]+)"\]([^[]*)/gm)].map(([, name = '', body = '']) => ({
    name,
    url: /^\s*url\s*=\s*(\S+)/m.exec(body)?.[1],
  }))
  return (remotes.find(({ name, url }) => name === 'origin' && url) ?? remotes.find(({ url }) => url))?.url
}

export interface Git {
  readonly config: string
  /** The folder of this checkout: where its HEAD is. */
  readonly own: string
  /** The repository's own .git folder, the same for all its worktrees. */
  readonly common: string
}

export async function gitFolder(folder: string, read: ReadText): Promise<Git | undefined> {
  const config = await read(`${folder}/.git/config`)
  if (config !== undefined) return { config, own: `${folder}/.git`, common: `${folder}/.git` }
  // In a worktree and in a submodule .git is a file that names the real folder.
  const link = /^gitdir:\s*(.+)$/m.exec((await read(`${folder}/.git`)) ?? '')?.[1]?.trim()
  if (!link) return undefined
  const own = link.startsWith('/') ? link : resolve(folder, link)
  const shared = (await read(`${own}/commondir`))?.trim()
  const common = shared ? (shared.startsWith('/') ? shared : resolve(own, shared)) : own
  return { config: (await read(`${common}/config`)) ?? '', own, common }
}

function resolve(folder: string, path: string): string {
  const parts = folder.split('/')
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}
