import * as v from 'valibot'
import { found, time } from '../output-parts.ts'

/** What the commands that look at sessions and compactions print with `--json`. */
export const REPORT_OUTPUTS = {
  status: () => v.array(session()),
  timeline: () =>
    v.array(
      v.strictObject({
        id: v.number(),
        at: time(),
        session: v.string(),
        agent: v.nullable(v.string()),
        type: v.string(),
        category: v.string(),
        label: v.string(),
        data: v.record(v.string(), v.unknown()),
      }),
    ),
  show: () =>
    v.strictObject({
      session: v.string(),
      epoch: v.number(),
      facts: v.array(
        v.looseObject({
          id: v.string(),
          kind: v.string(),
          text: v.string(),
          anchors: v.array(v.string()),
          firstSeen: v.number(),
          lastSeen: v.number(),
          count: v.number(),
          status: v.string(),
        }),
      ),
    }),
  'show-recovery': () => v.strictObject({ session: v.string(), recovery: v.string() }),
  report: () =>
    v.strictObject({
      meaning: meaning(),
      totals: v.strictObject({ compactions: v.number(), ...figures() }),
      compactions: v.array(
        v.looseObject({
          id: v.number(),
          session: v.string(),
          agent: v.nullable(v.string()),
          at: time(),
          trigger: v.string(),
          tokensBefore: v.nullable(v.number()),
          tokensAfter: v.nullable(v.number()),
          limits: v.nullable(limits()),
          facts: v.nullable(v.number()),
          kept: v.nullable(v.number()),
          putBack: v.nullable(v.number()),
          lost: v.nullable(v.number()),
          kinds: kinds(),
          actionsUntilEdit: v.nullable(v.number()),
          contradictions: v.array(v.string()),
          fates: fates(),
        }),
      ),
    }),
  replay: () =>
    v.strictObject({
      transcripts: v.number(),
      hosts: v.optional(v.record(v.string(), v.number())),
      found: v.optional(found()),
      drift: v.optional(v.record(v.string(), v.record(v.string(), v.number()))),
      meaning: meaning(),
      totals: v.strictObject({ compactions: v.number(), ...figures() }),
      compactions: v.array(
        v.looseObject({
          transcript: v.string(),
          at: v.nullable(v.string()),
          trigger: v.string(),
          tokensBefore: v.nullable(v.number()),
          tokensAfter: v.nullable(v.number()),
          ...figures(),
          actionsUntilEdit: v.nullable(v.number()),
          contradictions: v.array(v.string()),
          fates: fates(),
        }),
      ),
    }),
} as const satisfies Record<string, () => v.GenericSchema>

function session() {
  return v.strictObject({
    session: v.string(),
    agent: v.nullable(v.string()),
    host: v.string(),
    agentType: v.nullable(v.string()),
    project: v.string(),
    cwd: v.string(),
    transcript: v.nullable(v.string()),
    epoch: v.number(),
    startedAt: time(),
    lastAt: time(),
    endedAt: v.nullable(time()),
    endReason: v.nullable(v.string()),
    events: v.number(),
    workflow: v.nullable(
      v.strictObject({
        key: v.string(),
        status: v.string(),
        feature: v.nullable(v.string()),
        stage: v.nullable(v.string()),
        completed: v.number(),
        total: v.number(),
        agents: v.array(v.string()),
      }),
    ),
  })
}

/** What a compaction did to what the session had established. */
function figures() {
  const count = v.number()
  return { limits: limits(), facts: count, kept: count, putBack: count, lost: count, kinds: kinds() }
}

function limits() {
  return v.strictObject({ all: v.number(), survived: v.number() })
}

function kinds() {
  return v.array(v.strictObject({ kind: v.string(), kept: v.number(), putBack: v.number(), lost: v.number() }))
}

function fates() {
  return v.array(v.strictObject({ kind: v.string(), text: v.string(), fate: v.picklist(['kept', 'back', 'lost']) }))
}

/** What each number means. */
function meaning() {
  const line = v.string()
  return v.strictObject({ limits: line, kept: line, putBack: line, lost: line, firstEdit: line })
}
