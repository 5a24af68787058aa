import * as v from 'valibot'
import { OUTPUTS } from '../cli/outputs.ts'
import { offer } from '../cli/team/outputs.ts'

/** What each route of the API answers. The schemas in schemas/view are made from these; the routes are tested against them. */
export const VIEW_OUTPUTS = {
  error: OUTPUTS.error,
  start: () =>
    v.strictObject({
      version: v.string(),
      language: v.string(),
      words: v.record(v.string(), v.string()),
      labels: v.record(v.string(), v.string()),
      categories: v.array(v.string()),
      sessions: v.number(),
      projects: v.array(v.strictObject({ project: v.string(), root: v.string(), memories: v.number() })),
    }),
  compactions: () =>
    v.strictObject({ meaning: words(), compactions: v.array(v.strictObject(compaction())), more: v.boolean() }),
  compaction: () =>
    v.strictObject({
      ...compaction(),
      kinds: words(),
      steer: v.string(),
      texts: v.array(
        v.strictObject({
          name: v.picklist(['summary', 'first', 'second']),
          text: v.string(),
          at: v.nullable(time()),
          by: v.nullable(v.string()),
          bytes: v.number(),
          tokens: v.number(),
        }),
      ),
      facts: v.array(
        v.strictObject({
          kind: v.string(),
          text: v.string(),
          fate: v.picklist(['kept', 'back', 'lost']),
          lines: v.array(v.array(v.number())),
          needed: v.boolean(),
        }),
      ),
      next: v.array(
        v.strictObject({
          id: v.number(),
          at: time(),
          type: v.string(),
          text: v.string(),
          facts: v.array(v.number()),
        }),
      ),
    }),
  sessions: OUTPUTS.status,
  session: () =>
    v.strictObject({
      session: v.string(),
      host: v.string(),
      project: v.string(),
      transcript: v.nullable(v.string()),
      startedAt: time(),
      lastAt: time(),
      endedAt: v.nullable(time()),
      epoch: v.number(),
      agents: v.array(v.strictObject({ agent: v.string(), agentType: v.nullable(v.string()) })),
      all: v.number(),
      entries: v.array(
        v.strictObject({
          id: v.number(),
          at: time(),
          agent: v.nullable(v.string()),
          type: v.string(),
          category: v.string(),
          text: v.string(),
          size: v.number(),
          ms: v.nullable(v.number()),
          repairedBy: v.nullable(v.number()),
          data: v.record(v.string(), v.unknown()),
        }),
      ),
      more: v.boolean(),
    }),
  recovery: OUTPUTS['show-recovery'],
  past: OUTPUTS.past,
  'past-place': OUTPUTS['past-place'],
  told: () =>
    v.strictObject({
      session: v.string(),
      tokens: v.number(),
      injections: v.array(
        v.strictObject({
          at: time(),
          agent: v.nullable(v.string()),
          epoch: v.number(),
          event: v.string(),
          reason: v.string(),
          uri: v.nullable(v.string()),
          text: v.string(),
          tokens: v.number(),
          project: v.nullable(v.string()),
          status: v.nullable(v.string()),
          compaction: v.nullable(v.number()),
          used: v.nullable(v.boolean()),
        }),
      ),
    }),
  memories: () => v.union([OUTPUTS.search(), OUTPUTS['memory-list']()]),
  memory: OUTPUTS.memory,
  'memory-history': () =>
    v.strictObject({
      uri: v.string(),
      versions: v.array(
        v.looseObject({
          version: v.number(),
          content: v.string(),
          at: time(),
          author: v.string(),
          current: v.boolean(),
          changes: changes(),
        }),
      ),
    }),
  'memory-contradictions': OUTPUTS['memory-contradictions'],
  'memory-quarantine': () =>
    v.strictObject({
      orders: OUTPUTS['memory-list'](),
      waiting: v.array(
        v.variant('kind', [
          v.strictObject({ ...waits(), kind: v.literal('sentence') }),
          v.strictObject({
            ...waits(),
            kind: v.literal('proposal'),
            uri: v.string(),
            wish: v.picklist(['forget', 'change']),
            content: v.nullable(v.string()),
            tier: v.nullable(v.number()),
            when: v.nullable(v.string()),
          }),
        ]),
      ),
    }),
  'memory-answer': () => v.strictObject({ answered: v.array(v.string()) }),
  forget: OUTPUTS.forget,
  team: () =>
    v.array(
      v.strictObject({
        project: v.string(),
        root: v.string(),
        team: v.string(),
        login: v.string(),
        role: v.string(),
      }),
    ),
  'team-status': OUTPUTS['team-status'],
  'team-share': () =>
    v.strictObject({
      ...OUTPUTS['share-list']().entries,
      offers: v.array(v.strictObject({ ...offer().entries, changes: changes(), heldBecause: v.nullable(v.string()) })),
    }),
  'team-conflicts': OUTPUTS['team-conflicts'],
  'team-receipts': OUTPUTS['team-receipts'],
  'team-approve': OUTPUTS['share-approve'],
  'team-skip': OUTPUTS['share-skip'],
  'team-never': OUTPUTS['share-never'],
  'team-settle': OUTPUTS['team-settle'],
  'team-confirm': OUTPUTS['team-confirm'],
  'team-policy': OUTPUTS['team-policy'],
  'team-sync': () => v.strictObject({ said: v.string(), result: OUTPUTS.sync() }),
  overview: () =>
    v.strictObject({
      meaning: words(),
      sessions: v.number(),
      compactions: v.number(),
      memories: v.number(),
      events: v.number(),
      storeBytes: v.number(),
      projects: v.array(
        v.strictObject({ project: v.string(), sessions: v.number(), compactions: v.number(), lastAt: time() }),
      ),
      weeks: v.array(
        v.strictObject({
          week: v.string(),
          compactions: v.number(),
          facts: v.number(),
          kept: v.number(),
          putBack: v.number(),
          lost: v.number(),
          limits: limits(),
          actionsUntilEdit: v.nullable(v.number()),
        }),
      ),
      hooks: v.array(v.strictObject({ host: v.string(), hooks: v.number(), p50: v.number(), p95: v.number() })),
      drops: v.array(v.strictObject({ host: v.string(), event: v.string(), power: v.string(), count: v.number() })),
      drift: v.array(
        v.strictObject({ host: v.string(), event: v.string(), field: v.nullable(v.string()), count: v.number() }),
      ),
    }),
  doctor: OUTPUTS.doctor,
  settings: () =>
    v.strictObject({
      folder: v.string(),
      settings: v.array(
        v.strictObject({
          ...OUTPUTS.settings().entries.settings.item.entries,
          takes: v.nullable(
            v.strictObject({
              words: v.nullable(v.array(v.string())),
              from: v.nullable(v.number()),
              to: v.nullable(v.number()),
            }),
          ),
        }),
      ),
      diagnostics: OUTPUTS.settings().entries.diagnostics,
    }),
  'settings-change': OUTPUTS['settings-change'],
  'first-run': () =>
    v.looseObject({
      found: v.array(v.strictObject({ title: v.string(), where: v.string(), count: v.number() })),
      transcripts: v.number(),
      sessions: v.number(),
    }),
} as const satisfies Record<string, () => v.GenericSchema>

export type ViewOutput = keyof typeof VIEW_OUTPUTS

function compaction() {
  return {
    id: v.number(),
    session: v.string(),
    agent: v.nullable(v.string()),
    project: v.string(),
    trigger: v.string(),
    state: v.string(),
    at: time(),
    tokensBefore: v.nullable(v.number()),
    tokensAfter: v.nullable(v.number()),
    counted: v.boolean(),
    facts: v.number(),
    kept: v.number(),
    putBack: v.number(),
    lost: v.number(),
    limits: limits(),
    actionsUntilEdit: v.nullable(v.number()),
  }
}

function limits() {
  return v.strictObject({ all: v.number(), survived: v.number() })
}

function changes() {
  return v.array(v.strictObject({ text: v.string(), how: v.picklist(['added', 'removed', 'same']) }))
}

function words() {
  return v.record(v.string(), v.string())
}

/** An ISO time in UTC. */
function waits() {
  return { name: v.string(), project: v.string(), text: v.string(), session: v.string(), at: time() }
}

function time() {
  return v.pipe(v.string(), v.isoTimestamp())
}
