import type { Entry } from '../../../transcript/entry.ts'
import { shownPath } from '../../call-text.ts'
import type { Ledger } from '../../facts.ts'
import type { OpenCall, Work } from '../../state.ts'
import { cleaned, segmentsOf } from '../runs/check-command.ts'
import { addEdit } from './work.ts'

type Result = Pick<Extract<Entry, { type: 'result' }>, 'text' | 'failed' | 'at'>

/**
 * What the shell did to the files of the project: a merge, a move or `sed -i` makes an earlier check as old as an edit does, and a file that
 * was moved is edited no longer where it was.
 */
export function takeTree(ledger: Ledger, entry: Result, call: OpenCall): void {
  const whole = call.whole ?? call.command
  if (call.away || !MAY_CHANGE.test(whole)) return
  if (entry.failed && !STOPPED.test(entry.text)) return
  // Put aside and brought back.
  if (/\bgit stash\b(?! pop).*\bgit stash pop\b/s.test(whole)) return
  let folder = ledger.work.here || ledger.cwd
  for (const segment of segmentsOf(whole)) {
    const bare = cleaned(segment)
    if (bare.startsWith('cd ')) folder = at(folder, wordsOf(bare)[1] ?? '')
    else takeSegment(ledger, entry, { bare, text: segment.text, folder })
  }
  const script = INLINE.exec(whole)
  if (script !== null)
    takeScriptWrites(ledger, entry, { program: script[1] ?? '', source: whole.slice(script.index), folder })
}

/** A program that is given with the command and writes files: by their names where they stand in it. */
function takeScriptWrites(
  ledger: Ledger,
  entry: Result,
  { program, source, folder }: { readonly program: string; readonly source: string; readonly folder: string },
): void {
  const named = [...source.matchAll(WRITES_NAMED)].map(([, first, second]) => first ?? second ?? '')
  const own = named.map((path) => shownPath(at(folder, path), ledger.cwd)).filter((path) => isOwn(path, ledger))
  for (const path of new Set(own)) addEdit(ledger, { path, at: entry.at ?? '', shell: true })
  if (named.length === 0 && WRITES.test(source)) addChange(ledger, program)
}

interface Piece {
  /** Without where its output goes, and with it. */
  readonly bare: string
  readonly text: string
  readonly folder: string
}

function takeSegment(ledger: Ledger, entry: Result, { bare, text, folder }: Piece): void {
  const git = gitChange(bare, entry.text)
  if (git !== '') addChange(ledger, git)
  if (MOVES_BRANCH.test(git)) ledger.work = withoutCount(ledger.work)
  const [program = '', ...args] = wordsOf(bare.replace(/^git mv\b/, 'mv'))
  const shown = (path: string) => shownPath(at(folder, path), ledger.cwd)
  const paths = args.filter((word) => !word.startsWith('-')).map(shown)
  const own = (path: string) => path !== '' && isOwn(path, ledger)
  if (program === 'mv') move(ledger, paths)
  const to = paths.at(-1) ?? ''
  if (bare.startsWith('git mv ') && paths.length === 2 && !to.endsWith('/') && own(to))
    addEdit(ledger, { path: to, at: entry.at ?? '', shell: true })
  if (program === 'rm') unmake(ledger, paths)
  if (MOVES.has(program) && (program === 'cp' ? paths.slice(-1) : paths).some(own)) addChange(ledger, program)
  const formatter = FORMATS.exec(bare)?.[1]
  if (formatter !== undefined) addChange(ledger, formatter)
  const written = shown(writtenBy(text, args))
  if (own(written)) addEdit(ledger, { path: written, at: entry.at ?? '', shell: true })
}

/** What git did to the files, by its name; '' where it only looked, or had nothing to do. */
function gitChange(command: string, output: string): string {
  const [, verb = '', rest = ''] = GIT.exec(command) ?? []
  if (verb === '' || NOTHING_DONE.test(output) || LOOKS[verb]?.test(rest) === true) return ''
  if (verb === 'reset' && !/--(?:hard|merge|keep)\b/.test(rest)) return ''
  return `git ${verb}`
}

