import type { Environment } from '../../base/environment.ts'
import { messageOf } from '../../base/message-of.ts'
import { callerOf } from '../../hosts/detect.ts'
import type { Decoded, Host } from '../../hosts/host.ts'
import { CALLERS, type CallerId } from '../../hosts/index.ts'
import { readObject } from '../../platform/io.ts'
import type { Event } from '../../protocol/event.ts'

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
  if (!input.ok) return input
  const payload: Payload = input.object === undefined ? parse(input.text) : { ok: true, value: input.object }
  if (!payload.ok) return payload
  const caller = callerOf(called, payload.value, environment)
  if ('foreign' in caller) return { ok: false, counted: `stranger:${caller.foreign}:${called}` }
  const isForeign = caller.host !== called
  const host = await (isForeign ? CALLERS[caller.host]() : adapter)
  const decoded = host.decode(payload.value, environment, eventWord)
  const event = decoded.ok ? decoded.event : decoded.judged
  return event ? { ok: true, host, isForeign, decoded, event, text: input.text } : notUnderstood(host, decoded)
}

/** What a host says that nobody here knows is written down and counted: a newer client may say more. It is answered with silence. */
function notUnderstood({ id }: Host, decoded: Decoded): Unheard {
  if (decoded.ok || decoded.quiet) return { ok: false }
  const { reason, unknownEvent } = decoded
  return { ok: false, reason, ...(unknownEvent !== undefined && { counted: `drift:${id}:${unknownEvent}` }) }
}

type Payload = { ok: true; value: unknown } | { ok: false; reason: string }

function parse(text: string): Payload {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (failure) {
    return { ok: false, reason: text.trim() === '' ? 'empty input' : `the input is not JSON: ${messageOf(failure)}` }
  }
}
