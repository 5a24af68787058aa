import { t } from '../../messages/people/speak.ts'

/** What `report` and `replay` say of compactions, in the person's language; each number means the same everywhere. */
export function reportWords() {
  return {
    title: t`What compactions dropped and what came back`,
    made: ({ at }: { at: string }) => t`Made by Throughline on ${at}.`,
    when: t`WHEN`,
    session: t`SESSION`,
    trigger: t`TRIGGER`,
    tokens: t`TOKENS`,
    limits: t`LIMITS`,
    kept: t`KEPT`,
    putBack: t`PUT BACK`,
    lost: t`LOST`,
    firstEdit: t`EDIT`,
    against: t`AGAINST THE SUMMARY`,
    kind: t`KIND`,
    meaning: {
      limits: t`what the user said must or must not be done: still there / all`,
      kept: t`facts that the summary, or a message the client kept, says`,
      putBack: t`facts that the summary dropped and Throughline said again`,
      lost: t`facts that neither says`,
      firstEdit: t`after how many tool calls the agent edited a file again`,
    },
    kinds: {
      goal: t`request`,
      constraint: t`limit`,
      decision: t`decision`,
      file: t`edited file`,
      'dead-end': t`dead end`,
      test: t`failing test`,
      task: t`task`,
      question: t`question`,
      git: t`git`,
      check: t`check`,
      way: t`does not work here`,
      rule: t`rule of the plan`,
      skill: t`skill`,
      left: t`left open`,
      flight: t`in flight`,
    },
    after: ({ actions }: { actions: number }) => t`after ${actions}`,
    limitsTotal: (n: { compactions: number; survived: number; limits: number }) =>
      n.limits === 0
        ? n.compactions === 1
          ? t`1 compaction. The user had set no limits.`
          : t`${n.compactions} compactions. The user had set no limits.`
        : n.compactions === 1
          ? t`1 compaction. Limits: ${n.survived} of ${n.limits} survived.`
          : t`${n.compactions} compactions. Limits: ${n.survived} of ${n.limits} survived.`,
    factsTotal: (n: { facts: number; kept: number; putBack: number; lost: number }) =>
      t`Facts: ${n.facts}, of which ${n.kept} kept, ${n.putBack} put back, ${n.lost} lost.`,
    usualEdit: ({ actions }: { actions: number }) =>
      actions === 1
        ? t`Edited again after 1 tool call (median).`
        : t`Edited again after ${actions} tool calls (median).`,
    unseen: ({ compactions }: { compactions: number }) =>
      compactions === 1
        ? t`1 compaction; its summary has not been seen yet.`
        : t`${compactions} compactions; no summary has been seen of them yet.`,
    none: t`No compaction has been seen yet. throughline replay looks at the ones before Throughline was there.`,
    noneInTranscripts: ({ transcripts }: { transcripts: number }) =>
      t`Transcripts looked at: ${transcripts}. No compaction in them: nothing to show yet.`,
    would: t`As it would have gone with Throughline:`,
    more: ({ count }: { count: number }) => t`and ${count} more (--facts lists all)`,
    byKind: t`What became of the facts, by kind`,
    byCompaction: t`Compaction by compaction`,
    every: t`Every compaction`,
    compactions: t`Compactions`,
    injected: t`Characters said`,
    said: ({ first, second }: { first: number; second: number }) =>
      first + second === 0 ? t`nothing was said again` : t`what was said (${first} + ${second} characters)`,
    repeated: t`What the summariser was told to keep; after /compact the client repeats it:`,
    factsOf: ({ count }: { count: number }) => (count === 1 ? t`1 fact` : t`${count} facts`),
    nothing: t`Nothing has been measured yet.`,
    numbers: t`What the numbers mean`,
  }
}

export type ReportWords = ReturnType<typeof reportWords>
