import { cleaned, segmentsOf } from '../../../../../base/shell/segments.ts'
import type { Ledger } from '../../../facts.ts'
import type { Answered } from './commits.ts'
import { setIndex } from './staging.ts'

/** What `git status` shows: the branch, whether it is pushed, and which of the edited files are still open. */
export function takeStatus(ledger: Ledger, { command, whole, output, failed }: Answered): void {
  takeIgnored(ledger, command, output)
  const branch = /^On branch (\S+)/m.exec(output)?.[1]
  if (branch !== undefined) ledger.branch = branch
  if (!failed && isEmptyStatus(whole, output)) ledger.work = { ...ledger.work, edits: [], staged: [], inPart: [] }
  if (!failed) takeTracking(ledger, whole, output)
  const shown = statusIn(whole, output)
  if (shown !== '') {
    if (ONLY_BRANCH.test(shown)) ledger.work = { ...ledger.work, edits: [], staged: [], inPart: [] }
    keepListed(ledger, shown)
    takeIndex(ledger, shown)
  }
  if (branch === undefined) return
  const { work } = ledger
  if (/^nothing to commit, working tree clean/m.test(output))
    ledger.work = { ...work, edits: [], staged: [], inPart: [] }
  if (/^Your branch is up to date with/m.test(output)) {
    const { rewritten: _, ...now } = ledger.work
    ledger.work = { ...now, pushStep: Math.max(ledger.step, work.pushStep), pushBranch: branch }
  }
  const apart = APART.exec(output)
  if (apart !== null)
    ledger.work = { ...ledger.work, pushStep: 0, apart: { here: Number(apart[1]), there: Number(apart[2]) } }
  const ahead = /^Your branch is ahead of .* by (\d+) commit/m.exec(output)?.[1]
  if (ahead !== undefined) ledger.work = { ...ledger.work, pushStep: 0, unpushed: Number(ahead) }
}

/** The branch beside the one it follows: what the server lacks of it, and what it lacks of the server's. */
function takeTracking(ledger: Ledger, whole: string, output: string): void {
  if (!SHOWS_BRANCH.test(whole)) return
  const [, branch = '', ahead, behind] = TRACKED_BY.exec(output) ?? []
  if (branch === '' || (ledger.branch !== '' && branch !== ledger.branch)) return
  const { rewritten, apart: _, ...work } = ledger.work
  const here = Number(ahead ?? 0)
  ledger.work =
    here === 0
      ? { ...work, pushStep: Math.max(ledger.step, work.pushStep), pushBranch: branch, unpushed: 0 }
      : {
          ...work,
          ...(rewritten !== undefined && { rewritten }),
          pushStep: 0,
          unpushed: here,
          ...(behind !== undefined && { apart: { here, there: Number(behind) } }),
        }
}

/** Told to be short, it says nothing where nothing is changed. */
function isEmptyStatus(command: string, output: string): boolean {
  const [only, ...others] = segmentsOf(command).filter(({ text }) => !/^cd\s/.test(text))
  return only !== undefined && others.length === 0 && SHORT_STATUS.test(cleaned(only)) && NO_OUTPUT.test(output.trim())
}

/** What git said of the whole tree; '' where it was not asked, or was asked and not all of its answer can be told. */
function statusIn(command: string, output: string): string {
  const segments = segmentsOf(command).filter(({ text }) => !/^cd\s/.test(text))
  // It shows what the commit behind it took in.
  if (segments.findLastIndex(({ text }) => COMMITS.test(text)) > segments.findIndex((one) => STATUS.test(cleaned(one))))
    return ''
  const [first] = segments
  const last = segments.at(-1)
  if (last !== undefined && STATUS.test(cleaned(last)) && segments.every(({ then }) => then !== '|' && then !== '||'))
    return output
  // What is asked after it answers below.
  if (first === undefined || !STATUS.test(cleaned(first)) || first.then === '|' || first.then === '||') return ''
  const lines = output.split('\n')
  const end = lines.findIndex((line) => !OF_STATUS.test(line))
  if (end === -1) return output
  const below = lines.slice(end).join('\n')
  // It may have gone on behind a line that is not known here: then what it did not list is not known either.
  return [...below.matchAll(LISTED)].length > 0 || IN_PROGRESS.test(below) ? '' : lines.slice(0, end).join('\n')
}

/** What it does not list is committed, ignored, or as it was. */
function keepListed(ledger: Ledger, output: string): void {
  const listed = [...output.matchAll(LISTED)].map((match) => (match[1] ?? match[2] ?? '').trim())
  if (listed.length === 0) return
  const { work } = ledger
  ledger.work = { ...work, edits: work.edits.filter(({ path }) => listed.some((one) => isAt(path, one))) }
  markOpen(ledger, listed)
}

