import { commandKind } from '../../../../../base/shell/command-kind.ts'
import { cleaned, segmentsOf } from '../../../../../base/shell/segments.ts'
import { clipClause } from '../../../../../base/text/sentences.ts'
import { oneLine } from '../../../../../base/text/text.ts'
import type { Ledger } from '../../../facts.ts'
import { isAt } from './status.ts'

/** Where the branch stands, as whatever was asked of git shows it: a log, `git show`, `git rev-parse`, `git branch -v`. */
export function takeHead(ledger: Ledger, command: string, output: string): void {
  const head = headShown(command, output)
  if (head !== undefined) seeHead(ledger, head)
}

interface Head {
  readonly hash: string
  readonly refs: string
  readonly subject: string
}

/** The commit that a line shows as the newest: of several commands the first that shows one. */
export function headShown(command: string, output: string): Head | undefined {
  const segments = segmentsOf(command)
  const at = segments.findIndex((segment) => SHOWS.test(cleaned(segment)))
  const asked = segments[at]
  if (asked === undefined || isSifted(segments.slice(at))) return undefined
  const [, verb = '', rest = ''] = SHOWS.exec(cleaned(asked)) ?? []
  if (isOfSomethingElse(verb, rest)) return undefined
  const first = FORMS[verb as keyof typeof FORMS]?.(rest, output)
  // What other commands print before it may look like it.
  const isFirst = segments.slice(0, at).every((segment) => QUIET.test(cleaned(segment)))
  if (first === undefined || first === null || (!isFirst && output.indexOf(first[0]) > NEAR_TOP)) return undefined
  const [, hash = '', refs = '', subject = ''] = first
  return { hash: hash.length === FULL_HASH ? hash.slice(0, SHORT_HASH) : hash, refs, subject }
}

/** What `git pull` and `git merge` brought, where the branch only went forward to it. */
export function takeForward(ledger: Ledger, command: string, output: string): void {
  const verb = /^git (pull|merge)\b/m.exec(command)?.[1]
  const hash = verb && FORWARD.exec(output)?.[1]
  if (!hash) return
  seeHead(ledger, { hash, refs: '', subject: '' })
  if (verb === 'pull') ledger.work = { ...ledger.work, pushStep: ledger.step, pushBranch: ledger.branch, unpushed: 0 }
}

/** A script that was not sent to check anything has committed, on the branch that the work is on: what of the work it took, it does not say. */
export function takeMadeByScript(ledger: Ledger, whole: string, output: string): void {
  if (ledger.branch === '' || segmentsOf(whole).some((segment) => commandKind(cleaned(segment)) === 'check')) return
  const made = [...output.matchAll(COMMITTED)].filter(([, branch]) => branch === ledger.branch).at(-1)
  if (made !== undefined) seeHead(ledger, { hash: made[2] ?? '', refs: '', subject: made[3] ?? '' })
}

/** Which files a commit holds, where git was asked for it: only that of the commit where the branch stands says what is committed. */
export function takeHeld(ledger: Ledger, command: string, output: string): void {
  const { commit } = ledger.work
  if (commit.hash === '' || commit.made || !LISTS.test(command)) return
  const of = commitAsked(command)
  if (of !== 'HEAD' && !(of !== '' && (of.startsWith(commit.hash) || commit.hash.startsWith(of)))) return
  const listed = [...output.matchAll(STAT)].map((match) => (match[1] ?? match[2] ?? '').trim())
  const dated = MADE.exec(output)
  const made = Date.parse(dated?.[1] ?? dated?.[0] ?? '')
  const isOlder = (at: string) => (Number.isNaN(made) ? commit.moved !== true : !(made >= Date.parse(at)))
  const before = ledger.work.edits.filter(({ step }) => step < commit.step)
  // A commit that was there before the edits has files of the same names, and nothing of what was written in them.
  const held = before.filter(({ path, at }) => !isOlder(at) && listed.some((one) => isAt(path, bare(one))))
  if (held.length > 0)
    ledger.work = { ...ledger.work, held: { hash: commit.hash, paths: held.map(({ path }) => path) } }
  const first = before.find(({ at }) => made < Date.parse(at))
  if (first !== undefined && before.every(({ at }) => made < Date.parse(at)))
    ledger.work = { ...ledger.work, commit: { ...commit, step: Math.min(...before.map(({ step }) => step)) - 1 } }
}

