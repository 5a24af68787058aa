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
  if (showsAll(whole, output)) {
    keepListed(ledger, output)
    takeIndex(ledger, output)
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

/** Told to be short, it says nothing where nothing is changed. */
function isEmptyStatus(command: string, output: string): boolean {
  const [only, ...others] = segmentsOf(command).filter(({ text }) => !/^cd\s/.test(text))
  return only !== undefined && others.length === 0 && SHORT_STATUS.test(cleaned(only)) && NO_OUTPUT.test(output.trim())
}

/** The whole tree, and all that git said of it. */
function showsAll(command: string, output: string): boolean {
  const segments = segmentsOf(command)
  const last = segments.at(-1)
  if (last === undefined || segments.some(({ then }) => then === '|' || then === '||')) return false
  return STATUS.test(cleaned(last)) && output.trim() !== ''
}

/** What it does not list is committed, ignored, or as it was. */
function keepListed(ledger: Ledger, output: string): void {
  const listed = [...output.matchAll(LISTED)].map((match) => (match[1] ?? match[2] ?? '').trim())
  if (listed.length === 0) return
  const { work } = ledger
  ledger.work = { ...work, edits: work.edits.filter(({ path }) => listed.some((one) => isAt(path, one))) }
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

const STATUS = /^git status(?:\s+(?:-s|-sb|-b|--short|--porcelain|--branch|-uall))*$/
const SHORT_STATUS = /^git status(?:\s+(?:-s|--short|--porcelain))+(?:\s+-uall)?$/
const NO_OUTPUT = /^(?:\(Bash completed with no output\))?$/
const LISTED =
  /^\t(?:(?:modified|new file|deleted|renamed|both \w+|\w+ by (?:us|them)): +(?:.* -> )?)?(\S.*)$|^(?! {2})[ MADRCU?]{2} (?:.* -> )?(\S.*)$/gm
/** What is staged, and what is changed and not staged. */
const SECTIONS = /^Changes to be committed:\n([\s\S]*?)(?:\n(?=[A-Z])([\s\S]*)|(?![\s\S]))/m
const SHORT = /^([MADRC ])([MD ]) (?:.* -> )?(\S.*)$/gm
const APART = /^Your branch and \S+ have diverged,\s+and have (\d+) and (\d+) different commits/m
const MOST_IGNORED = 20
