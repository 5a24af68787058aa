import type { Entry } from '../transcript/entry.ts'
import { closeCommand, openCommand } from './facts/commands.ts'
import { takeConstraints } from './facts/constraints.ts'
import { rememberChange, takeUndone } from './facts/dead-ends.ts'
import { takeErrors } from './facts/errors.ts'
import { takeBackFailed, takeFiles } from './facts/files.ts'
import { takeBranch, takeGitResult } from './facts/git.ts'
import { isTyped, takeGoals } from './facts/goals.ts'
import { countNames } from './facts/names.ts'
import { takeCallNotes } from './facts/notes.ts'
import { answerQuestions } from './facts/questions.ts'
import { takeRules } from './facts/rules.ts'
import { takeSaid } from './facts/said.ts'
import { takeSymbols } from './facts/symbols.ts'
import { takeTaskCall, takeTaskResult } from './facts/tasks.ts'
import { takeTests } from './facts/tests.ts'
import type { Ledger } from './facts.ts'
import { keepWithinCaps } from './keep.ts'

/** The ledger after these entries. Entry by entry, so that advance(advance(l, a), b) equals advance(l, [...a, ...b]). */
export function advance(ledger: Ledger, entries: readonly Entry[]): Ledger {
  // What the records hold is never changed in place, so that copies of the records are enough.
  const draft: Ledger = {
    ...ledger,
    facts: { ...ledger.facts },
    names: { ...ledger.names },
    calls: { ...ledger.calls },
    broken: { ...ledger.broken },
  }
  takeIn(draft, entries)
  return draft
}

function takeIn(ledger: Ledger, entries: readonly Entry[]): void {
  for (const entry of entries) {
    if (entry.type === 'place') {
      movePlace(ledger, entry)
      continue
    }
    ledger.step++
    takeEntry(ledger, entry)
    if (ledger.step % CHECK_EVERY === 0) keepWithinCaps(ledger)
  }
}

function takeEntry(ledger: Ledger, entry: Exclude<Entry, { type: 'place' }>): void {
  if (entry.type === 'result') takeResult(ledger, entry)
  else if (entry.type === 'call') takeCall(ledger, entry)
  else if (entry.type === 'said') takeSaid(ledger, entry, countNames(ledger, entry))
  else if (entry.type === 'prompt') takePrompt(ledger, entry)
  else if (entry.type === 'summary') takeSummary(ledger, entry)
}

function takeSummary(ledger: Ledger, entry: Extract<Entry, { type: 'summary' }>): void {
  ledger.epoch++
  ledger.epochStep = ledger.step
  countNames(ledger, entry)
}

function takePrompt(ledger: Ledger, entry: Extract<Entry, { type: 'prompt' }>): void {
  if (entry.voice === 'typed') {
    ledger.turn++
    ledger.turnStep = ledger.step
  }
  countNames(ledger, entry)
  const typed = isTyped(entry)
  takeGoals(ledger, entry, typed)
  if (!typed) return
  takeConstraints(ledger, entry)
  takeRules(ledger, entry)
  answerQuestions(ledger)
}

function takeCall(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>): void {
  const own = countNames(ledger, entry)
  takeTaskCall(ledger, entry)
  if (entry.tool === 'Bash') {
    openCommand(ledger, entry)
    takeBranch(ledger, entry)
  } else {
    takeFiles(ledger, entry, own)
    takeSymbols(ledger, entry)
    if (entry.tool === 'Edit') rememberChange(ledger, entry)
  }
  if (own.size > 0) takeCallNotes(ledger, entry, own)
}

/**
 * Only calls that somebody waits for are looked at. Order matters: failures are judged by what the command's outcome was
 * found to be, and what was undone by the errors there were before.
 */
function takeResult(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>): void {
  takeTaskResult(ledger, entry)
  const call = ledger.calls[entry.id]
  if (call === undefined) return
  if (call.path !== undefined && entry.failed) takeBackFailed(ledger, call.path, call.step)
  if (!entry.failed) takeUndone(ledger, entry, call)
  if (call.tool === 'Bash') {
    closeCommand(ledger, entry, call)
    takeTests(ledger, entry, call.command)
    takeErrors(ledger, entry, call)
    if (!call.away) takeGitResult(ledger, entry, call.command)
  }
  delete ledger.calls[entry.id]
}

function movePlace(ledger: Ledger, entry: Extract<Entry, { type: 'place' }>): void {
  if (entry.cwd !== undefined && ledger.cwd === '') ledger.cwd = entry.cwd
  if (entry.branch !== undefined) ledger.branch = entry.branch
}

const CHECK_EVERY = 64
