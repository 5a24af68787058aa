import { head } from '../../base/text/text.ts'
import { redact, redactFields } from '../../platform/redact.ts'
import type { Event } from '../../protocol/event.ts'
import { commit, isCommit, isLater, type Step } from '../../protocol/handler.ts'
import type { Outcome } from '../../protocol/outcome.ts'

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
