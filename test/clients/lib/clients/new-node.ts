import { execFileSync } from 'node:child_process'
import { obtain, type Vendored } from '../../../../scripts/vendor.ts'

const NEEDED = [22, 19]
const VERSION = '24.14.0'

/** A Node that is new enough for the clients that need one: the one on PATH, or one from npm. */
export async function newNode(): Promise<Vendored> {
  if (isNewEnough(versionOnPath())) return { status: 'ready', path: 'node' }
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  return obtain({ name: `node-${platform}-${process.arch}`, version: VERSION, file })
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
