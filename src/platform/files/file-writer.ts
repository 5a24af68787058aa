import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FileWriter } from '../../protocol/ports.ts'
import { makeFolder, writeAtomically } from './files.ts'
import { asUsual } from './owner-only.ts'

/** Writes for the features: a reader sees the old file or the new one, never a part. */
export const fileWriter: FileWriter = {
  write: (path, text) => {
    asUsual(() => writeAtomically(path, text))
  },
  move(from, to) {
    if (existsSync(to)) throw new Error(`${to} is there already`)
    asUsual(() => makeFolder(dirname(to)))
    try {
      renameSync(from, to)
    } catch (failure) {
      if ((failure as { code?: unknown }).code !== 'EXDEV') throw failure
      // Another file system: a copy, then the original goes.
      cpSync(from, to, { recursive: true, errorOnExist: true, force: false, preserveTimestamps: true })
      rmSync(from, { recursive: true })
    }
  },
}
