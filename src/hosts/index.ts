import type { Host } from './host.ts'

/** Every host, loaded when it is asked for: a hook process needs one. */
export const HOSTS = {
  'claude-code': async () => (await import('./claude-code/index.ts')).claudeCode,
} as const satisfies Record<string, () => Promise<Host>>

export type HostId = keyof typeof HOSTS

export const HOST_IDS = Object.keys(HOSTS) as HostId[]

export function isHostId(id: string): id is HostId {
  return Object.hasOwn(HOSTS, id)
}
