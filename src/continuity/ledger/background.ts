import { hidesOutcome } from '../../base/shell/command.ts'
import type { Entry } from '../transcript/entry.ts'
import { takeChecks } from './facts/runs/checks.ts'
import { closeCommand } from './facts/runs/commands.ts'
import { takeErrors } from './facts/runs/errors.ts'
import { takeTests } from './facts/runs/tests/tests.ts'
import { type EndedRun, endedFlight, endedRun } from './facts/work/flight.ts'
import type { Ledger } from './facts.ts'
import { factOf, factsOf, keyOf } from './put.ts'
import type { OpenCall } from './state.ts'

type Result = Extract<Entry, { type: 'result' }>

/** The client's word that a command in the background has ended: how, but not with what. */
export function takeNotice(ledger: Ledger, entry: Extract<Entry, { type: 'prompt' }>): void {
  const handle = /<task-id>([\w-]+)<\/task-id>/.exec(entry.text.slice(0, 600))?.[1]
  const flight = handle === undefined ? undefined : endedFlight(ledger, handle)
  if (flight?.code === undefined) return
  // The shell hides how it ended: its output has to say it.
  if (flight.code === '0' && hidesOutcome(flight.what)) return
  takeRun(ledger, runOf({ ...entry, type: 'result', id: '', text: '', failed: flight.code !== '0' }, flight))
}

/** What a command in the background has printed: asked for by its handle, or read from the file that it was written to. */
export function takeOutput(ledger: Ledger, entry: Result, call: OpenCall): void {
  const ended = ASKING.has(call.tool) ? endedRun(ledger, entry, call) : readOutput(ledger, entry, call)
  if (ended !== undefined) takeRun(ledger, ended)
}

/** Only once its end is known: before that the file is not whole. */
function readOutput(ledger: Ledger, entry: Result, call: OpenCall): EndedRun | undefined {
  const from = call.tool === 'Read' ? (call.path ?? '') : SHOWS.test(call.command) ? (call.whole ?? call.command) : ''
  const handle = /([\w-]+)\.output\b/.exec(from)?.[1]
  const flight = handle === undefined || entry.failed ? undefined : endedFlight(ledger, handle)
  if (flight?.code === undefined || entry.text.trim() === '') return undefined
  const text = call.tool === 'Read' ? entry.text.replace(/^\s*\d+[→\t]/gm, '') : entry.text
  return runOf({ ...entry, text, failed: flight.code !== '0' }, flight)
}

function runOf(entry: Result, { what, step }: { readonly what: string; readonly step: number }): EndedRun {
  return { entry, call: { tool: 'Bash', step, away: false, command: what, whole: what } }
}

/** The same as if it had been waited for. It tells of the files as they were when it began. */
function takeRun(ledger: Ledger, { entry, call }: EndedRun): void {
  const isOlder = factsOf(ledger, 'check').some(
    ({ command, lastSeen }) => lastSeen > call.step && call.command.includes(command),
  )
  if (isOlder) return
  const { step } = ledger
  ledger.step = call.step
  if (factOf(ledger, 'command', keyOf(call.command)) !== undefined && entry.text !== '') {
    closeCommand(ledger, entry, call)
    takeTests(ledger, entry, call)
    takeErrors(ledger, entry, call)
  }
  takeChecks(ledger, entry, call)
  ledger.step = step
}

const ASKING: ReadonlySet<string> = new Set(['BashOutput', 'TaskOutput', 'AgentOutput'])
const SHOWS = /^(?:sleep \d+\s*(?:&&|;)\s*)?(?:cat|tail|head|less|grep|rg|sed -n)\b/
