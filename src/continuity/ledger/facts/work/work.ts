import { plainPath } from '../../../../base/paths/plain-path.ts'
import { oneLine } from '../../../../base/text/text.ts'
import type { Entry } from '../../../transcript/entry.ts'
import { shownPath } from '../../call-text.ts'
import type { Ledger } from '../../facts.ts'
import { factOf } from '../../put.ts'
import type { OpenCall, Work } from '../../state.ts'
import { isChange } from '../../untouch.ts'
import { goneTo } from '../runs/commands.ts'
import { goTo, rootOf } from './checkouts.ts'
import { takeBranchNow } from './git/branches.ts'
import { type Answered, makesCommit, rewrittenPush, takeCommit, withoutConflict } from './git/commits.ts'
import { gitLines } from './git/git-lines.ts'
import { takeForward, takeHead, takeHeld, takeMadeByScript } from './git/head.ts'
import { takePullRequest } from './git/pull-request.ts'
import { takePush } from './git/pushes.ts'
import { takeStaged } from './git/staging.ts'
import { isAt, takeStatus } from './git/status.ts'
import { takeReset, takeStash } from './git/taken-back.ts'
import { beforeFailedPush } from './git/through.ts'
import { takeShownOpen, takeTracked } from './git/tracked.ts'
import { ownPart } from './git/whose.ts'
import { isUntracked } from './tree/file-ends.ts'

type Result = Extract<Entry, { type: 'result' }>

/** An edit that has succeeded. */
export function takeEdit(ledger: Ledger, entry: Result, { tool, path = '', remarks }: OpenCall): void {
  goToEdit(ledger, path)
  const before = ledger.work.edits.find((edit) => edit.path === path)
  const isNew = tool === 'Write' && MADE.test(entry.text.slice(0, HEAD)) && !wasThere(ledger, path)
  const isRemarks = remarks === true && (before === undefined || before.remarks === true)
  addEdit(ledger, {
    path,
    at: entry.at ?? '',
    ...(isNew && { made: ledger.step }),
    ...(isRemarks && { remarks: true as const }),
  })
  const { remarkSteps = [] } = ledger.work
  if (remarks === true) ledger.work = { ...ledger.work, remarkSteps: [...remarkSteps, ledger.step].slice(-MOST_STEPS) }
}

/** It was read or deleted before it was made anew. */
function wasThere(ledger: Ledger, path: string): boolean {
  const touches = factOf(ledger, 'file', shownPath(path, ledger.cwd))?.touches ?? []
  const [first] = touches.filter((touch) => touch.act === 'read' || isChange(touch))
  if (first?.act === 'read' && first.step < ledger.step) return true
  return ledger.work.edits.some((edit) => edit.path === path && edit.gone === true)
}

/** An edit that was refused, or could not be made. */
export function takeUnwritten(ledger: Ledger, { tool }: OpenCall, how: 'refused' | 'failed'): void {
  const { work } = ledger
  if (!/^(?:Edit|MultiEdit|Write|NotebookEdit)$/.test(tool) || work.editSteps.length > 0) return
  const { refused = 0, failed = 0 } = work.unwritten ?? {}
  ledger.work = {
    ...work,
    unwritten: { refused: refused + (how === 'refused' ? 1 : 0), failed: failed + (how === 'failed' ? 1 : 0) },
  }
}

/** An edit in another checkout is the work there. */
function goToEdit(ledger: Ledger, path: string): void {
  const { here } = ledger.work
  if (rootOf(ledger, path) === undefined && isBelow(path, here) && !APART.test(path))
    ledger.roots = [...(ledger.roots ?? []), { folder: here, branch: '' }]
  const root = rootOf(ledger, path)
  if (root !== undefined) goTo(ledger, root)
}