/** The file whose content a command gives itself; a program's output that is kept is no work on the project. */
function writtenBy(text: string, args: readonly string[]): string {
  if (/^(?:sed|perl)\s(?:.*\s)?-(?:[a-z]*i\b|i\S*|pi\b)/.test(text)) return args.at(-1) ?? ''
  const path = /^(?:echo|printf|cat)\b/.test(text) ? /(?<![\d&>])>>?\s*([^\s&|;<>]+)/.exec(text)?.[1] : undefined
  return path === undefined ? '' : path.replace(/^["']|["']$/g, '')
}

/** What was edited goes with its file. */
function move(ledger: Ledger, paths: readonly string[]): void {
  const to = paths.at(-1)
  if (to === undefined || paths.length < 2) return
  const from = new Set(paths.slice(0, -1))
  const { work } = ledger
  if (!work.edits.some(({ path }) => from.has(path))) return
  const isFolder = to.endsWith('/') || paths.length > 2
  ledger.work = {
    ...work,
    edits: work.edits.map((edit) => {
      if (!from.has(edit.path)) return edit
      const path = isFolder ? `${to.replace(/\/$/, '')}/${edit.path.slice(edit.path.lastIndexOf('/') + 1)}` : to
      return { ...edit, path, shell: true as const }
    }),
  }
}

/** What the agent made and took away again was never there. */
function unmake(ledger: Ledger, paths: readonly string[]): void {
  const { work } = ledger
  const isGone = ({ path, made }: Work['edits'][number]) => made !== undefined && paths.includes(path)
  if (work.edits.some(isGone)) ledger.work = { ...work, edits: work.edits.filter((edit) => !isGone(edit)) }
}

/** What lies between the branch and its remote is not known any more. */
function withoutCount({ unpushed: _, apart: __, ...work }: Work): Work {
  return work
}

function addChange(ledger: Ledger, what: string): void {
  const { work } = ledger
  ledger.work = { ...work, changes: [...(work.changes ?? []), { step: ledger.step, what }].slice(-MOST) }
}

function isOwn(path: string, { work }: Ledger): boolean {
  if (MADE.test(path)) return false
  return !path.startsWith('/') || (work.here !== '' && path.startsWith(`${work.here}/`))
}

/** A path of the shell's, from the folder it stands in. */
function at(folder: string, path: string): string {
  if (path === '' || /[$*~`]/.test(path)) return ''
  const parts: string[] = []
  for (const part of (path.startsWith('/') || folder === '' ? path : `${folder}/${path}`).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && (part !== '' || parts.length === 0)) parts.push(part)
  }
  return `${parts.join('/')}${path.endsWith('/') ? '/' : ''}`
}

function wordsOf(command: string): string[] {
  return (command.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^["']|["']$/g, ''))
}

const MAY_CHANGE = /\b(?:git|mv|cp|rm|sed|perl|echo|printf|cat|python3?|node|ruby)\b|--(?:write|fix)\b| -w\b/
const INLINE = /(?:^|&&|;|\n)\s*(python3?|node|ruby)(?: -)?\s*(?:<<|-c\s|-e\s)/
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
const MOVES: ReadonlySet<string> = new Set(['mv', 'cp', 'rm'])
const FORMATS =
  /^(?:npx |pnpm |yarn |bunx )?(prettier|eslint|biome|ruff|gofmt|goimports|stylelint)\b.*(?:\s--(?:write|fix)\b|\s-w\b)/
/** Nobody wrote it. */
const MADE =
  /(?:^|\/)(?:node_modules|dist|build|target|coverage|tmp|\.git)\/|\.(?:log|out|tmp|pid)$|^\/(?:tmp|dev|private\/tmp|var)\//
const MOST = 60
