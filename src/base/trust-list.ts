import { isRecord } from './is-record.ts'

/** What a project brings along and a person has agreed to: the file it stands in, and the fingerprint of what was agreed to. */
export interface Trusted {
  readonly file: string
  readonly name: string
  readonly hash: string
  readonly at: string
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
