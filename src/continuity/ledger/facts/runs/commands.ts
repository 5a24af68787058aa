import { type FailingLine, failingLine } from '../../../../base/failing-line/failing-line.ts'
import { outcomeIn } from '../../../../base/failing-line/has-failed.ts'
import { anchorsOf, withoutLongRuns } from '../../../../base/names.ts'
import { plainPath } from '../../../../base/paths/plain-path.ts'
import { hidesOutcome, plainCommand } from '../../../../base/shell/command.ts'
import { withShortDocuments } from '../../../../base/shell/written/documents.ts'
import { FOLDER_WORD, folderNamed } from '../../../../base/shell/written/folder-word.ts'
import { clipClause } from '../../../../base/text/sentences.ts'
import { oneLine } from '../../../../base/text/text.ts'
import { withoutOrders } from '../../../../base/typed/orders.ts'
import type { Entry } from '../../../transcript/entry.ts'
import { inputText } from '../../call-text.ts'
import type { Ledger, Status } from '../../facts.ts'
import { changeFact, factOf, keyOf, put } from '../../put.ts'
import type { OpenCall } from '../../state.ts'
import { rootOf, takeWorkIn } from '../work/checkouts.ts'
import { goesAside } from '../work/git/whose.ts'
import { isOverWork } from './over-work.ts'
import { ranNone } from './tests/ran-none.ts'

/** Shell commands with what came of them. The same command run again supersedes its earlier run. */
export function openCommand(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>): void {
  const whole = inputText(entry, 'command')
  const command = plainCommand(whole)
  if (command === '') return
  takeWorkIn(ledger, folderOf(whole, ledger), whole)
  const names = anchorsOf(withoutLongRuns(whole.slice(0, 8000)))
  put(ledger, entry, {
    kind: 'command',
    key: keyOf(command),
    text: command,
    status: 'unknown',
    ...(command === whole && { anchors: names }),
    own: {
      command,
      purpose: clipClause(oneLine(inputText(entry, 'description')), 100),
      outcome: '',
      names: [...names].slice(0, 24),
    },
  })
  ledger.calls[entry.id] = {
    tool: 'Bash',
    step: ledger.step,
    away: isAway(whole, ledger) || goesAside(whole, ledger),
    command,
    whole: withShortDocuments(whole, LONGEST_WHOLE).slice(0, LONGEST_SHORTENED),
    ...(hidesOutcome(whole) && { hidden: true }),
  }
}

export function closeCommand(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>, call: OpenCall): void {
  const fact = factOf(ledger, 'command', keyOf(call.command))
  if (fact === undefined) return
  const ended = outcomeOf(call, entry)
  // What fails elsewhere, or without the edits, is no failure of the work.
  const status = ended === 'failing' && !isOverWork(ledger, call, entry.text) ? 'done' : ended
  changeFact(ledger, fact, { status, outcome: status === 'failing' ? (failureIn(entry, call)?.told ?? '') : '' })
}

/** What went wrong, of a result that is known to be a failure. Several ask about the same one. */
export function failureIn(
  entry: Extract<Entry, { type: 'result' }>,
  { command, whole = command }: OpenCall,
): FailingLine | undefined {
  if (!failures.has(entry))
    failures.set(entry, asData(failingLine(withoutCounts(entry.text, whole), { exitCode: 1, command })))
  return failures.get(entry)
}

/** How often each line was printed says nothing of it. */
export function withoutCounts(output: string, whole: string): string {
  return COUNTED.test(whole) ? output.replace(/^ *\d+ /gm, '') : output
}

/** What a program prints may speak to the agent; it is told again as what went wrong, and not as an order. */
function asData(found: FailingLine | undefined): FailingLine | undefined {
  return found && { ...found, told: withoutOrders(found.told) }
}

const failures = new WeakMap<Entry, FailingLine | undefined>()

/** Run in another folder than the project's, unless that is where the files are being edited. */
function isAway(command: string, ledger: Ledger): boolean {
  const { cwd, work } = ledger
  const folder = folderOf(command, ledger)
  if (folder === '') return false
  const root = rootOf(ledger, folder)
  if (root !== undefined) return root !== (work.root ?? '')
  if (cwd !== '' && (folder === cwd || folder.startsWith(`${cwd}/`))) return false
  return !work.edits.some(({ path }) => path.startsWith(`${folder}/`))
}

