import { claudeCode } from './claude-code/index.ts'
import type { Host } from './host.ts'

/** Every host, loaded when it is asked for: a hook process needs one. Only the one that most people have is there from the start. */
export const HOSTS = {
  'claude-code': async () => claudeCode,
  codex: async () => (await import('./codex/index.ts')).codex,
  'gemini-cli': async () => (await import('./gemini-cli/index.ts')).geminiCli,
  'qwen-code': async () => (await import('./qwen-code/index.ts')).qwenCode,
  opencode: async () => (await import('./opencode/index.ts')).opencode,
  'copilot-cli': async () => (await import('./copilot-cli/index.ts')).copilotCli,
  pi: async () => (await import('./pi/index.ts')).pi,
  kilo: async () => (await import('./kilo/index.ts')).kilo,
  'kimi-code': async () => (await import('./kimi-code/index.ts')).kimiCode,
  cline: async () => (await import('./cline/index.ts')).cline,
} as const satisfies Record<string, () => Promise<Host>>

export type HostId = keyof typeof HOSTS

/** The host whose names the catalogue uses: what speaks of no host in particular is in its words. */
export const CATALOGUE_HOST: HostId = 'claude-code'

export const HOST_IDS = Object.keys(HOSTS) as HostId[]

export function isHostId(id: string): id is HostId {
  return Object.hasOwn(HOSTS, id)
}

/** Whoever may call a hook: the hosts, and programs that speak our own words, which nobody installs for. */
export const CALLERS = { ...HOSTS, raw: async () => (await import('./raw/index.ts')).raw } as const

export type CallerId = keyof typeof CALLERS

export function isCallerId(id: string): id is CallerId {
  return Object.hasOwn(CALLERS, id)
}
