import type { Ledger } from '../../facts.ts'
import type { OpenCall } from '../../state.ts'
import { goneTo } from '../runs/commands.ts'

/** A command that was run in another folder than the project's: the one that was looked into last, and its branch. */
export function takeElsewhere(ledger: Ledger, output: string, { away, command, whole = command }: OpenCall): void {
  if (!away) return
  const folder = goneTo(whole)?.replace(/\/$/, '')
  if (folder === undefined || PASSING.test(folder)) return
  const before = ledger.work.elsewhere
  const known = before?.folder === folder ? before : { folder, branch: '', times: 0 }
  const branch = /\bgit\b[^&|;\n]*\bstatus\b/.test(whole)
    ? /^(?:On branch |## )([^\s.]+(?:\.[^\s.]+)*)/m.exec(output)?.[1]
    : undefined
  ledger.work = {
    ...ledger.work,
    elsewhere: { folder, branch: branch ?? known.branch, times: known.times + 1, step: ledger.step },
  }
}

/** Looked into again and again until the end, with no edit since: where the last steps were made. */
export function lookedInto({ work, step }: Ledger): Ledger['work']['elsewhere'] {
  const { elsewhere, editSteps } = work
  if (elsewhere === undefined || elsewhere.times < OFTEN || step - elsewhere.step > LATELY) return undefined
  return elsewhere.step > (editSteps.at(-1) ?? 0) ? elsewhere : undefined
}

/** Nobody works there, or nobody knows where it is. */
const PASSING = /^(?:\/(?:tmp|private\/tmp|var|dev)\b|\.\.\/?$|-$)|[$*`]/
const OFTEN = 3
const LATELY = 12