/** `HEAD` or a hash; '' where it is about several, or about something else. */
function commitAsked(command: string): string {
  const range = RANGE.exec(command)?.[1]
  if (range !== undefined) return range
  const [, verb = '', rest = ''] = SHOWS.exec(/\bgit (?:show|log)\b[^&|;\n]*/.exec(command)?.[0] ?? '') ?? []
  if (verb === '' || (verb === 'log' && !/(?:^|\s)-(?:n ?)?1(?:\s|$)/.test(rest))) return ''
  const hash = /\s([0-9a-f]{7,40})(?=\s|$)/.exec(rest)?.[1]
  return hash ?? (isOfSomethingElse(verb, rest) ? '' : 'HEAD')
}

export function seeHead(ledger: Ledger, { hash, refs, subject }: Head): void {
  // The agent's own commit, which did not say its name when it was made.
  const { commit } = ledger.work
  const isRebased = (ledger.work.rebaseStep ?? 0) >= commit.step
  const isOwn = commit.made && commit.subject !== '' && isSubject(subject, commit.subject)
  // After a rebase it has another name, and is the same commit.
  if (isOwn && (commit.hash === '' || isRebased))
    ledger.work = { ...ledger.work, commit: { ...commit, hash, ...(isRebased && { step: ledger.step }) } }
  const { work } = ledger
  const onRemote = /\borigin\//.test(refs) && !LACKS.test(refs)
  const [, ahead, behind] = LACKS.exec(refs) ?? []
  if (work.commit.hash !== '' && (hash.startsWith(work.commit.hash) || work.commit.hash.startsWith(hash))) {
    if (onRemote) ledger.work = { ...work, pushStep: ledger.step }
    if (ahead !== undefined)
      ledger.work = {
        ...work,
        pushStep: 0,
        unpushed: Number(ahead),
        ...(behind !== undefined && { apart: { here: Number(ahead), there: Number(behind) } }),
      }
    return
  }
  // Where another commit stands now, it came about somehow.
  const { refused: _, ...rest } = work
  ledger.work = {
    ...(work.commit.hash === '' ? work : rest),
    commit: {
      hash,
      subject: clipClause(oneLine(subject.replace(DATED, '')), 120),
      step: ledger.step,
      made: false,
      ...(work.commit.hash !== '' && { moved: true as const }),
    },
    pushStep: onRemote ? ledger.step : work.pushStep,
  }
}

function isSubject(shown: string, given: string): boolean {
  const plain = clipClause(oneLine(shown.replace(DATED, '')), 120)
  return plain !== '' && (plain.startsWith(given) || given.startsWith(plain))
}

/** Searched or counted, its first line is not the newest commit. */
function isSifted(segments: readonly { readonly text: string; readonly then: string }[]): boolean {
  const pipes = segments.slice(1).filter((_, at) => segments[at]?.then === '|')
  return segments[0]?.then === '|' && pipes.some(({ text }) => !/^(?:head|cat|less)\b/.test(text))
}