export function addEdit(ledger: Ledger, edit: Omit<Work['edits'][number], 'step'>): void {
  const { work } = ledger
  const { path } = edit
  const editSteps = [...work.editSteps, ledger.step].slice(-MOST_STEPS)
  // Notes and plans elsewhere are no work on the project.
  const own = !/^(?:[\\/]|[A-Za-z]:[\\/]|~)/.test(shownPath(path, ledger.cwd)) || isBelow(path, work.root ?? work.here)
  const isIgnored = (work.ignored ?? []).some((pattern) => isAt(path, pattern))
  const others = work.edits.filter((other) => other.path !== path)
  const before = work.edits.find((other) => other.path === path && other.gone === undefined)
  // What is new stays new, and what the shell has written may have been new, whoever writes it next.
  const made = edit.made ?? before?.made
  const isOfShell = edit.shell ?? before?.shell
  const open = before?.open
  const known = work.editPaths ?? work.editSteps.map(() => '')
  const editPaths = [...known, shownPath(path, ledger.cwd)].slice(-MOST_STEPS)
  const { unwritten: _, ...rest } = work
  ledger.work = {
    ...rest,
    ...(own && { editSteps, editPaths }),
    edits:
      own && !isIgnored
        ? [
            ...others,
            {
              ...edit,
              step: ledger.step,
              ...(made !== undefined && { made }),
              ...(isOfShell && { shell: true as const }),
              ...(open !== undefined && { open }),
            },
          ].slice(-MOST_EDITS)
        : work.edits,
  }
}

/** What git and its hosts answered, read from the output of the command that asked. */
export function takeGit(
  ledger: Ledger,
  entry: { readonly text: string; readonly failed: boolean },
  call: OpenCall,
  by: Answered['by'] = 'agent',
): void {
  const whole = ownPart(call.whole ?? call.command, ledger)
  const command = call.away ? '' : gitLines(whole)
  const { text: output, failed } = entry
  if (command === '') {
    if (!call.away && !failed && !/\bgit\b/.test(call.whole ?? call.command)) takeMadeByScript(ledger, whole, output)
    return
  }
  const asked = { command, whole, output, failed, by }
  const answered = beforeFailedPush(asked) ?? asked
  const before = ledger.branch
  takeAnswer(ledger, answered)
  takePush(ledger, asked)
  takePullRequest(ledger, asked, before)
}

function takeAnswer(ledger: Ledger, answered: Answered): void {
  const { command, whole, output, failed } = answered
  takeReset(ledger, answered)
  takeStaged(ledger, command, folderBelow(whole, ledger))
  takeStash(ledger, answered)
  // What is committed on the way is rebased with the rest.
  const isRebasedLast = COMMITS_FIRST.test(command)
  if (!isRebasedLast) takeConflict(ledger, answered)
  if (makesCommit(command)) takeCommit(ledger, answered)
  else takeHead(ledger, whole, output)
  if (!failed) takeForward(ledger, command, output)
  if (isRebasedLast) takeConflict(ledger, answered)
  takeHeld(ledger, command, output)
  takeStatus(ledger, answered)
  takeTracked(ledger, answered)
  takeShownOpen(ledger, answered)
  takeBranchNow(ledger, answered)
}

