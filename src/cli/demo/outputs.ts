import * as v from 'valibot'

/** What demo prints with `--json`. */
export const DEMO_OUTPUTS = {
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
} as const satisfies Record<string, () => v.GenericSchema>
