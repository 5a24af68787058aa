import { clipClause } from '../../../base/sentences.ts'
import { oneLine } from '../../../base/text.ts'
import type { Entry } from '../../transcript/entry.ts'
import type { Ledger, OpenCall } from '../facts.ts'
import { drop, factOf, factsOf, put } from '../put.ts'

/** What was started beside the conversation: a command in the background, an agent that works on. */
export function takeStarted(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>, call: OpenCall): void {
  const head = entry.text.slice(0, 600)
  const handle = STARTED.map((pattern) => pattern.exec(head)?.[1]).find((found) => found !== undefined)
  if (handle === undefined) return
  const what = clipClause(oneLine(call.command === '' ? call.tool : call.command), 160)
  put(ledger, entry, { kind: 'flight', key: handle, text: what, status: 'open', own: { handle } })
}

/** A later word of its end: a notice, or what asking for its output answered. */
export function takeEnded(ledger: Ledger, text: string): void {
  for (const flight of factsOf(ledger, 'flight')) {
    if (text.includes(flight.handle) && ENDED.test(text.slice(0, 4000))) drop(ledger, flight.id)
  }
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

const STARTED: readonly RegExp[] = [
  /running in (?:the )?background with ID:? ([\w-]+)/,
  /^Async agent launched[\s\S]*?agentId:? ([\w-]+)/,
]
const ENDED = /\b(?:completed|failed|killed|finished|exited|exit code|stopped)\b/i
