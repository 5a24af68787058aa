/** Deadlines by kind of event: the agent waits for every tool call, but only now and then for a start or a compaction. */
export const DEADLINES = { quick: 300, unhurried: 2000, closing: 1000 } as const
