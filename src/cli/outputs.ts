import * as v from 'valibot'
import { TEAM_OUTPUTS } from './team/outputs.ts'
import { WORKFLOW_OUTPUTS } from './workflow/outputs.ts'

/** What each command prints with `--json`. The schemas in schemas/cli are made from these; commands are tested against them. */
export const OUTPUTS = {
  error: () => v.strictObject({ error: v.strictObject({ message: v.string(), hint: v.string() }) }),
  version: () => v.strictObject({ version: v.string() }),
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
  settings: () =>
    v.strictObject({
      settings: v.array(
        v.strictObject({
          key: v.string(),
          value: v.nullable(v.union([v.string(), v.number(), v.boolean()])),
          default: v.nullable(v.union([v.string(), v.number(), v.boolean()])),
          origin: v.string(),
          variable: v.string(),
          about: v.string(),
        }),
      ),
      diagnostics: v.array(v.looseObject({ file: v.string(), key: v.string(), message: v.string(), hint: v.string() })),
    }),
  home: () =>
    v.strictObject({
      version: v.string(),
      hosts: v.array(v.strictObject({ id: v.string(), title: v.string(), wired: v.boolean() })),
      sessions: v.number(),
      compactions: v.number(),
      onPath: v.nullable(v.string()),
    }),
  update: () =>
    v.strictObject({
      from: v.nullable(v.string()),
      to: v.string(),
      installed: v.string(),
      sha256: v.nullable(v.string()),
      previous: v.string(),
      changed: v.boolean(),
    }),
  'settings-change': () =>
    v.strictObject({
      key: v.string(),
      file: v.string(),
      value: v.nullable(v.union([v.string(), v.number(), v.boolean()])),
      effective: v.nullable(v.union([v.string(), v.number(), v.boolean()])),
      origin: v.nullable(v.string()),
    }),
  logs: () =>
    v.array(v.strictObject({ at: v.nullable(v.string()), level: v.nullable(v.string()), message: v.string() })),
  completion: () => v.strictObject({ shell: v.string(), script: v.string() }),
  doctor: () =>
    v.strictObject({
      ok: v.boolean(),
      findings: v.array(
        v.strictObject({
          check: v.string(),
          state: v.picklist(['fine', 'note', 'wrong']),
          detail: v.string(),
          remedy: v.optional(v.string()),
        }),
      ),
    }),
  install: () =>
    v.strictObject({
      hosts: v.array(v.string()),
      clients: v.array(v.strictObject({ host: v.string(), version: v.nullable(v.string()), tested: v.string() })),
      binary: v.string(),
      replaces: v.nullable(v.string()),
      onPath: v.looseObject({ way: v.picklist(['there', 'linked', 'profile', 'other']) }),
      changed: v.array(v.string()),
      offered: v.array(v.string()),
      trusted: v.array(v.string()),
      steered: v.array(v.string()),
      notes: v.array(v.string()),
      dryRun: v.boolean(),
      diff: v.optional(v.string()),
    }),
  uninstall: () =>
    v.strictObject({
      changed: v.array(v.string()),
      purged: v.boolean(),
      dryRun: v.boolean(),
      diff: v.optional(v.string()),
      stillWired: v.optional(v.array(v.string())),
    }),
  'schema-list': () =>
    v.array(
      v.strictObject({
        name: v.string(),
        summary: v.string(),
        usage: v.string(),
        matcher: v.nullable(v.string()),
        can: v.array(v.string()),
        aliases: v.array(v.string()),
        fold: v.string(),
        deadlineMs: v.number(),
      }),
    ),
  past: () =>
    v.strictObject({
      question: v.string(),
      pieces: v.array(
        v.strictObject({
          who: v.picklist(['person', 'agent', 'tool', 'summary', 'client']),
          tool: v.nullable(v.string()),
          about: v.nullable(v.string()),
          at: v.nullable(v.string()),
          place: v.string(),
          text: v.string(),
        }),
      ),
    }),
  'past-place': () => v.strictObject({ place: v.string(), text: v.string() }),
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
          fates: fates(),
        }),
      ),
    }),
  search: () =>
    v.array(
      v.strictObject({
        ...memory(),
        score: v.number(),
        share: v.number(),
        snippet: v.string(),
        contradicts: v.array(v.string()),
      }),
    ),
  memory: () =>
    v.strictObject({ ...memory(), links: links(), relations: relations(), contradictions: v.array(conflict()) }),
  'memory-contradictions': () =>
    v.array(v.strictObject({ why: v.string(), one: v.strictObject(memory()), other: v.strictObject(memory()) })),
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
        }),
      ),
    }),
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
  view: () => v.strictObject({ address: v.string(), port: v.number(), token: v.string() }),
  'view-export': () => v.strictObject({ file: v.string(), session: v.string(), compactions: v.number() }),
  demo: () =>
    v.strictObject({
      madeUp: v.literal(true),
      events: v.array(
        v.looseObject({ event: v.string(), exitCode: v.number(), ms: v.number(), recorded: v.array(v.unknown()) }),
      ),
      compaction: v.looseObject({ summary: v.string(), kept: v.array(v.unknown()), lost: v.array(v.unknown()) }),
      figures: v.strictObject({
        events: v.number(),
        facts: v.number(),
        kept: v.number(),
        lost: v.number(),
        putBack: v.number(),
        charactersInjected: v.number(),
        medianMs: v.number(),
      }),
      keptIn: v.nullable(v.string()),
    }),
  ...WORKFLOW_OUTPUTS,
  ...TEAM_OUTPUTS,
} as const satisfies Record<string, () => v.GenericSchema>

export type OutputName = keyof typeof OUTPUTS

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

/** An ISO time in UTC. */
function time() {
  return v.pipe(v.string(), v.isoTimestamp())
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

/** What each agent has left on this machine, and where. */
function found() {
  const one = { host: v.string(), sessions: v.number(), where: v.string(), problem: v.nullable(v.string()) }
  return v.array(v.strictObject(one))
}

/** What each number means. */
function meaning() {
  const line = v.string()
  return v.strictObject({ limits: line, kept: line, putBack: line, lost: line, firstEdit: line })
}
