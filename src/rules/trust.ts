import { isRecord } from '../base/is-record.ts'
import { isAbsolute } from '../base/paths.ts'
import { isInside } from './conditions/paths.ts'
import type { Rule } from './rule.ts'

/** What a project brings along and a person has agreed to: the file it stands in, and the fingerprint of what was agreed to. */
export interface Trusted {
  readonly file: string
  readonly name: string
  readonly hash: string
  readonly at: string
}

/** Only what a project brings along needs it, and only if it takes a question away from the person, runs a program or reads outside. */
export function needsTrust({ origin, action, permission, run, load }: Rule): boolean {
  if (origin !== 'project') return false
  return (
    action === 'allow' || permission === 'allow' || run !== undefined || (load?.some(({ outside }) => outside) ?? false)
  )
}

/** How files are read for the fingerprint. */
export interface Reading {
  read(path: string, most: number): string | undefined
  hash(text: string): string
}

const LONGEST = 1_000_000

/** The fingerprint of a rule: its own text, and the text of every file of the project that its command names. */
export function fingerprintOf(rule: Rule, project: string, files: Reading): string | undefined {
  const text = files.read(rule.file, LONGEST)
  if (text === undefined) return undefined
  const words = (rule.run?.command ?? []).flatMap((word) => word.split(/[\s;&|<>()'"]+/))
  const named = [...new Set(words)].filter(Boolean).map((word) => (isAbsolute(word) ? word : `${project}/${word}`))
  const parts = named.flatMap((path) => {
    const content = isInside(path, project) ? files.read(path, LONGEST) : undefined
    return content === undefined ? [] : [`${path}\0${content}`]
  })
  return files.hash([text, ...parts].join('\0\0'))
}

export function isTrusted(list: readonly Trusted[], file: string, hash: string | undefined): boolean {
  return hash !== undefined && list.some((entry) => entry.file === file && entry.hash === hash)
}

/** The list in trust.json; one that cannot be read trusts nothing. */
export function readTrust(text: string | undefined): readonly Trusted[] {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRecord(value) && Array.isArray(value.rules) ? value.rules.filter(isEntry) : []
  } catch {
    return []
  }
}

export function writeTrust(rules: readonly Trusted[]): string {
  return `${JSON.stringify({ rules }, null, 2)}\n`
}

function isEntry(value: unknown): value is Trusted {
  return isRecord(value) && ['file', 'name', 'hash', 'at'].every((key) => typeof value[key] === 'string')
}
