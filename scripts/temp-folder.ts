import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for as long as the work takes. */
export function tempFolder<T>(prefix: string, work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
