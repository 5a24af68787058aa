import { givenByHand } from '../../../../../base/shell/by-hand.ts'
import { commandKind } from '../../../../../base/shell/command-kind.ts'
import { cleaned, type Segment, segmentsOf } from '../../../../../base/shell/segments.ts'
import type { Entry } from '../../../../transcript/entry.ts'
import { shownPath } from '../../../call-text.ts'
import type { Ledger } from '../../../facts.ts'
import type { OpenCall, Work } from '../../../state.ts'
import { isLook } from '../../runs/scripts.ts'
import { foreignGit } from '../git/whose.ts'
import { addEdit } from '../work.ts'
import { formatterIn, formatterOf } from './formats.ts'
import { takeDeletion, takeMoved, takePutBack } from './shell-files.ts'
import { isOwn, pathAt, unquotedWords } from './shell-paths.ts'

type Result = Pick<Extract<Entry, { type: 'result' }>, 'text' | 'failed' | 'at'>

/**
 * What the shell did to the files of the project: a merge, a move or `sed -i` makes an earlier check as old as an edit does, and a file that
 * was moved is edited no longer where it was.
 */
export function takeTree(ledger: Ledger, entry: Result, call: OpenCall): void {
  const whole = call.whole ?? call.command
  if (call.away || !MAY_CHANGE.test(whole)) return
  // Put aside and brought back.
  if (/\bgit stash\b(?! pop).*\bgit stash pop\b/s.test(whole)) return
  let folder = ledger.work.here || ledger.cwd
  let listed: readonly string[] = []
  const foreign = foreignGit(whole, ledger)
  const segments = segmentsDone(whole, entry)
  const edits = ledger.work.editSteps
  let first = -1
  for (const [at, segment] of segments.entries()) {
    if (foreign.has(at)) continue
    const bare = cleaned(segment).replace(LEADS, '')
    const [, variable, list = ''] = LOOP.exec(bare) ?? []
    if (variable !== undefined) listed = [variable, ...unquotedWords(list)]
    else if (bare.startsWith('cd ')) folder = pathAt(folder, unquotedWords(bare)[1] ?? '')
    else takeSegment(ledger, entry, { bare, text: segment.text, folder, listed })
    if (first === -1 && ledger.work.editSteps !== edits) first = at
  }
  const script = INLINE.exec(whole)
  if (script !== null && !entry.failed)
    takeScriptWrites(ledger, entry, { program: script[1] ?? '', source: whole.slice(script.index), folder })
  if (ledger.work.editSteps === edits) return
  const from = first === -1 ? segments.findIndex(({ text }) => text.includes('<<') || INLINE.test(text)) : first
  if (
    segmentsOf(whole)
      .slice(from + 1)
      .some(runsCode)
  )
    ledger.ranStep = ledger.step
}

/** It runs something that may show whether an edit before it holds. */
export function runsCode(segment: Segment): boolean {
  const command = cleaned(segment)
  return !isLook(command) && commandKind(command) !== 'none'
}

/** Where a line has failed, what stands before the check that it failed at was done. */
function segmentsDone(whole: string, { failed, text }: Result): readonly Segment[] {
  const segments = segmentsOf(whole)
  if (!failed || STOPPED.test(text)) return segments
  const check = segments.findIndex(
    (segment) => commandKind(cleaned(segment)) === 'check' || givenByHand(cleaned(segment)) !== undefined,
  )
  const at = segments[check]
  if (at === undefined || NOT_DONE.test(text)) return []
  // A fixer that leaves something to be mended has written what it could.
  return segments.slice(0, formatterIn(cleaned(at), text) === '' ? check : check + 1)
}

/** A program that is given with the command and writes files: by their names where they stand in it. */
function takeScriptWrites(
  ledger: Ledger,
  entry: Result,
  { program, source, folder }: { readonly program: string; readonly source: string; readonly folder: string },
): void {
  const named = [
    ...[...source.matchAll(WRITES_NAMED)].map(([, first, second]) => first ?? second ?? ''),
    ...writtenByVariable(source),
  ]
  const own = named.map((path) => shownPath(pathAt(folder, path), ledger.cwd)).filter((path) => isOwn(path, ledger))
  for (const path of new Set(own)) addEdit(ledger, { path, at: entry.at ?? '', shell: true })
  if (named.length === 0 && WRITES.test(source)) addChange(ledger, program)
}

/** `p = Path("src/a.py")` and further down `p.write_text(…)`. */
function writtenByVariable(source: string): string[] {
  const paths = new Map([...source.matchAll(ASSIGNED)].map(([, name = '', path = '']) => [name, path]))
  return [...source.matchAll(WRITES_VARIABLE)].flatMap(([, first, second]) => paths.get(first ?? second ?? '') ?? [])
}

interface Piece {
  /** Without where its output goes, and with it. */
  readonly bare: string
  readonly text: string
  readonly folder: string
  /** The variable of a loop, and what it goes through. */
  readonly listed: readonly string[]
}

