import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Environment } from '../base/environment.ts'

export type Level = 'error' | 'warn' | 'info' | 'debug'

const MAX_BYTES = 10 * 1024 * 1024
const BACKUPS = 3

/** How a log is kept: by the environment, so that it holds before any settings are read. */
export interface LogStyle {
  readonly least: Level | 'off'
  readonly format: 'text' | 'json'
}

export function logStyle(environment: Environment): LogStyle {
  const { THROUGHLINE_LOG_LEVEL: level = '', THROUGHLINE_LOG_FORMAT: format } = environment
  return { least: isLevel(level) ? level : 'debug', format: format === 'json' ? 'json' : 'text' }
}

const ORDER = ['debug', 'info', 'warn', 'error', 'off'] as const

function isLevel(word: string): word is (typeof ORDER)[number] {
  return (ORDER as readonly string[]).includes(word)
}

/**
 * One line in the log; never throws and never prints. Loaded only when there is something to log.
 * The caller redacts: a line is written as it is given, on one line.
 */
export function log(path: string, level: Level, at: string, message: string, style: LogStyle = logStyle({})): void {
  if (ORDER.indexOf(level) < ORDER.indexOf(style.least)) return
  const said = message.replace(/\s*[\r\n]+\s*/g, ' ⏎ ').slice(0, 2000)
  const line =
    style.format === 'json' ? `${JSON.stringify({ at, level, message: said })}\n` : `${at} ${level} ${said}\n`
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    rotate(path)
    appendFileSync(path, line, { mode: 0o600 })
  } catch {}
}

function rotate(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size <= MAX_BYTES) return
  for (let number = BACKUPS - 1; number > 0; number--)
    if (existsSync(`${path}.${number}`)) renameSync(`${path}.${number}`, `${path}.${number + 1}`)
  renameSync(path, `${path}.1`)
}
