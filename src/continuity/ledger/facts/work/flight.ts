import { clipClause } from '../../../../base/text/sentences.ts'
import { oneLine } from '../../../../base/text/text.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'
import { drop, factOf, factsOf, put } from '../../put.ts'
import type { OpenCall } from '../../state.ts'

/** What was started beside the conversation: a command in the background, an agent that works on. */
export function takeStarted(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>, call: OpenCall): void {
  const handle = startedHandle(entry.text)
  if (handle === undefined) return
  const what = clipClause(oneLine(call.command === '' ? call.tool : (call.whole ?? call.command)), LONGEST_WHAT)
  put(ledger, entry, { kind: 'flight', key: handle, text: what, status: 'open', own: { handle } })
}

/** By what a thing is known that was started beside the conversation; undefined where the result is not of a start. */
export function startedHandle(text: string): string | undefined {
  const head = text.slice(0, 600)
  return STARTED.map((pattern) => pattern.exec(head)?.[1]).find((found) => found !== undefined)
}

/** A later word of its end: a notice, or what asking for its output answered. */
export function takeEnded(ledger: Ledger, text: string): void {
  for (const flight of factsOf(ledger, 'flight')) {
    if (!text.includes(flight.handle) || !ENDED.test(text.slice(0, 4000))) continue
    drop(ledger, flight.id)
    // What it printed may be asked for after the word of its end.
    ledger.calls[`ended ${flight.handle}`] = { tool: 'ended', step: ledger.step, away: false, command: flight.text }
  }
}

/** A command in the background whose end was asked for: the same as if it had been waited for. */
export function endedRun(
  ledger: Ledger,
  entry: Extract<Entry, { type: 'result' }>,
  { command: asked, step }: OpenCall,
): { entry: Extract<Entry, { type: 'result' }>; call: OpenCall } | undefined {
  const head = entry.text.slice(0, 600)
  const flight = factsOf(ledger, 'flight').find(({ handle }) => asked.includes(handle) || head.includes(handle))
  const what = flight?.text ?? ledger.calls[`ended ${asked}`]?.command
  const code = /<exit_code>(\d+)<\/exit_code>/.exec(head)?.[1]
  // Of one that was clipped nobody can say what it was.
  if (what === undefined || code === undefined || what.length >= LONGEST_WHAT || what.endsWith('…')) return undefined
  const text = /<(?:output|stdout)>\n?([\s\S]*?)(?:<\/(?:output|stdout)>|$)/.exec(entry.text)?.[1] ?? ''
  const call: OpenCall = { tool: 'Bash', step, away: false, command: what, whole: what }
  return { entry: { ...entry, text, failed: code !== '0' }, call }
}

/** Stopped by hand. */
export function takeStopped(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>): void {
  const handle = entry.input.shell_id ?? entry.input.task_id ?? entry.input.agentId
  if (
    /^(?:KillShell|KillBash|TaskStop)$/.test(entry.tool) &&
    typeof handle === 'string' &&
    factOf(ledger, 'flight', handle)
  ) {
    drop(ledger, `flight:${handle}`)
  }
}

const LONGEST_WHAT = 160
const STARTED: readonly RegExp[] = [
  /running in (?:the )?background with ID:? ([\w-]+)/,
  /^Async agent launched[\s\S]*?\bagentId: ([\w-]+)/,
]
const ENDED = /\b(?:completed|failed|killed|finished|exited|exit code|stopped)\b/i
