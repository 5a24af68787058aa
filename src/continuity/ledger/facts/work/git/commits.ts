import { clipClause } from '../../../../../base/text/sentences.ts'
import { oneLine } from '../../../../../base/text/text.ts'
import type { Ledger } from '../../../facts.ts'
import type { Work } from '../../../state.ts'
import { covers } from './staging.ts'

/** What git answered to a command, and whose command it was. */
export interface Answered {
  readonly command: string
  readonly output: string
  readonly failed: boolean
  readonly by: 'agent' | 'person'
}

/** Only with such a verb in the command: a test that makes repositories prints commits too. */
export function makesCommit(command: string): boolean {
  return MAKES.test(command)
}

export function takeCommit(ledger: Ledger, answered: Answered): void {
  const { command, output } = answered
  const lines = [...output.matchAll(MADE)]
  const last = lines.at(-1)
  if (last === undefined) {
    takeUnseen(ledger, answered)
    return
  }
  const [, branch = '', hash = '', subject = ''] = last
  if (!/detached|HEAD/.test(branch)) ledger.branch = branch
  commit(ledger, answered, { hash, subject, count: /--amend\b/.test(command) ? 0 : lines.length })
}

/** It succeeded, and printed nothing that names it: told to be quiet, or behind a pipe. Or it did not go through. */
function takeUnseen(ledger: Ledger, answered: Answered): void {
  const { command, output, failed } = answered
  if (!/\bcommit\b/.test(command) || /--dry-run\b/.test(command)) return
  if (failed || STOPPED.test(output)) return
  if (!QUIET.test(command) && !/\d+ files? changed/.test(output)) return
  const subject = /\s(?:-\w*m|--message)[= ]?\s*(?:"([^"$]+)"|'([^']+)')/.exec(command)
  commit(ledger, answered, { hash: '', subject: subject?.[1] ?? subject?.[2] ?? '', count: 1 })
}

function commit(
  ledger: Ledger,
  { command, by }: Answered,
  made: { hash: string; subject: string; count: number },
): void {
  const { work } = ledger
  const none = work.staged.length === 0 && (work.inPart ?? []).length === 0
  const all = none || /\bgit\b[^&|;\n]*\bcommit\b[^&|;\n"']* (?:-\w*a|--all)\b/.test(command)
  const open = all ? [] : work.edits.filter(({ path }) => !work.staged.some((staged) => covers(staged, path, ledger)))
  const { undone: _, ...rest } = work
  ledger.work = {
    ...rest,
    commit: {
      hash: made.hash,
      subject: clipClause(oneLine(made.subject), 120),
      step: ledger.step,
      made: by === 'agent',
      branch: ledger.branch,
      took: work.edits.filter((edit) => !open.includes(edit)),
    },
    edits: open,
    staged: [],
    inPart: [],
    conflict: NO_CONFLICT,
    ...(work.apart !== undefined && { apart: { ...work.apart, here: work.apart.here + made.count } }),
    ...(work.unpushed !== undefined && { unpushed: work.unpushed + made.count }),
  }
}

/** `git reset` to another commit: the last one is none any more, and what was in it is open again, or gone. */
export function takeReset(ledger: Ledger, { command, output, failed }: Answered): void {
  const [, rest = ''] = RESET.exec(command) ?? []
  if (rest === '' || failed) return
  const { work } = ledger
  if (/--(?:hard|merge|keep)\b/.test(rest)) {
    const [, hash = '', subject = ''] = /^HEAD is now at ([0-9a-f]{7,40}) ?(.*)$/m.exec(output) ?? []
    const isSame = hash !== '' && work.commit.hash !== '' && hash.startsWith(work.commit.hash)
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

/** The branch on which it was made is deleted. */
export function takeDeleted(ledger: Ledger, output: string): void {
  const { work } = ledger
  for (const [, branch = ''] of output.matchAll(/^Deleted branch (\S+) \(was [0-9a-f]+\)/gm))
    if (work.commit.branch === branch) ledger.work = withoutCommit(work, ledger, { hash: '', subject: '' })
}

/** What is put aside is not in the files, until it is brought back. */
export function takeStash(ledger: Ledger, { command, output, failed }: Answered): void {
  const [, rest = ''] = /\bgit stash\b([^&|;\n]*)/.exec(command) ?? [undefined, undefined]
  if (failed || !/\bgit stash\b/.test(command)) return
  const { work } = ledger
  const stashed = work.stashed ?? []
  if (/\b(?:drop|clear)\b/.test(rest)) ledger.work = { ...work, stashed: [] }
  else if (/\b(?:pop|apply)\b/.test(rest)) {
    const back = stashed.filter(({ path }) => !work.edits.some((edit) => edit.path === path))
    ledger.work = { ...work, edits: [...back, ...work.edits], stashed: [] }
  } else if (/^Saved working directory/m.test(output) && !/\bgit stash (?:pop|apply)\b/.test(command)) {
    const named = rest.split(' -- ')[1]?.trim().split(/\s+/) ?? []
    const isPutAside = (path: string) => named.length === 0 || named.some((one) => covers(one, path, ledger))
    ledger.work = {
      ...work,
      edits: work.edits.filter(({ path }) => !isPutAside(path)),
      stashed: [...stashed, ...work.edits.filter(({ path }) => isPutAside(path))],
    }
  }
}

/** Files that were put back to what the index or a commit has. */
export function takePutBack(ledger: Ledger, { command, output, failed }: Answered): void {
  const [, rest = ''] = /\bgit checkout\b([^&|;\n]*)/.exec(command) ?? []
  if (failed || rest === '' || !/^Updated \d+ paths? from /m.test(output)) return
  const paths = rest.split(/\s+/).filter((word) => word !== '' && !word.startsWith('-'))
  const { work } = ledger
  ledger.work = { ...work, edits: work.edits.filter(({ path }) => !paths.some((one) => covers(one, path, ledger))) }
}

function withoutCommit({ held: _, ...work }: Work, { step }: Ledger, now: { hash: string; subject: string }): Work {
  return {
    ...work,
    commit: { ...now, step, made: false },
    ...(now.hash === '' && work.commit.made && { undone: true }),
  }
}

export const NO_CONFLICT: Work['conflict'] = { what: '', line: '', step: 0 }
const MAKES = /\bgit\b[^&|;\n]*\b(?:commit|revert|cherry-pick|am)\b/
const MADE = /^\[([^\]\s]+)(?: \([^)]*\))? ([0-9a-f]{7,40})\] (.+)$/gm
const STOPPED =
  /nothing (?:added )?to commit|no changes added|Aborting commit|^(?:error|fatal): |hook .{0,60}(?:failed|exited)|pre-commit.{0,40}fail/im
const QUIET = /\bcommit\b[^&|;\n]*\s(?:-[a-zA-Z]*q|--quiet\b)|\bcommit\b[^|;&\n]*(?:2>&1 *)?\|/
const RESET = /\bgit reset\b((?: +[^&|;\n]*)?)/
/** `HEAD~2`, `HEAD^^`, `@~`. */
const BACK = /(?:HEAD|@)(?:(\^+)|~(\d*))(?=\s|$)/