/** Where a command runs, as far as it says. */
function folderOf(command: string, ledger: Ledger): string {
  const { cwd, work } = ledger
  const named = goneTo(command) ?? ownGitOf(command) ?? PUT_TO.exec(command)?.[1]
  const from = work.here || cwd
  const above = named?.startsWith('..') === true && from !== '' ? plainPath(`${from}/${named}`) : named
  if (above === undefined) return work.here
  if (!/^[\w.](?!\.)/.test(above)) return above
  const below = from === '' ? '' : plainPath(`${from}/${above}`)
  return below !== '' && rootOf(ledger, below) ? below : work.here
}

/** The folder that a line goes to first, as it names it. */
export function goneTo(command: string): string | undefined {
  const found = GOES_TO.exec(command)
  // What was asked of the repository it stands in was asked there, whatever another is asked behind it.
  if (found === null || (found[0].includes('git -C') && GIT_HERE.test(command.slice(0, found.index)))) return undefined
  return folderNamed(found[1] ?? '')
}

/** A repository that is named instead of gone to. */
function ownGitOf(command: string): string | undefined {
  const [, variable, option] = OWN_GIT.exec(command) ?? []
  return variable ?? option
}

function outcomeOf(call: OpenCall, { failed, text }: Extract<Entry, { type: 'result' }>): Status {
  if (DECLINED.test(text) || (failed && isDenied(text))) return 'declined'
  // It was not run at all where another of the same message failed.
  if (BACKGROUND.test(text) || SIBLING.test(text.slice(0, 200)) || TIME_UP.test(text) || TIMED_OUT.test(text))
    return 'unknown'
  if (ranNone(text, call.command) !== '') return 'unknown'
  if (failed || text.startsWith('Exit code ')) return 'failing'
  // The same judge as after each command, so that what is learned of a failure and what is told of it agree.
  const command = call.whole ?? call.command
  const outcome = outcomeIn(text, { command, ...(call.hidden !== true && { exitCode: 0 }) })
  if (outcome === 'failed') return 'failing'
  return outcome === 'unclear' ? 'done' : 'passing'
}

/** A rule refused it, ours or another hook's: it was not run. */
export function isDenied(text: string): boolean {
  return DENIED.test(text)
}

const GIT_HERE = /(?:^|[;&|\n]\s*)git (?!-C\b)/
const COUNTED = /\|\s*uniq -\w*c/
const DENIED = /^(?:PreToolUse:\S+ hook (?:error|blocked)|[^\n]{0,400}\(Throughline: [\w-]+\)\s*$)/
const LONGEST_WHOLE = 2500
/** Several documents, each shortened. */
const LONGEST_SHORTENED = 8000
const GOES_TO = new RegExp(String.raw`(?:^|&&|;|\n|[({])[^\S\n]*(?:cd|pushd|git -C)[^\S\n]+(${FOLDER_WORD})`)
/** A runner that is told another folder, whole. */
const PUT_TO = /^(?:npm|pnpm|yarn|bun|make|go|cargo)\b[^&|;\n]*? (?:--prefix|-C|--cwd|--dir)[ =]["']?(\/[^\s"';&)]+)/m
const OWN_GIT = /\bGIT_DIR=["']?([^\s"']+?)(?:\/\.git)?["']?(?=\s)|--git-dir[= ]["']?([^\s"']+?)(?:\/\.git)?["']?(?=\s)/
/** It was not run, or not to its end: the person, a rule or the client's own list did not let it through. */
export const DECLINED =
  /^(?:<tool_use_error>)?(?:The user doesn't want to (?:proceed|take this action)|(?:Exit code \d+\s+)?\[Request interrupted by user|Permission to use \S+ .{0,2000}?has been denied|Permission for this action (?:was|has been) denied|Claude requested permissions to|This command requires approval|PreToolUse:\S+ hook (?:error|blocked))/s
const SIBLING = /Sibling tool call errored/
/** The codes of `timeout` and of a program that it has ended. */
export const TIME_UP = /^Exit code (?:124|143)\b/
/** What clients say of it. */
export const TIMED_OUT = /^(?:Exit code \d+\s+)?(?:error: )?command timed out(?: after [\w. ]+)?/i
const BACKGROUND = /^Command (?:is )?running in (?:the )?background/