/** A log of something else, or a search in one, says nothing about where the branch stands. */
function isOfSomethingElse(verb: string, rest: string): boolean {
  // What stands in quotes is how it is to be printed.
  const quoted = rest.replace(/--(?:pretty|format)=(?:t?format:)?(?=["'])|"[^"]*"|'[^']*'/g, '')
  // What came after a branch begins with where this one stands.
  const plain = verb === 'log' ? quoted.replace(SINCE, ' ') : quoted
  if (OTHER.test(plain)) return true
  const words = plain.split(/\s+/).filter((word) => word !== '' && !word.startsWith('-') && !/^\d{1,4}$/.test(word))
  return words.some((word) => word !== 'HEAD') || (verb === 'rev-parse' && words.length === 0)
}

function inLog(rest: string, output: string): RegExpExecArray | null {
  const format = FORMAT.exec(rest)?.[1]
  // Whatever stands between the hash and the subject would be told as the subject.
  if (format !== undefined && /^%h|^%H/.test(format) && !PLAIN_FORMAT.test(format)) return HASH_ALONE.exec(output)
  return /--oneline|--format|--pretty/.test(rest)
    ? (SHORT_LOG.exec(output) ?? LONG_LOG.exec(output))
    : LONG_LOG.exec(output)
}

/** `.../cli/cart.go`, as a table of changes shortens it, and `{old => new}`. */
function bare(path: string): string {
  return path.replace(/^\.\.\.\//, '').replace(/\{[^}]* => ([^}]*)\}/, '$1')
}

const FORMS = {
  log: inLog,
  show: inLog,
  'rev-parse': (_: string, output: string) => /^([0-9a-f]{7,40})$/m.exec(output),
  branch: (_: string, output: string) => /^\* \S+ +([0-9a-f]{7,40}) (?:\[([^\]]*)\] )?(.+)$/m.exec(output),
} as const
const SHOWS = /^git(?:\s+--no-pager)?\s+(log|show|rev-parse|branch)\b(.*)$/s
const OTHER =
  /--(?:all|grep|follow|author|reverse|merges|no-merges|skip|abbrev-ref|show-toplevel|git-dir|is-inside\S*)\b|(?:^|\s)-[SGL]|\.\.|:|~|\^/
const SINCE = /\s[\w./@-]*[\w/@-]\.\.(?:HEAD)?(?=\s|$)/
const FORWARD = /^Updating [0-9a-f]{7,40}\.\.([0-9a-f]{7,40})\nFast-forward\b/m
/** They print nothing that looks like a commit. */
const QUIET = /^(?:cd|pushd|echo|printf|true|export|git (?:status|fetch|add|stash list|remote|branch --show-current))\b/
const NEAR_TOP = 200
const SHORT_LOG = /^([0-9a-f]{7,40}) (?:\(([^)]*)\) )?(.+)$/m
const FORMAT = /--(?:format|pretty)=(?:t?format:)?["']?([^"'\n]+)/
const PLAIN_FORMAT = /^%[hH](?: %(?:ai|aI|ci|cI))?(?: %s|%n)/
const HASH_ALONE = /^([0-9a-f]{7,40})(?![0-9a-z])/m
/** The hash alone on its line, and below it, behind who and when, the subject. */
const LONG_LOG =
  /^(?:commit )?([0-9a-f]{40})(?: \(([^)]*)\))?\n(?:(?:Author|AuthorDate|Date|Merge|Commit|CommitDate): .*\n)*\n?[ ]*(\S.*)$/m
/** The format may print when it was made before what it is called. */
const MADE = /^(?:Commit)?Date: +(\S.*)$|(?<=\s)\d{4}-\d\d-\d\d[ T][\d:]{5,}(?: ?[+-]\d{2}:?\d{2}|Z)/m
const DATED = /^\d{4}-\d\d-\d\d[ T][\d:]+(?: ?[+-]\d{2}:?\d{2}|Z)? /
const LISTS = /\bgit (?:show|log|diff)\b[^&|;\n]*--(?:stat|name-only|name-status|numstat)\b/
/** From its parent to it. */
const RANGE = /\b(?:HEAD|[0-9a-f]{7,40})(?:~1?|\^)(?:\.\.\.?| )(HEAD|[0-9a-f]{7,40})(?![~^\w])/
const STAT = /^ (\S.*?)\s+\|\s+(?:\d+|Bin)\b|^(?:[MADRC]\d*\t|\d+\t\d+\t)?([\w.@-][^\s|]*\/[^\s|]+|[\w.@-]+\.\w+)$/gm
/** `[origin/main: ahead 2]`: the remote has not got them; `gone`: it has not got the branch. */
const LACKS = /(?:^|: )(?:ahead (\d+)(?:, behind (\d+))?|gone)$/
const COMMITTED = /^\[([^\]\s]+) ([0-9a-f]{7,40})\] (.+)$/gm
const FULL_HASH = 40
const SHORT_HASH = 7
