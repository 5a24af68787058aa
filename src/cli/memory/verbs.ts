import type { Call, Result } from '../command.ts'

type Verb = (call: Call) => Promise<Result>

/** Everything `throughline memory` can do, loaded when it is asked for. */
export const VERBS = {
  create: async (call) => (await import('./write.ts')).createMemory(call),
  read: async (call) => (await import('./read.ts')).readMemory(call),
  update: async (call) => (await import('./write.ts')).updateMemory(call),
  append: async (call) => (await import('./write.ts')).appendMemory(call),
  delete: async (call) => (await import('./write.ts')).deleteMemory(call),
  restore: async (call) => (await import('./write.ts')).restoreMemory(call),
  history: async (call) => (await import('./read.ts')).memoryHistory(call),
  relate: async (call) => (await import('./write.ts')).relateMemories(call),
  list: async (call) => (await import('./read.ts')).listMemories(call),
  refuse: async (call) => (await import('./refuse.ts')).refuseKind(call),
  adopt: async (call) => (await import('./adopt.ts')).adoptFolder(call),
  stats: async (call) => (await import('./read.ts')).memoryStats(call),
  export: async (call) => (await import('./exchange.ts')).exportMemories(call),
  import: async (call) => (await import('./exchange.ts')).importMemories(call),
} as const satisfies Record<string, Verb>

export type VerbName = keyof typeof VERBS
