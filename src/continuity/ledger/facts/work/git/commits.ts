import { failingLine } from '../../../../../base/failing-line/failing-line.ts'
import { baseName } from '../../../../../base/paths/paths.ts'
import { cleaned, segmentsOf } from '../../../../../base/shell/segments.ts'
import { clipClause } from '../../../../../base/text/sentences.ts'
import { oneLine } from '../../../../../base/text/text.ts'
import type { Ledger } from '../../../facts.ts'
import type { Work } from '../../../state.ts'
import { DECLINED, isDenied, TIME_UP, TIMED_OUT } from '../../runs/commands.ts'
import { sitesIn } from '../../runs/error-sites.ts'
import { isUntracked } from '../tree/file-ends.ts'
import { gitLines } from './git-lines.ts'
import { headShown } from './head.ts'
import { covers } from './staging.ts'
import { isAt } from './status.ts'
import { ownCommits } from './whose.ts'

/** What git answered to a command, and whose command it was. */
export interface Answered {
  /** What was asked of git, as `gitLines` tells. */
  readonly command: string
  readonly whole: string
  readonly output: string
  readonly failed: boolean
  readonly by: 'agent' | 'person'
  /** What failed came after it. */
  readonly through?: true
}

/** Only with such a verb in the command: a test that makes repositories prints commits too. */
export function makesCommit(command: string): boolean {
  return MAKES.test(command)
}

export function takeCommit(ledger: Ledger, answered: Answered): void {
  const { command, whole, output } = answered
  const lines = ownCommits(ledger, whole, output)
  const last = lines.at(-1)
  if (last === undefined) {
    if (!MADE.test(output)) takeUnseen(ledger, answered)
    return
  }
  const [, branch = '', , hash = '', subject = ''] = last
  if (!/detached|HEAD/.test(branch)) ledger.branch = branch
  const { amends } = countOf(command)
  commit(ledger, answered, { hash, subject, count: Math.max(0, lines.length - amends) })
}

/** How many commits a line makes, and how many it only replaces. */
function countOf(command: string): { readonly commits: number; readonly amends: number } {
  const all = command.match(/^git commit\b.*$/gm) ?? []
  const amends = all.filter((line) => AMENDS.test(line)).length
  return { commits: all.length - amends, amends }
}

/** It succeeded, and printed nothing that names it: told to be quiet, or behind a pipe. Or it did not go through. */
function takeUnseen(ledger: Ledger, answered: Answered): void {
  const { command, whole, output, failed, through = false } = answered
  const applied = failed || STOPPED.test(output) ? [] : [...output.matchAll(APPLIED)]
  if (/^git am\b/m.test(command) && applied.length > 0) {
    commit(ledger, answered, { hash: '', subject: applied.at(-1)?.[1] ?? '', count: applied.length })
    return
  }
  if (!/^(?:git commit|gt (?:create|modify)|jj (?:commit|ci))\b/m.test(command) || /--dry-run\b/.test(command)) return
  if (!through && (failed || STOPPED.test(output))) {
    if (isByHook(answered)) takeRefused(ledger, answered)
    return
  }
  if (/^gt /m.test(command)) return
  // Behind a pipe a hook that has stopped it looks like any other end.
  const isSilent = (QUIET.test(command) || HUSHED.test(whole)) && (!PIPED.test(command) || output.trim() === '')
  if (!through && !isSilent && !SHOWS_ONE.test(output) && !/^Parent commit/m.test(output)) return
  const shown = headShown(afterCommit(whole), output)
  const { commits, amends } = countOf(command)
  // What is amended without a word keeps its own.
  const subject =
    shown?.subject || subjectGiven(whole) || fixedUp(ledger, command) || (amends > 0 ? ledger.work.commit.subject : '')
  commit(ledger, answered, { hash: shown?.hash ?? '', subject, count: commits || (amends > 0 ? 0 : 1) })
}

/** A commit that is to be put into another one is called by that, where it is known which. */
function fixedUp({ work: { commit } }: Ledger, command: string): string {
  const [, how, hash = ''] = /\s--(fixup|squash)[= ](?:amend:|reword:)?(\S+)/.exec(command) ?? []
  const isLast = commit.hash !== '' && (commit.hash.startsWith(hash) || hash.startsWith(commit.hash))
  return how === undefined || commit.subject === '' || !(isLast || hash === 'HEAD') ? '' : `${how}! ${commit.subject}`
}

/** What the last commit of a line is told to be called. */
function subjectGiven(whole: string): string {
  const line = whole.slice(Math.max(0, whole.lastIndexOf('git commit')))
  const given = (MESSAGE.exec(line) ?? []).slice(1).find((group) => group !== undefined) ?? ''
  return given.split('\n', 1)[0]?.trim() ?? ''
}

