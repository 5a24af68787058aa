import { isRecord } from '../../base/is-record.ts'
import { compilePattern } from '../conditions/compile-pattern.ts'
import type { Exception } from '../rule.ts'
import type { Draft } from './draft.ts'

/** What the person said about rules that they did not write: some are off, others say nothing about something for a while. */
export interface Exceptions {
  readonly off: readonly string[]
  readonly except: readonly (Exception & { readonly rule: string })[]
}

/** One line of the file, as it is written. */
export interface WrittenException {
  readonly rule: string
  readonly command?: string
  readonly path?: string
  /** The last day on which it holds: 2026-01-31. */
  readonly until: string
}

export interface WrittenExceptions {
  readonly off: readonly string[]
  readonly except: readonly WrittenException[]
}

/** As it stands in the file; what cannot be read excepts nothing. */
export function readExceptions(text: string | undefined): WrittenExceptions {
  const nothing = { off: [], except: [] }
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (!isRecord(value)) return nothing
    const { off, except } = value
    return {
      off: Array.isArray(off) ? off.filter((name): name is string => typeof name === 'string') : [],
      except: Array.isArray(except) ? except.filter(isWritten) : [],
    }
  } catch {
    return nothing
  }
}

export function writeExceptions({ off, except }: WrittenExceptions): string {
  return `${JSON.stringify({ off, except }, null, 2)}\n`
}

/** Ready to be held against events. */
export function exceptionsIn(text: string | undefined, home: string): Exceptions {
  const { off, except } = readExceptions(text)
  return {
    off,
    except: except.flatMap(({ rule, command, path, until }) => {
      const end = endOf(until)
      const test = path === undefined ? undefined : compilePattern(draftAt(home), [], path, 'path')
      if (end === undefined || (path !== undefined && !test)) return []
      return [{ rule, until: end, ...(command !== undefined && { command }), ...(test && { path: test }) }]
    }),
  }
}

/** The end of a day, in the time of the world; undefined for what is no day. */
export function endOf(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const time = Date.parse(`${day}T23:59:59Z`)
  return Number.isNaN(time) ? undefined : time
}

/** Whether a path can be used as a glob. */
export function isGlob(path: string, home: string): boolean {
  return compilePattern(draftAt(home), [], path, 'path') !== undefined
}

function draftAt(home: string): Draft {
  return { file: '', home, problems: [], values: {}, body: '', locate: () => ({ line: 1, column: 1 }) }
}

function isWritten(value: unknown): value is WrittenException {
  return (
    isRecord(value) &&
    typeof value.rule === 'string' &&
    typeof value.until === 'string' &&
    (typeof value.command === 'string' || typeof value.path === 'string')
  )
}
