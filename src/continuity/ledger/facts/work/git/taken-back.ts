import type { Ledger } from '../../../facts.ts'
import type { Work } from '../../../state.ts'
import { isUntracked } from '../tree/file-ends.ts'
import { type Answered, rewrittenPush } from './commits.ts'
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
    // What git has never seen stays where it is.
    const left = work.edits.filter((edit) => isUntracked(edit, ledger))
    const isSame = isAt(work.commit.hash, hash) || isAt(work.commit.hash, to) || (hash === '' && HERE.has(to))
    ledger.work = { ...(isSame ? work : withoutCommit(work, ledger, { hash, subject })), edits: left }
    return
  }
  const back = BACK.exec(rest)
  if (back === null) return
  const count = back[2] !== undefined ? Number(back[2]) : (back[1]?.length ?? 1)
  const opened = count === 1 ? (work.commit.took ?? []) : []
  const before = withoutCommit(work, ledger, { hash: '', subject: '' })
  const rewritten = rewrittenPush(ledger, 'reset')
  ledger.work = {
    ...before,
    ...(rewritten !== undefined && { rewritten }),
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
      const takesNew = TAKES_NEW.test(rest)
      const isPutAside = (edit: Work['edits'][number]) =>
        (takesNew || !isUntracked(edit, ledger)) &&
        (named.length === 0 || named.some((one) => covers(one, edit.path, ledger)))
      ledger.work = {
        ...work,
        edits: work.edits.filter((edit) => !isPutAside(edit)),
        stashed: [...stashed, ...work.edits.filter(isPutAside)],
      }
    }
  }
}

/** Behind `--`, or behind `push` where it is no option and no message. */
function namedPaths(rest: string): string[] {
  const plain = rest.replace(/\s(?:-m|--message)(?:=|\s+)\S+/g, '')
  const push = /^\s+push\s(.*)$/s.exec(plain)?.[1] ?? ''
  const named = rest.includes(' -- ') ? (rest.split(' -- ')[1] ?? '') : push.replace(/(?:^|\s)-\S+/g, '')
  return named.split(/\s+/).filter((word) => word !== '' && !/^[;&|]+$/.test(word))
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
const TAKES_NEW = /\s(?:-\w*[ua]|--include-untracked|--all)(?=\s|$)/
const STASH = /^git stash\b([^&|;\n]*)/gm
