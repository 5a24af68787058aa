import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Paths } from '../../platform/paths.ts'
import { CommandError } from '../command.ts'

export interface Binary {
  /** The program that runs now. */
  running: string
  /** Where hosts find it, wherever the running one came from. */
  installed: string
}

export const PROGRAM = process.platform === 'win32' ? 'throughline.exe' : 'throughline'

export function runningBinary(paths: Paths): Binary {
  const running = process.execPath
  if (/^bun(\.exe)?$/.test(basename(running))) {
    throw new CommandError(
      'this is not the compiled program, so there is nothing to install',
      'npm run build, then dist/throughline install',
    )
  }
  return { running, installed: join(paths.bin, PROGRAM) }
}

/** Copies the running program to its place; by rename, because hooks may be running the old one right now. */
export function placeBinary({ running, installed }: Binary): void {
  if (existsSync(installed) && sameFile(running, installed)) return
  mkdirSync(dirname(installed), { recursive: true, mode: 0o700 })
  const draft = `${installed}.${process.pid}.new`
  try {
    copyFileSync(running, draft)
    chmodSync(draft, 0o755)
    renameSync(draft, installed)
  } finally {
    rmSync(draft, { force: true })
  }
}

export function removeBinary({ installed }: Binary): void {
  rmSync(installed, { force: true })
}

function sameFile(a: string, b: string): boolean {
  return a === b || readFileSync(a).equals(readFileSync(b))
}
