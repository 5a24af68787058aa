import * as v from 'valibot'

/** What past prints with `--json`. */
export const PAST_OUTPUTS = {
  past: () =>
    v.strictObject({
      question: v.string(),
      asked: v.record(v.string(), v.number()),
      session: v.nullable(v.string()),
      others: v.number(),
      notice: v.string(),
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
} as const satisfies Record<string, () => v.GenericSchema>
