import * as v from 'valibot'

/** What doctor prints with `--json`. */
export const DOCTOR_OUTPUTS = {
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
} as const satisfies Record<string, () => v.GenericSchema>