/** Where below the project a line is run; '' for the project itself, and where it cannot be told. */
function folderBelow(whole: string, { cwd, work }: Ledger): string {
  const to = goneTo(whole) ?? ''
  const from = work.here || cwd
  if (cwd === '' || /[$~*`]/.test(to)) return ''
  // The shell may stand there by now.
  const folder = to.startsWith('/') ? plainPath(to) : from.endsWith(`/${to}`) ? from : plainPath(`${from}/${to}`)
  return isBelow(folder, cwd) ? folder.slice(cwd.length + 1) : ''
}

/** A merge or rebase that stopped, until it is gone on with, given up, or committed. */
function takeConflict(ledger: Ledger, { command, output, failed, by }: Answered): void {
  const what = /^git (rebase|merge|cherry-pick|pull|stash|revert)\b/m.exec(command)?.[1]
  const line = /^CONFLICT .+$/m.exec(output)?.[0] ?? /^error: could not apply .+$/m.exec(output)?.[0]
  if (what !== undefined && line !== undefined) {
    const own = isOwnRemote(command, ledger.branch)
    ledger.work = {
      ...ledger.work,
      conflict: { what, line: oneLine(line, 160), step: ledger.step, ...(own && { own }) },
    }
    return
  }
  // It refuses to begin while something is not committed, and commits what was put right on its way.
  const isRebased = /Successfully rebased and updated/.test(output) || isQuietRebase(command, output, failed)
  if (isRebased && !/--autostash/.test(command)) {
    const { commit, edits, conflict, rewritten: before } = ledger.work
    const isOwn = /--continue/.test(command) ? conflict.own === true : isOwnRemote(command, ledger.branch)
    const rewritten = isOwn ? undefined : (rewrittenPush(ledger, 'rebased') ?? before)
    const { rewritten: __, rebasedBy: ___, ...work } = ledger.work
    ledger.work = {
      ...work,
      ...(by === 'person' && { rebasedBy: by }),
      ...(rewritten !== undefined && { rewritten }),
      // What git has never seen is in nobody's way.
      edits: edits.filter((edit) => isUntracked(edit, ledger)),
      staged: [],
      inPart: [],
      rebaseStep: ledger.step,
      // Picked by hand, any of them may be another one or none by now.
      ...(PICKED.test(command) && { commit: { ...commit, subject: subjectPicked(command, commit.subject) } }),
    }
  }
  if (ledger.work.conflict.what === '') return
  const over =
    isRebased ||
    // `git status` names these too, as what one could do.
    /^git .*\s--(?:abort|quit|skip)\b/m.test(command) ||
    (what !== undefined && !failed && /--continue/.test(command))
  if (!over) return
  if (GIVEN_UP.test(command)) giveUp(ledger)
  ledger.work = { ...ledger.work, conflict: withoutConflict(ledger.work) }
}

/** Upon what the server has of this very branch, or upon a commit of its own: what was pushed need not be written anew. */
function isOwnRemote(command: string, branch: string): boolean {
  const [, verb, rest = ''] = /^git (pull|rebase)\b([^&|;\n]*)/m.exec(command) ?? []
  if (verb === undefined) return false
  const words = rest.split(/\s+/).filter((word) => word !== '' && !/^-|^\d?>/.test(word))
  const onto = words.at(verb === 'pull' ? 1 : 0) ?? ''
  return onto === '' || onto === branch || onto === `origin/${branch}` || /@\{u|^HEAD\b|^[0-9a-f]{7,40}\b/.test(onto)
}

/** Told to be quiet it says nothing where all went well. */
function isQuietRebase(command: string, output: string, failed: boolean): boolean {
  return !failed && QUIET_REBASE.test(command) && !/^(?:fatal|error|CONFLICT|hint)\b|up to date/m.test(output)
}

/** The files are as they were before it began. */
function giveUp(ledger: Ledger): void {
  const { work } = ledger
  const { step } = work.conflict
  const isBefore = (at: number) => at < step
  const { editSteps, editPaths = [] } = work
  ledger.work = {
    ...work,
    edits: work.edits.filter((edit) => isBefore(edit.step)),
    editSteps: editSteps.filter(isBefore),
    editPaths: editPaths.filter((_, at) => isBefore(editSteps[at] ?? 0)),
    changes: (work.changes ?? []).filter((change) => isBefore(change.step)),
  }
}

const GIVEN_UP = /^git .*\s--(?:abort|quit)\b/m
/** What was only put in its place has the name of the commit that it mends. */
function subjectPicked(command: string, subject: string): string {
  return /--autosquash\b/.test(command) ? (/^(?:fixup|squash)! (.+)$/.exec(subject)?.[1] ?? '') : ''
}

const COMMITS_FIRST = /^git commit\b[\s\S]*^git (?:rebase|pull)\b/m
const QUIET_REBASE = /^git rebase\b(?!.*--(?:abort|quit|show|edit))[^&|;\n]*\s(?:-\w*q\w*|--quiet)(?=\s|$)/m
const PICKED = /^git rebase\b.*\s(?:-i|--interactive)\b/m

function isBelow(path: string, folder: string): boolean {
  return folder !== '' && path.startsWith(`${folder}/`)
}

/** What clients and `apply_patch` say of a file that was not there. */
const MADE = /^[^\n]*\bcreated\b|^A \S/im
const HEAD = 200
/** Thrown away, or the client's own: plans, memories, lists. */
const APART =
  /^\/(?:private\/)?(?:tmp|var|dev)\/|[\\/]Temp[\\/]|[\\/]\.[\w-]+[\\/](?:.*[\\/])?(?:plans|todos|memor(?:y|ies)|projects|sessions|scratchpad)[\\/]/
const MOST_STEPS = 200
/** So many edited files are kept. */
export const MOST_EDITS = 80
