import { clipClause } from '../../../../base/text/sentences.ts'
import { oneLine } from '../../../../base/text/text.ts'
import type { Entry } from '../../../transcript/entry.ts'
import { shownPath } from '../../call-text.ts'
import type { Ledger } from '../../facts.ts'
import type { OpenCall, Work } from '../../state.ts'
import { takeHead, takeHeld } from './head.ts'
import { covers, takeStaged } from './staging.ts'
import { isAt, takeStatus } from './status.ts'

type Result = Extract<Entry, { type: 'result' }>

/** An edit that has succeeded. */
export function takeEdit(ledger: Ledger, entry: Result, path: string): void {
  addEdit(ledger, { path, at: entry.at ?? '' })
}

export function addEdit(ledger: Ledger, edit: Omit<Work['edits'][number], 'step'>): void {
  const { work } = ledger
  const { path } = edit
  const editSteps = [...work.editSteps, ledger.step].slice(-MOST_STEPS)
  // Notes and plans elsewhere are no work on the project.
  const own = !/^(?:[\\/]|[A-Za-z]:[\\/]|~)/.test(shownPath(path, ledger.cwd)) || isBelow(path, work.here)
  const isIgnored = (work.ignored ?? []).some((pattern) => isAt(path, pattern))
  const others = work.edits.filter((other) => other.path !== path)
  const known = work.editPaths ?? work.editSteps.map(() => '')
  const editPaths = [...known, shownPath(path, ledger.cwd)].slice(-MOST_STEPS)
  ledger.work = {
    ...work,
    ...(own && { editSteps, editPaths }),
    edits: own && !isIgnored ? [...others, { ...edit, step: ledger.step }].slice(-MOST_EDITS) : work.edits,
  }
}

/** What git and its hosts answered, read from the output of the command that asked. `made` is false for the person's own shell. */
export function takeGit(
  ledger: Ledger,
  entry: { readonly text: string; readonly failed: boolean },
  call: OpenCall,
): void {
  const whole = call.whole ?? call.command
  if (call.away || !/\b(?:git|gh|glab|gt|jj)\b/.test(whole)) {
    return
  }
  const output = entry.text
  takeStaged(ledger, whole)
  takeConflict(ledger, whole, output, entry.failed)
  if (/\bgit\b[^&|;\n]*\bcommit\b/.test(whole)) takeCommit(ledger, whole, output)
  else takeHead(ledger, whole, output)
  takeHeld(ledger, whole, output)
  takeStatus(ledger, whole, output)
  if (
    /\bgit\b[^&|;\n]*\bpush\b/.test(whole) &&
    !/\[rejected\]|error: failed to push|fatal:/.test(output) &&
    !(entry.failed && !/->/.test(output))
  ) {
    const { apart: _, ...work } = ledger.work
    ledger.work = { ...work, pushStep: ledger.step, unpushed: 0 }
  }
  takePullRequest(ledger, whole, output)
  if (/\bgit (?:checkout|switch)\b/.test(whole) && !entry.failed) {
    const branch = /Switched to (?:a new )?branch '([^']+)'/.exec(output)?.[1]
    if (branch !== undefined) ledger.branch = branch
  }
}

/** Only with `git commit` in the command: a test that makes repositories prints commits too. */
function takeCommit(ledger: Ledger, command: string, output: string): void {
  const lines = [...output.matchAll(/^\[([^\]\s]+)(?: \([^)]*\))? ([0-9a-f]{7,40})\] (.+)$/gm)]
  const last = lines.at(-1)
  if (last === undefined) return
  const [, branch = '', hash = '', subject = ''] = last
  if (!/detached|HEAD/.test(branch)) ledger.branch = branch
  const { work } = ledger
  const none = work.staged.length === 0 && (work.inPart ?? []).length === 0
  const all = none || /\bgit\b[^&|;\n]*\bcommit\b[^&|;\n"']* (?:-\w*a|--all)\b/.test(command)
  ledger.work = {
    ...work,
    commit: { hash, subject: clipClause(oneLine(subject), 120), step: ledger.step, made: true },
    edits: all ? [] : work.edits.filter(({ path }) => !work.staged.some((staged) => covers(staged, path, ledger))),
    staged: [],
    inPart: [],
    conflict: NO_CONFLICT,
    ...(work.apart !== undefined && { apart: { ...work.apart, here: work.apart.here + lines.length } }),
    ...(work.unpushed !== undefined && { unpushed: work.unpushed + (/--amend\b/.test(command) ? 0 : lines.length) }),
  }
}

/** `gh pr create` answers with an address; otherwise the number that was asked about. */
function takePullRequest(ledger: Ledger, command: string, output: string): void {
  if (!/\b(?:gh pr|glab mr|gt submit)\b/.test(command)) return
  const made = /\b(?:gh pr create|glab mr create|gt submit)\b/.test(command)
  const url = /https:\/\/\S+\/(?:pull|merge_requests)\/(\d+)/.exec(output)
  const asked = /\bgh pr (?:view|checks|diff|ready|edit|comment|merge|checkout) (\d+)/.exec(command)?.[1]
  const known = ledger.work.pullRequest
  const number = made ? url?.[1] : (asked ?? (known.name === '' ? url?.[1] : undefined))
  if (number === undefined || known.name.startsWith(`#${number}`)) return
  const address = url?.[1] === number ? ` (${url?.[0]})` : ''
  ledger.work = { ...ledger.work, pullRequest: { name: `#${number}${address}`, step: ledger.step } }
}

/** A merge or rebase that stopped, until it is gone on with, given up, or committed. */
function takeConflict(ledger: Ledger, command: string, output: string, failed: boolean): void {
  const what = /\bgit\b[^&|;\n]*\b(rebase|merge|cherry-pick|pull|stash|revert)\b/.exec(command)?.[1]
  const line = /^CONFLICT .+$/m.exec(output)?.[0] ?? /^error: could not apply .+$/m.exec(output)?.[0]
  if (what !== undefined && line !== undefined) {
    ledger.work = { ...ledger.work, conflict: { what, line: oneLine(line, 160), step: ledger.step } }
    return
  }
  // It refuses to begin while something is not committed, and commits what was put right on its way.
  if (/Successfully rebased and updated/.test(output) && !/--autostash/.test(command))
    ledger.work = { ...ledger.work, edits: [], staged: [], inPart: [], rebaseStep: ledger.step }
  if (ledger.work.conflict.what === '') return
  const over =
    /Successfully rebased|--abort\b|--quit\b|--skip\b/.test(`${command}\n${output}`) ||
    (what !== undefined && !failed && /--continue/.test(command))
  if (over) ledger.work = { ...ledger.work, conflict: NO_CONFLICT }
}

function isBelow(path: string, folder: string): boolean {
  return folder !== '' && path.startsWith(`${folder}/`)
}

const NO_CONFLICT: Work['conflict'] = { what: '', line: '', step: 0 }
const MOST_STEPS = 200
const MOST_EDITS = 30
