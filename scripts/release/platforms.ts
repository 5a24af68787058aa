/** The platforms a binary is built for: npm's words for each, and Bun's name of the target. */
export interface Platform {
  readonly os: 'linux' | 'darwin' | 'win32'
  readonly cpu: 'x64' | 'arm64'
  readonly libc?: 'glibc' | 'musl'
  readonly target: string
  /** The package of the runtime for it. */
  readonly runtime: string
}

export const PLATFORMS = {
  'linux-x64': { os: 'linux', cpu: 'x64', libc: 'glibc', target: 'bun-linux-x64', runtime: '@oven/bun-linux-x64' },
  'linux-arm64': {
    os: 'linux',
    cpu: 'arm64',
    libc: 'glibc',
    target: 'bun-linux-arm64',
    runtime: '@oven/bun-linux-aarch64',
  },
  'linux-x64-musl': {
    os: 'linux',
    cpu: 'x64',
    libc: 'musl',
    target: 'bun-linux-x64-musl',
    runtime: '@oven/bun-linux-x64-musl',
  },
  'linux-arm64-musl': {
    os: 'linux',
    cpu: 'arm64',
    libc: 'musl',
    target: 'bun-linux-arm64-musl',
    runtime: '@oven/bun-linux-aarch64-musl',
  },
  'darwin-x64': { os: 'darwin', cpu: 'x64', target: 'bun-darwin-x64', runtime: '@oven/bun-darwin-x64' },
  'darwin-arm64': { os: 'darwin', cpu: 'arm64', target: 'bun-darwin-arm64', runtime: '@oven/bun-darwin-aarch64' },
  'windows-x64': { os: 'win32', cpu: 'x64', target: 'bun-windows-x64', runtime: '@oven/bun-windows-x64' },
} as const satisfies Readonly<Record<string, Platform>>

export type PlatformId = keyof typeof PLATFORMS

export function programName({ os }: Platform): string {
  return os === 'win32' ? 'throughline.exe' : 'throughline'
}

export function isPlatformId(id: string): id is PlatformId {
  return Object.hasOwn(PLATFORMS, id)
}
