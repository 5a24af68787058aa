import { plainPath } from '../../../../../base/paths/plain-path.ts'
import { cleaned, type Segment, segmentsOf } from '../../../../../base/shell/segments.ts'
import type { Ledger } from '../../../facts.ts'
import { rootOf } from '../checkouts.ts'
import { unquotedWords } from '../tree/shell-paths.ts'

/**
 * A shell line without what it asks of git in another repository than the work's: one that it makes itself, one in a folder that is thrown
 * away or that only the shell knows, one that lies among the samples of the tests.
 */
export function ownPart(whole: string, ledger: Ledger): string {
  const foreign = foreignGit(whole, ledger)
  if (foreign.size === 0) return whole
  return segmentsOf(whole)
    .filter((_, at) => !foreign.has(at))
    .map(({ text, then }) => `${text} ${then}`)
    .join(' ')
}

/** The commands of a line that ask something of git in another repository, by where they stand. */
export function foreignGit(whole: string, ledger: Ledger): ReadonlySet<number> {
  if (!MAY_BE_FOREIGN.test(whole)) return NONE
  const found = new Set<number>()
  for (const { at, bare, folder, made } of walked(whole, ledger)) {
    if (!GIT.test(bare)) continue
    const named = optionOf(bare) || folder.repository
    const where = named === '' ? folder.here : folder.at(named)
    if (isForeign(where, made, ledger)) found.add(at)
  }
  return found
}

/** The line goes first to a folder that it makes to throw it away. */
export function goesAside(whole: string, ledger: Ledger): boolean {
  if (!ASIDE.test(whole)) return false
  let isAside = false
  for (const { bare, folder } of walked(whole, ledger)) {
    if (isAside ? folder.here !== THROWN_AWAY : !SETS_UP.test(bare) && !GOES.test(bare)) return false
    isAside ||= GOES.test(bare) && folder.at(bare.replace(GOES, '')) === THROWN_AWAY
  }
  return isAside
}

/**
 * The commits that an answer of git tells of, as far as they are the work's: a first one is none where there was one before, nor is one on
 * another branch than the client tells, unless the line has led there.
 */
export function ownCommits(ledger: Ledger, asked: string, output: string): RegExpExecArray[] {
  const { work, branch, branchTold } = ledger
  const hasBegun = work.commit.hash !== '' || work.pushStep > 0
  return [...output.matchAll(MADE)].filter(([, at = '', note = '']) => {
    if (note.includes('root-commit') && hasBegun) return false
    const isTold = branchTold === true && work.root === undefined && branch !== ''
    return !isTold || at === branch || at === 'detached' || at === 'HEAD' || MAY_SWITCH.test(asked)
  })
}

/** A folder by its path; '' where only the shell knows it. */
type Folder = string

interface Step {
  readonly at: number
  readonly bare: string
  /** `repository`: the one that a variable names. */
  readonly folder: { readonly here: Folder; readonly repository: string; at(word: string): Folder }
  /** Where the line itself has made a repository. */
  readonly made: readonly Folder[]
}

