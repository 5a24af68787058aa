import type { Ledger } from '../../../facts.ts'
import type { Work } from '../../../state.ts'
import type { Answered } from './commits.ts'
import { stashVerb } from './git-lines.ts'
import { covers } from './staging.ts'

/** `git reset` to another commit: the last one is none any more, and what was in it is open again, or gone. */
export function takeReset(ledger: Ledger, { command, output, failed }: Answered): void {
  const rest = RESET.exec(command)?.[1] ?? ''
  if (rest === '' || failed) return
  const { work } = ledger
  if (/--(?:hard|merge|keep)\b/.test(rest)) {
    const [, hash = '', subject = ''] = /^HEAD is now at ([0-9a-f]{7,40}) ?(.*)$/m.exec(output) ?? []
    const to = rest.split(/\s+/).find((word) => word !== '' && !/^-|^\d?>/.test(word)) ?? 'HEAD'
    const isSame = isAt(work.commit.hash, hash) || isAt(work.commit.hash, to) || (hash === '' && HERE.has(to))
    ledger.work = { ...(isSame ? work : withoutCommit(work, ledger, { hash, subject })), edits: [] }
    return
  }
  const back = BACK.exec(rest)
  if (back === null) return
  const count = back[2] !== undefined ? Number(back[2]) : (back[1]?.length ?? 1)
  const opened = count === 1 ? (work.commit.took ?? []) : []
  const before = withoutCommit(work, ledger, { hash: '', subject: '' })
  ledger.work = {
    ...before,
    ...(work.unpushed !== undefined && { unpushed: Math.max(0, work.unpushed - count) }),
    edits: [...opened, ...work.edits.filter(({ path }) => !opened.some((one) => one.path === path))],
    staged: /--soft\b/.test(rest) ? opened.map(({ path }) => path) : work.staged,
  }
}

function isAt(commit: string, hash: string): boolean {
  return commit !== '' && hash.length >= SHORTEST && (hash.startsWith(commit) || commit.startsWith(hash))
}

/** The branch on which it was made is deleted. */
export function takeDeleted(ledger: Ledger, output: string): void {
  const { work } = ledger
  for (const [, branch = ''] of output.matchAll(/^Deleted branch (\S+) \(was [0-9a-f]+\)/gm))
    if (work.commit.branch === branch) ledger.work = withoutCommit(work, ledger, { hash: '', subject: '' })
}

/** What is put aside is not in the files, until it is brought back. */
export function takeStash(ledger: Ledger, { command, output, failed }: Answered): void {
  if (failed) return
  for (const [, rest = ''] of command.matchAll(STASH)) {
    const verb = stashVerb(rest)
    const { work } = ledger
    const stashed = work.stashed ?? []
    if (verb === 'drop' || verb === 'clear') ledger.work = { ...work, stashed: [] }
    else if (verb === 'pop' || verb === 'apply') {
      const back = stashed.filter(({ path }) => !work.edits.some((edit) => edit.path === path))
      ledger.work = { ...work, edits: [...back, ...work.edits], stashed: [] }
    } else if (verb === 'push' && /^Saved working directory/m.test(output)) {
      const named = namedPaths(rest)
      const isPutAside = (path: string) => named.length === 0 || named.some((one) => covers(one, path, ledger))
      ledger.work = {
        ...work,
        edits: work.edits.filter(({ path }) => !isPutAside(path)),
        stashed: [...stashed, ...work.edits.filter(({ path }) => isPutAside(path))],
      }
    }
  }
}

/** Files that were put back to what the index or a commit has. */
export function takePutBack(ledger: Ledger, { command, output, failed }: Answered): void {
  const rest = /^git checkout\b([^&|;\n]*)/m.exec(command)?.[1] ?? ''
  const from = /^Updated \d+ paths? from (.+)$/m.exec(output)?.[1]
  if (failed || rest === '' || from === undefined) return
  const words = rest.split(/\s+/).filter((word) => word !== '' && !word.startsWith('-'))
  // What is put back from a commit is named behind it.
  const paths = rest.includes(' -- ') ? namedPaths(rest) : from === 'the index' ? words : words.slice(1)
  const { work } = ledger
  ledger.work = { ...work, edits: work.edits.filter(({ path }) => !paths.some((one) => covers(one, path, ledger))) }
}

function namedPaths(rest: string): string[] {
  return (rest.split(' -- ')[1] ?? '').split(/\s+/).filter((word) => word !== '' && !/^[;&|]+$/.test(word))
}

function withoutCommit({ held: _, ...work }: Work, { step }: Ledger, now: { hash: string; subject: string }): Work {
  return {
    ...work,
    commit: { ...now, step, made: false },
    ...(now.hash === '' && work.commit.made && { undone: true }),
  }
}

const RESET = /^git reset\b((?: +[^&|;\n]*)?)/m
const HERE: ReadonlySet<string> = new Set(['HEAD', '@'])
const SHORTEST = 7
/** `HEAD~2`, `HEAD^^`, `@~`. */
const BACK = /(?:HEAD|@)(?:(\^+)|~(\d*))(?=\s|$)/
const STASH = /^git stash\b([^&|;\n]*)/gm
