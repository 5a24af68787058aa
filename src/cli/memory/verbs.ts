import type { Call, Result } from '../command.ts'

type Verb = (call: Call) => Promise<Result>

/** Everything `throughline memory` can do, loaded when it is asked for. */
export const VERBS = {
  create: async (call) => (await import('./verbs/write.ts')).createMemory(call),
  read: async (call) => (await import('./verbs/read.ts')).readMemory(call),
  update: async (call) => (await import('./verbs/write.ts')).updateMemory(call),
  append: async (call) => (await import('./verbs/write.ts')).appendMemory(call),
  delete: async (call) => (await import('./verbs/write.ts')).deleteMemory(call),
  restore: async (call) => (await import('./verbs/write.ts')).restoreMemory(call),
  history: async (call) => (await import('./verbs/read.ts')).memoryHistory(call),
  relate: async (call) => (await import('./verbs/write.ts')).relateMemories(call),
  list: async (call) => (await import('./verbs/list.ts')).listMemories(call),
  confirm: async (call) => (await import('./verbs/waiting.ts')).confirmWords(call),
  refuse: async (call) => (await import('./verbs/refuse.ts')).refuseKind(call),
  adopt: async (call) => (await import('./verbs/adopt.ts')).adoptFolder(call),
  stats: async (call) => (await import('./verbs/list.ts')).memoryStats(call),
  export: async (call) => (await import('./verbs/exchange.ts')).exportMemories(call),
  import: async (call) => (await import('./verbs/exchange.ts')).importMemories(call),
} as const satisfies Record<string, Verb>

export type VerbName = keyof typeof VERBS
