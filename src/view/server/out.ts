import { t } from '../../messages/people/speak.ts'
import { redactDeep } from '../../platform/redact.ts'

/** What leaves the store is redacted once more, and no text is longer than a person reads. */
export function out(value: unknown): unknown {
  return redactDeep(shortened(value))
}

const LONGEST = 60_000

function shortened(value: unknown): unknown {
  if (typeof value === 'string') {
    if (value.length <= LONGEST) return value
    return t`${value.slice(0, LONGEST).toWellFormed()}… (${value.length - LONGEST} more characters)`
  }
  if (Array.isArray(value)) return value.map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortened(item)]))
}
