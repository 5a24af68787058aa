import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Paths } from '../platform/paths.ts'

/** Damaged stores that a hook set aside and that the person has not removed yet, oldest first; their side files go with them. */
export function keptStores({ database }: Pick<Paths, 'database'>): string[] {
  const folder = dirname(database)
  if (!existsSync(folder)) return []
  const start = `${basename(database)}.broken-`
  return readdirSync(folder)
    .filter((name) => name.startsWith(start) && !/-(?:wal|shm)$/.test(name))
    .sort()
    .map((name) => join(folder, name))
}
