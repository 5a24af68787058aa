import * as v from 'valibot'
import { time } from '../output-parts.ts'

/** What rules and trust print with `--json`. */
export const RULES_OUTPUTS = {
  'rules-list': () =>
    v.strictObject({
      enabled: v.boolean(),
      rules: v.array(
        v.strictObject({
          name: v.nullable(v.string()),
          description: v.nullable(v.string()),
          events: v.array(v.string()),
          action: v.nullable(v.string()),
          priority: v.nullable(v.number()),
          state: v.string(),
          origin: v.string(),
          pack: v.nullable(v.string()),
          file: v.string(),
          problems: v.number(),
          template: v.boolean(),
        }),
      ),
      inForce: v.number(),
      packs: v.array(
        v.strictObject({
          pack: v.string(),
          about: v.string(),
          rules: v.number(),
          rulesInForce: v.number(),
          inForce: v.boolean(),
        }),
      ),
    }),
  'rules-lint': () =>
    v.strictObject({
      ok: v.boolean(),
      rules: v.number(),
      problems: v.array(
        v.strictObject({
          file: v.string(),
          line: v.number(),
          column: v.number(),
          message: v.string(),
          hint: v.string(),
          severity: v.picklist(['error', 'warning']),
        }),
      ),
    }),
  'rules-test': () =>
    v.strictObject({
      ok: v.boolean(),
      passed: v.number(),
      failed: v.number(),
      wrong: v.array(v.string()),
      untested: v.number(),
      results: v.array(
        v.strictObject({
          rule: v.string(),
          file: v.string(),
          line: v.number(),
          title: v.string(),
          passed: v.boolean(),
          expected: v.string(),
          got: v.string(),
        }),
      ),
    }),
  'rules-test-event': () =>
    v.strictObject({
      event: v.string(),
      answers: v.array(v.strictObject({ rule: v.string(), file: v.string(), outcome: outcome() })),
      ...answered(),
    }),
  'rules-test-stats': () =>
    v.strictObject({
      dangerous: v.number(),
      caught: v.number(),
      harmless: v.number(),
      leftAlone: v.number(),
      cases: v.optional(
        v.array(v.looseObject({ command: v.string(), dangerous: v.boolean(), by: v.array(v.string()) })),
      ),
    }),
  'rules-test-level': () =>
    v.strictObject({
      ok: v.boolean(),
      level: v.string(),
      passed: v.number(),
      failed: v.number(),
      checks: v.array(
        v.strictObject({
          level: v.string(),
          title: v.string(),
          passed: v.boolean(),
          problem: v.optional(v.string()),
        }),
      ),
    }),
  'rules-explain': () =>
    v.strictObject({
      event: v.string(),
      /** Without a payload: which call of the timeline it is. */
      refused: v.optional(
        v.strictObject({ session: v.string(), at: v.number(), rule: v.string(), decision: v.string() }),
      ),
      commands: v.array(v.array(v.string())),
      trace: v.array(
        v.strictObject({
          rule: v.string(),
          file: v.string(),
          priority: v.number(),
          action: v.string(),
          applies: v.boolean(),
          why: v.string(),
        }),
      ),
      ...answered(),
    }),
  'rules-new': () =>
    v.strictObject({
      file: v.string(),
      name: v.string(),
      event: v.optional(v.string()),
      action: v.optional(v.string()),
      sample: v.optional(v.string()),
    }),
  'rules-import': () =>
    v.strictObject({
      written: v.array(v.strictObject({ file: v.string(), name: v.string(), from: v.string() })),
      left: v.array(v.string()),
      dryRun: v.boolean(),
    }),
  'rules-switch': () =>
    v.strictObject({
      rule: v.optional(v.string()),
      pack: v.optional(v.string()),
      file: v.string(),
      enabled: v.boolean(),
    }),
  'rules-except': () =>
    v.union([
      v.strictObject({ except: v.array(v.strictObject(exception())) }),
      v.strictObject({ ...exception(), file: v.string() }),
      v.strictObject({ rule: v.string(), removed: v.number(), file: v.string() }),
    ]),
  trust: () =>
    v.strictObject({
      trusted: v.array(v.strictObject({ file: v.string(), name: v.string(), hash: v.string(), at: time() })),
      pending: v.array(
        v.strictObject({ kind: v.string(), rule: v.string(), file: v.string(), wants: v.array(v.string()) }),
      ),
    }),
} as const satisfies Record<string, () => v.GenericSchema>

/** What the host is answered, and what of it the host does not carry. */
function answered() {
  return { outcome: outcome(), stdout: v.string(), dropped: v.array(v.string()) }
}

function outcome() {
  return v.record(v.string(), v.unknown())
}

function exception() {
  return { rule: v.string(), command: v.optional(v.string()), path: v.optional(v.string()), until: v.string() }
}
