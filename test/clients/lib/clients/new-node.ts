import { execFileSync } from 'node:child_process'
import { obtain, type Vendored } from '../../../../scripts/vendor.ts'

const NEEDED = [22, 19]
/** The oldest and newest Node that the library promises to work with, and one between. */
export const NODES = ['20.20.2', '22.23.3', '24.21.0'] as const

/** A Node that is new enough for the clients that need one: the one on PATH, or one from npm. */
export async function newNode(): Promise<Vendored> {
  if (isNewEnough(versionOnPath())) return { status: 'ready', path: 'node' }
  return nodeOf(NODES[2])
}

/** npm has the binaries of Node as packages, without an install script. */
export function nodeOf(version: (typeof NODES)[number]): Promise<Vendored> {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  return obtain({ name: `node-${platform}-${process.arch}`, version, file })
}

function versionOnPath(): string {
  try {
    return execFileSync('node', ['--version'], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function isNewEnough(version: string): boolean {
  const [, major = 0, minor = 0] = (/v(\d+)\.(\d+)/.exec(version) ?? []).map(Number)
  const [wanted = 0, least = 0] = NEEDED
  return major > wanted || (major === wanted && minor >= least)
}
