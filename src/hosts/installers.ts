import type { Installer } from './host.ts'
import type { HostId } from './index.ts'

/** How each host is wired. Apart from the adapters, because only the program installs; the library has no use for it. */
export const INSTALLERS = {
  'claude-code': async () => (await import('./claude-code/install.ts')).installer,
  codex: async () => (await import('./codex/install.ts')).installer,
  'gemini-cli': async () => (await import('./gemini-cli/install.ts')).installer,
  'qwen-code': async () => (await import('./qwen-code/install.ts')).installer,
  opencode: async () => (await import('./opencode/install.ts')).installer,
  'copilot-cli': async () => (await import('./copilot-cli/install.ts')).installer,
  pi: async () => (await import('./pi/install.ts')).installer,
  kilo: async () => (await import('./kilo/install.ts')).installer,
  'kimi-code': async () => (await import('./kimi-code/install.ts')).installer,
  cline: async () => (await import('./cline/install.ts')).installer,
} as const satisfies Record<HostId, () => Promise<Installer>>
