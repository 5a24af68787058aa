import { plainCommand } from '../../../../base/shell/command.ts'
import { clipClause } from '../../../../base/text/sentences.ts'
import { oneLine } from '../../../../base/text/text.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { FlightFact, Ledger } from '../../facts.ts'
import { changeFact, drop, factOf, factsOf, put } from '../../put.ts'
import type { OpenCall } from '../../state.ts'
import { tellingPart } from './telling-part.ts'

/** What was started beside the conversation: a command in the background, an agent that works on. */
export function takeStarted(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>, call: OpenCall): void {
  const handle = startedHandle(entry.text)
  // A notice of its end may be written before the answer to its start.
  if (handle === undefined || ledger.calls[endedKey(handle)] !== undefined) return
  const whole = call.command === '' ? call.tool : (call.whole ?? call.command)
  const what = clipClause(oneLine(call.tool === 'Bash' ? tellingPart(whole) : whole), LONGEST_WHAT)
  put(ledger, entry, {
    kind: 'flight',
    key: handle,
    text: what,
    status: 'open',
    own: {
      handle,
      ...(call.reads && { reads: call.reads }),
      ...(call.tool === 'Bash' && { shell: true as const }),
      ...(what !== whole && call.tool === 'Bash' && whole.length < LONGEST_WHOLE && { whole }),
    },
  })
}

/** By what a thing is known that was started beside the conversation; undefined where the result is not of a start. */
export function startedHandle(text: string): string | undefined {
  const head = text.slice(0, 600)
  return STARTED.map((pattern) => pattern.exec(head)?.[1]).find((found) => found !== undefined)
}

/** A later word of its end: a notice, or what asking for its output answered. */
export function takeEnded(ledger: Ledger, text: string): void {
  const word = clientsWord(text)
  if (RUNNING.test(word) || !ENDED.test(word)) return
  const code = codeIn(word)
  for (const flight of factsOf(ledger, 'flight')) {
    if (!text.includes(flight.handle)) continue
    drop(ledger, flight.id)
    // What it printed may be asked for after the word of its end.
    rememberEnd(ledger, flight.handle, { text: givenAs(flight), step: flight.firstSeen, code, reads: flight.reads })
  }
  const notice = NOTICE.exec(word.slice(0, 600))?.[1]
  if (notice !== undefined && ledger.calls[endedKey(notice)] === undefined)
    rememberEnd(ledger, notice, { text: '', step: ledger.step, code, reads: undefined })
}

/** Its output ends with the client's word of how it has ended. */
export function takeExit(ledger: Ledger, handle: string, code: string): void {
  const flight = factOf(ledger, 'flight', handle)
  if (flight === undefined) return
  drop(ledger, flight.id)
  rememberEnd(ledger, handle, {
    text: givenAs(flight),
    step: flight.firstSeen,
    code: KILLED.has(code) ? undefined : code,
    reads: flight.reads,
  })
}

/** As it was given: of one that was clipped nobody can say what it was. */
function givenAs({ text, whole = text }: FlightFact): string {
  return whole
}

/** What the client itself says of it: what a program prints, or an agent reports, tells of exit codes of its own. */
function clientsWord(text: string): string {
  const head = text.slice(0, 4000)
  const printed = head.search(PRINTED)
  return printed === -1 ? head : head.slice(0, printed)
}

/** With when it was started, and the exit code where that was told. */
function rememberEnd(
  ledger: Ledger,
  handle: string,
  { text, step, code, reads }: { text: string; step: number; code: string | undefined; reads: true | undefined },
): void {
  const ended = { tool: 'ended', step, away: false, command: text, ...(reads && { reads }) }
  ledger.calls[endedKey(handle)] = code === undefined ? ended : { ...ended, code }
}

function codeIn(word: string): string | undefined {
  const code = RUNNING.test(word) ? undefined : /exit[ _]code(?:: |>| )(\d+)/i.exec(word)?.[1]
  // Somebody has stopped it.
  return code !== undefined && KILLED.has(code) ? undefined : code
}

