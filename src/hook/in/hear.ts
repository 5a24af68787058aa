import type { Environment } from '../../base/environment.ts'
import { messageOf } from '../../base/message-of.ts'
import { head } from '../../base/text/text.ts'
import { callerOf } from '../../hosts/detect.ts'
import type { Decoded, Host } from '../../hosts/host.ts'
import { CALLERS, type CallerId } from '../../hosts/index.ts'
import { type Input, readObject } from '../../platform/io.ts'
import { redact, redactFields } from '../../platform/redact.ts'
import type { Event } from '../../protocol/event.ts'
import { commit, isCommit, isLater, type Step } from '../../protocol/handler.ts'
import type { Outcome } from '../../protocol/outcome.ts'

/** What a host said, in our words. */
export interface Heard {
  readonly ok: true
  readonly host: Host
  /** Another host's hook was called: it has taken over the settings of the one that it was installed for. */
  readonly isForeign: boolean
  readonly decoded: Decoded
  /** What is judged: also of an event of which not everything can be read. */
  readonly event: Event
  /** The bytes as they came. */
  readonly text: string
}

/** Nothing to answer: why, where that is worth a line in the log, and what is counted. */
export interface Unheard {
  readonly ok: false
  readonly reason?: string
  readonly counted?: string
}

/** A host that never closes its end is given up after this long; nothing is known of the event then, not even its deadline. */
const INPUT_WAIT_MS = 4000

export async function hear(
  called: CallerId,
  eventWord: string | undefined,
  environment: Environment,
  adapter: Promise<Host>,
): Promise<Heard | Unheard> {
  const input = await readObject(INPUT_WAIT_MS)
  if (!input.ok && input.cut === undefined) return { ok: false, reason: input.reason }
  const payload = await payloadOf(input)
  if (!payload.ok) return payload
  const caller = callerOf(called, payload.value, environment)
  if ('foreign' in caller) return { ok: false, counted: `stranger:${caller.foreign}:${called}` }
  const isForeign = caller.host !== called
  const host = await (isForeign ? CALLERS[caller.host]() : adapter)
  const read = host.decode(payload.value, environment, eventWord)
  const decoded = input.ok ? read : judgedOnly(read, input.reason)
  const event = decoded.ok ? decoded.event : decoded.judged
  return event
    ? { ok: true, host, isForeign, decoded, event, text: input.ok ? input.text : '' }
    : notUnderstood(host, decoded)
}

/** Of an event that was not read whole nothing is remembered; a call that is about to run is judged by what is there. */
function judgedOnly(decoded: Decoded, reason: string): Decoded {
  const event = decoded.ok ? decoded.event : decoded.judged
  return { ok: false, reason, ...(event?.name === 'PreToolUse' && { judged: event }) }
}

/** What a host says that nobody here knows is written down and counted: a newer client may say more. It is answered with silence. */
function notUnderstood({ id }: Host, decoded: Decoded): Unheard {
  if (decoded.ok || decoded.quiet) return { ok: false }
  const { reason, unknownEvent } = decoded
  return { ok: false, reason, ...(unknownEvent !== undefined && { counted: `drift:${id}:${unknownEvent}` }) }
}

type Payload = { ok: true; value: unknown } | { ok: false; reason: string }

async function payloadOf(input: Input): Promise<Payload> {
  if (!input.ok) return { ok: true, value: (await import('../../platform/cut-object.ts')).beginningOf(input.cut ?? '') }
  return input.object === undefined ? parse(input.text) : { ok: true, value: input.object }
}

function parse(text: string): Payload {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (failure) {
    return { ok: false, reason: text.trim() === '' ? 'empty input' : `the input is not JSON: ${messageOf(failure)}` }
  }
}

/** An event on its way in. */
export interface Entered {
  /** As the host sent it, for whoever judges it and keeps nothing of it. Ids are those under which others write. */
  readonly judged: Event
  /** Without secrets, for everyone else. Long texts are looked through when somebody asks for one, which most events do without. */
  readonly seen: Event
  /** The same with the long texts cut to what the journal keeps of them. */
  readonly kept: Event
}

/**
 * Redaction at the entrance: names, slugs, cards, rows and counters are made of what comes out here. A deny must not depend on it, nor a
 * rewritten command hold it: that is what `judged` is for.
 */
export function enter(event: Event): Entered {
  const short = withoutLong(event, 0) as Event
  const clean = redactFields(short)
  const kept = clean === short ? short : withFiles(clean, event)
  const judged = clean === short ? event : { ...event, sessionId: kept.sessionId }
  return { judged, seen: short === event ? kept : withLong(kept, short, event), kept }
}

/** What a rule says may quote what it judged. */
export function saidCleanly<Store>(step: Step<Store>): Step<Store> {
  if (!isCommit(step)) return step && cleanOutcome(step)
  return commit((store, moment) => {
    const found = step.commit(store, moment)
    return isLater(found) ? found : found && cleanOutcome(found)
  })
}

export function cleanOutcome(outcome: Outcome): Outcome {
  const { reason, context, notice, instructions } = outcome
  return {
    ...outcome,
    ...(reason !== undefined && { reason: redact(reason) }),
    ...(context !== undefined && { context: redact(context) }),
    ...(notice !== undefined && { notice: redact(notice) }),
    ...(instructions !== undefined && { instructions: redact(instructions) }),
  }
}

/** The journal keeps four thousand characters at most, and a secret that straddles the cut must still be recognised as one. */
const LONG = 4600
const MOST_DEPTH = 64

function withoutLong(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.length > LONG ? head(value, LONG) : value
  if (typeof value !== 'object' || value === null || depth > MOST_DEPTH) return value
  let copy: Record<string, unknown> | undefined
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key]
    const short = withoutLong(item, depth + 1)
    if (short === item) continue
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
    copy[key] = short
  }
  return copy ?? value
}

/** Transcripts are read from where they really are; a path is redacted where it is written down. */
function withFiles(clean: Event, event: Event): Event {
  const files: Record<string, string> = {}
  if (event.transcriptPath !== undefined) files.transcriptPath = event.transcriptPath
  if ('agentTranscriptPath' in event && typeof event.agentTranscriptPath === 'string')
    files.agentTranscriptPath = event.agentTranscriptPath
  return { ...clean, ...files }
}

function withLong(kept: Event, short: Event, event: Event): Event {
  let whole: Event | undefined
  const seen = { ...kept }
  let field: keyof Event
  for (field in event) {
    const name = field
    if (short[name] === event[name]) continue
    Object.defineProperty(seen, name, {
      enumerable: true,
      get: () => {
        whole ??= redactFields(event)
        return whole[name]
      },
    })
  }
  return seen
}
