import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export type Level = 'error' | 'warn' | 'info' | 'debug'

const MAX_BYTES = 1024 * 1024

/**
 * One line in the log; never throws and never prints. Loaded only when there is something to log.
 * The caller redacts: a line is written as it is given, on one line.
 */
export function log(path: string, level: Level, at: string, message: string): void {
  const line = `${at} ${level} ${message.replace(/\s*[\r\n]+\s*/g, ' ⏎ ').slice(0, 2000)}\n`
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    rotate(path)
    appendFileSync(path, line, { mode: 0o600 })
  } catch {}
}

function rotate(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > MAX_BYTES) renameSync(path, `${path}.1`)
}
