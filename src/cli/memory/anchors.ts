import { resolve } from 'node:path'
import { patternOf } from '../../memory/solutions/patterns.ts'
import { fromRoot } from '../../memory/store/file-keys.ts'
import { type Link, linkFrom, linksOf, setLinks } from '../../memory/store/links.ts'
import type { Memory, Truth } from '../../memory/store/record.ts'
import { commitAt, shortCommit } from '../../memory/truth/commit.ts'
import { anchored } from '../../memory/truth/take.ts'
import { checkTruth, judgeTruth, standingOf } from '../../memory/truth/truth.ts'
import { said, t } from '../../messages/people/speak.ts'
import { files } from '../../platform/files/file-port.ts'
import { readText } from '../../platform/files/reading.ts'
import { changedSince, MOST, type Since } from './git-since.ts'
import type { MemoryDesk } from './place.ts'

/**
 * Files are named from the project's root, and remembered as they are now, so that a later change can be seen. New files take
 * the place of those that stand there, new names of names.
 */
export function linksTo(
  { place }: Pick<MemoryDesk, 'place'>,
  cwd: string,
  named: { readonly files: readonly string[]; readonly symbols: readonly string[] },
  standing: readonly Link[] = [],
): Promise<Link[]> {
  const paths = named.files.map((word): Link => {
    const asked = linkFrom(word)
    if (asked.kind === 'extension') return asked
    return { kind: asked.kind, key: fromRoot(resolve(cwd, asked.key), place.root) }
  })
  const symbols = named.symbols.map((key): Link => ({ kind: 'symbol', key }))
  if (paths.length + symbols.length === 0) return Promise.resolve([])
  const kept = standing.filter(({ kind }) => {
    if (kind === 'error' || kind === 'pattern') return true
    return (kind === 'symbol' ? symbols : paths).length === 0
  })
  return anchoredNow(place.root, [...paths, ...symbols, ...kept])
}

async function anchoredNow(root: string, links: readonly Link[]): Promise<Link[]> {
  return links.length === 0 ? [] : anchored(files, root, await commitAt(root, readText), links)
}

/** What was named and is not there, so that a slip of the pen is seen at once. */
export function unseenText(links: readonly Link[]): string {
  if (!links.some(({ kind }) => kind === 'file')) return ''
  const unseen = links.filter(({ kind, hash }) => (kind === 'file' || kind === 'symbol') && !hash)
  return unseen.length === 0
    ? ''
    : t` Not seen here: ${unseen.map(({ kind, key }) => `${said(kind)} ${key}`).join(', ')}.`
}

/** The same links as of now: whoever writes a memory anew says that it holds for what is there now. */
export async function anewFor({ sql, place }: MemoryDesk, memory: Memory): Promise<Link[]> {
  const links = linksOf(sql, memory.id)
  return links.some(({ kind }) => kind === 'file' || kind === 'symbol') ? anchoredNow(place.root, links) : []
}

/** With new anchors what was found of the old ones means nothing. */
export function anchor({ sql }: MemoryDesk, { id, project }: Memory, links: readonly Link[]): void {
  if (links.length === 0) return
  setLinks(sql, id, project, links)
  sql.run("UPDATE memories SET truth = 'unchecked' WHERE id = ?", id)
}

/** The memories as they stand now, in this folder; looking is cut short after a second. */
export function judgedNow<One extends Memory>({ sql, place }: MemoryDesk, memories: readonly One[]): One[] {
  const ids = memories.map(({ id }) => id)
  const end = performance.now() + LOOK_MS
  const truths = checkTruth(sql, files, place, ids, () => performance.now() < end)
  return memories.map((memory) => ({ ...memory, truth: truths.get(memory.id) ?? memory.truth }))
}

/** One thing a memory hangs on, and how it stands. */
interface Anchor {
  readonly kind: Link['kind']
  readonly key: string
  readonly state: Truth
  /** The commit that the project stood at when it was written. */
  readonly commit: string | null
  readonly since: Since | null
}

/** What a memory hangs on, each with its state now and, where it changed and git can tell, what happened since. */
export function memoryAnchors({ sql, place }: MemoryDesk, memory: Memory): { truth: Truth; anchors: Anchor[] } {
  const links = linksOf(sql, memory.id).filter(({ kind }) => kind !== 'error')
  const { truth, anchors } = judgeTruth(files, place.root, { links, ...standingOf(memory) })
  const end = performance.now() + GIT_MS
  const paths = links.filter(({ kind }) => kind === 'file').map(({ key }) => key)
  return {
    truth: links.some(({ kind, hash }) => kind === 'file' && hash) ? truth : memory.truth,
    anchors: anchors.map(({ link, state }) => {
      const { kind, commit = null } = link
      const key = kind === 'pattern' ? patternOf(link.key) : link.key
      const path = kind === 'file' ? key : paths.length === 1 ? paths[0] : undefined
      const left = Math.floor(end - performance.now())
      const since =
        commit && path && (state === 'changed' || state === 'gone') && left > 0
          ? changedSince(place.root, commit, path, left)
          : undefined
      return { kind, key, state, commit, since: since ?? null }
    }),
  }
}

const LOOK_MS = 1000
const GIT_MS = 2000

/** `changed since a1b2c3d (3 commits, last 2026-03-02)`. */
export function anchorText({ kind, key, state, commit, since }: Anchor): string {
  if (kind === 'pattern') return t`failures with ${key}`
  const at = commit ? shortCommit(commit) : ''
  const how = {
    unchecked: kind === 'file' || kind === 'symbol' ? t`not seen here` : '',
    current: at ? t`as it was at ${at}` : t`as it was`,
    changed: `${at ? t`changed since ${at}` : t`changed since it was written`}${sinceText(since, kind)}`,
    gone: `${at ? t`gone since ${at}` : t`gone`}${sinceText(since, kind)}`,
  }[state]
  return `${said(kind)} ${key}${how ? `: ${how}` : ''}`
}

function sinceText(since: Since | null, kind: Link['kind']): string {
  if (!since) return ''
  if (since.kind === 'elsewhere') return t` (a commit that is not in the history of what is checked out)`
  if (since.count === 0) return t` (not committed)`
  const many =
    since.count === MOST ? t`${MOST} or more commits` : since.count === 1 ? t`1 commit` : t`${since.count} commits`
  return kind === 'symbol' ? t` (${many} to its file, last ${since.last})` : t` (${many}, last ${since.last})`
}
