import { accessSync, constants, existsSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { restorable, restoreBackup, settle } from '../../platform/files/backups.ts'
import type { Call } from '../command.ts'
import { type Before, type Binary, previousOf } from './binary.ts'
import { takeOffPath } from './on-path.ts'
import { purge } from './purge.ts'

/** How things stood before install wrote anything. */
export interface Stood {
  readonly binary: Binary
  readonly before: Before
  readonly home: 'there' | 'missing'
  readonly link: 'made' | 'none'
}

/** Whether every file can be written is known before the first one is. Throws what the system says of the first that cannot. */
export function mustBeWritable(paths: readonly string[]): void {
  for (const path of paths) {
    const folder = nearestThere(dirname(path))
    try {
      accessSync(folder, constants.W_OK | constants.X_OK)
    } catch (error) {
      throw Object.assign(error as Error, { path, syscall: 'write' })
    }
  }
}

/** The folder itself, or the nearest one above it that is there: what is missing below can be made. */
export function nearestThere(folder: string): string {
  const above = dirname(folder)
  return existsSync(folder) || above === folder ? folder : nearestThere(above)
}

/** A failed install leaves nothing: the files that were changed become what they were, and the program goes with its folder. */
export function undo(call: Call, changed: readonly string[], { binary, before, home, link }: Stood): void {
  // A file that still names the program needs it there.
  if (changed.toReversed().filter((path) => !putBack(call, path)).length > 0) return
  if (link === 'made') takeOffPath(call, binary.installed)
  if (before === 'another') renameSync(previousOf(binary.installed), binary.installed)
  if (before === 'nothing') rmSync(binary.installed, { force: true })
  if (home === 'missing') purge(call.paths)
  else if (before === 'nothing') removeEmpty(dirname(binary.installed))
}

function putBack({ paths }: Call, path: string): boolean {
  try {
    const original = restorable(path, paths.backups)
    if (original) restoreBackup(original)
    settle(path, paths.backups)
    return true
  } catch {
    return false
  }
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {}
}
