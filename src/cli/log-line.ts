import { isRecord } from '../base/is-record.ts'

export interface LogLine {
  readonly at: string | null
  readonly level: string | null
  readonly message: string
}

/** A line of the log, in either of its formats. */
export function logLine(line: string): LogLine {
  if (line.startsWith('{')) {
    try {
      const value: unknown = JSON.parse(line)
      if (isRecord(value) && typeof value.message === 'string')
        return { at: String(value.at), level: String(value.level), message: value.message }
    } catch {}
  }
  const [, at = null, level = null, message = line] = /^(\S+) (\w+) (.*)$/.exec(line) ?? []
  return { at, level, message }
}