/** The commands of a line, each with the folder it is run in. */
function* walked(whole: string, ledger: Ledger, start = ledger.work.here || ledger.cwd): Generator<Step> {
  const known = new Map<string, string>([['CLAUDE_PROJECT_DIR', ledger.cwd]])
  const made: Folder[] = []
  const outer: Folder[] = []
  let here = start
  let before = start
  for (const [at, segment] of segmentsOf(whole).entries()) {
    const { opened, closed } = bracketsOf(segment)
    for (let count = 0; count < opened; count++) outer.push(here)
    const bare = cleaned({ ...segment, text: segment.text.replace(LEADS, '') })
    const places = { here, known, before, ledger }
    const [, name, value = ''] = ASSIGNS.exec(bare) ?? []
    if (name !== undefined) known.set(name, placeOf(value, places))
    const inner = SHELL.exec(bare)?.[2]
    if (inner !== undefined) for (const step of walked(inner, ledger, here)) yield { ...step, at }
    const repository = (REPOSITORY.exec(segment.text)?.[1] ?? known.get('GIT_DIR') ?? '').replace(
      /\/\.git(?=["']?$)/,
      '',
    )
    yield { at, bare, made, folder: { here, repository, at: (word) => placeOf(word, places) } }
    const goes = GOES.exec(bare)
    if (goes !== null) {
      const to = unquotedWhole(bare.slice(goes[0].length))
      ;[here, before] = [to === '-' ? before : placeOf(to, places), here]
    } else if (/^popd\b/.test(bare)) [here, before] = [before, here]
    const makes = MAKES.exec(bare)
    if (makes !== null) made.push(madeAt(bare, makes, places))
    for (let count = 0; count < closed; count++) here = outer.pop() ?? here
  }
}

interface Places {
  readonly here: Folder
  readonly before: Folder
  readonly known: ReadonlyMap<string, string>
  readonly ledger: Ledger
}

function madeAt(bare: string, [, option = '', verb = '']: RegExpExecArray, places: Places): Folder {
  const here = option === '' ? places.here : placeOf(option, places)
  const words = unquotedWords(bare.slice(bare.indexOf(` ${verb}`) + verb.length + 1).replace(TAKES_VALUE, ''))
  const named = words.filter((word) => !word.startsWith('-'))
  const own = verb === 'clone' ? (named[1] ?? nameOf(named[0] ?? '')) : (named[0] ?? '')
  return own === '' ? here : placeOf(own, { ...places, here })
}

function nameOf(source: string): string {
  return (
    source
      .replace(/\.git$/, '')
      .split(/[/:]/)
      .at(-1) ?? ''
  )
}

function placeOf(word: string, { here, before, known, ledger }: Places): Folder {
  const text = unquotedWhole(word)
  if (MAKES_ASIDE.test(text)) return THROWN_AWAY
  const plain = text
    .replace(/\$\(pwd\)|`pwd`|\$\{?PWD\b\}?/g, here)
    .replace(TOP, ledger.work.root ?? ledger.cwd)
    .replace(/\$\{?OLDPWD\b\}?/g, before)
    .replace(/\$(?:\{(\w+)\}|(\w+))/g, (whole, long, short) => known.get(long ?? short) ?? whole)
  if (THROWN.test(plain)) return THROWN_AWAY
  if (plain === '' || /[$`*]/.test(plain)) return ''
  if (plain.startsWith('~')) return ledger.cwd.endsWith(plain.slice(1)) ? ledger.cwd : plain
  if (plain.startsWith('/')) return plainPath(plain)
  if (here === '' || here === THROWN_AWAY) return here
  return plainPath(`${here}/${plain}`)
}

function isForeign(where: Folder, made: readonly Folder[], ledger: Ledger): boolean {
  const { cwd, work } = ledger
  const own = work.root ?? cwd
  const isIn = (folder: string) => folder !== '' && (where === folder || where.startsWith(`${folder}/`))
  // Where the work has no commit yet, its repository may be the one that is made.
  if (made.some((folder) => isIn(folder) && (folder !== own || work.commit.hash !== ''))) return true
  if (where === '' || where === THROWN_AWAY || made.includes('')) return true
  const below = isIn(own) ? where.slice(own.length) : ''
  if (work.edits.some(({ path }) => path.startsWith(`${where}/`))) return false
  if (SAMPLES.test(`${below}/`)) return true
  return PASSING.test(where) && !isIn(own) && rootOf(ledger, where) === undefined
}

function optionOf(bare: string): string {
  const [, option = '', path = ''] = LEADS_ELSEWHERE.exec(bare) ?? []
  return option || path.replace(/\/\.git$/, '')
}

function unquotedWhole(text: string): string {
  const word = /^\s*("(?:[^"\\]|\\.)*"|'[^']*'|(?:\$\([^)]*\)|`[^`]*`|[^\s;&|])+)/.exec(text)?.[1] ?? ''
  return word.replace(/^(["'])(.*)\1$/s, '$2').replace(/(?<=.)\/$/, '')
}

/** How many subshells it begins and ends. */
function bracketsOf({ text }: Segment): { readonly opened: number; readonly closed: number } {
  const plain = text.replace(/"(?:[^"\\]|\\.)*"|'[^']*'|\$\([^)]*\)/g, '')
  const opened = /^\(+/.exec(plain)?.[0].length ?? 0
  const inner = plain.slice(opened)
  return { opened, closed: Math.max(0, inner.split(')').length - inner.split('(').length) }
}

const MADE = /^\[([^\]\s]+)((?: \([^)]*\))?) ([0-9a-f]{7,40})\] (.+)$/gm
/** A branch is made or gone to, by git or by what stands around it. */
const MAY_SWITCH =
  /\b(?:checkout|co|switch|branch|worktree|rebase|bisect|symbolic-ref|clone|init|flow|town|gt|jj|spr|stack|av|tig|pr)\b|(?:^|[;&|\n]\s*)(?:\.{0,2}\/)?[\w./-]+\.(?:sh|py|[cm]?[jt]s|rb)\b/
const NONE: ReadonlySet<number> = new Set()
const THROWN_AWAY = '\0'
const GIT = /^git\s/
/** Nothing else leaves the repository that the work is in. */
const MAY_BE_FOREIGN =
  /\bgit\b[\s\S]*(?:\bcd\b|\bpushd\b|-C\b|--git-dir|--work-tree|\binit\b|\bclone\b)|(?:\bcd\b|\bpushd\b|\bGIT_DIR=)[\s\S]*\bgit\b/
const ASIDE = /\bmktemp\b|\$\{?TE?MP/
const MAKES_ASIDE = /^(?:\$\(|`)\s*mktemp\b/
const THROWN = /^\$\{?TE?MP(?:DIR)?\b|^\0/
const TOP = /\$\(git rev-parse --show-toplevel[^)]*\)|`git rev-parse --show-toplevel[^`]*`/g
const GOES = /^(?:cd|pushd)\s+(?:--\s+)?/
const ASSIGNS = /^(?:export |local |readonly )?(\w+)=("(?:[^"\\]|\\.)*"|'[^']*'|\$\([^)]*\)|`[^`]*`|\S*)$/
const MAKES = /^git(?:\s+-C\s+("[^"]*"|'[^']*'|\S+))?(?:\s+-c\s+\S+)*\s+(init|clone)\b/
const LEADS_ELSEWHERE =
  /^git(?:\s+-c\s+\S+)*\s+(?:-C\s+("[^"]*"|'[^']*'|\S+)|--(?:git-dir|work-tree)[= ]("[^"]*"|'[^']*'|\S+))/
const TAKES_VALUE = /(?:^|\s)(?:-b|--initial-branch|--branch|--depth|-o|--origin|--template)[= ]\S+/g
const REPOSITORY = /^(?:\w+=\S* )*GIT_DIR=("[^"]*"|'[^']*'|\S+)/
/** A shell that is given its line. */
const SHELL = /^(?:ba|z)?sh -l?c (['"])([\s\S]*)\1$/
const SETS_UP = /^(?:\w+=|(?:mkdir|echo|set|export|local|rm)\b)/
const LEADS = /^(?:(?:if|then|do|else|while|until|!|command|exec)\s+)+/
/** Repositories that tests are given to work on. */
const SAMPLES = /\/(?:testdata|__?fixtures?__?|fixtures?|sandbox|scratch|playground|tmp|temp)\//i
/** Nobody works there for long. */
const PASSING = /^\/(?:private\/)?(?:tmp|var|dev)\//
