import { existsSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Paths } from '../../platform/paths.ts'

export interface Purged {
  /** Whether there was anything of ours. */
  readonly deleted: boolean
  /** Not ours. */
  readonly kept: readonly string[]
}

/**
 * Deletes what Throughline made in its home and nothing else; a home of the person's choosing may hold other things. Says what stays.
 * Where the home is a link, the link and the folder behind it stay, and ours in it goes.
 */
export function purge(paths: Paths): Purged {
  const { home } = paths
  if (!existsSync(home) || !statSync(home).isDirectory()) return { deleted: false, kept: [] }
  const before = countIn(home)
  for (const name of readdirSync(home)) {
    const path = join(home, name)
    if (isOwnFile(paths, name)) rmSync(path, { force: true })
    const inside = OWN_FOLDERS[name]
    if (inside) empty(path, inside)
  }
  const left = readdirSync(home)
  const deleted = countIn(home) < before || left.length === 0
  if (left.length === 0) quietly(() => rmdirSync(home))
  return { deleted, kept: left.sort() }
}

function countIn(folder: string): number {
  return readdirSync(folder, { recursive: true }).length
}

function isOwnFile({ database, settings, lastSettings, trust, exceptions }: Paths, name: string): boolean {
  const store = basename(database)
  return (
    [store, `${store}-wal`, `${store}-shm`, `${store}-journal`].includes(name) ||
    [settings, lastSettings, trust, exceptions].some((file) => basename(file) === name) ||
    name.startsWith(`${store}.broken-`) ||
    name.startsWith('told-')
  )
}

/** The folders that are ours, and what in them is. */
const OWN_FOLDERS: Readonly<Record<string, RegExp>> = {
  log: /^throughline\.log(?:\.\d+)?$/,
  spool: /^(?:pending|\d+(?:-\d+)?\.(?:jsonl|draft))$/,
  bin: /^throughline(?:\.previous)?(?:\.exe)?(?:\.\d+\.(?:new|old))?$/,
  rules: /\.md$/,
  backups: /\.(?:json|bak)$/,
  compiled: /\.(?:rules|draft)$/,
  adopted: /^[0-9a-f]{16}$/,
}

function empty(folder: string, own: RegExp): void {
  quietly(() => {
    for (const name of readdirSync(folder)) if (own.test(name)) rmSync(join(folder, name), { force: true })
    rmdirSync(folder)
  })
}

function quietly(work: () => void): void {
  try {
    work()
  } catch {}
}
