import { type FailingLine, failingLine } from '../../../../base/failing-line/failing-line.ts'
import { outcomeIn } from '../../../../base/failing-line/has-failed.ts'
import { anchorsOf, withoutLongRuns } from '../../../../base/names.ts'
import { hidesOutcome, plainCommand } from '../../../../base/shell/command.ts'
import { clipClause } from '../../../../base/text/sentences.ts'
import { oneLine } from '../../../../base/text/text.ts'
import type { Entry } from '../../../transcript/entry.ts'
import { inputText } from '../../call-text.ts'
import type { Ledger, Status } from '../../facts.ts'
import { changeFact, factOf, keyOf, put } from '../../put.ts'
import { isCheck, testRunOf } from '../../shell.ts'
import type { OpenCall } from '../../state.ts'
import { ranNone } from './tests/ran-none.ts'

/** Shell commands with what came of them. The same command run again supersedes its earlier run. */
export function openCommand(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>): void {
  const whole = inputText(entry, 'command')
  const command = plainCommand(whole)
  if (command === '') return
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
    away: isAway(whole, ledger),
    command,
    whole: whole.slice(0, LONGEST_WHOLE),
    ...(hidesOutcome(whole) && { hidden: true }),
  }
}

export function closeCommand(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>, call: OpenCall): void {
  const fact = factOf(ledger, 'command', keyOf(call.command))
  if (fact === undefined) return
  const status = outcomeOf(call, entry)
  changeFact(ledger, fact, { status, outcome: status === 'failing' ? (failureIn(entry, call)?.told ?? '') : '' })
}

/** What went wrong, of a result that is known to be a failure. Several ask about the same one. */
export function failureIn(entry: Extract<Entry, { type: 'result' }>, { command }: OpenCall): FailingLine | undefined {
  if (!failures.has(entry)) failures.set(entry, failingLine(entry.text, { exitCode: 1, command }))
  return failures.get(entry)
}

const failures = new WeakMap<Entry, FailingLine | undefined>()

/** Run in another folder than the project's, unless that is where the files are being edited. */
function isAway(command: string, { cwd, work }: Ledger): boolean {
  const named = /(?:^|&&|;|\n)\s*(?:cd|git -C)\s+["']?([^\s"';&]+)/.exec(command)?.[1]
  const folder = named === undefined || /^[\w.](?!\.)/.test(named) ? work.here : named
  if (folder === '' || (cwd !== '' && (folder === cwd || folder.startsWith(`${cwd}/`)))) return false
  return !work.edits.some(({ path }) => path.startsWith(`${folder}/`))
}

function outcomeOf(call: OpenCall, { failed, text }: Extract<Entry, { type: 'result' }>): Status {
  if (DECLINED.test(text) || (failed && isDenied(text))) return 'declined'
  // It was not run at all where another of the same message failed.
  if (BACKGROUND.test(text) || SIBLING.test(text.slice(0, 200))) return 'unknown'
  if (ranNone(text, call.command) !== '') return 'unknown'
  if (failed || text.startsWith('Exit code ')) return 'failing'
  if (!isCheck(call.command) && testRunOf(call.command) === undefined) return 'passing'
  const outcome = outcomeIn(text, { command: call.command, ...(call.hidden !== true && { exitCode: 0 }) })
  if (outcome === 'failed') return 'failing'
  return outcome === 'unclear' ? 'done' : 'passing'
}

/** A rule refused it, ours or another hook's: it was not run. */
export function isDenied(text: string): boolean {
  return DENIED.test(text)
}

const DENIED = /^(?:PreToolUse:\S+ hook (?:error|blocked)|[^\n]{0,400}\(Throughline: [\w-]+\)\s*$)/
const LONGEST_WHOLE = 2500
const DECLINED =
  /^(?:The user doesn't want to (?:proceed|take this action)|(?:Exit code \d+\s+)?\[Request interrupted by user)/
const SIBLING = /Sibling tool call errored/
const BACKGROUND = /^Command (?:is )?running in (?:the )?background/
