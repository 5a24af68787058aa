import type { Installer } from './host.ts'
import type { HostId } from './index.ts'

/** How each host is wired. Apart from the adapters, because only the program installs; the library has no use for it. */
export const INSTALLERS = {
  'claude-code': async () => (await import('./claude-code/install.ts')).installer,
} as const satisfies Record<HostId, () => Promise<Installer>>
