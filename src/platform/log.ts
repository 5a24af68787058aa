import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export type Level = 'error' | 'warn' | 'info' | 'debug'

const MAX_BYTES = 10 * 1024 * 1024
const BACKUPS = 3

/** How a log is kept. */
export interface LogStyle {
  readonly level: Level | 'off'
  readonly format: 'text' | 'json'
}

const PLAINLY: LogStyle = { level: 'debug', format: 'text' }

/** Where it is kept: where the person says, else in the home of Throughline. */
export function logFileOf(
  { log: usual, home }: { readonly log: string; readonly home: string },
  chosen: string | undefined,
  userHome: string,
): string {
  if (chosen === undefined) return usual
  if (chosen.startsWith('~/')) return join(userHome, chosen.slice(2))
  return resolve(home, chosen)
}

const ORDER = ['debug', 'info', 'warn', 'error', 'off'] as const

/**
 * One line in the log; never throws and never prints. Loaded only when there is something to log.
 * The caller redacts: a line is written as it is given, on one line.
 */
export function log(path: string, level: Level, at: string, message: string, style: LogStyle = PLAINLY): void {
  if (ORDER.indexOf(level) < ORDER.indexOf(style.level)) return
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