/** What git shows as changed is not committed. */
export function markOpen(ledger: Ledger, listed: readonly string[]): void {
  const { work } = ledger
  const isListed = (path: string) => listed.some((one) => isAt(path, one))
  const edits = work.edits.map((edit) => (isListed(edit.path) ? { ...edit, open: ledger.step } : edit))
  ledger.work = { ...work, edits }
}

/** What it lists as to be committed is in the index, and what it lists twice is there in part. */
function takeIndex(ledger: Ledger, output: string): void {
  const [, staged = '', rest = ''] = SECTIONS.exec(output) ?? []
  const listed = (text: string) => [...text.matchAll(LISTED)].map((match) => (match[1] ?? '').trim())
  const short = [...output.matchAll(SHORT)].map(([, index = '', tree = '', path = '']) => ({ index, tree, path }))
  const inIndex = [...listed(staged), ...short.filter(({ index }) => index !== ' ').map(({ path }) => path)]
  const open = new Set([...listed(rest), ...short.filter(({ tree }) => tree !== ' ').map(({ path }) => path)])
  setIndex(
    ledger,
    inIndex.filter((path) => !open.has(path)),
    inIndex.filter((path) => open.has(path)),
  )
}

/** `git check-ignore` names files that are never committed. */
function takeIgnored(ledger: Ledger, command: string, output: string): void {
  if (!/^git check-ignore\b/m.test(command)) return
  const { work } = ledger
  const ignored = output
    .split('\n')
    .map((line) => /^(?:[^:\s]*:\d+:(\S+)\t)?(\S+)$/.exec(line))
    .flatMap((found) => (found === null ? [] : [found[1] ?? '', found[2] ?? '']))
    .filter((pattern) => pattern !== '' && !/[*!?[]/.test(pattern))
  ledger.work = { ...work, edits: work.edits.filter(({ path }) => !ignored.some((one) => isAt(path, one))) }
  if (ignored.length > 0)
    ledger.work = { ...ledger.work, ignored: [...(work.ignored ?? []), ...ignored].slice(-MOST_IGNORED) }
}

/** A path as git writes it: from the folder of the shell or of the project; a folder stands for what is in it. */
export function isAt(path: string, listed: string): boolean {
  const plain = listed.replace(/^(?:\.\.?\/)+/, '').replace(/^\/|\/$/g, '')
  return plain !== '' && `/${path}/`.includes(`/${plain}/`)
}

const COMMITS = /\bgit (?:-\S+ \S+ )*(?:commit|stash|reset|checkout|merge|rebase|pull)\b/
const STATUS = /^git status(?:\s+(?:-s|-sb|-b|--short|--porcelain|--branch|-uall))*$/
const SHORT_STATUS = /^git status(?:\s+(?:-s|--short|--porcelain))+(?:\s+-uall)?$/
/** A line of its answer, long or short. */
const OF_STATUS =
  /^(?:## |(?! {2})[ MADRCU?!]{2} \S|\t|\s*$| {2}\(|(?:On branch|HEAD detached|Your branch|Changes|Untracked files|Unmerged paths|and have|nothing|no changes|You |All conflicts)\b)/
/** It says first what goes on, with lines of its own. */
const IN_PROGRESS = /^(?:interactive )?rebase in progress|^Last commands? done/m
/** Nothing is listed below the branch. */
const ONLY_BRANCH = /^## [^\n]+\s*$/
const SHOWS_BRANCH = /\bgit status\b[^&|;\n]*\s(?:-\w*b\w*|--branch)\b/
const TRACKED_BY = /^## (\S+?)\.\.\.\S+(?: \[(?:ahead (\d+))?(?:, )?(?:behind (\d+))?\])?$/m
const NO_OUTPUT = /^(?:\(Bash completed with no output\))?$/
const LISTED =
  /^\t(?:(?:modified|new file|deleted|renamed|both \w+|\w+ by (?:us|them)): +(?:.* -> )?)?(\S.*)$|^(?! {2})[ MADRCU?]{2} (?:.* -> )?(\S.*)$/gm
/** What is staged, and what is changed and not staged. */
const SECTIONS = /^Changes to be committed:\n([\s\S]*?)(?:\n(?=[A-Z])([\s\S]*)|(?![\s\S]))/m
const SHORT = /^([MADRC ])([MD ]) (?:.* -> )?(\S.*)$/gm
const APART = /^Your branch and \S+ have diverged,\s+and have (\d+) and (\d+) different commits/m
const MOST_IGNORED = 20
