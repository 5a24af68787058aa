import type { Problem } from '../rule.ts'
import type { ParsedRule } from './parse.ts'

/** A rule on its way through the checks: its values, and what was found wrong with them so far. */
export interface Draft extends ParsedRule {
  readonly file: string
  readonly home: string
  readonly problems: Problem[]
}

export type Path = readonly (string | number)[]

export function fault(draft: Draft, path: Path, message: string, hint: string): undefined {
  draft.problems.push({ file: draft.file, ...draft.locate(path), message, hint, severity: 'error' })
  return undefined
}

export function warn(draft: Draft, path: Path, message: string, hint: string): undefined {
  draft.problems.push({ file: draft.file, ...draft.locate(path), message, hint, severity: 'warning' })
  return undefined
}

/** How a wrong value is shown: short, on one line. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