function takeSegment(ledger: Ledger, entry: Result, { bare, text, folder, listed }: Piece): void {
  const stand = { folder, cwd: ledger.cwd }
  const git = gitChange(bare, entry.text)
  if (git !== '' && !takePutBack(ledger, bare, entry.text, stand)) addChange(ledger, git)
  if (/^(?:gh pr|gt) (?:checkout|co)\b/.test(bare))
    addChange(ledger, bare.startsWith('gt') ? 'gt checkout' : 'gh pr checkout')
  for (const [, path = ''] of /^patch\b(?!.*--dry-run)/.test(bare) ? entry.text.matchAll(PATCHED) : [])
    if (isOwn(path, ledger)) addEdit(ledger, { path, at: entry.at ?? '', shell: true })
  if (GENERATES.test(bare) && !/\s--(?:help|check|dry-run)\b/.test(bare)) addChange(ledger, shortOf(bare))
  if (MOVES_BRANCH.test(git)) ledger.work = withoutCount(ledger.work)
  const [program = '', ...rest] = unquotedWords(bare.replace(/^git (?=(?:mv|rm) )/, ''))
  const args = rest.flatMap((word) => (isVariable(word, listed[0]) ? listed.slice(1) : [word]))
  const shown = (path: string) => shownPath(pathAt(folder, path), ledger.cwd)
  const words = args.filter((word) => !word.startsWith('-'))
  const paths = words.map(shown)
  const own = (path: string) => isOwn(path, ledger)
  const given = { ...stand, bare, words, output: entry.text, at: entry.at ?? '' }
  const moved = MOVES.has(program) ? takeMoved(ledger, given).filter(own) : []
  if (bare.startsWith('git mv '))
    for (const path of moved.filter((one) => FILE.test(one))) addEdit(ledger, { path, at: entry.at ?? '', shell: true })
  const isAsSeen = takeDeletion(ledger, given)
  const changed = program === 'cp' ? paths.slice(-1) : paths
  if (CHANGES.has(program) && !isAsSeen && changed.some(own)) addChange(ledger, shortOf(bare))
  const isFile = (path: string) => FILE.test(path) && own(shown(path))
  const formatter = formatterIn(bare, entry.text) || formatterOf(bare, isFile)
  if (formatter !== '') addChange(ledger, formatter)
  const inPlace = inPlaceBy(text.replace(LEADS, ''), args)
  if (inPlace.isMore) addChange(ledger, inPlace.program)
  const written = [...inPlace.paths, writtenBy(text)].filter((path) => path !== '').map(shown)
  for (const path of written.filter(own)) addEdit(ledger, { path, at: entry.at ?? '', shell: true })
}

function isVariable(word: string, name: string | undefined): boolean {
  return name !== undefined && (word === `$${name}` || word === `\${${name}}`)
}

/** With what it is about, where that is short. */
function shortOf(command: string): string {
  return command.length <= LONGEST ? command : (command.split(' ', 1)[0] ?? '')
}

/** What git did to the files, by its name; '' where it only looked, or had nothing to do. */
function gitChange(command: string, output: string): string {
  const [, verb = '', rest = ''] = GIT.exec(command) ?? []
  if (verb === '' || NOTHING_DONE.test(output) || LOOKS[verb]?.test(rest) === true) return ''
  if (verb === 'reset' && !/--(?:hard|merge|keep)\b/.test(rest)) return ''
  return `git ${verb}`
}

interface InPlace {
  readonly program: string
  readonly paths: readonly string[]
  /** Others too, by a pattern, a variable or a list that is made on the way. */
  readonly isMore: boolean
}

