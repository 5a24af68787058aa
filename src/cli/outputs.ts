import * as v from 'valibot'
import { DEMO_OUTPUTS } from './demo/outputs.ts'
import { DOCTOR_OUTPUTS } from './doctor/outputs.ts'
import { INSTALL_OUTPUTS } from './install/outputs.ts'
import { MEMORY_OUTPUTS } from './memory/outputs.ts'
import { PAST_OUTPUTS } from './past/outputs.ts'
import { REPORT_OUTPUTS } from './report/outputs.ts'
import { RULES_OUTPUTS } from './rules/outputs.ts'
import { SETTINGS_OUTPUTS } from './settings/outputs.ts'
import { TEAM_OUTPUTS } from './team/outputs.ts'
import { WORKFLOW_OUTPUTS } from './workflow/outputs.ts'

/** What is printed with `--json` by the command line itself and by commands that have no room. */
const ROOMLESS_OUTPUTS = {
  error: () => v.strictObject({ error: v.strictObject({ message: v.string(), hint: v.string() }) }),
  version: () => v.strictObject({ version: v.string() }),
  home: () =>
    v.strictObject({
      version: v.string(),
      enabled: v.boolean(),
      hosts: v.array(
        v.strictObject({
          id: v.string(),
          title: v.string(),
          wired: v.boolean(),
          hooksOff: v.nullable(
            v.strictObject({ key: v.string(), value: v.boolean(), file: v.string(), line: v.number() }),
          ),
        }),
      ),
      sessions: v.number(),
      compactions: v.number(),
      onPath: v.nullable(v.string()),
    }),
  logs: () =>
    v.array(v.strictObject({ at: v.nullable(v.string()), level: v.nullable(v.string()), message: v.string() })),
  completion: () => v.strictObject({ shell: v.string(), script: v.string() }),
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
  /** An event's JSON Schema, or a part of it. */
  schema: () => v.looseObject({}),
  'schema-check': () =>
    v.looseObject({
      ok: v.boolean(),
      event: v.optional(v.nullable(v.string())),
      problems: v.optional(v.array(v.string())),
      differences: v.optional(v.array(v.strictObject({ path: v.string(), breaking: v.boolean(), what: v.string() }))),
    }),
  view: () => v.strictObject({ address: v.string(), port: v.number(), token: v.string() }),
  'view-export': () => v.strictObject({ file: v.string(), session: v.string(), compactions: v.number() }),
} as const satisfies Record<string, () => v.GenericSchema>

/** Each room's outputs. The schemas in schemas/cli are made from these; each command says which of them it prints. */
export const OUTPUTS_OF = {
  '.': ROOMLESS_OUTPUTS,
  demo: DEMO_OUTPUTS,
  doctor: DOCTOR_OUTPUTS,
  install: INSTALL_OUTPUTS,
  memory: MEMORY_OUTPUTS,
  past: PAST_OUTPUTS,
  report: REPORT_OUTPUTS,
  rules: RULES_OUTPUTS,
  settings: SETTINGS_OUTPUTS,
  team: TEAM_OUTPUTS,
  workflow: WORKFLOW_OUTPUTS,
} as const

export const OUTPUTS = {
  ...ROOMLESS_OUTPUTS,
  ...DEMO_OUTPUTS,
  ...DOCTOR_OUTPUTS,
  ...INSTALL_OUTPUTS,
  ...MEMORY_OUTPUTS,
  ...PAST_OUTPUTS,
  ...REPORT_OUTPUTS,
  ...RULES_OUTPUTS,
  ...SETTINGS_OUTPUTS,
  ...TEAM_OUTPUTS,
  ...WORKFLOW_OUTPUTS,
} as const satisfies Record<string, () => v.GenericSchema>

export type OutputName = keyof typeof OUTPUTS