/** What a line asks behind its last commit: a log there shows it. */
function afterCommit(whole: string): string {
  const segments = segmentsOf(whole)
  const at = segments.findLastIndex((segment) => makesCommit(gitLines(segment.text)))
  return segments
    .slice(at + 1)
    .map(({ text, then }) => `${text} ${then}`)
    .join(' ')
}

/** Its hook let it not through: nothing else of the line can have failed, or the output says so. */
function isByHook({ whole, output, failed }: Answered): boolean {
  if (NO_COMMIT.test(output) || isNotRun(output)) return false
  if (HOOK.test(output)) return true
  return failed && segmentsOf(whole).every((segment) => ONLY_GIT.test(cleaned(segment)))
}

/** The client, a rule, the person or the clock did not let it come to an end. */
function isNotRun(output: string): boolean {
  return (
    DECLINED.test(output) ||
    isDenied(output) ||
    TIME_UP.test(output) ||
    TIMED_OUT.test(output) ||
    output.slice(0, 200).includes('Sibling tool call errored')
  )
}

function takeRefused(ledger: Ledger, { command, output }: Answered): void {
  // What ran it stands in front.
  const plain = output.replace(/^Exit code \d+\s+|^[✖✗×] (?:.*:|[\w:-]+)$/gm, '')
  const { told = '' } = failingLine(plain, { exitCode: 1, command }) ?? {}
  const place = told === '' ? undefined : sitesIn(plain).find(({ text }) => text.includes(told))?.text
  const line = (place ?? told).replace(`${ledger.cwd}/`, '')
  const isAlone = ledger.work.edits.length === 0
  ledger.work = {
    ...ledger.work,
    refused: { line: oneLine(line, 200), step: ledger.step, ...(isAlone && { alone: true as const }) },
  }
}

function commit(
  ledger: Ledger,
  { command, whole, output, by }: Answered,
  made: { hash: string; subject: string; count: number },
): void {
  const { work } = ledger
  const isAmended = /^git commit\b/m.test(command) && AMENDS.test(command)
  const rewritten = isAmended ? rewrittenPush(ledger, 'amended') : undefined
  const later = laterOf(whole)
  const took = PICKS.test(command) ? NONE_TAKEN : takenPaths(work, /^git commit\b(.*)$/m.exec(command)?.[1] ?? '')
  const created = [...output.matchAll(CREATED)].map(([, path = '']) => path)
  const isLeft = (edit: Work['edits'][number]) => {
    if (edit.step === ledger.step && later(edit.path)) return true
    if (took === 'all') return false
    // `-a` passes over what git has never seen.
    if (took === 'tracked') return isUntracked(edit, ledger) && !created.some((path) => isAt(edit.path, path))
    return !took.paths.some((one) => covers(one, edit.path, ledger))
  }
  const open = work.edits.filter(isLeft)
  const isOnly = typeof took === 'object' && took.isOnly
  const { undone: _, refused: __, indexed = [], ...rest } = work
  ledger.work = {
    ...rest,
    commit: {
      hash: made.hash,
      subject: clipClause(oneLine(made.subject), 120),
      step: ledger.step,
      made: by === 'agent',
      branch: ledger.branch,
      took: [...(isAmended ? (work.commit.took ?? []) : []), ...work.edits.filter((edit) => !open.includes(edit))],
    },
    edits: open,
    // Those that are named are taken as they are, and the index stays for the next.
    staged: isOnly ? work.staged.filter((path) => !took.paths.includes(path)) : [],
    ...(isOnly && indexed.length > 0 && { indexed }),
    inPart: isOnly ? (work.inPart ?? []).filter((path) => !took.paths.includes(path)) : [],
    // A rebase goes on after a commit.
    conflict: work.conflict.what === 'rebase' ? NO_CONFLICT : withoutConflict(work),
    ...(work.apart !== undefined && { apart: { ...work.apart, here: work.apart.here + made.count } }),
    ...(work.unpushed !== undefined && { unpushed: Math.max(isAmended ? 1 : 0, work.unpushed + made.count) }),
    ...(rewritten !== undefined && { rewritten }),
  }
}

/** What has reached the server is written anew here: the next push has to replace it. */
export function rewrittenPush({ work, branch }: Ledger, how: 'amended' | 'rebased' | 'reset'): Work['rewritten'] {
  const { commit, pushStep, pushBranch = branch } = work
  if (pushStep === 0 || pushBranch !== branch) return undefined
  // A branch that is begun anew somewhere else leaves all of it behind.
  if (how === 'rebased') return { how, hash: '' }
  return pushStep < commit.step ? undefined : { how, hash: commit.hash }
}

/** Files that a line writes only behind its last commit. */
function laterOf(whole: string): (path: string) => boolean {
  const rest = afterCommit(whole)
  if (rest.trim() === '') return () => false
  return (path) => {
    const name = baseName(path)
    return rest.includes(name) && whole.split(name).length === rest.split(name).length
  }
}

