import * as v from 'valibot'
import { found, time } from '../output-parts.ts'

/** What the commands of memories print with `--json`. */
export const MEMORY_OUTPUTS = {
  search: () =>
    v.array(
      v.strictObject({
        ...memory(),
        score: v.number(),
        share: v.number(),
        snippet: v.string(),
        guessed: v.optional(v.array(v.string())),
        contradicts: v.array(v.string()),
      }),
    ),
  memory: () =>
    v.strictObject({
      ...memory(),
      links: links(),
      relations: relations(),
      contradictions: v.array(conflict()),
      learned: v.nullable(
        v.strictObject({ words: v.string(), session: v.nullable(v.string()), prompt: v.nullable(v.number()) }),
      ),
    }),
  'memory-contradictions': () =>
    v.array(
      v.strictObject({
        why: v.string(),
        stands: v.nullable(v.string()),
        one: v.strictObject(memory()),
        other: v.strictObject(memory()),
      }),
    ),
  'memory-list': () => v.array(v.strictObject(memory())),
  'memory-history': () =>
    v.strictObject({
      uri: v.string(),
      versions: v.array(
        v.strictObject({
          version: v.number(),
          content: v.string(),
          tier: v.number(),
          when: v.string(),
          status: v.string(),
          author: v.string(),
          at: time(),
          current: v.boolean(),
          proposed: v.nullable(
            v.strictObject({ session: v.string(), at: time(), agreedIn: v.nullable(v.string()), agreedAt: time() }),
          ),
        }),
      ),
    }),
  'memory-refuse': () =>
    v.union([
      v.strictObject({ refused: v.array(v.string()), kinds: v.array(v.string()) }),
      v.strictObject({ kind: v.string(), refused: v.boolean(), aside: v.optional(v.number()) }),
      v.strictObject({ dropped: v.array(v.string()) }),
    ]),
  'memory-confirm': () =>
    v.strictObject({ confirmed: v.array(v.string()), kept: v.number(), carriedOut: v.array(v.string()) }),
  'memory-forgotten': () => v.array(v.strictObject({ day: v.string(), memories: v.number() })),
  'memory-waiting': () => v.array(v.union([sentence(), proposal()])),
  'memory-stats': () =>
    v.strictObject({
      memories: v.number(),
      projects: v.number(),
      byStatus: counts(),
      byNamespace: counts(),
      byTier: counts(),
      byTrust: counts(),
      versions: v.number(),
      relations: v.number(),
      contradictions: v.number(),
      forgotten: v.number(),
      injections: v.number(),
      tokensInjected: v.number(),
    }),
  'memory-export': () =>
    v.strictObject({
      format: v.string(),
      memories: v.number(),
      out: v.nullable(v.string()),
      content: v.optional(v.string()),
    }),
  'memory-import': () =>
    v.strictObject({
      format: v.string(),
      found: v.number(),
      created: v.number(),
      changed: v.number(),
      skipped: v.number(),
      buried: v.number(),
      wrong: v.array(v.strictObject({ uri: v.string(), problem: v.string() })),
    }),
  forget: () =>
    v.strictObject({
      uri: v.string(),
      rows: v.number(),
      versions: v.number(),
      links: v.number(),
      relations: v.number(),
      injections: v.number(),
      indexEntries: v.number(),
      snapshots: v.number(),
      verified: v.boolean(),
      remains: v.array(v.string()),
      transcripts: v.array(v.string()),
      team: v.nullable(v.string()),
    }),
  why: () =>
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
          compaction: v.nullable(v.number()),
        }),
      ),
    }),
  'import-transcripts': () =>
    v.strictObject({
      transcripts: v.number(),
      hosts: v.optional(v.record(v.string(), v.number())),
      found: v.optional(found()),
      drift: v.optional(v.record(v.string(), v.record(v.string(), v.number()))),
      learned: v.number(),
      unchanged: v.number(),
      empty: v.number(),
      files: v.number(),
      commands: v.number(),
      texts: v.number(),
      projects: v.number(),
    }),
} as const satisfies Record<string, () => v.GenericSchema>

function memory() {
  return {
    uri: v.string(),
    project: v.nullable(v.string()),
    content: v.string(),
    hash: v.string(),
    tier: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
    when: v.string(),
    status: v.picklist(['active', 'deprecated', 'archived', 'deleted']),
    trust: v.picklist(['user', 'agent', 'tool', 'imported', 'team']),
    author: v.picklist(['user', 'agent', 'auto', 'hook', 'import']),
    origin: v.string(),
    version: v.number(),
    truth: v.picklist(['unchecked', 'current', 'changed', 'gone']),
    told: v.boolean(),
    uses: v.number(),
    usedAt: v.nullable(time()),
    createdAt: time(),
    updatedAt: time(),
  }
}

function links() {
  return v.array(
    v.strictObject({
      kind: v.string(),
      key: v.string(),
      state: v.picklist(['unchecked', 'current', 'changed', 'gone']),
      commit: v.nullable(v.string()),
      since: v.nullable(
        v.union([
          v.strictObject({ kind: v.literal('commits'), count: v.number(), last: v.nullable(v.string()) }),
          v.strictObject({ kind: v.literal('elsewhere') }),
        ]),
      ),
    }),
  )
}

function conflict() {
  return v.strictObject({ uri: v.string(), content: v.string(), why: v.string() })
}

function relations() {
  return v.array(
    v.strictObject({ kind: v.string(), uri: v.string(), strength: v.number(), direction: v.picklist(['out', 'in']) }),
  )
}

function counts() {
  return v.record(v.string(), v.number())
}

/** What the person may have meant for good. */
function sentence() {
  return v.strictObject({
    number: v.number(),
    text: v.string(),
    kind: v.picklist(['convention', 'fact', 'preference', 'correction', 'decision']),
    session: v.string(),
    at: time(),
    shown: v.boolean(),
    pasted: v.boolean(),
    harmful: v.boolean(),
  })
}

/** What an agent would do with something the person said. */
function proposal() {
  return v.strictObject({
    number: v.number(),
    proposal: v.picklist(['forget', 'change']),
    uri: v.string(),
    text: v.string(),
    content: v.nullable(v.string()),
    tier: v.nullable(v.number()),
    when: v.nullable(v.string()),
    session: v.string(),
    at: time(),
  })
}