/** What has ended, when it was started, and with which exit code; undefined where that is not known. Of one that was clipped nobody can say what it was. */
export function endedFlight(
  ledger: Ledger,
  handle: string,
): { readonly what: string; readonly step: number; readonly code: string | undefined } | undefined {
  const ended = ledger.calls[endedKey(handle)]
  if (ended === undefined || ended.command === '' || isClipped(ended.command)) return undefined
  return { what: ended.command, step: ended.step, code: ended.code }
}

/** An agent whose output was asked for: when it was sent out, and whether its kind edits nothing. */
export function sentOut(ledger: Ledger, asked: string): { readonly step: number; readonly reads: boolean } {
  const flight = factsOf(ledger, 'flight').find(({ handle }) => asked.includes(handle))
  const before = flight === undefined ? ledger.calls[endedKey(asked)] : undefined
  return {
    step: flight?.firstSeen ?? before?.step ?? ledger.step,
    reads: flight?.reads === true || before?.reads === true,
  }
}

function isClipped(what: string): boolean {
  return what.endsWith('…')
}

export interface EndedRun {
  readonly entry: Extract<Entry, { type: 'result' }>
  readonly call: OpenCall
}

function endedKey(handle: string): string {
  return `ended ${handle}`
}

/** A command in the background whose end was asked for: the same as if it had been waited for. */
export function endedRun(
  ledger: Ledger,
  entry: Extract<Entry, { type: 'result' }>,
  { command: asked }: OpenCall,
): EndedRun | undefined {
  const head = entry.text.slice(0, 600)
  const flight = factsOf(ledger, 'flight').find(({ handle }) => asked.includes(handle) || head.includes(handle))
  const before = ledger.calls[endedKey(asked)]
  const what = (flight && givenAs(flight)) ?? (before?.command || undefined)
  const step = flight?.firstSeen ?? before?.step ?? ledger.step
  const code = codeIn(clientsWord(head))
  if (what === undefined || code === undefined || isClipped(what)) return undefined
  const parts = entry.text.matchAll(/<(output|stdout|stderr)>\n?([\s\S]*?)(?:<\/\1>|$)/g)
  const text = [...parts].map(([, , part = '']) => part).join('\n')
  const call: OpenCall = { tool: 'Bash', step, away: false, command: plainCommand(what), whole: what }
  return { entry: { ...entry, text, failed: code !== '0' }, call }
}

/** Its output was looked at: what it was doing then is known to the agent, and whether it has ended since is not. */
export function takeLookedAt(ledger: Ledger, handle: string): void {
  const flight = factOf(ledger, 'flight', handle)
  if (flight !== undefined) changeFact(ledger, flight, { lastSeen: ledger.step })
}

/** Stopped by hand, or something was: which of them is not known. */
export function takeStopped(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>): void {
  if (entry.tool === 'Bash' && KILLS.test(String(entry.input.command ?? '')))
    for (const { id, shell } of factsOf(ledger, 'flight')) if (shell === true) drop(ledger, id)
  const handle = entry.input.shell_id ?? entry.input.task_id ?? entry.input.agentId
  if (
    /^(?:KillShell|KillBash|TaskStop)$/.test(entry.tool) &&
    typeof handle === 'string' &&
    factOf(ledger, 'flight', handle)
  ) {
    drop(ledger, `flight:${handle}`)
  }
}

const KILLS = /(?:^|[;&|\n]\s*)(?:sudo )?(?:pkill|killall|kill|taskkill|Stop-Process)\s/
const KILLED: ReadonlySet<string> = new Set(['130', '137', '143'])
const LONGEST_WHAT = 160
const LONGEST_WHOLE = 1200
const STARTED: readonly RegExp[] = [
  /running in (?:the )?background with ID:? ([\w-]+)/,
  /^Async agent launched[\s\S]*?\bagentId: ([\w-]+)/,
]
/** A notice about something that was started, by its handle. */
const NOTICE = /<task-id>([\w-]+)<\/task-id>/
const RUNNING = /<status>\s*running|<retrieval_status>\s*(?:not_ready|timeout)/
const PRINTED = /<(?:output|stdout|stderr|result)>/
const ENDED = /\b(?:completed|failed|killed|finished|exited|exit code|stopped)\b/i
