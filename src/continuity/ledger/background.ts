import { hidesOutcome, plainCommand } from '../../base/shell/command.ts'
import { segmentsOf } from '../../base/shell/segments.ts'
import type { Entry } from '../transcript/entry.ts'
import { takeChecks } from './facts/runs/checks.ts'
import { closeCommand } from './facts/runs/commands.ts'
import { takeErrors } from './facts/runs/errors.ts'
import { takeTests } from './facts/runs/tests/tests.ts'
import { type EndedRun, endedFlight, endedRun, takeExit, takeLookedAt } from './facts/work/flight.ts'
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
  if (ASKING.has(call.tool)) {
    const ended = endedRun(ledger, entry, call)
    if (ended !== undefined) takeRun(ledger, ended)
  } else for (const ended of readOutputs(ledger, entry, call)) takeRun(ledger, ended)
}

/** Only once its end is known, by a notice or by the last line of the file: before that it is not whole. */
function readOutputs(ledger: Ledger, entry: Result, call: OpenCall): EndedRun[] {
  const whole = call.whole ?? call.command
  const from = call.tool === 'Read' ? (call.path ?? '') : whole.includes('.output') && isShown(whole) ? whole : ''
  const handles = [...new Set([...from.matchAll(/([\w-]+)\.output\b/g)].map(([, handle = '']) => handle))]
  for (const handle of handles) takeLookedAt(ledger, handle)
  if (handles.length === 0 || entry.text.trim() === '') return []
  const text = call.tool === 'Read' ? entry.text.replace(/^\s*\d+[→\t]/gm, '') : entry.text
  const parts = endsOf(text)
  // Of several it is known which is which where each has its end.
  if (parts.length === handles.length)
    for (const [at, { code }] of parts.entries()) if (code !== '') takeExit(ledger, handles[at] ?? '', code)
  if (handles.length > 1 && parts.length !== handles.length) return []
  // What only looked for something and found nothing fails.
  if (entry.failed && parts.every(({ code }) => code === '')) return []
  return handles.flatMap((handle, at) => {
    const flight = endedFlight(ledger, handle)
    const printed = parts[at]?.text ?? ''
    if (flight?.code === undefined || printed.trim() === '') return []
    return [runOf({ ...entry, text: printed, failed: flight.code !== '0' }, flight)]
  })
}

/** What was printed before each end, and the code of that; the last may have none. */
function endsOf(text: string): { readonly text: string; readonly code: string }[] {
  const lines = text
    .replace(/^Exit code \d+\n/, '')
    .trimEnd()
    .split('\n')
  const parts: { text: string; code: string }[] = []
  let printed: string[] = []
  for (const line of lines) {
    const code = EXITED.exec(line)?.[1]
    if (code === undefined) {
      if (!OF_FILE.test(line)) printed.push(line)
      continue
    }
    parts.push({ text: printed.join('\n'), code })
    printed = []
  }
  return printed.some((line) => line.trim() !== '') ? [...parts, { text: printed.join('\n'), code: '' }] : parts
}

/** The file is shown, or searched: nothing else prints beside it. */
function isShown(whole: string): boolean {
  const segments = segmentsOf(whole)
  return segments.every((segment, at) => segments[at - 1]?.then === '|' || BESIDE_IT.test(segment.text))
}

function runOf(entry: Result, { what, step }: { readonly what: string; readonly step: number }): EndedRun {
  return { entry, call: { tool: 'Bash', step, away: false, command: plainCommand(what), whole: what } }
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
const BESIDE_IT =
  /^(?:sleep|wait|cd|cat|tail|head|less|grep|egrep|rg|sed -n|awk|wc|ls|true|timeout|until|while|do|done)\b/
/** The client's last line of what was run in the background. */
const EXITED = /^\[exited with code (\d{1,3})\]\s*$/
/** What `tail` writes above each of several files. */
const OF_FILE = /^==> \S+ <==$/
