import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { t } from '../../messages/people/speak.ts'
import type { Paths } from '../../platform/paths.ts'
import { CommandError } from '../command.ts'

export interface Binary {
  /** The program that runs now. */
  running: string
  /** Where hosts find it, wherever the running one came from. */
  installed: string
}

export const PROGRAM = process.platform === 'win32' ? 'throughline.exe' : 'throughline'

/** Where the program stands while something is wired; uninstall takes it away with the last. */
export function installedIn({ bin }: Pick<Paths, 'bin'>): string {
  return join(bin, PROGRAM)
}

export function runningBinary(paths: Paths): Binary {
  const running = process.execPath
  if (/^bun(\.exe)?$/.test(basename(running))) {
    throw new CommandError(
      t`this is not the compiled program, so there is nothing to install`,
      t`npm run build, then dist/throughline install`,
    )
  }
  return { running, installed: installedIn(paths) }
}

/** What stands in its place now. Programs are large: looked at once, and said on. */
export type Before = 'nothing' | 'same' | 'another'

export function beforeOf({ running, installed }: Binary): Before {
  if (!existsSync(installed)) return 'nothing'
  return sameFile(running, installed) ? 'same' : 'another'
}

/** The version of the program that gives way to this one; undefined when none does. */
export function replacedVersion({ installed }: Binary, before: Before): string | undefined {
  return before === 'another' ? (programVersion(installed) ?? t`a program that does not run`) : undefined
}

/** Copies the running program to its place; by rename, because hooks may be running the old one right now, which is kept beside it. */
export function placeBinary({ running, installed }: Binary, before: Before): void {
  if (before === 'same') return
  mkdirSync(dirname(installed), { recursive: true, mode: 0o700 })
  if (existsSync(installed)) copyFileSync(installed, previousOf(installed))
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
  rmSync(previousOf(installed), { force: true })
}

/** Where the program that was there before is kept. */
export function previousOf(installed: string): string {
  return installed.replace(/(\.exe)?$/, '.previous$1')
}

/** Asked of the program itself; undefined when it does not run here. */
export function programVersion(program: string): string | undefined {
  try {
    const options = { stdin: 'ignore', stderr: 'ignore', timeout: 10_000 } as const
    const answer = Bun.spawnSync([program, '--version'], options).stdout.toString().trim()
    return /^\d+\.\d+\.\d+/.test(answer) ? answer : undefined
  } catch {
    return undefined
  }
}

function sameFile(a: string, b: string): boolean {
  return a === b || (statSync(a).size === statSync(b).size && readFileSync(a).equals(readFileSync(b)))
}