const NONE_TAKEN: Taken = { paths: [], isOnly: true }

type Taken = 'all' | 'tracked' | { readonly paths: readonly string[]; readonly isOnly: boolean }

/** Which files go into a commit: those that are named, all that is changed, or what the index holds. */
function takenPaths({ staged: added, inPart = [], indexed = [] }: Work, rest: string): Taken {
  const staged = [...added, ...indexed]
  const words = rest.replace(/[\s;&|]+$/, '').split(/\s+/)
  const paths: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (ALL.test(word)) return 'tracked'
    if (TAKES_VALUE.test(word)) at++
    else if (!NO_PATH.test(word)) paths.push(word)
  }
  if (paths.length > 0) return { paths, isOnly: true }
  // Of a new message nothing is committed.
  if (staged.length === 0 && /\s--amend\b/.test(rest)) return NONE_TAKEN
  return staged.length === 0 && inPart.length === 0 ? 'all' : { paths: staged, isOnly: false }
}

const NO_CONFLICT: Work['conflict'] = { what: '', line: '', step: 0 }

/** What had stopped is over. */
export function withoutConflict({ conflict: { what, ended } }: Work): Work['conflict'] {
  const last = what === '' ? ended : what
  return last === undefined ? NO_CONFLICT : { ...NO_CONFLICT, ended: last }
}

const MAKES = /^(?:git (?:commit|revert|cherry-pick|am)|gt (?:create|modify)|jj (?:commit|ci))\b/m
/** A commit of what another one holds: what was edited here stays as it is. */
const PICKS = /^(?!.*^git commit\b)git (?:revert|cherry-pick|am)\b(?!.*--continue)/ms
const MADE = /^\[[^\]\s]+(?: \([^)]*\))? [0-9a-f]{7,40}\] ./m
const STOPPED =
  /nothing (?:added )?to commit|no changes added|Aborting commit|^(?:error|fatal): |hook .{0,60}(?:failed|exited)|pre-commit.{0,40}fail/im
/** Git itself had nothing to commit, or could not; or the shell found no git, no folder, no end of the quotation. */
const NO_COMMIT =
  /^(?:\/\S*\/)?(?:ba|z|da|k|a)?sh: |^\(eval\):\d|^usage: git |problem with the editor|EDITOR unset|supply the message using|ignored by one of your \.gitignore|nothing (?:added )?to commit|no changes added|Aborting commit|^fatal: |^error: (?:pathspec|Committing is not possible|gpg|option|switch|unknown|cannot|unable)|Please tell me who you are|index\.lock/im
const HOOK =
  /\bhook (?:id|failed|exited|declined|returned)|\b(?:pre-commit|commit-msg|lint-staged|commitlint|lefthook|husky|overcommit)\b/i
const ONLY_GIT =
  /^(?:cd|git (?:-C \S+ )?(?:add|commit|status|diff|rm|mv)|gt (?:create|modify)|jj (?:commit|ci)|tail|head|cat|echo|true)\b/
const CREATED = /^ create mode \d{6} (.+)$/gm
const QUIET = /^git commit\b.*\s(?:-[a-zA-Z]*q|--quiet\b)/m
const HUSHED = /\bgit\b[^&|;\n]*\bcommit\b[^|;\n]*?&?>>?\s*\/dev\/null/
const PIPED = /^git commit\b.*\|$/m
const APPLIED = /^Applying: (.+)$/gm
const AMENDS = /^git commit\b.*\s--amend\b/m
/** The first line of a message, given in quotes or from a text that stands in the command. */
const MESSAGE =
  /\s(?:-\w*m|--message)[= ]?\s*(?:"(?!\$\()((?:[^"\\]|\\.)+)"|'([^']+)'|"\$\(cat <<-?\s*['"]?\w+['"]?\n\s*([^\n]+))|\s(?:-\w*F|--file)[= ]?\s*-\s*<<-?\s*['"]?\w+['"]?[^\n]*\n\s*([^\n]+)|\s(?:-\w*F|--file)[= ]?\s*-?\s*<<<\s*["']([^"'\n]+)/
const SHOWS_ONE = /(?<!\d)\d{1,6} files? changed|^ (?:create|delete) mode \d{6} |^ rename .+ => .+ \(\d+%\)/m
/** `-a`, `-am`, `-sam`; not `-uall`, nor what is a message. */
const ALL = /^(?:--all|-(?:(?![mFCctSu])\w)*a\S*)$/
const NO_PATH = /^(?:-|<|…|\d?>|$)|[$()`]/
/** `-m x`, `-qF file`, `--author x`. */
const TAKES_VALUE =
  /^(?:-[a-zA-Z]*[mFCct]|--(?:message|file|author|date|template|fixup|squash|trailer|reuse-message|reedit-message))$/