/** The files that `sed -i` and its like have changed, as far as the line names them. */
function inPlaceBy(text: string, args: readonly string[]): InPlace {
  const through = IN_PLACE_THROUGH.exec(text)?.[1]
  if (through !== undefined) return { program: through, paths: [], isMore: true }
  // What it looks for may read like an option.
  const program = IN_PLACE.exec(text.replace(QUOTED, "''"))?.[1]
  if (program === undefined) return { program: '', paths: [], isMore: false }
  const files = filesGiven(args)
  const list = files.findIndex((word) => /^(?:\$\(|`)/.test(word))
  const named = list === -1 ? files : files.slice(0, list)
  const paths = named.filter((word) => !UNKNOWN.test(word))
  return { program, paths, isMore: paths.length < files.length || files.length === 0 }
}

/** What stands behind the script, which is the first word, or the one behind its option. */
function filesGiven(args: readonly string[]): string[] {
  const isScriptNamed = args.some((word) => SCRIPT_BEHIND.test(word) || /^--expression=/.test(word))
  const words = args.filter(
    (word, at) => word !== '' && !word.startsWith('-') && !SCRIPT_BEHIND.test(args[at - 1] ?? ''),
  )
  return isScriptNamed ? words : words.slice(1)
}

/** The file whose content a command gives itself; a program's output that is kept is no work on the project. */
function writtenBy(text: string): string {
  if (!/^(?:echo|printf|cat)\b/.test(text)) return ''
  for (const [, path] of text.matchAll(INTO)) if (path !== undefined) return path.replace(/^["']|["']$/g, '')
  return ''
}

/** What lies between the branch and its remote is not known any more. */
function withoutCount({ unpushed: _, apart: __, ...work }: Work): Work {
  return work
}

function addChange(ledger: Ledger, what: string): void {
  const { work } = ledger
  ledger.work = { ...work, changes: [...(work.changes ?? []), { step: ledger.step, what }].slice(-MOST) }
}

/** Where the output goes; an arrow in quotes is a part of the text. */
const INTO = /"(?:[^"\\]|\\.)*"|'[^']*'|(?<![\d&>-])>>?\s*("[^"]+"|'[^']+'|[^\s&|;<>"']+)/g
const MAY_CHANGE =
  /\b(?:git|gh|gt|patch|code-?gen|generate|gen|mv|cp|rm|unlink|trash|find|Remove-Item|Move-Item|del|g?sed|perl|echo|printf|cat|python[\d.]*|node|ruby|format|fmt|fix|black|isort)\b|--(?:write|fix)\b| -w\b/
const INLINE =
  /(?:^|&&|;|\n)\s*(?:(?:uv|pixi|poetry|pipenv) run (?:-\S+ )*)?(python[\d.]*|node|ruby)(?: -)?\s*(?:<<|-c\s|-e\s)/
const ASSIGNED =
  /(?:^|[;\n])[^\S\n]*(?:const |let |var )?(\w+)[^\S\n]*=[^\S\n]*(?:(?:\w+\.)?Path\()?[^\S\n]*r?["']([^"'\n]+)["']\)?/g
const WRITES_VARIABLE =
  /\b(?:open(?=\([^)\n]*["'][rwax]?[wax+]b?\+?["'])|writeFileSync|File\.write)\(\s*(\w+)\s*,|\b(\w+)\.write_(?:text|bytes)\(/g
const WRITES_NAMED =
  /\bopen\(\s*["']([^"'\n]+)["']\s*,\s*["'][wa]|\b(?:writeFileSync|File\.write|Path)\(\s*["']([^"'\n]+)["'](?=[^\n]*(?:write_text|writeFileSync|File\.write)|\s*,)/g
/** Where what it writes has its name from somewhere else. */
const WRITES = /\bopen\([^)\n]*,\s*["'][wa]|\.write_text\(|\bwriteFileSync\(|\bFile\.write\(/
const GIT =
  /^git(?:\s+-[cC]\s+\S+)*\s+(merge|rebase|pull|cherry-pick|revert|am|apply|stash|reset|checkout|switch|restore)(?![-\w])(.*)$/s
/** Then the files are as they were. */
const LOOKS: Readonly<Record<string, RegExp>> = {
  apply: /--(?:check|stat|cached)\b/,
  checkout: /^\s+-[bB]\b/,
  switch: /^\s+-[cC]\b/,
  restore: /--staged\b(?!.*--worktree)/,
  stash: /^\s+(?:list|show|drop|clear)\b/,
}
const NOTHING_DONE = /^(?:Already up to date|Current branch .* is up to date|No local changes to save)/m
/** It failed, and left its traces in the files. */
const STOPPED = /^CONFLICT |could not apply /m
const MOVES_BRANCH = /^git (?:merge|rebase|pull|am|reset|checkout|switch)$/
const MOVES: ReadonlySet<string> = new Set(['mv', 'cp', 'Move-Item'])
const CHANGES: ReadonlySet<string> = new Set([...MOVES, 'rm', 'unlink', 'trash', 'Remove-Item', 'del'])
/** Words of the shell before a command, and the head of a loop. */
const LEADS = /^(?:(?:do|then|else)\s+)+/
const LOOP = /^for (\w+) in (.+)$/s
/** It failed at what changes the files. */
const NOT_DONE = /^(?:Exit code \d+\s+)?(?:(?:mv|cp|rm|sed|git): |fatal: |error: |usage: )/
const PATCHED = /^patching file '?([^'\s]+)/gm
/** Its files are written anew by the name of the task. */
const GENERATES =
  /^(?:(?:npm|pnpm|yarn|bun)(?: run)? |make |just |task |mise run |go |npx |(?:npx )?(?:prisma|buf|sqlc) )(?:[\w-]+:)?(?:codegen|generate|gen)(?::[\w-]+)?(?=\s|$)/
const IN_PLACE = /^(g?sed|perl)\s(?:.*\s)?-(?:[a-z\d]*i\b|i\S*)/
const IN_PLACE_THROUGH = /(?:^xargs|\s-exec(?:dir)?)\s(?:.*\s)?(g?sed|perl)\s(?:.*\s)?-(?:[a-z\d]*i\b|i\S*)/
const QUOTED = /"[^"]*"|'[^']*'/g
const SCRIPT_BEHIND = /^-(?:[a-z\d]*e|f|-expression)$/i
const UNKNOWN = /[*?$(){}`]/
const FILE = /[^/]\.[A-Za-z]\w{0,9}$/
const LONGEST = 60
const MOST = 60
