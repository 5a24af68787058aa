import * as v from 'valibot'

/** What install, uninstall and update print with `--json`. */
export const INSTALL_OUTPUTS = {
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
  update: () =>
    v.strictObject({
      from: v.nullable(v.string()),
      to: v.string(),
      installed: v.string(),
      sha256: v.nullable(v.string()),
      previous: v.string(),
      changed: v.boolean(),
    }),
} as const satisfies Record<string, () => v.GenericSchema>
