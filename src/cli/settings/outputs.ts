import * as v from 'valibot'

/** What settings prints with `--json`. */
export const SETTINGS_OUTPUTS = {
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
  'settings-change': () =>
    v.strictObject({
      key: v.string(),
      file: v.string(),
      value: v.nullable(v.union([v.string(), v.number(), v.boolean()])),
      effective: v.nullable(v.union([v.string(), v.number(), v.boolean()])),
      origin: v.nullable(v.string()),
    }),
} as const satisfies Record<string, () => v.GenericSchema>
