import type { Entry } from '../transcript/entry.ts'
import { takeCommands } from './commands.ts'
import { takeConstraints } from './constraints.ts'
import { takeDeadEnds } from './dead-ends.ts'
import { takeDecisions } from './decisions.ts'
import { takeErrors } from './errors.ts'
import type { Ledger } from './facts.ts'
import { takeFiles } from './files.ts'
import { takeGit } from './git.ts'
import { takeGoals } from './goals.ts'
import { keepWithinCaps } from './keep.ts'
import { countNames } from './names.ts'
import { takeNotes } from './notes.ts'
import { purposeIn } from './purpose.ts'
import { takeQuestions } from './questions.ts'
import { takeSymbols } from './symbols.ts'
import { takeTasks } from './tasks.ts'
import { takeTests } from './tests.ts'

/**
 * The ledger after these entries. Entry by entry, so that advance(advance(l, a), b) equals advance(l, [...a, ...b]).
 * Order matters in two places: errors look at commands' open calls before those are closed, and dead ends at the touches
 * that files recorded.
 */
export function advance(ledger: Ledger, entries: readonly Entry[]): Ledger {
  const draft = structuredClone(ledger)
  for (const entry of entries) {
    if (entry.type === 'place') {
      movePlace(draft, entry)
      continue
    }
    draft.step++
    if (entry.type === 'summary') startEpoch(draft)
    if (entry.type === 'prompt' && entry.voice === 'typed') startTurn(draft)
    const own = countNames(draft, entry)
    for (const take of EXTRACTORS) take(draft, entry, own)
    if (entry.type === 'said') {
      draft.lead = { text: entry.text.slice(0, LONGEST_LEAD), step: draft.step, purpose: purposeIn(entry.text) }
    }
    if (entry.type === 'result') delete draft.calls[entry.id]
    if (draft.step % CHECK_EVERY === 0) keepWithinCaps(draft)
  }
  return draft
}

/** `own`: the anchors the entry's author used in it. */
type Extractor = (ledger: Ledger, entry: Entry, own: ReadonlySet<string>) => void

const EXTRACTORS: readonly Extractor[] = [
  takeGoals,
  takeConstraints,
  takeDecisions,
  takeQuestions,
  takeTasks,
  takeFiles,
  takeSymbols,
  takeDeadEnds,
  takeCommands,
  takeTests,
  takeErrors,
  takeGit,
  takeNotes,
]

function movePlace(ledger: Ledger, entry: Extract<Entry, { type: 'place' }>): void {
  if (entry.cwd !== undefined && ledger.cwd === '') ledger.cwd = entry.cwd
  if (entry.branch !== undefined) ledger.branch = entry.branch
}

function startEpoch(ledger: Ledger): void {
  ledger.epoch++
  ledger.epochStep = ledger.step
}

function startTurn(ledger: Ledger): void {
  ledger.turn++
  ledger.turnStep = ledger.step
}

const LONGEST_LEAD = 4000
const CHECK_EVERY = 64
